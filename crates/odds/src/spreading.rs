//! Those who choose, and those who take the cards of a Flip Three, from the start of a round on.

use std::ops::Range;

use crate::forced::{Forced, Leads};
use crate::frame::{Draws, Weighed, Weights};
use crate::lanes::add_before;
use crate::masses::Masses;
use crate::spread::Spread;
use crate::vectors::{
    Block, Sources, by_block, deposit, gather, load, multiply, plus, plus_at, store, weigh_each,
};

/// A vector of those who choose.
struct Chosen<'a> {
    row: usize,
    chance: usize,
    threes: u32,
    /// The cards that lead here from other vectors.
    sources: &'a Sources,
    /// One divided by the cards of the deck.
    parts: &'a [f64],
}

/// What is before a step of forced draws.
#[derive(Clone, Copy)]
enum Before<'a> {
    /// The draws begin.
    Nothing,
    /// Another card comes, and others join those who have drawn it.
    Card(Option<&'a Masses>),
}

/// A vector of those who take cards.
struct Forcing<'a> {
    row: usize,
    chance: usize,
    /// The cards that lead here from other vectors, unless the draws begin here.
    sources: Option<&'a Sources>,
    joining: Option<&'a Masses>,
    weights: &'a Weights,
}

/// How many lanes choose at a time.
const FEW: usize = 4;

/// A few choose, from the first lane on, since modifiers lead further on. Who stays keeps the points, and so does who hits
/// with no card in the deck; of the others is left with what chance each card comes.
#[inline]
fn few<const N: usize>(
    masses: &mut Block<N>,
    keeps: &mut Block<N>,
    parts: &[f64],
    lane: usize,
    stays: &[bool],
) {
    let parts: Block<N> = load(parts, lane);
    for lane in 0..N {
        let hits = masses[lane] * f64::from(u8::from(!stays[lane] && parts[lane] != 0.0));
        keeps[lane] = masses[lane] - hits;
        masses[lane] = hits * parts[lane];
        for bit in 0..2 {
            if lane + (1 << bit) < N && lane & 1 << bit == 0 {
                masses[lane + (1 << bit)] += masses[lane];
            }
        }
    }
}

