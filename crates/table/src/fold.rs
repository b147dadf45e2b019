//! From the log to the table.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::sync::Arc;

use game::Seat;
use hosting::News;
use protocol::{By, Closed, Guest, LastGame, Phase};

use super::log::{Entry, LogEvent, SeatSalt, Spec};
use super::secrets::Secrets;
use super::{Recent, Rest, Sitter, Table};
use crate::kept::{Logged, Secret};

/// A log that makes no table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfoldable {
    /// The number of the event that does not fit.
    pub seq: u64,
    /// Why the event does not follow from those before it.
    pub reason: String,
}

impl fmt::Display for Unfoldable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "log: event {}: {}", self.seq, self.reason)
    }
}

impl std::error::Error for Unfoldable {}

impl Table {
    /// The table that a whole log makes. No log, no table.
    pub fn fold(code: &str, log: &[Logged], secrets: &[Secret]) -> Result<Option<Self>, Unfoldable> {
        let Some((first, rest)) = log.split_first() else { return Ok(None) };
        let entry = Entry::read(first)?;
        let LogEvent::Opened(spec) = entry.event else {
            return Err(unfoldable(first.seq, "a log begins with an opening"));
        };
        let mut table = Self::opened(code, spec, entry.at);
        table.learn(secrets);
        for logged in rest {
            if logged.seq != table.seq + 1 {
                return Err(unfoldable(logged.seq, format_args!("event {} is missing", table.seq + 1)));
            }
            table.apply(&Entry::read(logged)?)?;
        }
        Ok(Some(table))
    }

    /// A table that was just opened.
    pub fn opened(code: &str, spec: Spec, at: u64) -> Self {
        Self {
            code: code.to_owned(),
            commitment: spec.commitment,
            spec,
            guests: BTreeMap::new(),
            came: 0,
            seats: Vec::new(),
            waiting: Vec::new(),
            played: BTreeSet::new(),
            locked: false,
            host: None,
            phase: Phase::Lobby,
            closed: None,
            number: 1,
            salts: BTreeMap::new(),
            last: None,
            game: None,
            proof_parts: (fair::Salts::new(), Vec::new()),
            seq: 1,
            at,
            began: at,
            turn_since: at,
            thinks_since: at,
            question: 1,
            reseated: false,
            recent: VecDeque::new(),
            secrets: Secrets::default(),
        }
    }

    /// Takes the next event of the log, and says what happened.
    pub fn apply(&mut self, entry: &Entry) -> Result<Recent, Unfoldable> {
        self.seq += 1;
        self.fits(&entry.event).map_err(|reason| unfoldable(self.seq, reason))?;
        // Whoever wrote it may have had a clock that was set back.
        self.at = self.at.max(entry.at);
        self.reseated = false;
        let thought = self.bot_is_on_turn();
        let news = self.happen(&entry.event)?;
        if self.bot_is_on_turn() && !thought {
            self.thinks_since = self.at;
        }
        if self.seat_bots() || news.is_some() {
            self.question = self.seq;
        }
        Ok(self.remember(entry, news))
    }

    /// Changes what an event changes. Says what happened in the game, if something did.
    /// Every event is named, so that a new one cannot be passed over by mistake.
    fn happen(&mut self, event: &LogEvent) -> Result<Option<Arc<dyn News>>, Unfoldable> {
        match event {
            LogEvent::Started { number, salts } => return self.start(*number, salts).map(Some),
            LogEvent::Moved { seat, action, by } => {
                if *by == By::Guest {
                    self.played.extend(self.sitter(*seat).and_then(Sitter::guest));
                }
                return self.moved(*seat, action).map(Some);
            }
            LogEvent::Ended { secret, commitment } => {
                self.ended(secret)?;
                self.commitment = *commitment;
            }
            LogEvent::Joined { guest, name, avatar } => {
                self.came = self.came.max(*guest);
                let (guest, name, avatar) = (*guest, name.clone(), *avatar);
                self.rename_bot(&name);
                self.guests.insert(guest, Guest { guest, name, avatar });
            }
            LogEvent::Sat { guest } => {
                self.waiting.push(*guest);
                self.seat_those_waiting();
            }
            LogEvent::Stood { guest } => self.unseat(*guest),
            LogEvent::Left { guest } | LogEvent::Kicked { guest } | LogEvent::Banned { guest } => {
                self.gone(*guest);
            }
            LogEvent::Cleared { guests } => guests.iter().for_each(|&guest| self.gone(guest)),
            LogEvent::Locked { on } => self.locked = *on,
            LogEvent::BotSat { level } => self.seats.push(self.new_bot(level)),
            LogEvent::BotLeft { seat } => {
                self.seats.remove(seat - 1);
                self.seat_those_waiting();
            }
            LogEvent::HostChanged { guest } => self.host = Some(*guest),
            LogEvent::Salted { guest, salt } => {
                self.salts.insert(*guest, salt.clone());
            }
            LogEvent::Rested { seat, on, away } => self.rested(*seat, *on, *away),
            LogEvent::Closed { idle } => {
                self.phase = Phase::Closed;
                self.closed = Some(if *idle { Closed::Idle } else { Closed::Host });
            }
            // The first is the table itself; words leave it as it is.
            LogEvent::Opened(_) | LogEvent::Said { .. } | LogEvent::Emoted { .. } => {}
        }
        Ok(None)
    }

