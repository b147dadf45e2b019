//! Setting tables for the rule tests, and reading them.

use flip7::{Card, Hall, decks};
use game::{Pile, Scripted};
pub use rows::testing::{Look, all_stay, codes};
use serde_json::{Value, json};

/// A table of usual size.
pub type Table = Scripted<flip7::Table>;

/// A table with the last seat dealing, so that seat 1 goes first.
pub fn table(rules: &Value, players: usize, deck: &str) -> Table {
    Scripted::new(rules, players, players, &[deck])
}

/// A table without opening deal, so that every card is asked for. A Second
/// Chance counts at once, and a bust discards what its player set aside.
pub fn plain(players: usize, deck: &str) -> Table {
    table(&json!({"edition": "pl"}), players, deck)
}

/// Like [`plain`], with the two options of the German edition about Flip Three.
pub fn german(players: usize, deck: &str) -> Table {
    table(&json!({"edition": "de", "opening_deal": false}), players, deck)
}

/// Like [`plain`], with this target.
pub fn up_to(target: u32, players: usize, deck: &str) -> Table {
    table(&json!({"edition": "pl", "target": target}), players, deck)
}

/// One deck without these cards.
pub fn deck_without(codes: &str) -> Pile<Card> {
    let mut pile = decks(1);
    for code in codes.split_whitespace() {
        assert!(pile.take(code.parse().expect("a card code")), "there is no other {code}");
    }
    pile
}

/// A table where the deck is nearly used up. Seats 1 and up, one for each card
/// of `first`, hold that card; a crowd behind them took nearly all the others
/// and is out of the round; `rest` is left in the deck, and it is seat 1's
/// turn. On the discard pile lie the Flip Threes that are in neither. Later
/// shuffles come out as `reshuffled` says.
pub fn crowd(first: &str, rest: &str, reshuffled: &[&str]) -> Scripted<Hall> {
    let mut others = deck_without(&format!("{first} {rest}"));
    let (mut order, mut turns) = (String::new(), 0);
    while others.take(Card::FlipThree) {
        // Three different numbers, so that nobody busts; enough copies of each.
        assert!([Card::Ten, Card::Eleven, Card::Twelve].into_iter().all(|card| others.take(card)));
        order += "flip3 10 11 12 ";
        turns += 1;
    }
    turns += others.len();
    let deck = format!("{order} {} {first} {rest}", codes(&others));
    let decks: Vec<&str> = [deck.as_str()].into_iter().chain(reshuffled.iter().copied()).collect();
    let seats = first.split_whitespace().count();
    let rules = json!({"edition": "pl", "decks": 1, "target": 1_000_000});
    let mut table: Scripted<Hall> = Scripted::new(&rules, seats + turns, seats, &decks);
    for seat in (seats + 1..=seats + turns).chain(1..=seats) {
        table.play([format!("{seat} hit").as_str()]);
        if let Some(card) = table.game.decision().card() {
            table.play([format!("{seat} {card} {seat}").as_str()]);
        }
    }
    while let Some(seat) = table.to_act().filter(|&seat| seat > seats) {
        table.play([format!("{seat} stay").as_str()]);
    }
    assert_eq!(table.to_act(), Some(1));
    table.events.clear();
    table
}
