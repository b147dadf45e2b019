//! Rounds that are small enough for the twin.

use flip7::{Card, Face, SecondChanceInFlipThree, decks};
use game::random::below;
use game::{Card as _, Pile};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::twin::Case;

const BOTH: [SecondChanceInFlipThree; 2] = [SecondChanceInFlipThree::AtOnce, SecondChanceInFlipThree::After];

/// Cards by their codes.
fn pile(codes: &str) -> Pile<Card> {
    let mut pile = Pile::default();
    codes.split_whitespace().for_each(|code| pile.add(code.parse().unwrap()));
    pile
}

/// With these cards in the deck and in front of the player the twin finds the same, whenever a Second Chance counts.
fn agrees(deck: &str, hand: &[Card], discards: &str) {
    for when in BOTH {
        let case = Case { deck: pile(deck), discards: pile(discards), hand: hand.to_vec(), when };
        case.agrees(f64::from);
    }
}

#[test]
fn small_decks_with_everything() {
    agrees("1 2 2 3 3 3 second flip3 freeze +2 x2", &[], "");
    agrees("1 2 2 3 3 second second flip3 flip3 freeze", &[], "");
    agrees("0 1 2 3 4 5 6 7 8 flip3 flip3 flip3", &[], "");
    agrees("5 5 6 6 7 7 flip3 flip3 freeze freeze second +4", &[Card::Five, Card::Double], "");
    agrees("5 6 7 flip3 second second", &[Card::Five, Card::Six, Card::SecondChance], "");
}

/// In a Flip Three they wait for each other in many ways.
#[test]
fn second_chances_that_wait() {
    agrees("5 5 6 6 flip3 flip3 flip3 second second second", &[Card::Five, Card::Six], "");
    agrees("4 5 5 6 6 flip3 flip3 second second freeze", &[Card::Five, Card::SecondChance], "");
}

/// So many cards are left that the deck lasts, whatever a Flip Three leads to.
#[test]
fn second_chances_that_come_up_before_another_flip_three() {
    let hand = [Card::Seven, Card::Eight, Card::Nine, Card::Ten, Card::Eleven, Card::Twelve];
    let rest = "7 7 8 8 8 9 9 9 10 10 11 11 12 12 6 5 second second freeze freeze +2";
    agrees(&format!("{rest} flip3 flip3"), &hand, "");
    agrees(&format!("{rest} flip3 flip3 flip3 3 4"), &hand[..5], "");
}

#[test]
fn two_decks_have_two_of_a_modifier() {
    agrees("5 6 6 7 x2 x2 +10 +10 flip3", &[Card::Six, Card::Double], "");
}

#[test]
fn a_deck_that_runs_out_without_discards_ends_the_round() {
    agrees("flip3 8", &[], "");
    agrees("8 9", &[Card::Ten, Card::Eleven], "");
    agrees("", &[Card::Ten], "");
}

#[test]
fn a_deck_that_runs_out_is_followed_by_the_discards() {
    agrees("", &[Card::Ten], "1 2 10 flip3");
    agrees("", &[], "1 2 2 second flip3");
    agrees("8 flip3", &[Card::Ten], "1 2 8 9 10 +2 freeze flip3 second");
    agrees("8 8 second", &[Card::Eight], "1 2 8 9 10 +2 second");
    agrees("second flip3 flip3", &[Card::Ten, Card::SecondChance], "1 1 2 9 10 10 x2 freeze");
    agrees("freeze flip3 second", &[Card::Ten], "1 2 9 10 10 x2 freeze");
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
    for when in BOTH {
        Case { deck, discards: Pile::default(), hand: hand.to_vec(), when }.agrees(f64::from);
    }
}

/// Worth that is uneven enough for nothing to be as good as anything else.
fn uneven(points: u32) -> f64 {
    f64::from(points) + 3.0 * f64::from(points).sin()
}

/// Some cards, each kind as likely as any other; no number more than twice.
fn some_cards(random: &mut Xoshiro256PlusPlus, most: u32) -> Pile<Card> {
    let mut pile = Pile::default();
    for _ in 0..below(random, most + 1) {
        let card = Card::ALL[below(random, 22) as usize];
        if pile.count(card) < 2 {
            pile.add(card);
        }
    }
    pile
}

#[test]
fn decks_of_all_kinds() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(16);
    for _ in 0..150 {
        let (deck, discards) = (some_cards(&mut random, 10), some_cards(&mut random, 6));
        let mut hand: Vec<Card> = Vec::new();
        for card in some_cards(&mut random, 4).cards() {
            if !hand.contains(&card) && !matches!(card.face(), Face::Freeze | Face::FlipThree) {
                hand.push(card);
            }
        }
        for when in BOTH {
            Case { deck, discards, hand: hand.clone(), when }.agrees(uneven);
        }
    }
}
