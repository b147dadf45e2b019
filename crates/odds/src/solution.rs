//! What a round is worth and how it is played.

use crate::frame::Frame;
use crate::policy::{Best, Policy};
use crate::round::Round;
use crate::solver::Solver;
use crate::space::Space;
use crate::utility::Utility;

/// How every state of a round is played, and what the first is worth.
pub struct Solution<'a> {
    pub frame: Frame<'a>,
    /// Where one stays, by the Flip Threes that are left in the deck.
    pub stays: Vec<Vec<bool>>,
    /// What it is worth to hit at the start, or to take what is forced.
    pub hit: f64,
    /// What it is worth to stay at the start.
    pub stay: f64,
}

impl<'a> Solution<'a> {
    pub fn of(round: &Round, space: Space, utility: &'a Utility, policy: Policy<'a>) -> Self {
        Solver::new(Frame::of(round, space, utility, policy)).solve()
    }

    /// Whether one may stay at the start.
    pub fn may_stay(&self) -> bool {
        !self.frame.must_hit(0, 0, 0, self.frame.space.flip_threes)
    }

    /// What the row brings to somebody who stays at the start.
    pub fn points_now(&self) -> usize {
        let Space { rows, lanes, .. } = &self.frame.space;
        lanes.points(rows[0].sum, 0) as usize
    }

    /// The chance to bust with the next card.
    pub fn bust_next(&self) -> f64 {
        let Frame { space, cards, renewals, .. } = &self.frame;
        let held = space.chances[0].held;
        match self.frame.renewal(None, held) {
            _ if held => 0.0,
            _ if *cards > 0 => space.rows[0].busts(0) / f64::from(*cards),
            renewal => renewal.map_or(0.0, |renewal| renewals[renewal].bust_next),
        }
    }

    /// Whether everybody stays who has a row and chance, whatever modifiers have come.
    pub fn all_stay(&self, place: usize, threes: u32) -> bool {
        let lanes = self.frame.space.lanes.count;
        !self.stays[threes as usize][place * lanes..][..lanes].contains(&false)
    }

    /// What is done in a state.
    pub fn choice(&self, row: usize, chance: usize, lane: usize, threes: usize) -> Best {
        let space = &self.frame.space;
        let stays = self.stays[threes][space.place(row, chance) * space.lanes.count + lane];
        if stays { Best::Stay } else { Best::Hit }
    }
}
