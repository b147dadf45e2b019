//! Games as stories: the sentences of the languages' files, laid out in lines
//! for a terminal.

mod flip7;
mod line;
mod rows;
mod unoflip;
mod vengeance;

use std::collections::BTreeMap;
use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use game::{Players, Rule, Ruled, Seat, Seed};
use hosting::AnyCard;
use hosting::wire::Wired;
use i18n::{Lang, Seats, Words};
use serde_json::Value;

use self::line::{Line, Place, Tone};
use crate::wrap::wrapped;

/// How headings and other important words look on a terminal.
pub const STRONG: Style = Style::new().bold();
/// How things beside the story look.
const FAINT: Style = Style::new().dimmed();
/// How cards look.
const CARD: Style = AnsiColor::Cyan.on_default();

/// What stands around the names of cards until they are painted. Players'
/// names cannot have it in them: their control characters are replaced.
const CARD_MARKS: (&str, &str) = ("\u{2}", "\u{3}");

/// How far lines are indented, and how far the rest of a line that is too long.
const INDENTS: (&str, &str) = ("  ", "      ");

/// A game whose events have their places in a story.
pub trait Narrated: Wired {
    /// How an event is told.
    fn line(event: &Self::Event) -> Line;

    /// The cards that have a colour of their own.
    fn styles() -> Vec<(AnyCard, Style)> {
        Vec::new()
    }
}

/// Tells a game event by event. Lines are written when they are complete.
pub struct Story<G: Narrated> {
    words: Words,
    /// The names that were given to the seats, if any.
    names: Vec<String>,
    /// The width of the longest name.
    width: usize,
    /// How the cards with these names look, where they do not look like all cards.
    styles: BTreeMap<String, Style>,
    lens: G::Lens,
    line: String,
}

impl<G: Narrated> Story<G> {
    /// A story about these players in a language.
    pub fn new(who: &Players, lang: Lang) -> Self {
        let words = Words::new(lang, &i18n::source(lang)).marking_cards(CARD_MARKS);
        let names = match who {
            Players::Count(_) => Vec::new(),
            Players::Named(names) => (0..names.len()).map(|place| who.name(Seat::at(place))).collect(),
        };
        let styles = G::styles().into_iter().map(|(card, style)| (words.card(card), style)).collect();
        let widths = Seat::all(who.count()).map(|seat| width(&words.seat(seat.number(), &names)));
        let width = widths.max().unwrap_or(0);
        Self { words, names, width, styles, lens: G::first_lens(), line: String::new() }
    }

    /// Tells an event.
    pub fn tell(&mut self, event: &G::Event, out: &mut impl Write) -> io::Result<()> {
        let line = G::line(event);
        let said = self.said(event, &line);
        let rule = format!(" {FAINT}({}){FAINT:#}", event.rule().id());
        match line.place {
            Place::Silence => {}
            Place::Heading => {
                self.finish_line(out)?;
                writeln!(out, "\n{STRONG}{}{STRONG:#}", wrapped(&said, ("", INDENTS.0)))?;
            }
            Place::Turn => self.begin(said, out)?,
            Place::Consequence => self.begin(format!("└ {said}"), out)?,
            Place::Note => self.begin(said + &rule, out)?,
            Place::More => self.line.extend([" ", &said, &rule]),
            Place::Worth(points) => self.line.push_str(&format!("  = {points}")),
            Place::Score { seat, points, total } => {
                let name = self.words.seat(seat.number(), &self.names);
                let gap = " ".repeat(self.width - width(&name));
                self.begin(format!("{name}{gap}  {points:>+5} → {total}"), out)?;
            }
        }
        Ok(())
    }

