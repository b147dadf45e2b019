//! A sentence for what happened in a game or at a table.
//!
//! Nothing here knows the happenings themselves: each field of one becomes
//! something to fill in, by its name and by what it holds.

use fluent_bundle::FluentArgs;
use hosting::{AnyCard, GameName};
use serde_json::{Map, Value};
use unoflip::Colour;

use crate::{Arg, Words};

/// Fields that hold a seat when they hold a number.
const SEATS: [&str; 10] = ["seat", "dealer", "by", "on", "of", "from", "to", "first", "second", "winner"];

/// Fields that hold a card.
const CARDS: [&str; 6] = ["card", "face", "back", "top", "first_card", "second_card"];

/// Fields that not everybody is told.
const HIDEABLE: [&str; 4] = ["face", "back", "faces", "backs"];

/// Fields that hold the seat to which `by` did something.
const TARGETS: [&str; 3] = ["on", "to", "from"];

/// Fields that hold the seat that does something, the most active first.
const DOERS: [&str; 4] = ["by", "seat", "dealer", "winner"];

/// What stands for a field that the audience may not see.
const HIDDEN: &str = "hidden";

/// Who sits where, for those to whom something is told.
#[derive(Clone, Copy, Debug)]
pub struct Seats<'a> {
    /// The names of the seats.
    pub names: &'a [String],
    /// The seat of whoever reads it, counted from 1, if it is one reader's alone: they are not
    /// named but spoken to.
    pub you: Option<usize>,
}

impl<'a> Seats<'a> {
    /// Seats of which none is the reader's.
    pub const fn named(names: &'a [String]) -> Self {
        Self { names, you: None }
    }
}

impl Words {
    /// A sentence for something that happened in a game, as the server tells
    /// it. Empty for what is not known here: a newer server may tell more.
    pub fn told(&self, game: &str, event: &Value, seats: Seats<'_>) -> String {
        let Some(fields) = event.as_object() else { return String::new() };
        let cards_of = game.parse().ok();
        let mut facts = Facts { words: self, cards_of, seats, guest: &|_| None, args: FluentArgs::new() };
        facts.all(fields);
        facts.sentence(&id(game, fields), fields)
    }

    /// What a seat is called by whoever is told of it: "You", if it is their own.
    pub fn seat_of(&self, number: usize, seats: Seats<'_>) -> String {
        if seats.you == Some(number) { self.say("table-you") } else { self.seat(number, seats.names) }
    }

    /// What a seat is called, by its number from 1: its name among these, or
    /// its number if it has none.
    pub fn seat(&self, number: usize, names: &[String]) -> String {
        let name = number.checked_sub(1).and_then(|place| names.get(place)).cloned();
        name.unwrap_or_else(|| self.say_with("game-seat", &[("number", number.into())]))
    }

    /// A sentence for something that happened at a table (a `protocol::What`
    /// as JSON), with the names of guests by their number. Empty for what needs
    /// no words.
    pub fn happened(&self, what: &Value, guest: &dyn Fn(u32) -> Option<String>, seats: Seats<'_>) -> String {
        let Some(fields) = what.as_object() else { return String::new() };
        let mut facts = Facts { words: self, cards_of: None, seats, guest, args: FluentArgs::new() };
        facts.all(fields);
        facts.sentence(&id("table", fields), fields)
    }
}

/// The id of the message for a happening. A field that is there but empty has
/// a message of its own: `table-ended-no-winner`.
fn id(about: &str, fields: &Map<String, Value>) -> String {
    let event = fields.get("event").and_then(Value::as_str).unwrap_or_default();
    let empty = fields.iter().filter(|(_, value)| value.is_null()).map(|(field, _)| format!("-no-{field}"));
    let empty: String = empty.collect();
    format!("{about}-{event}{empty}").replace('_', "-")
}

/// Which form of a sentence tells a happening to whoever has this seat: they did it (`.you`), it
/// was done to them (`.to-you`), or they have nothing to do with it.
fn form(fields: &Map<String, Value>, you: Option<usize>) -> &'static str {
    let seat = |field: &str| fields.get(field).and_then(Value::as_u64);
    let Some(you) = you.map(|you| you as u64) else { return "" };
    if DOERS.into_iter().find_map(seat) == Some(you) {
        return ".you";
    }
    if SEATS.into_iter().any(|field| seat(field) == Some(you)) { ".to-you" } else { "" }
}

