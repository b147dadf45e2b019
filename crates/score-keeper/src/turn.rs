//! What somebody had in a round, as it is written down.

use serde::{Deserialize, Serialize};

use crate::id::PlayerId;

/// What somebody had in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// So many points, which somebody else has worked out.
    Points(i64),
    /// These cards.
    Cards(Held),
    /// The player was not there in this round.
    Away,
}

/// The cards of somebody at the end of a round. Games of rows: those in front of the player.
/// UNO FLIP!: those in the hand, by the faces then in play; nobody has none but whoever went
/// out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The cards by their codes, in the order in which they were touched.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<String>,
    /// What is said of them beside.
    #[serde(default, skip_serializing_if = "Claim::is_unsaid")]
    pub claim: Claim,
    /// The modifiers that were given after a bust, in brutal mode (V-61).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after_bust: Vec<String>,
    /// Who the bonus of a Flip 7 went to, in brutal mode (V-62).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Bonus>,
}

/// What is said about the cards of a game of rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// Nothing: the cards show a bust or a Flip 7.
    #[default]
    Unsaid,
    /// They have neither busted nor a Flip 7.
    InPlay,
    /// They have busted.
    Busted,
    /// They have the Flip 7 that ended the round.
    Flip7,
}

impl Claim {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
    fn is_unsaid(&self) -> bool {
        *self == Self::Unsaid
    }
}

impl From<Claim> for rows::Claim {
    fn from(claim: Claim) -> Self {
        match claim {
            Claim::Unsaid => Self::Unsaid,
            Claim::InPlay => Self::InPlay,
            Claim::Busted => Self::Busted,
            Claim::Flip7 => Self::Flip7,
        }
    }
}

/// What the player with a brutal Flip 7 chose (V-62).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// The points for themself.
    Own,
    /// To take them off somebody else's round.
    Off(PlayerId),
}

impl Held {
    /// A bust, of which the cards do not matter.
    pub fn busted() -> Self {
        Self { claim: Claim::Busted, ..Self::default() }
    }
}
