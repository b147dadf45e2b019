//! The numbers that a player can have.

use flip7::Card;

use crate::round::Round;

/// A set of numbers.
pub struct Row {
    pub set: u16,
    pub sum: u32,
    /// How many have come since the start.
    pub added: u32,
    /// How many cards of the deck would bust it, if none were burned.
    pub busts: u32,
    /// The rows that one more number leads to.
    pub next: Vec<usize>,
    /// The same from the rows that lead here.
    pub before: Vec<usize>,
    /// In how many ways cards can have become the numbers that have come: for each of them as many as have it. What rows
    /// are worth is kept that many times over, and how likely they are divided by it. Then every number leads from row to
    /// row with the same weight, which does not have to be multiplied by.
    pub scale: f64,
    /// Numbers that complete a Flip 7: how many cards have each, and the sum with them.
    pub flips: Vec<(f64, u32)>,
}

impl Row {
    /// How many cards of the deck would bust it after so many were burned.
    pub fn busts(&self, burned: u32) -> f64 {
        f64::from(self.busts.saturating_sub(burned))
    }
}

/// A number that is not in the row, and how many cards have it.
#[derive(Clone, Copy)]
struct Free {
    number: u8,
    cards: u8,
}

/// All sets of numbers that a round can have, each before those with more.
pub fn rows(round: &Round) -> Vec<Row> {
    let left = |number: u8| Card::number(number).map_or(0, |card| round.left(card));
    let free: Vec<Free> = (0..=12)
        .filter(|number| round.numbers & (1 << number) == 0)
        .map(|number| Free { number, cards: left(number) })
        .filter(|free| free.cards > 0)
        .collect();
    let held = || (0_u8..=12).filter(|number| round.numbers & (1 << number) != 0);
    let start = Row {
        set: round.numbers,
        sum: held().map(u32::from).sum(),
        added: 0,
        busts: held().map(|number| u32::from(left(number))).sum(),
        next: Vec::new(),
        before: Vec::new(),
        scale: 1.0,
        flips: Vec::new(),
    };
    let room = round.room();
    let sets: Vec<usize> = (0..1 << free.len()).filter(|set: &usize| set.count_ones() <= room).collect();
    let mut place = vec![0; 1 << free.len()];
    for (at, set) in sets.iter().enumerate() {
        place[*set] = at;
    }
    sets.iter().map(|set| start.with(*set, &free, room, &place)).collect()
}

impl Row {
    /// The row with some more numbers.
    fn with(&self, set: usize, free: &[Free], room: u32, place: &[usize]) -> Self {
        let mut row = Self { next: Vec::new(), before: Vec::new(), flips: Vec::new(), ..*self };
        row.added = set.count_ones();
        for (bit, Free { number, cards }) in free.iter().enumerate().filter(|(bit, _)| set & (1 << bit) != 0)
        {
            row.set |= 1 << number;
            row.sum += u32::from(*number);
            row.busts += u32::from(*cards) - 1;
            row.scale *= f64::from(*cards);
            row.before.push(place[set ^ (1 << bit)]);
        }
        for (bit, Free { number, cards }) in free.iter().enumerate().filter(|(bit, _)| set & (1 << bit) == 0)
        {
            if row.added == room {
                row.flips.push((f64::from(*cards), row.sum + u32::from(*number)));
            } else {
                row.next.push(place[set | 1 << bit]);
            }
        }
        row
    }
}
