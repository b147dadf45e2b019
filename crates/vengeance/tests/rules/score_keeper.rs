//! Rows that are scored by their cards alone.

use game::{Ruled, Seed, Setup, proves};
use rows::testing::{assert_no_row, cards_score_what_rows_are_worth, told};
use rows::{Bonus, Claim, RowFault, ScoreChange};
use vengeance::{Card, Kind, Options, Rule, Sheet, Status, score};

fn mild() -> Options {
    Options { decks: Some(2), ..Options::default() }
}

fn brutal() -> Options {
    Options { brutal: true, ..mild() }
}

/// A pair of 13 counts as one towards seven.
fn pairs_are_one() -> Options {
    Options { both_13_count: false, ..mild() }
}

fn read(codes: &str) -> Sheet {
    Sheet::read(codes).unwrap()
}

#[test]
fn the_example_of_the_book_is_told_step_by_step() {
    proves!(V_50);
    let row = read("-4 13 12 9 5 4 3 2 /2");
    assert_eq!(told(&row, mild()), "13+12+9+5+4+3+2 = 48, ÷2 = 24, −4 = 20, Flip 7 +15 = 35");
}

#[test]
fn a_round_below_zero_counts_in_brutal_mode_only() {
    proves!(V_50, V_60);
    let row = read("5 -10 -2");
    assert_eq!(told(&row, mild()), "5, −10 = −5, −2 = −7, not below 0 = 0");
    assert_eq!(told(&row, brutal()), "5, −10 = −5, −2 = −7");
    let seven = read("1 2 3 4 5 6 7 /2 -10 -8");
    assert!(told(&seven, mild()).ends_with("÷2 = 14, −10 = 4, −8 = −4, not below 0 = 0, Flip 7 +15 = 15"));
    assert_eq!(told(&read("13 10 /2 /2"), mild()), "13+10 = 23, ÷2 = 11, ÷2 = 5");
}

#[test]
fn the_zero_leaves_nothing_without_a_flip_seven() {
    proves!(V_20, V_61);
    assert_eq!(told(&read("0 12 -4"), mild()), "0+12 = 12, The Zero = 0");
    assert_eq!(told(&read("0 12 -4"), brutal()), "0+12 = 12, The Zero = 0");
    assert_eq!(told(&read("0 1 2 3 4 5 6"), mild()), "0+1+2+3+4+5+6 = 21, Flip 7 +15 = 36");
    assert_eq!(told(&read("0 12 0"), mild()), "bust = 0");
}

#[test]
fn a_lucky_13_holds_one_13_more() {
    proves!(V_22);
    assert_eq!(told(&read("13 l13"), mild()), "13+13 = 26");
    assert_eq!(told(&read("l13 l13"), mild()), "13+13 = 26");
    assert_eq!(told(&read("13 13"), mild()), "bust = 0");
    assert_eq!(told(&read("13 l13 13"), mild()), "bust = 0");
    let pair = read("13 13").said(Claim::InPlay);
    assert_no_row(&pair, mild(), RowFault::HasBusted { card: Card::Thirteen }, Rule::V_22);
}

#[test]
fn a_pair_of_13_may_count_as_one_towards_seven() {
    proves!(V_13, V_22);
    let (seven, eight) = (read("13 l13 1 2 3 4 5"), read("13 l13 1 2 3 4 5 6"));
    assert_eq!(score(&seven, &mild()).unwrap().points, 41 + 15);
    assert_eq!(score(&seven, &pairs_are_one()).unwrap().points, 41);
    assert_eq!(score(&eight, &pairs_are_one()).unwrap().points, 47 + 15);
    assert_no_row(&eight, mild(), RowFault::PastFlip7, Rule::V_13);
    let without = read("8 13 1 2 3 4 5 6");
    assert_no_row(&without, pairs_are_one(), RowFault::PastFlip7, Rule::V_13);
}

#[test]
fn of_two_rows_that_a_swap_completes_one_is_the_flip_seven() {
    proves!(V_33);
    let seven = read("l13 1 2 3 4 5 6").said(Claim::InPlay);
    assert_eq!(told(&seven, pairs_are_one()), "13+1+2+3+4+5+6 = 34");
    assert_no_row(&seven, mild(), RowFault::HasFlip7, Rule::V_13);
}

#[test]
fn an_unlucky_7_is_a_7() {
    proves!(V_21);
    assert_eq!(told(&read("u7 5"), mild()), "7+5 = 12");
    assert_eq!(told(&read("5 u7 -2"), mild()), "5+7 = 12, −2 = 10");
    assert_eq!(told(&read("7 u7"), mild()), "bust = 0");
    assert_no_row(&read("u7 u7"), mild(), RowFault::NeverTwo { card: Card::UnluckySeven }, Rule::V_21);
}

