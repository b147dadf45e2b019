//! Where a round ends under best play, worked out from its start on.

use crate::forced::{Ways, cards_of};
use crate::solution::{BONUS, Solution, add};
use crate::space::{Next, Row};

/// How a round ends.
pub struct Ends {
    /// The chance of each number of points, from none.
    pub points: Vec<f64>,
    pub bust: f64,
    pub flip7: f64,
}

/// A sum of very many small numbers, with what rounding took from it.
#[derive(Clone, Copy, Default)]
struct Sum {
    sum: f64,
    lost: f64,
}

impl Sum {
    fn add(&mut self, more: f64) {
        let more = more - self.lost;
        let sum = self.sum + more;
        self.lost = (sum - self.sum) - more;
        self.sum = sum;
    }
}

/// How likely states are; most are not.
struct Masses {
    vectors: Vec<Option<Box<[f64]>>>,
    lanes: usize,
}

impl Masses {
    fn none(solution: &Solution) -> Self {
        Self { vectors: vec![None; solution.space.vectors()], lanes: solution.space.lanes.count }
    }

    /// Adds something to the masses of a row and chance, so many times.
    fn add(&mut self, place: usize, times: f64, masses: &[f64]) {
        let lanes = self.lanes;
        add(self.vectors[place].get_or_insert_with(|| vec![0.0; lanes].into()), times, masses);
    }

    fn add_all(&mut self, others: &Self) {
        for (place, vector) in others.vectors.iter().enumerate() {
            if let Some(masses) = vector {
                self.add(place, 1.0, masses);
            }
        }
    }
}

/// The round on its way: what is likely where.
struct Spread<'a> {
    solution: &'a Solution<'a>,
    /// Those who choose, by the Flip Threes left in the deck.
    choosing: Vec<Masses>,
    /// Those who choose again with so many left, after so many.
    back: Vec<Vec<Masses>>,
    /// Those whose round ends after so many forced draws.
    end: Vec<Masses>,
    /// Those whose round is over, by the sum of their numbers and in lanes: with a Flip 7, and without.
    flip7: Vec<Vec<f64>>,
    kept: Vec<Vec<f64>>,
    bust: Sum,
}

/// More than the sum of any seven numbers (F7-1).
const SUMS: usize = 12 + 11 + 10 + 9 + 8 + 7 + 6 + 1;

/// Where a row and a chance stand.
type At<'a> = (usize, &'a Row, usize);

/// How a round ends that begins with this chance.
pub fn ends(solution: &Solution, chance: usize) -> Ends {
    let threes = usize::from(solution.space.flip_threes);
    let none = |count: usize| (0..count).map(|_| Masses::none(solution)).collect::<Vec<_>>();
    let mut spread = Spread {
        solution,
        choosing: none(threes + 1),
        back: (0..=threes).map(|left| none(threes - left + 1)).collect(),
        end: none(cards_of(threes) + 1),
        flip7: vec![vec![0.0; solution.space.lanes.count]; SUMS],
        kept: vec![vec![0.0; solution.space.lanes.count]; SUMS],
        bust: Sum::default(),
    };
    let mut start = vec![0.0; solution.space.lanes.count];
    start[0] = 1.0;
    spread.choosing[threes].add(solution.space.place(0, chance), 1.0, &start);
    for left in (0..=threes).rev() {
        spread.come_back(left);
        spread.choose(left);
    }
    spread.end_forced();
    spread.ends()
}

