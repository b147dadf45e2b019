//! What becomes of a command: events, or a reason why not. Nothing changes yet.

use game::Seat;
use hosting::Kind;
use protocol::{Avatar, By, Code, Command, Phase, Problem, names};

use super::log::{LogEvent, SeatSalt};
use super::open::check_level;
use super::secrets::{Fresh, fresh_game, fresh_key, is_key, kept_key};
use super::{Sitter, Table};
use crate::kept::Secret;

/// The most guests at a table, those who only watch included.
const MOST_GUESTS: usize = 100;

/// Somebody who is connected to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Who {
    /// The guest, if they have come in.
    pub guest: Option<u32>,
    /// Whether they opened the table.
    pub opener: bool,
}

/// What is to be written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Decision {
    /// The events.
    pub events: Vec<LogEvent>,
    /// What to keep apart from them.
    pub secrets: Vec<Secret>,
    /// The secret of somebody who has just come in, for them alone.
    pub joined: Option<String>,
}

impl From<LogEvent> for Decision {
    fn from(event: LogEvent) -> Self {
        Self { events: vec![event], ..Self::default() }
    }
}

/// Somebody who wants to come in.
struct Newcomer<'a> {
    name: &'a str,
    avatar: Option<Avatar>,
    sit: bool,
    /// A secret that they have made themselves.
    key: Option<&'a str>,
}

type Decided = Result<Decision, Problem>;

impl Table {
    /// What a command leads to.
    pub fn decide(&self, who: Who, command: &Command, fresh: Fresh) -> Decided {
        if self.phase == Phase::Closed {
            return Err(Problem::new(Code::NoSuchTable, "the table is closed"));
        }
        match command {
            Command::Join { name, sit, avatar, key } => {
                let guest = Newcomer { name, avatar: *avatar, sit: *sit, key: key.as_deref() };
                self.join(who, &guest, fresh)
            }
            Command::Start | Command::End | Command::Close => self.run(who, command, fresh),
            Command::AddBot { level } => self.add_bot(who, level),
            Command::RemoveBot { seat } => self.remove_bot(who, *seat),
            Command::Kick { guest } => self.send_away(who, *guest, LogEvent::Kicked { guest: *guest }),
            Command::Ban { guest } => self.send_away(who, *guest, LogEvent::Banned { guest: *guest }),
            // Who is connected is known to those who have the connections.
            Command::ClearAway => self.clear_away(who, Vec::new()),
            Command::Lock { on } => self.lock(who, *on),
            Command::HandOver { guest } => self.hand_over(who, *guest),
            Command::Move { action } => self.make_move(self.own_seat(who)?, action),
            Command::Rest { on } => self.rest(self.own_seat(who)?, *on),
            Command::Sit => self.sit(self.guest(who)?),
            Command::Stand => self.stand(self.guest(who)?),
            Command::Leave => Ok(LogEvent::Left { guest: self.guest(who)? }.into()),
            Command::Salt { salt } => self.salt(self.guest(who)?, salt),
            Command::Chat { text } => {
                Ok(LogEvent::Said { guest: self.guest(who)?, text: names::chat(text)? }.into())
            }
            Command::Emote { emote } => {
                Ok(LogEvent::Emoted { guest: self.guest(who)?, emote: *emote }.into())
            }
        }
    }

    fn join(&self, who: Who, newcomer: &Newcomer, fresh: Fresh) -> Decided {
        if who.guest.is_some() {
            return Err(not_now("you are at the table already"));
        }
        if self.locked && !self.is_host(who) {
            return Err(Problem::new(Code::Locked, "the host lets nobody new come in; you can watch"));
        }
        if self.guests.len() >= MOST_GUESTS {
            return Err(Problem::new(Code::Full, "there are too many people at this table; try again later"));
        }
        let guest = self.came + 1;
        let kept_as = format!("guest/{guest}");
        let (key, kept) = match newcomer.key {
            None => fresh_key(kept_as, fresh),
            Some(key) => self.own_key(key, kept_as)?,
        };
        let mut events =
            vec![LogEvent::Joined { guest, name: names::name(newcomer.name)?, avatar: newcomer.avatar }];
        if newcomer.sit {
            self.room_for_one()?;
            events.push(LogEvent::Sat { guest });
        }
        if self.host.is_none() && who.opener {
            events.push(LogEvent::HostChanged { guest });
        }
        Ok(Decision { events, secrets: vec![kept], joined: Some(key) })
    }

