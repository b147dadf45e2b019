//! Hints: what a player may want to know before a choice, of what their seat sees.
//!
//! A [`Question`] is made of a position as it is shown, and has nothing in it that the seat may
//! not know. Its [`Answer`] can take a while: in the page a worker finds it (`main.rs`). [`said`]
//! puts it into words. Nothing here knows a browser.
//!
//! ```
//! use hints::{Answer, Question};
//! use hosting::GameName;
//! use serde_json::{Map, json};
//! use shown::Position;
//!
//! // Somebody else has one card, which has an orange 1 on its back.
//! let told = json!({"to_act": 1, "choices": ["draw"], "side": "light", "top": "r7", "colour": "r",
//!     "direction": "left", "hands": [{"count": 1, "faces": ["b2"]}, {"count": 1, "backs": ["o1"]}]});
//! let position = Position::read(GameName::UnoFlip, &told).unwrap();
//! let question = Question::about(GameName::UnoFlip, &Map::new(), &position, 1).unwrap();
//! let Answer::Hands(hands) = question.answer() else { panic!("hands") };
//! // Its other side is a red 7, which would fit, or a green Reverse; and one of the two red 7s lies there.
//! assert!((hands[0].fits - 1.0 / 3.0).abs() < 1e-12);
//! ```

mod hands;
mod picture;
mod round;
mod words;

use hosting::GameName;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use shown::Position;

pub use hands::{Hand, Hands};
pub use picture::Bar;
pub use round::{Outlook, Round};
pub use words::{Fact, Held, Picture, Said, said};

/// What somebody asks before a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// What a round of a game of rows has in store.
    Round(Round),
    /// What the others may hold in UNO FLIP!
    Hands(Hands),
}

/// What there is to know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// What the round has in store.
    Outlook(Outlook),
    /// What each of the others may hold, the next to play first.
    Hands(Vec<Hand>),
    /// There are too many ways for the round to go.
    TooLarge,
}

impl Question {
    /// What a seat may ask now, by what it sees and by what was agreed on; nothing while it has
    /// nothing to choose that hints are for.
    pub fn about(
        game: GameName,
        rules: &Map<String, Value>,
        position: &Position,
        seat: usize,
    ) -> Option<Self> {
        if position.over || position.to_act != Some(seat) {
            return None;
        }
        match game {
            GameName::Flip7 | GameName::Vengeance => {
                Round::about(game, rules, position, seat).map(Self::Round)
            }
            GameName::UnoFlip => Hands::about(position, seat).map(Self::Hands),
        }
    }

    /// Works the answer out.
    pub fn answer(&self) -> Answer {
        match self {
            Self::Round(round) => round.outlook().map_or(Answer::TooLarge, Answer::Outlook),
            Self::Hands(hands) => Answer::Hands(hands.answer()),
        }
    }
}

/// A question with a number, by which its answer is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The number.
    pub number: u32,
    /// The question.
    pub question: Question,
}

/// An answer with the number of its question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// The number.
    pub number: u32,
    /// The answer.
    pub answer: Answer,
}
