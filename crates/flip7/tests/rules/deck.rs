//! F7-1 to F7-3: cards, decks and players.

use flip7::{Card, Face, Hall, Kind, Move, Rule, decks};
use game::{Card as _, Game, Scripted, Seat, laws, proves};
use rows::testing::{
    every_eighteen_players_begun_add_a_deck_of, listed, one_player_or_more, the_dealer_sits_at_the_table,
    two_hundred_play_a_round,
};
use serde_json::json;

use super::kit::{all_stay, plain, table};

#[test]
fn a_deck_has_one_zero_and_n_copies_of_each_n() {
    proves!(F7_1);
    let deck = decks(1);
    assert_eq!(deck.count(Card::Zero), 1);
    for n in 1..=12 {
        let card = Card::number(n).expect("a number card");
        assert_eq!(card.face(), Face::Number(n));
        assert_eq!(deck.count(card), usize::from(n), "{card}");
    }
    assert_eq!(Card::number(13), None);
    let numbers = deck.cards().filter(|card| matches!(card.face(), Face::Number(_))).count();
    assert_eq!(numbers, 79);
}

#[test]
fn a_deck_has_one_of_each_modifier_and_three_of_each_action() {
    proves!(F7_1);
    let deck = decks(1);
    for code in ["+2", "+4", "+6", "+8", "+10", "x2"] {
        assert_eq!(deck.count(code.parse().unwrap()), 1, "{code}");
    }
    for code in ["freeze", "flip3", "second"] {
        assert_eq!(deck.count(code.parse().unwrap()), 3, "{code}");
    }
    assert_eq!(deck.len(), 94);
}

#[test]
fn a_game_starts_with_the_whole_deck_and_no_discards() {
    proves!(F7_1);
    let table = plain(3, "");
    assert_eq!(table.piles(), (94, 0));
    assert_eq!(*table.game.deck(), decks(1));
    assert_eq!(table.game.census(), decks(1));
}

#[test]
fn every_eighteen_players_begun_add_a_deck() {
    proves!(F7_2);
    every_eighteen_players_begun_add_a_deck_of::<Kind>(&decks(1));
}

#[test]
fn nineteen_players_play_with_two_decks() {
    proves!(F7_2);
    for edition in ["pl", "de", "en"] {
        let rules = json!({"edition": edition, "opening_deal": false});
        let usual = Scripted::<Hall>::new(&rules, 18, 1, &[]);
        assert_eq!(*usual.game.deck(), decks(1), "{edition}");
        let large = Scripted::<Hall>::new(&rules, 19, 1, &[]);
        assert_eq!(*large.game.deck(), decks(2), "{edition}");
        assert_eq!(large.piles(), (188, 0));
    }
}

#[test]
fn the_number_of_decks_can_be_agreed_on() {
    proves!(F7_2);
    for (agreed, players) in [(1, 40), (2, 3), (20, 1)] {
        let rules = json!({"decks": agreed, "opening_deal": false});
        let table = Scripted::<Hall>::new(&rules, players, 1, &[]);
        assert_eq!(*table.game.deck(), decks(agreed));
        assert_eq!(table.piles(), (94 * usize::from(agreed), 0));
    }
}

#[test]
fn one_player_or_more_can_play() {
    proves!(F7_3);
    one_player_or_more::<flip7::Table, Hall>();
}

#[test]
fn the_dealer_must_sit_at_the_table() {
    the_dealer_sits_at_the_table::<Hall>();
}

#[test]
fn one_or_two_players_play_the_challenge() {
    proves!(F7_3);
    for (players, challenge) in [(1, Some(true)), (2, Some(true)), (3, None)] {
        let mut game = table(&json!({"edition": "pl", "target": 5}), players, "5 4 3");
        all_stay(&mut game);
        let outcome = game.game.outcome().expect("seat 1 has 5");
        assert_eq!(outcome.challenge, challenge, "{players} players");
    }
}

#[test]
fn two_hundred_players_play_a_round() {
    proves!(F7_2, F7_3);
    let table = two_hundred_play_a_round::<Kind>(&json!({"edition": "pl"}));
    assert_eq!((table.piles(), table.to_act()), ((12 * 94 - 200, 200), Some(2)));
}

#[test]
fn card_codes_round_trip() {
    let contract = "0 1 2 3 4 5 6 7 8 9 10 11 12 +2 +4 +6 +8 +10 x2 freeze flip3 second";
    assert_eq!(listed(Card::ALL.iter().map(ToString::to_string)), contract);
    let others = ["", "13", "00", "01", "+3", "+12", "2x", "Freeze", "flip 3", "second ", "-2"];
    laws::codes_are_read_back::<Card>(&others);
}

#[test]
fn move_texts_round_trip() {
    let aims = [Move::Freeze, Move::FlipThree, Move::SecondChance];
    let aimed = aims.into_iter().flat_map(|aim| Seat::all(200).map(aim));
    for action in [Move::Hit, Move::Stay].into_iter().chain(aimed) {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!("freeze 12".parse(), Ok(Move::Freeze(Seat::at(11))));
    let bad = ["", "Hit", "hit ", " hit", "hit 1", "stay 2", "freeze", "freeze 0", "freeze 01", "freeze 201"];
    for text in bad.into_iter().chain(["flip3  2", "flip3 2 ", "second -1", "5 1", "x2 1", "pass", "give 2"])
    {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
}

#[test]
fn only_action_cards_are_aimed() {
    for &card in Card::ALL {
        let at = Seat::at(3);
        let is_action = matches!(card.face(), Face::Freeze | Face::FlipThree | Face::SecondChance);
        assert_eq!(Move::aim(card, at).is_some(), is_action, "{card}");
        assert_eq!(Move::aim(card, at).and_then(Move::aimed), is_action.then_some((card, at)));
    }
}
