//! Rows that are scored by their cards alone.

use flip7::{Card, Kind, Options, Rule, Sheet, Status, score};
use game::{Ruled, Seed, Setup, proves};
use rows::testing::{assert_no_row, cards_score_what_rows_are_worth};
use rows::{Bonus, Claim, RowFault};

fn two_decks() -> Options {
    Options { decks: Some(2), ..Options::default() }
}

fn read(codes: &str) -> Sheet {
    Sheet::read(codes).unwrap()
}

/// How these cards score.
fn told(codes: &str) -> String {
    rows::testing::told(&read(codes), two_decks())
}

fn assert_refused(sheet: &Sheet, fault: RowFault<Kind>, rule: Rule) {
    assert_no_row(sheet, Options::default(), fault, rule);
}

#[test]
fn the_worked_examples_are_told_step_by_step() {
    proves!(F7_40);
    assert_eq!(told("3 11 5 x2 +10"), "3+11+5 = 19, ×2 = 38, +10 = 48");
    assert_eq!(told("11 5 12 +4"), "11+5+12 = 28, +4 = 32");
    assert_eq!(told("3 11 5 7 10 x2 +10"), "3+11+5+7+10 = 36, ×2 = 72, +10 = 82");
    assert_eq!(told("3 11 5 7 10 9 4"), "3+11+5+7+10+9+4 = 49, Flip 7 +15 = 64");
    assert_eq!(told("x2"), "0, ×2 = 0");
}

#[test]
fn modifiers_count_after_the_doubling_in_whichever_order_they_lie() {
    proves!(F7_40);
    assert_eq!(told("+10 x2 5 +2"), "5, ×2 = 10, +10 = 20, +2 = 22");
    assert_eq!(told("x2 7 x2 +4"), "7, ×2 = 14, ×2 = 28, +4 = 32");
    assert_eq!(told(""), "0");
}

#[test]
fn a_second_chance_and_a_freeze_count_nothing() {
    proves!(F7_21, F7_25);
    assert_eq!(told("second 0 12"), "0+12 = 12");
    let frozen = score(&read("freeze 12 +2 second"), &Options::default()).unwrap();
    assert_eq!((frozen.points, frozen.status), (14, Status::Frozen));
}

#[test]
fn a_bust_is_seen_or_said() {
    proves!(F7_14);
    assert_eq!(told("5 x2 8 +10 5"), "bust = 0");
    let said = score(&read("5 x2 8 +10").said(Claim::Busted), &Options::default()).unwrap();
    assert_eq!((said.points, said.status), (0, Status::Busted));
}

#[test]
fn cards_that_there_are_not_are_refused() {
    proves!(F7_1, F7_2);
    let unknown = Sheet::read("5 13").unwrap_err();
    assert_eq!((unknown.rule(), unknown), (Rule::F7_1, RowFault::UnknownCode { code: "13".into() }));
    let doubles = RowFault::TooManyCopies { card: Card::Double, held: 2, exist: 1 };
    assert_refused(&read("5 x2 x2"), doubles, Rule::F7_2);
    let ones = RowFault::TooManyCopies { card: Card::One, held: 2, exist: 1 };
    assert_refused(&read("1 1"), ones, Rule::F7_2);
    assert_eq!(told("1 1"), "bust = 0");
}

#[test]
fn actions_that_do_not_lie_there_are_refused() {
    proves!(F7_16, F7_20, F7_21, F7_23, F7_24);
    assert_refused(&read("5 flip3"), RowFault::NoPlace { card: Card::FlipThree }, Rule::F7_16);
    assert_refused(&read("freeze freeze"), RowFault::NeverTwo { card: Card::Freeze }, Rule::F7_20);
    assert_refused(&read("second second"), RowFault::NeverTwo { card: Card::SecondChance }, Rule::F7_24);
    let busted = |card| RowFault::NotWith { card, status: Status::Busted };
    assert_refused(&read("5 5 second"), busted(Card::SecondChance), Rule::F7_23);
    assert_refused(&read("5 freeze").said(Claim::Busted), busted(Card::Freeze), Rule::F7_21);
    let flipped = RowFault::NotWith { card: Card::Freeze, status: Status::Flip7 };
    assert_refused(&read("1 2 3 4 5 6 7 freeze"), flipped, Rule::F7_21);
}

#[test]
fn what_is_said_must_fit_the_cards() {
    proves!(F7_14, F7_17);
    let twice = RowFault::HasBusted { card: Card::Five };
    assert_refused(&read("5 8 5").said(Claim::InPlay), twice.clone(), Rule::F7_14);
    assert_refused(&read("5 8 5").said(Claim::Flip7), twice, Rule::F7_14);
    let seven = read("1 2 3 4 5 6 7");
    assert_refused(&seven.clone().said(Claim::InPlay), RowFault::HasFlip7, Rule::F7_17);
    assert_refused(&seven.said(Claim::Busted), RowFault::PastFlip7, Rule::F7_17);
    assert_refused(&read("5 8").said(Claim::Flip7), RowFault::NoFlip7 { numbers: 2 }, Rule::F7_17);
}

#[test]
fn no_number_comes_after_a_bust_or_a_flip_seven() {
    proves!(F7_14, F7_17);
    assert_refused(&read("5 5 8 8"), RowFault::BustedTwice, Rule::F7_14);
    assert_refused(&read("5 5 5"), RowFault::BustedTwice, Rule::F7_14);
    assert_refused(&read("1 2 3 4 5 6 7 8"), RowFault::PastFlip7, Rule::F7_17);
    assert_refused(&read("1 2 3 4 5 6 7 7"), RowFault::PastFlip7, Rule::F7_17);
    assert_eq!(told("1 2 3 4 5 6 6"), "bust = 0");
}

#[test]
fn nothing_is_given_after_a_bust_and_nobody_chooses_a_bonus() {
    proves!(F7_14, F7_40);
    let given = read("5 5").given_after_bust("+4").unwrap();
    assert_refused(&given, RowFault::NotAfterBust { card: Card::Plus4 }, Rule::F7_14);
    let open = read("5").given_after_bust("+4").unwrap();
    assert_refused(&open, RowFault::NoBust { card: Card::Plus4 }, Rule::F7_14);
    let bonus = read("1 2 3 4 5 6 7").with_bonus(Bonus::Own);
    assert_refused(&bonus, RowFault::NoChoiceOfBonus, Rule::F7_40);
}

#[test]
fn cards_score_at_every_position_what_the_row_is_worth() {
    proves!(F7_40);
    let mut seen = [0; 5];
    // A low target leaves the rows of the last round to be looked at.
    for (seed, target) in (0..2_000).zip([1, 100, 200].into_iter().cycle()) {
        let options = Options { target, decks: Some(1 + u8::from(seed % 2 == 0)), ..Options::default() };
        let players = [1, 2, 3, 5, 8][seed % 5];
        let setup = Setup::new::<flip7::Table>(options, players, 1).unwrap();
        cards_score_what_rows_are_worth::<Kind, 18>(&setup, Seed::from(seed as u128), |scored| {
            seen[scored.status as usize] += 1;
        });
    }
    for status in [Status::Active, Status::Frozen, Status::Busted, Status::Flip7] {
        assert!(seen[status as usize] > 0, "{status:?}: {seen:?}");
    }
}
