//! A round worked out from its ends to its start.

use crate::frame::Frame;
use crate::policy::Policy;
use crate::solution::Solution;
use crate::space::Space;
use crate::table::Table;
use crate::utility::Utility;

/// What a Flip 7 is worth besides its cards (F7-40).
pub const BONUS: u32 = 15;

/// The cards that are set aside in a Flip Three.
#[derive(Clone, Copy)]
pub struct Blanks {
    pub freezes: u32,
    pub threes: u32,
}

pub struct Solver<'a> {
    pub frame: Frame<'a>,
    /// What it is worth to choose, by the Flip Threes that are left in the deck.
    pub choosing: Vec<Table>,
    /// What it is worth to begin a Flip Three.
    pub begun: Vec<Table>,
    /// What it is worth that the round ends when some more other cards have come, from one on, all orders in which
    /// they can come counted.
    pub ending: Vec<Table>,
    /// What rows are worth to those who stay.
    stay: Vec<f64>,
    /// What the numbers bring together that complete a Flip 7, each as often as it is there.
    flips: Vec<f64>,
    /// Where it can be right to hit; everywhere if not known.
    alive: Option<Vec<bool>>,
}

impl<'a> Solver<'a> {
    pub fn new(frame: Frame<'a>) -> Self {
        let (stay, flips) = (stay(&frame.space, frame.utility), flips(&frame.space, frame.utility));
        Self { frame, choosing: Vec::new(), begun: Vec::new(), ending: Vec::new(), stay, flips, alive: None }
    }

    pub fn solve(mut self) -> Solution<'a> {
        let Space { freezes, flip_threes, .. } = self.frame.space;
        let (mut played, mut hit) = (Vec::new(), 0.0);
        self.find_alive();
        self.end();
        for threes in 0..=flip_threes {
            let mut stays = vec![true; self.frame.space.states()];
            let (table, worth) = self.choose(Blanks { freezes, threes }, &mut stays);
            hit = worth;
            self.choosing.push(table);
            played.push(stays);
            for at in self.frame.begun(threes).collect::<Vec<_>>() {
                let table = self.force(&self.frame.forced[at]);
                self.begun.push(table);
            }
        }
        if let Some(first) = &self.frame.first {
            hit = self.force(first).at(0)[0];
        }
        Solution { stay: self.stay[0], frame: self.frame, stays: played, hit }
    }

    /// Finds where it can be right to hit. It never is where it would not be even if Freezes and Flip Threes
    /// could be refused: whoever may stop at any card can do whatever those do who are forced. (A Second Chance
    /// that waits is another matter: it can be better than one that comes while another is held.)
    fn find_alive(&mut self) {
        let space = &self.frame.space;
        let best = matches!(self.frame.policy, Policy::Best);
        if !best || self.frame.runs_out || space.waits || space.flip_threes == 0 {
            return;
        }
        let mut stays = vec![true; space.states()];
        self.choose(Blanks { freezes: 0, threes: 0 }, &mut stays);
        let mut alive: Vec<bool> =
            stays.chunks_exact(space.lanes.count).map(|lanes| lanes.contains(&false)).collect();
        alive[0] = true;
        self.alive = Some(alive);
    }

    pub fn is_alive(&self, place: usize) -> bool {
        self.alive.as_ref().is_none_or(|alive| alive[place])
    }

    /// What a row is worth to those who stay, in every lane.
    pub fn stay(&self, row: usize) -> &[f64] {
        let lanes = self.frame.space.lanes.count;
        &self.stay[row * lanes..][..lanes]
    }

    /// What the numbers bring together that complete a Flip 7, in every lane.
    pub fn flips(&self, row: usize) -> &[f64] {
        let lanes = self.frame.space.lanes.count;
        &self.flips[row * lanes..][..lanes]
    }

    /// What the cards bring together that bust a row.
    pub fn busts(&self, row: usize, chance: usize) -> f64 {
        let now = &self.frame.space.chances[chance];
        if now.held {
            0.0
        } else {
            let row = &self.frame.space.rows[row];
            row.scale * row.busts(now.burned) * self.frame.utility.worth(0)
        }
    }
}

/// What rows are worth to those who stay, in every lane.
fn stay(space: &Space, utility: &Utility) -> Vec<f64> {
    let states = space.rows.iter().flat_map(|row| space.lanes.all().map(move |lane| (row, lane)));
    states.map(|(row, lane)| row.scale * utility.worth(space.lanes.points(row.sum, lane))).collect()
}

/// What the numbers bring that complete a Flip 7, for every row and lane.
fn flips(space: &Space, utility: &Utility) -> Vec<f64> {
    let mut flips = vec![0.0; space.rows.len() * space.lanes.count];
    for (row, flips) in space.rows.iter().zip(flips.chunks_exact_mut(space.lanes.count)) {
        for (cards, sum) in &row.flips {
            for (lane, flip) in flips.iter_mut().enumerate() {
                *flip += row.scale * cards * utility.worth(space.lanes.points(*sum, lane) + BONUS);
            }
        }
    }
    flips
}
