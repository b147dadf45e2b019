//! What is not reviewed, and why.

use game::{Record, Seat};
use review::{Refused, Settings, review};
use serde_json::json;

use crate::played;

fn refused(record: &Record, seat: Option<Seat>) -> Refused {
    review(record, &Settings { seat, trials: 8, ..Settings::default() }, &mut |_, _| ()).unwrap_err()
}

#[test]
fn a_game_with_nobody_to_win_against_is_refused() {
    assert_eq!(refused(&played::<flip7::Table>(&["one-step"], 1, 10), None), Refused::Alone);
}

#[test]
fn a_seat_that_is_not_there_is_refused() {
    let why = refused(&played::<flip7::Table>(&["one-step", "one-step"], 1, 10), Some(Seat::at(2)));
    assert_eq!(why.to_string(), "seat: there is no seat 3 at a table of 2");
}

#[test]
fn a_record_that_does_not_replay_says_where() {
    let mut record = played::<flip7::Table>(&["one-step", "one-step"], 1, 10);
    record.moves[4] = json!("9 hit");
    assert_eq!(refused(&record, None).to_string(), "move 5: there is no seat 9 at a table of 2");
    record.game = "chess".to_owned();
    assert!(matches!(refused(&record, None), Refused::Record(_)));
}

#[test]
fn records_with_too_many_moves_are_refused_before_anything_is_done() {
    let mut record = played::<flip7::Table>(&["one-step", "one-step"], 1, 10);
    record.moves = vec![json!("1 hit"); 10_001];
    assert_eq!(refused(&record, None), Refused::TooLong { moves: 10_001, most: 10_000 });
}
