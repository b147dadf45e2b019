//! Those who choose.

use crate::policy::{Best, Policy, Situation};
use crate::solver::{Blanks, Solver};
use crate::table::Table;
use crate::vectors::{Block, Sources, add, by_block, gather, load, plus, store};

/// A vector of those who choose.
struct Chosen<'a> {
    row: usize,
    chance: usize,
    blanks: Blanks,
    /// What it is worth to begin a Flip Three.
    begun: Option<&'a Table>,
    /// The cards that lead to other vectors.
    sources: &'a Sources,
    /// One divided by the cards of the deck.
    parts: &'a [f64],
    stays: &'a mut [bool],
}

/// A few lanes of them.
struct Few<'a> {
    lane: usize,
    parts: &'a [f64],
}

/// How many lanes are settled at a time.
const FEW: usize = 4;

/// A few hit or stay, from the last lane on, since modifiers lead further on: what it is worth to choose takes the place
/// of what all cards bring together. Returns what it is worth to hit in the first.
#[inline]
fn few<const N: usize>(
    sum: &mut Block<N>,
    few: &Few,
    stays: &mut [bool],
    choice: &impl Fn(usize, f64, f64) -> (f64, f64, bool),
) -> f64 {
    let parts: Block<N> = load(few.parts, few.lane);
    let (mut chosen, mut first) = ([false; N], 0.0);
    for lane in (0..N).rev() {
        (first, sum[lane], chosen[lane]) = choice(few.lane + lane, sum[lane] * parts[lane], parts[lane]);
        for bit in 0..2 {
            if lane & 1 << bit != 0 {
                sum[lane - (1 << bit)] += sum[lane];
            }
        }
    }
    stays[..N].copy_from_slice(&chosen);
    first
}

impl Solver<'_> {
    /// Works out what it is worth to choose, and where one stays, which is everywhere if nothing else is said. Returns
    /// what it is worth to hit at the start, too.
    pub fn choose(&self, blanks: Blanks, stays: &mut [bool]) -> (Table, f64) {
        let space = &self.frame.space;
        let mut table = Table::of_any(space);
        let begun = blanks.threes.checked_sub(1).and_then(|left| self.frame.find(left, 0));
        let begun = begun.map(|begun| &self.begun[begun]);
        let lanes = space.lanes.count;
        let (mut sources, mut hit) = (Sources::default(), 0.0);
        for (chance, now) in space.chances.iter().enumerate().rev() {
            let parts = self.frame.parts(now, blanks.freezes, blanks.threes);
            for (row, has) in space.rows.iter().enumerate().rev() {
                let place = space.place(row, chance);
                if !self.is_alive(place) {
                    table.at_mut(place).copy_from_slice(self.stay(row));
                    continue;
                }
                self.frame.leads_to(row, chance, true, &mut sources);
                let (parts, stays) = (space.of_row(&parts, has), &mut stays[place * lanes..][..lanes]);
                let chosen = Chosen { row, chance, blanks, begun, sources: &sources, parts, stays };
                hit = by_block!(space.lanes, self.choose_one(chosen, &mut table));
            }
        }
        (table, hit)
    }

    fn choose_one<const N: usize>(&self, chosen: Chosen, table: &mut Table) -> f64 {
        let stay = self.stay(chosen.row);
        // Nearly all are like that, and are worked out without any other question.
        if matches!(self.frame.policy, Policy::Best) && chosen.row > 0 && !self.frame.runs_out {
            return self
                .settle::<N>(chosen, table, |lane, hit, _| (hit, hit.max(stay[lane]), stay[lane] >= hit));
        }
        let (row, chance, threes) = (chosen.row, chosen.chance, chosen.blanks.threes);
        let scale = self.frame.space.rows[row].scale;
        self.settle::<N>(chosen, table, |lane, hit, part| {
            let hit = if part == 0.0 {
                self.renewed(chance).map_or(stay[lane], |worth| scale * worth)
            } else {
                hit
            };
            let choice = match self.frame.policy {
                _ if self.frame.must_hit(row, chance, lane, threes) => Best::Hit,
                Policy::Best if stay[lane] >= hit => Best::Stay,
                Policy::Best => Best::Hit,
                Policy::Rule(rule) => rule(&self.situation(row, chance, lane, part)),
            };
            let stays = choice == Best::Stay;
            (hit, if stays { stay[lane] } else { hit }, stays)
        })
    }

    /// Everybody hits or stays, in every lane from the last on, since modifiers lead further on. Returns what it is
    /// worth to hit in the first.
    fn settle<const N: usize>(
        &self,
        chosen: Chosen,
        table: &mut Table,
        choice: impl Fn(usize, f64, f64) -> (f64, f64, bool),
    ) -> f64 {
        let Chosen { row, chance, blanks, begun, sources, parts, stays } = chosen;
        let lanes = &self.frame.space.lanes;
        let first = self.frame.space.place(row, chance) * lanes.count;
        let (stay, mut hit) = (self.stay(row), 0.0);
        for lane in lanes.blocks::<N>().rev() {
            let mut sum: Block<N> = [self.busts(row, chance); N];
            plus(&mut sum, self.flips(row), lane);
            add(&mut sum, f64::from(blanks.freezes), stay, lane);
            if let Some(begun) = begun {
                add(&mut sum, f64::from(blanks.threes), &begun.values, first + lane);
            }
            gather!(sum, &table.values, sources, lanes.count, lane);
            lanes.add_from(lanes.next::<N>(lane), &mut sum, &table.values, first);
            // Four at a time, which the compiler writes out.
            if N < FEW {
                hit = few(&mut sum, &Few { lane, parts }, &mut stays[lane..], &choice);
            }
            for start in (0..N / FEW * FEW).step_by(FEW).rev() {
                let mut some: Block<FEW> = load(&sum, start);
                for stride in [FEW, 2 * FEW].into_iter().filter(|stride| *stride < N && start & stride == 0) {
                    plus(&mut some, &sum, start + stride);
                }
                let at = lane + start;
                hit = few(&mut some, &Few { lane: at, parts }, &mut stays[at..], &choice);
                store(&mut sum, start, &some);
            }
            store(&mut table.values, first + lane, &sum);
        }
        hit
    }

    /// What it is worth to hit with no card in the deck.
    fn renewed(&self, chance: usize) -> Option<f64> {
        let renewal = self.frame.renewal(None, self.frame.space.chances[chance].held)?;
        Some(self.frame.renewals[renewal].worth)
    }

    fn situation(&self, row: usize, chance: usize, lane: usize, part: f64) -> Situation {
        let space = &self.frame.space;
        let (row, now) = (&space.rows[row], &space.chances[chance]);
        Situation {
            points: space.lanes.points(row.sum, lane),
            numbers: row.set.count_ones(),
            second_chance: now.held,
            bust_next: if now.held { 0.0 } else { row.busts(now.burned) * part },
        }
    }
}
