//! V-37: the cards that wait.

use game::{Game, proves};
use vengeance::{Because, Rule};

use super::kit::{Look, assert_legal, lost, plain, up_to};

#[test]
fn waiting_cards_of_several_owners_form_one_queue() {
    proves!(V_37);
    let mut table = plain(3, "5 6 7 flip4 flip4 discard 8 9 steal 10 11 12");
    table.play(["1 hit", "1 flip4 2"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("2:flip4"), "2:discard"));
    table.play(["2 flip4 3"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("2:discard"), "3:steal"));
    table.play(["2 discard 1 5"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("3:steal"), ""));
    table.play(["3 steal 2 8"]);
    assert_eq!(table.rows(), "(active) | 6 9 (active) | 7 10 11 12 8 (active)");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn a_waiting_card_is_carried_out_completely_before_the_next() {
    proves!(V_37);
    let mut table = plain(3, "5 6 7 flip4 one-more discard 8 9 flip4 1 2 3 4");
    table.play(["1 hit", "1 flip4 2", "2 one-more 3"]);
    // The one more card is a Flip Four: it comes before the Discard that waits.
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("3:flip4"), "2:discard"));
    table.play(["3 flip4 1"]);
    assert_eq!(table.rows(), "5 1 2 3 4 (active) | 6 8 9 (active) | 7 (stayed)");
    assert_eq!(table.pending().as_deref(), Some("2:discard"));
    // The target is chosen now, among the cards that came in between too.
    table.play(["2 discard 1 4"]);
    assert_eq!(table.row(1), "5 1 2 3 (active)");
}

#[test]
fn the_stay_of_a_just_one_more_comes_before_what_was_set_aside_meanwhile() {
    proves!(V_32, V_37);
    let mut table = plain(2, "5 6 one-more flip4 discard 8 9 10");
    table.play(["1 hit", "1 one-more 2", "2 flip4 2"]);
    assert_eq!((table.row(2).as_str(), table.pending().as_deref()), ("6 8 9 10 (stayed)", Some("2:discard")));
    assert_eq!(table.discarded(), "one-more flip4");
    table.play(["2 discard 2 10"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 (active) | 6 8 9 (stayed)", Some(1)));
}

#[test]
fn the_stays_of_nested_just_one_mores_come_before_what_was_set_aside_meanwhile() {
    proves!(V_32, V_37);
    let mut table = plain(3, "5 6 7 one-more one-more flip4 -4 8 9 10");
    table.play(["1 hit", "1 one-more 2", "2 one-more 3", "3 flip4 1"]);
    assert_eq!(table.rows(), "5 8 9 10 (active) | 6 (stayed) | 7 (stayed)");
    assert_eq!(
        (table.pending().as_deref(), table.discarded().as_str()),
        (Some("1:-4"), "one-more one-more flip4")
    );
}

#[test]
fn what_is_set_aside_inside_the_queue_joins_at_its_end() {
    proves!(V_37);
    let mut table = plain(3, "5 6 7 flip4 one-more steal 8 9 flip4 discard 10 11 12");
    table.play(["1 hit", "1 flip4 2", "2 one-more 3", "3 flip4 3"]);
    assert_eq!(table.row(3), "7 10 11 12 (stayed)");
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("2:steal"), "3:discard"));
    table.play(["2 steal 3 12"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("3:discard"), ""));
}

#[test]
fn whoever_busts_loses_what_they_set_aside_earlier() {
    proves!(V_37);
    let mut table = plain(2, "5 6 flip4 flip4 steal -2 8 -4 9 8");
    table.play(["1 hit", "1 flip4 1"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("1:flip4"), "1:steal 1:-2"));
    table.play(["1 flip4 1"]);
    assert_eq!((table.row(1).as_str(), table.aside().as_str()), ("5 8 9 8 (busted)", ""));
    assert_eq!(table.discarded(), "-2 -4 steal flip4 flip4");
    for code in ["steal", "-2", "-4"] {
        assert_eq!(table.times(&lost(code, Because::OwnerBusted)), 1, "{code}");
    }
    assert_eq!((table.to_act(), table.pending()), (Some(2), None));
}

#[test]
fn a_bust_does_not_touch_what_others_set_aside() {
    proves!(V_37);
    let mut table = plain(3, "5 6 7 2 3 4 flip4 flip4 steal 8 9 discard 10 10");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 flip4 2", "2 flip4 3"]);
    assert_eq!(table.row(3), "7 4 10 10 (busted)");
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("2:steal"), ""));
    assert_eq!(table.discarded(), "discard flip4 flip4");
    assert_legal(&table, 2, &["steal 1 5", "steal 1 2"]);
}

