//! Whole rounds, played in few words.

use game::{Game as _, MOST_SEATS, Scripted, Seat};
use serde_json::Value;

use super::Look as _;
use crate::kind::Kind;
use crate::position::Position;
use crate::row::Row as _;

/// Plays the round to its end: everybody stays, with one card at least. Nobody may have
/// to decide anything else.
///
/// # Panics
/// If somebody may not stay.
pub fn all_stay<K: Kind, const SEATS: usize>(table: &mut Scripted<Position<K, SEATS>>) {
    let round = table.game.round();
    while let Some(seat) = table.to_act().filter(|_| table.game.round() == round) {
        let step = if table.game.row(Seat::at(seat - 1)).is_empty() { "hit" } else { "stay" };
        table.play([format!("{seat} {step}").as_str()]);
    }
}

/// What a player alone scores who takes these cards, and stays if they did not end the
/// round.
///
/// # Panics
/// If nobody can take them so.
pub fn scored_alone<K: Kind>(rules: &Value, cards: &str) -> i64 {
    let mut table = Scripted::<Position<K, 18>>::new(rules, 1, 1, &[cards]);
    let dealt = table.dealt().split_whitespace().count();
    for _ in cards.split_whitespace().skip(dealt) {
        if table.game.round() == 1 {
            table.play(["1 hit"]);
        }
    }
    if table.game.round() == 1 && !cards.is_empty() {
        table.play(["1 stay"]);
    }
    table.game.scores()[0]
}

/// A table of two hundred after a round in which everybody had one card.
///
/// # Panics
/// If they do not score what they had.
pub fn two_hundred_play_a_round<K: Kind>(rules: &Value) -> Scripted<Position<K, MOST_SEATS>> {
    let numbers: Vec<i64> = (1..=200).map(|seat| 4 + seat % 9).collect();
    let deck = numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
    let mut table = Scripted::new(rules, 200, 200, &[&deck]);
    all_stay(&mut table);
    assert_eq!(table.game.scores(), numbers);
    assert_eq!((table.game.round(), table.game.dealer().number()), (2, 1));
    table
}
