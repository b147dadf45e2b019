//! Playing a record again.

use std::fmt;

use serde_json::Value;

use crate::game::{Game, NotAMove, PlayError, Setup, SetupError, Watcher};
use crate::options::{OptionError, Options};
use crate::record::Record;
use crate::rulebook::{Rule, Ruled};
use crate::script::{DeckError, ScriptedDealer, shortened};
use crate::seat::{Seat, parse_seat};

/// A record on its way through the rules.
#[derive(Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record,
    setup: Setup<G::Options>,
    game: G,
    dealer: ScriptedDealer<G::Card>,
    ply: usize,
}

/// Why a record cannot be replayed any further.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayError<R> {
    /// An option that the game has not, or not like that.
    Rules(OptionError),
    /// The number of players, or the dealer.
    Setup(SetupError),
    /// No dealer, and no seed to draw one.
    NoDealer,
    /// A shuffle before the first move.
    Deck(DeckError),
    /// A move that cannot be read, or that a rule forbids.
    Move {
        /// Which, counted from 1.
        ply: usize,
        /// What is wrong with it.
        fault: MoveFault<R>,
    },
}

/// What can be wrong with a move of a record.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveFault<R> {
    /// It does not begin with a seat and a space.
    NoSeat {
        /// What stands there, shortened.
        text: String,
    },
    /// There is no such seat at this table.
    NotAtTable {
        /// The seat that the move begins with.
        seat: Seat,
        /// How many play.
        players: usize,
    },
    /// What follows the seat is no move.
    NotAMove {
        /// What stands there, shortened.
        text: String,
        /// What moves look like.
        moves: NotAMove,
    },
    /// A rule forbids it.
    Refused(R),
    /// A shuffle goes wrong during the move.
    Deck(DeckError),
}

impl<R: Ruled + fmt::Display> fmt::Display for ReplayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
            Self::NoDealer => write!(f, "dealer: missing: name the first dealer, or give a seed to draw one"),
            Self::Deck(error) => error.fmt(f),
            Self::Move { ply, fault } => write!(f, "move {ply}: {fault}"),
        }
    }
}

impl<R: Ruled + fmt::Display> fmt::Display for MoveFault<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSeat { text } => write!(f, "{text} does not begin with a seat, as in \"1 hit\""),
            Self::NotAtTable { seat, players } => {
                write!(f, "there is no seat {seat} at a table of {players}")
            }
            Self::NotAMove { text, moves } => write!(f, "{text} is {moves}"),
            Self::Refused(refusal) => write!(f, "{refusal} ({})", refusal.rule().id()),
            Self::Deck(error) => error.fmt(f),
        }
    }
}

impl<R: Ruled + fmt::Display + fmt::Debug> std::error::Error for ReplayError<R> {}

type Step<G> = (Seat, <G as Game>::Move);

impl<'a, G: Game> Replay<'a, G> {
    /// Sets the table as the record says, and plays on to the first decision.
    pub fn begin(
        record: &'a Record,
        watcher: &mut impl Watcher<G::Event>,
    ) -> Result<Self, ReplayError<G::Refusal>> {
        let options = G::Options::from_rules(&record.rules).map_err(ReplayError::Rules)?;
        let players = record.players.count();
        Setup::<G::Options>::check_players::<G>(players).map_err(ReplayError::Setup)?;
        let drawn = |seed| G::first_dealer(players, seed, watcher).number();
        let first = record.dealer.or_else(|| record.seed.map(drawn));
        let first = first.ok_or(ReplayError::NoDealer)?;
        let setup = Setup::new::<G>(options, players, first).map_err(ReplayError::Setup)?;
        let mut dealer = ScriptedDealer::new(record.decks.clone(), record.seed);
        let game = G::begin(&setup, &mut dealer, watcher).map_err(ReplayError::Deck)?;
        Ok(Self { record, setup, game, dealer, ply: 0 })
    }

    /// Plays the next move of the record. `None` when there are no more. After
    /// an error the game stands as it was before the move.
    pub fn step(
        &mut self,
        watcher: &mut impl Watcher<G::Event>,
    ) -> Option<Result<Step<G>, ReplayError<G::Refusal>>> {
        let entry = self.record.moves.get(self.ply)?;
        let ply = self.ply + 1;
        Some(match self.attempt(entry, watcher) {
            Ok(step) => {
                self.ply = ply;
                Ok(step)
            }
            Err(fault) => Err(ReplayError::Move { ply, fault }),
        })
    }

    fn attempt(
        &mut self,
        entry: &Value,
        watcher: &mut impl Watcher<G::Event>,
    ) -> Result<Step<G>, MoveFault<G::Refusal>> {
        let (seat, action) = parse_step::<G>(entry, self.game.players())?;
        let (mut after, mark) = (self.game.clone(), self.dealer.mark());
        match after.play(seat, action, &mut self.dealer, watcher) {
            Ok(()) => {
                self.game = after;
                Ok((seat, action))
            }
            Err(PlayError::Refused(refusal)) => Err(MoveFault::Refused(refusal)),
            Err(PlayError::Dealer(error)) => {
                self.dealer.rewind(mark);
                Err(MoveFault::Deck(error))
            }
        }
    }

    /// How the game stands.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// What the game began from.
    pub const fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// The outcome of every shuffle so far, top card first.
    pub fn orders(&self) -> &[Vec<G::Card>] {
        self.dealer.orders()
    }

    /// How many moves have been played.
    pub const fn ply(&self) -> usize {
        self.ply
    }
}

fn parse_step<G: Game>(entry: &Value, players: usize) -> Result<Step<G>, MoveFault<G::Refusal>> {
    let parts = entry.as_str().and_then(|text| text.split_once(' '));
    let read = parts.and_then(|(seat, action)| Some((parse_seat(seat)?, action)));
    let (seat, action) = read.ok_or_else(|| MoveFault::NoSeat { text: shortened(entry) })?;
    if seat.index() >= players {
        return Err(MoveFault::NotAtTable { seat, players });
    }
    let not_a_move = |moves| MoveFault::NotAMove { text: shortened(&Value::from(action)), moves };
    Ok((seat, action.parse().map_err(not_a_move)?))
}
