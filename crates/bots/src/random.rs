//! The bot that knows the rules and nothing else.

use game::{Telling, View, random};
use rand_core::Rng;

use crate::Bot;

/// Whether something with this chance in a hundred comes about.
pub(crate) fn happens(percent: u32, random: &mut impl Rng) -> bool {
    random::below(random, 100) < percent
}

/// Picks evenly among all legal moves. While the table waits for somebody else,
/// doing nothing is one more of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Random;

impl<G: Telling> Bot<G> for Random {
    const LEGAL: bool = true;

    fn choose<R: Rng>(&self, view: G::View<'_>, random: &mut R) -> G::Choice {
        let pick = random::index(random, view.choices().count());
        view.choices().nth(pick).expect("the pick is among the choices")
    }

    fn interrupt<R: Rng>(&self, view: G::View<'_>, random: &mut R) -> Option<G::Choice> {
        let pick = random::index(random, view.choices().count() + 1);
        view.choices().nth(pick)
    }

    fn picks_evenly(&self) -> bool {
        true
    }
}