impl Spread<'_> {
    /// Everybody with so many Flip Threes left in the deck chooses. With what chance each card comes to those who
    /// hit takes the place of how likely they are.
    pub fn choose(&mut self, threes: u32, masses: &mut Masses) {
        let (frame, mut sources) = (self.frame, Sources::default());
        let space = &frame.space;
        for (chance, now) in space.chances.iter().enumerate() {
            let parts = frame.parts(now, space.freezes, threes);
            for (row, has) in space.rows.iter().enumerate() {
                let place = space.place(row, chance);
                frame.comes_from(row, chance, true, &mut sources);
                if masses.any(place, &mut sources) {
                    let parts = space.of_row(&parts, has);
                    let chosen = Chosen { row, chance, threes, sources: &sources, parts };
                    if self.solution.all_stay(place, threes) {
                        masses.filled[place] = false;
                        by_block!(space.lanes, self.stay(&chosen, masses));
                    } else {
                        by_block!(space.lanes, self.choose_one(&chosen, masses));
                    }
                }
            }
        }
    }

    /// Everybody stays: they keep their points, and nothing follows.
    fn stay<const N: usize>(&mut self, chosen: &Chosen, masses: &mut Masses) {
        let space = &self.frame.space;
        let lanes = &space.lanes;
        let first = space.place(chosen.row, chosen.chance) * lanes.count;
        let kept = chosen.row * lanes.count;
        for lane in lanes.blocks::<N>() {
            let mut block: Block<N> = load(&masses.table.values, first + lane);
            gather!(block, &masses.table.values, chosen.sources, lanes.count, lane);
            plus_at(&mut self.kept, kept + lane, &block);
            store(&mut masses.table.values, first + lane, &[0.0; N]);
        }
    }

    fn choose_one<const N: usize>(&mut self, chosen: &Chosen, masses: &mut Masses) {
        let space = &self.frame.space;
        let (row, now, lanes) = (&space.rows[chosen.row], &space.chances[chosen.chance], &space.lanes);
        let place = space.place(chosen.row, chosen.chance);
        let (first, kept) = (place * lanes.count, chosen.row * lanes.count);
        let mut all = [0.0; N];
        for lane in lanes.blocks::<N>() {
            let mut block: Block<N> = load(&masses.table.values, first + lane);
            gather!(block, &masses.table.values, chosen.sources, lanes.count, lane);
            lanes.add_from(lanes.before::<N>(lane), &mut block, &masses.table.values, first);
            let stays = &self.solution.stays[chosen.threes as usize][first + lane..][..N];
            let mut keeps: Block<N> = [0.0; N];
            // Four at a time, which the compiler writes out.
            if N < FEW {
                few(&mut block, &mut keeps, chosen.parts, lane, stays);
            }
            for start in (0..N / FEW * FEW).step_by(FEW) {
                let (mut some, mut keep): (Block<FEW>, Block<FEW>) = (load(&block, start), [0.0; FEW]);
                for stride in [FEW, 2 * FEW].into_iter().filter(|stride| start & stride != 0) {
                    plus(&mut some, &block, start - stride);
                }
                few(&mut some, &mut keep, chosen.parts, lane + start, &stays[start..]);
                store(&mut block, start, &some);
                store(&mut keeps, start, &keep);
            }
            if self.frame.runs_out {
                self.run_out(chosen, lane, stays, &mut keeps);
            }
            plus_at(&mut self.kept, kept + lane, &keeps);
            deposit(&mut self.kept, kept + lane, &[f64::from(space.freezes); N], &block);
            if !row.flips.is_empty() {
                plus_at(&mut self.flips, chosen.row * lanes.count + lane, &block);
            }
            plus(&mut all, &block, 0);
            store(&mut masses.table.values, first + lane, &block);
        }
        let all: f64 = all.iter().sum();
        masses.filled[place] = all > 0.0;
        if !now.held {
            self.bust.add(row.scale * row.busts(now.burned) * all);
        }
    }

    /// Those who hit with no card in the deck do not keep their points if there are discards.
    fn run_out(&mut self, chosen: &Chosen, lane: usize, stays: &[bool], keeps: &mut [f64]) {
        let held = self.frame.space.chances[chosen.chance].held;
        let scale = self.frame.space.rows[chosen.row].scale;
        let Some(renewal) = self.frame.renewal(None, held) else { return };
        for ((keeps, stays), part) in keeps.iter_mut().zip(stays).zip(&chosen.parts[lane..]) {
            if !stays && *part == 0.0 {
                self.renewed[renewal].add(scale * std::mem::take(keeps));
            }
        }
    }

    /// Those for whom forced draws begin take what follows.
    pub fn force(&mut self, forced: &Forced, mut masses: Masses) {
        for (group, chances) in self.frame.space.groups.iter().enumerate() {
            if self.frame.space.chances[chances.start].left >= forced.waiting {
                self.force_from(forced, 0, group, &mut masses);
            }
        }
    }

    /// Those with a chance of a group who are at a step of forced draws take what follows.
    fn force_from(&mut self, forced: &Forced, first: usize, group: usize, masses: &mut Masses) {
        let groups = &self.frame.space.groups;
        let (mut step, mut before) = (first, Before::Nothing);
        loop {
            let now = &forced.steps[step];
            let gained = now.gained.filter(|_| group + 1 < groups.len());
            let mut gained = gained.map(|next| (next, Masses::none(&self.frame.space)));
            let into = gained.as_mut().map(|(_, gained)| gained);
            self.step(Draws::Step(forced, step), before, &groups[group], masses, into);
            if let Some((next, mut gained)) = gained {
                self.force_from(forced, next, group + 1, &mut gained);
            }
            let Some(next) = now.drawn else { return };
            (step, before) = (next, Before::Card(None));
        }
    }

    /// The round ends for all who still take cards when it is certain to end.
    pub fn end(&mut self) {
        let Some(mut masses) = self.ending.pop() else { return };
        // Nobody joins those for whom it ends.
        let joining = std::mem::take(&mut self.ending);
        let joining: Vec<Option<&Masses>> = std::iter::once(None).chain(joining.iter().map(Some)).collect();
        for group in &self.frame.space.groups {
            self.step(Draws::Ending(self.frame.most_ending()), Before::Nothing, group, &mut masses, None);
            for (more, joining) in (0..self.frame.most_ending()).zip(&joining).rev() {
                self.step(Draws::Ending(more), Before::Card(*joining), group, &mut masses, None);
            }
        }
    }

    /// One card comes, unless the draws begin here, and the draws lead to something or go on: then with what chance each
    /// card comes takes the place of how likely they are. Whatever comes leads further on, so nothing is moved twice.
    fn step(
        &mut self,
        draws: Draws,
        before: Before,
        group: &Range<usize>,
        masses: &mut Masses,
        mut gained: Option<&mut Masses>,
    ) {
        let (frame, mut sources) = (self.frame, Sources::default());
        let joining = if let Before::Card(joining) = before { joining } else { None };
        let begins = matches!(before, Before::Nothing);
        let space = &frame.space;
        for chance in group.clone().rev() {
            let weights = frame.weights(draws, chance);
            for row in (0..space.rows.len()).rev() {
                let place = space.place(row, chance);
                frame.comes_from(row, chance, !space.waits, &mut sources);
                if begins {
                    sources.clear();
                }
                let joining = joining.filter(|joining| joining.filled[place]);
                if !masses.any(place, &mut sources) && joining.is_none() {
                    continue;
                }
                masses.filled[place] = true;
                let sources = (!begins).then_some(&sources);
                let forcing = Forcing { row, chance, sources, joining, weights: &weights };
                by_block!(space.lanes, self.force_one(&forcing, masses));
                let now = masses.table.at(place);
                self.leave(&forcing, now);
                if let Some((gained, drawn)) = gained.as_deref_mut().zip(space.chances[chance].drawn) {
                    gained.add(space.place(row, drawn), now);
                }
            }
        }
    }

    /// Those who come to what draws lead to, if anything follows.
    fn led_to(&mut self, leads: Leads) -> Option<&mut Masses> {
        match leads {
            Leads::End { more } => self.ending.get_mut((more as usize).checked_sub(1)?),
            Leads::Out(_) => None,
            Leads::Back { threes } => self.choosing.get_mut(threes as usize),
            Leads::Again { threes, waiting } => self.begun.get_mut(self.frame.find(threes, waiting)?),
        }
    }

    fn force_one<const N: usize>(&mut self, forcing: &Forcing, masses: &mut Masses) {
        let space = &self.frame.space;
        let (row, now, lanes) = (&space.rows[forcing.row], &space.chances[forcing.chance], &space.lanes);
        let first = space.place(forcing.row, forcing.chance) * lanes.count;
        let full = !row.flips.is_empty();
        let ends = !forcing.weights.through.is_empty() && (full || !now.held);
        let mut all = [0.0; N];
        for lane in lanes.blocks::<N>().rev() {
            let mut block: Block<N> = load(&masses.table.values, first + lane);
            if let Some(sources) = forcing.sources {
                let own = block;
                block = forcing.joining.map_or([0.0; N], |joining| load(&joining.table.values, first + lane));
                gather!(block, &masses.table.values, sources, lanes.count, lane);
                lanes.add_from(lanes.before::<N>(lane), &mut block, &masses.table.values, first);
                add_before(&mut block, &own);
                store(&mut masses.table.values, first + lane, &block);
            }
            if ends {
                multiply(&mut block, &load(space.of_row(&forcing.weights.through, row), lane));
                plus(&mut all, &block, 0);
                if full {
                    plus_at(&mut self.flips, forcing.row * lanes.count + lane, &block);
                }
            }
        }
        if !now.held {
            self.bust.add(row.scale * row.busts(now.burned) * all.iter().sum::<f64>());
        }
    }

    /// The draws lead to something from here, each with its chance.
    fn leave(&mut self, forcing: &Forcing, now: &[f64]) {
        let space = &self.frame.space;
        let row = &space.rows[forcing.row];
        for Weighed { leads, chance, weights } in &forcing.weights.leaves {
            let weights = space.of_row(weights, row);
            let renewal = match leads {
                Leads::Out(pending) => self.frame.renewal(Some(*pending), space.chances[*chance].held),
                _ => None,
            };
            if let Some(renewal) = renewal {
                let mass: f64 = now.iter().zip(weights).map(|(mass, weight)| mass * weight).sum();
                self.renewed[renewal].add(row.scale * mass);
            } else if let Some(masses) = self.led_to(*leads) {
                masses.weigh(space.place(forcing.row, *chance), weights, now);
            } else {
                let kept = &mut self.kept[forcing.row * now.len()..][..now.len()];
                weigh_each(kept, weights, now);
            }
        }
    }
}
