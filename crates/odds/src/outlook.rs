//! What a player is told.

use std::fmt;

use flip7::Card;
use game::Card as _;

use crate::chances::find;
use crate::policy::{Best, Policy};
use crate::round::Round;
use crate::solution::Solution;
use crate::space::Space;
use crate::spread::ends;
use crate::utility::Utility;

/// The most numbers that are kept, about 0.7 gigabytes: all of one deck, and of two with three numbers
/// in the row.
const MOST_VALUES: usize = 90_000_000;

/// What a round has in store.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// What it is worth to hit.
    pub hit: f64,
    /// What it is worth to stay, where one may.
    pub stay: Option<f64>,
    /// What is better, or what the rule says that is played by.
    pub best: Best,
    /// The chance to bust with the next card.
    pub bust_next: f64,
    /// The chance to bust in the end.
    pub bust: f64,
    /// The chance of a Flip 7.
    pub flip7: f64,
    /// The chance of each number of points, from none.
    pub distribution: Vec<f64>,
}

/// There are more ways for the round to go than can be worked out here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("with so many decks there are too many ways for the round to go")
    }
}

impl std::error::Error for TooLarge {}

impl Outlook {
    /// The same for a player among others, to whom cards go that were left out of the deck: so large a part of it are
    /// those that were not.
    #[must_use]
    pub fn among_others(self, part: f64) -> Self {
        let hit = among_others(self.hit, self.stay, part);
        Self { hit, bust_next: part * self.bust_next, ..self }
    }

    /// The same if it comes to that with this chance, and to so many points otherwise.
    fn or_else(mut self, chance: f64, points: usize) -> Self {
        self.distribution.iter_mut().for_each(|mass| *mass *= chance);
        self.distribution.resize(self.distribution.len().max(points + 1), 0.0);
        self.distribution[points] += 1.0 - chance;
        Self { bust: chance * self.bust, flip7: chance * self.flip7, ..self }
    }
}

/// The chances of points in steps of so many: no points by themselves, then from 1 on, each step with its first and last
/// points.
pub fn in_steps(distribution: &[f64], step: usize) -> Vec<(usize, usize, f64)> {
    let none = distribution.first().copied().unwrap_or_default();
    let rest = distribution.get(1..).unwrap_or_default();
    let steps = rest.chunks(step).enumerate().map(|(nth, chances)| {
        let from = nth * step + 1;
        (from, from + step - 1, chances.iter().sum::<f64>())
    });
    std::iter::once((0, 0, none)).chain(steps).collect()
}

/// What it is worth to hit if only so large a part of the deck are cards that change something, given what it is worth
/// with those alone, and to stay: whoever draws one of the others can choose again.
pub fn among_others(hit: f64, stay: Option<f64>, part: f64) -> f64 {
    let again = stay.map_or(hit, |stay| stay.max(hit));
    part * hit + (1.0 - part) * again
}

/// Works out what a round has in store under best play.
pub fn outlook(round: &Round, utility: &Utility) -> Result<Outlook, TooLarge> {
    Ok(Solved::of(round, utility, Policy::Best)?.outlook())
}

/// A round that is worked out.
pub struct Solved<'a> {
    solution: Solution<'a>,
    round: Round,
}

impl<'a> Solved<'a> {
    /// Works out a round.
    pub fn of(round: &Round, utility: &'a Utility, policy: Policy<'a>) -> Result<Self, TooLarge> {
        let space = Space::of(round);
        if space.values() > MOST_VALUES {
            return Err(TooLarge);
        }
        Ok(Self { solution: Solution::of(round, space, utility, policy), round: round.clone() })
    }

    /// What the round is worth.
    pub fn worth(&self) -> f64 {
        if self.best() == Best::Stay { self.solution.stay } else { self.solution.hit }
    }

    /// What it is worth to hit at its start.
    pub const fn hit(&self) -> f64 {
        self.solution.hit
    }

    /// What it is worth to stay there, where one may.
    pub fn stay(&self) -> Option<f64> {
        self.solution.may_stay().then_some(self.solution.stay)
    }

    /// What to do at its start.
    pub fn best(&self) -> Best {
        self.solution.choice(0, 0, 0, self.solution.stays.len() - 1)
    }

    /// What to do later in the round, with these cards in front of the player and in the deck; nothing if it cannot
    /// come to that before the discards are shuffled.
    pub fn choice(&self, now: &Round) -> Option<Best> {
        let space = &self.solution.frame.space;
        let row = space.rows.binary_search_by_key(&now.numbers, |row| row.set).ok()?;
        let left = |round: &Round| -> u32 {
            Card::ALL.iter().filter(|card| card.is_number()).map(|card| u32::from(round.left(*card))).sum()
        };
        let burned = left(&self.round).checked_sub(left(now) + space.rows[row].added)?;
        let chance = find(&space.chances, now.left(Card::SecondChance).into(), now.second_chance, burned)?;
        let threes = usize::from(now.left(Card::FlipThree));
        let lane = space.lanes.find(|card| now.left(card))?;
        (threes < self.solution.stays.len()).then(|| self.solution.choice(row, chance, lane, threes))
    }

    /// What is in store for somebody who hits now, whatever is better, and plays on by what is; among others, to whom
    /// cards go that were left out of the deck, if so large a part of it are those that were not.
    pub fn after_hit(mut self, part: f64) -> Outlook {
        let best = self.best();
        // Nothing that follows leads back to the start.
        if let Some(start) = self.solution.stays.last_mut().and_then(|stays| stays.first_mut()) {
            *start = false;
        }
        let outlook = Outlook { best, ..self.outlook().among_others(part) };
        match best {
            Best::Hit => outlook,
            Best::Stay => outlook.or_else(part, self.solution.points_now()),
        }
    }

    /// What the round has in store.
    pub fn outlook(&self) -> Outlook {
        let ends = ends(&self.solution);
        Outlook {
            hit: self.hit(),
            stay: self.stay(),
            best: self.best(),
            bust_next: self.solution.bust_next(),
            bust: ends.bust,
            flip7: ends.flip7,
            distribution: ends.points,
        }
    }
}
