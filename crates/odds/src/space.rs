//! All that can become of a round: which numbers have come, which modifiers, and what became of
//! the Second Chances.

use flip7::{Card, Face};
use game::Card as _;

use crate::round::{Round, SEVEN};
use crate::utility::Utility;

/// What can become of a round. A state is a row, a chance and a lane; the states of one row and
/// chance lie beside each other. Whatever comes leads to a row, chance or lane further on.
pub struct Space {
    pub rows: Vec<Row>,
    pub chances: Vec<Chance>,
    pub lanes: Lanes,
    /// How many Freezes and Flip Threes the deck has.
    pub freezes: u8,
    pub flip_threes: u8,
    /// The number cards in the deck, and the modifiers.
    numbers: u32,
    modifiers: u32,
    /// Whether any card lies there at the start.
    has_cards: bool,
}

/// A set of numbers.
pub struct Row {
    pub sum: u32,
    /// How many have come since the start.
    pub added: u32,
    /// How many cards of the deck would bust it, if none were burned.
    busts: u32,
    /// Numbers that can still come: how many cards have each, and the row that they lead to, or
    /// the sum of the Flip 7 that they complete.
    pub next: Vec<(f64, Next)>,
}

impl Row {
    /// How many cards of the deck would bust it.
    pub fn busts(&self, chance: Chance) -> f64 {
        f64::from(self.busts.saturating_sub(u32::from(chance.burned)))
    }
}

/// Where a number leads.
#[derive(Clone, Copy)]
pub enum Next {
    Row(usize),
    Flip7(u32),
}

/// What became of the Second Chances.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chance {
    /// How many are in the deck.
    pub left: u8,
    pub held: bool,
    /// How many duplicates they burned.
    pub burned: u8,
    /// What it is after one more has come, and after the held one has burned a duplicate.
    pub drawn: usize,
    pub used: usize,
}

/// The modifiers that have come, every lane a way to have some.
pub struct Lanes {
    pub count: usize,
    /// How many have come.
    pub drawn: Vec<u32>,
    pub plus: Vec<u32>,
    pub doubles: Vec<u32>,
    /// From each lane, with how many cards to which others.
    pub next: Vec<Vec<(usize, f64)>>,
    /// The same for all lanes: from where, to where, with how many cards.
    pub steps: Vec<(usize, usize, f64)>,
}

impl Space {
    pub fn of(round: &Round) -> Self {
        let count = |wanted: fn(Card) -> bool| {
            Card::ALL.iter().filter(|card| wanted(**card)).map(|card| u32::from(round.left(*card))).sum()
        };
        Self {
            rows: rows(round),
            chances: chances(round),
            lanes: Lanes::of(round),
            freezes: round.left(Card::Freeze),
            flip_threes: round.left(Card::FlipThree),
            numbers: count(Card::is_number),
            modifiers: count(|card| matches!(card.face(), Face::Plus(_) | Face::Double)),
            has_cards: round.has_cards,
        }
    }

    /// How many vectors there are: one for each row and chance.
    pub fn vectors(&self) -> usize {
        self.rows.len() * self.chances.len()
    }

    /// How many numbers it takes to work all of it out.
    pub fn values(&self) -> usize {
        let tables = 2 * (usize::from(self.flip_threes) + 1) + 2;
        self.vectors().saturating_mul(self.lanes.count).saturating_mul(tables)
    }

    /// Where the vector of a row and a chance stands.
    pub fn place(&self, row: usize, chance: usize) -> usize {
        row * self.chances.len() + chance
    }

    /// How many cards the deck has before any modifier has come, Freezes and Flip Threes apart.
    /// There is no such state where more have come than there were.
    pub fn plain_cards(&self, row: &Row, chance: Chance) -> u32 {
        let gone = row.added + u32::from(chance.burned);
        (self.numbers + self.modifiers + u32::from(chance.left)).saturating_sub(gone)
    }

    /// Whether no card at all lies there, so that one must Hit (F7-13). A Second Chance that was used has left
    /// its number in the row.
    pub fn is_bare(&self, row: usize, chance: Chance, lane: usize) -> bool {
        !self.has_cards && row == 0 && self.lanes.drawn[lane] == 0 && !chance.held
    }

    /// What a row is worth in every lane.
    pub fn stay(&self, row: &Row, utility: &Utility, into: &mut [f64]) {
        for (lane, worth) in into.iter_mut().enumerate() {
            *worth = utility.worth(self.points(row.sum, lane));
        }
    }

