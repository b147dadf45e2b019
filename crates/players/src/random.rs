//! The bot that knows the rules and nothing else.

use rand_core::Rng;
use table::{Game, View, random};

use crate::Player;

/// Picks evenly among all legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose<R: Rng>(&mut self, view: G::View<'_>, random: &mut R) -> G::Move {
        let pick = random::index(random, view.legal().count());
        view.legal().nth(pick).expect("the pick is among the legal moves")
    }
}
