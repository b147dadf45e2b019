//! Games as stories: the sentences of the languages' files, laid out in lines
//! for a terminal.

mod flip7;
mod line;
mod rows;
mod unoflip;
mod vengeance;

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use game::{Players, Rule, Ruled, Seat};
use hosting::wire::Wired;
use i18n::{Lang, Words};
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
}

/// Tells a game event by event. Lines are written when they are complete.
pub struct Story<G: Narrated> {
    words: Words,
    /// The names that were given to the seats, if any.
    names: Vec<String>,
    /// The width of the longest name.
    width: usize,
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
        let widths = Seat::all(who.count()).map(|seat| width(&words.seat(seat.number(), &names)));
        let width = widths.max().unwrap_or(0);
        Self { words, names, width, lens: G::first_lens(), line: String::new() }
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
        let said = told.map(|told: Value| self.words.told(G::NAME, &told, &self.names));
        let said = painted(&said.unwrap_or_default(), line.tone);
        if line.codes.is_empty() { said } else { format!("{said} {CARD}[{}]{CARD:#}", line.codes.join(" ")) }
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

/// A sentence in its colours. Cards stand out unless the whole sentence does.
fn painted(sentence: &str, tone: Tone) -> String {
    let style = match tone {
        Tone::Plain => {
            let (start, end) = (CARD.render().to_string(), CARD.render_reset().to_string());
            return sentence.replace(CARD_MARKS.0, &start).replace(CARD_MARKS.1, &end);
        }
        Tone::Good => AnsiColor::Green.on_default(),
        Tone::Great => AnsiColor::Green.on_default().bold(),
        Tone::Bad => AnsiColor::Red.on_default(),
    };
    format!("{style}{}{style:#}", sentence.replace(CARD_MARKS.0, "").replace(CARD_MARKS.1, ""))
}
