//! What the cards gave and what the choices gave is all there is.

use game::{Record, Seat};
use review::{Cause, Review, Settings, review};

use crate::{played, record_of, reviewed};

#[test]
fn cards_and_choices_together_are_all_that_changed() {
    for game in ["flip7", "vengeance"] {
        adds_up(&reviewed(&record_of(game, &["threshold:15", "one-step", "random"], 3), 12));
    }
}

/// Cards and choices of a game that is over led from the start to its end.
pub fn adds_up(review: &Review) {
    let winner = review.winner.unwrap();
    for verdict in &review.seats {
        let changed = verdict.by_cards + verdict.by_own_choices + verdict.by_others;
        assert!((verdict.start + changed - verdict.end).abs() < 1e-9, "{verdict:?}");
        assert!((verdict.end - f64::from(u8::from(verdict.seat == winner))).abs() < 1e-9, "{verdict:?}");
    }
    let sum = |of: fn(&review::Verdict) -> f64| review.seats.iter().map(of).sum::<f64>();
    assert!(sum(|verdict| verdict.by_cards).abs() < 1e-9, "what one gains others lose");
}

#[test]
fn chances_are_told_before_every_move_and_at_the_end() {
    let record = record_of("flip7", &["one-step", "threshold:25"], 5);
    has_all_chances(&record, &reviewed(&record, 12));
}

/// There are chances of all before every move, and at the end.
pub fn has_all_chances(record: &Record, review: &Review) {
    assert_eq!(review.course.len(), record.moves.len() + 1);
    for (ply, standing) in review.course.iter().enumerate() {
        assert_eq!(standing.ply, ply);
        assert!((standing.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{standing:?}");
    }
}

#[test]
fn a_game_of_plain_players_is_decided_by_the_cards_alone() {
    let review = reviewed(&record_of("flip7", &["one-step"; 3], 2), 12);
    for verdict in &review.seats {
        // Only where the end of the game is in sight a plain player plays on for points.
        assert!(verdict.by_own_choices.abs() < 0.1 && verdict.by_cards.abs() > 0.2, "{verdict:?}");
    }
    assert!(review.turning_points.iter().filter(|turn| turn.cause == Cause::Cards).count() >= 3);
}

#[test]
fn turning_points_are_those_of_the_course() {
    let record = record_of("vengeance", &["plain", "threshold:30", "random"], 4);
    let review = reviewed(&record, 12);
    assert!(!review.turning_points.is_empty() && review.turning_points.len() <= 5);
    for turn in &review.turning_points {
        let at = turn.of.index();
        let (before, after) = match turn.cause {
            Cause::Choice => (review.course[turn.ply - 1].chances[at], None),
            Cause::Cards => (turn.before, Some(review.course[turn.ply].chances[at])),
        };
        assert!((turn.before - before).abs() < 1e-9, "{turn:?}");
        assert!(after.is_none_or(|after| (turn.after - after).abs() < 1e-9), "{turn:?}");
        assert!((turn.after - turn.before).abs() >= 0.05, "{turn:?}");
        assert_eq!(record.moves[turn.ply - 1], format!("{} {}", turn.seat, turn.action));
    }
    assert!(review.turning_points.is_sorted_by_key(|turn| turn.ply));
}

#[test]
fn a_record_that_ends_early_ends_with_the_chances_of_its_last_position() {
    let record = played::<flip7::Table>(&["one-step", "random"], 1, 15);
    let review = reviewed(&record, 30);
    assert_eq!((review.winner, review.course.len()), (None, 16));
    let ends: Vec<f64> = review.seats.iter().map(|verdict| verdict.end).collect();
    assert_eq!(ends, review.course[15].chances);
    assert!(ends.iter().all(|end| (0.05..0.95).contains(end)), "{ends:?}");
}

#[test]
fn the_same_record_gives_the_same_review_whoever_is_looked_at() {
    let record = record_of("flip7", &["random", "one-step", "cards:2"], 8);
    let settings = |seat| Settings { trials: 12, seat, ..Settings::default() };
    let mut told = Vec::new();
    let all = review(&record, &settings(None), &mut |done, of| told.push((done, of))).unwrap();
    assert_eq!(all, reviewed(&record, 12));
    let moves = record.moves.len();
    assert_eq!(told, (0..=moves).map(|done| (done, moves)).collect::<Vec<_>>());
    let third = review(&record, &settings(Some(Seat::at(2))), &mut |_, _| ()).unwrap();
    assert_eq!(third.seats.len(), 1);
    let mine: Vec<_> =
        all.decisions.iter().filter(|decision| decision.seat == Seat::at(2)).cloned().collect();
    assert_eq!(third.decisions, mine);
    let told = serde_json::to_value(&all).unwrap();
    assert_eq!(serde_json::from_value::<review::Review>(told).unwrap(), all);
}