/// What is filled into the sentence for a happening.
struct Facts<'a> {
    words: &'a Words,
    /// The game whose cards are spoken of.
    cards_of: Option<GameName>,
    seats: Seats<'a>,
    guest: &'a dyn Fn(u32) -> Option<String>,
    args: FluentArgs<'a>,
}

impl Facts<'_> {
    /// The sentence with this id, from the point of view of whoever is told.
    fn sentence(&self, id: &str, fields: &Map<String, Value>) -> String {
        let own = format!("{id}{}", form(fields, self.seats.you));
        self.words.said(&own, &self.args).or_else(|| self.words.said(id, &self.args)).unwrap_or_default()
    }

    fn all(&mut self, fields: &Map<String, Value>) {
        for (field, value) in fields.iter().filter(|(field, _)| !["event", "rule"].contains(&field.as_str()))
        {
            self.add(field, value);
        }
        for field in HIDEABLE.into_iter().filter(|field| !fields.contains_key(*field)) {
            self.set(field, HIDDEN);
        }
        if let Some(by) = fields.get("by").filter(|by| by.is_number()) {
            let own = TARGETS.iter().any(|target| fields.get(*target) == Some(by));
            self.set("self", own);
        }
        if let (Some(first), Some(second)) = (fields.get("first"), fields.get("second")) {
            let is_mine = |seat: &Value| seat.as_u64() == self.seats.you.map(|you| you as u64);
            let mine = if is_mine(first) {
                "first"
            } else if is_mine(second) {
                "second"
            } else {
                "none"
            };
            self.set("mine", mine);
        }
    }

    fn add(&mut self, field: &str, value: &Value) {
        match value {
            Value::Number(number) => {
                let number = number.as_i64().unwrap_or_default();
                self.number(field, number);
            }
            Value::String(code) if CARDS.contains(&field) => {
                self.set(field, self.card(code));
                // Some sentences depend on which card it is.
                self.set(&format!("{field}-code"), code.as_str());
            }
            Value::String(letter) if field == "colour" => self.set(field, self.colour(letter)),
            Value::String(word) => self.set(field, word.as_str()),
            Value::Bool(holds) => self.set(field, *holds),
            Value::Array(list) => self.set(field, self.list(list)),
            Value::Null | Value::Object(_) => {}
        }
    }

    fn number(&mut self, field: &str, number: i64) {
        match field {
            "guest" => self.set(field, self.guest_name(number)),
            _ if SEATS.contains(&field) => self.set(field, self.seat_name(number)),
            _ => self.set(field, number),
        }
    }

    /// A card by its code. What is no card of the game is said as it is.
    fn card(&self, code: &str) -> String {
        let card = self.cards_of.and_then(|game| AnyCard::read(game, code));
        card.map_or_else(|| self.words.marked(code), |card| self.words.card(card))
    }

    fn colour(&self, letter: &str) -> String {
        Colour::from_letter(letter).map_or_else(|| letter.to_owned(), |colour| self.words.colour(colour))
    }

    fn seat_name(&self, number: i64) -> String {
        self.words.seat_of(usize::try_from(number).unwrap_or_default(), self.seats)
    }

    fn guest_name(&self, number: i64) -> String {
        let name = u32::try_from(number).ok().and_then(self.guest);
        name.unwrap_or_else(|| self.words.say("table-somebody"))
    }

    /// Cards after each other.
    fn list(&self, codes: &[Value]) -> String {
        let names = codes.iter().filter_map(Value::as_str).map(|code| self.card(code));
        let next = |list: String, item: String| {
            self.words.say_with("list-next", &[("list", list.into()), ("item", item.into())])
        };
        names.reduce(next).unwrap_or_default()
    }

    fn set(&mut self, field: &str, arg: impl Into<Arg>) {
        self.args.set(field.replace('_', "-"), arg.into());
    }
}
