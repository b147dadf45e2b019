//! What is kept of a table: everything that was entered, one entry after the other.
//!
//! ```
//! use real_table::{Entry, Input, kept};
//! use serde_json::from_str;
//!
//! let log = [
//!     r#"{"began":{"game":"flip7","rules":{"edition":"pl"},"names":["Ann","Ben"],"dealer":2}}"#,
//!     r#"{"entered":{"move":"hit"}}"#,
//!     r#"{"entered":{"card":"12"}}"#,
//!     r#""taken_back""#,
//! ];
//! let entries: Vec<Entry<Input>> = log.iter().filter_map(|line| from_str(line).ok()).collect();
//! let (setup, inputs) = kept(&entries).expect("a table");
//! assert_eq!(setup.names, ["Ann", "Ben"]);
//! assert_eq!(inputs, [Input::Move("hit".into())]);
//! ```

use serde::{Deserialize, Serialize};

use crate::setup::TableSetup;

/// One entry of the log of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry<I> {
    /// A game begins, and whatever was before is over.
    Began(TableSetup),
    /// Something was entered.
    Entered(I),
    /// The last of what was entered was taken back.
    TakenBack,
}

/// What is entered at a table with a referee. Cards and moves are written as in records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Input {
    /// This card came off the deck.
    Card(String),
    /// Whoever had to choose chose this.
    Move(String),
}

/// What is entered at a table whose cards are only counted. Cards are written as in records, seats are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tap {
    /// A card of the deck has come to lie in front of a player.
    Lay {
        /// The player.
        seat: usize,
        /// The card.
        card: String,
    },
    /// A card of the deck was played by a player, or came to nothing, and lies on the discard pile.
    Toss {
        /// Who drew it.
        seat: usize,
        /// The card.
        card: String,
    },
    /// A card in front of a player was discarded.
    Take {
        /// The player.
        seat: usize,
        /// The card.
        card: String,
    },
    /// A card went from one player to another.
    Pass {
        /// Who had it.
        from: usize,
        /// The card.
        card: String,
        /// Who has it now.
        to: usize,
    },
    /// Two cards changed places.
    Swap {
        /// One of the players.
        first: usize,
        /// The card that was theirs.
        first_card: String,
        /// The other player.
        second: usize,
        /// The card that was theirs.
        second_card: String,
    },
    /// A player stays.
    Stay {
        /// The player.
        seat: usize,
    },
    /// The bonus of a brutal Flip 7 goes to its player, or comes off somebody else's points.
    Bonus {
        /// Whom it is for.
        on: usize,
    },
    /// The round is over: it is scored, and all its cards are discarded.
    RoundOver,
    /// The discard pile was shuffled.
    Shuffle,
}

/// What a table began from and what was entered since, by its log; nothing if no game has begun.
pub fn kept<I: Clone>(entries: &[Entry<I>]) -> Option<(TableSetup, Vec<I>)> {
    let mut kept: Option<(TableSetup, Vec<I>)> = None;
    for entry in entries {
        match (entry, &mut kept) {
            (Entry::Began(setup), kept) => *kept = Some((setup.clone(), Vec::new())),
            (Entry::Entered(input), Some((_, inputs))) => inputs.push(input.clone()),
            (Entry::TakenBack, Some((_, inputs))) => {
                inputs.pop();
            }
            (Entry::Entered(_) | Entry::TakenBack, None) => {}
        }
    }
    kept
}
