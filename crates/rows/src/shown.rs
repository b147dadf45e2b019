//! The part of a trace line that games of rows have.

use serde::{Deserialize, Serialize};

use crate::kind::Kind;
use crate::position::{Decision, Position};
use crate::row::{Row as _, Status};

/// How the table looks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Shown<K: Kind> {
    /// What is being chosen, beside Hit or Stay.
    pub pending: Option<Pending<K>>,
    /// The cards set aside, in the order they will come up.
    pub aside: Vec<K::Card>,
    /// The rows of all seats.
    pub rows: Vec<ShownRow<K>>,
}

/// What is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, bound = "")]
pub enum Pending<K: Kind> {
    /// How to play this card.
    Card(K::Card),
    /// Something that only this game asks.
    Own(K::Question),
}

/// What lies in front of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ShownRow<K: Kind> {
    /// The numbers in the order they came.
    pub numbers: Vec<K::Card>,
    /// The modifiers in the order they came.
    pub modifiers: Vec<K::Card>,
    /// The player's part in the round.
    pub status: Status,
    /// What else this game shows.
    #[serde(flatten)]
    pub beside: K::ShownBeside,
}

impl<K: Kind> Shown<K> {
    pub(crate) fn of<const SEATS: usize>(game: &Position<K, SEATS>) -> Self {
        let row = |seat| ShownRow {
            numbers: game.numbers(seat).collect(),
            modifiers: game.modifiers(seat).collect(),
            status: game.row(seat).status(),
            beside: K::shown_beside(game.row(seat)),
        };
        Self {
            pending: match game.decision {
                Decision::Play { card, .. } => Some(Pending::Card(card)),
                Decision::Own { question, .. } => Some(Pending::Own(question)),
                Decision::Turn(_) | Decision::RoundOver | Decision::Over { .. } => None,
            },
            aside: game.aside.iter().map(|waiting| waiting.card).collect(),
            rows: game.seats().map(row).collect(),
        }
    }
}
