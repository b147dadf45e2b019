//! Every reason for which a move is refused, with its rule. The kit checks that
//! a refused move leaves the game as it was.

use flip7::{Card, Refusal, Rule};
use game::{Seat, proves};
use rows::OutOfTurn;
use rows::testing::assert_refused;

use super::kit::{plain, up_to};

#[test]
fn a_move_after_the_end_is_refused() {
    proves!(F7_42);
    let mut table = up_to(5, 1, "5");
    table.play(["1 hit", "1 stay"]);
    for step in ["1 hit", "1 stay", "1 freeze 1", "1 flip3 1", "1 second 1", "2 hit"] {
        assert_refused(&mut table, step, OutOfTurn::GameOver, Rule::F7_42);
    }
}

#[test]
fn a_move_out_of_turn_is_refused() {
    proves!(F7_12);
    let mut table = plain(3, "5 freeze");
    table.play(["1 hit"]);
    let refusal = OutOfTurn::NotYourTurn { waits_for: Seat::at(1) };
    for step in ["1 hit", "1 stay", "3 hit", "3 freeze 1", "4 hit", "200 hit"] {
        assert_refused(&mut table, step, refusal, Rule::F7_12);
    }
    table.play(["2 hit"]);
    assert_refused(&mut table, "1 freeze 3", refusal, Rule::F7_12);
    assert_refused(&mut table, "3 hit", refusal, Rule::F7_12);
}

#[test]
fn stay_without_a_card_is_refused() {
    proves!(F7_13);
    let mut table = plain(2, "");
    assert_refused(&mut table, "1 stay", Refusal::NoCardYet, Rule::F7_13);
}

#[test]
fn anything_else_than_aiming_the_card_is_refused() {
    proves!(F7_16);
    let mut table = plain(2, "5 6 flip3");
    table.play(["1 hit", "2 hit", "1 hit"]);
    for step in ["1 hit", "1 stay", "1 freeze 2", "1 second 2"] {
        assert_refused(&mut table, step, Refusal::AimFirst { card: Card::FlipThree }, Rule::F7_16);
    }
}

#[test]
fn a_card_that_is_not_there_cannot_be_aimed() {
    proves!(F7_16);
    let mut table = plain(2, "5 6");
    table.play(["1 hit", "2 hit"]);
    let aims = [("freeze", Card::Freeze), ("flip3", Card::FlipThree), ("second", Card::SecondChance)];
    for (code, card) in aims {
        let step = format!("1 {code} 2");
        assert_refused(&mut table, &step, Refusal::NothingToAim { card }, Rule::F7_16);
    }
}

#[test]
fn a_second_chance_in_front_of_a_player_cannot_be_given_away() {
    proves!(F7_16);
    let mut table = plain(2, "second 6");
    table.play(["1 hit", "2 hit"]);
    let refusal = Refusal::NothingToAim { card: Card::SecondChance };
    assert_refused(&mut table, "1 second 2", refusal, Rule::F7_16);
}

#[test]
fn a_seat_that_is_not_at_the_table_cannot_be_aimed_at() {
    proves!(F7_20);
    let mut table = plain(2, "freeze");
    table.play(["1 hit"]);
    for (step, seat) in [("1 freeze 3", 3), ("1 freeze 18", 18), ("1 freeze 19", 19), ("1 freeze 200", 200)] {
        let refusal = Refusal::NoSuchSeat { target: Seat::at(seat - 1) };
        assert_refused(&mut table, step, refusal, Rule::F7_20);
    }
}

#[test]
fn a_player_who_is_not_active_cannot_be_aimed_at() {
    proves!(F7_20);
    let mut table = plain(3, "5 6 7 freeze");
    table.play(["1 hit", "2 hit", "3 hit", "1 stay", "2 hit"]);
    let refusal = Refusal::NotActive { target: Seat::at(0) };
    assert_refused(&mut table, "2 freeze 1", refusal, Rule::F7_20);
}

#[test]
fn a_second_second_chance_cannot_be_kept() {
    proves!(F7_24);
    let mut table = plain(3, "second 6 7 second");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit"]);
    assert_refused(&mut table, "1 second 1", Refusal::CannotKeep, Rule::F7_24);
}

#[test]
fn a_second_chance_cannot_go_to_somebody_who_has_one() {
    proves!(F7_24);
    let mut table = plain(4, "second second 7 8 second");
    table.play(["1 hit", "2 hit", "3 hit", "4 hit", "1 hit"]);
    let refusal = Refusal::HasSecondChance { target: Seat::at(1) };
    assert_refused(&mut table, "1 second 2", refusal, Rule::F7_24);
    assert_eq!(table.legal(1), ["second 3", "second 4"]);
}
