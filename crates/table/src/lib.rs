//! A table of the server: what it is, what may be done at it, and what follows. No
//! clock, no threads, no sockets: the same log gives the same table anywhere.

mod bots;
mod check;
mod clock;
mod decide;
mod fold;
mod kept;
mod log;
mod open;
mod render;
mod secrets;

pub use clock::{Chore, Thought};
pub use decide::{Decision, Who};
pub use fold::Unfoldable;
pub use kept::{Logged, Secret};
pub use log::{Entry, LogEvent, SeatSalt, Spec};
pub use open::{Opening, open};
pub use render::Recent;
pub use secrets::{Fresh, ban};

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::net::IpAddr;

use fair::{Commitment, Salt};
use game::Seat;
use hosting::{Audience, Hosted};
use protocol::{Closed, Guest, LastGame, Phase, Sitting, TableInfo, TableSummary, You};
use secrets::Secrets;

/// The bot that plays for somebody who is away or has left.
const STAND_IN: &str = "normal";

/// A table as its log has made it.
pub struct Table {
    code: String,
    spec: Spec,
    guests: BTreeMap<u32, Guest>,
    /// How many guests there ever were.
    came: u32,
    seats: Vec<Sitter>,
    waiting: Vec<u32>,
    /// The guests who have made a move at this table.
    played: BTreeSet<u32>,
    /// Whether nobody new may come in.
    locked: bool,
    /// Nobody until the opener comes in.
    host: Option<u32>,
    phase: Phase,
    closed: Option<Closed>,
    number: u32,
    commitment: Commitment,
    salts: BTreeMap<u32, Salt>,
    last: Option<LastGame>,
    game: Option<Box<dyn Hosted>>,
    /// What went into the shuffles of that game, and the names of its seats.
    proof_parts: (fair::Salts, Vec<String>),
    seq: u64,
    at: u64,
    /// When the game that is on or was on last began.
    began: u64,
    turn_since: u64,
    /// Since when a game has been as it is, or a bot has been on turn instead of somebody.
    thinks_since: u64,
    /// The last event that changed a game, or which bots play it.
    question: u64,
    /// Whether the last event changed who sits where in the middle of a game.
    reseated: bool,
    /// The last events, for those who come back.
    recent: VecDeque<Recent>,
    secrets: Secrets,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Sitter {
    Guest { guest: u32, rest: Option<Rest> },
    Bot { level: String, name: String },
}

/// Why a bot plays a guest's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rest {
    /// The guest wants it so.
    Asked,
    /// The guest is away.
    Away,
}

impl Sitter {
    const fn guest(&self) -> Option<u32> {
        match self {
            Self::Guest { guest, .. } => Some(*guest),
            Self::Bot { .. } => None,
        }
    }

    /// What the bot is called whose own the seat is.
    fn bot_name(&self) -> Option<&str> {
        match self {
            Self::Guest { .. } => None,
            Self::Bot { name, .. } => Some(name),
        }
    }

    /// The level of the bot that plays the seat now.
    fn bot(&self) -> Option<&str> {
        match self {
            Self::Guest { rest: None, .. } => None,
            Self::Guest { rest: Some(_), .. } => Some(STAND_IN),
            Self::Bot { level, .. } => Some(level),
        }
    }
}

impl Table {
    /// Takes secrets that were kept beside the log.
    pub fn learn(&mut self, secrets: &[Secret]) {
        self.secrets.learn(secrets);
    }

    /// The code that people join by.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The number of the last event.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// When the last event happened.
    pub const fn at(&self) -> u64 {
        self.at
    }

    /// Whether a game is on.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How it was closed, if it is.
    pub const fn closed(&self) -> Option<Closed> {
        self.closed
    }

    /// Whether it is in the list of tables that anybody can find.
    pub const fn is_public(&self) -> bool {
        self.spec.public
    }

    /// Who holds these secrets, if they are of this table.
    pub fn who(&self, secret: Option<&str>, host: Option<&str>) -> Option<Who> {
        let guest = match secret {
            None => None,
            Some(secret) => Some(self.secrets.guest(secret).filter(|guest| self.guests.contains_key(guest))?),
        };
        let opener = match host {
            None => false,
            Some(host) => self.secrets.is_host(host).then_some(true)?,
        };
        Some(Who { guest, opener })
    }

    /// What is kept of a guest's secret.
    pub fn kept_key(&self, guest: u32) -> Option<&[u8]> {
        self.secrets.kept(guest)
    }

    /// Whether somebody is the host: a guest who is, or the opener before
    /// there is one.
    pub fn is_host(&self, who: Who) -> bool {
        match self.host {
            None => who.opener,
            Some(host) => who.guest == Some(host),
        }
    }

