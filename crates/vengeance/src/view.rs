//! What one seat sees.

use std::convert::Infallible;

use table::{Card as _, Dealer, Held, Nobody, Pile, Seat};

use crate::card::Card;
use crate::moves::Move;
use crate::options::Options;
use crate::play::Play;
use crate::row::Row;
use crate::state::{Decision, Vengeance};
use crate::tally::Tally;

/// What a seat sees of a game. All cards lie open, and what is left in the deck
/// can be counted; its order is not in the game at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View<'a, const SEATS: usize> {
    game: &'a Vengeance<SEATS>,
    seat: Seat,
}

impl<'a, const SEATS: usize> View<'a, SEATS> {
    pub(crate) const fn new(game: &'a Vengeance<SEATS>, seat: Seat) -> Self {
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

    /// The modifiers of a seat in the order they came.
    pub fn modifiers(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        self.game.modifiers(seat)
    }

    /// The cards of a seat that can be touched, each kind once.
    #[inline]
    pub fn open_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        self.game.open_cards(seat)
    }

    /// Whether a seat has no card at all in front of it.
    pub fn is_bare(&self, seat: Seat) -> bool {
        self.game.is_bare(seat)
    }

    /// What a seat's round is worth if it ends now.
    pub fn points(&self, seat: Seat) -> i64 {
        self.game.points(seat)
    }

    /// The points of all seats from the rounds that are over.
    pub fn totals(&self) -> &'a [i64] {
        self.game.totals()
    }

    /// The cards set aside, in the order they will come up.
    pub fn aside(&self) -> &'a [Held<Card>] {
        self.game.aside()
    }

    /// How the game would stand right after this legal move of the seat, before
    /// any further card is dealt. Hit and Stay change nothing by themselves.
    #[must_use]
    pub fn after(&self, action: Move) -> Vengeance<SEATS> {
        let mut game = *self.game;
        if let Decision::Play { chooser, card } = game.decision {
            Play { game: &mut game, dealer: &mut NoDealer, watcher: &mut Nobody }
                .carry_out(chooser, card, action);
        }
        game
    }

    /// What a seat's cards would come to if it lost one and got another, without
    /// a copy of the whole game as [`View::after`] makes.
    #[inline]
    pub fn tally_after(&self, seat: Seat, loses: Option<Card>, gets: Option<Card>) -> Tally {
        self.row(seat).tally.exchanged(loses, gets, self.options())
    }

    /// How many of the cards that may come next would bust a seat that has not
    /// busted.
    pub fn bust_cards(&self, seat: Seat) -> usize {
        let mut kinds = self.row(seat).tally.busting();
        let mut cards = 0;
        while kinds != 0 {
            cards += self.next_from().count(Card::ALL[kinds.trailing_zeros() as usize]);
            kinds &= kinds - 1;
        }
        cards
    }

    /// The cards the next one comes from: the deck, or what would be shuffled
    /// into a new one.
    pub const fn next_from(&self) -> &'a Pile<Card> {
        let deck = self.game.deck();
        if deck.is_empty() { self.game.discard() } else { deck }
    }
}

/// For looking ahead no further than the next card.
struct NoDealer;

impl Dealer<Card> for NoDealer {
    type Error = Infallible;

    fn shuffle(&mut self, _: &Pile<Card>) -> Result<(), Infallible> {
        Ok(())
    }

    fn draw(&mut self, deck: &Pile<Card>) -> Card {
        deck.cards().next().unwrap_or_default()
    }
}

impl<const SEATS: usize> table::View for View<'_, SEATS> {
    type Choice = Move;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn choices(&self) -> impl Iterator<Item = Move> {
        self.game.legal_moves(self.seat)
    }
}
