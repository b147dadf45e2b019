//! What the tests of games of rows share.

mod laws;
mod look;
mod score;

use game::random::{self, Use};
use game::{Game, ScriptedDealer, Seed, Setup};
use serde_json::{Value, json};

use crate::event::Event;
use crate::kind::Kind;
use crate::scene::{Followed, Laid, Scene};

pub use laws::{keeps_the_laws, keeps_the_laws_at, play_alike};
pub use look::{Look, codes, listed};
pub use score::cards_score_what_rows_are_worth;

/// Plays a random game and gives all that happens in it.
///
/// # Panics
/// If the game cannot be played.
pub fn events_of_a_random_game<K: Kind, G: Game<Event = Event<K>>>(
    setup: &Setup<G::Options>,
    seed: Seed,
) -> Vec<Event<K>> {
    let (mut dealer, mut random) = (ScriptedDealer::seeded(seed), seed.stream(Use::Bots));
    let mut events = Vec::new();
    let mut game = G::begin(setup, &mut dealer, &mut events).expect("a seed is enough");
    while let Some(seat) = game.to_act() {
        let pick = game.pick_legal(seat, |count| random::index(&mut random, count));
        let action = pick.expect("whose turn it is can move");
        assert!(game.play(seat, action, &mut dealer, &mut events).is_ok(), "{action} is legal");
    }
    events
}

/// Whether every event of these games is read back from its JSON.
///
/// # Panics
/// If one is not.
pub fn events_are_read_back<K: Kind, G: Game<Event = Event<K>>>(setup: &Setup<G::Options>, games: u128) {
    for seed in (0..games).map(Seed::from) {
        for event in events_of_a_random_game::<K, G>(setup, seed) {
            let json = serde_json::to_value(event).expect("an event is JSON");
            let read = serde_json::from_value::<Event<K>>(json.clone());
            assert_eq!(read.ok(), Some(event), "{json}");
        }
    }
}

/// When a card that is carried out counts as discarded in a [`Scene`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CarriedOut {
    /// When it is done, which is told.
    WhenDone,
    /// As soon as it was played: when it is done is not told.
    WhenPlayed,
}

/// Whether what is told of a random game leads to every position of it.
///
/// # Panics
/// If it does not, once.
pub fn steps_lead_to_every_position<K: Followed, G: Game<Event = Event<K>, Card = K::Card>>(
    setup: &Setup<G::Options>,
    seed: Seed,
    carried_out: CarriedOut,
) {
    let (mut dealer, mut random) = (ScriptedDealer::seeded(seed), seed.stream(Use::Bots));
    let mut events = Vec::new();
    let mut scene = Scene::<K>::bare(setup.players());
    let mut game = G::begin(setup, &mut dealer, &mut events).expect("a seed is enough");
    let cards = G::full_deck(setup).len();
    loop {
        for event in &events {
            scene.follow(event);
        }
        assert_reached(&mut scene, &game, cards, carried_out, &events);
        events.clear();
        let Some(seat) = game.to_act() else { return };
        let pick = game.pick_legal(seat, |count| random::index(&mut random, count));
        let action = pick.expect("whose turn it is can move");
        assert!(game.play(seat, action, &mut dealer, &mut events).is_ok(), "{action} is legal");
    }
}

/// Whether a scene is the position of a game; what is being chosen about
/// is to be played in it from then on, as for somebody who sees the position.
fn assert_reached<K: Followed, G: Game<Event = Event<K>, Card = K::Card>>(
    scene: &mut Scene<K>,
    game: &G,
    cards: usize,
    carried_out: CarriedOut,
    events: &[Event<K>],
) {
    let shown = serde_json::to_value(game.shown()).expect("a position is JSON");
    let pending = shown["pending"].as_str().and_then(|code| code.parse::<K::Card>().ok());
    if scene.to_play != pending {
        assert_eq!(scene.to_play, None, "what somebody is to play is asked: {events:?}");
        assert_eq!(scene.aside.first().copied(), pending, "the first card aside comes up: {events:?}");
        scene.aside.remove(0);
    }
    let rows: Vec<Value> = scene.rows.iter().map(|row| as_shown(row, &shown)).collect();
    assert_eq!(json!(rows), shown["rows"], "{events:?}");
    assert_eq!(json!(scene.aside), shown["aside"], "{events:?}");
    let same = (scene.round, scene.dealer, scene.scores.as_slice(), scene.deck, scene.winner);
    let winner = game.outcome().map(|outcome| outcome.winner);
    assert_eq!(same, (game.round(), game.dealer(), game.scores(), game.deck_len(), winner), "{events:?}");
    let lying: usize = scene.rows.iter().map(Laid::len).sum();
    let waiting = scene.aside.len() + usize::from(pending.is_some());
    let carried = cards - game.deck_len() - game.discard_len() - lying - waiting;
    let discarded = match carried_out {
        CarriedOut::WhenDone => game.discard_len(),
        CarriedOut::WhenPlayed => game.discard_len() + carried,
    };
    assert_eq!(scene.discard, discarded, "{events:?}");
    scene.to_play = pending;
    scene.discard = discarded;
}

/// A row as a position shows it: only some games have a Second Chance.
fn as_shown<K: Followed>(row: &Laid<K>, shown: &Value) -> Value {
    let mut value = json!({ "numbers": row.numbers, "modifiers": row.modifiers, "status": row.status });
    if shown["rows"][0]["second_chance"].is_boolean() {
        value["second_chance"] = json!(row.second_chance);
    }
    value
}
