//! Every reason for which a move is refused, with its rule. The kit checks that
//! a refused move leaves the game as it was.

use game::{Seat, proves};
use rows::OutOfTurn;
use rows::testing::assert_refused;
use vengeance::{Card, Refusal, Rule};

use super::kit::{Look, brutal, plain, up_to};

/// One move of every kind by seat 1.
const EVERY: [&str; 9] = [
    "1 hit",
    "1 stay",
    "1 one-more 2",
    "1 flip4 2",
    "1 steal 2 6",
    "1 discard 2 6",
    "1 swap 1 5 2 6",
    "1 give 2",
    "1 bonus 1",
];

#[test]
fn a_move_after_the_end_is_refused() {
    proves!(V_51);
    let mut table = up_to(5, 1, "5");
    table.play(["1 stay"]);
    for step in EVERY.into_iter().chain(["2 hit"]) {
        assert_refused(&mut table, step, OutOfTurn::GameOver, Rule::V_51);
    }
}

#[test]
fn a_move_out_of_turn_is_refused() {
    proves!(V_10);
    let mut table = plain(3, "5 6 7 8 steal");
    table.play(["1 hit"]);
    let refusal = OutOfTurn::NotYourTurn { waits_for: Seat::at(1) };
    for step in EVERY.into_iter().chain(["3 hit", "4 hit", "200 hit"]) {
        assert_refused(&mut table, step, refusal, Rule::V_10);
    }
    table.play(["2 hit"]);
    assert_eq!(table.pending().as_deref(), Some("2:steal"));
    for step in EVERY {
        assert_refused(&mut table, step, refusal, Rule::V_10);
    }
}

#[test]
fn stay_without_a_card_is_refused() {
    proves!(V_10);
    let mut table = plain(2, "-4 5");
    table.play(["1 give 2"]);
    assert_refused(&mut table, "1 stay", Refusal::NoCardYet, Rule::V_10);
}

#[test]
fn stay_with_the_zero_is_refused() {
    proves!(V_20);
    let mut table = plain(2, "0 5");
    assert_refused(&mut table, "1 stay", Refusal::HoldsZero, Rule::V_20);
}

#[test]
fn anything_else_than_playing_the_card_is_refused() {
    proves!(V_30);
    let playing = [("one-more", 2), ("flip4", 3), ("steal", 4), ("discard", 5), ("swap", 6), ("-4", 7)];
    for (code, own) in playing {
        let mut table = plain(2, &format!("5 6 8 9 {code}"));
        table.play(["1 hit", "2 hit", "1 hit"]);
        let refusal = Refusal::PlayFirst { card: code.parse().unwrap() };
        for (_, step) in EVERY.into_iter().enumerate().filter(|&(place, _)| place != own) {
            assert_refused(&mut table, step, refusal, Rule::V_30);
        }
        table.play([EVERY[own]]);
    }
}

#[test]
fn a_card_that_is_not_there_to_play_is_refused() {
    proves!(V_30);
    let mut table = plain(2, "5 6");
    for step in &EVERY[2..] {
        assert_refused(&mut table, step, Refusal::NothingToPlay, Rule::V_30);
    }
}

#[test]
fn anything_else_than_choosing_the_bonus_is_refused() {
    proves!(V_62);
    let mut table = brutal(2, "1 6 flip4 2 3 4 5 8 9 7");
    table.play(["1 hit", "1 flip4 1", "2 stay", "1 hit", "1 hit"]);
    for step in &EVERY[..8] {
        assert_refused(&mut table, step, Refusal::BonusFirst, Rule::V_62);
    }
    let refusal = Refusal::NoSuchSeat { target: Seat::at(2) };
    assert_refused(&mut table, "1 bonus 3", refusal, Rule::V_30);
}

#[test]
fn a_seat_that_is_not_at_the_table_cannot_be_aimed_at() {
    proves!(V_30);
    let aims = [
        ("one-more", "one-more N"),
        ("flip4", "flip4 N"),
        ("steal", "steal N 6"),
        ("discard", "discard N 6"),
        ("swap", "swap 1 5 N 6"),
        ("-4", "give N"),
    ];
    for (code, aim) in aims {
        let mut table = plain(2, &format!("5 6 8 9 {code}"));
        table.play(["1 hit", "2 hit", "1 hit"]);
        for seat in [3, 18, 19, 200] {
            let step = format!("1 {}", aim.replace('N', &seat.to_string()));
            let refusal = Refusal::NoSuchSeat { target: Seat::at(seat - 1) };
            assert_refused(&mut table, &step, refusal, Rule::V_30);
        }
    }
}

#[test]
fn somebody_who_has_busted_cannot_be_aimed_at() {
    proves!(V_12);
    let aims = [
        ("one-more", "one-more 1"),
        ("flip4", "flip4 1"),
        ("steal", "steal 1 5"),
        ("discard", "discard 1 5"),
        ("swap", "swap 1 5 3 8"),
        ("-4", "give 1"),
    ];
    for (code, aim) in aims {
        // Seat 3 has two cards, so that there is a choice.
        let mut table = plain(3, &format!("5 6 8 5 10 11 {code}"));
        table.play(["1 hit", "2 hit", "3 hit", "2 hit"]);
        let refusal = Refusal::Busted { target: Seat::at(0) };
        assert_refused(&mut table, &format!("2 {aim}"), refusal, Rule::V_12);
    }
}

#[test]
fn a_card_that_does_not_lie_there_cannot_be_touched() {
    proves!(V_12);
    let not_there = |seat: usize, card| Refusal::NotThere { target: Seat::at(seat - 1), card };
    let touches = [
        ("steal", "steal 2 5", not_there(2, Card::Five)),
        ("steal", "steal 2 swap", not_there(2, Card::Swap)),
        ("discard", "discard 1 6", not_there(1, Card::Six)),
        ("discard", "discard 2 -4", not_there(2, Card::Minus4)),
        ("swap", "swap 1 6 2 5", not_there(1, Card::Six)),
        ("swap", "swap 1 5 2 u7", not_there(2, Card::UnluckySeven)),
    ];
    for (code, touch, refusal) in touches {
        let mut table = plain(2, &format!("5 6 8 7 {code}"));
        table.play(["1 hit", "2 hit", "1 hit"]);
        assert_refused(&mut table, &format!("1 {touch}"), refusal, Rule::V_12);
    }
}

#[test]
fn a_steal_from_oneself_is_refused() {
    proves!(V_34);
    let mut table = plain(2, "5 6 8 7 steal");
    table.play(["1 hit", "2 hit", "1 hit"]);
    for step in ["1 steal 1 5", "1 steal 1 9"] {
        assert_refused(&mut table, step, Refusal::OwnCard, Rule::V_34);
    }
}

#[test]
fn a_swap_that_does_not_name_two_seats_in_order_is_refused() {
    proves!(V_33);
    let mut table = plain(2, "5 6 8 7 swap");
    table.play(["1 hit", "2 hit", "1 hit"]);
    for step in ["1 swap 2 6 1 5", "1 swap 1 5 1 8", "1 swap 3 5 2 6"] {
        assert_refused(&mut table, step, Refusal::SwapOrder, Rule::V_33);
    }
}
