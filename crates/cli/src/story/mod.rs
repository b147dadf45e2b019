//! Games as stories: events turned into lines for people.

mod flip7;
mod unoflip;
mod vengeance;

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use game::{Game, Players, Rule, Ruled, Seat};

/// How headings and other important words look on a terminal.
pub const STRONG: Style = Style::new().bold();
/// How things beside the story look.
const FAINT: Style = Style::new().dimmed();
/// How good news look.
pub const GOOD: Style = AnsiColor::Green.on_default();
/// How bad news look.
pub const BAD: Style = AnsiColor::Red.on_default();
/// How cards look.
pub const CARD: Style = AnsiColor::Cyan.on_default();

/// A game whose events can be told.
pub trait Told: Game {
    /// What to say about an event.
    fn told(event: &Self::Event, who: &Players) -> Part;
}

/// What to say about an event.
pub enum Part {
    /// Nothing.
    Silence,
    /// A line of its own that stands out.
    Heading(String),
    /// The beginning of a line about a seat.
    Start(Seat, String),
    /// The beginning of a line about the table.
    Note(String),
    /// More on the line that was begun.
    More(String),
    /// More on the line that was begun, with the rule behind it.
    Why(String),
    /// A seat's points of the round, and in all.
    Score(Seat, i64, i64),
}

/// Tells a game event by event. Lines are written when they are complete.
pub struct Story<G> {
    who: Players,
    width: usize,
    line: String,
    game: std::marker::PhantomData<G>,
}

impl<G: Told> Story<G> {
    /// A story about these players.
    pub fn new(who: Players) -> Self {
        let names = Seat::all(who.count()).map(|seat| who.name(seat).chars().count());
        let width = names.max().unwrap_or(0);
        Self { who, width, line: String::new(), game: std::marker::PhantomData }
    }

    /// Tells an event.
    pub fn tell(&mut self, event: &G::Event, out: &mut impl Write) -> io::Result<()> {
        let rule = event.rule().id();
        match G::told(event, &self.who) {
            Part::Silence => {}
            Part::Heading(text) => {
                self.finish_line(out)?;
                writeln!(out, "\n{STRONG}{text}{STRONG:#}")?;
            }
            Part::Start(seat, text) => {
                self.finish_line(out)?;
                self.line = format!("  {:<width$}  {text}", self.who.name(seat), width = self.width);
            }
            Part::Note(text) => {
                self.finish_line(out)?;
                self.line = format!("  {text} {FAINT}({rule}){FAINT:#}");
            }
            Part::More(text) => self.line.push_str(&text),
            Part::Why(text) => {
                self.line.extend([text, format!(" {FAINT}({rule}){FAINT:#}")]);
            }
            Part::Score(seat, points, total) => {
                self.finish_line(out)?;
                let name = self.who.name(seat);
                self.line = format!("  {name:<width$}  {points:>+5} → {total}", width = self.width);
            }
        }
        Ok(())
    }

    /// Whether something has been begun that is not written yet.
    pub const fn has_open_line(&self) -> bool {
        !self.line.is_empty()
    }

    /// Writes the line that was begun.
    pub fn finish_line(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.has_open_line() {
            writeln!(out, "{}", self.line)?;
            self.line.clear();
            out.flush()?;
        }
        Ok(())
    }

    /// Ends the story, in the middle of the game perhaps.
    pub fn end(&mut self, game: &G, out: &mut impl Write) -> io::Result<()> {
        self.finish_line(out)?;
        if let Some(seat) = game.to_act() {
            writeln!(
                out,
                "\n{FAINT}The record ends here; it is the turn of {}.{FAINT:#}",
                self.who.name(seat)
            )?;
        }
        Ok(())
    }
}

/// Points in words.
fn counted(points: i64) -> String {
    if points == 1 { "1 point".to_owned() } else { format!("{points} points") }
}
