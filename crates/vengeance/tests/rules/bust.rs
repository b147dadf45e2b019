//! V-12 and V-13: busts, and seven numbers in a row.

use game::{Game, Seat, proves};
use vengeance::{Ending, Event, Happening, Rule};

use super::kit::{Look, all_stay, assert_legal, plain, up_to};

#[test]
fn a_second_copy_that_is_dealt_busts() {
    proves!(V_12);
    let mut table = plain(2, "5 6 8 9 5");
    table.play(["1 hit", "2 hit", "1 hit"]);
    assert_eq!(table.rows(), "5 8 5 (busted) | 6 9 (active)");
    assert_eq!((table.to_act(), table.points(1)), (Some(2), 0));
    assert_eq!(table.times(&Event::Own(Happening::Busted { seat: Seat::at(0) })), 1);
}

#[test]
fn a_copy_in_somebody_elses_row_does_not_matter() {
    proves!(V_12);
    let mut table = plain(2, "5 6 6 5");
    table.play(["1 hit", "2 hit"]);
    assert_eq!(table.rows(), "5 6 (active) | 6 5 (active)");
}

#[test]
fn the_cards_of_a_busted_row_stay_there_until_the_round_ends() {
    proves!(V_12);
    let mut table = plain(2, "5 6 -2 8 5");
    table.play(["1 hit", "1 give 1", "2 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.piles()), ("5 5 -2 (busted)", (103, 0)));
    table.play(["2 stay"]);
    assert_eq!(table.discarded(), "5 5 6 8 -2");
}

#[test]
fn nothing_in_a_busted_row_and_nobody_busted_can_be_targeted() {
    proves!(V_12, V_30);
    let ways: [(&str, &[&str], &str); 6] = [
        ("one-more", &["one-more 2", "one-more 3"], "one-more 1"),
        ("flip4", &["flip4 2", "flip4 3"], "flip4 1"),
        ("steal", &["steal 3 8", "steal 3 9"], "steal 1 5"),
        ("discard", &["discard 2 6", "discard 2 11", "discard 3 8", "discard 3 9"], "discard 1 5"),
        ("swap", &["swap 2 6 3 8", "swap 2 6 3 9", "swap 2 11 3 8", "swap 2 11 3 9"], "swap 1 5 3 8"),
        ("-4", &["give 2", "give 3"], "give 1"),
    ];
    for (card, moves, refused) in ways {
        let mut table = plain(4, &format!("5 6 8 10 5 11 9 10 {card}"));
        table.play(["1 hit", "2 hit", "3 hit", "4 hit", "2 hit"]);
        assert_eq!(table.row(1), "5 5 (busted)");
        assert_legal(&table, 2, moves);
        assert_eq!(table.refused_by(&format!("2 {refused}")), Rule::V_12);
    }
}

#[test]
fn somebody_busted_takes_no_more_turns() {
    proves!(V_12);
    let mut table = plain(3, "5 6 8 5 9 10");
    table.play(["1 hit", "2 hit", "3 hit"]);
    assert_eq!(table.to_act(), Some(2));
    assert_legal(&table, 1, &[]);
}

#[test]
fn seven_numbers_end_the_round_at_once_for_everybody() {
    proves!(V_13);
    let mut table = up_to(1, 3, "1 8 9 flip4 2 3 4 5 10 11 6 12 13 7");
    table.play(["1 hit", "1 flip4 1", "2 hit", "3 hit", "1 hit", "2 hit", "3 hit"]);
    assert_eq!((table.row(1).as_str(), table.to_act()), ("1 2 3 4 5 6 (active)", Some(1)));
    table.play(["1 hit"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 7 (flip7) | 8 10 12 (active) | 9 11 13 (active)");
    assert_eq!(table.game.scores(), [28 + 15, 30, 33]);
    assert_eq!(table.times(&Event::FlippedSeven { seat: Seat::at(0) }), 1);
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::Flip7 }), 1);
}

#[test]
fn six_numbers_are_no_flip_seven() {
    proves!(V_13, V_50);
    let mut table = plain(1, "1 2 3 4 5 6");
    table.play(["1 hit", "1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.to_act()), ("1 2 3 4 5 6 (active)", Some(1)));
    table.play(["1 stay"]);
    assert_eq!(table.game.scores(), [21]);
}

#[test]
fn the_zero_is_one_of_the_seven() {
    proves!(V_13, V_20);
    let mut table = up_to(1, 1, "1 2 3 4 5 6 0");
    table.play(["1 hit", "1 hit", "1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.game.scores()), ("1 2 3 4 5 6 0 (flip7)", &[21 + 15][..]));
}

#[test]
fn the_unlucky_seven_is_one_of_the_seven() {
    proves!(V_13, V_21);
    let mut table = up_to(1, 1, "u7 1 2 3 4 5 6");
    table.play(["1 hit", "1 hit", "1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!((table.row(1).as_str(), table.game.scores()), ("u7 1 2 3 4 5 6 (flip7)", &[28 + 15][..]));
}

#[test]
fn a_seventh_number_that_busts_is_no_flip_seven() {
    proves!(V_12, V_13);
    let mut table = plain(2, "1 8 flip4 2 3 4 5 6 6");
    table.play(["1 hit", "1 flip4 1", "2 stay", "1 hit", "1 hit"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[0, 8][..]));
}

#[test]
fn after_a_flip_seven_a_new_round_begins_if_nobody_has_reached_the_target() {
    proves!(V_13, V_51);
    let mut table = plain(1, "1 2 3 4 5 6 7 9");
    table.play(["1 hit", "1 hit", "1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[43][..]));
    assert_eq!((table.rows().as_str(), table.piles()), ("9 (active)", (100, 7)));
    all_stay(&mut table);
    assert_eq!(table.game.scores(), [52]);
}
