//! V-1: the cards; how many decks and players; codes and texts.

use game::{Card as _, Game, Scripted, Seat, Seed, laws, proves, random::Use};
use rows::testing::{
    every_eighteen_players_begun_add_a_deck_of, listed, one_player_or_more, the_dealer_sits_at_the_table,
    two_hundred_play_a_round,
};
use serde_json::json;
use vengeance::{Card, Face, Hall, Kind, Modifier, Move, Rule, decks};

use super::kit::{Look, plain};

#[test]
fn a_deck_has_one_zero_and_n_copies_of_each_n() {
    proves!(V_1);
    let deck = decks(1);
    let mut copies = [0_usize; 14];
    for card in deck.cards() {
        if let Face::Number(number) = card.face() {
            copies[usize::from(number)] += 1;
        }
    }
    assert_eq!(copies, [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    assert_eq!(copies.iter().sum::<usize>(), 92);
}

#[test]
fn one_seven_is_unlucky_and_one_thirteen_lucky() {
    proves!(V_1);
    let deck = decks(1);
    assert_eq!((deck.count(Card::Seven), deck.count(Card::UnluckySeven)), (6, 1));
    assert_eq!((deck.count(Card::Thirteen), deck.count(Card::LuckyThirteen)), (12, 1));
    assert_eq!(Card::UnluckySeven.face(), Face::Number(7));
    assert_eq!(Card::LuckyThirteen.face(), Face::Number(13));
}

#[test]
fn a_deck_has_one_of_each_modifier_and_two_of_each_action() {
    proves!(V_1);
    let deck = decks(1);
    for (code, points) in [("-2", 2), ("-4", 4), ("-6", 6), ("-8", 8), ("-10", 10)] {
        let card: Card = code.parse().unwrap();
        assert_eq!((deck.count(card), card.face()), (1, Face::Modifier(Modifier::Minus(points))));
    }
    assert_eq!((deck.count(Card::Half), Card::Half.face()), (1, Face::Modifier(Modifier::Half)));
    for code in ["one-more", "swap", "steal", "discard", "flip4"] {
        assert_eq!(deck.count(code.parse().unwrap()), 2, "{code}");
    }
    assert_eq!(deck.len(), 108);
}

#[test]
fn a_game_is_played_with_the_whole_deck() {
    proves!(V_1);
    let table = plain(3, "5 6 7");
    assert_eq!(table.piles(), (105, 0));
    assert_eq!(table.game.census(), decks(1));
}

#[test]
fn every_eighteen_players_begun_add_a_deck() {
    every_eighteen_players_begun_add_a_deck_of::<Kind>(&decks(1));
    for (players, expected) in [(18, 1), (19, 2)] {
        let table = Scripted::<Hall>::new(&json!({}), players, 1, &[]);
        assert_eq!(table.game.census(), decks(expected));
    }
}

#[test]
fn the_number_of_decks_can_be_agreed_on() {
    for (agreed, players) in [(1, 40), (2, 3), (20, 1)] {
        let table = Scripted::<Hall>::new(&json!({"decks": agreed}), players, 1, &[]);
        assert_eq!(table.game.census(), decks(agreed));
        assert_eq!(table.game.census().len(), 108 * usize::from(agreed));
    }
}

#[test]
fn one_player_or_more_can_play() {
    one_player_or_more::<vengeance::Table, Hall>();
}

#[test]
fn the_dealer_must_sit_at_the_table() {
    the_dealer_sits_at_the_table::<Hall>();
}

#[test]
fn one_player_plays_alone() {
    proves!(V_10, V_14);
    let mut table = plain(1, "5 6 8 8");
    assert_eq!((table.rows().as_str(), table.to_act()), ("5 (active)", Some(1)));
    table.play(["1 hit", "1 stay"]);
    assert_eq!((table.game.scores(), table.game.round()), (&[11][..], 2));
    table.play(["1 hit"]);
    assert_eq!((table.game.scores(), table.game.round()), (&[11][..], 3));
}

#[test]
fn two_hundred_players_play_a_round() {
    proves!(V_10, V_14);
    let table = two_hundred_play_a_round::<Kind>(&json!({}));
    assert_eq!(table.game.census().len(), 12 * 108);
}

#[test]
fn every_open_card_of_two_hundred_players_can_be_swapped_and_stolen() {
    proves!(V_33, V_34);
    let deck = |card: &str| format!("{} {card}", vec!["13"; 144].join(" ") + &" 12".repeat(56));
    let begin = |card: &str| {
        let mut table = Scripted::<Hall>::new(&json!({}), 200, 200, &[&deck(card)]);
        table.play(["1 hit"]);
        table
    };
    assert_eq!(begin("steal").legal(1).len(), 199);
    assert_eq!(begin("discard").legal(1).len(), 200);
    assert_eq!(begin("flip4").legal(1).len(), 200);
    let mut table = begin("swap");
    assert_eq!(table.legal(1).len(), 200 * 199 / 2);
    table.play(["1 swap 2 13 200 12"]);
    assert_eq!([table.row(2), table.row(200)], ["12 (active)", "13 (active)"]);
}

#[test]
fn card_codes_round_trip() {
    let contract = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 u7 l13 /2 -2 -4 -6 -8 -10 \
                    one-more swap steal discard flip4";
    assert_eq!(listed(Card::ALL.iter().map(|card| card.code().to_owned())), contract);
    let others =
        ["", "14", "00", "07", "U7", "l 13", "+2", "-3", "2/", "one more", "Swap", "flip3", "discard "];
    laws::codes_are_read_back::<Card>(&others);
}

#[test]
fn move_texts_round_trip() {
    let mut random = Seed::from(1).stream(Use::Bots);
    for _ in 0..2_000 {
        let action = Hall::any_move(200, &mut random);
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    let (one, other) = (Seat::at(0), Seat::at(11));
    let written = [
        ("hit", Move::Hit),
        ("stay", Move::Stay),
        ("one-more 12", Move::OneMore(other)),
        ("flip4 12", Move::FlipFour(other)),
        ("steal 12 u7", Move::Steal(other, Card::UnluckySeven)),
        ("discard 1 -10", Move::Discard(one, Card::Minus10)),
        ("swap 1 /2 12 l13", Move::Swap(one, Card::Half, other, Card::LuckyThirteen)),
        ("give 12", Move::Give(other)),
        ("bonus 1", Move::Bonus(one)),
    ];
    for (text, action) in written {
        assert_eq!((text.parse(), action.to_string().as_str()), (Ok(action), text));
    }
}

#[test]
fn other_texts_are_no_moves() {
    let short =
        ["", "Hit", "hit ", " hit", "hit 1", "stay 2", "one-more", "one-more 0", "flip4 01", "flip4 201"];
    let long = [
        "steal 2",
        "steal 5 2 ",
        "steal 2 14",
        "discard  2 5",
        "swap 1 5 2",
        "swap 1 5 2 6 ",
        "swap 1 5 2 6 3",
    ];
    for text in
        short.into_iter().chain(long).chain(["give", "give -1", "give 1 2", "bonus", "pass", "swap", "-4 2"])
    {
        let error = text.parse::<Move>().expect_err(text);
        assert!(error.to_string().contains("swap N CARD M CARD"), "{error}");
    }
}
