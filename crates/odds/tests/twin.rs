//! A twin that knows no tricks: every card is drawn by itself, states are looked up by all that is known
//! of them. It is slow, so its decks are small.

use std::collections::HashMap;

use flip7::{Card, Face, decks};
use game::{Card as _, Pile};
use odds::{Round, Utility, outlook};

/// Everything that a player knows.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    deck: Vec<u8>,
    row: u16,
    modifiers: Vec<Card>,
    second_chance: bool,
    /// Forced draws, and the cards that were set aside.
    forced: u8,
    aside: Vec<Card>,
}

/// The chances to bust and of a Flip 7, and the expected points.
type Worth = [f64; 3];

#[derive(Default)]
struct Twin {
    known: HashMap<State, Worth>,
}

impl State {
    fn points(&self) -> f64 {
        let sum: u32 = (0..=12).filter(|number| self.row & (1 << number) != 0).sum();
        let doubles = self.modifiers.iter().filter(|card| card.face() == Face::Double).count();
        let plus = self.modifiers.iter().map(|card| match card.face() {
            Face::Plus(points) => u32::from(points),
            _ => 0,
        });
        f64::from((sum << doubles) + plus.sum::<u32>())
    }

    fn is_bare(&self) -> bool {
        self.row == 0 && self.modifiers.is_empty() && !self.second_chance
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

    fn work_out(&mut self, state: &State) -> Worth {
        let stay = [0.0, 0.0, state.points()];
        if state.forced > 0 {
            return self.draw(state);
        }
        if let Some((first, rest)) = state.aside.split_first() {
            // Alone, everything goes on oneself (F7-22).
            return match first {
                Card::FlipThree => self.worth(&State { forced: 3, aside: rest.to_vec(), ..state.clone() }),
                _ => stay,
            };
        }
        let hit = self.draw(state);
        if state.is_bare() || hit[2] > stay[2] { hit } else { stay }
    }

    fn draw(&mut self, state: &State) -> Worth {
        let cards: u32 = state.deck.iter().map(|left| u32::from(*left)).sum();
        if cards == 0 {
            return [0.0, 0.0, state.points()];
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
        state.forced = state.forced.saturating_sub(1);
        match card.face() {
            Face::Number(number) if state.row & (1 << number) == 0 => {
                state.row |= 1 << number;
                if state.row.count_ones() == 7 {
                    return [0.0, 1.0, state.points() + 15.0];
                }
            }
            Face::Number(_) if state.second_chance => state.second_chance = false,
            Face::Number(_) => return [1.0, 0.0, 0.0],
            Face::Plus(_) | Face::Double => {
                state.modifiers.push(card);
                state.modifiers.sort_unstable();
            }
            Face::SecondChance => state.second_chance = true,
            Face::Freeze | Face::FlipThree if forced => state.aside.push(card),
            Face::Freeze => return [0.0, 0.0, state.points()],
            Face::FlipThree => state.forced = 3,
        }
        self.worth(&state)
    }
}

/// A deck with some cards.
fn deck(codes: &str) -> Pile<Card> {
    let mut deck = Pile::from_counts(Card::NONE);
    codes.split(' ').for_each(|code| deck.add(code.parse().unwrap()));
    deck
}

fn agrees(deck: Pile<Card>, hand: &[Card]) {
    let row = hand.iter().filter_map(|card| match card.face() {
        Face::Number(number) => Some(1_u16 << number),
        _ => None,
    });
    let is_modifier = |card: &&Card| matches!(card.face(), Face::Plus(_) | Face::Double);
    let start = State {
        deck: Card::ALL.iter().map(|card| u8::try_from(deck.count(*card)).unwrap()).collect(),
        row: row.sum(),
        modifiers: hand.iter().filter(is_modifier).copied().collect(),
        second_chance: hand.contains(&Card::SecondChance),
        forced: 0,
        aside: Vec::new(),
    };
    let mut twin = Twin::default();
    let (hit, best) = (twin.draw(&start)[2], twin.worth(&start));
    let found = outlook(&Round::new(deck, hand).unwrap(), &Utility::points()).unwrap();
    let mean: f64 =
        (0_u32..).zip(&found.distribution).map(|(points, chance)| f64::from(points) * chance).sum();
    for (name, ours, theirs) in [
        ("hit", found.hit, hit),
        ("mean", mean, best[2]),
        ("bust", found.bust, best[0]),
        ("flip7", found.flip7, best[1]),
    ] {
        assert!(
            (ours - theirs).abs() < 1e-12 * theirs.max(1.0),
            "{name}: {ours}, {theirs}: {deck:?} {hand:?}"
        );
    }
}

#[test]
fn small_decks_with_everything() {
    agrees(deck("1 2 2 3 3 3 second flip3 freeze +2 x2"), &[]);
    agrees(deck("1 2 2 3 3 second second flip3 flip3 freeze"), &[]);
    agrees(deck("0 1 2 3 4 5 6 7 8 flip3 flip3 flip3"), &[]);
    agrees(deck("5 5 6 6 7 7 flip3 flip3 freeze freeze second +4"), &[Card::Five, Card::Double]);
    agrees(deck("5 6 7 flip3 second second"), &[Card::Five, Card::Six, Card::SecondChance]);
}

#[test]
fn two_decks_have_two_of_a_modifier() {
    agrees(deck("5 6 6 7 x2 x2 +10 +10 flip3"), &[Card::Six, Card::Double]);
}

#[test]
fn a_deck_that_runs_out_ends_the_round() {
    agrees(deck("flip3 8"), &[]);
    agrees(deck("8 9"), &[Card::Ten, Card::Eleven]);
    agrees(Pile::from_counts(Card::NONE), &[Card::Ten]);
}

/// Real rows with few cards that cannot come twice.
#[test]
fn rows_of_six_from_a_whole_deck() {
    let hand = [Card::Seven, Card::Eight, Card::Nine, Card::Ten, Card::Eleven, Card::Twelve];
    let mut deck = decks(1);
    for card in hand {
        assert!(deck.take(card));
    }
    for card in [Card::FlipThree, Card::SecondChance, Card::Plus2, Card::Plus4, Card::Plus6, Card::Plus8] {
        while deck.take(card) {}
    }
    agrees(deck, &hand);
}
