//! The draws that a Flip Three forces.
//!
//! Cards that are set aside change how many draws follow, when a Second Chance that waited
//! can be used and how it ends, and nothing else: where they fall does not depend on what the other
//! cards are. So all that matters is in which order other cards are drawn and Second Chances come up,
//! and the chance of each order follows from the number of cards.

use std::collections::BTreeMap;

use crate::decks::{Chances, Decks, Ways};
use crate::queue::{Pending, THREE, Waiting};
use crate::space::Space;

/// All orders in which other cards can be drawn and Second Chances come up, as a tree. Its root is where
/// the draws begin, and every step comes before those that follow it.
pub struct Forced {
    pub steps: Vec<Step>,
    /// How many Flip Threes the deck has at the root.
    pub threes: u32,
    /// How many Second Chances are set aside there.
    waiting: u32,
    decks: Decks,
}

/// Some other cards were drawn, and some Second Chances that waited have come up.
#[derive(Default)]
pub struct Step {
    pub others: u32,
    pub seconds: u32,
    /// What follows when another card is drawn, or a Second Chance comes up.
    pub drawn: Option<usize>,
    pub gained: Option<usize>,
    /// The chance that the round ends here, with a Freeze.
    pub end: Chances,
    /// The chance that the player chooses again here, with so many Flip Threes left in the deck.
    pub back: Vec<Chances>,
    /// The chance that a card is needed here and there is none, and how the draws stand then.
    pub out: Vec<(Pending, Chances)>,
    /// The chance of all that can follow, what ends here included.
    pub total: Chances,
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
        let mut forced = Self { steps: vec![Step::default()], threes, waiting, decks };
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
        while now.pending.takes == 0 {
            match now.pending.queue.split() {
                None => {
                    let Step { others, back, .. } = &mut self.steps[now.step];
                    let left = now.threes as usize;
                    back.resize(back.len().max(left + 1), Chances::default());
                    back[left].add(self.decks, ways, *others);
                    return None;
                }
                Some((Waiting::Freeze, _)) => {
                    let Step { others, end, .. } = &mut self.steps[now.step];
                    end.add(self.decks, ways, *others);
                    return None;
                }
                Some((Waiting::FlipThree, queue)) => now.pending = Pending { takes: THREE, queue },
                Some((Waiting::SecondChance, queue)) => {
                    now.pending.queue = queue;
                    now.step = self.gained(now.step);
                }
            }
        }
        self.run_out(now, ways);
        Some(now)
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
        let Step { others, out, .. } = &mut self.steps[now.step];
        let chance = ways.chance(*others, ways.draws);
        if chance == 0.0 {
            return;
        }
        let place = out.iter().position(|(pending, _)| *pending == now.pending).unwrap_or_else(|| {
            out.push((now.pending, Chances::default()));
            out.len() - 1
        });
        out[place].1.add_one(self.decks, deck, chance);
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
            let mut total = now.end.clone();
            let outs = now.out.iter().map(|(_, chances)| chances);
            now.back.iter().chain(outs).for_each(|some| total.add_all(some));
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
        Forced::of(&Space::of(&round), threes, cards, Pending::FRESH)
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

    #[test]
    fn without_other_actions_three_cards_come() {
        let forced = drawn("1 2 3 4 5", 0);
        assert_eq!(forced.steps.len(), 4);
        assert!((forced.chance(&forced.steps[3].back[0], 0, 5) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_freeze_ends_the_round_after_the_third_card() {
        // A Freeze and two others: it comes for certain.
        let forced = drawn("1 2 freeze", 0);
        assert!((forced.chance(&forced.steps[2].end, 0, 3) - 1.0).abs() < 1e-12);
    }
}
