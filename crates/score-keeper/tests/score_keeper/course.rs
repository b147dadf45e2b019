//! The course of games on a sheet: totals, ties, the end, and what was written before.

use score_keeper::{Act, Bonus, Challenge, Claim, Held, How, Outcome, Turn};

use crate::kit::{Kept, busted, cards, held, id, said, tied, wipe, won, write};

#[test]
fn a_round_is_open_until_everybody_has_something() {
    let mut kept = Kept::flip7(3, 200);
    kept.act(write(1, [(2, cards("12 8"))]));
    assert_eq!((kept.sheet().last_round(), kept.sheet().whole_rounds()), (1, 0));
    assert_eq!(kept.sheet().missing(1).count(), 2);
    kept.act(write(1, [(1, busted()), (3, cards(""))]));
    assert_eq!((kept.sheet().last_round(), kept.sheet().whole_rounds()), (2, 1));
    assert_eq!(kept.totals(), [0, 20, 0]);
    assert_eq!(kept.sheet().outcome(), Outcome::Open);
}

#[test]
fn totals_follow_what_is_written_into_an_old_round() {
    let mut kept = Kept::flip7(2, 200);
    kept.points([10, 20]).points([30, 5]).points([1, 2]);
    kept.act(write(1, [(2, Turn::Points(90))]));
    assert_eq!(kept.totals(), [41, 97]);
    let standings = kept.sheet().standings(3);
    let places: Vec<_> = standings.iter().map(|one| (one.player.clone(), one.place, one.before)).collect();
    assert_eq!(places, [(id(2), Some(1), Some(1)), (id(1), Some(2), Some(2))]);
}

#[test]
fn an_edit_of_an_old_round_ends_a_game_and_opens_it_again() {
    let mut kept = Kept::flip7(2, 100);
    kept.points([50, 40]).points([40, 50]);
    assert_eq!((kept.sheet().outcome(), kept.sheet().last_round()), (Outcome::Open, 3));
    kept.act(write(1, [(1, Turn::Points(70))]));
    assert_eq!((kept.sheet().outcome(), kept.sheet().last_round()), (won(1), 2));
    assert_eq!(kept.sheet().reached(), Some(2));
    kept.act(write(2, [(2, Turn::Points(70))]));
    assert_eq!((kept.sheet().outcome(), kept.sheet().last_round()), (tied(&[1, 2]), 3));
    kept.act(write(1, [(1, Turn::Points(50))]));
    assert_eq!((kept.sheet().outcome(), kept.sheet().last_round()), (won(2), 2));
}

#[test]
fn after_a_tie_all_play_on_until_one_is_ahead() {
    let mut kept = Kept::flip7(3, 100);
    kept.points([100, 100, 20]);
    assert_eq!(kept.sheet().outcome(), tied(&[1, 2]));
    kept.points([5, 0, 85]);
    assert_eq!(kept.sheet().outcome(), tied(&[1, 3]));
    kept.points([0, 1, 2]);
    assert_eq!((kept.sheet().outcome(), kept.sheet().last_round()), (won(3), 3));
    assert_eq!(kept.sheet().reached(), Some(1));
}

#[test]
fn the_fewest_points_win_where_everybody_notes_what_they_hold() {
    let mut kept = Kept::uno(3, "lowest", 100);
    kept.points([0, 90, 30]).points([40, 0, 5]);
    assert_eq!(kept.sheet().outcome(), Outcome::Open);
    kept.points([0, 30, 5]);
    assert_eq!(kept.sheet().outcome(), tied(&[1, 3]));
    kept.points([1, 0, 9]);
    assert_eq!(kept.sheet().outcome(), won(1));
}

#[test]
fn a_wiped_place_has_to_be_written_before_anybody_has_won() {
    let mut kept = Kept::flip7(2, 100);
    kept.points([10, 20]).points([30, 99]);
    assert_eq!(kept.sheet().outcome(), won(2));
    kept.act(wipe(1, 1));
    assert_eq!((kept.sheet().outcome(), kept.sheet().last_round()), (Outcome::Open, 3));
    // Nothing at all in a round before others is no round that nobody has begun.
    kept.act(wipe(1, 2));
    assert_eq!((kept.sheet().outcome(), kept.sheet().whole_rounds()), (Outcome::Open, 0));
    kept.act(write(1, [(1, Turn::Points(100)), (2, Turn::Points(0))])).act(wipe(2, 1)).act(wipe(2, 2));
    assert_eq!((kept.sheet().outcome(), kept.sheet().last_round()), (won(1), 1));
}

#[test]
fn a_round_in_the_middle_that_was_wiped_keeps_a_game_open() {
    let mut kept = Kept::flip7(1, 100);
    kept.points([10]).points([20]).points([30]);
    kept.act(write(1, [(1, Turn::Points(150))]));
    assert_eq!(kept.sheet().outcome(), won(1));
    kept.act(wipe(2, 1));
    assert_eq!(kept.sheet().outcome(), Outcome::Open);
}

