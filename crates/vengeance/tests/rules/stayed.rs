//! V-11, V-14 and V-31: who has stayed, and the end of a round without a
//! Flip 7.

use game::{Game, Seat, proves};
use vengeance::{Ending, Event, Happening, Rule};

use super::kit::{Look, assert_legal, plain, up_to};

#[test]
fn every_card_can_be_played_on_somebody_who_has_stayed() {
    proves!(V_11, V_30);
    let ways: [(&str, &[&str]); 6] = [
        ("one-more", &["one-more 1", "one-more 2", "one-more 3"]),
        ("flip4", &["flip4 1", "flip4 2", "flip4 3"]),
        ("steal", &["steal 1 5", "steal 3 8"]),
        ("discard", &["discard 1 5", "discard 2 6", "discard 3 8"]),
        ("swap", &["swap 1 5 2 6", "swap 1 5 3 8", "swap 2 6 3 8"]),
        ("-4", &["give 1", "give 2", "give 3"]),
    ];
    for (card, moves) in ways {
        let mut table = plain(3, &format!("5 6 8 {card}"));
        table.play(["1 stay", "2 hit"]);
        assert_legal(&table, 2, moves);
    }
}

#[test]
fn somebody_who_has_stayed_takes_no_more_turns() {
    proves!(V_11);
    let mut table = plain(3, "5 6 8 9 10");
    table.play(["1 stay", "2 hit", "3 hit"]);
    assert_eq!((table.to_act(), table.row(1).as_str()), (Some(2), "5 (stayed)"));
    assert_legal(&table, 1, &[]);
}

#[test]
fn somebody_who_has_stayed_can_be_given_a_modifier() {
    proves!(V_11, V_40);
    let mut table = plain(2, "5 6 -4");
    table.play(["1 stay", "2 hit", "2 give 1"]);
    assert_eq!(table.rows(), "5 -4 (stayed) | 6 (active)");
    table.play(["2 stay"]);
    assert_eq!(table.game.scores(), [1, 6]);
}

#[test]
fn somebody_who_has_stayed_can_be_robbed() {
    proves!(V_11, V_34);
    let mut table = up_to(1, 2, "5 6 9 steal");
    table.play(["1 hit", "2 stay", "1 hit"]);
    // The only card to steal.
    assert_eq!(table.rows(), "5 9 6 (active) | (stayed)");
    table.play(["1 stay"]);
    assert_eq!(table.game.scores(), [20, 0]);
}

#[test]
fn somebody_who_has_stayed_busts_in_a_flip_four() {
    proves!(V_11, V_12, V_36);
    let mut table = plain(2, "5 6 flip4 8 5 9 10");
    table.play(["1 stay", "2 hit", "2 flip4 1"]);
    assert_eq!(table.rows(), "5 8 5 (busted) | 6 (active)");
    assert_eq!((table.to_act(), table.piles()), (Some(2), (103, 1)));
    table.play(["2 stay"]);
    assert_eq!(table.game.scores(), [0, 6]);
}

#[test]
fn somebody_who_has_stayed_busts_by_a_swap() {
    proves!(V_11, V_12, V_33);
    let mut table = plain(2, "5 6 8 5 swap");
    table.play(["1 hit", "2 hit", "1 stay", "2 hit", "2 swap 1 8 2 5"]);
    assert_eq!(table.rows(), "5 5 (busted) | 6 8 (active)");
}

#[test]
fn somebody_who_has_stayed_reaches_a_flip_seven_in_a_flip_four() {
    proves!(V_11, V_13, V_36);
    let mut table = up_to(1, 2, "1 8 2 9 3 10 flip4 4 5 6 7");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "1 stay", "2 hit"]);
    assert_eq!(table.row(1), "1 2 3 (stayed)");
    table.play(["2 flip4 1"]);
    assert_eq!(table.rows(), "1 2 3 4 5 6 7 (flip7) | 8 9 10 (active)");
    assert_eq!(table.game.scores(), [28 + 15, 27]);
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::Flip7 }), 1);
}

#[test]
fn nothing_is_scored_before_the_round_ends() {
    proves!(V_11);
    // Twenty-five points are enough to win, and are lost again.
    let mut table = up_to(20, 2, "13 6 12 8 flip4 13");
    table.play(["1 hit", "2 hit", "1 stay"]);
    assert_eq!((table.points(1), table.game.scores(), table.game.outcome()), (25, &[0, 0][..], None));
    table.play(["2 hit", "2 flip4 1"]);
    assert_eq!((table.game.scores(), table.row(1).as_str()), (&[0, 0][..], "13 12 13 (busted)"));
    table.play(["2 stay"]);
    assert_eq!(table.game.scores(), [0, 14]);
}

#[test]
fn the_round_ends_when_everybody_has_stayed_or_busted() {
    proves!(V_14);
    let mut table = plain(3, "5 6 8 6");
    table.play(["1 stay", "2 hit"]);
    assert_eq!((table.game.round(), table.to_act()), (1, Some(3)));
    assert_eq!(table.rows(), "5 (stayed) | 6 6 (busted) | 8 (active)");
    table.play(["3 stay"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[5, 0, 8][..]));
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::NobodyActive }), 1);
}

#[test]
fn the_round_ends_when_everybody_has_busted() {
    proves!(V_14);
    let mut table = plain(2, "5 6 5 6 8 9");
    table.play(["1 hit", "2 hit"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[0, 0][..]));
    assert_eq!(table.rows(), "9 (active) | 8 (active)");
}

#[test]
fn somebody_who_has_stayed_resolves_an_action_of_a_flip_four_and_remains_stayed() {
    proves!(V_31, V_36);
    let mut table = plain(2, "5 6 12 flip4 discard 8 9 10 11");
    table.play(["1 stay", "2 hit", "2 hit", "2 flip4 1"]);
    assert_eq!((table.to_act(), table.pending().as_deref()), (Some(1), Some("1:discard")));
    assert_eq!(table.row(1), "5 8 9 10 (stayed)");
    table.play(["1 discard 2 12"]);
    assert_eq!(table.rows(), "5 8 9 10 (stayed) | 6 (active)");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn somebody_who_has_stayed_resolves_the_action_of_a_just_one_more_and_remains_stayed() {
    proves!(V_31, V_32);
    let mut table = plain(2, "5 6 12 one-more swap");
    table.play(["1 stay", "2 hit", "2 hit", "2 one-more 1"]);
    assert_eq!(table.pending().as_deref(), Some("1:swap"));
    table.play(["1 swap 1 5 2 12"]);
    assert_eq!(table.rows(), "12 (stayed) | 6 5 (active)");
    assert_eq!((table.to_act(), table.discarded().as_str()), (Some(2), "one-more swap"));
    // They had stayed before, and do not stay once more.
    let forced = Event::Own(Happening::Stayed { seat: Seat::at(0), points: 12, forced: true });
    assert_eq!(table.times(&forced), 0);
}

#[test]
fn somebody_who_has_stayed_plays_a_flip_four_on_themself_and_remains_stayed() {
    proves!(V_31, V_36);
    let mut table = plain(2, "5 6 one-more flip4 8 9 10 11");
    table.play(["1 stay", "2 hit", "2 one-more 1", "1 flip4 1"]);
    assert_eq!(table.rows(), "5 8 9 10 11 (stayed) | 6 (active)");
    assert_eq!(table.to_act(), Some(2));
}
