//! V-30: what all action cards have in common.

use game::{Game, Seat, proves};
use vengeance::{Because, Card, Event, Happening, Rule, decks};

use super::kit::{Look, assert_legal, crowd, lost, plain};

#[test]
fn an_action_card_is_resolved_at_once_by_the_player_who_got_it() {
    proves!(V_30);
    for card in ["one-more", "swap", "steal", "discard", "flip4"] {
        let mut table = plain(3, &format!("5 6 8 {card}"));
        table.play(["1 hit"]);
        assert_eq!((table.to_act(), table.pending()), (Some(1), Some(format!("1:{card}"))));
        assert_eq!(table.piles(), (104, 0));
        for step in ["1 hit", "1 stay"] {
            assert_eq!(table.refused_by(step), Rule::V_30, "{card}: {step}");
        }
    }
}

#[test]
fn then_it_is_discarded() {
    proves!(V_30);
    let resolved = [
        ("swap", "swap 2 6 3 8", "swap"),
        ("steal", "steal 2 6", "steal"),
        ("discard", "discard 2 6", "6 discard"),
    ];
    for (card, action, discarded) in resolved {
        let mut table = plain(3, &format!("5 6 8 {card}"));
        table.play(["1 hit", format!("1 {action}").as_str()]);
        assert_eq!((table.discarded().as_str(), table.to_act()), (discarded, Some(2)));
    }
}

#[test]
fn it_may_be_aimed_at_anybody_who_has_not_busted() {
    proves!(V_30);
    for card in ["one-more", "flip4"] {
        let mut table = plain(4, &format!("5 6 8 9 10 11 9 {card}"));
        table.play(["1 stay", "2 hit", "3 hit", "4 hit"]);
        assert_eq!(table.rows(), "5 (stayed) | 6 10 (active) | 8 11 (active) | 9 9 (busted)");
        table.play(["2 hit"]);
        let moves = [1, 2, 3].map(|seat| format!("{card} {seat}"));
        assert_legal(&table, 2, &moves.each_ref().map(String::as_str));
        assert_eq!(table.refused_by(&format!("2 {card} 4")), Rule::V_12);
    }
}

#[test]
fn the_only_one_not_busted_must_play_just_one_more_and_flip_four_on_themself() {
    proves!(V_30);
    for (cards, row) in [("one-more 8", "6 8 (stayed)"), ("flip4 8 9 10 8", "6 8 9 10 8 (busted)")] {
        let mut table = plain(2, &format!("5 6 5 {cards}"));
        table.play(["1 hit", "2 hit"]);
        let on = Seat::at(1);
        let card = cards.split(' ').next().unwrap().parse().unwrap();
        assert_eq!(table.times(&Event::Own(Happening::Played { card, by: on, on })), 1);
        let points = if row.ends_with("(stayed)") { 14 } else { 0 };
        assert_eq!((table.game.round(), table.game.scores()), (2, &[0, points][..]));
    }
}

#[test]
fn somebody_who_has_stayed_keeps_the_last_active_player_from_being_alone() {
    proves!(V_11, V_30);
    let mut table = plain(2, "5 6 one-more 8");
    table.play(["1 stay", "2 hit"]);
    assert_legal(&table, 2, &["one-more 1", "one-more 2"]);
}

#[test]
fn the_only_one_not_busted_must_discard_a_card_of_their_own() {
    proves!(V_30, V_35);
    let mut table = plain(2, "5 6 5 discard");
    table.play(["1 hit", "2 hit"]);
    assert_eq!((table.row(2).as_str(), table.discarded().as_str()), ("(active)", "6 discard"));
    let mut table = plain(2, "5 6 5 9 discard");
    table.play(["1 hit", "2 hit", "2 hit"]);
    assert_legal(&table, 2, &["discard 2 6", "discard 2 9"]);
}

#[test]
fn the_only_one_not_busted_discards_a_swap_and_a_steal() {
    proves!(V_30);
    for card in ["swap", "steal"] {
        let mut table = plain(2, &format!("5 6 5 {card}"));
        table.play(["1 hit", "2 hit"]);
        assert_eq!(table.rows(), "5 5 (busted) | 6 (active)");
        assert_eq!((table.discarded().as_str(), table.to_act()), (card, Some(2)));
        assert_eq!(table.times(&lost(card, Because::NoTarget)), 1);
    }
}

