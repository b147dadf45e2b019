//! What does not fit.

use std::fmt;

use game::{RecordError, Seat, Seed};

use crate::bytes::Commitment;
use crate::proof::ProofError;

/// Why a game cannot be called fair: the first check that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfair {
    /// It is not a record.
    Record(RecordError),
    /// It is the record of a game that nobody here knows.
    Game {
        /// Its name, shortened.
        game: String,
    },
    /// It has no proof.
    NoProof,
    /// What should be the proof is none.
    Proof(ProofError),
    /// The secret is not the one that was promised.
    Commitment {
        /// The one in the proof.
        published: Commitment,
        /// The one of the secret.
        actual: Commitment,
    },
    /// Bytes of a seat that is not at the table.
    NoSeat {
        /// The number of the seat that is not there.
        seat: Seat,
        /// How many play.
        players: usize,
    },
    /// Bytes of the same seat twice.
    SaltTwice {
        /// The seat that is listed twice.
        seat: Seat,
    },
    /// The bytes are not in the order of the seats.
    SaltOrder {
        /// The seat that comes too late.
        seat: Seat,
        /// The one before it.
        after: Seat,
    },
    /// The record has no seed.
    NoSeed,
    /// The seed is not the one that secret, table, game and salts give.
    Seed {
        /// The one in the record.
        written: Seed,
        /// The one they give.
        derived: Seed,
    },
    /// Somebody else should have dealt first.
    Dealer {
        /// The number of the seat in the record.
        written: usize,
        /// The seat that the seed gives.
        drawn: Seat,
    },
    /// Played from the seed alone, the record is not a game.
    Replay {
        /// How many moves could be played.
        played: usize,
        /// What is wrong then, as a replay says it.
        why: String,
    },
    /// The game is not over: its secret should not be known, and more might have followed.
    NotOver {
        /// How many moves there are.
        moves: usize,
    },
    /// The record lists more or fewer shuffles than there were.
    Shuffles {
        /// How many it lists.
        written: usize,
        /// How many the game had.
        happened: usize,
    },
    /// A shuffle is not the one that the seed gives.
    Deck {
        /// Which, counted from 0 as in the record.
        deck: usize,
        /// The first card that differs, counted from 1 from the top.
        place: usize,
        /// What is written there: a card, if anything that is one.
        written: Option<String>,
        /// What the seed gives, if there is a card left.
        drawn: Option<String>,
    },
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => error.fmt(f),
            Self::Game { game } => write!(f, "game: there is no game {game:?}"),
            Self::NoProof => {
                write!(f, "fair: missing: the record has no proof, so its shuffles cannot be checked")
            }
            Self::Proof(error) => error.fmt(f),
            Self::Commitment { published, actual } => write!(
                f,
                "fair.commitment: {published} was promised, but the secret gives {actual}: it is another secret"
            ),
            Self::NoSeat { seat, players } => {
                write!(f, "fair.salts: there is no seat {seat} at a table of {players}")
            }
            Self::SaltTwice { seat } => write!(f, "fair.salts: seat {seat} is there twice"),
            Self::SaltOrder { seat, after } => {
                write!(f, "fair.salts: seat {seat} comes after seat {after}: they are listed by seat")
            }
            Self::NoSeed => write!(f, "seed: missing: the record must say the seed that it was played from"),
            Self::Seed { written, derived } => write!(
                f,
                "seed: {} is written, but secret, table, game and salts give {}",
                written.to_hex(),
                derived.to_hex()
            ),
            Self::Dealer { written, drawn } => {
                write!(f, "dealer: seat {written} is written, but the seed gives seat {drawn}")
            }
            Self::Replay { why, .. } => write!(f, "played from the seed alone: {why}"),
            Self::NotOver { moves } => write!(f, "moves: the game is not over after {moves}"),
            Self::Shuffles { written, happened } => {
                write!(f, "decks: {written} are listed, but the game had {happened}")
            }
            Self::Deck { deck, place, written, drawn } => {
                let code = |card: &Option<String>| card.clone().unwrap_or_else(|| "no card".to_owned());
                let (written, drawn) = (code(written), code(drawn));
                write!(f, "deck {deck}: entry {place}: {written} is written, but the seed gives {drawn}")
            }
        }
    }
}

impl std::error::Error for Unfair {}