#[test]
fn whoever_is_busted_by_somebody_elses_swap_loses_what_waits() {
    proves!(V_33, V_37);
    let mut table = plain(3, "10 6 7 flip4 flip4 swap 8 9 steal 10 11 12");
    table.play(["1 hit", "1 flip4 2", "2 flip4 3"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("2:swap"), "3:steal"));
    table.play(["2 swap 1 10 3 7"]);
    assert_eq!(table.rows(), "7 (active) | 6 8 9 (active) | 10 11 12 10 (busted)");
    assert_eq!(table.times(&lost("steal", Because::OwnerBusted)), 1);
    assert_eq!((table.aside().as_str(), table.discarded().as_str()), ("", "swap steal flip4 flip4"));
    assert_eq!((table.to_act(), table.pending()), (Some(2), None));
}

#[test]
fn whoever_busts_by_their_own_steal_loses_what_waits() {
    proves!(V_34, V_37);
    let mut table = plain(2, "5 6 flip4 steal -2 8 6 11");
    table.play(["1 hit", "1 flip4 1"]);
    // The only card to steal is a second 6.
    assert_eq!(table.rows(), "5 8 6 6 (busted) | (active)");
    assert_eq!((table.aside().as_str(), table.discarded().as_str()), ("", "-2 steal flip4"));
}

#[test]
fn waiting_cards_are_resolved_when_nobody_is_active() {
    proves!(V_11, V_37);
    let mut table = up_to(1, 2, "5 6 one-more flip4 discard 8 9 10");
    table.play(["1 stay", "2 hit", "2 one-more 2", "2 flip4 1"]);
    assert_eq!(table.rows(), "5 8 9 10 (stayed) | 6 (stayed)");
    assert_eq!((table.game.round(), table.pending().as_deref()), (1, Some("1:discard")));
    table.play(["1 discard 2 6"]);
    assert_eq!((table.game.scores(), table.to_act()), (&[32, 0][..], None));
}

#[test]
fn a_flip_four_among_players_who_have_all_stayed_may_still_flip_seven() {
    proves!(V_11, V_13, V_37);
    let mut table = up_to(1, 2, "1 13 2 11 3 one-more flip4 flip4 8 9 10 4 5 6 7");
    table.play(["1 hit", "2 hit", "1 hit", "2 stay", "1 hit", "1 one-more 1"]);
    table.play(["1 flip4 2"]);
    assert_eq!((table.rows().as_str(), table.to_act()), ("1 2 3 (stayed) | 13 11 8 9 10 (stayed)", Some(2)));
    table.play(["2 flip4 1"]);
    assert_eq!((table.row(1).as_str(), table.game.scores()), ("1 2 3 4 5 6 7 (flip7)", &[43, 51][..]));
}

#[test]
fn a_waiting_card_with_no_legal_target_is_discarded() {
    proves!(V_30, V_37);
    let mut table = plain(2, "5 6 5 flip4 steal 8 swap 9");
    table.play(["1 hit", "2 hit"]);
    assert_eq!(table.rows(), "5 5 (busted) | 6 8 9 (active)");
    for code in ["steal", "swap"] {
        assert_eq!(table.times(&lost(code, Because::NoTarget)), 1);
    }
    assert_eq!((table.discarded().as_str(), table.to_act()), ("swap steal flip4", Some(2)));
}

#[test]
fn legal_targets_are_those_when_the_card_comes_up() {
    proves!(V_37);
    let mut table = plain(3, "5 6 7 flip4 flip4 steal 8 9 10 11 12 13");
    table.play(["1 hit", "1 flip4 2"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("2:flip4"), "2:steal"));
    table.play(["2 flip4 1"]);
    let moves = ["steal 1 5", "steal 1 10", "steal 1 11", "steal 1 12", "steal 1 13", "steal 3 7"];
    assert_legal(&table, 2, &moves);
}

#[test]
fn a_flip_seven_discards_what_others_set_aside() {
    proves!(V_36, V_37);
    let mut table = up_to(1, 2, "1 13 2 12 3 11 flip4 flip4 steal 8 9 4 5 6 7");
    table.play(["1 hit", "2 hit", "1 hit", "2 hit", "1 stay", "2 hit", "2 flip4 2"]);
    assert_eq!((table.pending().as_deref(), table.aside().as_str()), (Some("2:flip4"), "2:steal"));
    table.play(["2 flip4 1"]);
    assert_eq!(table.row(1), "1 2 3 4 5 6 7 (flip7)");
    assert_eq!(table.times(&lost("steal", Because::Flip7)), 1);
    assert_eq!((table.aside().as_str(), table.game.scores()), ("", &[43, 53][..]));
}

#[test]
fn the_queue_is_served_before_the_opening_deal_goes_on() {
    proves!(V_10, V_37);
    let mut table = plain(2, "flip4 -2 8 9 10 5");
    table.play(["1 flip4 1"]);
    assert_eq!(
        (table.pending().as_deref(), table.dealt().as_str()),
        (Some("1:-2"), "1:flip4 1:-2 1:8 1:9 1:10")
    );
    table.play(["1 give 2"]);
    assert_eq!(table.rows(), "8 9 10 (active) | 5 -2 (active)");
}
