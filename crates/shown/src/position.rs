//! A game as the page is shown it: the positions of all three games, read into
//! the types of the games.

use std::collections::BTreeMap;

use hosting::{AnyCard, GameName};
use rows::Status;
use serde::Deserialize;
use serde_json::Value;
use unoflip::{Colour, Direction, Face, SeenHand, Side};

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
    #[serde(skip)]
    pub pending: Option<Pending>,
    /// Cards that were set aside.
    #[serde(skip)]
    pub aside: Vec<AnyCard>,
    /// Flip 7 and Vengeance: what lies in front of every seat.
    #[serde(skip)]
    pub rows: Vec<Row>,
    /// Flip 7 and Vengeance: how many of each card nobody has seen.
    #[serde(skip)]
    pub unseen: BTreeMap<AnyCard, u32>,
    /// Flip 7 and Vengeance: what becomes of rows by some of the choices.
    pub outcomes: BTreeMap<String, Vec<Foreseen>>,
    /// UNO FLIP!: the side in play.
    pub side: Option<Side>,
    /// UNO FLIP!: which way it goes round.
    pub direction: Option<Direction>,
    /// UNO FLIP!: the colour in force.
    pub colour: Option<Colour>,
    /// UNO FLIP!: the face on the discard pile.
    pub top: Option<Face>,
    /// UNO FLIP!: the back of the top card of the draw pile.
    pub draw_top: Option<Face>,
    /// UNO FLIP!: the hands.
    pub hands: Vec<SeenHand>,
    /// UNO FLIP!: the card just drawn, as a command would name it.
    pub drawn: Option<String>,
    /// UNO FLIP!: how many cards are stacked.
    pub stacked: Option<u32>,
    /// UNO FLIP!: the seat that has forgotten to call UNO.
    pub uncalled: Option<usize>,
    /// UNO FLIP!: a hand that was just shown to whoever looks.
    pub challenged: Option<Challenged>,
}

/// The parts of a position whose meaning depends on the game.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Coded {
    pending: Option<String>,
    aside: Vec<String>,
    rows: Vec<Row<String>>,
    unseen: BTreeMap<String, u32>,
}

impl Position {
    /// Reads a position of a game. Nothing comes of one with something in it
    /// that this page does not know.
    pub fn read(game: GameName, position: &Value) -> Option<Self> {
        let coded = Coded::deserialize(position).ok()?;
        let unseen = coded.unseen.iter().map(|(code, count)| Some((AnyCard::read(game, code)?, *count)));
        Some(Self {
            pending: match coded.pending {
                Some(word) => Some(Pending::read(game, &word)?),
                None => None,
            },
            aside: cards(game, &coded.aside)?,
            rows: coded.rows.iter().map(|row| row.read(game)).collect::<Option<_>>()?,
            unseen: unseen.collect::<Option<_>>()?,
            ..Self::deserialize(position).ok()?
        })
    }
}

fn cards(game: GameName, codes: &[String]) -> Option<Vec<AnyCard>> {
    codes.iter().map(|code| AnyCard::read(game, code)).collect()
}

/// What is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Flip 7 and Vengeance: where this card goes.
    Card(AnyCard),
    /// Vengeance: who gets the bonus of a brutal Flip 7.
    Bonus,
    /// UNO FLIP!: a colour.
    Colour,
    /// UNO FLIP!: whether the card just drawn is played.
    Drawn,
    /// UNO FLIP!: whether a wild is challenged.
    Challenge,
    /// UNO FLIP!: whether to stack or to draw.
    Stack,
}

impl Pending {
    fn read(game: GameName, word: &str) -> Option<Self> {
        match (game, word) {
            (GameName::Vengeance, "bonus") => Some(Self::Bonus),
            (GameName::Flip7 | GameName::Vengeance, code) => AnyCard::read(game, code).map(Self::Card),
            (GameName::UnoFlip, "colour") => Some(Self::Colour),
            (GameName::UnoFlip, "drawn") => Some(Self::Drawn),
            (GameName::UnoFlip, "challenge") => Some(Self::Challenge),
            (GameName::UnoFlip, "stack") => Some(Self::Stack),
            (GameName::UnoFlip, _) => None,
        }
    }

    /// The card whose place is being chosen.
    pub const fn card(self) -> Option<AnyCard> {
        match self {
            Self::Card(card) => Some(card),
            Self::Bonus | Self::Colour | Self::Drawn | Self::Challenge | Self::Stack => None,
        }
    }
}

/// What lies in front of a player.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Row<Card = AnyCard> {
    /// The numbers in the order they came.
    pub numbers: Vec<Card>,
    /// The modifiers in the order they came.
    pub modifiers: Vec<Card>,
    /// The player's part in the round.
    pub status: Status,
    /// Whether they hold a Second Chance.
    pub second_chance: bool,
    /// What the row brings if the round ends now.
    pub points: i64,
    /// The cards that would bust it.
    pub busts: Vec<Card>,
}

impl<Card> Default for Row<Card> {
    fn default() -> Self {
        Self {
            numbers: Vec::new(),
            modifiers: Vec::new(),
            status: Status::default(),
            second_chance: false,
            points: 0,
            busts: Vec::new(),
        }
    }
}

impl Row<String> {
    fn read(&self, game: GameName) -> Option<Row> {
        Some(Row {
            numbers: cards(game, &self.numbers)?,
            modifiers: cards(game, &self.modifiers)?,
            status: self.status,
            second_chance: self.second_chance,
            points: self.points,
            busts: cards(game, &self.busts)?,
        })
    }
}

/// What becomes of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Foreseen {
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

/// A hand that was shown.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Challenged {
    /// The seat whose hand it was.
    pub seat: usize,
    /// Its faces.
    pub faces: Vec<Face>,
}

#[cfg(test)]
mod tests {
    use game::{Seat, Seed};
    use hosting::Audience;
    use serde_json::{Map, json};

    use super::*;

    #[test]
    fn every_position_of_a_game_is_read() {
        for game in GameName::ALL {
            let (mut hosted, _) = hosting::begin(game, &Map::new(), 3, Seed::from(7)).unwrap();
            hosted.seat_bots(&[Some("easy"); 3]);
            for ply in 0..200_u128 {
                for audience in Seat::all(3).map(Audience::Seat).chain([Audience::Watcher]) {
                    let sent: Value = serde_json::from_str(hosted.position(audience).get()).unwrap();
                    let read = Position::read(game, &sent).unwrap_or_else(|| panic!("{game}: {sent}"));
                    assert_eq!(read.pending.is_some(), !sent["pending"].is_null(), "{sent}");
                }
                let Some((seat, action)) = hosted.bot_move(Seed::from(ply)) else { break };
                hosted.play(seat, &action).unwrap();
            }
        }
    }

    #[test]
    fn a_position_with_an_unknown_card_is_not_read() {
        let rows = |card: &str| json!({"rows": [{"numbers": ["7"], "busts": [card]}]});
        assert!(Position::read(GameName::Flip7, &rows("7")).is_some());
        assert!(Position::read(GameName::Flip7, &rows("mirror")).is_none());
        assert!(Position::read(GameName::Vengeance, &json!({"pending": "bonus"})).is_some());
        assert!(Position::read(GameName::Flip7, &json!({"pending": "bonus"})).is_none());
        assert!(Position::read(GameName::UnoFlip, &json!({"top": "z7"})).is_none());
        assert!(Position::read(GameName::UnoFlip, &json!({"pending": "nap"})).is_none());
    }
}
