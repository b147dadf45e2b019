//! Rounds of With a Vengeance, and a twin that knows no tricks.

use game::random::below;
use game::{Card as _, Pile};
use odds::Best;
use odds::vengeance::{Fault, Outlook, Round};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rows::{Row as _, Status};
use vengeance::{Card, Options, Row, decks};

/// Cards by their codes.
fn cards(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(|code| code.parse().unwrap()).collect()
}

fn outlook(deck: &str, hand: &str, options: Options) -> Outlook {
    round(deck, hand, options).outlook()
}

fn round(deck: &str, hand: &str, options: Options) -> Round {
    let deck: Pile<Card> = cards(deck).into_iter().collect();
    Round::new(deck, &cards(hand), options).unwrap()
}

/// What it is worth to hit, and the chances to bust and of a Flip 7 then: card by card, with every card that changes
/// nothing drawn as well.
fn hit(deck: &Pile<Card>, row: Row, options: Options) -> [f64; 3] {
    if deck.is_empty() {
        return [points(&row, options), 0.0, 0.0];
    }
    let mut sum = [0.0; 3];
    for &card in Card::ALL.iter().filter(|card| deck.count(**card) > 0) {
        let mut rest = *deck;
        rest.take(card);
        let after = if card.is_number() { row.with(card, options) } else { row };
        let ends = match after.status() {
            Status::Busted => [points(&after, options), 1.0, 0.0],
            Status::Flip7 => [points(&after, options), 0.0, 1.0],
            _ => best(&rest, after, options),
        };
        let times = f64::from(u32::try_from(deck.count(card)).unwrap())
            / f64::from(u32::try_from(deck.len()).unwrap());
        (0..3).for_each(|at| sum[at] += times * ends[at]);
    }
    sum
}

fn best(deck: &Pile<Card>, row: Row, options: Options) -> [f64; 3] {
    let (hit, stay) = (hit(deck, row, options), points(&row, options));
    let may_stay = !row.is_empty() && !row.holds(Card::Zero);
    if may_stay && stay >= hit[0] { [stay, 0.0, 0.0] } else { hit }
}

fn points(row: &Row, options: Options) -> f64 {
    let bonus = if options.brutal && row.status() == Status::Flip7 { 15 } else { 0 };
    f64::from(i32::try_from(row.points(options) + bonus).unwrap())
}

fn agrees(deck: &str, hand: &str, options: Options) {
    let told = outlook(deck, hand, options);
    let pile: Pile<Card> = cards(deck).into_iter().collect();
    let row = cards(hand).into_iter().fold(Row::default(), |row, card| row.with(card, options));
    let [worth, bust, flip7] = hit(&pile, row, options);
    let same = |a: f64, b: f64| (a - b).abs() < 1e-12 * b.abs().max(1.0);
    assert!(same(told.hit, worth), "{deck}, {hand}: {told:?}, {worth}");
    let after = round(deck, hand, options).after_hit();
    let ends = |told: &Outlook, [bust, flip7]: [f64; 2]| {
        assert!(
            same(told.bust, bust) && same(told.flip7, flip7),
            "{deck}, {hand}: {told:?}, {bust}, {flip7}"
        );
    };
    ends(&after, [bust, flip7]);
    ends(&told, if told.best == Best::Hit { [bust, flip7] } else { [0.0, 0.0] });
}

#[test]
fn small_decks_are_as_the_twin_says() {
    for brutal in [false, true] {
        let options = Options { brutal, ..Options::default() };
        agrees("1 2 2 3 3 3 0 steal", "", options);
        agrees("5 5 u7 7 7 6 -2", "5 7", options);
        agrees("13 13 l13 12 11 0", "13 /2", options);
        agrees("13 13 2 4 u7 flip4", "l13 -4", options);
        agrees("7 8 9 10 u7", "1 2 3 4 5 6", options);
        agrees("7 7 8", "u7 3", options);
        agrees("", "5", options);
    }
}

#[test]
fn random_small_decks_are_as_the_twin_says() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..60 {
        let mut all: Vec<Card> = decks(1).cards().collect();
        game::random::shuffle(&mut random, &mut all);
        let codes = |cards: &[Card]| cards.iter().map(|card| card.code()).collect::<Vec<_>>().join(" ");
        let hand = &all[..below(&mut random, 5) as usize];
        let options = Options { both_13_count: below(&mut random, 2) == 0, ..Options::default() };
        if Round::new(Pile::default(), hand, options).is_ok() && !hand.contains(&Card::UnluckySeven) {
            agrees(&codes(&all[10..17]), &codes(hand), options);
        }
    }
}

#[test]
fn the_next_card_is_counted() {
    let mut deck = decks(1);
    let hand = cards("3 7 12 -4");
    for card in &hand {
        assert!(deck.take(*card));
    }
    let told = Round::new(deck, &hand, Options::default()).unwrap().outlook();
    // Two 3s, five 7s besides the Unlucky one, eleven 12s.
    assert!((told.bust_next - 18.0 / 104.0).abs() < 1e-12, "{told:?}");
    assert_eq!(told.stay, Some(18.0));
    let next = |code: &str| *told.next.iter().find(|next| next.card.code() == code).unwrap();
    assert_eq!((next("u7").points, next("u7").busts), (Some(7), false));
    assert_eq!((next("0").points, next("13").points), (Some(0), Some(31)));
    assert_eq!((next("12").points, next("12").busts), (None, true));
    assert_eq!((next("steal").points, next("steal").busts), (None, false));
    let all: f64 = told.next.iter().map(|next| next.chance).sum();
    assert!((all - 1.0).abs() < 1e-12, "{all}");
}

#[test]
fn with_the_zero_nobody_stays() {
    let told = outlook("1 2 3 13 13", "0 12", Options::default());
    assert_eq!((told.stay, told.best), (None, Best::Hit));
}

#[test]
fn rows_that_cannot_be_are_refused() {
    let fault = |hand: &str| Round::new(decks(1), &cards(hand), Options::default()).map(|_| ()).unwrap_err();
    assert_eq!(fault("3 3"), Fault::Busts(Card::Three));
    assert_eq!(fault("13 13"), Fault::Busts(Card::Thirteen));
    assert_eq!(fault("7 u7"), Fault::Busts(Card::Seven));
    assert_eq!(fault("1 2 3 4 5 6 8"), Fault::Flip7);
    assert_eq!(fault("3 swap"), Fault::NoPlace(Card::Swap));
    assert!(Round::new(decks(1), &cards("13 l13 -2 /2"), Options::default()).is_ok());
}
