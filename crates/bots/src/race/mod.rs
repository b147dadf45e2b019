//! A player of a game of rows who plays for the win, not for points: whatever can be chosen is
//! tried out to the end of the round, and what comes of it is worth the chance to win with
//! those totals ([`Standing`]).

mod learning;
mod led;
mod standing;
mod tryout;

use game::View as _;
use rand_core::Rng;
use rows::{Decision, Kind, View};

pub use learning::Learnt;
use standing::Standing;
use tryout::Plan;
pub use tryout::{Tryout, chances};

use crate::rows::{RowsBot, Thinks};
use crate::stop::Stop;
use crate::trials;

/// What somebody does who plays for the win, by so many trials of each choice, or fewer if
/// that is enough.
pub(crate) fn choose<T: Thinks, const SEATS: usize>(
    trials: usize,
    view: View<'_, T::Kind, SEATS>,
    random: &mut impl Rng,
    enough: &mut dyn FnMut() -> bool,
) -> <T::Kind as Kind>::Move {
    let mut table = Tryout::<T, SEATS>::new(view);
    let usual = table.usual(random);
    let others = others::<T, SEATS>(view, usual).into_iter();
    let (action, _) = trials::best(&mut table, (usual, T::PLAIN), others, trials, random, enough);
    action
}

/// Everything that could be done instead of the usual. Whoever hits may mean to be bolder or
/// more careful than usual from then on: what a hit is worth is what it is worth with that.
fn others<T: Thinks, const SEATS: usize>(
    view: View<'_, T::Kind, SEATS>,
    usual: <T::Kind as Kind>::Move,
) -> Vec<Plan<<T::Kind as Kind>::Move>> {
    let others = view.choices().filter(|action| *action != usual);
    let mut others: Vec<_> = others.map(|action| (action, T::PLAIN)).collect();
    if matches!(view.decision(), Decision::Turn(_)) && !others.is_empty() {
        others.extend(T::TEMPERS.iter().map(|then| (T::Kind::HIT, *then)));
    }
    others
}

impl<T: Thinks> RowsBot<T> {
    /// The bot that stops by a rule.
    pub(crate) const fn of(stop: Stop) -> Self {
        Self { stop: Some(stop), thinks: std::marker::PhantomData }
    }
}