    /// A guest is no longer at the table.
    fn gone(&mut self, guest: u32) {
        self.unseat(guest);
        self.guests.remove(&guest);
        self.played.remove(&guest);
        self.salts.remove(&guest);
        if self.host == Some(guest) {
            self.host = self.heir();
        }
    }

    /// A bot plays a guest's seat, or does so no longer.
    fn rested(&mut self, seat: usize, on: bool, away: bool) {
        let sitter = seat.checked_sub(1).and_then(|place| self.seats.get_mut(place));
        if let Some(Sitter::Guest { rest, .. }) = sitter {
            *rest = on.then_some(if away { Rest::Away } else { Rest::Asked });
        }
    }

    /// Lets the game know which bots play, whatever has changed that. Says whether something
    /// has.
    fn seat_bots(&mut self) -> bool {
        let Some(game) = self.game.as_mut().filter(|_| self.phase == Phase::Playing) else { return false };
        let levels: Vec<Option<&str>> = self.seats.iter().map(Sitter::bot).collect();
        game.seat_bots(&levels)
    }

    /// The guest who becomes host when the host goes: whoever sits, else
    /// whoever came first.
    pub(super) fn heir(&self) -> Option<u32> {
        let sitting = self.seats.iter().find_map(Sitter::guest);
        sitting.or_else(|| self.guests.keys().next().copied())
    }

    /// Between games everybody who waits sits down while there are seats. In
    /// the middle of one they can only take over from a bot.
    fn seat_those_waiting(&mut self) {
        if self.phase == Phase::Playing {
            return;
        }
        while self.seats.len() < self.spec.seats && !self.waiting.is_empty() {
            let guest = self.waiting.remove(0);
            self.seats.push(Sitter::Guest { guest, rest: None });
        }
    }

    fn relieve_bots(&mut self) {
        for seat in &mut self.seats {
            if matches!(seat, Sitter::Bot { .. }) && !self.waiting.is_empty() {
                *seat = Sitter::Guest { guest: self.waiting.remove(0), rest: None };
                self.reseated = true;
            }
        }
    }

    /// A guest gives up their seat: to a bot in the middle of a game.
    fn unseat(&mut self, guest: u32) {
        self.waiting.retain(|&waiting| waiting != guest);
        let Some(seat) = self.seat_of(guest) else { return };
        if self.phase == Phase::Playing {
            self.seats[seat.index()] = self.new_bot(super::STAND_IN);
        } else {
            self.seats.remove(seat.index());
            self.seat_those_waiting();
        }
    }

    fn start(&mut self, number: u32, salts: &[SeatSalt]) -> Result<Arc<dyn News>, Unfoldable> {
        let seq = self.seq;
        let secret =
            self.secrets.game(number).ok_or_else(|| unfoldable(seq, "the secret of the game is missing"))?;
        let salt = |given: &SeatSalt| Seat::numbered(given.seat).map(|seat| (seat, given.salt.clone()));
        let salts: fair::Salts = salts.iter().filter_map(salt).collect();
        let seed = fair::seed(secret, &self.code, number, &salts);
        let begun = hosting::begin(self.spec.game, &self.spec.rules, self.seats.len(), seed);
        let (game, news) = begun.map_err(|refused| unfoldable(seq, refused))?;
        let names = self.seats.iter().map(|sitter| self.seat_name(sitter)).collect();
        self.proof_parts = (salts, names);
        self.game = Some(game);
        self.phase = Phase::Playing;
        self.number = number;
        self.began = self.at;
        self.turn_since = self.at;
        self.thinks_since = self.at;
        Ok(news)
    }

    fn moved(&mut self, seat: usize, action: &str) -> Result<Arc<dyn News>, Unfoldable> {
        let seq = self.seq;
        let game = self.game.as_mut().ok_or_else(|| unfoldable(seq, "there is no game to move in"))?;
        let seat = Seat::numbered(seat).ok_or_else(|| unfoldable(seq, "there is no such seat"))?;
        let round = game.round();
        let news = game.play(seat, action).map_err(|refused| unfoldable(seq, refused))?;
        if game.round() != round {
            self.relieve_bots();
        }
        self.turn_since = self.at;
        self.thinks_since = self.at;
        Ok(news)
    }

    fn ended(&mut self, secret: &str) -> Result<(), Unfoldable> {
        let game = self.game.as_ref().ok_or_else(|| unfoldable(self.seq, "there is no game to end"))?;
        self.last = Some(LastGame {
            number: self.number,
            winner: game.winner().map(Seat::number),
            scores: game.scores(),
            secret: secret.to_owned(),
        });
        self.phase = Phase::Over;
        self.number += 1;
        self.salts.clear();
        // Free seats first; then bots make room.
        self.seat_those_waiting();
        self.relieve_bots();
        Ok(())
    }
}

impl Entry {
    /// Reads an event as it stands in a log.
    pub fn read(logged: &Logged) -> Result<Self, Unfoldable> {
        serde_json::from_str(&logged.event).map_err(|error| unfoldable(logged.seq, error))
    }

    /// The event as it stands in a log.
    ///
    /// # Panics
    /// Never: events are plain data.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("events are plain data")
    }
}

fn unfoldable(seq: u64, reason: impl fmt::Display) -> Unfoldable {
    Unfoldable { seq, reason: reason.to_string() }
}
