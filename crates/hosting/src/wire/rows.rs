//! The two games of rows. All cards lie open, so everybody sees and is told
//! everything.

use std::collections::BTreeMap;

use flip7::Flip7;
use game::{Card, Game, Pile, Seat};
use serde::Serialize;
use vengeance::Vengeance;

use super::{Audience, Wired};

/// The part of a position that the games of rows have: what a record's trace
/// shows, and what is left to come.
#[derive(Debug, Serialize)]
pub struct RowsPosition<S> {
    #[serde(flatten)]
    shown: S,
    /// How many of each card may come next. Whoever has watched the game knows.
    unseen: BTreeMap<String, usize>,
}

impl<S> RowsPosition<S> {
    fn new<C: Card>(shown: S, next: &Pile<C>) -> Self {
        let counted = C::ALL.iter().map(|&card| (card.to_string(), next.count(card)));
        Self { shown, unseen: counted.filter(|(_, count)| *count > 0).collect() }
    }
}

impl<const SEATS: usize> Wired for Flip7<SEATS> {
    type Position = RowsPosition<flip7::Shown>;

    fn position(&self, _: Audience) -> RowsPosition<flip7::Shown> {
        RowsPosition::new(self.shown(), self.view(Seat::at(0)).next_from())
    }
}

impl<const SEATS: usize> Wired for Vengeance<SEATS> {
    type Position = RowsPosition<vengeance::Shown>;

    fn position(&self, _: Audience) -> RowsPosition<vengeance::Shown> {
        RowsPosition::new(self.shown(), self.view(Seat::at(0)).next_from())
    }
}
