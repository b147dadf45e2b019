//! The draws that a Flip Three forces.
//!
//! Cards that are set aside change how many draws follow, when a Second Chance that waited
//! can be used and how it ends, and nothing else: where they fall does not depend on what the other
//! cards are. So all that matters is in which order other cards are drawn and Second Chances come up,
//! and the chance of each order follows from the number of cards.

use std::collections::BTreeMap;

use crate::decks::{Chances, Decks, Ways, falling};
use crate::queue::{Pending, THREE, Waiting};
use crate::space::Space;

/// All orders in which other cards can be drawn and Second Chances come up, as a tree. Its root is where
/// a Flip Three begins, and every step comes before those that follow it.
pub struct Forced {
    pub steps: Vec<Step>,
    /// How many Flip Threes the deck has at the root.
    pub threes: u32,
    /// How many Second Chances are set aside there.
    pub waiting: u32,
    /// Whether it can begin while another is carried out, and so wherever a player stands.
    pub inside: bool,
    decks: Decks,
    /// Whether there are cards enough for everything.
    lasts: bool,
}

/// Some other cards were drawn, and some Second Chances that waited have come up.
#[derive(Default)]
pub struct Step {
    pub others: u32,
    pub seconds: u32,
    /// What follows when another card is drawn, or a Second Chance comes up before more are drawn.
    pub drawn: Option<usize>,
    pub gained: Option<usize>,
    /// All that the draws can lead to from here.
    pub leaves: Vec<Leaf>,
    /// The chance of all that can follow, what is led to from here included.
    pub total: Chances,
}

/// What draws lead to.
pub struct Leaf {
    pub leads: Leads,
    /// How many Second Chances come up before.
    pub gained: u32,
    pub chances: Chances,
}

/// What draws lead to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Leads {
    /// The round ends with a Freeze, when so many other cards more have come.
    End { more: u32 },
    /// The player chooses again, with so many Flip Threes left in the deck.
    Back { threes: u32 },
    /// Another Flip Three begins, with so many left in the deck and so many Second Chances set aside.
    Again { threes: u32, waiting: u32 },
    /// A card is needed and there is none; how the draws stand then.
    Out(Pending),
}

/// What the deck still has to set aside, and how the draws stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Draws {
    freezes: u32,
    threes: u32,
    seconds: u32,
    pending: Pending,
    step: usize,
}

impl Forced {
    /// The draws of a round with so many cards, from it and from all smaller decks that can come up, with so many
    /// Flip Threes.
    pub fn of(space: &Space, threes: u32, cards: u32, pending: Pending) -> Self {
        let most = space.chances.iter().map(|chance| chance.left).max().unwrap_or(0);
        let decks = Decks {
            seconds: if space.waits { most } else { 0 },
            low: cards.saturating_sub(space.most_gone()),
            high: cards,
        };
        let waiting = pending.queue.count(Waiting::SecondChance);
        let most_draws = THREE * (1 + threes + pending.queue.count(Waiting::FlipThree));
        let lasts = !space.runs_out(cards) && decks.low >= most_draws;
        let mut forced = Self { steps: vec![Step::default()], threes, waiting, inside: false, decks, lasts };
        for seconds in waiting..=decks.seconds.max(waiting) {
            let start =
                Draws { freezes: space.freezes, threes, seconds: seconds - waiting, pending, step: 0 };
            forced.follow(start, seconds);
        }
        forced.add_up();
        forced
    }

    /// How many cards the deck at the root has that are set aside, with so many Second Chances in it or waiting.
    pub fn blanks(&self, space: &Space, seconds: u32) -> u32 {
        space.freezes + self.threes + seconds.saturating_sub(self.waiting)
    }

    /// The chance of something where this deck was at the root.
    pub fn chance(&self, chances: &Chances, seconds: u32, cards: u32) -> f64 {
        self.decks.find(seconds, cards).map_or(0.0, |deck| chances.of(deck))
    }

    /// All that the draws lead to.
    pub fn leads(&self) -> impl Iterator<Item = Leads> {
        self.steps.iter().flat_map(|step| &step.leaves).map(|leaf| leaf.leads)
    }

