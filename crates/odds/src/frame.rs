//! What is the same whether a round is worked out from its ends or from its start.

use std::collections::BTreeMap;

use crate::chances::Chance;
use crate::decks::{Chances, falling};
use crate::forced::{Forced, Leads, Leaf};
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
    /// The draws of every Flip Three that can begin, those with fewer left in the deck first.
    pub forced: Vec<Forced>,
    /// The draws with which the round begins.
    pub first: Option<Forced>,
    /// What follows when the deck runs out.
    pub renewals: Vec<Renewal>,
}

/// Some draws that are forced.
#[derive(Clone, Copy)]
pub enum Draws<'a> {
    /// A step after a Flip Three.
    Step(&'a Forced, usize),
    /// So many other cards are still to come before a Freeze ends the round. All orders in which they can come are counted:
    /// the chance is in the weights of what leads here.
    Ending(u32),
}

impl Draws<'_> {
    /// Whether somebody has just hit.
    pub const fn begin_by_choice(self) -> bool {
        matches!(self, Self::Step(Forced { inside: false, .. }, 0))
    }
}

/// What some forced draws need, for every lane of the rows of a chance. All of it is divided by the number of ways
/// in which the cards since the first step can have been drawn, so that nothing has to be divided at each of them.
pub struct Weights {
    /// The chance that the draws go on, for each card.
    pub through: Vec<f64>,
    pub leaves: Vec<Weighed>,
}

/// What draws lead to, with its chance.
pub struct Weighed {
    pub leads: Leads,
    /// What has become of the Second Chances then.
    pub chance: usize,
    pub weights: Vec<f64>,
}

impl<'a> Frame<'a> {
    pub fn of(round: &Round, space: Space, utility: &'a Utility, policy: Policy<'a>) -> Self {
        let cards = u32::try_from(round.deck.len()).unwrap_or(u32::MAX);
        let all = space.flip_threes;
        let first = match round.begins {
            Begins::RenewedIn(pending) => Some(Forced::of(&space, all, cards, pending)),
            Begins::Choosing | Begins::Renewed => None,
        };
        let forced = all_forced(&space, cards, first.as_ref());
        let runs_out = space.runs_out(cards);
        let renewals = if runs_out { renewals(round, &forced, utility, policy) } else { Vec::new() };
        Self { space, utility, policy, begins: round.begins, cards, runs_out, forced, first, renewals }
    }

    /// The Flip Threes that begin with so many left in the deck.
    pub fn begun(&self, threes: u32) -> impl Iterator<Item = usize> {
        (0..self.forced.len()).filter(move |at| self.forced[*at].threes == threes)
    }

    /// The one that begins with so many Second Chances set aside.
    pub fn find(&self, threes: u32, waiting: u32) -> Option<usize> {
        self.forced.iter().position(|forced| (forced.threes, forced.waiting) == (threes, waiting))
    }

    /// The most other cards that can still have to come when it is certain that the round ends.
    pub fn most_ending(&self) -> u32 {
        let leads = self.forced.iter().chain(&self.first).flat_map(Forced::leads);
        leads.map(|leads| if let Leads::End { more } = leads { more } else { 0 }).max().unwrap_or(0)
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

    pub fn weights(&self, draws: Draws, at: usize) -> Weights {
        match draws {
            Draws::Step(forced, step) => self.weights_of(forced, step, at),
            Draws::Ending(more) => self.weights_of_ending(more, at),
        }
    }

    fn weights_of(&self, forced: &Forced, step: usize, at: usize) -> Weights {
        let (now, chance) = (&forced.steps[step], &self.space.chances[at]);
        let seconds = if self.space.waits { chance.left + now.seconds } else { 0 };
        let aside = now.others + forced.blanks(&self.space, seconds);
        // With one draw more there are as many ways more as there are cards.
        let spread = |chances: &Chances, draws: u32| {
            self.space.by_lane(chance, |others| {
                let ways = falling(others + now.others, now.others + draws);
                if ways == 0.0 { 0.0 } else { forced.chance(chances, seconds, others + aside) / ways }
            })
        };
        let weigh = |leaf: &Leaf| {
            let more = if let Leads::End { more } = leaf.leads { more } else { 0 };
            let weights = spread(&leaf.chances, more);
            let some = weights.iter().any(|weight| *weight > 0.0);
            let chance = self.space.gained(at, leaf.gained).filter(|_| some)?;
            Some(Weighed { leads: leaf.leads, chance, weights })
        };
        Weights {
            through: now.drawn.map_or_else(Vec::new, |next| spread(&forced.steps[next].total, 1)),
            leaves: now.leaves.iter().filter_map(weigh).collect(),
        }
    }

    fn weights_of_ending(&self, more: u32, at: usize) -> Weights {
        let by_lane = |of: &dyn Fn(u32) -> f64| self.space.by_lane(&self.space.chances[at], of);
        if let Some(then) = more.checked_sub(1) {
            let through = by_lane(&|others| falling(others.saturating_sub(1), then));
            return Weights { through, leaves: Vec::new() };
        }
        let end = Weighed { leads: Leads::End { more: 0 }, chance: at, weights: by_lane(&|_| 1.0) };
        Weights { through: Vec::new(), leaves: vec![end] }
    }
}

/// Every Flip Three that can begin, each before those that can lead to it.
fn all_forced(space: &Space, cards: u32, first: Option<&Forced>) -> Vec<Forced> {
    // By the Flip Threes left in the deck, and the Second Chances that wait.
    let mut wanted: BTreeMap<(u32, u32), bool> =
        (0..space.flip_threes).map(|left| ((left, 0), false)).collect();
    let want = |wanted: &mut BTreeMap<_, _>, forced: &Forced| {
        for leads in forced.leads() {
            if let Leads::Again { threes, waiting } = leads {
                wanted.insert((threes, waiting), true);
            }
        }
    };
    if let Some(first) = first {
        want(&mut wanted, first);
    }
    let mut all = Vec::new();
    while let Some(((threes, waiting), inside)) = wanted.pop_last() {
        let cards = cards + threes - space.flip_threes;
        let mut forced = Forced::of(space, threes, cards, Pending::begun(waiting));
        forced.inside = inside;
        want(&mut wanted, &forced);
        all.push(forced);
    }
    all.reverse();
    all
}

/// One divided by a number of cards; nothing by none.
fn part(cards: u32) -> f64 {
    if cards == 0 { 0.0 } else { 1.0 / f64::from(cards) }
}