    /// A secret that a client made itself.
    fn own_key(&self, key: &str, kept_as: String) -> Result<(String, Secret), Problem> {
        if !is_key(key) || self.secrets.guest(key).is_some() || self.secrets.is_host(key) {
            return Err(Problem::new(Code::Wrong, "key: must be 64 fresh random hex digits"));
        }
        Ok((key.to_owned(), kept_key(key, kept_as)))
    }

    /// Refuses when all seats are taken and will be.
    fn room_for_one(&self) -> Result<(), Problem> {
        let bots = self.seats.iter().filter(|sitter| matches!(sitter, Sitter::Bot { .. })).count();
        let relievable = if self.phase == Phase::Playing { bots } else { 0 };
        let taken = self.seats.len() + self.waiting.len();
        if taken >= self.spec.seats + relievable {
            return Err(Problem::new(Code::Full, "all seats are taken; you can watch"));
        }
        Ok(())
    }

    fn sit(&self, guest: u32) -> Decided {
        if self.seat_of(guest).is_some() || self.waiting.contains(&guest) {
            return Err(not_now("you have a seat already, or wait for one"));
        }
        self.room_for_one()?;
        Ok(LogEvent::Sat { guest }.into())
    }

    fn stand(&self, guest: u32) -> Decided {
        if self.seat_of(guest).is_none() && !self.waiting.contains(&guest) {
            return Err(not_now("you have no seat to give up"));
        }
        Ok(LogEvent::Stood { guest }.into())
    }

    fn salt(&self, guest: u32, salt: &str) -> Decided {
        if self.phase == Phase::Playing {
            return Err(not_now("the shuffles of this game are fixed already"));
        }
        if self.salts.contains_key(&guest) {
            return Err(not_now("you have added bytes for this game already"));
        }
        let salt = salt.parse().map_err(|error| Problem::new(Code::Wrong, format_args!("salt: {error}")))?;
        Ok(LogEvent::Salted { guest, salt }.into())
    }