    /// What another card leads to after a step, if that is one thing alone.
    pub fn last(&self, step: usize) -> Option<Leads> {
        let next = &self.steps[self.steps[step].drawn?];
        match &next.leaves[..] {
            [Leaf { leads: leads @ (Leads::Back { .. } | Leads::Again { .. }), gained: 0, .. }]
                if next.drawn.is_none() && next.gained.is_none() =>
            {
                Some(*leads)
            }
            _ => None,
        }
    }

    /// Follows all draws, card by card; those that stand the same go on together.
    fn follow(&mut self, start: Draws, seconds: u32) {
        let blanks = start.freezes + start.threes + start.seconds;
        let mut all = BTreeMap::from([(start, 1.0)]);
        for draws in 0.. {
            let mut next = BTreeMap::new();
            for (now, ways) in all {
                let ways = Ways { draws, count: ways, seconds, blanks };
                if let Some(now) = self.come_up(now, ways) {
                    self.draw(now, ways.count, &mut next);
                }
            }
            if next.is_empty() {
                return;
            }
            all = next;
        }
    }

    /// What waits comes up, until a card has to be drawn.
    fn come_up(&mut self, mut now: Draws, ways: Ways) -> Option<Draws> {
        let mut gained = 0;
        while now.pending.takes == 0 {
            match now.pending.queue.split() {
                None => return self.lead(&now, Leads::Back { threes: now.threes }, gained, ways),
                Some((Waiting::Freeze, _)) => return self.lead(&now, Leads::End { more: 0 }, gained, ways),
                Some((Waiting::SecondChance, queue)) => {
                    now.pending.queue = queue;
                    gained += 1;
                }
                Some((Waiting::FlipThree, queue)) => match queue.first_but_second_chances() {
                    None => {
                        let waiting = queue.count(Waiting::SecondChance);
                        return self.lead(&now, Leads::Again { threes: now.threes, waiting }, gained, ways);
                    }
                    // Without it nothing keeps the draws from going on.
                    Some(Waiting::Freeze) if self.lasts && gained > 0 => return self.end(&now, gained, ways),
                    _ => {
                        now.pending = Pending { takes: THREE, queue };
                        now.step = (0..gained).fold(now.step, |step, _| self.gained(step));
                    }
                },
            }
        }
        self.run_out(now, ways);
        Some(now)
    }

    /// The draws lead to something, and nothing follows.
    fn lead(&mut self, now: &Draws, leads: Leads, gained: u32, ways: Ways) -> Option<Draws> {
        let more = if let Leads::End { more } = leads { more } else { 0 };
        let (decks, others) = (self.decks, self.steps[now.step].others + more);
        self.leaf(now.step, leads, gained).add(decks, ways, others);
        None
    }

    /// A Flip Three is the last thing before a Freeze: all that its cards can do is to join the row or not.
    fn end(&mut self, now: &Draws, gained: u32, ways: Ways) -> Option<Draws> {
        let blanks = now.freezes + now.threes + now.seconds;
        for more in 0..=THREE {
            let aside = THREE - more;
            let orders = falling(THREE, more) / falling(more, more);
            let count = ways.count * orders * falling(blanks, aside);
            let ways = Ways { draws: ways.draws + THREE, count, ..ways };
            self.lead(now, Leads::End { more }, gained, ways);
        }
        None
    }

    /// The chances of what a step leads to.
    fn leaf(&mut self, step: usize, leads: Leads, gained: u32) -> &mut Chances {
        let leaves = &mut self.steps[step].leaves;
        let place = leaves.iter().position(|leaf| leaf.leads == leads && leaf.gained == gained);
        let place = place.unwrap_or_else(|| {
            leaves.push(Leaf { leads, gained, chances: Chances::default() });
            leaves.len() - 1
        });
        &mut leaves[place].chances
    }

    fn draw(&mut self, now: Draws, ways: f64, next: &mut BTreeMap<Draws, f64>) {
        let after = |waits| now.pending.after(waits);
        let mut add = |draws, times: u32| {
            if times > 0 {
                *next.entry(draws).or_insert(0.0) += ways * f64::from(times);
            }
        };
        let Draws { freezes, threes, seconds, .. } = now;
        let less = |count: u32| count.saturating_sub(1);
        add(Draws { step: self.drawn(now.step), pending: after(None), ..now }, 1);
        add(Draws { freezes: less(freezes), pending: after(Some(Waiting::Freeze)), ..now }, freezes);
        add(Draws { threes: less(threes), pending: after(Some(Waiting::FlipThree)), ..now }, threes);
        add(Draws { seconds: less(seconds), pending: after(Some(Waiting::SecondChance)), ..now }, seconds);
    }

