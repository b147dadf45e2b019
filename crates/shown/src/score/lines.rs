//! A line for everybody: who they are, how they stand, what a round brought them.

use rows::Status;
use score_keeper::{How, PlayerId, Points, ScoreSheet, Turn};

use crate::look::{self, Look};

/// Somebody in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who.
    pub player: PlayerId,
    /// What they are called.
    pub name: String,
    /// How they look.
    pub look: Look,
    /// Whether they deal.
    pub deals: bool,
    /// All their points, with those of this round.
    pub total: i64,
    /// Their place after the last round that is whole.
    pub place: Option<usize>,
    /// Their place a round before.
    pub before: Option<usize>,
    /// What the round brought them, once that is written down.
    pub mark: Option<Mark>,
}

/// What a round brought somebody, at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// So many points.
    Points(i64),
    /// A bust, and the points that others gave them after it.
    Bust(i64),
    /// The Flip 7 that ended the round.
    Flip7(i64),
    /// They went out, and the others' points are theirs.
    Out(i64),
    /// They were not there.
    Away,
}

impl Mark {
    /// What is written of somebody in a round, if something is.
    pub fn of(sheet: &ScoreSheet, round: u32, player: &PlayerId) -> Option<Self> {
        let round = sheet.round(round)?;
        let Points { points, how } = round.points(player)?;
        let out = matches!(&round.cell(player)?.turn, Turn::Cards(held) if held.cards.is_empty());
        Some(match how {
            How::Sum(_, Some(Status::Busted)) => Self::Bust(*points),
            How::Sum(_, Some(Status::Flip7)) => Self::Flip7(*points),
            How::Sum(_, None) if out => Self::Out(*points),
            How::Collected(_) => Self::Out(*points),
            How::Away => Self::Away,
            How::Typed | How::Left(..) | How::Sum(..) => Self::Points(*points),
        })
    }

    /// The points.
    pub const fn points(self) -> i64 {
        match self {
            Self::Points(points) | Self::Bust(points) | Self::Flip7(points) | Self::Out(points) => points,
            Self::Away => 0,
        }
    }
}

/// Everybody who plays in a round, in the order of the seats.
pub fn lines(sheet: &ScoreSheet, round: u32) -> Vec<Line> {
    let looks = looks(sheet);
    let standings = match sheet.whole_rounds().min(round) {
        0 => Vec::new(),
        whole => sheet.standings(whole),
    };
    let dealer = sheet.round(round).map(|round| &round.dealer);
    let there = sheet.places().iter().zip(looks).filter(|(place, _)| place.is_present(round));
    let line = |(place, look): (&score_keeper::Place, Look)| {
        let player = &place.player.id;
        let standing = standings.iter().find(|standing| standing.player == *player);
        Line {
            player: player.clone(),
            name: place.player.name.clone(),
            look,
            deals: dealer == Some(player),
            total: sheet.total(player, round),
            place: standing.and_then(|standing| standing.place),
            before: standing.and_then(|standing| standing.before),
            mark: Mark::of(sheet, round, player),
        }
    };
    there.map(line).collect()
}

/// How everybody on a sheet looks, in the order of the seats.
pub fn looks(sheet: &ScoreSheet) -> Vec<Look> {
    look::given(&sheet.places().iter().map(|place| place.player.avatar).collect::<Vec<_>>())
}

/// The totals of everybody on the sheet after each whole round, for the chart.
pub fn totals(sheet: &ScoreSheet) -> Vec<Vec<i64>> {
    let mut now: Vec<i64> = sheet.places().iter().map(|place| place.start).collect();
    let whole = usize::try_from(sheet.whole_rounds()).unwrap_or_default();
    let after = |round: &score_keeper::Round| {
        for (place, total) in sheet.places().iter().zip(&mut now) {
            *total += round.points(&place.player.id).map_or(0, |points| points.points);
        }
        now.clone()
    };
    sheet.rounds().iter().take(whole).map(after).collect()
}
