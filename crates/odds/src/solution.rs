//! Best play, worked out from the ends of the round to its start.

use crate::forced::{Ways, cards_of};
use crate::round::Round;
use crate::space::{Next, Row, Space};
use crate::utility::Utility;

/// What a Flip 7 is worth besides its cards (F7-40).
pub const BONUS: u32 = 15;

/// What every state of a round is worth under best play.
pub struct Solution<'a> {
    pub space: Space,
    pub utility: &'a Utility,
    /// What it is worth to choose, by the Flip Threes that are left in the deck.
    pub choosing: Vec<Table>,
    /// What it is worth to have drawn a Flip Three, by those that were left before.
    pub drawn_three: Vec<Table>,
    /// How forced draws can go, by the Flip Threes and the cards that were left before.
    ways: Vec<Vec<Ways>>,
    /// One divided by a number of cards; nothing by none.
    parts: Vec<f64>,
}

/// A number for every state.
pub struct Table {
    values: Vec<f64>,
    lanes: usize,
}

impl Table {
    fn new(space: &Space) -> Self {
        Self { values: vec![0.0; space.vectors() * space.lanes.count], lanes: space.lanes.count }
    }

    /// The numbers of all lanes of a row and chance.
    pub fn at(&self, place: usize) -> &[f64] {
        &self.values[place * self.lanes..][..self.lanes]
    }

    fn at_mut(&mut self, place: usize) -> &mut [f64] {
        &mut self.values[place * self.lanes..][..self.lanes]
    }
}

impl<'a> Solution<'a> {
    pub fn of(space: Space, round: &Round, utility: &'a Utility) -> Self {
        let threes = usize::from(space.flip_threes);
        let most = u32::try_from(round.deck.len()).unwrap_or(u32::MAX);
        let ways = (0..=space.flip_threes)
            .map(|left| (0..=most).map(|cards| ways(cards, space.freezes, left)).collect::<Vec<_>>());
        let ways = ways.collect();
        let mut solution = Self {
            drawn_three: (0..=threes).map(|_| Table::new(&space)).collect(),
            choosing: Vec::new(),
            space,
            utility,
            ways,
            parts: (0..=most).map(|cards| if cards == 0 { 0.0 } else { 1.0 / f64::from(cards) }).collect(),
        };
        if threes > 0 {
            solution.end_forced();
        }
        for left in 0..=threes {
            let table = solution.choose(left);
            solution.choosing.push(table);
            if left < threes {
                solution.come_back(left);
            }
        }
        solution
    }

    /// How many cards the deck has before any modifier has come.
    pub fn cards(&self, row: &Row, chance: usize, threes: usize) -> u32 {
        let plain = self.space.plain_cards(row, self.space.chances[chance]);
        plain + u32::from(self.space.freezes) + u32::try_from(threes).unwrap_or(0)
    }

    /// How the draws can go after a Flip Three from a deck with so many of them and so many cards.
    pub fn ways(&self, threes: usize, cards: u32) -> &Ways {
        &self.ways[threes][cards as usize]
    }

    /// What it is worth to hit and to stay at the start, and whether one may stay.
    pub fn start(&self, chance: usize) -> (f64, f64, bool) {
        let space = &self.space;
        let (row, threes) = (&space.rows[0], usize::from(space.flip_threes));
        let mut stay = vec![0.0; space.lanes.count];
        space.stay(row, self.utility, &mut stay);
        let mut hit = vec![0.0; space.lanes.count];
        let table = &self.choosing[threes];
        self.hit_but_modifiers(table, (0, row), chance, threes, &stay, &mut hit);
        let values = table.at(space.place(0, chance));
        let modifiers: f64 = space.lanes.next[0].iter().map(|(to, cards)| cards * values[*to]).sum();
        let part = self.part(self.cards(row, chance, threes), 0);
        let hit = if part == 0.0 { stay[0] } else { (hit[0] + modifiers) * part };
        (hit, stay[0], !space.is_bare(0, space.chances[chance], 0))
    }

    /// What it is worth to choose with so many Flip Threes left in the deck.
    fn choose(&self, threes: usize) -> Table {
        let space = &self.space;
        let mut table = Table::new(space);
        let mut stay = vec![0.0; space.lanes.count];
        let mut hit = vec![0.0; space.lanes.count];
        for (at, row) in space.rows.iter().enumerate().rev() {
            space.stay(row, self.utility, &mut stay);
            for chance in (0..space.chances.len()).rev() {
                self.hit_but_modifiers(&table, (at, row), chance, threes, &stay, &mut hit);
                let cards = self.cards(row, chance, threes);
                let values = table.at_mut(space.place(at, chance));
                for lane in (0..space.lanes.count).rev() {
                    let modifiers: f64 =
                        space.lanes.next[lane].iter().map(|(to, cards)| cards * values[*to]).sum();
                    let part = self.part(cards, lane);
                    let hit = if part == 0.0 { stay[lane] } else { (hit[lane] + modifiers) * part };
                    let must = space.is_bare(at, space.chances[chance], lane);
                    values[lane] = if must { hit } else { hit.max(stay[lane]) };
                }
            }
        }
        table
    }

