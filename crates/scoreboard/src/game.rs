//! What a sheet says about each of its players.

use hosting::GameName;
use protocol::Avatar;
use rows::Status;
use score_keeper::{How, Outcome, Place, PlayerId, Points, ScoreSheet};
use serde::{Deserialize, Serialize};

use crate::kept::{Kept, PersonKey, SheetId};

/// What is played. UNO FLIP! is two games here: whether many points are good is not the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Kind {
    /// The game.
    pub game: GameName,
    /// Whether the fewest points win (U-71).
    pub lowest: bool,
}

/// How a game came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// It goes on.
    Open,
    /// Somebody has won it.
    Won,
    /// It was ended before anybody had won.
    Ended,
}

/// What a sheet says about each of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The sheet.
    pub sheet: SheetId,
    /// What was played.
    pub kind: Kind,
    /// When it was begun, in milliseconds since 1970.
    pub began: u64,
    /// When something was last written.
    pub changed: u64,
    /// How it came out.
    pub finish: Finish,
    /// Everybody who played a round of it, in the order of the seats.
    pub parts: Vec<Part>,
}

/// The part that somebody had in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Who.
    pub who: PersonKey,
    /// What they were called then.
    pub name: String,
    /// Their picture then.
    pub avatar: Option<Avatar>,
    /// Their points at the end.
    pub total: i64,
    /// Their place at the end, unless they had gone.
    pub place: Option<usize>,
    /// Whether they won.
    pub won: bool,
    /// Their points of each round, unless they were not there.
    pub points: Vec<Option<i64>>,
    /// In how many rounds they busted, as far as their cards say.
    pub busts: u32,
    /// In how many rounds they had a Flip 7, as far as their cards say.
    pub flip_7s: u32,
}

impl Game {
    /// What a sheet says.
    pub fn of(kept: &Kept) -> Self {
        let sheet = kept.log.sheet();
        let outcome = sheet.outcome();
        Self {
            sheet: kept.id.clone(),
            kind: Kind { game: sheet.rules().game(), lowest: sheet.rules().lowest_wins() },
            began: kept.began(),
            changed: kept.changed(),
            finish: match outcome {
                Outcome::Open | Outcome::Tied { .. } => Finish::Open,
                Outcome::Won { .. } => Finish::Won,
                Outcome::Ended { .. } => Finish::Ended,
            },
            parts: sheet.places().iter().filter_map(|place| part(sheet, place, &outcome)).collect(),
        }
    }

    /// The part that somebody had in it.
    pub fn part(&self, who: &PersonKey) -> Option<&Part> {
        self.parts.iter().find(|part| part.who == *who)
    }
}

/// The part of somebody who played a round.
fn part(sheet: &ScoreSheet, place: &Place, outcome: &Outcome) -> Option<Part> {
    let player = &place.player;
    let rounds: Vec<Option<&Points>> =
        sheet.rounds().iter().map(|round| played(round.points(&player.id))).collect();
    if rounds.iter().all(Option::is_none) {
        return None;
    }
    let ended = |status| {
        let by_cards = |points: &&Points| matches!(points.how, How::Sum(_, Some(how)) if how == status);
        u32::try_from(rounds.iter().copied().flatten().filter(by_cards).count()).unwrap_or(u32::MAX)
    };
    Some(Part {
        who: PersonKey::of(&player.name)?,
        name: player.name.clone(),
        avatar: player.avatar,
        total: sheet.total(&player.id, sheet.last_round()),
        place: place_of(sheet, &player.id),
        won: matches!(outcome, Outcome::Won { player: winner } if *winner == player.id),
        busts: ended(Status::Busted),
        flip_7s: ended(Status::Flip7),
        points: rounds.iter().map(|points| points.map(|points| points.points)).collect(),
    })
}

fn played(points: Option<&Points>) -> Option<&Points> {
    points.filter(|points| points.how != How::Away)
}

/// After the last round of which everything is written down.
fn place_of(sheet: &ScoreSheet, player: &PlayerId) -> Option<usize> {
    let standings = sheet.standings(sheet.whole_rounds());
    standings.into_iter().find(|standing| standing.player == *player)?.place
}
