//! F7-20 to F7-22: who is active, Freeze, and being alone.

use flip7::{Card, Event, Happening, Rule};
use game::{Game, Scripted, Seat, proves};
use serde_json::json;

use super::kit::{Look, Table, plain, up_to};

/// Seat 1 has stayed, seat 2 is frozen, seat 3 busted, seats 4 and 5 are
/// active, and seat 4 got the next card.
fn mixed(card: &str) -> Table {
    let mut table = plain(5, &format!("1 2 3 4 5 freeze 3 {card}"));
    table.play(["1 hit", "2 hit", "3 hit", "4 hit", "5 hit", "1 stay"]);
    table.play(["2 hit", "2 freeze 2", "3 hit", "4 hit"]);
    table
}

#[test]
fn active_is_who_has_not_stayed_nor_been_frozen_nor_busted() {
    proves!(F7_20);
    let table = mixed("freeze");
    let rows = ["1 (stayed)", "2 (frozen)", "3 3 (busted)", "4 (active)", "5 (active)"];
    assert_eq!([1, 2, 3, 4, 5].map(|seat| table.row(seat)), rows);
    assert_eq!(table.legal(4), ["freeze 4", "freeze 5"]);
    assert_eq!(mixed("flip3").legal(4), ["flip3 4", "flip3 5"]);
}

#[test]
fn an_action_cannot_go_to_somebody_who_is_not_active() {
    proves!(F7_20);
    for card in ["freeze", "flip3"] {
        let mut table = mixed(card);
        for seat in [1, 2, 3] {
            assert_eq!(table.refused_by(&format!("4 {card} {seat}")), Rule::F7_20, "{card} {seat}");
        }
    }
}

#[test]
fn somebody_who_was_saved_or_gave_a_card_away_is_still_active() {
    proves!(F7_20);
    let mut table = plain(2, "second 6 5 7 5 freeze");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "1 hit", "2 hit"]);
    assert_eq!(table.row(1), "5 (active)");
    assert_eq!(table.legal(2), ["freeze 1", "freeze 2"]);
}

#[test]
fn a_freeze_may_go_to_any_active_player_oneself_included() {
    proves!(F7_21);
    for target in 1..=3 {
        let mut table = plain(3, "5 6 7 freeze");
        table.play(["1 hit", "2 hit", "3 hit", "1 hit"]);
        assert_eq!(table.legal(1), ["freeze 1", "freeze 2", "freeze 3"]);
        table.play([format!("1 freeze {target}").as_str()]);
        let frozen: Vec<usize> = (1..=3).filter(|&seat| table.row(seat).ends_with("(frozen)")).collect();
        assert_eq!(frozen, [target]);
    }
}

#[test]
fn who_is_frozen_is_out_of_the_round_and_keeps_the_points() {
    proves!(F7_21);
    let mut table = plain(2, "5 12 freeze +4 8");
    table.play(["1 hit", "2 hit", "1 hit", "1 freeze 2"]);
    assert_eq!((table.row(2).as_str(), table.points(2)), ("12 (frozen)", 12));
    assert_eq!(table.times(&Event::Own(Happening::Frozen { seat: Seat::at(1), points: 12 })), 1);
    table.play(["1 hit", "1 hit", "1 stay"]);
    assert_eq!(table.game.scores(), [17, 12]);
}

#[test]
fn the_freeze_stays_in_front_of_the_frozen_player_until_the_round_ends() {
    proves!(F7_21);
    for edition in ["pl", "de", "en"] {
        let rules = json!({"edition": edition, "opening_deal": false});
        let mut table: Table = Scripted::new(&rules, 2, 2, &["5 6 freeze"]);
        table.play(["1 hit", "2 hit", "1 hit", "1 freeze 2"]);
        assert_eq!(table.piles(), (91, 0), "{edition}");
        table.play(["1 stay"]);
        assert_eq!((table.discarded().as_str(), table.piles()), ("5 6 freeze", (91, 3)), "{edition}");
    }
}

#[test]
fn the_freezes_of_a_finished_game_are_still_in_front_of_the_players() {
    proves!(F7_21);
    let mut table = up_to(12, 2, "5 12 freeze");
    table.play(["1 hit", "2 hit", "1 hit", "1 freeze 2", "1 stay"]);
    assert_eq!((table.row(2).as_str(), table.piles()), ("12 (frozen)", (91, 0)));
    assert_eq!(table.game.census(), flip7::decks(1));
}

#[test]
fn alone_a_freeze_goes_on_oneself_unasked() {
    proves!(F7_22);
    let mut table = plain(2, "5 6 freeze");
    table.play(["1 hit", "2 hit", "1 stay", "2 hit"]);
    let (by, on) = (Seat::at(1), Seat::at(1));
    assert_eq!(table.times(&Event::Own(Happening::Played { card: Card::Freeze, by, on, alone: true })), 1);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[5, 6][..]));
}

#[test]
fn alone_a_flip_three_goes_on_oneself_unasked() {
    proves!(F7_22, F7_30);
    let mut table = plain(2, "5 6 flip3 7 8 9");
    table.play(["1 hit", "2 hit", "1 stay", "2 hit"]);
    let (by, on) = (Seat::at(1), Seat::at(1));
    assert_eq!(table.times(&Event::Own(Happening::Played { card: Card::FlipThree, by, on, alone: true })), 1);
    assert_eq!((table.row(2).as_str(), table.to_act()), ("6 7 8 9 (active)", Some(2)));
}

#[test]
fn a_single_player_takes_every_action_unasked() {
    proves!(F7_22);
    let mut table = plain(1, "5 flip3 6 7 8 freeze");
    table.play(["1 hit", "1 hit"]);
    assert_eq!(table.row(1), "5 6 7 8 (active)");
    table.play(["1 hit"]);
    assert_eq!((table.game.round(), table.game.scores()), (2, &[26][..]));
}

#[test]
fn with_somebody_else_active_the_player_is_asked() {
    proves!(F7_22);
    let mut table = plain(2, "5 6 freeze");
    table.play(["1 hit", "2 hit", "1 hit"]);
    assert_eq!((table.game.decision().card(), table.to_act()), (Some(Card::Freeze), Some(1)));
    assert_eq!(table.times(&Event::Own(Happening::Frozen { seat: Seat::at(0), points: 5 })), 0);
}