    /// The points of numbers with this sum in a lane (F7-40).
    pub fn points(&self, sum: u32, lane: usize) -> u32 {
        (sum << self.lanes.doubles[lane]) + self.lanes.plus[lane]
    }
}

/// All sets of numbers that a round can have, each before those with more.
fn rows(round: &Round) -> Vec<Row> {
    let free: Vec<(u32, u8)> = (0_u8..=12)
        .filter(|number| round.numbers & (1 << number) == 0)
        .map(|number| (u32::from(number), Card::number(number).map_or(0, |card| round.left(card))))
        .filter(|(_, left)| *left > 0)
        .collect();
    let held: Vec<u8> = (0..=12).filter(|number| round.numbers & (1 << number) != 0).collect();
    let left = |number: &u8| Card::number(*number).map_or(0, |card| u32::from(round.left(card)));
    let sum: u32 = held.iter().map(|number| u32::from(*number)).sum();
    let busts: u32 = held.iter().map(left).sum();
    let room = SEVEN - 1 - round.numbers.count_ones();
    let sets: Vec<u32> = (0..1_u32 << free.len()).filter(|set| set.count_ones() <= room).collect();
    let mut place = vec![usize::MAX; 1 << free.len()];
    for (at, set) in sets.iter().enumerate() {
        place[*set as usize] = at;
    }
    let row = |set: &u32| {
        let inside = |bit: &usize| set & (1 << bit) != 0;
        let came = || (0..free.len()).filter(inside).map(|bit| free[bit]);
        let (added, all) = (set.count_ones(), sum + came().map(|(number, _)| number).sum::<u32>());
        let next = (0..free.len()).filter(|bit| !inside(bit)).map(|bit| {
            let (number, cards) = free[bit];
            let leads = if added == room {
                Next::Flip7(all + number)
            } else {
                Next::Row(place[(set | 1 << bit) as usize])
            };
            (f64::from(cards), leads)
        });
        Row {
            sum: all,
            added,
            busts: busts + came().map(|(_, cards)| u32::from(cards) - 1).sum::<u32>(),
            next: next.collect(),
        }
    };
    sets.iter().map(row).collect()
}

/// Everything that can become of the Second Chances, each before what follows from it.
fn chances(round: &Round) -> Vec<Chance> {
    let all = round.left(Card::SecondChance);
    let mut chances = Vec::new();
    for left in (0..=all).rev() {
        let came = all - left + u8::from(round.second_chance);
        // The first to come is held until it burns a duplicate.
        for burned in 0..=came {
            let held = [true, false]
                .into_iter()
                .filter(|held| if *held { burned < came } else { came == 0 || burned > 0 });
            chances.extend(held.map(|held| Chance { left, held, burned, drawn: 0, used: 0 }));
        }
    }
    let find = |left, held, burned| {
        chances.iter().position(|chance| (chance.left, chance.held, chance.burned) == (left, held, burned))
    };
    let links: Vec<(usize, usize)> = chances
        .iter()
        .map(|chance| {
            let drawn = chance.left.checked_sub(1).and_then(|left| find(left, true, chance.burned));
            (drawn.unwrap_or(0), find(chance.left, false, chance.burned + 1).unwrap_or(0))
        })
        .collect();
    for (chance, (drawn, used)) in chances.iter_mut().zip(links) {
        (chance.drawn, chance.used) = (drawn, used);
    }
    chances
}

impl Lanes {
    fn of(round: &Round) -> Self {
        let kinds: Vec<(Card, usize)> = Card::ALL
            .iter()
            .filter(|card| matches!(card.face(), Face::Plus(_) | Face::Double))
            .map(|card| (*card, usize::from(round.left(*card))))
            .collect();
        let count = kinds.iter().map(|(_, left)| left + 1).product();
        let mut lanes = Self {
            count,
            drawn: vec![0; count],
            plus: vec![round.plus; count],
            doubles: vec![round.doubles; count],
            next: vec![Vec::new(); count],
            steps: Vec::new(),
        };
        let mut stride = 1;
        for (card, left) in kinds {
            for lane in 0..count {
                let came = lane / stride % (left + 1);
                let copies = u32::try_from(came).unwrap_or(0);
                lanes.drawn[lane] += copies;
                match card.face() {
                    Face::Plus(points) => lanes.plus[lane] += copies * u32::from(points),
                    _ => lanes.doubles[lane] += copies,
                }
                if came < left {
                    let cards = u8::try_from(left - came).map_or(0.0, f64::from);
                    lanes.next[lane].push((lane + stride, cards));
                    lanes.steps.push((lane, lane + stride, cards));
                }
            }
            stride *= left + 1;
        }
        lanes
    }
}