#[test]
fn wiping_the_last_round_takes_back_the_one_after_it() {
    let mut kept = Kept::flip7(2, 100);
    kept.points([10, 20]);
    kept.act(wipe(1, 1)).act(wipe(1, 2));
    assert_eq!((kept.sheet().last_round(), kept.dealer()), (1, 2));
}

#[test]
fn a_game_may_be_ended_before_anybody_has_won_and_go_on() {
    let mut kept = Kept::flip7(3, 100);
    kept.points([10, 20, 20]).act(Act::End);
    assert_eq!(kept.sheet().outcome(), Outcome::Ended { players: vec![id(2), id(3)] });
    assert!(kept.sheet().is_ended());
    kept.act(Act::GoOn).points([11, 0, 0]);
    assert_eq!(kept.sheet().outcome(), Outcome::Open);
}

#[test]
fn a_target_may_change_and_a_game_with_it() {
    let mut kept = Kept::flip7(2, 200);
    kept.points([10, 120]).act(Act::Target { points: 100 });
    assert_eq!((kept.sheet().outcome(), kept.sheet().last_round()), (won(2), 1));
    kept.act(Act::Target { points: 121 });
    assert_eq!((kept.sheet().outcome(), kept.sheet().last_round()), (Outcome::Open, 2));
}

#[test]
fn the_challenge_of_small_tables_looks_at_the_round_in_which_the_target_was_reached() {
    let mut kept = Kept::flip7(1, 200);
    for _ in 0..6 {
        kept.points([30]);
    }
    assert_eq!(kept.sheet().challenge(), None);
    kept.points([20]);
    let challenge = Challenge { round: 7, met: flip7_challenge(1, 7) };
    assert_eq!(kept.sheet().challenge(), Some(challenge));
    let mut three = Kept::flip7(3, 10);
    three.points([10, 0, 0]);
    assert_eq!((three.sheet().outcome(), three.sheet().challenge()), (won(1), None));
}

fn flip7_challenge(players: usize, round: u32) -> bool {
    <flip7::Kind as rows::Kind>::challenge(players, round).unwrap()
}

#[test]
fn in_brutal_mode_a_bonus_comes_off_somebody_however_their_turn_was_written() {
    let seven = |to| Turn::Cards(Held { bonus: Some(to), ..held("1 2 3 4 5 6 7") });
    let mut kept = Kept::brutal(3);
    kept.act(write(1, [(1, seven(Bonus::Off(id(2))))]));
    kept.act(write(1, [(2, cards("12")), (3, Turn::Points(-4))]));
    assert_eq!(kept.totals(), [28, -3, -4]);
    kept.act(write(1, [(1, seven(Bonus::Off(id(3))))]));
    assert_eq!(kept.totals(), [28, 12, -19]);
    kept.act(write(1, [(1, seven(Bonus::Own)), (2, busted())]));
    assert_eq!(kept.totals(), [43, 0, -4]);
}

#[test]
fn a_zero_of_cards_and_a_bust_are_not_the_same() {
    let mut kept = Kept::flip7(2, 200);
    kept.act(write(1, [(1, busted()), (2, said("0", Claim::InPlay))]));
    let how = |number: usize| kept.sheet().round(1).unwrap().points(&id(number)).unwrap().how.clone();
    assert!(matches!(how(1), How::Sum(_, Some(rows::Status::Busted))), "{:?}", how(1));
    assert!(matches!(how(2), How::Sum(_, Some(rows::Status::Active))), "{:?}", how(2));
    assert_eq!(kept.totals(), [0, 0]);
}

#[test]
fn whoever_goes_out_scores_what_the_others_hold_once_they_are_out() {
    let mut kept = Kept::uno(3, "winner", 500);
    kept.act(write(1, [(1, cards("r5 b1")), (2, Turn::Points(40))]));
    assert_eq!(kept.totals(), [0, 40, 0], "nobody scores cards in their own hand");
    kept.act(write(1, [(3, cards(""))]));
    assert_eq!(kept.totals(), [0, 0, 46]);
    let collected = How::Collected(vec![(id(1), 6), (id(2), 40)]);
    assert_eq!(kept.sheet().round(1).unwrap().points(&id(3)).unwrap().how, collected);
    let mut lowest = Kept::uno(2, "lowest", 500);
    lowest.act(write(1, [(1, cards("r5 b1")), (2, cards(""))]));
    assert_eq!(lowest.totals(), [6, 0]);
}

#[test]
fn who_was_away_in_a_round_has_no_part_in_it() {
    let mut kept = Kept::uno(3, "winner", 500);
    kept.act(write(1, [(1, Turn::Away), (2, cards("")), (3, cards("r5"))]));
    assert_eq!((kept.totals(), kept.sheet().last_round()), (vec![0, 5, 0], 2));
    assert_eq!(kept.sheet().round(1).unwrap().points(&id(1)).unwrap().how, How::Away);
}
