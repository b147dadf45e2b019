//! Who comes and goes, where they sit, and who deals.

use score_keeper::{Act, Outcome, Player, Turn};

use crate::kit::{Kept, id, number, player, won, write};

fn join(number: usize, place: usize, points: i64) -> Act {
    Act::Join { player: player(number), place, points }
}

fn leave(number: usize) -> Act {
    Act::Leave { player: id(number) }
}

fn back(number: usize) -> Act {
    Act::Return { player: id(number) }
}

fn present(kept: &Kept, round: u32) -> Vec<usize> {
    kept.sheet().present(round).map(number).collect()
}

#[test]
fn the_deal_passes_to_the_left_and_round_again() {
    let mut kept = Kept::flip7(3, 200);
    let mut dealers = vec![kept.dealer()];
    for _ in 0..4 {
        dealers.push(kept.points([1, 1, 1]).dealer());
    }
    assert_eq!(dealers, [3, 1, 2, 3, 1]);
}

#[test]
fn somebody_may_deal_out_of_order_and_the_deal_passes_on_from_them() {
    let mut kept = Kept::flip7(3, 200);
    kept.points([1, 1, 1]).act(Act::Deal { player: id(3) });
    assert_eq!(kept.dealer(), 3);
    // Who deals stays when an old round is edited.
    kept.act(write(1, [(1, Turn::Points(5))]));
    assert_eq!(kept.dealer(), 3);
    assert_eq!(kept.points([1, 1, 1]).dealer(), 1);
}

#[test]
fn the_deal_follows_the_order_of_the_seats() {
    let mut kept = Kept::flip7(3, 200);
    kept.act(Act::Sit { order: vec![id(3), id(2), id(1)] });
    assert_eq!(present(&kept, 1), [3, 2, 1]);
    assert_eq!(kept.points([1, 1, 1]).dealer(), 2);
    assert_eq!(kept.points([1, 1, 1]).dealer(), 1);
}

#[test]
fn somebody_who_joins_late_plays_from_the_open_round_with_points_to_begin_with() {
    let mut kept = Kept::flip7(2, 200);
    kept.points([10, 20]).act(join(3, 1, 15));
    assert_eq!((present(&kept, 1), present(&kept, 2)), (vec![1, 2], vec![1, 3, 2]));
    kept.points([1, 2, 3]);
    assert_eq!(kept.totals(), [11, 22, 18]);
    assert_eq!(kept.points_of(3, 1), None);
    let standing = kept.sheet().standings(2);
    assert_eq!(standing.iter().map(|one| number(&one.player)).collect::<Vec<_>>(), [2, 3, 1]);
    assert_eq!(standing.iter().find(|one| one.player == id(3)).unwrap().before, None);
}

#[test]
fn a_place_far_to_the_right_is_the_last_one() {
    let mut kept = Kept::flip7(2, 200);
    kept.act(join(3, 99, 0));
    assert_eq!(present(&kept, 1), [1, 2, 3]);
}

#[test]
fn who_goes_leaves_the_deal_to_the_next_and_their_points_on_the_sheet() {
    let mut kept = Kept::flip7(3, 200);
    kept.points([10, 20, 30]);
    assert_eq!(kept.dealer(), 1);
    kept.act(leave(1));
    assert_eq!((kept.dealer(), present(&kept, 2)), (2, vec![2, 3]));
    assert_eq!(kept.totals(), [10, 20, 30]);
    let last = kept.sheet().standings(2).pop().unwrap();
    assert_eq!((last.player, last.place, last.before), (id(1), None, Some(3)));
}

#[test]
fn who_has_points_in_the_open_round_goes_after_it() {
    let mut kept = Kept::flip7(2, 200);
    kept.act(write(1, [(1, Turn::Points(7))])).act(leave(1));
    assert_eq!(present(&kept, 1), [1, 2]);
    kept.act(write(1, [(2, Turn::Points(8))]));
    assert_eq!((present(&kept, 2), kept.totals()), (vec![2], vec![7, 8]));
}

#[test]
fn the_round_is_whole_when_the_one_who_was_missing_goes() {
    let mut kept = Kept::flip7(2, 200);
    kept.act(write(1, [(1, Turn::Points(7))])).act(leave(2));
    assert_eq!((kept.sheet().last_round(), kept.sheet().whole_rounds()), (2, 1));
}

#[test]
fn who_comes_back_in_the_same_round_was_never_gone() {
    let mut kept = Kept::flip7(2, 200);
    kept.points([1, 2]).act(leave(2)).act(back(2));
    assert_eq!(kept.sheet().place(&id(2)), Kept::flip7(2, 200).sheet().place(&id(2)));
}

#[test]
fn who_comes_back_later_missed_the_rounds_between() {
    let mut kept = Kept::flip7(3, 200);
    kept.points([1, 2, 3]).act(leave(2));
    kept.act(write(2, [(1, Turn::Points(4)), (3, Turn::Points(5))])).act(back(2));
    assert!(!kept.sheet().place(&id(2)).unwrap().has_gone());
    assert_eq!((present(&kept, 2), present(&kept, 3)), (vec![1, 3], vec![1, 2, 3]));
    kept.points([1, 1, 1]);
    assert_eq!(kept.totals(), [6, 3, 9]);
}

#[test]
fn nobody_who_went_wins() {
    let mut kept = Kept::flip7(2, 100);
    kept.points([90, 20]).act(leave(1));
    kept.act(write(2, [(2, Turn::Points(85))]));
    assert_eq!(kept.sheet().outcome(), won(2));
}

#[test]
fn a_game_that_everybody_has_left_stays_open() {
    let mut kept = Kept::flip7(2, 100);
    kept.points([1, 2]).act(leave(1)).act(leave(2));
    assert_eq!((kept.sheet().outcome(), kept.sheet().last_round()), (Outcome::Open, 2));
    kept.act(back(1));
    assert_eq!((present(&kept, 2), kept.dealer()), (vec![1], 1));
}

#[test]
fn names_are_kept_clean_and_can_change() {
    let mut kept = Kept::flip7(2, 100);
    let named = |number: usize, name: &str| Player { name: name.to_owned(), ..player(number) };
    kept.act(Act::Join { player: named(3, "  Zo\u{200b}ë "), place: 2, points: 0 });
    assert_eq!(kept.sheet().places()[2].player.name, "Zoë");
    kept.refused(Act::Call { player: named(2, "zoë") });
    kept.act(Act::Call { player: named(3, " Cleo\t") }).act(Act::Call { player: named(2, "Zoë") });
    assert_eq!(kept.sheet().places()[2].player.name, "Cleo");
}
