//! UNO FLIP!, where everybody sees something else.

use game::{Game, Rule as _, Ruled, Seat, Seed, View as _};
use hosting::wire::Audience;
use serde_json::{Map, Value, json};
use unoflip::{Asked, Card, Event, Face, Faces, Hand, Side, UnoFlip};

use super::party::Party;
use super::truth::{Step, Truth};
use super::{Allowed, nothing_is_given_away};

#[tokio::test]
async fn a_game_of_uno_flip_gives_nothing_away() {
    let party = Party::play("unoflip", json!({"target": 120}), 3).await;
    nothing_is_given_away::<UnoFlip>(&party);
    party.no_secret_was_sent();
}

#[tokio::test]
async fn a_game_of_uno_flip_with_house_rules_gives_nothing_away() {
    let rules = json!({"target": 90, "stacking": true, "jump_in": true, "draw_until_playable": true});
    let party = Party::play("unoflip", rules, 4).await;
    nothing_is_given_away::<UnoFlip>(&party);
    party.no_secret_was_sent();
}

impl Allowed for UnoFlip {
    /// A watcher sees nothing that is hidden from any of the seats.
    fn dealt_anew_for(_: &Truth<Self>, step: &Step<Self>, audience: Audience) -> Vec<Self> {
        let seats = step.game.seats().filter(|seat| audience.seat().is_none_or(|own| own == *seat));
        let anew = |seat| [1, 2].map(|luck| step.game.view(seat).imagine(Seed::from(luck)));
        seats.flat_map(anew).collect()
    }

    fn may_be_told(step: &Step<Self>, audience: Audience) -> Value {
        let mut side = step.lens.side;
        let tell = |event: &Event| {
            side = match event {
                Event::RoundBegan { .. } => Side::Light,
                Event::Flipped { side, .. } => *side,
                _ => side,
            };
            told(event, side, audience)
        };
        step.events.iter().map(tell).collect()
    }

    fn may_see(&self, audience: Audience) -> Option<Value> {
        Some(seen(self, audience))
    }
}

fn seen(game: &UnoFlip, audience: Audience) -> Value {
    let own = audience.seat();
    let view = game.view(own.unwrap_or(Seat::at(0)));
    let mut seen = Map::new();
    let mut put = |name: &str, value: Value| seen.insert(name.to_owned(), value);
    put("side", json!(game.side()));
    put("direction", json!(view.direction));
    put("colour", json!(view.colour));
    put("top", json!(view.top));
    put("draw_top", json!(view.draw_top));
    put("uncalled", json!(view.uncalled));
    put("hands", game.seats().map(|seat| hand_seen(game, seat, own)).collect());
    let (pending, special) = asked(view.asked);
    put("pending", json!(pending));
    // What was drawn is its player's to know; how many are stacked is not.
    if let Some((name, value)) = special.filter(|(name, _)| own.is_some() || *name == "stacked") {
        put(name, value);
    }
    if let Some((seat, faces)) = view.shown.filter(|_| own.is_some()) {
        put("challenged", json!({"seat": seat, "faces": listed(&faces)}));
    }
    Value::Object(seen)
}

fn hand_seen(game: &UnoFlip, seat: Seat, own: Option<Seat>) -> Value {
    let count = game.hand(seat).len();
    let Some(own) = own else { return json!({"count": count}) };
    let view = game.view(own);
    if own == seat {
        json!({"count": count, "faces": listed(&view.hand)})
    } else {
        json!({"count": count, "backs": listed(&view.backs[seat.index()])})
    }
}

fn listed(faces: &Faces) -> Vec<Face> {
    faces.iter().collect()
}

fn asked(asked: Asked) -> (Option<&'static str>, Option<(&'static str, Value)>) {
    match asked {
        Asked::Turn(_) | Asked::Over { .. } => (None, None),
        Asked::Colour(_) => (Some("colour"), None),
        Asked::Challenge { .. } => (Some("challenge"), None),
        Asked::Stack { sum, .. } => (Some("stack"), Some(("stacked", json!(sum)))),
        Asked::Drawn { card: None, .. } => (Some("drawn"), None),
        Asked::Drawn { card: Some((face, copy)), .. } => {
            let name = if copy == 0 { face.to_string() } else { format!("{face}.{}", copy + 1) };
            (Some("drawn"), Some(("drawn", json!(name))))
        }
    }
}

/// What an audience may be told: everything that lies open, the active faces
/// of its own cards, the backs of other seats' cards; a watcher no card of any
/// hand.
fn told(event: &Event, side: Side, audience: Audience) -> Value {
    // What is said of cards is replaced; the rest everybody may know.
    let mut told = serde_json::to_value(event).expect("plain data");
    let entries = told.as_object_mut().expect("an object");
    entries.insert("rule".to_owned(), event.rule().id().into());
    let cards = |entries: &mut Map<String, Value>| {
        entries.remove("card");
        entries.remove("hand");
        entries.remove("top");
    };
    cards(entries);
    match *event {
        Event::DrewForDeal { card, .. } => put(entries, "face", json!(card.face(Side::Light))),
        Event::FirstCard { card } | Event::PutUnder { card } | Event::Played { card, .. } => {
            put(entries, "face", json!(card.face(side)));
        }
        Event::Flipped { top, side } => put(entries, "top", json!(top.face(side))),
        Event::Drew { seat, card, .. } => one_card(entries, card, side, seat, audience),
        Event::HandDealt { seat, hand } => dealt_hand(entries, hand, side, seat, audience),
        Event::Challenged { by, hand, .. } if audience.seat() == Some(by) => {
            put(entries, "faces", sorted(hand, side));
        }
        _ => {}
    }
    told
}

fn put(entries: &mut Map<String, Value>, name: &str, value: Value) {
    entries.insert(name.to_owned(), value);
}

fn one_card(entries: &mut Map<String, Value>, card: Card, side: Side, owner: Seat, audience: Audience) {
    match audience.seat() {
        None => {}
        Some(seat) if seat == owner => put(entries, "face", json!(card.face(side))),
        Some(_) => put(entries, "back", json!(card.face(side.other()))),
    }
}

fn dealt_hand(entries: &mut Map<String, Value>, hand: Hand, side: Side, owner: Seat, audience: Audience) {
    put(entries, "count", json!(hand.len()));
    match audience.seat() {
        None => {}
        Some(seat) if seat == owner => put(entries, "faces", sorted(hand, side)),
        Some(_) => put(entries, "backs", sorted(hand, side.other())),
    }
}

fn sorted(hand: Hand, side: Side) -> Value {
    let mut faces: Vec<Face> = hand.slots().map(|slot| slot.face(side)).collect();
    faces.sort_unstable();
    json!(faces)
}
