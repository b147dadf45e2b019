//! Those who take the cards of a Flip Three.

use std::ops::Range;

use crate::forced::{Forced, Leads};
use crate::frame::{Draws, Weights};
use crate::lanes::add_next;
use crate::solver::Solver;
use crate::table::Table;
use crate::vectors::{Block, Sources, add, by_block, gather, load, multiply, plus, store, weigh};

/// What comes after another card.
#[derive(Clone, Copy)]
struct After<'a> {
    /// Where it stands, if not in the table that is worked out.
    from: Option<&'a Table>,
    /// Whether it is yet to be weighed by its chance.
    weighed: bool,
}

/// A vector of those who take cards.
struct Forcing<'a> {
    row: usize,
    chance: usize,
    /// The cards that lead to other vectors, if one is drawn.
    sources: Option<&'a Sources>,
    after: After<'a>,
    /// The chance that the draws go on.
    through: &'a [f64],
    /// What the draws lead to from here: weights and what they weigh.
    leave: &'a [(&'a [f64], &'a [f64])],
    /// What is added so many times: one worth for all lanes with its weights, or what a Second Chance leads to.
    more: &'a [(f64, &'a [f64])],
}

impl Solver<'_> {
    /// Works out what it is worth that the round ends when some more other cards have come.
    pub fn end(&mut self) {
        let space = &self.frame.space;
        let mut now = Table::of_any(space);
        for place in 0..space.vectors() {
            now.at_mut(place).copy_from_slice(self.stay(place % space.rows.len()));
        }
        for more in 1..=self.frame.most_ending() {
            let mut next = Table::of_any(&self.frame.space);
            let after = After { from: Some(self.ending.last().unwrap_or(&now)), weighed: false };
            for group in &self.frame.space.groups {
                self.step(Draws::Ending(more), after, group, &mut next, None);
            }
            self.ending.push(next);
        }
    }

    /// What it is worth that forced draws begin.
    pub fn force(&self, forced: &Forced) -> Table {
        let space = &self.frame.space;
        let mut table = Table::of_any(space);
        for (group, chances) in space.groups.iter().enumerate() {
            if space.chances[chances.start].left >= forced.waiting {
                self.force_from(forced, 0, group, &mut table);
            }
        }
        table
    }

    /// What it is worth to be at a step of forced draws. All chances of a group are worked out before the next: so what
    /// is needed stays near.
    fn force_from(&self, forced: &Forced, step: usize, group: usize, table: &mut Table) {
        let (now, groups) = (&forced.steps[step], &self.frame.space.groups);
        let from = forced.last(step).and_then(|leads| self.led_to(leads));
        if let Some(next) = now.drawn.filter(|_| from.is_none()) {
            self.force_from(forced, next, group, table);
        }
        let gained = now.gained.filter(|_| group + 1 < groups.len()).map(|next| {
            let mut gained = Table::of_any(&self.frame.space);
            self.force_from(forced, next, group + 1, &mut gained);
            gained
        });
        let after = After { from, weighed: from.is_some() };
        self.step(Draws::Step(forced, step), after, &groups[group], table, gained.as_ref());
    }

    /// What is worth as much as that which draws lead to.
    fn led_to(&self, leads: Leads) -> Option<&Table> {
        match leads {
            Leads::End { more } => self.ending.get((more as usize).checked_sub(1)?),
            Leads::Back { threes } => self.choosing.get(threes as usize),
            Leads::Again { threes, waiting } => self.begun.get(self.frame.find(threes, waiting)?),
            Leads::Out(_) => None,
        }
    }

    /// Works out a step, in place of the one after another card if that stands nowhere else. Whatever comes leads further
    /// on, so nothing is read that was written already.
    fn step(
        &self,
        draws: Draws,
        after: After,
        group: &Range<usize>,
        table: &mut Table,
        gained: Option<&Table>,
    ) {
        let space = &self.frame.space;
        let mut sources = Sources::default();
        for (chance, now) in group.clone().zip(&space.chances[group.clone()]) {
            let weights = self.frame.weights(draws, chance);
            let on = !weights.through.is_empty();
            let (mut leave, mut more) = (Vec::new(), Vec::new());
            for (row, has) in space.rows.iter().enumerate() {
                // Nothing else begins forced draws than that somebody hits.
                if draws.begin_by_choice() && !self.is_alive(space.place(row, chance)) {
                    continue;
                }
                self.frame.leads_to(row, chance, !space.waits, &mut sources);
                self.leave(&weights, row, &mut leave, &mut more);
                if let Some((gained, drawn)) = gained.zip(now.drawn) {
                    more.push((1.0, gained.at(space.place(row, drawn))));
                }
                let forcing = Forcing {
                    row,
                    chance,
                    sources: on.then_some(&sources),
                    after,
                    through: if on { space.of_row(&weights.through, has) } else { &[] },
                    leave: &leave,
                    more: &more,
                };
                by_block!(space.lanes, self.force_one(&forcing, table));
            }
        }
    }

    /// What it brings that the draws lead to something from here, each with its chance.
    fn leave<'b>(
        &'b self,
        weights: &'b Weights,
        at: usize,
        leave: &mut Vec<(&'b [f64], &'b [f64])>,
        more: &mut Vec<(f64, &'b [f64])>,
    ) {
        let space = &self.frame.space;
        let row = &space.rows[at];
        leave.clear();
        more.clear();
        for leaf in &weights.leaves {
            let weights = space.of_row(&leaf.weights, row);
            let renewal = match leaf.leads {
                Leads::Out(pending) => self.frame.renewal(Some(pending), space.chances[leaf.chance].held),
                _ => None,
            };
            match (renewal, self.led_to(leaf.leads)) {
                (Some(renewal), _) => more.push((row.scale * self.frame.renewals[renewal].worth, weights)),
                (None, Some(table)) => leave.push((weights, table.at(space.place(at, leaf.chance)))),
                (None, None) => leave.push((weights, self.stay(at))),
            }
        }
    }

    fn force_one<const N: usize>(&self, forcing: &Forcing, table: &mut Table) {
        let lanes = &self.frame.space.lanes;
        let first = self.frame.space.place(forcing.row, forcing.chance) * lanes.count;
        let flips = !self.frame.space.rows[forcing.row].flips.is_empty();
        let busts = self.busts(forcing.row, forcing.chance);
        for lane in lanes.blocks::<N>() {
            let mut sum: Block<N> = [0.0; N];
            if let Some(sources) = forcing.sources {
                let values = forcing.after.from.map_or(&table.values, |from| &from.values);
                sum = [busts; N];
                if flips {
                    plus(&mut sum, self.flips(forcing.row), lane);
                }
                let through: Block<N> = load(forcing.through, lane);
                if !forcing.after.weighed {
                    multiply(&mut sum, &through);
                }
                gather!(sum, values, sources, lanes.count, lane);
                lanes.add_from(lanes.next::<N>(lane), &mut sum, values, first);
                add_next(&mut sum, &load(values, first + lane));
                if forcing.after.weighed {
                    multiply(&mut sum, &through);
                }
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
