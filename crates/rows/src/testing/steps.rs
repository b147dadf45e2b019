//! What is told of a game, followed to its positions.

use game::random::{self, Use};
use game::{Game as _, Options as _, ScriptedDealer, Seed, Setup};
use serde_json::{Value, json};

use crate::event::Event;
use crate::position::Position;
use crate::row::Status;
use crate::scene::{Followed, Laid, Scene};
use crate::score::{Claim, RowFault, Sheet, score};

/// When a card that is carried out counts as discarded in a [`Scene`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CarriedOut {
    /// When it is done, which is told.
    WhenDone,
    /// As soon as it was played: when it is done is not told.
    WhenPlayed,
}

/// Whether what is told leads to every position of 600 random games, played by these
/// rules in turn, with the right points after every step.
///
/// # Panics
/// If it does not, once.
pub fn what_is_told_leads_on<K: Followed, const SEATS: usize>(rules: &[Value], carried_out: CarriedOut) {
    for (seed, rules) in (0..600_u128).zip(rules.iter().cycle()) {
        let players = [1, 2, 3, 5, 8, 12][usize::try_from(seed / 6 % 6).unwrap_or(0)];
        let rules = rules.as_object().expect("rules are an object");
        let options = K::Options::from_rules(rules).expect("rules that can be");
        let setup = Setup::new::<Position<K, SEATS>>(options, players, 1).expect("a table that can be");
        steps_lead_to_every_position::<K, SEATS>(&setup, Seed::from(seed), carried_out);
    }
}

/// The same for one game.
fn steps_lead_to_every_position<K: Followed, const SEATS: usize>(
    setup: &Setup<K::Options>,
    seed: Seed,
    carried_out: CarriedOut,
) {
    let (mut dealer, mut random) = (ScriptedDealer::seeded(seed), seed.stream(Use::Bots));
    let mut events = Vec::new();
    let mut game = Position::<K, SEATS>::begin(setup, &mut dealer, &mut events).expect("a seed is enough");
    let mut scene = Scene::<K>::bare(*game.options(), setup.players());
    let cards = Position::<K, SEATS>::full_deck(setup).len();
    loop {
        for event in &events {
            scene.follow(event);
            assert_points(&scene, event);
            assert!(scene.pile.len() <= scene.discard, "{event:?}: {:?}", scene.pile);
        }
        for seat in game.seats() {
            assert_eq!(scene.row(seat).points, game.points(seat), "seat {seat}: {events:?}");
        }
        assert_reached(&mut scene, &game, cards, carried_out, &events);
        events.clear();
        let Some(seat) = game.to_act() else { return };
        let pick = game.pick_legal(seat, |count| random::index(&mut random, count));
        let action = pick.expect("whose turn it is can move");
        assert!(game.play(seat, action, &mut dealer, &mut events).is_ok(), "{action} is legal");
    }
}

/// Whether every row is worth what its cards score. Those that have busted show it at
/// the next position only, and a card that was just dealt may be about to bust one.
fn assert_points<K: Followed>(scene: &Scene<K>, event: &Event<K>) {
    if let Event::Kept { seat, points, .. } = *event {
        assert_eq!(scene.rows[seat.index()].points, points, "{event:?}");
    }
    if matches!(event, Event::Dealt { .. }) {
        return;
    }
    for row in scene.rows.iter().filter(|row| row.status != Status::Busted) {
        let claim = if row.status == Status::Flip7 { Claim::Flip7 } else { Claim::InPlay };
        let cards = [row.numbers.as_slice(), &row.modifiers].concat();
        let sheet = Sheet::<K> { cards, claim, after_bust: Vec::new(), bonus: None };
        match score(&sheet, &scene.options) {
            Ok(scored) => assert_eq!(row.points, scored.points, "{event:?}: {scored}"),
            // It is about to bust, or to be a Flip 7.
            Err(RowFault::HasBusted { .. } | RowFault::HasFlip7 | RowFault::PastFlip7) => {}
            Err(fault) => panic!("{event:?}: {row:?}: {fault}"),
        }
    }
}

/// Whether a scene is the position of a game; what is being chosen about
/// is to be played in it from then on, as for somebody who sees the position.
fn assert_reached<K: Followed, const SEATS: usize>(
    scene: &mut Scene<K>,
    game: &Position<K, SEATS>,
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
