//! What a list of sheets shows of one, kept beside it: so a list needs not read whole sheets.

use hosting::GameName;
use protocol::{Avatar, known_avatar};
use score_keeper::{Outcome, PlayerId, ScoreSheet};
use serde::{Deserialize, Serialize};

use super::draft::Draft;

/// A sheet in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The game.
    pub game: GameName,
    /// Everybody on it, in the order of the seats.
    pub players: Vec<Sat>,
    /// The last round.
    pub round: u32,
    /// How it stands.
    pub state: State,
    /// What is being entered.
    #[serde(default)]
    pub draft: Option<Draft>,
}

/// Somebody on a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sat {
    /// What they are called.
    pub name: String,
    /// The picture they have chosen.
    #[serde(default, deserialize_with = "known_avatar")]
    pub avatar: Option<Avatar>,
    /// Their points.
    pub total: i64,
}

/// How a game stands, for a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// It goes on.
    Open,
    /// Somebody has won.
    Won(String),
    /// It was ended before.
    Ended,
}

impl Summary {
    /// What a list shows of a sheet.
    pub fn of(sheet: &ScoreSheet, draft: Option<Draft>) -> Self {
        let round = sheet.last_round();
        let sat = |place: &score_keeper::Place| Sat {
            name: place.player.name.clone(),
            avatar: place.player.avatar,
            total: sheet.total(&place.player.id, round),
        };
        let name = |player: &PlayerId| sheet.place(player).map(|place| place.player.name.clone());
        let state = match sheet.outcome() {
            Outcome::Open | Outcome::Tied { .. } => State::Open,
            Outcome::Won { player } => State::Won(name(&player).unwrap_or_default()),
            Outcome::Ended { .. } => State::Ended,
        };
        let players = sheet.places().iter().map(sat).collect();
        Self { game: sheet.rules().game(), players, round, state, draft }
    }

    /// Whether it goes on.
    pub const fn is_open(&self) -> bool {
        matches!(self.state, State::Open)
    }
}

/// Everybody who is on these sheets, each once, with the picture that they had first: the sheets
/// are to come newest first.
pub fn remembered<'a>(sheets: impl Iterator<Item = &'a Summary>) -> Vec<(String, Option<Avatar>)> {
    let mut known: Vec<(String, Option<Avatar>)> = Vec::new();
    for sat in sheets.flat_map(|sheet| &sheet.players) {
        if !known.iter().any(|(name, _)| name.to_lowercase() == sat.name.to_lowercase()) {
            known.push((sat.name.clone(), sat.avatar));
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_remembered_once_and_as_they_were_last() {
        let sheet = |players: &[(&str, Option<Avatar>)]| Summary {
            game: GameName::Flip7,
            players: players
                .iter()
                .map(|&(name, avatar)| Sat { name: name.into(), avatar, total: 0 })
                .collect(),
            round: 1,
            state: State::Open,
            draft: None,
        };
        let sheets =
            [sheet(&[("Ann", Some(Avatar::Owl)), ("Ben", None)]), sheet(&[("ann", None), ("Cas", None)])];
        let known = remembered(sheets.iter());
        assert_eq!(known, [("Ann".into(), Some(Avatar::Owl)), ("Ben".into(), None), ("Cas".into(), None)]);
    }

    #[test]
    fn a_sheet_by_a_newer_page_may_say_more() {
        let text = r#"{"game":"flip7","players":[{"name":"Ann","avatar":"dragon","total":3}],"round":2,"state":"open","more":1}"#;
        let read: Summary = serde_json::from_str(text).unwrap();
        assert_eq!((read.players[0].avatar, read.draft.is_none()), (None, true));
    }
}
