//! What choices cost.

use game::{Record, Seat};
use review::{Grade, Review};
use serde_json::json;

use crate::{record_of, reviewed};

/// A game of two in which seat 1 has these cards and seat 2 the others, and these moves.
fn told(decks: &[&str], moves: &[&str]) -> Review {
    let record = json!({
        "format": "fliphouse/1", "game": "flip7", "players": 2, "dealer": 2, "seed": "0".repeat(64),
        "rules": {"target": 60}, "decks": [decks], "moves": moves,
    });
    reviewed(&Record::parse(record.to_string().as_bytes()).unwrap(), 200)
}

#[test]
fn to_hit_with_five_high_numbers_is_a_mistake() {
    let cards = ["12", "1", "11", "2", "10", "3", "9", "4", "8", "5", "0"];
    let hits = ["1 hit", "2 hit", "1 hit", "2 hit", "1 hit", "2 hit", "1 hit", "2 hit", "1 hit"];
    let review = told(&cards, &hits);
    let last = review.decisions.iter().rfind(|decision| decision.seat == Seat::at(0)).unwrap();
    assert_eq!((last.ply, last.chosen.as_str(), last.round), (9, "hit", 1));
    let better = last.better.as_ref().unwrap();
    assert!(better.clear && better.action == "stay" && better.cost > 0.1, "{last:?}");
    let points = last.points.unwrap();
    assert!((points.stay - 50.0).abs() < 1e-9 && points.hit < 40.0, "{points:?}");
    assert_eq!(last.choices.iter().map(|tried| tried.action.as_str()).collect::<Vec<_>>(), ["hit", "stay"]);
    let chances: Vec<f64> = last.choices.iter().map(|tried| tried.chance.unwrap()).collect();
    assert!((chances[0] - last.chance).abs() < 1e-12 && chances[1] > chances[0] + 0.1, "{chances:?}");
    assert!(review.seats[0].mistakes >= 1 && review.seats[0].given_away > 0.1, "{:?}", review.seats);
}

#[test]
fn to_hit_with_a_low_number_is_none() {
    let review = told(&["1", "2", "5", "6"], &["1 hit", "2 hit"]);
    assert!(
        review.decisions.iter().all(|decision| decision.better.as_ref().is_none_or(|better| !better.clear))
    );
    assert_eq!(review.seats.iter().map(|verdict| verdict.mistakes).sum::<usize>(), 0);
}

#[test]
fn a_freeze_on_whoever_leads_is_better_than_on_oneself() {
    let review = told(&["5", "freeze"], &["2 freeze 2"]);
    let [decision] = &review.decisions[..] else { panic!("{:?}", review.decisions) };
    assert_eq!((decision.card.as_deref(), decision.chosen.as_str()), (Some("freeze"), "freeze 2"));
    assert!(
        decision.better.as_ref().is_some_and(|better| better.clear && better.action == "freeze 1"),
        "{decision:?}"
    );
    assert_eq!(decision.points, None);
}

#[test]
fn those_who_choose_by_lot_get_the_worst_grade_and_racers_the_best() {
    for game in ["flip7", "vengeance"] {
        let review = reviewed(&record_of(game, &["racer:40", "random", "threshold:25"], 6), 40);
        let [racer, random, usual] = &review.seats[..] else { panic!("{:?}", review.seats) };
        let each = |verdict: &review::Verdict| {
            verdict.given_away / f64::from(u32::try_from(verdict.decisions).unwrap())
        };
        assert!(each(racer) < each(random) && each(usual) < each(random), "{game}: {:?}", review.seats);
        assert!(
            racer.grade <= Some(Grade::B) && random.grade >= Some(Grade::C),
            "{game}: {:?}",
            review.seats
        );
    }
}
