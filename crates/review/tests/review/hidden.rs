//! UNO FLIP!, in which hands are hidden.

use game::{Record, Seat, Seed, Setup};
use review::{Cause, Decision, Grade, Review, Settings, WAIT, review};
use serde_json::json;
use unoflip::{Options, UnoFlip};

use crate::accounts::{adds_up, has_all_chances};
use crate::reviewed;

/// All cards but the last of two who follow each other, and what comes after these.
const REDS: &str = "r1/p3 r1/v2 r2/o-rev r2/v+5 r3/p7 r3/dwildc r4/o-flip r4/v+5 r5/p2 r5/t5";

/// They play all of these.
const FIVE: [&str; 10] = [
    "1 play r1/p3",
    "2 play r1/v2",
    "1 play r2/o-rev",
    "2 play r2/v+5",
    "1 play r3/p7",
    "2 play r3/dwildc",
    "1 play r4/o-flip",
    "2 play r4/v+5",
    "1 play r5/p2",
    "2 play r5/t5",
];

/// A round of two with this deck and these moves, for the win of that round.
fn round(deck: &str, rules: &serde_json::Value, moves: &[&str]) -> Record {
    let deck: Vec<&str> = deck.split(' ').collect();
    let record = json!({
        "format": "fliphouse/1", "game": "unoflip", "players": 2, "dealer": 2, "seed": "0".repeat(64),
        "rules": rules, "decks": [deck], "moves": moves,
    });
    Record::parse(record.to_string().as_bytes()).unwrap()
}

/// The end of a round in which both have these two cards left, and what is done then.
fn with_two_left(cards: &str, moves: &[&str]) -> Review {
    let moves: Vec<&str> = FIVE.iter().chain(moves).copied().collect();
    reviewed(&round(&format!("{REDS} {cards} r9/t-rev b9/o5"), &json!({"target": 1}), &moves), 250)
}

/// What a seat decided at a move.
fn at(review: &Review, ply: usize, seat: usize) -> &Decision {
    let decision =
        review.decisions.iter().find(|decision| (decision.ply, decision.seat.number()) == (ply, seat));
    decision.unwrap_or_else(|| panic!("no decision of seat {seat} at move {ply}: {review:?}"))
}

/// What would have been clearly better, and by how much.
fn clearly_better(decision: &Decision) -> (&str, f64) {
    let better = decision.better.as_ref().filter(|better| better.clear);
    better.map_or_else(|| panic!("no mistake: {decision:?}"), |better| (better.action.as_str(), better.cost))
}

#[test]
fn not_to_call_uno_is_a_mistake_and_not_to_catch_is_another() {
    let review = with_two_left("r6/o9 r6/p-all r7/o1 y8/p1", &["1 play r6/o9", "2 play r6/p-all uno"]);
    let forgot = at(&review, 11, 1);
    assert_eq!(forgot.chosen, "play r6");
    let (better, cost) = clearly_better(forgot);
    assert!(better.ends_with(" uno") && cost > 0.1, "{forgot:?}");
    let overlooked = at(&review, 12, 2);
    assert!(overlooked.choices.iter().any(|tried| tried.action == "catch 1"), "{overlooked:?}");
    let (better, cost) = clearly_better(overlooked);
    assert!(better == "catch 1" && cost > 0.1, "{overlooked:?}");
    assert!(review.seats[1].by_own_choices < -0.1, "{:?}", review.seats);
    assert!(review.seats.iter().all(|verdict| verdict.mistakes >= 1), "{:?}", review.seats);
}

#[test]
fn whoever_could_have_caught_somebody_out_of_turn_let_it_go_by() {
    // A Skip of two: whoever forgot to call has the next turn, too.
    let cards = "r-skip/o+5 r6/p-all r7/o1 y8/p1";
    let review = with_two_left(cards, &["1 play r-skip/o+5", "1 play r7/o1"]);
    let missed = at(&review, 12, 2);
    assert_eq!((missed.chosen.as_str(), missed.choices.len()), (WAIT, 2));
    assert_eq!(clearly_better(missed).0, "catch 1");
    let held = missed.held.as_ref().unwrap();
    assert_eq!((held.top.as_str(), held.hand.join(" ").as_str()), ("r-skip", "r6 y8"));
    let caught = with_two_left(cards, &["1 play r-skip/o+5", "2 catch 1"]);
    assert_eq!(at(&caught, 12, 2).better.as_ref().filter(|better| better.clear), None);
}

