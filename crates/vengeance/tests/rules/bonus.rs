//! V-62: the bonus of a Flip 7 in brutal mode.

use game::{Game, Outcome, Seat, proves};
use serde_json::json;
use vengeance::{Because, Event, Happening, Refusal, Rule};

use super::kit::{Look, Table, assert_legal, brutal, lost, plain, table};

/// Seat 1 of three has a Flip 7 worth 28; seat 2 took these cards and stayed,
/// or busted; seat 3 has an 8.
fn flip_seven(cards: [&str; 2]) -> Table {
    let [one, two] = cards;
    let mut table = brutal(3, &format!("1 {one} 8 flip4 2 3 4 5 {two} 6 7"));
    table.play(["1 hit", "1 flip4 1", "2 hit", "3 stay", "1 hit"]);
    if table.to_act() == Some(2) {
        table.play(["2 stay"]);
    }
    table.play(["1 hit"]);
    table
}

#[test]
fn who_makes_a_flip_seven_chooses_any_seat() {
    proves!(V_62);
    let mut table = flip_seven(["9", "10"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 7 (flip7) | 9 10 (stayed) | 8 (stayed)");
    assert_eq!((table.to_act(), table.pending().as_deref()), (Some(1), Some("1:bonus")));
    assert_eq!((table.game.round(), table.game.scores()), (1, &[0, 0, 0][..]));
    assert_legal(&table, 1, &["bonus 1", "bonus 2", "bonus 3"]);
    assert_legal(&table, 2, &[]);
    for step in ["1 hit", "1 stay", "1 give 2", "1 flip4 1"] {
        assert_eq!(table.refused(step), Refusal::BonusFirst, "{step}");
    }
    let shown = serde_json::to_value(table.game.shown()).unwrap();
    assert_eq!(shown["pending"], "bonus");
    assert_eq!(shown["rows"][0]["status"], "flip7");
}

#[test]
fn fifteen_points_for_themself() {
    proves!(V_62);
    let mut table = flip_seven(["9", "10"]);
    table.play(["1 bonus 1"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[28 + 15, 19, 8][..]));
    let seat = Seat::at(0);
    assert_eq!(table.times(&Event::Own(Happening::Bonus { by: seat, on: seat })), 1);
    assert_eq!(table.times(&Event::Scored { seat, points: 43, total: 43 }), 1);
}

#[test]
fn or_fifteen_off_another() {
    proves!(V_62);
    for (step, scores) in [("1 bonus 2", [28, 4, 8]), ("1 bonus 3", [28, 19, -7])] {
        let mut table = flip_seven(["9", "10"]);
        table.play([step]);
        assert_eq!((table.game.round(), table.game.scores()), (2, &scores[..]), "{step}");
    }
}

#[test]
fn or_fifteen_off_somebody_who_busted() {
    proves!(V_62);
    let mut table = flip_seven(["9", "9"]);
    assert_eq!(table.row(2), "9 9 (busted)");
    assert_legal(&table, 1, &["bonus 1", "bonus 2", "bonus 3"]);
    table.play(["1 bonus 2"]);
    assert_eq!(table.game.scores(), [28, -15, 8]);
}

#[test]
fn it_comes_off_last_also_from_somebody_whom_the_zero_left_at_nothing() {
    proves!(V_20, V_62);
    let mut table = brutal(2, "1 0 flip4 2 3 4 5 one-more 10 6 7");
    table.play(["1 hit", "1 flip4 1", "2 hit", "2 one-more 2", "1 hit", "1 hit"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 7 (flip7) | 0 10 (stayed)");
    table.play(["1 bonus 2"]);
    assert_eq!(table.game.scores(), [28, -15]);
}

#[test]
fn it_comes_off_after_minus_cards() {
    proves!(V_60, V_62);
    let mut table = brutal(2, "1 9 flip4 2 3 4 5 -10 6 10 7");
    table.play(["1 hit", "1 flip4 1", "2 hit", "2 give 2", "1 hit", "2 hit", "1 hit", "1 bonus 2"]);
    assert_eq!(table.game.scores(), [28, 9 + 10 - 10 - 15]);
}

#[test]
fn it_comes_off_after_gifts_to_somebody_busted() {
    proves!(V_61, V_62);
    let mut table = brutal(2, "1 9 flip4 2 3 4 5 9 -6 6 7");
    table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "1 give 2", "1 hit", "1 hit", "1 bonus 2"]);
    assert_eq!(table.game.scores(), [28, -6 - 15]);
}

#[test]
fn the_flip_seven_itself_may_be_worth_less_than_nothing() {
    proves!(V_60, V_62);
    for (step, points) in [("1 bonus 1", 10 - 18 + 15), ("1 bonus 2", 10 - 18)] {
        let mut table = brutal(2, "0 9 flip4 1 2 3 4 8 /2 -10 -8 5 6");
        table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "1 give 1", "2 stay"]);
        table.play(["1 hit", "1 give 1", "1 hit", "1 give 1", "1 hit", "1 hit", step]);
        assert_eq!(table.game.scores()[0], points, "{step}");
    }
}