#[test]
fn cards_given_after_a_bust_come_off_in_brutal_mode() {
    proves!(V_12, V_61);
    let busted = read("5 8 5 -10").given_after_bust("/2 -4 -2").unwrap();
    assert_eq!(told(&busted, brutal()), "bust = 0, −4 = −4, −2 = −6");
    let half = RowFault::NotAfterBust { card: Card::Half };
    assert_no_row(&busted, mild(), half, Rule::V_61);
    let number = read("5 5").given_after_bust("8").unwrap();
    assert_no_row(&number, brutal(), RowFault::NotAfterBust { card: Card::Eight }, Rule::V_61);
    let open = read("5 8").given_after_bust("-4").unwrap();
    assert_no_row(&open, brutal(), RowFault::NoBust { card: Card::Minus4 }, Rule::V_61);
    assert_eq!(told(&open.said(Claim::Busted), brutal()), "bust = 0, −4 = −4");
}

#[test]
fn the_bonus_of_a_brutal_flip_seven_is_taken_or_comes_off_somebody_else() {
    proves!(V_62);
    let seven = read("1 2 3 4 5 6 7");
    assert_eq!(score(&seven, &brutal()).unwrap().points, 28);
    assert_eq!(score(&seven.clone().with_bonus(Bonus::Own), &brutal()).unwrap().points, 43);
    let off = |codes: &str| read(codes).with_bonus(Bonus::FromAnother);
    assert_eq!(told(&off("12"), brutal()), "12, another's Flip 7 −15 = −3");
    assert_eq!(told(&off("5 5"), brutal()), "bust = 0, another's Flip 7 −15 = −15");
    assert_eq!(told(&off("0"), brutal()), "0, The Zero = 0, another's Flip 7 −15 = −15");
    let misplaced = |status| RowFault::BonusMisplaced { status };
    assert_no_row(&off("1 2 3 4 5 6 7"), brutal(), misplaced(Status::Flip7), Rule::V_62);
    assert_no_row(&read("5").with_bonus(Bonus::Own), brutal(), misplaced(Status::Active), Rule::V_62);
    assert_no_row(&seven.with_bonus(Bonus::Own), mild(), RowFault::NoChoiceOfBonus, Rule::V_62);
}

#[test]
fn rows_that_cannot_be_are_refused() {
    proves!(V_1, V_12, V_13, V_30);
    let unknown = Sheet::read("5 x2").unwrap_err();
    assert_eq!((unknown.rule(), unknown), (Rule::V_1, RowFault::UnknownCode { code: "x2".into() }));
    let one_deck = Options::default();
    let copies = RowFault::TooManyCopies { card: Card::Minus4, held: 2, exist: 1 };
    // What is given after a bust comes from the same deck.
    let given = read("5 5 -4").given_after_bust("-4").unwrap();
    assert_no_row(&given, one_deck, copies, Rule::V_1);
    assert_no_row(&read("5 swap"), mild(), RowFault::NoPlace { card: Card::Swap }, Rule::V_30);
    assert_no_row(&read("5 5 8 8"), mild(), RowFault::BustedTwice, Rule::V_12);
    let twice = RowFault::HasBusted { card: Card::Five };
    assert_no_row(&read("5 8 5").said(Claim::InPlay), mild(), twice, Rule::V_12);
    assert_no_row(&read("5").said(Claim::Flip7), mild(), RowFault::NoFlip7 { numbers: 1 }, Rule::V_13);
}

#[test]
fn cards_score_at_every_position_what_the_row_is_worth() {
    proves!(V_50, V_60, V_61);
    let (mut seen, mut negative, mut after_bust, mut zero) = ([0; 5], 0, 0, 0);
    // A low target leaves the rows of the last round to be looked at.
    for (seed, target) in (0..2_000).zip([1, 60, 200].into_iter().cycle()) {
        let (brutal, both_13_count) = (seed % 2 == 0, seed % 4 < 2);
        let options = Options { brutal, both_13_count, target, decks: Some(1 + u8::from(seed % 8 < 4)) };
        let players = [1, 2, 3, 5, 8][seed % 5];
        let setup = Setup::new::<vengeance::Table>(options, players, 1).unwrap();
        cards_score_what_rows_are_worth::<Kind, 18>(&setup, Seed::from(seed as u128), |scored| {
            seen[scored.status as usize] += 1;
            negative += u32::from(scored.points < 0);
            after_bust += u32::from(scored.status == Status::Busted && scored.points < 0);
            zero += u32::from(scored.steps.iter().any(|step| step.change == ScoreChange::TheZero));
        });
    }
    for status in [Status::Active, Status::Busted, Status::Flip7] {
        assert!(seen[status as usize] > 0, "{status:?}: {seen:?}");
    }
    assert!([negative, after_bust, zero].iter().all(|&times| times > 0), "{negative} {after_bust} {zero}");
}
