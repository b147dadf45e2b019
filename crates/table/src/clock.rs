//! What happens at a table without anybody asking for it, and when.

use game::{Seat, Seed};
use protocol::{BotTakes, By, Phase};

use super::decide::Decision;
use super::log::LogEvent;
use super::secrets::Fresh;
use super::{Rest, Sitter, Table};

/// Something that happens by itself once its time has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chore {
    /// The game has a winner: it is over.
    Finish,
    /// A bot moves, if one of them wants to.
    BotMoves,
    /// The time of the seat to act is up.
    TimeIsUp,
    /// A bot takes the seat of somebody who is away.
    StandIn {
        /// The number of the seat.
        seat: usize,
    },
    /// Somebody who was away is back.
    HandBack {
        /// The number of the seat.
        seat: usize,
    },
    /// The host has been away for long: somebody else becomes host.
    Succeed {
        /// The new host.
        guest: u32,
    },
    /// Somebody who has not played is away: the seat is free.
    Unseat {
        /// The number of the guest.
        guest: u32,
    },
    /// Somebody who only looked on has been away for long.
    Forget {
        /// The number of the guest.
        guest: u32,
    },
    /// Nobody has been there for long.
    CloseIdle,
}

impl Table {
    /// What a chore leads to now; nothing if it is no longer to be done.
    pub fn perform(&self, chore: Chore, fresh: Fresh) -> Option<Decision> {
        if self.phase == Phase::Closed {
            return None;
        }
        match chore {
            Chore::Finish => self.is_won().then(|| self.end_game(fresh).ok()).flatten(),
            Chore::BotMoves => self.bot_moves(fresh),
            Chore::TimeIsUp => self.time_is_up(),
            Chore::StandIn { seat } => self.absent(seat, true),
            Chore::HandBack { seat } => self.absent(seat, false),
            Chore::Succeed { guest } => self.knows(guest).then(|| LogEvent::HostChanged { guest }.into()),
            Chore::Unseat { guest } => self.sits_idly(guest).then(|| LogEvent::Stood { guest }.into()),
            Chore::Forget { guest } => self.looks_on(guest).then(|| LogEvent::Left { guest }.into()),
            Chore::CloseIdle => Some(LogEvent::Closed { idle: true }.into()),
        }
    }

    /// Whether a game is on that somebody has won.
    pub fn is_won(&self) -> bool {
        self.phase == Phase::Playing && self.game.as_ref().is_some_and(|game| game.winner().is_some())
    }

    /// Whether a bot may want to move: it is its turn, or it could do something
    /// out of turn.
    pub fn bots_may_move(&self) -> bool {
        let Some(game) = self.game.as_ref().filter(|_| self.phase == Phase::Playing) else { return false };
        let bots = || self.seats.iter().any(|sitter| sitter.bot().is_some());
        self.bot_is_on_turn() || (game.others_may_move() && bots())
    }

    pub(super) fn bot_is_on_turn(&self) -> bool {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing);
        let on_turn = game.and_then(|game| game.to_act());
        on_turn.and_then(|seat| self.seats.get(seat.index())?.bot()).is_some()
    }

    /// Since when bots have known what they are to decide about. Talk, and people who come and
    /// go, do not make them begin anew: nobody can hold them up.
    pub const fn bots_think_since(&self) -> u64 {
        self.thinks_since
    }

    /// What bots are to decide about, by the last event that changed it: what they thought of
    /// before that no longer counts, and nobody makes them think again by talking.
    pub const fn question(&self) -> u64 {
        self.question
    }

    /// Whether bots may take longer to decide than a thread that others wait for has.
    pub fn bots_ponder(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.bots_ponder())
    }

    /// What finds out which move the bots make now, if any, to be done elsewhere.
    pub fn thought(&self, fresh: Fresh) -> Option<Thought> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        Some(Thought { luck: luck(fresh), find: game.thought() })
    }

    /// When the time of the person on turn is up, in milliseconds since 1970.
    pub fn turn_ends(&self) -> Option<u64> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let seat = game.to_act()?;
        let timer = self.spec.timer.filter(|_| self.seats[seat.index()].bot().is_none())?;
        Some(self.turn_since + u64::from(timer) * 1000)
    }

    /// The guests whose seats a bot would have to take if they are away, with
    /// their seats.
    pub fn awaited(&self) -> impl Iterator<Item = (u32, Seat)> {
        let playing = self.phase == Phase::Playing;
        let seats = self.seats.iter().enumerate().filter(move |_| playing);
        seats.filter_map(|(place, sitter)| match sitter {
            Sitter::Guest { guest, rest: None } => Some((*guest, Seat::at(place))),
            _ => None,
        })
    }

    /// The guests for whom a bot plays because they were away, with their seats.
    pub fn stood_in_for(&self) -> impl Iterator<Item = (u32, Seat)> {
        self.seats.iter().enumerate().filter_map(|(place, sitter)| match sitter {
            Sitter::Guest { guest, rest: Some(Rest::Away) } => Some((*guest, Seat::at(place))),
            _ => None,
        })
    }

    /// The host, if it is a guest.
    pub const fn host(&self) -> Option<u32> {
        self.host
    }

    /// The seats that bots will take, given who has been away since when and
    /// how long they may be. Before the game nobody waited for them.
    pub fn bots_take(&self, patience: u64, away_since: impl Fn(u32) -> Option<u64>) -> Vec<BotTakes> {
        let take = |(guest, seat): (u32, Seat)| {
            let since = away_since(guest)?.max(self.began);
            Some(BotTakes { seat: seat.number(), at: since + patience })
        };
        self.awaited().filter_map(take).collect()
    }

    fn bot_moves(&self, fresh: Fresh) -> Option<Decision> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        game.bot_move(luck(fresh)).map(moved)
    }

    fn time_is_up(&self) -> Option<Decision> {
        let game = self.game.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let (seat, action) = game.default_move()?;
        Some(LogEvent::Moved { seat: seat.number(), action, by: By::Clock }.into())
    }

    fn absent(&self, seat: usize, on: bool) -> Option<Decision> {
        let place = seat.checked_sub(1)?;
        let Sitter::Guest { rest, .. } = self.seats.get(place)? else { return None };
        let expected = if on { None } else { Some(Rest::Away) };
        (*rest == expected).then(|| LogEvent::Rested { seat, on, away: true }.into())
    }
}

/// Bots that are to decide about something.
pub struct Thought {
    luck: Seed,
    find: hosting::Thought,
}

impl Thought {
    /// What one of them does, if any does something. Asked again and again whether that is
    /// enough, it answers soon once it is.
    pub fn think(self, enough: &mut dyn FnMut() -> bool) -> Option<Decision> {
        (self.find)(self.luck, enough).map(moved)
    }
}

fn luck(fresh: Fresh) -> Seed {
    let mut luck = [0; 32];
    fresh(&mut luck);
    Seed::new(luck)
}

/// A bot makes a move.
fn moved((seat, action): (Seat, String)) -> Decision {
    LogEvent::Moved { seat: seat.number(), action, by: By::Bot }.into()
}
