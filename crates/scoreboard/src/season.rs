//! Seasons: spans of games with a name and a standing of their own.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::file::MOST_SEASONS;
use crate::game::Game;
use crate::kept::SheetId;
use crate::standing::{Line, standing};

/// A span of games with a name. Each of its states is kept; the last one counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Season {
    /// Its own name, whatever people call it.
    pub id: SheetId,
    /// What people call it.
    pub name: String,
    /// The games that were begun from then on belong to it, in milliseconds since 1970.
    pub from: u64,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<Closed>,
}

/// How a season ended. Whatever becomes of its sheets, this stays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    /// Games that were begun from then on do not belong to it.
    pub at: u64,
    /// How everybody stood.
    pub standing: Vec<Line>,
}

/// Why a season cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSeason {
    /// Another is open.
    Open {
        /// What that is called.
        name: String,
    },
    /// This is no name.
    Name {
        /// What is wrong with it.
        why: String,
    },
    /// There are too many.
    Full,
    /// There is none that could be closed.
    Closed,
}

impl fmt::Display for NoSeason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open { name } => write!(f, "the season {name:?} is still open"),
            Self::Name { why } => f.write_str(why),
            Self::Full => write!(f, "there are at most {MOST_SEASONS} seasons"),
            Self::Closed => write!(f, "no season is open"),
        }
    }
}

impl std::error::Error for NoSeason {}

impl Season {
    /// Whether a game belongs to it.
    pub fn has(&self, game: &Game) -> bool {
        game.began >= self.from && self.closed.as_ref().is_none_or(|closed| game.began < closed.at)
    }

    /// How everybody stands in it, or stood when it was closed.
    pub fn standing(&self, games: &[Game]) -> Vec<Line> {
        match &self.closed {
            Some(closed) => closed.standing.clone(),
            None => standing(&games.iter().filter(|game| self.has(game)).cloned().collect::<Vec<Game>>()),
        }
    }
}

/// All seasons, in the order in which they began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seasons(Vec<Season>);

impl Seasons {
    /// The seasons that these states lead to. Of two states of a season the later counts; a
    /// season that was closed stays as it was then.
    pub fn read(states: impl IntoIterator<Item = Season>) -> Self {
        let mut seasons: Vec<Season> = Vec::new();
        for state in states {
            match seasons.iter_mut().find(|season| season.id == state.id) {
                Some(season) if season.closed.is_none() => *season = state,
                Some(season) => season.name = state.name,
                None => seasons.push(state),
            }
        }
        seasons.sort_by(|one, other| (one.from, &one.id).cmp(&(other.from, &other.id)));
        Self(seasons)
    }

    /// All of them.
    pub fn all(&self) -> &[Season] {
        &self.0
    }

    /// The one that is open.
    pub fn open(&self) -> Option<&Season> {
        self.0.iter().find(|season| season.closed.is_none())
    }

    /// A season that begins now. It is to be kept before it is shown.
    pub fn begin(&self, id: SheetId, name: &str, now: u64) -> Result<Season, NoSeason> {
        if let Some(open) = self.open() {
            return Err(NoSeason::Open { name: open.name.clone() });
        }
        if self.0.len() >= MOST_SEASONS {
            return Err(NoSeason::Full);
        }
        let name = protocol::names::name(name).map_err(|problem| NoSeason::Name { why: problem.message })?;
        Ok(Season { id, name, from: now, closed: None })
    }

    /// The open season as it is when it is closed now. It is to be kept before it is shown.
    pub fn close(&self, games: &[Game], now: u64) -> Result<Season, NoSeason> {
        let open = self.open().ok_or(NoSeason::Closed)?;
        let standing = open.standing(games);
        // A season that is closed in the moment it began has no games, but is one.
        Ok(Season { closed: Some(Closed { at: now.max(open.from), standing }), ..open.clone() })
    }
}
