//! A game as the page is shown it: the positions of all three games, read.

use rows::Status;
use serde::Deserialize;

/// How a game stands. What a game does not have is empty.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Position {
    /// The round, counted from 1.
    pub round: u32,
    /// The dealer's seat.
    pub dealer: usize,
    /// The seat whose decision the table waits for.
    pub to_act: Option<usize>,
    /// The points of all seats from the rounds that are over.
    pub scores: Vec<i64>,
    /// How many cards are in the deck.
    pub deck: usize,
    /// How many cards were discarded.
    pub discard: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The seat that won.
    pub winner: Option<usize>,
    /// What whoever looks can do, as commands write it.
    pub choices: Vec<String>,
    /// What is being chosen.
    pub pending: Option<String>,
    /// Cards that were set aside.
    pub aside: Vec<String>,
    /// Flip 7 and Vengeance: what lies in front of every seat.
    pub rows: Vec<Row>,
    /// Flip 7 and Vengeance: how many of each card nobody has seen.
    pub unseen: std::collections::BTreeMap<String, u32>,
    /// Flip 7 and Vengeance: what becomes of rows by some of the choices.
    pub outcomes: std::collections::BTreeMap<String, Vec<Outcome>>,
    /// UNO FLIP!: the side in play.
    pub side: Option<Side>,
    /// UNO FLIP!: which way it goes round.
    pub direction: Option<Direction>,
    /// UNO FLIP!: the colour in force.
    pub colour: Option<String>,
    /// UNO FLIP!: the face on the discard pile.
    pub top: Option<String>,
    /// UNO FLIP!: the back of the top card of the draw pile.
    pub draw_top: Option<String>,
    /// UNO FLIP!: the hands.
    pub hands: Vec<Hand>,
    /// UNO FLIP!: the card just drawn, as a command would name it.
    pub drawn: Option<String>,
    /// UNO FLIP!: how many cards are stacked.
    pub stacked: Option<u32>,
    /// UNO FLIP!: the seat that has forgotten to call UNO.
    pub uncalled: Option<usize>,
    /// UNO FLIP!: a hand that was just shown to whoever looks.
    pub challenged: Option<Challenged>,
}

/// What lies in front of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Row {
    /// The numbers in the order they came.
    pub numbers: Vec<String>,
    /// The modifiers in the order they came.
    pub modifiers: Vec<String>,
    /// The player's part in the round.
    pub status: Status,
    /// Whether they hold a Second Chance.
    pub second_chance: bool,
    /// What the row brings if the round ends now.
    pub points: i64,
    /// The cards that would bust it.
    pub busts: Vec<String>,
}

/// What becomes of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Outcome {
    /// Whose row it is.
    pub seat: usize,
    /// What it becomes.
    pub outcome: Becomes,
}

/// What a row becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Becomes {
    /// It busts.
    Bust,
    /// It is wiped by the Unlucky 7.
    Wipe,
    /// It makes a Flip 7.
    Flip7,
}

/// A hand: one's own by its faces, the others' by their backs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Hand {
    /// How many cards.
    pub count: usize,
    /// The active faces.
    pub faces: Option<Vec<String>>,
    /// The inactive faces.
    pub backs: Option<Vec<String>>,
}

/// A side of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The light one.
    Light,
    /// The dark one.
    Dark,
}

/// Which way it goes round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Clockwise.
    Left,
    /// The other way.
    Right,
}

/// A hand that was shown.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Challenged {
    /// The seat whose hand it was.
    pub seat: usize,
    /// Its faces.
    pub faces: Vec<String>,
}
