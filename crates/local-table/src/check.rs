//! A game that is over, told once more from its record, and checked.

use crate::Checked;
use fair::Unfair;
use game::{Record, parse_seat};
use hosting::Audience;
use serde_json::Value;

/// Whether the shuffles of a recorded game were fair, and how its rounds went.
pub fn checked(record: &str) -> Checked {
    let whole = fair::verify(record.as_bytes()).map(|verified| verified.proof);
    let early = matches!(whole, Err(Unfair::NotOver { .. }));
    let proof = if early { fair::verify_ended_early(record.as_bytes()) } else { whole };
    let fair = proof.map(|proof| proof.commitment.to_string()).map_err(|unfair| unfair.to_string());
    Checked { rounds: rounds(record).unwrap_or_default(), fair, early }
}

/// The totals after each round, if the record is sound.
fn rounds(record: &str) -> Option<Vec<Vec<i64>>> {
    let record = Record::parse(record.as_bytes()).ok()?;
    let mut rounds = Vec::new();
    let (mut game, news) =
        hosting::begin(record.game.parse().ok()?, &record.rules, record.players.count(), record.seed?)
            .ok()?;
    note(&mut rounds, news.steps(Audience::Watcher).get());
    for step in &record.moves {
        let (seat, action) = step.as_str()?.split_once(' ')?;
        let news = game.play(parse_seat(seat)?, action).ok()?;
        note(&mut rounds, news.steps(Audience::Watcher).get());
    }
    Some(rounds)
}

/// Notes the totals if a round has ended in what is told.
fn note(rounds: &mut Vec<Vec<i64>>, told: &str) {
    let steps: Vec<Value> = serde_json::from_str(told).unwrap_or_default();
    let mut totals = rounds.last().cloned().unwrap_or_default();
    let mut ended = false;
    for step in steps.iter().filter(|step| step["event"] == "scored") {
        let seat = step["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok()).unwrap_or(1);
        totals.resize(totals.len().max(seat), 0);
        totals[seat - 1] = step["total"].as_i64().unwrap_or_default();
        ended = true;
    }
    if ended {
        rounds.push(totals);
    }
}
