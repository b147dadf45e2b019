//! Those who take the cards of a Flip Three.

use crate::forced::Forced;
use crate::frame::Weights;
use crate::lanes::add_next;
use crate::solver::Solver;
use crate::table::Table;
use crate::vectors::{Block, Sources, add, by_block, gather, load, store, weigh};

/// A vector of those who take cards.
struct Forcing<'a> {
    row: usize,
    chance: usize,
    /// The cards that lead to other vectors, if one is drawn.
    sources: Option<&'a Sources>,
    /// The chance that the draws go on.
    through: &'a [f64],
    /// What the draws lead to that end here: weights and what they weigh.
    leave: &'a [(&'a [f64], &'a [f64])],
    /// What is added so many times: one worth for all lanes with its weights, or what a Second Chance leads to.
    more: &'a [(f64, &'a [f64])],
}

impl Solver<'_> {
    /// What it is worth to be at a step of forced draws.
    pub fn force(&self, forced: &Forced, step: usize) -> Table {
        let now = &forced.steps[step];
        let mut table =
            now.drawn.map_or_else(|| Table::new(&self.frame.space), |next| self.force(forced, next));
        let gained = now.gained.map(|next| self.force(forced, next));
        self.step(forced, step, &mut table, gained.as_ref());
        table
    }

    /// Works out a step in place of the one after another card. Whatever comes leads further on, so nothing is read
    /// that was written already.
    fn step(&self, forced: &Forced, step: usize, table: &mut Table, gained: Option<&Table>) {
        let space = &self.frame.space;
        let draws = forced.steps[step].drawn.is_some();
        let mut sources = Sources::default();
        for (chance, now) in space.chances.iter().enumerate() {
            let weights = self.frame.weights(forced, step, now);
            let (mut leave, mut more) = (Vec::new(), Vec::new());
            for (row, has) in space.rows.iter().enumerate() {
                // Forced draws begin only where somebody hit.
                if step == 0 && !self.is_alive(space.place(row, chance)) {
                    continue;
                }
                self.frame.leads_to(row, chance, !space.waits, &mut sources);
                self.leave(&weights, (row, chance), &mut leave, &mut more);
                if let Some((gained, drawn)) = gained.zip(now.drawn) {
                    more.push((1.0, gained.at(space.place(row, drawn))));
                }
                let forcing = Forcing {
                    row,
                    chance,
                    sources: draws.then_some(&sources),
                    through: if draws { space.of_row(&weights.through, has) } else { &[] },
                    leave: &leave,
                    more: &more,
                };
                by_block!(space.lanes, self.force_one(&forcing, table));
            }
        }
    }

    /// What it brings that the draws end here, each way with its chance.
    fn leave<'b>(
        &'b self,
        weights: &'b Weights,
        (at, chance): (usize, usize),
        leave: &mut Vec<(&'b [f64], &'b [f64])>,
        more: &mut Vec<(f64, &'b [f64])>,
    ) {
        let space = &self.frame.space;
        let row = &space.rows[at];
        leave.clear();
        more.clear();
        leave.extend(weights.end.iter().map(|end| (space.of_row(end, row), self.stay(at))));
        for (left, back) in &weights.back {
            leave.push((space.of_row(back, row), self.choosing[*left].at(space.place(at, chance))));
        }
        for (pending, out) in &weights.out {
            let out = space.of_row(out, row);
            match self.frame.renewal(Some(*pending), space.chances[chance].held) {
                Some(renewal) => more.push((row.scale * self.frame.renewals[renewal].worth, out)),
                None => leave.push((out, self.stay(at))),
            }
        }
    }

    fn force_one<const N: usize>(&self, forcing: &Forcing, table: &mut Table) {
        let lanes = &self.frame.space.lanes;
        let first = self.frame.space.place(forcing.row, forcing.chance) * lanes.count;
        let flips = !self.frame.space.rows[forcing.row].flips.is_empty();
        let busts = self.busts(forcing.row, forcing.chance);
        for lane in lanes.blocks() {
            let mut sum: Block<N> = [0.0; N];
            if let Some(sources) = forcing.sources {
                if flips {
                    weigh(&mut sum, forcing.through, self.flips(forcing.row), lane);
                }
                if busts != 0.0 {
                    add(&mut sum, busts, forcing.through, lane);
                }
                gather!(sum, &table.values, sources, lanes.count, lane);
                lanes.add_from(lanes.next(lane), &mut sum, &table.values, first);
                add_next(&mut sum, &load(&table.values, first + lane));
            }
            for (weights, values) in forcing.leave {
                weigh(&mut sum, weights, values, lane);
            }
            for (times, values) in forcing.more {
                add(&mut sum, *times, values, lane);
            }
            store(&mut table.values, first + lane, &sum);
        }
    }
}
