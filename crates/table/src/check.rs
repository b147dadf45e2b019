//! Whether an event can follow in a log. What is decided from a table always
//! fits it; a log that was changed by hand or damaged may not.

use protocol::Phase;

use super::log::LogEvent;
use super::{Sitter, Table};

type Fits = Result<(), &'static str>;

impl Table {
    /// Says why an event cannot be the next one.
    pub(super) fn fits(&self, event: &LogEvent) -> Fits {
        must(self.phase != Phase::Closed, "nothing happens at a closed table")?;
        match event {
            LogEvent::Opened(_) => Err("a table is opened once"),
            LogEvent::Joined { guest, .. } => {
                must(*guest == self.came + 1, "guests are numbered as they come")
            }
            LogEvent::Sat { guest } => {
                self.is_guest(*guest)?;
                let sits = self.seat_of(*guest).is_some() || self.waiting.contains(guest);
                must(!sits, "this guest has a seat already")
            }
            LogEvent::Stood { guest }
            | LogEvent::Left { guest }
            | LogEvent::Kicked { guest }
            | LogEvent::Banned { guest }
            | LogEvent::HostChanged { guest }
            | LogEvent::Salted { guest, .. }
            | LogEvent::Said { guest, .. }
            | LogEvent::Emoted { guest, .. } => self.is_guest(*guest),
            LogEvent::Cleared { guests } => guests.iter().try_for_each(|&guest| self.is_guest(guest)),
            LogEvent::Locked { .. } => Ok(()),
            LogEvent::BotSat { level } => {
                let free = self.phase != Phase::Playing && self.seats.len() < self.spec.seats;
                must(free, "a bot has no seat there")?;
                // One that nobody knows would never move.
                let kind = hosting::kind_of(self.spec.game);
                must(kind.levels.contains(&level.as_str()), "there is no such bot")
            }
            LogEvent::BotLeft { seat } => {
                let bot = matches!(self.sitter(*seat), Some(Sitter::Bot { .. }));
                must(self.phase != Phase::Playing && bot, "there is no bot to leave")
            }
            LogEvent::Rested { seat, .. } => must(
                matches!(self.sitter(*seat), Some(Sitter::Guest { .. })),
                "there is no guest in that seat",
            ),
            LogEvent::Started { number, .. } => {
                must(self.phase != Phase::Playing, "a game is on already")?;
                must(*number == self.number, "games are counted without a gap")
            }
            LogEvent::Moved { .. } => must(self.phase == Phase::Playing, "there is no game to move in"),
            LogEvent::Ended { .. } => must(self.phase == Phase::Playing, "there is no game to end"),
            LogEvent::Closed { .. } => Ok(()),
        }
    }

    fn is_guest(&self, guest: u32) -> Fits {
        must(self.knows(guest), "there is no such guest")
    }

    pub(super) fn sitter(&self, seat: usize) -> Option<&Sitter> {
        self.seats.get(seat.checked_sub(1)?)
    }
}

fn must(holds: bool, otherwise: &'static str) -> Fits {
    if holds { Ok(()) } else { Err(otherwise) }
}
