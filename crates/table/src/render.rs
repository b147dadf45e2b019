//! What those at a table are sent.

use std::sync::Arc;

use hosting::{Audience, News};
use protocol::{Event, What};
use serde_json::value::RawValue;

use super::Table;
use super::log::{Entry, LogEvent};

/// Something that just happened, ready to be told to anybody.
#[derive(Clone)]
pub struct Recent {
    seq: u64,
    at: u64,
    what: What,
    news: Option<Arc<dyn News>>,
    changes_table: bool,
    changes_game: bool,
}

impl Recent {
    /// The number of the event.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// Whether the table is another after it, apart from the game.
    pub const fn changes_table(&self) -> bool {
        self.changes_table
    }

    /// Whose words these are, if they are chat or an emote.
    pub const fn speaker(&self) -> Option<u32> {
        match self.what {
            What::Said { guest, .. } | What::Emoted { guest, .. } => Some(guest),
            _ => None,
        }
    }

    /// The same without the words of somebody who is muted.
    #[must_use]
    pub fn muted(&self) -> Self {
        let what = self.speaker().map_or_else(|| self.what.clone(), |guest| What::Muted { guest });
        Self { what, ..self.clone() }
    }

    /// The event by itself, for somebody who has missed it.
    pub fn missed(&self, audience: Audience) -> Event<Box<RawValue>> {
        Event {
            seq: self.seq,
            at: self.at,
            what: self.what.clone(),
            told: self.news.as_ref().map(|news| news.steps(audience)),
            table: None,
            game: None,
        }
    }
}

/// How many events are remembered for those who come back.
const REMEMBERED: usize = 128;

impl Table {
    /// Remembers the event that was applied last.
    pub(crate) fn remember(&mut self, entry: &Entry, news: Option<Arc<dyn News>>) -> Recent {
        let recent = self.recent(entry, news);
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back(recent.clone());
        recent
    }

    /// The events after a number, if they are all remembered. Who has none yet gets
    /// those that are.
    pub fn since(&self, last: u64) -> Option<impl Iterator<Item = &Recent>> {
        let oldest = self.recent.front().map_or(self.seq + 1, Recent::seq);
        let known = last == 0 || (oldest..=self.seq + 1).contains(&(last.checked_add(1)?));
        known.then(|| self.recent.iter().filter(move |recent| recent.seq() > last))
    }

    fn recent(&self, entry: &Entry, news: Option<Arc<dyn News>>) -> Recent {
        let (changes_table, changes_game) = self.changes(&entry.event);
        Recent {
            seq: self.seq,
            at: self.at,
            what: self.what(&entry.event),
            news,
            changes_table,
            changes_game,
        }
    }

    /// Whether the table and the game are others after the event that was applied last.
    const fn changes(&self, event: &LogEvent) -> (bool, bool) {
        match event {
            LogEvent::Said { .. } | LogEvent::Emoted { .. } => (false, false),
            LogEvent::Moved { .. } => (self.reseated, true),
            LogEvent::Started { .. } | LogEvent::Ended { .. } => (true, true),
            LogEvent::Opened(_)
            | LogEvent::Joined { .. }
            | LogEvent::Sat { .. }
            | LogEvent::Stood { .. }
            | LogEvent::Left { .. }
            | LogEvent::Kicked { .. }
            | LogEvent::Banned { .. }
            | LogEvent::Cleared { .. }
            | LogEvent::Locked { .. }
            | LogEvent::BotSat { .. }
            | LogEvent::BotLeft { .. }
            | LogEvent::HostChanged { .. }
            | LogEvent::Salted { .. }
            | LogEvent::Rested { .. }
            | LogEvent::Closed { .. } => (true, false),
        }
    }

    /// The event with the table and the game after it.
    pub fn told(&self, recent: &Recent, audience: Audience) -> Event<Box<RawValue>> {
        Event {
            table: recent.changes_table.then(|| self.info()),
            game: recent.changes_game.then(|| self.position(audience)).flatten(),
            ..recent.missed(audience)
        }
    }

    /// The game as an audience may see it.
    pub fn position(&self, audience: Audience) -> Option<Box<RawValue>> {
        self.game.as_ref().map(|game| game.position(audience))
    }

    fn what(&self, event: &LogEvent) -> What {
        match event.clone() {
            LogEvent::Opened(_) => What::Opened,
            LogEvent::Joined { guest, name, .. } => What::Joined { guest, name },
            LogEvent::Sat { guest } => What::Sat { guest },
            LogEvent::Stood { guest } => What::Stood { guest },
            LogEvent::Left { guest } => What::Left { guest },
            LogEvent::Kicked { guest } => What::Kicked { guest },
            LogEvent::Banned { guest } => What::Banned { guest },
            LogEvent::Cleared { guests } => What::Cleared { guests },
            LogEvent::Locked { on } => What::Locked { on },
            LogEvent::BotSat { level } => What::BotSat { level },
            LogEvent::BotLeft { seat } => What::BotLeft { seat },
            LogEvent::HostChanged { guest } => What::HostChanged { guest },
            LogEvent::Salted { guest, salt } => What::Salted { guest, salt: salt.to_string() },
            LogEvent::Started { number, .. } => What::Started { number },
            LogEvent::Moved { seat, by, .. } => What::Moved { seat, by },
            LogEvent::Rested { seat, on, away } => What::Rested { seat, on, away },
            LogEvent::Ended { .. } => What::Ended(self.last.clone().expect("only a game that was on ends")),
            LogEvent::Said { guest, text } => What::Said { guest, text },
            LogEvent::Emoted { guest, emote } => What::Emoted { guest, emote },
            LogEvent::Closed { idle } => What::Closed { idle },
        }
    }
}