    /// What all cards but the modifiers bring together, each as often as it is there.
    fn hit_but_modifiers(
        &self,
        table: &Table,
        (at, row): (usize, &Row),
        chance: usize,
        threes: usize,
        stay: &[f64],
        hit: &mut [f64],
    ) {
        hit.fill(0.0);
        self.plain_draws(table, (at, row), chance, hit);
        add(hit, f64::from(self.space.freezes), stay);
        if threes > 0 {
            let drawn = self.drawn_three[threes].at(self.space.place(at, chance));
            add(hit, f64::from(u8::try_from(threes).unwrap_or(0)), drawn);
        }
    }

    /// What numbers and Second Chances bring together, each as often as it is there.
    fn plain_draws(&self, table: &Table, (at, row): (usize, &Row), chance: usize, sum: &mut [f64]) {
        let space = &self.space;
        for &(cards, next) in &row.next {
            match next {
                Next::Row(to) => add(sum, cards, table.at(space.place(to, chance))),
                Next::Flip7(numbers) => {
                    for (lane, sum) in sum.iter_mut().enumerate() {
                        *sum += cards * self.utility.worth(space.points(numbers, lane) + BONUS);
                    }
                }
            }
        }
        let now = space.chances[chance];
        let busts = row.busts(now);
        if now.held {
            add(sum, busts, table.at(space.place(at, now.used)));
        } else {
            let bust = busts * self.utility.worth(0);
            for sum in sum.iter_mut() {
                *sum += bust;
            }
        }
        if now.left > 0 {
            add(sum, f64::from(now.left), table.at(space.place(at, now.drawn)));
        }
    }

    /// One forced draw of a card that is neither Freeze nor Flip Three, before what the table
    /// says. Whatever comes leads further on, so nothing is read that was written already.
    fn draw_once(&self, table: &mut Table) {
        let space = &self.space;
        let mut sum = vec![0.0; space.lanes.count];
        for (at, row) in space.rows.iter().enumerate() {
            for chance in 0..space.chances.len() {
                sum.fill(0.0);
                self.plain_draws(table, (at, row), chance, &mut sum);
                let cards = space.plain_cards(row, space.chances[chance]);
                let values = table.at_mut(space.place(at, chance));
                for &(from, to, cards) in &space.lanes.steps {
                    sum[from] += cards * values[to];
                }
                // With no such card left there is no way with this draw.
                for (lane, (value, sum)) in values.iter_mut().zip(&sum).enumerate() {
                    *value = sum * self.part(cards, lane);
                }
            }
        }
    }

    /// What forced draws are worth that end the round.
    fn end_forced(&mut self) {
        let mut table = Table::new(&self.space);
        for (at, row) in self.space.rows.iter().enumerate() {
            for chance in 0..self.space.chances.len() {
                self.space.stay(row, self.utility, table.at_mut(self.space.place(at, chance)));
            }
        }
        let threes = self.drawn_three.len();
        for others in 0..=cards_of(threes) {
            if others > 0 {
                self.draw_once(&mut table);
            }
            for left in 1..threes {
                self.weigh(&table, left, |ways| ways.end.get(others).copied().unwrap_or(0.0));
            }
        }
    }

    /// What forced draws are worth after which one chooses again, with so many Flip Threes left.
    fn come_back(&mut self, left: usize) {
        let mut table = Table { values: self.choosing[left].values.clone(), lanes: self.space.lanes.count };
        let (all, mut drawn) = (self.drawn_three.len() - 1, 0);
        for used in 1..=all - left {
            while drawn < cards_of(used) {
                self.draw_once(&mut table);
                drawn += 1;
            }
            self.weigh(&table, left + used, |ways| ways.back[used]);
        }
    }

    /// One divided by the cards in a lane; nothing where there are none.
    pub fn part(&self, cards: u32, lane: usize) -> f64 {
        self.parts[cards.saturating_sub(self.space.lanes.drawn[lane]) as usize]
    }

    /// Adds what a way of the draws is worth to what it is worth to have drawn a Flip Three.
    fn weigh(&mut self, table: &Table, threes: usize, chance_of: impl Fn(&Ways) -> f64) {
        let chances: Vec<f64> = self.ways[threes].iter().map(chance_of).collect();
        let mut drawn =
            std::mem::replace(&mut self.drawn_three[threes], Table { values: Vec::new(), lanes: 0 });
        for (at, row) in self.space.rows.iter().enumerate() {
            for chance in 0..self.space.chances.len() {
                let place = self.space.place(at, chance);
                let cards = self.cards(row, chance, threes);
                let gone = &self.space.lanes.drawn;
                for ((sum, value), gone) in drawn.at_mut(place).iter_mut().zip(table.at(place)).zip(gone) {
                    *sum += chances[cards.saturating_sub(*gone) as usize] * value;
                }
            }
        }
        self.drawn_three[threes] = drawn;
    }
}

fn ways(cards: u32, freezes: u8, threes: u8) -> Ways {
    let blanks = u32::from(freezes) + u32::from(threes);
    match threes.checked_sub(1) {
        // There is no such deck.
        None => Ways::none(threes),
        Some(_) if cards < blanks => Ways::none(threes),
        Some(left) => Ways::of(cards - 1, freezes, left),
    }
}

/// Adds numbers to others, so many times.
pub fn add(sum: &mut [f64], times: f64, values: &[f64]) {
    for (sum, value) in sum.iter_mut().zip(values) {
        *sum += times * value;
    }
}
