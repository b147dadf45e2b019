//! How a game of rows stands.

use game::{MOST_DECKS, Pile, Seat};
use tinyvec::ArrayVec;

use crate::kind::{Carried as _, Kind, OutOfTurn};
use crate::log::{Held, Log};
use crate::rounds::Rounds;
use crate::row::Row;
use crate::seats::Seats;

/// A game of rows with room for so many seats.
///
/// A plain value without pointers. It knows what is left in the deck, which
/// everybody can count, but not in which order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position<K: Kind, const SEATS: usize> {
    pub(crate) options: K::Options,
    pub(crate) rounds: Rounds<K::Card, SEATS>,
    pub(crate) decision: Decision<K>,
    pub(crate) carried: K::Carried,
    pub(crate) rows: [K::Row; SEATS],
    /// The numbers and modifiers in front of the players.
    pub(crate) log: Log<K::Card, SEATS>,
    /// The cards set aside, first come first (F7-36, V-37).
    pub(crate) aside: Aside<K::Card>,
}

pub(crate) type Aside<C> = ArrayVec<[Held<C>; MOST_ASIDE]>;

/// All actions and modifiers there can be.
const MOST_ASIDE: usize = 16 * MOST_DECKS as usize;

/// What the table waits for. Its seat lies in the same place whatever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Decision<K: Kind> {
    /// This seat chooses Hit or Stay.
    Turn(Seat),
    /// A seat chooses how to play a card.
    Play {
        /// The seat that has drawn it, or set it aside before.
        chooser: Seat,
        /// The card that is to be played.
        card: K::Card,
    },
    /// A seat is asked something that only this game asks.
    Own {
        /// The seat that is to answer.
        chooser: Seat,
        /// What it is asked.
        question: K::Question,
    },
    /// Nothing: the round is over and has been scored, and play was to stop there.
    RoundOver,
    /// Nothing: the game is over.
    Over {
        /// Who won.
        winner: Seat,
    },
}

impl<K: Kind> Decision<K> {
    /// Whose decision it is.
    #[inline]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Turn(seat) | Self::Play { chooser: seat, .. } | Self::Own { chooser: seat, .. } => {
                Some(*seat)
            }
            Self::RoundOver | Self::Over { .. } => None,
        }
    }

    /// The card that waits to be played.
    pub const fn card(&self) -> Option<K::Card> {
        match self {
            Self::Play { card, .. } => Some(*card),
            Self::Turn(_) | Self::Own { .. } | Self::RoundOver | Self::Over { .. } => None,
        }
    }
}

impl<K: Kind, const SEATS: usize> Position<K, SEATS> {
    /// What the table waits for.
    #[inline]
    pub const fn decision(&self) -> Decision<K> {
        self.decision
    }

    /// The options of the game.
    #[inline]
    pub const fn options(&self) -> &K::Options {
        &self.options
    }

    /// The rows of all seats.
    #[inline]
    pub fn rows(&self) -> &[K::Row] {
        &self.rows[..self.rounds.players()]
    }

    /// The row of a seat.
    #[inline]
    pub fn row(&self, seat: Seat) -> &K::Row {
        &self.rows[seat.index()]
    }

    /// All numbers and modifiers in front of the players, in the order they came.
    #[inline]
    pub fn laid(&self) -> &[Held<K::Card>] {
        self.log.cards()
    }

    /// The numbers of a seat in the order they came; after a bust with the one that
    /// busted.
    pub fn numbers(&self, seat: Seat) -> impl Iterator<Item = K::Card> + Clone {
        self.log.of(seat).filter(|&card| K::is_number(card))
    }

    /// The modifiers of a seat in the order they came.
    pub fn modifiers(&self, seat: Seat) -> impl Iterator<Item = K::Card> + Clone {
        self.log.of(seat).filter(|&card| !K::is_number(card))
    }

    /// What a seat's round is worth if it ends now.
    #[inline]
    pub fn points(&self, seat: Seat) -> i64 {
        self.row(seat).points(&self.options)
    }

    /// The points of all seats from the rounds that are over.
    #[inline]
    pub fn totals(&self) -> &[i64] {
        self.rounds.totals()
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<K, SEATS> {
        self.rounds.seats()
    }

    /// Who takes cards.
    #[inline]
    pub const fn active(&self) -> &Seats<SEATS> {
        self.rounds.active()
    }

    /// The round in which somebody first reached the target.
    pub const fn reached(&self) -> Option<u32> {
        self.rounds.reached()
    }

    /// The cards set aside, in the order they will come up.
    pub fn aside(&self) -> &[Held<K::Card>] {
        &self.aside
    }

    /// The cards that are being carried out.
    pub const fn carried(&self) -> &K::Carried {
        &self.carried
    }

    /// What is left in the deck.
    pub const fn deck(&self) -> &Pile<K::Card> {
        self.rounds.deck()
    }

    /// What lies on the discard pile.
    pub const fn discard(&self) -> &Pile<K::Card> {
        self.rounds.discard()
    }

    /// The cards the next one comes from: the deck, or what would be shuffled
    /// into a new one.
    #[inline]
    pub fn next_from(&self) -> &Pile<K::Card> {
        let deck = self.rounds.deck();
        if deck.is_empty() { self.rounds.discard() } else { deck }
    }

    /// How many of the cards that may come next would bust this seat, which has not
    /// busted.
    #[inline]
    pub fn bust_cards(&self, seat: Seat) -> usize {
        self.next_from().count_of(self.row(seat).busting())
    }

    /// The whole judgement of a move: whose turn it is (F7-12, V-10), then what the game says.
    #[inline]
    pub(crate) fn judge(&self, seat: Seat, action: K::Move) -> Result<(), K::Refusal> {
        let waits_for = self.decision.seat().ok_or(OutOfTurn::GameOver)?;
        if seat != waits_for {
            return Err(OutOfTurn::NotYourTurn { waits_for }.into());
        }
        K::judge(self, seat, action)
    }

    /// Every legal move of a seat.
    pub(crate) fn legal_moves(&self, seat: Seat) -> impl Iterator<Item = K::Move> {
        let turn = [K::HIT, K::STAY].into_iter().filter(move |&action| self.judge(seat, action).is_ok());
        turn.chain(K::choices(self, seat))
    }

    /// Every card, wherever it lies.
    pub(crate) fn every_card(&self) -> impl Iterator<Item = K::Card> {
        let held = self.log.cards().iter().chain(&self.aside).map(|held| held.card);
        self.deck()
            .cards()
            .chain(self.discard().cards())
            .chain(held)
            .chain(self.rows().iter().flat_map(Row::beside))
            .chain(self.decision.card())
            .chain(self.carried.cards())
    }
}
