//! What one seat sees.

use game::{Held, Pile, Seat, Seed};

use crate::card::Card;
use crate::moves::Move;
use crate::options::Options;
use crate::row::Row;
use crate::state::{Decision, Flip7};

/// What a seat sees of a game. In Flip 7 all cards lie open, and what is left
/// in the deck can be counted; its order is not in the game at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View<'a, const SEATS: usize> {
    game: &'a Flip7<SEATS>,
    seat: Seat,
}

impl<'a, const SEATS: usize> View<'a, SEATS> {
    pub(crate) const fn new(game: &'a Flip7<SEATS>, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// What the table waits for.
    pub const fn decision(&self) -> Decision {
        self.game.decision()
    }

    /// The options of the game.
    pub const fn options(&self) -> &'a Options {
        self.game.options()
    }

    /// The rows of all seats.
    pub fn rows(&self) -> &'a [Row] {
        self.game.rows()
    }

    /// The row of a seat.
    pub fn row(&self, seat: Seat) -> &'a Row {
        self.game.row(seat)
    }

    /// The points of all seats from the rounds that are over.
    pub fn totals(&self) -> &'a [i64] {
        self.game.totals()
    }

    /// The cards set aside, in the order they will come up.
    pub fn aside(&self) -> &'a [Held<Card>] {
        self.game.aside()
    }

    /// The cards the next one comes from: the deck, or what would be shuffled
    /// into a new one.
    pub const fn next_from(&self) -> &'a Pile<Card> {
        let deck = self.game.deck();
        if deck.is_empty() { self.game.discard() } else { deck }
    }

    /// How many of the cards that may come next would bust this seat.
    pub fn bust_cards(&self, seat: Seat) -> usize {
        let row = self.row(seat);
        // The bit of a number is that of its kind.
        self.next_from().count_of(if row.second_chance() { 0 } else { row.held() })
    }
}

impl<const SEATS: usize> game::View for View<'_, SEATS> {
    type Game = Flip7<SEATS>;
    type Choice = Move;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn choices(&self) -> impl Iterator<Item = Move> {
        self.game.legal_moves(self.seat)
    }

    /// Nothing of a position is hidden: the order of the deck is not in it.
    fn imagine(&self, _: Seed) -> Flip7<SEATS> {
        *self.game
    }
}
