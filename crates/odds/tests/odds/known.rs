//! Values that are known.

use flip7::{Card, Face};
use game::Card as _;
use odds::{Best, Outlook, Policy, Round, Situation, Solved, Utility, outlook};

/// A round from a fresh deck that has only some cards.
fn fresh(kept: fn(Face) -> bool) -> Outlook {
    let mut deck = flip7::decks(1);
    for card in Card::ALL {
        while !kept(card.face()) && deck.take(*card) {}
    }
    outlook(&Round::new(deck, &[]).unwrap(), &Utility::points()).unwrap()
}

/// The value is this, and so is the mean of the distribution.
fn is_worth(outlook: &Outlook, known: f64) {
    assert!((outlook.hit - known).abs() < 5e-10, "{}", outlook.hit);
    let all: f64 = outlook.distribution.iter().sum();
    assert!((all - 1.0).abs() < 1e-12, "{all}");
    let mean: f64 =
        (0_u32..).zip(&outlook.distribution).map(|(points, chance)| f64::from(points) * chance).sum();
    assert!((mean - known).abs() < 5e-10, "{mean}");
}

#[test]
fn a_round_of_numbers_alone() {
    is_worth(&fresh(|face| matches!(face, Face::Number(_))), 18.565_217_614_1);
}

#[test]
fn a_round_with_modifiers() {
    is_worth(&fresh(|face| matches!(face, Face::Number(_) | Face::Plus(_) | Face::Double)), 20.229_105_430_7);
}

#[test]
fn a_round_with_second_chances() {
    is_worth(&fresh(|face| !matches!(face, Face::Freeze | Face::FlipThree)), 22.250_403_414_3);
}

/// Worked out here first.
#[test]
fn a_round_with_all_cards() {
    is_worth(&fresh(|_| true), 20.297_577_255_6);
}

/// What a rule is worth in a round from a fresh deck, and what comes of it on average.
fn played(rule: impl Fn(&Situation) -> bool) -> f64 {
    let rule = |now: &Situation| if rule(now) { Best::Stay } else { Best::Hit };
    let points = Utility::points();
    let round = Round::new(flip7::decks(1), &[]).unwrap();
    let solved = Solved::of(&round, &points, Policy::Rule(&rule)).unwrap();
    is_worth(&solved.outlook(), solved.worth());
    solved.worth()
}

#[test]
fn rules_of_thumb() {
    let enough = |points: u32| move |now: &Situation| now.points >= points && !now.second_chance;
    for (worth, known) in [
        (played(enough(26)), 19.9798),
        (played(enough(25)), 19.9788),
        (played(|now| now.bust_next > 0.22), 20.2431),
    ] {
        assert!((worth - known).abs() < 5e-5, "{worth}, not {known}");
    }
}

/// Whoever draws a card that goes to others can choose again, so what follows a Hit is worth what Hit is worth, also
/// where it is better to stay.
#[test]
fn what_follows_a_hit_is_worth_what_a_hit_is_worth() {
    let rows = [vec![Card::Three, Card::Seven], vec![Card::Nine, Card::Eleven, Card::Twelve, Card::Double]];
    for (hand, best) in rows.into_iter().zip([Best::Hit, Best::Stay]) {
        let deck = hand.iter().fold(flip7::decks(1), |mut deck, card| {
            assert!(deck.take(*card));
            deck
        });
        let round = Round::new(deck, &hand).unwrap();
        let (round, part) = round.among_others();
        let all = 94.0 - f64::from(u32::try_from(hand.len()).unwrap());
        assert!((part - (all - 6.0) / all).abs() < 1e-12, "{part}");
        let points = Utility::points();
        let solved = Solved::of(&round, &points, Policy::Best).unwrap();
        let alone = solved.outlook();
        let after = solved.after_hit(part);
        assert_eq!((alone.best, after.best), (best, best));
        is_worth(&after, after.hit);
        assert!(after.bust >= after.bust_next && (after.bust_next - part * alone.bust_next).abs() < 1e-12);
    }
}
