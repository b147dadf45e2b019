//! A game as it is sent: how it stands and what happened, for one audience.
//!
//! Everything that leaves the server about a running game is made here, out of
//! views. Nothing else is.

mod rows;
mod unoflip;

pub use rows::RowsPosition;
pub use unoflip::UnoFlipPosition;

use bots::Seated;
pub use game::Audience;
use game::{Game, Outcome, Seat, Telling, View};
use serde::Serialize;
use serde_json::value::RawValue;

/// A game that can be shown to clients.
pub trait Wired:
    Seated<
        Card: Send + Sync,
        Options: Send + Sync,
        Move: Send + Sync,
        Event: Send + Sync,
        Bot: Send + Sync,
        Lens: Send + Sync,
        Step: Serialize,
    > + Send
    + Sync
    + 'static
{
    /// The part of a position that only this game has.
    type Position: Serialize;

    /// How an audience sees the table now.
    fn position(&self, audience: Audience) -> Self::Position;
}

/// How a game stands, as it is sent to an audience.
pub fn position<G: Wired>(game: &G, audience: Audience) -> Box<RawValue> {
    raw(&Position::of(game, audience))
}

/// What happened since the position that the lens is from, as it is sent to an audience.
pub fn steps<G: Wired>(lens: <G as Telling>::Lens, events: &[G::Event], audience: Audience) -> Box<RawValue> {
    raw(&G::steps(lens, events, audience))
}

/// Nothing that is sent can fail to be written: all keys are words.
fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("plain data is JSON")
}

/// How a game stands, for one audience.
#[derive(Debug, Serialize)]
struct Position<P> {
    round: u32,
    dealer: Seat,
    to_act: Option<Seat>,
    scores: Vec<i64>,
    deck: usize,
    discard: usize,
    over: bool,
    winner: Option<Seat>,
    #[serde(flatten)]
    own: P,
    choices: Vec<String>,
}

impl<P> Position<P> {
    fn of<G: Wired<Position = P>>(game: &G, audience: Audience) -> Self {
        let outcome: Option<Outcome> = game.outcome();
        Self {
            round: game.round(),
            dealer: game.dealer(),
            to_act: game.to_act(),
            scores: game.scores().to_vec(),
            deck: game.deck_len(),
            discard: game.discard_len(),
            over: outcome.is_some(),
            winner: outcome.map(|outcome| outcome.winner),
            own: game.position(audience),
            choices: audience.seat().map_or_else(Vec::new, |seat| choices(game, seat)),
        }
    }
}

/// What a seat can do now, as it would say it.
fn choices<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    if game.to_act() != Some(seat) && !game.others_may_move() {
        return Vec::new();
    }
    game.view(seat).choices().map(|choice| choice.to_string()).collect()
}