#[test]
fn with_no_card_on_the_table_an_action_on_a_card_is_discarded() {
    proves!(V_30);
    let table = plain(3, "swap steal discard");
    assert_eq!(table.rows(), "(active) | (active) | (active)");
    assert_eq!((table.discarded().as_str(), table.to_act()), ("swap steal discard", Some(1)));
    for code in ["swap", "steal", "discard"] {
        assert_eq!(table.times(&lost(code, Because::NoTarget)), 1);
    }
}

#[test]
fn a_swap_with_cards_of_one_player_only_is_discarded() {
    proves!(V_30, V_33);
    let table = plain(2, "5 swap");
    assert_eq!((table.rows().as_str(), table.discarded().as_str()), ("5 (active) | (active)", "swap"));
}

#[test]
fn it_must_be_played_if_there_is_a_legal_target_even_to_ones_own_harm() {
    proves!(V_30, V_34);
    let mut table = plain(2, "5 5 steal");
    table.play(["1 hit"]);
    assert_eq!(table.rows(), "5 5 (busted) | (active)");
    assert_eq!(table.to_act(), Some(2));
}

#[test]
fn a_flip_four_is_discarded_once_its_last_card_is_dealt() {
    proves!(V_30, V_36);
    let mut table = plain(3, "5 6 8 flip4 steal 9 10 11");
    table.play(["1 hit", "1 flip4 2"]);
    assert_eq!((table.pending().as_deref(), table.discarded().as_str()), (Some("2:steal"), "flip4"));
}

#[test]
fn a_just_one_more_is_discarded_once_its_player_has_stayed() {
    proves!(V_30, V_32);
    let mut table = plain(2, "5 6 8 9 one-more swap");
    table.play(["1 hit", "2 hit", "1 hit", "1 one-more 2"]);
    assert_eq!((table.pending().as_deref(), table.piles()), (Some("2:swap"), (102, 0)));
    table.play(["2 swap 1 5 2 6"]);
    assert_eq!((table.discarded().as_str(), table.row(2).as_str()), ("one-more swap", "9 5 (stayed)"));
}

#[test]
fn a_just_one_more_is_discarded_once_its_player_has_busted() {
    proves!(V_30, V_32);
    let mut table = plain(2, "5 6 one-more 5");
    table.play(["1 hit", "1 one-more 1"]);
    assert_eq!((table.row(1).as_str(), table.discarded().as_str()), ("5 5 (busted)", "one-more"));
}

#[test]
fn a_just_one_more_is_not_part_of_a_reshuffle_before() {
    proves!(V_30, V_51);
    let mut table = crowd("5 6", "one-more", &["discard"]);
    assert_eq!(table.discarded(), "one-more swap swap steal steal discard discard flip4 flip4");
    table.play(["1 hit", "1 one-more 1"]);
    assert_eq!(table.times(&Event::Reshuffled { cards: 9 }), 1);
    assert_eq!((table.piles(), table.pending().as_deref()), ((8, 0), Some("1:discard")));
    assert_eq!(table.game.deck().count(Card::OneMore), 1);
    table.play(["1 discard 1 5"]);
    assert_eq!((table.row(1).as_str(), table.discarded().as_str()), ("12 (stayed)", "5 one-more discard"));
    assert_eq!(table.game.census(), decks(1));
}

#[test]
fn a_flip_four_and_what_it_set_aside_are_not_part_of_a_reshuffle_before() {
    proves!(V_30, V_51);
    let mut table = crowd("5 6", "flip4 steal 8", &["swap discard"]);
    table.play(["1 hit", "1 flip4 1"]);
    assert_eq!(table.times(&Event::Reshuffled { cards: 8 }), 1);
    assert_eq!((table.row(1).as_str(), table.pending().as_deref()), ("5 12 8 (active)", Some("1:steal")));
    assert_eq!((table.aside().as_str(), table.discarded().as_str()), ("1:swap 1:discard", "flip4"));
    assert_eq!((table.piles(), table.game.census()), ((6, 1), decks(1)));
}

#[test]
fn nested_just_one_mores_are_not_part_of_a_reshuffle_before() {
    proves!(V_30, V_32, V_51);
    let mut table = crowd("5 0 6", "one-more one-more", &["discard"]);
    table.play(["1 hit", "1 one-more 2", "2 one-more 1"]);
    assert_eq!(table.times(&Event::Reshuffled { cards: 8 }), 1);
    assert_eq!((table.piles(), table.pending().as_deref()), ((7, 0), Some("1:discard")));
    table.play(["1 discard 1 5"]);
    assert_eq!([table.row(1), table.row(2)], ["12 (stayed)", "0 12 (stayed)"]);
    assert_eq!((table.discarded().as_str(), table.to_act()), ("5 one-more one-more discard", Some(3)));
}
