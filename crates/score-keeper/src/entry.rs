//! What is written on a sheet, entry after entry: the sheet is what they lead to.

use std::collections::BTreeMap;

use hosting::GameName;
use protocol::{Avatar, known_avatar};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::id::{EntryId, PlayerId};
use crate::turn::Turn;

/// An entry of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// Its name, which no other has.
    pub id: EntryId,
    /// How many entries of the sheet its writer knew, without those of the writer's own that
    /// nobody else had yet. What comes from others after these was written at the same time.
    pub seen: u64,
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// What was done.
    #[serde(flatten)]
    pub act: Act,
}

/// What somebody did to a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum Act {
    /// A sheet is begun. Nothing comes before it, and it cannot be undone.
    Begin {
        /// The game that is played.
        game: GameName,
        /// What was agreed on, as a record writes it.
        rules: Map<String, Value>,
        /// Who plays, in the order of the seats.
        players: Vec<Player>,
        /// Who deals first.
        dealer: PlayerId,
    },
    /// Somebody joins in the round that is open.
    Join {
        /// Who.
        player: Player,
        /// At which place among all seats, counted from 0.
        place: usize,
        /// The points they begin with.
        points: i64,
    },
    /// Somebody goes: from the round that is open, or after it if they have points in it.
    Leave {
        /// Who.
        player: PlayerId,
    },
    /// Somebody who went comes back for the round that is open.
    Return {
        /// Who.
        player: PlayerId,
    },
    /// Somebody is called otherwise.
    Call {
        /// Who, by their new name.
        player: Player,
    },
    /// Everybody sits in this order.
    Sit {
        /// All players, those too who went.
        order: Vec<PlayerId>,
    },
    /// Somebody deals in the round that is open.
    Deal {
        /// Who.
        player: PlayerId,
    },
    /// The game goes to so many points.
    Target {
        /// The points.
        points: u32,
    },
    /// What players had in a round is written down, or wiped out.
    Write {
        /// The round, counted from 1.
        round: u32,
        /// Of each player what they had, or nothing any more.
        turns: BTreeMap<PlayerId, Option<Turn>>,
    },
    /// The game is ended before anybody has won it.
    End,
    /// A game that was ended goes on.
    GoOn,
    /// An entry does not count any more.
    Undo {
        /// The entry.
        entry: EntryId,
    },
    /// An entry that was undone counts again.
    Redo {
        /// The entry.
        entry: EntryId,
    },
}

/// Somebody on a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Who it is, whatever they are called.
    pub id: PlayerId,
    /// What they are called. By this they are known again on other sheets.
    pub name: String,
    /// The picture they have chosen to be known by.
    #[serde(default, deserialize_with = "known_avatar")]
    pub avatar: Option<Avatar>,
}
