//! How a game of Flip 7 stands.

use std::hint::cold_path;

use game::{Held, MOST_DECKS, Pile, Rounds, Seat, Seats};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::moves::{Move, Refusal};
use crate::options::Options;
use crate::row::{Row, Status};

/// A game of Flip 7 with room for so many seats.
///
/// A plain value without pointers: copying it copies a few hundred bytes at a
/// usual table ([`Table`](crate::Table)). It knows what is left in the deck,
/// which everybody can count, but not in which order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip7<const SEATS: usize> {
    pub(crate) options: Options,
    pub(crate) rounds: Rounds<Card, SEATS>,
    pub(crate) decision: Decision,
    pub(crate) flip_three: Option<FlipThree>,
    pub(crate) rows: [Row; SEATS],
    /// The modifiers in front of the players, in the order they came.
    pub(crate) modifiers: ArrayVec<[Held<Card>; MOST_MODIFIERS]>,
    /// The cards set aside, first come first (F7-36).
    pub(crate) aside: ArrayVec<[Held<Card>; MOST_ACTIONS]>,
}

const MOST_MODIFIERS: usize = 6 * MOST_DECKS as usize;
const MOST_ACTIONS: usize = 9 * MOST_DECKS as usize;

/// What the table waits for. Its seat lies in the same place whatever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Decision {
    /// This seat chooses Hit or Stay.
    Turn(Seat),
    /// A seat chooses on whom to play a card.
    Target {
        /// The seat.
        chooser: Seat,
        /// The card.
        card: Card,
    },
    /// Nothing: the game is over.
    Over {
        /// Who won.
        winner: Seat,
    },
}

/// A Flip Three on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlipThree {
    /// Who takes the cards.
    pub seat: Seat,
    /// How many are still to come.
    pub left: u8,
}

impl<const SEATS: usize> Flip7<SEATS> {
    /// What the table waits for.
    pub const fn decision(&self) -> Decision {
        self.decision
    }

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The rows of all seats.
    pub fn rows(&self) -> &[Row] {
        &self.rows[..self.rounds.players()]
    }

    /// The row of a seat.
    #[inline]
    pub fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index()]
    }

    /// The points of all seats from the rounds that are over.
    pub fn totals(&self) -> &[i64] {
        self.rounds.totals()
    }

    /// The modifiers of a seat in the order they came.
    pub fn modifiers(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.modifiers.iter().filter(move |held| held.seat == seat).map(|held| held.card)
    }

    /// The cards set aside, in the order they will come up.
    pub fn aside(&self) -> &[Held<Card>] {
        &self.aside
    }

    /// What is left in the deck.
    pub const fn deck(&self) -> &Pile<Card> {
        self.rounds.deck()
    }

    /// What lies on the discard pile.
    pub const fn discard(&self) -> &Pile<Card> {
        self.rounds.discard()
    }

    /// The only judge of moves.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "every move is judged, and most judgements are short")]
    pub(crate) fn judge(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        // Most moves are these two, and little has to be known about them.
        let on_turn = || matches!(self.decision, Decision::Turn(on_turn) if on_turn == seat);
        match action {
            Move::Hit if on_turn() => Ok(()),
            Move::Stay if on_turn() && !self.row(seat).is_empty() => Ok(()),
            _ => {
                cold_path();
                self.judge_all(seat, action)
            }
        }
    }

    /// The whole judgement.
    #[inline(never)]
    fn judge_all(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        let waits_for = match self.decision {
            Decision::Turn(seat) | Decision::Target { chooser: seat, .. } => seat,
            Decision::Over { .. } => return Err(Refusal::GameOver),
        };
        if seat != waits_for {
            return Err(Refusal::NotYourTurn { waits_for });
        }
        match self.decision {
            Decision::Target { card, .. } => self.judge_aim(seat, card, action),
            _ if matches!(action, Move::Stay) && self.row(seat).is_empty() => Err(Refusal::NoCardYet),
            _ => action.aimed().map_or(Ok(()), |(card, _)| Err(Refusal::NothingToAim { card })),
        }
    }

    /// Whether a move plays the card that waits to be aimed, as it may be.
    fn judge_aim(&self, seat: Seat, card: Card, action: Move) -> Result<(), Refusal> {
        match action.aimed() {
            Some((played, at)) if played == card => self.judge_target(seat, card, at),
            _ => Err(Refusal::AimFirst { card }),
        }
    }

    /// Whether a card may be played on this seat (F7-20 to F7-24).
    pub(crate) fn judge_target(&self, by: Seat, card: Card, target: Seat) -> Result<(), Refusal> {
        let Some(row) = self.rows().get(target.index()) else {
            return Err(Refusal::NoSuchSeat { target });
        };
        if !row.is_active() {
            return Err(Refusal::NotActive { target });
        }
        if card == Card::SecondChance && target == by {
            return Err(Refusal::CannotKeep);
        }
        if card == Card::SecondChance && row.second_chance() {
            return Err(Refusal::HasSecondChance { target });
        }
        Ok(())
    }

    /// Everybody this card may be played on, as [`Self::judge_target`] would find.
    pub(crate) fn targets(&self, by: Seat, card: Card) -> Seats<SEATS> {
        let mut targets = *self.rounds.active();
        if card == Card::SecondChance {
            targets.remove(by);
            for has_one in self.rounds.seats().filter(|&seat| self.row(seat).second_chance()) {
                targets.remove(has_one);
            }
        }
        debug_assert!(
            self.rounds.seats().all(|at| targets.has(at) == self.judge_target(by, card, at).is_ok())
        );
        targets
    }

    /// Every legal move of a seat.
    pub(crate) fn legal_moves(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let aimed = match self.decision {
            Decision::Target { card, .. } => Some(card),
            Decision::Turn(_) | Decision::Over { .. } => None,
        };
        let seats = if aimed.is_some() { self.rounds.players() } else { 0 };
        let aims = Seat::all(seats).filter_map(move |at| Move::aim(aimed?, at));
        [Move::Hit, Move::Stay]
            .into_iter()
            .chain(aims)
            .filter(move |&action| self.judge(seat, action).is_ok())
    }

    /// Every card, wherever it lies.
    pub(crate) fn every_card(&self) -> impl Iterator<Item = Card> {
        let rows = self.rows().iter().flat_map(|row| {
            let second = row.second_chance().then_some(Card::SecondChance);
            let freeze = (row.status() == Status::Frozen).then_some(Card::Freeze);
            row.numbers().iter().copied().chain(second).chain(freeze)
        });
        let held = self.modifiers.iter().chain(&self.aside).map(|held| held.card);
        let pending = match self.decision {
            Decision::Target { card, .. } => Some(card),
            Decision::Turn(_) | Decision::Over { .. } => None,
        };
        let carried = self.flip_three.map(|_| Card::FlipThree);
        self.deck()
            .cards()
            .chain(self.discard().cards())
            .chain(rows)
            .chain(held)
            .chain(pending)
            .chain(carried)
    }
}
