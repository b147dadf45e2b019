//! A game that is over, told once more from its record.

use protocol::hosted;
use protocol::wire::Audience;
use serde_json::Value;
use table::{Record, parse_seat};

use crate::room::{Rounds, add_up};

/// The totals after each round of a recorded game, if the record is sound.
pub fn rounds(record: &str) -> Option<Rounds> {
    let record = Record::parse(record.as_bytes()).ok()?;
    let mut rounds = Rounds::new();
    let (mut game, news) =
        hosted::begin(&record.game, &record.rules, record.players.count(), record.seed?).ok()?;
    note(&mut rounds, news.told(Audience::Watcher).get());
    for step in &record.moves {
        let (seat, action) = step.as_str()?.split_once(' ')?;
        let news = game.play(parse_seat(seat)?, action).ok()?;
        note(&mut rounds, news.told(Audience::Watcher).get());
    }
    Some(rounds)
}

fn note(rounds: &mut Rounds, told: &str) {
    let steps: Vec<Value> = serde_json::from_str(told).unwrap_or_default();
    add_up(rounds, &steps);
}
