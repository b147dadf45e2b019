//! What is asked for and answered by plain HTTP.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::avatar::Avatar;
#[cfg(feature = "openapi")]
use crate::game_name::GameName;
use crate::table_info::Phase;

/// How well a bot plays. Not every game has bots of all levels: `GET /api/v1/games` says
/// which. Messages carry the level as text, since a newer server may have more.
#[cfg(feature = "openapi")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Like a beginner.
    Easy,
    /// Like somebody who has played before.
    Normal,
    /// As well as the house can.
    Strong,
}

/// `POST /api/v1/tables`: open a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The game: `flip7`, `vengeance` or `unoflip`.
    #[cfg_attr(feature = "openapi", schema(value_type = GameName))]
    pub game: String,
    /// Its options, as in a record; what is missing has its default.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Map<String, Value>,
    /// How many seats the table has; as many as the game allows (at most 40) if
    /// left out.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 40))]
    pub seats: Option<usize>,
    /// Bots that sit down at once, each by its level.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_items = 40, value_type = Vec<Level>))]
    pub bots: Vec<String>,
    /// How many seconds a turn may take; no limit if left out.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(minimum = 5, maximum = 3600))]
    pub timer: Option<u32>,
    /// Whether anybody can find the table in the list.
    #[serde(default)]
    pub public: bool,
    /// Whether players may look at odds while they play.
    #[serde(default = "yes")]
    pub hints: bool,
    /// The name of whoever opens it, who then takes the first seat; without a
    /// name they come in as host without a seat.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(min_length = 1))]
    pub name: Option<String>,
    /// The picture that they are known by; nothing without a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(inline))]
    pub avatar: Option<Avatar>,
}

const fn yes() -> bool {
    true
}

/// The answer: what only the opener gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableOpened {
    /// The code that others join by.
    pub table: String,
    /// The secret of the host. Keep it; never put it in a link.
    pub host: String,
    /// The secret of the seat, if a name was given. Keep it; never put it in a
    /// link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The SHA-256 of the secret that the first game's shuffles will come from.
    pub commitment: String,
}

/// `GET /api/v1/tables/CODE` and the list `GET /api/v1/tables`: a table from
/// outside.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The code that people join by.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[A-HJKMNP-Z]{6}$"))]
    pub table: String,
    /// The name of the game that is played there.
    #[cfg_attr(feature = "openapi", schema(value_type = GameName))]
    pub game: String,
    /// All its options.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Map<String, Value>,
    /// How many seats there are.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 40))]
    pub seats: usize,
    /// How many people have one.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 40))]
    pub people: usize,
    /// How many bots have one.
    #[cfg_attr(feature = "openapi", schema(minimum = 0, maximum = 40))]
    pub bots: usize,
    /// How many seconds a turn may take.
    #[cfg_attr(feature = "openapi", schema(minimum = 5, maximum = 3600))]
    pub timer: Option<u32>,
    /// Whether it is in the list.
    pub public: bool,
    /// Whether the host lets nobody new come in. Such tables are not in the list.
    #[serde(default)]
    pub locked: bool,
    /// Whether a game is on.
    pub phase: Phase,
    /// The name of the host, if the host is at the table.
    pub host: Option<String>,
    /// The SHA-256 of the secret that the game's shuffles come from.
    pub commitment: String,
}

/// `GET /api/v1/games`: one game that can be played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// The name in requests and records.
    #[cfg_attr(feature = "openapi", schema(value_type = GameName))]
    pub game: String,
    /// The name people know it by.
    pub title: String,
    /// The fewest players.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 40))]
    pub fewest: usize,
    /// The most players at a table of the server.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 40))]
    pub most: usize,
    /// How well its bots can play, weakest first.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Level>))]
    pub levels: Vec<String>,
    /// All its options with their defaults.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub rules: Map<String, Value>,
}