    /// From the deck that has as many cards as were drawn no other can come.
    fn run_out(&mut self, now: Draws, ways: Ways) {
        let Some(deck) = self.decks.find(ways.seconds, ways.draws) else { return };
        let chance = ways.chance(self.steps[now.step].others, ways.draws);
        if chance > 0.0 {
            let decks = self.decks;
            self.leaf(now.step, Leads::Out(now.pending), 0).add_one(decks, deck, chance);
        }
    }

    /// The step after another card.
    fn drawn(&mut self, step: usize) -> usize {
        let Step { others, seconds, drawn, .. } = self.steps[step];
        drawn.unwrap_or_else(|| {
            self.steps[step].drawn = Some(self.steps.len());
            self.steps.push(Step { others: others + 1, seconds, ..Step::default() });
            self.steps.len() - 1
        })
    }

    /// The step after a Second Chance has come up.
    fn gained(&mut self, step: usize) -> usize {
        let Step { others, seconds, gained, .. } = self.steps[step];
        gained.unwrap_or_else(|| {
            self.steps[step].gained = Some(self.steps.len());
            self.steps.push(Step { others, seconds: seconds + 1, ..Step::default() });
            self.steps.len() - 1
        })
    }

    fn add_up(&mut self) {
        for step in (0..self.steps.len()).rev() {
            let now = &self.steps[step];
            let mut total = Chances::default();
            now.leaves.iter().for_each(|leaf| total.add_all(&leaf.chances));
            for next in [now.drawn, now.gained].into_iter().flatten() {
                total.add_all(&self.steps[next].total);
            }
            self.steps[step].total = total;
        }
    }
}

#[cfg(test)]
mod tests {
    use flip7::{Card, SecondChanceInFlipThree};
    use game::Pile;

    use super::*;
    use crate::round::Round;

    fn drawn(codes: &str, threes: u32) -> Forced {
        let mut deck = Pile::default();
        codes.split_whitespace().for_each(|code| deck.add(code.parse().unwrap()));
        let round = Round::new(deck, &[Card::Seven])
            .unwrap()
            .with_second_chance_in_flip_three(SecondChanceInFlipThree::After);
        let cards = u32::try_from(deck.len()).unwrap();
        Forced::of(&Space::of(&round), threes, cards, Pending::begun(0))
    }

    #[test]
    fn all_ways_together_are_certain() {
        let many = "1 2 3 3 4 4 5 5 5 freeze freeze flip3 flip3 second second";
        for (codes, threes) in [(many, 2), ("1 2 3 flip3", 1), ("1 freeze flip3", 1), ("1", 0), ("", 0)] {
            let forced = drawn(codes, threes);
            let cards = u32::try_from(codes.split_whitespace().count()).unwrap();
            let seconds = u32::try_from(codes.matches("second").count()).unwrap();
            let all = forced.chance(&forced.steps[0].total, seconds, cards);
            assert!((all - 1.0).abs() < 1e-12, "{codes}: {all}");
        }
    }

    /// The chance that the draws lead to something from a deck with so many cards.
    fn leads(forced: &Forced, step: usize, leads: Leads, cards: u32) -> f64 {
        let leaves = forced.steps[step].leaves.iter().filter(|leaf| leaf.leads == leads);
        leaves.map(|leaf| forced.chance(&leaf.chances, 0, cards)).sum()
    }

    #[test]
    fn without_other_actions_three_cards_come() {
        let forced = drawn("1 2 3 4 5", 0);
        assert_eq!(forced.steps.len(), 4);
        assert!((leads(&forced, 3, Leads::Back { threes: 0 }, 5) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_freeze_ends_the_round_after_the_third_card() {
        // A Freeze and two others: it comes for certain.
        let forced = drawn("1 2 freeze", 0);
        assert!((leads(&forced, 2, Leads::End { more: 0 }, 3) - 1.0).abs() < 1e-12);
    }
}