impl Spread<'_> {
    /// How it ended in the end.
    fn ends(&self) -> Ends {
        let mut points: Vec<Sum> = vec![self.bust];
        let mut flip7 = Sum::default();
        for (bonus, sums) in [(0, &self.kept), (BONUS, &self.flip7)] {
            for (sum, masses) in (0_u32..).zip(sums) {
                for (lane, mass) in masses.iter().enumerate().filter(|(_, mass)| **mass > 0.0) {
                    let place = (self.solution.space.points(sum, lane) + bonus) as usize;
                    points.resize(points.len().max(place + 1), Sum::default());
                    points[place].add(*mass);
                    flip7.add(if bonus > 0 { *mass } else { 0.0 });
                }
            }
        }
        Ends {
            points: points.iter().map(|chance| chance.sum).collect(),
            bust: self.bust.sum,
            flip7: flip7.sum,
        }
    }

    /// Everybody with so many Flip Threes left in the deck does what is best.
    fn choose(&mut self, left: usize) {
        let solution = self.solution;
        let space = &solution.space;
        let mut stay = vec![0.0; space.lanes.count];
        let mut masses = std::mem::replace(&mut self.choosing[left], Masses::none(solution));
        for (at, row) in space.rows.iter().enumerate() {
            space.stay(row, solution.utility, &mut stay);
            for chance in 0..space.chances.len() {
                let Some(mut each) = masses.vectors[space.place(at, chance)].take() else { continue };
                self.stay_or_hit((at, row, chance), left, &stay, &mut each);
                self.plain_draws((at, row, chance), &each, &mut masses);
                self.action_draws((at, row, chance), left, &each);
            }
        }
    }

    /// Those for whom it is best stay, in every lane. Of the others is left with what chance each card comes; the
    /// modifiers have come.
    fn stay_or_hit(&mut self, (at, row, chance): At, left: usize, stay: &[f64], masses: &mut [f64]) {
        let solution = self.solution;
        let space = &solution.space;
        let worth = solution.choosing[left].at(space.place(at, chance));
        let cards = solution.cards(row, chance, left);
        for lane in 0..space.lanes.count {
            let part = solution.part(cards, lane);
            let must = space.is_bare(at, space.chances[chance], lane);
            if part == 0.0 || !must && stay[lane] >= worth[lane] {
                self.kept[row.sum as usize][lane] += masses[lane];
                masses[lane] = 0.0;
            } else {
                masses[lane] *= part;
                for &(to, cards) in &space.lanes.next[lane] {
                    masses[to] += masses[lane] * cards;
                }
            }
        }
    }

    /// A Freeze or a Flip Three comes, each card with this chance.
    fn action_draws(&mut self, (at, row, chance): At, left: usize, each: &[f64]) {
        let solution = self.solution;
        let space = &solution.space;
        add(&mut self.kept[row.sum as usize], f64::from(space.freezes), each);
        if left == 0 {
            return;
        }
        let place = space.place(at, chance);
        let cards = solution.cards(row, chance, left);
        let threes = f64::from(u8::try_from(left).unwrap_or(0));
        let weighed = |chance_of: &dyn Fn(&Ways) -> f64| {
            let ways = |lane: usize| solution.ways(left, cards.saturating_sub(space.lanes.drawn[lane]));
            each.iter().enumerate().map(|(lane, each)| each * chance_of(ways(lane))).collect::<Vec<f64>>()
        };
        for used in 1..=left {
            self.back[left - used][used].add(place, threes, &weighed(&|ways| ways.back[used]));
        }
        for others in 0..=cards_of(left) {
            self.end[others].add(place, threes, &weighed(&|ways| ways.end[others]));
        }
    }

    /// A number or a Second Chance comes, each card with this chance.
    fn plain_draws(&mut self, (at, row, chance): At, each: &[f64], masses: &mut Masses) {
        let space = &self.solution.space;
        let now = space.chances[chance];
        for &(cards, next) in &row.next {
            match next {
                Next::Row(to) => masses.add(space.place(to, chance), cards, each),
                Next::Flip7(numbers) => add(&mut self.flip7[numbers as usize], cards, each),
            }
        }
        let busts = row.busts(now);
        if now.held {
            masses.add(space.place(at, now.used), busts, each);
        } else {
            self.bust.add(busts * each.iter().sum::<f64>());
        }
        if now.left > 0 {
            masses.add(space.place(at, now.drawn), f64::from(now.left), each);
        }
    }

    /// One forced draw of a card that is neither Freeze nor Flip Three. Whatever comes leads
    /// further on, so nothing is moved twice.
    fn draw_once(&mut self, masses: &mut Masses) {
        let solution = self.solution;
        let space = &solution.space;
        for (at, row) in space.rows.iter().enumerate().rev() {
            for chance in (0..space.chances.len()).rev() {
                let place = space.place(at, chance);
                let Some(mut each) = masses.vectors[place].take() else { continue };
                let cards = space.plain_cards(row, space.chances[chance]);
                for (lane, each) in each.iter_mut().enumerate() {
                    *each *= solution.part(cards, lane);
                }
                let mut modifiers = vec![0.0; space.lanes.count];
                for &(from, to, cards) in &space.lanes.steps {
                    modifiers[to] += cards * each[from];
                }
                masses.add(place, 1.0, &modifiers);
                self.plain_draws((at, row, chance), &each, masses);
            }
        }
    }

    /// Those who choose again with so many Flip Threes left take what was forced.
    fn come_back(&mut self, left: usize) {
        let waiting = std::mem::take(&mut self.back[left]);
        let mut masses = Masses::none(self.solution);
        for used in (1..waiting.len()).rev() {
            masses.add_all(&waiting[used]);
            for _ in cards_of(used - 1)..cards_of(used) {
                self.draw_once(&mut masses);
            }
        }
        // The last one takes three: one more than the two that another took.
        if waiting.len() > 1 {
            self.draw_once(&mut masses);
        }
        self.choosing[left].add_all(&masses);
    }

    /// Those whose round ends take what was forced.
    fn end_forced(&mut self) {
        let waiting = std::mem::take(&mut self.end);
        let mut masses = Masses::none(self.solution);
        for (others, more) in waiting.iter().enumerate().rev() {
            masses.add_all(more);
            if others > 0 {
                self.draw_once(&mut masses);
            }
        }
        let space = &self.solution.space;
        for (at, row) in space.rows.iter().enumerate() {
            for chance in 0..space.chances.len() {
                if let Some(masses) = &masses.vectors[space.place(at, chance)] {
                    add(&mut self.kept[row.sum as usize], 1.0, masses);
                }
            }
        }
    }
}
