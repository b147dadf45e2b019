//! A twin that knows no tricks: every card is drawn by itself, states are looked up by all that is known
//! of them. It is slow, so its decks are small.

use std::collections::HashMap;

use flip7::{Card, Face, SecondChanceInFlipThree};
use game::{Card as _, Pile};
use odds::{Policy, Round, Solved, Utility, outlook};

/// A round to be compared.
#[derive(Clone, Debug)]
pub struct Case {
    pub deck: Pile<Card>,
    pub discards: Pile<Card>,
    pub hand: Vec<Card>,
    pub when: SecondChanceInFlipThree,
}

/// Everything that a player knows.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    deck: Vec<u8>,
    discards: Vec<u8>,
    row: u16,
    modifiers: Vec<Card>,
    second_chance: bool,
    /// Forced draws of the Flip Three that is being carried out, and the cards that were set aside.
    forced: u8,
    aside: Vec<Card>,
    /// Whether the discards were shuffled: that is followed once in a round.
    shuffled: bool,
}

/// The chances to bust and of a Flip 7, and the expected worth.
type Worth = [f64; 3];

struct Twin {
    known: HashMap<State, Worth>,
    worth: fn(u32) -> f64,
    when: SecondChanceInFlipThree,
}

impl State {
    fn points(&self) -> u32 {
        let sum: u32 = (0..=12).filter(|number| self.row & (1 << number) != 0).sum();
        let doubles = self.modifiers.iter().filter(|card| card.face() == Face::Double).count();
        let plus = self.modifiers.iter().map(|card| match card.face() {
            Face::Plus(points) => u32::from(points),
            _ => 0,
        });
        (sum << doubles) + plus.sum::<u32>()
    }

    fn is_bare(&self) -> bool {
        self.row == 0 && self.modifiers.is_empty() && !self.second_chance
    }

    fn discard(&mut self, card: Card) {
        self.discards[card.index()] += 1;
    }
}

impl Twin {
    fn worth(&mut self, state: &State) -> Worth {
        if let Some(worth) = self.known.get(state) {
            return *worth;
        }
        let worth = self.work_out(state);
        self.known.insert(state.clone(), worth);
        worth
    }

    fn stay(&self, state: &State) -> Worth {
        [0.0, 0.0, (self.worth)(state.points())]
    }

    fn work_out(&mut self, state: &State) -> Worth {
        if state.forced > 0 {
            return self.draw(state);
        }
        if let Some((first, rest)) = state.aside.split_first() {
            // Alone, everything goes on oneself (F7-22).
            let mut next = State { aside: rest.to_vec(), ..state.clone() };
            match first {
                Card::FlipThree => next.forced = 3,
                Card::SecondChance if next.second_chance => next.discard(Card::SecondChance),
                Card::SecondChance => next.second_chance = true,
                _ => return self.stay(state),
            }
            return self.worth(&next);
        }
        let (hit, stay) = (self.draw(state), self.stay(state));
        if state.is_bare() || hit[2] > stay[2] { hit } else { stay }
    }

    fn draw(&mut self, state: &State) -> Worth {
        let cards: u32 = state.deck.iter().map(|left| u32::from(*left)).sum();
        if cards == 0 {
            if state.shuffled || state.discards.iter().all(|discards| *discards == 0) {
                return self.stay(state);
            }
            let (deck, discards) = (state.discards.clone(), vec![0; state.discards.len()]);
            return self.draw(&State { deck, discards, shuffled: true, ..state.clone() });
        }
        let mut worth = [0.0; 3];
        for &card in Card::ALL {
            let left = state.deck[card.index()];
            if left > 0 {
                let mut next = state.clone();
                next.deck[card.index()] -= 1;
                let part = f64::from(left) / f64::from(cards);
                for (sum, value) in worth.iter_mut().zip(self.came(next, card)) {
                    *sum += part * value;
                }
            }
        }
        worth
    }

    fn came(&mut self, mut state: State, card: Card) -> Worth {
        let forced = state.forced > 0;
        if state.forced == 1 {
            state.discard(Card::FlipThree);
        }
        state.forced = state.forced.saturating_sub(1);
        match card.face() {
            Face::Number(number) if state.row & (1 << number) == 0 => {
                state.row |= 1 << number;
                if state.row.count_ones() == 7 {
                    return [0.0, 1.0, (self.worth)(state.points() + 15)];
                }
            }
            Face::Number(_) if state.second_chance => {
                state.second_chance = false;
                state.discard(card);
                state.discard(Card::SecondChance);
            }
            Face::Number(_) => return [1.0, 0.0, (self.worth)(0)],
            Face::Plus(_) | Face::Double => {
                state.modifiers.push(card);
                state.modifiers.sort_unstable();
            }
            Face::SecondChance if forced && self.when == SecondChanceInFlipThree::After => {
                state.aside.push(card);
            }
            Face::SecondChance if state.second_chance => state.discard(card),
            Face::SecondChance => state.second_chance = true,
            Face::Freeze | Face::FlipThree if forced => state.aside.push(card),
            Face::Freeze => return self.stay(&state),
            Face::FlipThree => state.forced = 3,
        }
        self.worth(&state)
    }
}

fn counts(pile: &Pile<Card>) -> Vec<u8> {
    Card::ALL.iter().map(|card| u8::try_from(pile.count(*card)).unwrap()).collect()
}

impl Case {
    /// The twin finds the same.
    pub fn agrees(&self, worth: fn(u32) -> f64) {
        let row = self.hand.iter().filter_map(|card| match card.face() {
            Face::Number(number) => Some(1_u16 << number),
            _ => None,
        });
        let is_modifier = |card: &&Card| matches!(card.face(), Face::Plus(_) | Face::Double);
        let mut modifiers: Vec<Card> = self.hand.iter().filter(is_modifier).copied().collect();
        modifiers.sort_unstable();
        let start = State {
            deck: counts(&self.deck),
            discards: counts(&self.discards),
            row: row.sum(),
            modifiers,
            second_chance: self.hand.contains(&Card::SecondChance),
            forced: 0,
            aside: Vec::new(),
            shuffled: false,
        };
        let mut twin = Twin { known: HashMap::new(), worth, when: self.when };
        let (drawn, best) = (twin.draw(&start), twin.worth(&start));
        let round = Round::new(self.deck, &self.hand)
            .unwrap()
            .with_discards(self.discards)
            .with_second_chance_in_flip_three(self.when);
        let utility = Utility::of(worth);
        let found = outlook(&round, &utility).unwrap();
        let after = Solved::of(&round, &utility, Policy::Best).unwrap().after_hit(1.0);
        let mean = |distribution: &[f64]| -> f64 {
            (0..).zip(distribution).map(|(points, chance)| worth(points) * chance).sum()
        };
        for (name, ours, theirs) in [
            ("hit", found.hit, drawn[2]),
            ("mean", mean(&found.distribution), best[2]),
            ("bust", found.bust, best[0]),
            ("flip7", found.flip7, best[1]),
            ("all", found.distribution.iter().sum(), 1.0),
            ("mean after Hit", mean(&after.distribution), drawn[2]),
            ("bust after Hit", after.bust, drawn[0]),
            ("flip7 after Hit", after.flip7, drawn[1]),
        ] {
            assert!((ours - theirs).abs() < 1e-12 * theirs.max(1.0), "{name}: {ours}, {theirs}: {self:?}");
        }
    }
}
