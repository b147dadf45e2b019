//! V-22: the Lucky 13, by every way of getting it, and both sides of the option
//! `both_13_count`.

use game::{Game, proves};
use vengeance::Rule;

use super::kit::{Look, Table, pair_is_one, plain, up_to};

/// One player alone takes so many cards after the opening.
fn alone(lay: fn(usize, &str) -> Table, deck: &str, hits: usize) -> Table {
    let mut table = lay(1, deck);
    for _ in 0..hits {
        table.play(["1 hit"]);
    }
    table
}

fn to_the_first_points(players: usize, deck: &str) -> Table {
    up_to(1, players, deck)
}

#[test]
fn dealt_by_hit_to_a_13_it_makes_a_pair_that_scores_twice() {
    proves!(V_22);
    let mut table = plain(2, "13 6 l13");
    table.play(["1 hit"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("13 l13 (active)", 26));
    table.play(["2 stay", "1 stay"]);
    assert_eq!(table.game.scores(), [26, 6]);
}

#[test]
fn dealt_in_the_opening_it_lets_a_13_come_later() {
    proves!(V_22);
    let mut table = plain(2, "l13 6 13");
    table.play(["1 hit"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("l13 13 (active)", 26));
}

#[test]
fn dealt_in_a_flip_four_it_makes_a_pair() {
    proves!(V_22);
    for four in ["l13 8 13 9", "13 8 l13 9"] {
        let mut table = plain(2, &format!("5 6 flip4 {four}"));
        table.play(["1 hit", "1 flip4 1"]);
        assert_eq!(table.row(1), format!("5 {four} (active)"));
    }
}

#[test]
fn dealt_by_just_one_more_it_makes_a_pair() {
    proves!(V_22);
    let mut table = plain(2, "13 6 one-more l13");
    table.play(["1 hit", "1 one-more 1"]);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("13 l13 (stayed)", 26));
}

#[test]
fn stolen_it_makes_a_pair() {
    proves!(V_22, V_34);
    let mut table = plain(2, "13 l13 8 9 steal");
    table.play(["1 hit", "2 hit", "1 hit", "1 steal 2 l13"]);
    assert_eq!(table.rows(), "13 8 l13 (active) | 9 (active)");
}

#[test]
fn its_holder_may_steal_a_13_but_not_another() {
    proves!(V_12, V_22, V_34);
    let mut table = plain(3, "l13 13 13 steal 8 9 steal");
    table.play(["1 hit", "1 steal 2 13"]);
    assert_eq!(table.row(1), "l13 13 (active)");
    table.play(["2 hit", "3 hit", "1 hit", "1 steal 3 13"]);
    assert_eq!(table.row(1), "l13 13 13 (busted)");
}

#[test]
fn swapped_away_by_its_owner_it_makes_a_pair_for_the_other() {
    proves!(V_22, V_33);
    let mut table = plain(2, "l13 13 8 9 swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 swap 1 l13 2 9"]);
    assert_eq!(table.rows(), "8 9 (active) | 13 l13 (active)");
}

#[test]
fn swapped_by_a_third_player_it_makes_a_pair() {
    proves!(V_22, V_33);
    let mut table = plain(3, "l13 13 5 8 9 swap");
    table.play(["1 hit", "2 hit", "3 hit", "3 swap 1 l13 2 9"]);
    assert_eq!(table.rows(), "8 9 (active) | 13 l13 (active) | 5 (active)");
}

#[test]
fn a_third_13_busts_in_any_order() {
    proves!(V_12, V_22);
    for cards in ["13 l13 13", "l13 13 13"] {
        let mut cards = cards.split(' ');
        let [one, two, three] = [(); 3].map(|()| cards.next().unwrap());
        let mut table = plain(2, &format!("{one} 6 {two} 8 {three}"));
        table.play(["1 hit", "2 hit", "1 hit"]);
        assert_eq!(table.row(1), format!("{one} {two} {three} (busted)"));
    }
}

#[test]
fn without_it_two_13s_bust() {
    proves!(V_12, V_22);
    let mut table = plain(2, "13 6 13");
    table.play(["1 hit"]);
    assert_eq!(table.row(1), "13 13 (busted)");
}