#[test]
fn the_last_one_not_busted_is_asked_too() {
    proves!(V_62);
    let mut table = brutal(2, "1 9 flip4 2 3 4 5 9 6 7");
    table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "1 hit"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 7 (flip7) | 9 9 (busted)");
    assert_legal(&table, 1, &["bonus 1", "bonus 2"]);
    table.play(["1 bonus 1"]);
    assert_eq!(table.game.scores(), [43, 0]);
}

#[test]
fn a_player_alone_takes_it() {
    proves!(V_62);
    let mut table = brutal(1, "1 2 3 4 5 6 7");
    for _ in 0..6 {
        table.play(["1 hit"]);
    }
    assert_eq!((table.game.round(), table.game.scores()), (2, &[43][..]));
}

#[test]
fn waiting_cards_and_cards_being_carried_out_are_discarded_before() {
    proves!(V_62);
    let mut table = brutal(2, "1 13 2 12 3 11 4 10 one-more flip4 -2 5 6 7");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "1 hit", "2 hit", "1 stay"]);
    table.play(["2 hit", "2 one-more 2", "2 flip4 1"]);
    assert_eq!(
        (table.row(1).as_str(), table.pending().as_deref()),
        ("1 2 3 4 5 6 7 (flip7)", Some("1:bonus"))
    );
    assert_eq!((table.aside().as_str(), table.discarded().as_str()), ("", "-2 one-more flip4"));
    assert_eq!(table.times(&lost("-2", Because::Flip7)), 1);
    // The Just One More came to no Stay.
    assert_eq!(table.row(2), "13 12 11 10 (active)");
    table.play(["1 bonus 2"]);
    assert_eq!(table.game.scores(), [28, 46 - 15]);
}

#[test]
fn somebody_who_flips_seven_by_anothers_swap_chooses_themself() {
    proves!(V_33, V_62);
    let mut table = brutal(2, "1 7 flip4 2 3 4 5 8 6 -2 swap");
    table.play([
        "1 hit",
        "1 flip4 1",
        "2 hit",
        "1 hit",
        "2 hit",
        "2 give 1",
        "1 stay",
        "2 hit",
        "2 swap 1 -2 2 7",
    ]);
    assert_eq!(table.pending().as_deref(), Some("1:bonus"));
    table.play(["1 bonus 2"]);
    assert_eq!(table.game.scores(), [28, 8 - 2 - 15]);
}

#[test]
fn the_choice_may_decide_who_wins() {
    proves!(V_51, V_62);
    let rules = json!({"brutal": true, "target": 40});
    let begin = || {
        let mut table = table(&rules, 2, "1 13 flip4 2 3 4 5 12 6 11 7");
        table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "2 hit", "1 hit"]);
        assert_eq!((table.game.outcome(), table.to_act()), (None, Some(1)));
        table
    };
    // 28 against 36: with 15 off seat 2 nobody reaches the target.
    for (step, scores, winner) in [("1 bonus 1", [43, 36], Some(Seat::at(0))), ("1 bonus 2", [28, 21], None)]
    {
        let mut table = begin();
        table.play([step]);
        assert_eq!(table.game.scores(), scores);
        let outcome = winner.map(|winner| Outcome { winner, round: 1, challenge: None });
        assert_eq!(table.game.outcome(), outcome, "{step}");
    }
}

#[test]
fn without_brutal_mode_nothing_is_asked() {
    proves!(V_50, V_62);
    let mut table = plain(2, "1 9 flip4 2 3 4 5 6 7");
    table.play(["1 hit", "1 flip4 1", "2 stay", "1 hit", "1 hit"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[43, 9][..]));
}
