//! What is the same whether a round is worked out from its ends or from its start.

use crate::chances::Chance;
use crate::decks::{Chances, falling};
use crate::forced::Forced;
use crate::policy::Policy;
use crate::queue::Pending;
use crate::renewal::{Renewal, renewals};
use crate::round::{Begins, Round};
use crate::space::Space;
use crate::utility::Utility;
use crate::vectors::Sources;

/// A round, what it is worth and how it is played.
pub struct Frame<'a> {
    pub space: Space,
    pub utility: &'a Utility,
    pub policy: Policy<'a>,
    pub begins: Begins,
    /// How many cards the deck has.
    pub cards: u32,
    /// Whether all of them can come.
    pub runs_out: bool,
    /// The draws after a Flip Three, by those that are left in the deck then.
    pub forced: Vec<Forced>,
    /// The draws with which the round begins.
    pub first: Option<Forced>,
    /// What follows when the deck runs out.
    pub renewals: Vec<Renewal>,
}

/// What a step of forced draws needs, for every lane of the rows of a chance. All of it is divided by the number of ways
/// in which the cards since the first step can have been drawn, so that nothing has to be divided at each of them.
pub struct Weights {
    /// The chance that the draws go on, for each card.
    pub through: Vec<f64>,
    pub end: Option<Vec<f64>>,
    pub back: Vec<(usize, Vec<f64>)>,
    pub out: Vec<(Pending, Vec<f64>)>,
}

impl<'a> Frame<'a> {
    pub fn of(round: &Round, space: Space, utility: &'a Utility, policy: Policy<'a>) -> Self {
        let cards = u32::try_from(round.deck.len()).unwrap_or(u32::MAX);
        let all = space.flip_threes;
        let forced = (0..all).map(|left| Forced::of(&space, left, cards + left - all, Pending::FRESH));
        let forced: Vec<Forced> = forced.collect();
        let first = match round.begins {
            Begins::RenewedIn(pending) => Some(Forced::of(&space, all, cards, pending)),
            Begins::Choosing | Begins::Renewed => None,
        };
        let runs_out = cards <= space.most_gone() + space.freezes;
        let renewals = if runs_out { renewals(round, &forced, utility, policy) } else { Vec::new() };
        Self { space, utility, policy, begins: round.begins, cards, runs_out, forced, first, renewals }
    }

    /// Whether one may not stay: without a card (F7-13), or since a card is being taken.
    pub fn must_hit(&self, row: usize, chance: usize, lane: usize, threes: u32) -> bool {
        row == 0
            && (self.space.is_bare(&self.space.chances[chance], lane)
                || self.begins == Begins::Renewed && (chance, lane, threes) == (0, 0, self.space.flip_threes))
    }

    /// What follows when the deck runs out.
    pub fn renewal(&self, pending: Option<Pending>, held: bool) -> Option<usize> {
        self.renewals.iter().position(|renewal| renewal.pending == pending && renewal.held == held)
    }

    /// The cards that come to those who hit, besides numbers that complete a Flip 7 and those that bust: how many
    /// there are of each, and the vector that they lead to.
    pub fn leads_to(&self, row: usize, chance: usize, seconds: bool, into: &mut Sources) {
        let Space { rows, chances, .. } = &self.space;
        let now = &chances[chance];
        let first = self.space.place(0, chance);
        into.clear();
        into.numbers.extend(rows[row].next.iter().map(|to| first + to));
        if let Some(used) = now.used {
            into.others.push((rows[row].busts(now.burned), self.space.place(row, used)));
        }
        if let Some(drawn) = now.drawn.filter(|_| seconds) {
            into.others.push((f64::from(now.left), self.space.place(row, drawn)));
        }
    }

    /// The same from the vectors that lead here.
    pub fn comes_from(&self, row: usize, chance: usize, seconds: bool, into: &mut Sources) {
        let Space { rows, chances, .. } = &self.space;
        let first = self.space.place(0, chance);
        into.clear();
        into.numbers.extend(rows[row].before.iter().map(|from| first + from));
        if let Some(from) = chances[chance].used_from {
            into.others.push((rows[row].busts(chances[from].burned), self.space.place(row, from)));
        }
        for &from in chances[chance].drawn_from.iter().filter(|_| seconds) {
            into.others.push((f64::from(chances[from].left), self.space.place(row, from)));
        }
    }

    /// One divided by the cards of the deck, for those who choose; nothing where there are none.
    pub fn parts(&self, chance: &Chance, freezes: u32, threes: u32) -> Vec<f64> {
        let seconds = if self.space.waits { chance.left } else { 0 };
        self.space.by_lane(chance, |others| part(others + freezes + threes + seconds))
    }

    pub fn weights(&self, forced: &Forced, step: usize, chance: &Chance) -> Weights {
        let now = &forced.steps[step];
        let seconds = if self.space.waits { chance.left + now.seconds } else { 0 };
        let more = now.others + forced.blanks(&self.space, seconds);
        // With one draw more there are as many ways more as there are cards.
        let spread = |chances: &Chances, draws: u32| {
            self.space.by_lane(chance, |others| {
                let ways = falling(others + now.others, now.others + draws);
                if ways == 0.0 { 0.0 } else { forced.chance(chances, seconds, others + more) / ways }
            })
        };
        let some = |chances: &Chances| (!chances.is_none()).then(|| spread(chances, 0));
        Weights {
            through: now.drawn.map_or_else(Vec::new, |next| spread(&forced.steps[next].total, 1)),
            end: some(&now.end),
            back: now.back.iter().enumerate().filter_map(|(left, back)| Some((left, some(back)?))).collect(),
            out: now.out.iter().filter_map(|(pending, out)| Some((*pending, some(out)?))).collect(),
        }
    }
}

/// One divided by a number of cards; nothing by none.
fn part(cards: u32) -> f64 {
    if cards == 0 { 0.0 } else { 1.0 / f64::from(cards) }
}