    /// The sentence about an event, with the codes beside it, painted.
    fn said(&mut self, event: &G::Event, line: &Line) -> String {
        self.lens = G::lens_after(self.lens, event);
        let told = serde_json::to_value(G::step(self.lens, event, line.audience)).ok();
        let said = told.map(|told: Value| self.words.told(G::NAME, &told, Seats::named(&self.names)));
        let said = self.painted(&said.unwrap_or_default(), line.tone);
        if line.cards.is_empty() {
            return said;
        }
        let sides = |sides: &[AnyCard; 2]| sides.map(|side| self.words.card(side)).join(" / ");
        let cards: Vec<String> = line.cards.iter().map(sides).collect();
        format!("{said} [{}]", self.painted(&cards.join(", "), Tone::Plain))
    }

    /// A sentence in its colours. Cards stand out unless the whole sentence does.
    fn painted(&self, sentence: &str, tone: Tone) -> String {
        let style = match tone {
            Tone::Plain => return self.with_cards_painted(sentence),
            Tone::Good => AnsiColor::Green.on_default(),
            Tone::Great => AnsiColor::Green.on_default().bold(),
            Tone::Bad => AnsiColor::Red.on_default(),
        };
        format!("{style}{}{style:#}", sentence.replace(CARD_MARKS.0, "").replace(CARD_MARKS.1, ""))
    }

    fn with_cards_painted(&self, sentence: &str) -> String {
        let (start, end) = CARD_MARKS;
        sentence.split_inclusive(end).fold(String::new(), |painted, part| {
            let Some((before, name)) = part.split_once(start) else { return painted + part };
            let name = name.trim_end_matches(end);
            let style = self.styles.get(&format!("{start}{name}{end}")).copied().unwrap_or(CARD);
            painted + &format!("{before}{style}{name}{style:#}")
        })
    }

    /// Says what is told: the game, who plays, and what everything random in it follows from.
    pub fn begin_with(&self, who: &[String], seed: Option<Seed>, out: &mut impl Write) -> io::Result<()> {
        let seed = seed.map(|seed| self.words.say_with("story-seed", &[("seed", seed.to_hex().into())]));
        let program = Some(concat!("fliphouse ", env!("CARGO_PKG_VERSION")).to_owned());
        let facts: Vec<String> = program.into_iter().chain(seed).chain(self.seated(who)).collect();
        writeln!(out, "{STRONG}{}{STRONG:#}", wrapped(G::TITLE, ("", INDENTS.0)))?;
        facts.iter().try_for_each(|fact| writeln!(out, "{FAINT}{}{FAINT:#}", wrapped(fact, ("", INDENTS.0))))
    }

    /// Who sits where: in one word if everybody is the same.
    fn seated(&self, who: &[String]) -> Option<String> {
        let first = who.first()?;
        if who.iter().all(|other| other == first) {
            return Some(format!("{} × {first}", who.len()));
        }
        let named = |(seat, who): (usize, &String)| format!("{}: {who}", self.words.seat(seat, &self.names));
        Some((1..).zip(who).map(named).collect::<Vec<_>>().join(", "))
    }

    /// Whether something has been begun that is not written yet.
    pub const fn has_open_line(&self) -> bool {
        !self.line.is_empty()
    }

    fn begin(&mut self, text: String, out: &mut impl Write) -> io::Result<()> {
        self.finish_line(out)?;
        self.line = text;
        Ok(())
    }

    /// Writes the line that was begun.
    pub fn finish_line(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.has_open_line() {
            writeln!(out, "{}", wrapped(&self.line, INDENTS))?;
            self.line.clear();
            out.flush()?;
        }
        Ok(())
    }

    /// Ends the story, in the middle of the game perhaps.
    pub fn end(&mut self, game: &G, out: &mut impl Write) -> io::Result<()> {
        self.finish_line(out)?;
        if let Some(seat) = game.to_act() {
            let name = self.words.seat(seat.number(), &self.names);
            let said = self.words.say_with("story-stops", &[("name", name.into())]);
            writeln!(out, "\n{FAINT}{}{FAINT:#}", wrapped(&said, ("", INDENTS.0)))?;
        }
        Ok(())
    }
}

/// How many columns a text takes.
fn width(text: &str) -> usize {
    textwrap::core::display_width(text)
}
