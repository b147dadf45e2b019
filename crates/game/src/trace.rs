//! Trace lines: how a game stands after each move, for programs.

use std::collections::BTreeMap;
use std::fmt;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::game::{Game, Outcome};
use crate::rulebook::{Rule, Ruled};
use crate::seat::Seat;

/// One line of a trace.
#[derive(Debug)]
pub struct TraceLine<'a, G: Game> {
    /// How many moves have been played.
    pub ply: usize,
    /// The move that led here; none at the start.
    pub step: Option<(Seat, G::Move)>,
    /// How the game stands.
    pub game: &'a G,
    /// What happened on the way here.
    pub events: &'a [G::Event],
}

impl<G: Game> Serialize for TraceLine<'_, G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut line = serializer.serialize_map(None)?;
        line.serialize_entry("ply", &self.ply)?;
        line.serialize_entry("move", &self.step.map(|(seat, action)| format!("{seat} {action}")))?;
        line.serialize_entry("state", &State::of(self.game))?;
        if let Some(Outcome { round, challenge, .. }) = self.game.outcome() {
            line.serialize_entry("result", &Ending { round, challenge })?;
        }
        let events: Vec<_> = self.events.iter().map(WithRule).collect();
        line.serialize_entry("events", &events)?;
        line.end()
    }
}

#[derive(Serialize)]
struct Ending {
    round: u32,
    challenge: Option<bool>,
}

/// An event beside the id of the rule it follows from.
#[derive(Clone, Copy, Debug)]
pub struct WithRule<E>(pub E);

impl<E: Ruled + Serialize> Serialize for WithRule<E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Both<'a, E> {
            rule: &'static str,
            #[serde(flatten)]
            event: &'a E,
        }
        Both { rule: self.0.rule().id(), event: &self.0 }.serialize(serializer)
    }
}

#[derive(Serialize)]
struct State<'a, S> {
    round: u32,
    dealer: Seat,
    to_act: Option<Seat>,
    scores: &'a [i64],
    deck: usize,
    discard: usize,
    over: bool,
    winner: Option<Seat>,
    legal: Legal,
    #[serde(flatten)]
    shown: S,
}

impl<'a, S: Serialize> State<'a, S> {
    fn of<G: Game<Shown = S>>(game: &'a G) -> Self {
        let outcome = game.outcome();
        Self {
            round: game.round(),
            dealer: game.dealer(),
            to_act: game.to_act(),
            scores: game.scores(),
            deck: game.deck_len(),
            discard: game.discard_len(),
            over: outcome.is_some(),
            winner: outcome.map(|outcome| outcome.winner),
            legal: legal(game),
            shown: game.shown(),
        }
    }
}

type Legal = BTreeMap<Seat, Vec<String>>;

/// The legal moves of every seat that has one, sorted by bytes.
fn legal<G: Game>(game: &G) -> Legal {
    let sorted = |seat| {
        let mut moves: Vec<String> = game.legal(seat).map(|action| action.to_string()).collect();
        moves.sort_unstable();
        (!moves.is_empty()).then_some((seat, moves))
    };
    Seat::all(game.players()).filter_map(sorted).collect()
}

impl<G: Game> fmt::Display for TraceLine<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}