    fn make_move(&self, seat: Seat, action: &str) -> Decided {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing);
        let game = game.ok_or_else(|| not_now("no game is on"))?;
        let action = game.understand(seat, action)?;
        let mut events = Vec::new();
        if matches!(self.seats[seat.index()], Sitter::Guest { rest: Some(_), .. }) {
            events.push(LogEvent::Rested { seat: seat.number(), on: false, away: false });
        }
        events.push(LogEvent::Moved { seat: seat.number(), action, by: By::Guest });
        Ok(Decision { events, ..Decision::default() })
    }

    fn rest(&self, seat: Seat, on: bool) -> Decided {
        let resting = matches!(self.seats[seat.index()], Sitter::Guest { rest: Some(_), .. });
        if resting == on {
            return Err(not_now(if on { "a bot plays your seat already" } else { "no bot plays your seat" }));
        }
        Ok(LogEvent::Rested { seat: seat.number(), on, away: false }.into())
    }

    fn run(&self, who: Who, command: &Command, fresh: Fresh) -> Decided {
        self.only_host(who)?;
        match (command, self.phase) {
            (Command::Start, Phase::Playing) => Err(not_now("a game is on already")),
            (Command::Start, _) => self.begin_game(),
            (Command::End, Phase::Playing) => self.end_game(fresh),
            (Command::End, _) => Err(not_now("no game is on")),
            _ => Ok(LogEvent::Closed { idle: false }.into()),
        }
    }

    fn begin_game(&self) -> Decided {
        let kind = self.kind();
        let fewest = kind.players.0;
        if self.seats.len() < fewest {
            let message = format_args!("{} needs {fewest} players: wait for more, or add bots", kind.title);
            return Err(Problem::new(Code::NotNow, message));
        }
        let salted = |(number, sitter): (usize, &Sitter)| {
            let salt = self.salts.get(&sitter.guest()?)?;
            Some(SeatSalt { seat: number, salt: salt.clone() })
        };
        let salts = (1..).zip(&self.seats).filter_map(salted).collect();
        Ok(LogEvent::Started { number: self.number, salts }.into())
    }

    /// Ends the game that is on: its secret is revealed, and the next one's
    /// fixed.
    pub(super) fn end_game(&self, fresh: Fresh) -> Decided {
        let missing = || Problem::new(Code::Broken, "the secret of this game is lost");
        let secret = self.secrets.game(self.number).ok_or_else(missing)?.to_hex();
        let (next, kept) = fresh_game(self.number + 1, fresh);
        let event = LogEvent::Ended { secret, commitment: next.commitment() };
        Ok(Decision { events: vec![event], secrets: vec![kept], joined: None })
    }

    fn add_bot(&self, who: Who, level: &str) -> Decided {
        self.only_host(who)?;
        self.between_games()?;
        self.room_for_one()?;
        check_level(&self.kind(), level)?;
        Ok(LogEvent::BotSat { level: level.to_owned() }.into())
    }

    fn remove_bot(&self, who: Who, seat: usize) -> Decided {
        self.only_host(who)?;
        self.between_games()?;
        match seat.checked_sub(1).and_then(|place| self.seats.get(place)) {
            Some(Sitter::Bot { .. }) => Ok(LogEvent::BotLeft { seat }.into()),
            _ => Err(Problem::new(Code::Wrong, "seat: no bot sits there")),
        }
    }

    fn send_away(&self, who: Who, guest: u32, event: LogEvent) -> Decided {
        self.only_host(who)?;
        self.other_guest(who, guest)?;
        Ok(event.into())
    }

    /// What it leads to that the host clears the table of those who are away: these.
    pub fn clear_away(&self, who: Who, mut guests: Vec<u32>) -> Decided {
        self.only_host(who)?;
        guests.retain(|&guest| self.knows(guest) && self.host != Some(guest));
        if guests.is_empty() {
            return Err(not_now("nobody is away"));
        }
        Ok(LogEvent::Cleared { guests }.into())
    }

    fn lock(&self, who: Who, on: bool) -> Decided {
        self.only_host(who)?;
        if self.locked == on {
            return Err(not_now(if on { "the table is locked already" } else { "the table is not locked" }));
        }
        Ok(LogEvent::Locked { on }.into())
    }

    fn hand_over(&self, who: Who, guest: u32) -> Decided {
        self.only_host(who)?;
        self.other_guest(who, guest)?;
        Ok(LogEvent::HostChanged { guest }.into())
    }

    fn other_guest(&self, who: Who, guest: u32) -> Result<(), Problem> {
        if who.guest == Some(guest) || !self.guests.contains_key(&guest) {
            return Err(Problem::new(Code::Wrong, "guest: must be somebody else at this table"));
        }
        Ok(())
    }

    fn only_host(&self, who: Who) -> Result<(), Problem> {
        if self.is_host(who) {
            return Ok(());
        }
        Err(Problem::new(Code::NotAllowed, "only the host may do that"))
    }

    fn between_games(&self) -> Result<(), Problem> {
        if self.phase == Phase::Playing {
            return Err(not_now("not in the middle of a game"));
        }
        Ok(())
    }

    /// The guest, if they are still at the table: another process may have
    /// written that they left.
    fn guest(&self, who: Who) -> Result<u32, Problem> {
        let not_allowed = |message| Problem::new(Code::NotAllowed, message);
        let guest = who.guest.ok_or_else(|| not_allowed("join the table first, with a name"))?;
        if self.knows(guest) { Ok(guest) } else { Err(not_allowed("you are no longer at this table")) }
    }

    fn own_seat(&self, who: Who) -> Result<Seat, Problem> {
        let seat = self.seat_of(self.guest(who)?);
        seat.ok_or_else(|| Problem::new(Code::NotAllowed, "you have no seat in this game"))
    }

    fn kind(&self) -> Kind {
        hosting::kind_of(self.spec.game)
    }
}

fn not_now(message: &str) -> Problem {
    Problem::new(Code::NotNow, message)
}