#[test]
fn to_name_a_colour_that_one_does_not_hold_is_a_mistake() {
    let cards = "wild/p5 r6/p-all r7/o1 g8/p-rev";
    let review = with_two_left(cards, &["1 play wild/p5 b uno"]);
    let wasted = at(&review, 11, 1);
    let (better, cost) = clearly_better(wasted);
    assert!(["play r7 uno", "play wild r uno"].contains(&better) && cost > 0.1, "{wasted:?}");
    let review = with_two_left(cards, &["1 play r7/o1 uno"]);
    assert_eq!(at(&review, 11, 1).better.as_ref().filter(|better| better.clear), None);
}

/// What seat 2, with one card left, makes of a wild that draws, of somebody with two cards left that have these backs.
fn answered(cards: [&str; 2], answer: &str) -> Decision {
    let own = ["r1/p3", "r2/o-rev", "r3/p7", "r4/o-flip", "wild2/o4", cards[0], cards[1]];
    let others = ["r1/v2", "r2/v+5", "r3/dwildc", "r-skip/o+5", "r-skip/dwild", "r4/v+5", "y8/p1"];
    let hands = own.iter().zip(others).flat_map(|(one, other)| [*one, other]);
    let deck = hands.chain(["r9/t-rev"]).collect::<Vec<_>>().join(" ");
    let skips = ["1 play r4/o-flip", "2 play r-skip/o+5", "2 play r-skip/dwild", "2 play r4/v+5 uno"];
    let moves = [&FIVE[..6], &skips, &["1 play wild2/o4 g", answer]].concat();
    at(&reviewed(&round(&deck, &json!({"target": 1}), &moves), 250), 12, 2).clone()
}

#[test]
fn a_hopeless_challenge_is_a_mistake() {
    // No card with these backs is red.
    let decision = answered(["b9/o5", "b1/v-all"], "2 challenge");
    assert_eq!(clearly_better(&decision).0, "accept");
    let held = decision.held.unwrap();
    assert_eq!(
        (held.top.as_str(), held.colour.as_deref(), held.hand.join(" ").as_str()),
        ("wild2", Some("g"), "y8")
    );
    // Whether it was one can only be said by what could be seen: of these backs one may be red.
    let [bluff, honest] = ["r7/o1", "g-rev/o1"]
        .map(|card| answered([card, "r6/p-all"], "2 challenge").better.is_some_and(|better| better.clear));
    assert_eq!((bluff, honest), (false, false));
}

#[test]
fn no_choice_is_judged_by_what_its_seat_could_not_know() {
    // Seat 2 has one of two cards with the same back; the other lies in the pile.
    let told = |held: &str| {
        let hands = ["r2/o-rev", held, "y5/v9", "b9/o5", "g3/v2", "b8/t4", "b1/v-all", "b2/o8"];
        let rest = ["y7/o2", "g9/p-rev", "g2/t-all", "b4/v1", "wild/p5", "y9/v4", "r9/t-rev", "b7/o3"];
        let deck = [hands, rest].concat().join(" ");
        reviewed(&round(&deck, &json!({"target": 1}), &["1 play r2/o-rev"]), 60)
    };
    let (number, draw) = (told("r1/p3"), told("r+1/p3"));
    assert_eq!(number.decisions, draw.decisions);
    assert_eq!(number.decisions.len(), 1);
    let first = |review: &Review| review.course[0].chances[0];
    assert!((first(&number) - first(&draw)).abs() > 0.01, "an onlooker sees it: {:?}", number.course);
}

