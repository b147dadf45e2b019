//! What one seat sees.

use std::convert::Infallible;
use std::ops::Deref;

use game::{Card, Dealer, Nobody, Pile, Seat, Seed};

use crate::kind::Kind;
use crate::play::{Play, Until};
use crate::position::{Decision, Position};

/// What a seat sees of a game: all of the position. All cards lie open, and what is
/// left in the deck can be counted; its order is not in the position at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View<'a, K: Kind, const SEATS: usize> {
    game: &'a Position<K, SEATS>,
    seat: Seat,
}

impl<K: Kind, const SEATS: usize> Deref for View<'_, K, SEATS> {
    type Target = Position<K, SEATS>;

    #[inline]
    fn deref(&self) -> &Position<K, SEATS> {
        self.game
    }
}

impl<'a, K: Kind, const SEATS: usize> View<'a, K, SEATS> {
    pub(crate) const fn new(game: &'a Position<K, SEATS>, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// How the game would stand right after this legal move of the seat, before
    /// any further card is dealt. Hit and Stay change nothing by themselves.
    #[must_use]
    pub fn after(&self, action: K::Move) -> Position<K, SEATS> {
        let mut game = *self.game;
        if let Decision::Play { chooser, .. } = game.decision {
            let mut play = Play {
                game: &mut game,
                dealer: &mut NoDealer,
                watcher: &mut Nobody,
                until: Until::RoundOver,
            };
            K::carry_out(&mut play, chooser, action);
        }
        game
    }
}

/// For looking ahead no further than the next card.
struct NoDealer;

impl<C: Card> Dealer<C> for NoDealer {
    type Error = Infallible;

    fn shuffle(&mut self, _: &Pile<C>) -> Result<(), Infallible> {
        Ok(())
    }

    fn draw(&mut self, _: &Pile<C>) -> Option<C> {
        None
    }
}

impl<K: Kind, const SEATS: usize> game::View for View<'_, K, SEATS> {
    type Game = Position<K, SEATS>;
    type Choice = K::Move;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn choices(&self) -> impl Iterator<Item = K::Move> {
        self.game.legal_moves(self.seat)
    }

    /// Nothing of a position is hidden: the order of the deck is not in it.
    fn imagine(&self, _: Seed) -> Position<K, SEATS> {
        *self.game
    }
}
