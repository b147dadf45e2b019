//! Those who choose, and those who take the cards of a Flip Three, from the start of a round on.

use crate::forced::Forced;
use crate::frame::Weights;
use crate::lanes::add_before;
use crate::masses::Masses;
use crate::spread::Spread;
use crate::vectors::{Block, Sources, by_block, deposit, gather, load, multiply, plus, store};

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

/// A vector of those who take cards.
struct Forcing<'a> {
    row: usize,
    chance: usize,
    /// The cards that lead here from other vectors, unless the draws begin here.
    sources: Option<&'a Sources>,
    weights: &'a Weights,
    /// Whether another card is drawn.
    draws: bool,
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
        for lane in lanes.blocks() {
            let mut block: Block<N> = load(&masses.table.values, first + lane);
            gather!(block, &masses.table.values, chosen.sources, lanes.count, lane);
            deposit(&mut self.kept, kept + lane, &[1.0; N], &block);
            store(&mut masses.table.values, first + lane, &[0.0; N]);
        }
    }

    fn choose_one<const N: usize>(&mut self, chosen: &Chosen, masses: &mut Masses) {
        let space = &self.frame.space;
        let (row, now, lanes) = (&space.rows[chosen.row], &space.chances[chosen.chance], &space.lanes);
        let place = space.place(chosen.row, chosen.chance);
        let (first, kept) = (place * lanes.count, chosen.row * lanes.count);
        let mut all = [0.0; N];
        for lane in lanes.blocks() {
            let mut block: Block<N> = load(&masses.table.values, first + lane);
            gather!(block, &masses.table.values, chosen.sources, lanes.count, lane);
            lanes.add_from(lanes.before(lane), &mut block, &masses.table.values, first);
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
            deposit(&mut self.kept, kept + lane, &[1.0; N], &keeps);
            deposit(&mut self.kept, kept + lane, &[f64::from(space.freezes); N], &block);
            if !row.flips.is_empty() {
                deposit(&mut self.flips, chosen.row * lanes.count + lane, &[1.0; N], &block);
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

    /// Those who are at a step of forced draws take what follows.
    pub fn force(&mut self, forced: &Forced, first: usize, mut masses: Masses) {
        let (mut step, mut begins) = (first, true);
        loop {
            let now = &forced.steps[step];
            let mut gained = now.gained.map(|next| (next, Masses::none(&self.frame.space)));
            let into = gained.as_mut().map(|(_, gained)| gained);
            self.step(forced, step, begins, &mut masses, into);
            if let Some((next, gained)) = gained {
                self.force(forced, next, gained);
            }
            let Some(next) = now.drawn else { return };
            (step, begins) = (next, false);
        }
    }

    /// One card comes, unless the draws begin here, and the draws end or go on: then with what chance each card comes
    /// takes the place of how likely they are. Whatever comes leads further on, so nothing is moved twice.
    fn step(
        &mut self,
        forced: &Forced,
        step: usize,
        begins: bool,
        masses: &mut Masses,
        mut gained: Option<&mut Masses>,
    ) {
        let (frame, mut sources) = (self.frame, Sources::default());
        let space = &frame.space;
        for (chance, now) in space.chances.iter().enumerate().rev() {
            let weights = frame.weights(forced, step, now);
            for row in (0..space.rows.len()).rev() {
                let place = space.place(row, chance);
                frame.comes_from(row, chance, !space.waits, &mut sources);
                if begins {
                    sources.clear();
                }
                if !masses.any(place, &mut sources) {
                    continue;
                }
                masses.filled[place] = true;
                for (left, _) in &weights.back {
                    self.choosing[*left].filled[place] = true;
                }
                let forcing = Forcing {
                    row,
                    chance,
                    sources: (!begins).then_some(&sources),
                    weights: &weights,
                    draws: forced.steps[step].drawn.is_some(),
                };
                by_block!(space.lanes, self.force_one(&forcing, masses, gained.as_deref_mut()));
            }
        }
    }

    fn force_one<const N: usize>(
        &mut self,
        forcing: &Forcing,
        masses: &mut Masses,
        mut gained: Option<&mut Masses>,
    ) {
        let space = &self.frame.space;
        let (row, now, lanes) = (&space.rows[forcing.row], &space.chances[forcing.chance], &space.lanes);
        let first = space.place(forcing.row, forcing.chance) * lanes.count;
        let (weights, full) = (forcing.weights, !row.flips.is_empty());
        let mut all = [0.0; N];
        for lane in lanes.blocks().rev() {
            let mut block: Block<N> = load(&masses.table.values, first + lane);
            if let Some(sources) = forcing.sources {
                let own = std::mem::replace(&mut block, [0.0; N]);
                gather!(block, &masses.table.values, sources, lanes.count, lane);
                lanes.add_from(lanes.before(lane), &mut block, &masses.table.values, first);
                add_before(&mut block, &own);
            }
            self.leave(forcing, lane, &block);
            if let Some((gained, drawn)) = gained.as_deref_mut().zip(now.drawn) {
                let place = space.place(forcing.row, drawn);
                gained.filled[place] = true;
                deposit(&mut gained.table.values, place * lanes.count + lane, &[1.0; N], &block);
            }
            if forcing.draws {
                store(&mut masses.table.values, first + lane, &block);
                if full || !now.held {
                    multiply(&mut block, &load(space.of_row(&weights.through, row), lane));
                    plus(&mut all, &block, 0);
                }
                if full {
                    deposit(&mut self.flips, forcing.row * lanes.count + lane, &[1.0; N], &block);
                }
            }
        }
        if !now.held {
            self.bust.add(row.scale * row.busts(now.burned) * all.iter().sum::<f64>());
        }
    }

    /// The draws end here, each way with its chance.
    #[inline]
    fn leave<const N: usize>(&mut self, forcing: &Forcing, lane: usize, block: &Block<N>) {
        let space = &self.frame.space;
        let row = &space.rows[forcing.row];
        let kept = forcing.row * space.lanes.count + lane;
        let at = space.place(forcing.row, forcing.chance) * space.lanes.count + lane;
        if let Some(end) = &forcing.weights.end {
            deposit(&mut self.kept, kept, &load(space.of_row(end, row), lane), block);
        }
        for (left, back) in &forcing.weights.back {
            let back = load(space.of_row(back, row), lane);
            deposit(&mut self.choosing[*left].table.values, at, &back, block);
        }
        for (pending, out) in &forcing.weights.out {
            let out: Block<N> = load(space.of_row(out, row), lane);
            match self.frame.renewal(Some(*pending), space.chances[forcing.chance].held) {
                Some(renewal) => {
                    let mass: f64 = block.iter().zip(&out).map(|(mass, out)| mass * out).sum();
                    self.renewed[renewal].add(row.scale * mass);
                }
                None => deposit(&mut self.kept, kept, &out, block),
            }
        }
    }
}