#[test]
fn to_jump_in_or_not_is_a_decision() {
    let rules = json!({"target": 1, "jump_in": true});
    let hands = ["r2/o-rev", "r1/v2", "r2/v+5", "b9/o5", "g3/v2", "b8/t4", "b1/v-all", "b2/o8"];
    let rest = ["y7/o2", "g9/p-rev", "g2/t-all", "b4/v1", "wild/p5", "y9/v4", "r9/t-rev", "b7/o3"];
    let deck = [hands, rest].concat().join(" ");
    let decided = |moves: &[&str]| at(&reviewed(&round(&deck, &rules, moves), 20), 2, 1).clone();
    let passed = decided(&["1 play r2/o-rev", "2 play r1/v2"]);
    let jumped = decided(&["1 play r2/o-rev", "1 play r2/v+5"]);
    for (decision, chosen) in [(passed, WAIT), (jumped, "play r2")] {
        assert_eq!(decision.chosen, chosen);
        let choices: Vec<_> = decision.choices.iter().map(|tried| tried.action.as_str()).collect();
        assert_eq!(choices, ["play r2", WAIT]);
    }
}

#[test]
fn what_is_forced_is_no_decision() {
    let review = with_two_left("r6/o9 r6/p-all r7/o1 y8/p1", &["1 play r6/o9 uno", "2 play r6/p-all uno"]);
    for decision in &review.decisions {
        assert!(decision.choices.len() > 1, "{decision:?}");
        assert_eq!(decision.choices.iter().filter(|tried| tried.action == decision.chosen).count(), 1);
        assert_eq!(decision.held.as_ref().map(|held| held.hand.is_empty()), Some(false));
        assert_eq!((decision.card.as_ref(), decision.points), (None, None));
    }
}

/// A game of three.
fn played(bots: [&str; 3], target: u32, seed: u64) -> Record {
    let options = Options { target, jump_in: true, stacking: true, ..Options::default() };
    let setup = Setup::new::<UnoFlip>(options, 3, 1).unwrap();
    let mut bots = bots.map(|bot| bot.parse::<bots::UnoFlipBot>().unwrap());
    let seed = Seed::from(u128::from(seed));
    bots::play_record::<UnoFlip>(&setup, seed, &mut bots, 2_000, &mut game::Nobody).unwrap()
}

#[test]
fn luck_and_choices_are_all_that_changed_the_chances() {
    let record = played(["careless", "plain", "random"], 100, 3);
    let review = reviewed(&record, 8);
    adds_up(&review);
    has_all_chances(&record, &review);
    // With hidden hands choices are compared with what plain players would do in all games that may be.
    assert!(
        review.seats[1].by_own_choices.abs() < 1e-9,
        "a plain player does as they do: {:?}",
        review.seats
    );
    assert!(review.seats.iter().all(|verdict| verdict.by_cards.abs() > 0.01), "{:?}", review.seats);
    assert!(
        review.turning_points.iter().any(|turn| turn.cause == Cause::Cards),
        "{:?}",
        review.turning_points
    );
}

#[test]
fn the_same_record_gives_the_same_review_of_a_seat_whoever_else_is_looked_at() {
    let record = played(["careless", "plain", "random"], 1, 5);
    let looked_at = |seat| {
        let settings = Settings { trials: 8, seat, ..Settings::default() };
        review(&record, &settings, &mut |_, _| ()).unwrap()
    };
    let (all, third) = (looked_at(None), looked_at(Some(Seat::at(2))));
    assert_eq!(all, looked_at(None));
    let mine: Vec<_> =
        all.decisions.iter().filter(|decision| decision.seat == Seat::at(2)).cloned().collect();
    assert!(!mine.is_empty());
    assert_eq!(third.decisions, mine);
    assert_eq!(third.seats, all.seats[2..]);
    assert_eq!(third.course, all.course);
    let told = serde_json::to_value(&all).unwrap();
    assert_eq!(serde_json::from_value::<Review>(told).unwrap(), all);
}

#[test]
fn strong_players_give_away_less() {
    let record = played(["searcher:24", "plain", "careless"], 150, 1);
    let review = reviewed(&record, 30);
    let [strong, plain, careless] = &review.seats[..] else { panic!("{:?}", review.seats) };
    assert!(strong.grade <= Some(Grade::B), "{strong:?}");
    assert!(plain.grade > strong.grade && careless.grade > strong.grade, "{:?}", review.seats);
}
