//! How the table stands, in sentences.

use hosting::{AnyCard, GameName};
use rows::Status;
use shown::position::{Position, Row};
use shown::{cards, odds};
use unoflip::{Direction, Face, Side};

use crate::model::Model;

/// How the table stands, a line for every seat.
pub fn table(model: &Model) -> Vec<String> {
    let room = &model.room;
    let (Some(kind), Some(position)) = (room.kind(), model.position()) else { return Vec::new() };
    let position = &*position;
    let mut lines = vec![round(model, position)];
    match kind {
        GameName::Flip7 | GameName::Vengeance => {
            let rows = position.rows.iter().zip(1..);
            lines.extend(rows.map(|(row, seat)| in_rows(model, position, row, seat)));
        }
        GameName::UnoFlip => {
            lines.extend(middle(model, position));
            lines.extend((1..=position.hands.len()).map(|seat| in_unoflip(model, position, seat)));
            lines.extend(hand(model));
        }
    }
    lines.extend(shown(model, position));
    lines
}

/// What the position says about the next card, if that is wanted and allowed.
pub fn hint(model: &Model) -> Option<String> {
    let (room, words) = (&model.room, &model.room.words);
    if !model.hints {
        return None;
    }
    if !room.table.as_ref()?.hints {
        return Some(words.say("terminal-no-hints"));
    }
    let (position, seat) = (model.position()?, room.seat()?);
    match room.kind()? {
        GameName::Flip7 | GameName::Vengeance => {
            let percent = odds::bust_percent(&position, seat)?;
            Some(words.say_with("game-bust-chance", &[("percent", percent.into())]))
        }
        GameName::UnoFlip => {
            let points: u32 = model.held().iter().map(|card| card.face.points()).sum();
            let worth = words.say_with("count-points", &[("points", points.into())]);
            Some(format!("{}: {worth}", words.say("game-your-hand")))
        }
    }
}

/// The word for a status.
pub const fn status(status: Status) -> &'static str {
    match status {
        Status::Active => "status-active",
        Status::Stayed => "status-stayed",
        Status::Frozen => "status-frozen",
        Status::Busted => "status-busted",
        Status::Flip7 => "status-flip7",
    }
}

/// The cards of a row in the order in which they are shown: numbers, modifiers, and the Second
/// Chance beside them.
pub fn lying(row: &Row) -> Vec<AnyCard> {
    let beside = row.second_chance.then(|| flip7::Card::SecondChance.into());
    row.numbers.iter().chain(&row.modifiers).copied().chain(beside).collect()
}

fn round(model: &Model, position: &Position) -> String {
    let words = &model.room.words;
    let cards = |count: usize| words.say_with("count-cards", &[("cards", count.into())]);
    let round = words.say_with("game-round", &[("round", position.round.into())]);
    let dealer = format!("{}: {}", words.say("game-dealer"), model.room.name(position.dealer));
    let deck = format!("{}: {}", words.say("game-deck"), cards(position.deck));
    format!("{round}. {dealer}. {deck}.")
}

fn who(model: &Model, seat: usize) -> String {
    let name = model.room.name(seat);
    let own = Some(seat) == model.room.own_seat();
    if own { format!("{name} ({})", model.room.words.say("table-you")) } else { name }
}

fn score(model: &Model, position: &Position, seat: usize) -> String {
    let total = position.scores.get(seat - 1).copied().unwrap_or_default();
    format!("{}: {total}.", model.room.words.say("game-score"))
}

fn in_rows(model: &Model, position: &Position, row: &Row, seat: usize) -> String {
    let words = &model.room.words;
    let cards: Vec<String> = lying(row).into_iter().map(|card| words.card(card)).collect();
    let cards = if cards.is_empty() { "–".to_owned() } else { cards.join(", ") };
    let points = words.say_with("count-points", &[("points", row.points.into())]);
    let status = words.say(status(row.status));
    format!("{}: {cards}. {points}, {status}. {}", who(model, seat), score(model, position, seat))
}

fn middle(model: &Model, position: &Position) -> Vec<String> {
    let words = &model.room.words;
    let top = position.top.map(|top| words.say_with("terminal-on-top", &[("card", words.card(top).into())]));
    let colour = position
        .colour
        .map(|colour| words.say_with("game-colour-now", &[("colour", words.colour(colour).into())]));
    let side = position.side.map(|side| words.say(side_word(side)));
    let direction = position.direction.map(|direction| words.say(direction_word(direction)));
    let facts: Vec<String> = [top, colour, side, direction].into_iter().flatten().collect();
    vec![facts.join(". ") + "."]
}

/// The message for a side.
pub const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Light => "game-side-light",
        Side::Dark => "game-side-dark",
    }
}

/// The message for a direction.
pub const fn direction_word(direction: Direction) -> &'static str {
    match direction {
        Direction::Left => "game-direction-left",
        Direction::Right => "game-direction-right",
    }
}

fn in_unoflip(model: &Model, position: &Position, seat: usize) -> String {
    let words = &model.room.words;
    let count = position.hands.get(seat - 1).map_or(0, |hand| hand.count);
    let count = words.say_with("count-cards", &[("cards", count.into())]);
    format!("{}: {count}. {}", who(model, seat), score(model, position, seat))
}

fn hand(model: &Model) -> Option<String> {
    let words = &model.room.words;
    let held: Vec<Face> = model.held().into_iter().map(|card| card.face).collect();
    (!held.is_empty()).then(|| format!("{}: {}.", words.say("game-your-hand"), named(model, &held)))
}

/// A hand that a challenge has shown.
pub fn shown(model: &Model, position: &Position) -> Option<String> {
    let shown = position.challenged.as_ref()?;
    let held: Vec<Face> = cards::sorted(&shown.faces, &[]).into_iter().map(|card| card.face).collect();
    let about = [("name", model.room.name(shown.seat).into()), ("faces", named(model, &held).into())];
    Some(model.room.words.say_with("game-hand-shown", &about))
}

fn named(model: &Model, faces: &[Face]) -> String {
    faces.iter().map(|face| model.room.words.card(*face)).collect::<Vec<_>>().join(", ")
}