#[test]
fn it_helps_no_other_number() {
    proves!(V_12, V_22);
    let mut table = plain(2, "l13 6 12 8 12");
    table.play(["1 hit", "2 hit", "1 hit"]);
    assert_eq!(table.row(1), "l13 12 12 (busted)");
}

#[test]
fn two_13s_bust_when_a_swap_takes_it_away() {
    proves!(V_12, V_22, V_33);
    let mut table = plain(2, "13 13 l13 9 swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 swap 1 l13 2 13"]);
    assert_eq!(table.rows(), "13 13 (busted) | 9 l13 (active)");
}

#[test]
fn a_swap_that_brings_a_third_13_busts() {
    proves!(V_12, V_22, V_33);
    let mut table = plain(3, "13 13 5 l13 9 8 6 swap");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "2 hit"]);
    table.play(["2 swap 1 6 2 13"]);
    assert_eq!(table.rows(), "13 l13 13 (busted) | 9 6 (active) | 5 8 (active)");
}

#[test]
fn when_it_leaves_one_13_remains() {
    proves!(V_22, V_34, V_35);
    let mut table = plain(2, "13 6 l13 discard 13");
    table.play(["1 hit", "2 hit", "2 discard 1 l13"]);
    assert_eq!(table.row(1), "13 (active)");
    table.play(["1 hit"]);
    assert_eq!(table.row(1), "13 13 (busted)");
}

#[test]
fn both_13s_count_towards_seven() {
    proves!(V_13, V_22);
    let table = alone(to_the_first_points, "13 l13 1 2 3 4 5", 6);
    assert_eq!((table.row(1).as_str(), table.game.scores()), ("13 l13 1 2 3 4 5 (flip7)", &[41 + 15][..]));
}

#[test]
fn with_the_option_off_the_pair_counts_as_one_towards_seven() {
    proves!(V_13, V_22);
    let mut table = alone(pair_is_one, "13 l13 1 2 3 4 5 6", 6);
    assert_eq!((table.row(1).as_str(), table.points(1)), ("13 l13 1 2 3 4 5 (active)", 41));
    table.play(["1 hit"]);
    assert_eq!((table.row(1).as_str(), table.game.scores()), ("13 l13 1 2 3 4 5 6 (flip7)", &[47 + 15][..]));
}

#[test]
fn with_the_option_off_both_13s_still_score() {
    proves!(V_22, V_50);
    let mut table = alone(pair_is_one, "13 l13 1 2 3 4 5", 6);
    table.play(["1 stay"]);
    assert_eq!(table.game.scores(), [41]);
}

#[test]
fn with_the_option_off_seven_different_numbers_are_a_flip_seven() {
    proves!(V_13, V_22);
    let table = alone(pair_is_one, "l13 1 2 3 4 5 6", 6);
    assert_eq!((table.row(1).as_str(), table.game.scores()), ("l13 1 2 3 4 5 6 (flip7)", &[34 + 15][..]));
}

#[test]
fn with_the_option_off_the_eighth_card_may_bust() {
    proves!(V_12, V_22);
    for last in ["5", "13"] {
        let mut table = pair_is_one(2, &format!("13 6 flip4 l13 2 3 4 8 5 7 9 {last}"));
        table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "2 stay", "1 hit"]);
        assert_eq!(table.row(1), "13 l13 2 3 4 5 7 (active)");
        table.play(["1 hit"]);
        assert_eq!(table.game.scores(), [13 + 13 + 2 + 3 + 4 + 5 + 7 + 9 + 15, 14]);
        let mut table = pair_is_one(2, &format!("13 6 flip4 l13 2 3 4 8 5 7 {last}"));
        table.play(["1 hit", "1 flip4 1", "2 hit", "1 hit", "2 stay", "1 hit", "1 hit"]);
        assert_eq!(table.row(1), format!("13 l13 2 3 4 5 7 {last} (busted)"));
        assert_eq!(table.game.scores(), [0, 14]);
    }
}
