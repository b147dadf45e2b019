//! Those who choose, and those who take the cards of a Flip Three, from the start of a round on.

use crate::forced::Forced;
use crate::frame::Weights;
use crate::lanes::add_before;
use crate::masses::Masses;
use crate::spread::Spread;
use crate::vectors::{Block, add, by_block, deposit, gather, load};

/// A vector of those who choose.
struct Chosen<'a> {
    row: usize,
    chance: usize,
    threes: u32,
    /// The cards that lead here from other vectors.
    sources: &'a [(f64, usize)],
    /// One divided by the cards of the deck.
    parts: &'a [f64],
}

/// A vector of those who take cards.
struct Forcing<'a> {
    row: usize,
    chance: usize,
    /// The cards that lead here from other vectors, unless the draws begin here.
    sources: Option<&'a [(f64, usize)]>,
    weights: &'a Weights,
    /// Whether another card is drawn.
    draws: bool,
}

impl Spread<'_> {
    /// Everybody with so many Flip Threes left in the deck chooses. With what chance each card comes to those who
    /// hit takes the place of how likely they are.
    pub fn choose(&mut self, threes: u32, masses: &mut Masses) {
        let (frame, mut sources) = (self.frame, Vec::new());
        let space = &frame.space;
        for (chance, now) in space.chances.iter().enumerate() {
            let parts = frame.parts(now, space.freezes, threes);
            for (row, has) in space.rows.iter().enumerate() {
                let place = space.place(row, chance);
                frame.comes_from(row, chance, true, &mut sources);
                if masses.any(place, &mut sources) {
                    let parts = space.of_row(&parts, has);
                    let chosen = Chosen { row, chance, threes, sources: &sources, parts };
                    by_block!(space.lanes, self.choose_one(&chosen, masses));
                }
            }
        }
    }

    fn choose_one<const N: usize>(&mut self, chosen: &Chosen, masses: &mut Masses) {
        let space = &self.frame.space;
        let (row, now, lanes) = (&space.rows[chosen.row], &space.chances[chosen.chance], &space.lanes);
        let place = space.place(chosen.row, chosen.chance);
        let (first, kept) = (place * lanes.count, self.kept_at(row.sum));
        let freezes = f64::from(space.freezes);
        let mut all = 0.0;
        for lane in lanes.blocks() {
            let mut block: Block<N> = load(&masses.table.values, first + lane);
            gather(&mut block, &masses.table.values, chosen.sources, lanes.count, lane);
            for &(cards, from) in lanes.before(lane) {
                add(&mut block, cards, &masses.table.values, first + from);
            }
            let stays = &self.solution.stays[chosen.threes as usize][first + lane..][..N];
            for within in 0..N {
                let (mass, part) = (block[within], chosen.parts[lane + within]);
                let hits = if stays[within] { 0.0 } else { mass };
                // With no card in the deck.
                let none = if part == 0.0 { hits } else { 0.0 };
                let each = hits * part;
                self.kept[kept + lane + within] += mass - hits + freezes * each;
                (all, block[within]) = (all + each, each);
                if none > 0.0 {
                    self.run_out(chosen, lane + within, none);
                }
                let mut stride = 1;
                while stride < N {
                    if within & stride == 0 {
                        block[within + stride] += each;
                    }
                    stride *= 2;
                }
            }
            masses.table.values[first + lane..][..N].copy_from_slice(&block);
            if !row.flips.is_empty() {
                let flips = &mut self.flips[chosen.row * lanes.count + lane..][..N];
                flips.iter_mut().zip(&block).for_each(|(flips, each)| *flips += each);
            }
        }
        masses.filled[place] = all > 0.0;
        if !now.held {
            self.bust.add(row.busts(now.burned) * all);
        }
    }

    /// Those who hit with no card in the deck.
    fn run_out(&mut self, chosen: &Chosen, lane: usize, mass: f64) {
        let space = &self.frame.space;
        if let Some(renewal) = self.frame.renewal(None, space.chances[chosen.chance].held) {
            self.renewed[renewal].add(mass);
        } else {
            let kept = self.kept_at(space.rows[chosen.row].sum);
            self.kept[kept + lane] += mass;
        }
    }

    /// Those who are at a step of forced draws take what follows.
    pub fn force(&mut self, forced: &Forced, first: usize, mut masses: Masses) {
        let (mut step, mut begins) = (first, true);
        loop {
            let now = &forced.steps[step];
            let mut gained = now.gained.map(|next| (next, Masses::none(&self.frame.space)));
            self.step(forced, step, begins, &mut masses, gained.as_mut().map(|(_, gained)| gained));
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
        let (frame, mut sources) = (self.frame, Vec::new());
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
        let (part, through) = (space.of_row(&forcing.weights.part, row), &forcing.weights.through);
        let mut all = 0.0;
        for lane in lanes.blocks().rev() {
            let mut block: Block<N> = load(&masses.table.values, first + lane);
            if let Some(sources) = forcing.sources {
                let own = std::mem::replace(&mut block, [0.0; N]);
                gather(&mut block, &masses.table.values, sources, lanes.count, lane);
                for &(cards, from) in lanes.before(lane) {
                    add(&mut block, cards, &masses.table.values, first + from);
                }
                add_before(&mut block, &own);
            }
            self.leave(forcing, lane, &block);
            if let Some((gained, drawn)) = gained.as_deref_mut().zip(now.drawn) {
                let place = space.place(forcing.row, drawn);
                gained.filled[place] = true;
                deposit(&mut gained.table.values, place * lanes.count + lane, &[1.0; N], &block);
            }
            if forcing.draws {
                let through = &space.of_row(through, row)[lane..];
                block.iter_mut().zip(&part[lane..]).for_each(|(mass, part)| *mass *= part);
                all += block.iter().zip(through).map(|(each, through)| each * through).sum::<f64>();
                if !row.flips.is_empty() {
                    deposit(&mut self.flips, forcing.row * lanes.count + lane, through, &block);
                }
                masses.table.values[first + lane..][..N].copy_from_slice(&block);
            }
        }
        if !now.held {
            self.bust.add(row.busts(now.burned) * all);
        }
    }

    /// The draws end here, each way with its chance.
    #[inline]
    fn leave<const N: usize>(&mut self, forcing: &Forcing, lane: usize, block: &Block<N>) {
        let space = &self.frame.space;
        let row = &space.rows[forcing.row];
        let kept = self.kept_at(row.sum) + lane;
        let at = space.place(forcing.row, forcing.chance) * space.lanes.count + lane;
        if let Some(end) = &forcing.weights.end {
            deposit(&mut self.kept, kept, &space.of_row(end, row)[lane..], block);
        }
        for (left, back) in &forcing.weights.back {
            deposit(&mut self.choosing[*left].table.values, at, &space.of_row(back, row)[lane..], block);
        }
        for (pending, out) in &forcing.weights.out {
            let out = &space.of_row(out, row)[lane..];
            match self.frame.renewal(Some(*pending), space.chances[forcing.chance].held) {
                Some(renewal) => {
                    self.renewed[renewal].add(block.iter().zip(out).map(|(mass, out)| mass * out).sum());
                }
                None => deposit(&mut self.kept, kept, out, block),
            }
        }
    }
}