    /// Everybody who is at the table.
    pub fn guests(&self) -> impl Iterator<Item = u32> {
        self.guests.keys().copied()
    }

    /// Whether a guest is at the table.
    pub fn knows(&self, guest: u32) -> bool {
        self.guests.contains_key(&guest)
    }

    /// Whether nobody from this address may come in any more.
    pub fn bans(&self, address: IpAddr) -> bool {
        self.secrets.bans(address)
    }

    /// Whether a guest could leave and nobody would miss them: one who has not played, and
    /// is not the host.
    fn is_newcomer(&self, guest: u32) -> bool {
        self.knows(guest) && self.host != Some(guest) && !self.played.contains(&guest)
    }

    /// Whether a guest holds a seat, or a place among those who wait for one, without
    /// having played. While a game is on a bot plays for whoever is away.
    pub fn sits_idly(&self, guest: u32) -> bool {
        let sits = self.phase != Phase::Playing && self.seat_of(guest).is_some();
        self.is_newcomer(guest) && (sits || self.waiting.contains(&guest))
    }

    /// Whether a guest only looks on, and has never played.
    pub fn looks_on(&self, guest: u32) -> bool {
        self.is_newcomer(guest) && self.seat_of(guest).is_none() && !self.waiting.contains(&guest)
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: u32) -> Option<Seat> {
        self.seats.iter().position(|sitter| sitter.guest() == Some(guest)).map(Seat::at)
    }

    /// What somebody may see of the game.
    pub fn audience(&self, who: Who) -> Audience {
        who.guest.and_then(|guest| self.seat_in_game(guest)).map_or(Audience::Watcher, Audience::Seat)
    }

    /// The seat of a guest in the game that is on or was on last. Once it is
    /// over its secret is known, so it does not matter that people change seats.
    fn seat_in_game(&self, guest: u32) -> Option<Seat> {
        self.seat_of(guest).filter(|seat| seat.index() < self.proof_parts.1.len())
    }

    /// Who somebody is here, for themselves.
    pub fn you(&self, who: Who) -> You {
        let seat = who.guest.and_then(|guest| self.seat_of(guest));
        You { guest: who.guest, seat: seat.map(Seat::number), host: self.is_host(who) }
    }

    /// The table for those at it.
    pub fn info(&self) -> TableInfo {
        TableInfo {
            table: self.code.clone(),
            game: self.spec.game.to_string(),
            rules: self.spec.rules.clone(),
            most_seats: self.spec.seats,
            timer: self.spec.timer,
            public: self.spec.public,
            hints: self.spec.hints,
            locked: self.locked,
            phase: self.phase,
            number: self.number,
            host: self.host,
            guests: self.guests.values().cloned().collect(),
            seats: self.seats.iter().map(|sitter| self.sitting(sitter)).collect(),
            waiting: self.waiting.clone(),
            commitment: self.commitment.to_string(),
            salted: self.salts.keys().copied().collect(),
            last: self.last.clone(),
        }
    }

    fn sitting(&self, sitter: &Sitter) -> Sitting {
        Sitting { guest: sitter.guest(), name: self.seat_name(sitter), bot: sitter.bot().map(str::to_owned) }
    }

    fn seat_name(&self, sitter: &Sitter) -> String {
        match sitter {
            Sitter::Guest { guest, .. } => {
                self.guests.get(guest).map(|guest| guest.name.clone()).unwrap_or_default()
            }
            Sitter::Bot { name, .. } => name.clone(),
        }
    }

    /// The table from outside.
    pub fn summary(&self) -> TableSummary {
        let people = self.seats.iter().filter_map(Sitter::guest).count();
        TableSummary {
            table: self.code.clone(),
            game: self.spec.game.to_string(),
            rules: self.spec.rules.clone(),
            seats: self.spec.seats,
            people,
            bots: self.seats.len() - people,
            timer: self.spec.timer,
            public: self.spec.public,
            locked: self.locked,
            phase: self.phase,
            host: self.host.and_then(|host| self.guests.get(&host)).map(|guest| guest.name.clone()),
            commitment: self.commitment.to_string(),
        }
    }

    /// The game that was just ended, as it is published: a record with the
    /// proof of its shuffles. Nothing while a game is on, or was when the table
    /// was closed: `last` is not that game.
    pub fn published(&self) -> Option<String> {
        let (salts, names) = &self.proof_parts;
        let number = self.last.as_ref()?.number;
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Over)?;
        let mut record = game.record();
        record.players = game::Players::Named(names.clone());
        let secret = self.secrets.game(number)?.clone();
        Some(fair::Proof::new(secret, &self.code, number, salts).publish(&record))
    }
}
