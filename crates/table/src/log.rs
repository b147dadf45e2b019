//! What is written in a table's log.

use fair::{Commitment, Salt};
use protocol::{Avatar, By, Emote, GameName, known_avatar};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Something that happened at a table, and when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub event: LogEvent,
}

/// Something that happened at a table. The table is nothing but what follows
/// from these, and the secrets that are kept apart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum LogEvent {
    /// The table was opened.
    Opened(Spec),
    /// Somebody came in.
    Joined {
        /// Their number at this table.
        guest: u32,
        /// What they call themselves.
        name: String,
        /// The picture they have chosen to be known by.
        #[serde(default, deserialize_with = "known_avatar", skip_serializing_if = "Option::is_none")]
        avatar: Option<Avatar>,
    },
    /// A guest sat down, or waits for a seat.
    Sat {
        /// The number of the guest who sits or waits.
        guest: u32,
    },
    /// A guest gave up their seat.
    Stood {
        /// The number of the guest whose seat is free now.
        guest: u32,
    },
    /// A guest left.
    Left {
        /// The number of the guest who is gone.
        guest: u32,
    },
    /// A guest was sent away.
    Kicked {
        /// The number of the guest whom the host sent away.
        guest: u32,
    },
    /// A guest was sent away and may not come back.
    Banned {
        /// The number of the guest whom the host banned.
        guest: u32,
    },
    /// Those who were not connected were sent away.
    Cleared {
        /// The numbers of those guests.
        guests: Vec<u32>,
    },
    /// The host lets nobody new come in, or does so again.
    Locked {
        /// Whether nobody may.
        on: bool,
    },
    /// A bot sat down.
    BotSat {
        /// How well it plays.
        level: String,
    },
    /// A bot was taken off its seat.
    BotLeft {
        /// The number of the seat.
        seat: usize,
    },
    /// Somebody is the host now.
    HostChanged {
        /// The number of the new host.
        guest: u32,
    },
    /// A guest added random bytes to the shuffles of the next game.
    Salted {
        /// The number of the guest who gave bytes.
        guest: u32,
        /// The bytes that go into the seed of the next game.
        salt: Salt,
    },
    /// A game began. Its shuffles are fixed by this and the secret.
    Started {
        /// Which at this table, counted from 1.
        number: u32,
        /// The bytes that go into its shuffles.
        salts: Vec<SeatSalt>,
    },
    /// Somebody moved.
    Moved {
        /// The number of the seat.
        seat: usize,
        /// The move, as a record writes it.
        action: String,
        /// Who decided for the seat.
        by: By,
    },
    /// A bot plays a guest's seat, or does so no longer.
    Rested {
        /// The number of the seat.
        seat: usize,
        /// Whether a bot plays it.
        on: bool,
        /// Whether the guest was away, and did not ask for it.
        away: bool,
    },
    /// A game is over: its secret may be known, and the next one's is fixed.
    Ended {
        /// The secret of the game that is over, in hex digits.
        secret: String,
        /// The commitment for the next.
        commitment: Commitment,
    },
    /// Somebody said something.
    Said {
        /// The number of the guest who wrote.
        guest: u32,
        /// The message, as it was typed.
        text: String,
    },
    /// Somebody showed a feeling.
    Emoted {
        /// The number of the guest who shows it.
        guest: u32,
        /// One of the emotes that there are.
        emote: Emote,
    },
    /// The table was closed.
    Closed {
        /// Whether because nobody had been there for long.
        idle: bool,
    },
}

/// What a table was opened with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spec {
    /// The name of the game that is played here.
    pub game: GameName,
    /// All its options.
    pub rules: Map<String, Value>,
    /// How many seats there can be.
    pub seats: usize,
    /// How many seconds a turn may take.
    pub timer: Option<u32>,
    /// Whether it is in the list.
    pub public: bool,
    /// Whether players may look at odds.
    pub hints: bool,
    /// The commitment for the first game.
    pub commitment: Commitment,
}

/// The bytes that a seat adds to the shuffles of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSalt {
    /// The number of the seat.
    pub seat: usize,
    /// The bytes that its player gave.
    pub salt: Salt,
}
