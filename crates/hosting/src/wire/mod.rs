//! A game as it is sent: how it stands and what happened, for one audience.
//!
//! Everything that leaves the house about a running game is made here, out of
//! views. Nothing else is.

mod rows;
mod unoflip;

pub use rows::RowsPosition;
pub use unoflip::{Told as UnoFlipTold, UnoFlipPosition};

use bots::Seated;
use game::{Game, Outcome, Seat, View};
use serde::Serialize;

/// Who a message is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Whoever sits in a seat.
    Seat(Seat),
    /// Somebody who only watches. Anybody may, players in a second window too:
    /// so a watcher sees what every single seat may see, and nothing more.
    Watcher,
}

impl Audience {
    /// The seat, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Watcher => None,
        }
    }
}

/// A game that can be shown to clients.
pub trait Wired:
    Seated<Card: Send + Sync, Options: Send + Sync, Move: Send + Sync, Event: Send + Sync> + Send + Sync + 'static
{
    /// What one has to remember of a position to tell what happened after it.
    type Lens: Copy + Send + Sync + 'static;
    /// The part of a position that only this game has.
    type Position: Serialize;
    /// Something that happened, as an audience is told it.
    type Step: Serialize;

    /// How an audience sees the table now.
    fn position(&self, audience: Audience) -> Self::Position;

    /// What to remember for [`Wired::steps`].
    fn lens(&self) -> Self::Lens;

    /// What to remember before a game has begun.
    fn first_lens() -> Self::Lens;

    /// What an audience is told about events, which came in this order after
    /// the position that the lens is from.
    fn steps(lens: Self::Lens, events: &[Self::Event], audience: Audience) -> Vec<Self::Step>;
}

/// How a game stands, for one audience.
#[derive(Debug, Serialize)]
pub(crate) struct Position<P> {
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
    pub fn of<G: Wired<Position = P>>(game: &G, audience: Audience) -> Self {
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
