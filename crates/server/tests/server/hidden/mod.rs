//! Nobody is sent what they may not know. Whole games are played over sockets,
//! everything each connection received is kept, and compared with what the
//! server alone knows: its log and its secrets.

mod party;
mod rows;
mod truth;
mod unoflip;

use game::Seat;
use hosting::wire::{Audience, Wired};
use party::Party;
use protocol::Event;
use serde_json::Value;

use crate::kit::Message;
use truth::{Step, Truth};

/// What a game lets an audience know.
trait Allowed: Wired {
    /// How a step leaves the game, with everything hidden from the audience
    /// dealt anew, in several ways.
    fn dealt_anew_for(truth: &Truth<Self>, step: &Step<Self>, audience: Audience) -> Vec<Self>;

    /// What an audience may be told about a step.
    fn may_be_told(step: &Step<Self>, audience: Audience) -> Value;

    /// What an audience may see of this game's own part of a position, if the
    /// test works it out by itself.
    fn may_see(&self, audience: Audience) -> Option<Value>;
}

/// Goes through everything a party received.
fn nothing_is_given_away<G: Allowed>(party: &Party) {
    let truth = Truth::<G>::of(party);
    // The shuffles are the server's own, so a game may be short, but not that short.
    assert!(truth.steps.len() > 10, "that was no whole game: {} moves", truth.steps.len());
    let mut positions = 0;
    for person in &party.people {
        let audience = person.seat.map_or(Audience::Watcher, |seat| Audience::Seat(Seat::at(seat - 1)));
        for text in &person.heard {
            positions += check_message(&truth, audience, text);
        }
    }
    assert!(positions >= 6 * truth.steps.len(), "only {positions} positions were looked at");
    for (seq, body) in &party.running {
        check_running(&truth, *seq, body);
    }
    assert!(party.running.len() > 2, "the running game was not asked for");
}

/// Says how many positions there were in a message.
fn check_message<G: Allowed>(truth: &Truth<G>, audience: Audience, text: &str) -> usize {
    let (seq, game, events) = match serde_json::from_str(text).expect("a message") {
        Message::Welcome { seq, game, missed, .. } => (seq, game, missed.unwrap_or_default()),
        Message::Event(event) => (event.seq, event.game.clone(), vec![event]),
        _ => return 0,
    };
    for event in &events {
        check_told(truth, audience, event);
    }
    if let Some(game) = &game {
        check_position(truth, audience, seq, game);
    }
    usize::from(game.is_some())
}

fn check_told<G: Allowed>(truth: &Truth<G>, audience: Audience, event: &Event) {
    let expected = truth.steps.get(&event.seq).map(|step| G::may_be_told(step, audience));
    assert_eq!(event.told, expected, "event {} told to {audience:?}", event.seq);
}

fn check_position<G: Allowed>(truth: &Truth<G>, audience: Audience, seq: u64, game: &Value) {
    let step = truth.at(seq);
    if let Some(allowed) = step.game.may_see(audience) {
        assert_eq!(*game, whole(&step.game, audience, allowed), "event {seq} shown to {audience:?}");
    }
    let others = G::dealt_anew_for(truth, step, audience);
    assert!(!others.is_empty());
    for other in others {
        let shown = serde_json::to_value(other.position(audience)).expect("plain data");
        assert_eq!(
            *game,
            whole(&other, audience, shown),
            "event {seq} shown to {audience:?} depends on what is hidden"
        );
    }
}

/// A position around the part that only this game has.
fn whole<G: Wired>(game: &G, audience: Audience, mut own: Value) -> Value {
    let entries = own.as_object_mut().expect("an object");
    let mut put = |name: &str, value: Value| assert!(entries.insert(name.to_owned(), value).is_none());
    put("round", game.round().into());
    put("dealer", game.dealer().number().into());
    put("to_act", game.to_act().map(Seat::number).into());
    put("scores", game.scores().into());
    put("deck", game.deck_len().into());
    put("discard", game.discard_len().into());
    put("over", game.outcome().is_some().into());
    put("winner", game.outcome().map(|outcome| outcome.winner.number()).into());
    put("choices", choices(game, audience).into());
    own
}

fn choices<G: Wired>(game: &G, audience: Audience) -> Vec<String> {
    let Audience::Seat(seat) = audience else { return Vec::new() };
    let asked = game.to_act() == Some(seat) || game.others_may_move();
    let view = game.view(seat);
    let all = game::View::choices(&view).filter(|_| asked);
    all.map(|choice| choice.to_string()).collect()
}

/// A running game as anybody can fetch it.
fn check_running<G: Allowed>(truth: &Truth<G>, seq: u64, body: &Value) {
    assert_eq!(body["format"], "fliphouse-watched/1");
    check_position(truth, Audience::Watcher, seq, &body["position"]);
    let steps = truth.steps.range(..=seq).map(|(_, step)| G::may_be_told(step, Audience::Watcher));
    assert_eq!(body["told"], steps.collect::<Value>(), "what was fetched at event {seq}");
}
