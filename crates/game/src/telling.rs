//! What those at the table are told of what happens, each what they may know.

use crate::game::Game;
use crate::seat::Seat;

/// Who is told something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Whoever sits in a seat: a client, or a bot.
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

/// A game whose events can be told to those at the table.
pub trait Telling: Game {
    /// What one has to remember of the game so far to tell what happens next.
    type Lens: Copy;
    /// Something that happened, as an audience is told it.
    type Step;

    /// What to remember before a game has begun.
    fn first_lens() -> Self::Lens;

    /// What to remember of a position.
    fn lens(&self) -> Self::Lens;

    /// What to remember once something has happened.
    fn lens_after(lens: Self::Lens, event: &Self::Event) -> Self::Lens;

    /// What an audience is told about an event, with the lens after it.
    fn step(lens: Self::Lens, event: &Self::Event, audience: Audience) -> Self::Step;

    /// What an audience is told about events, which came in this order after
    /// the position that the lens is from.
    fn steps(mut lens: Self::Lens, events: &[Self::Event], audience: Audience) -> Vec<Self::Step> {
        let step = |event| {
            lens = Self::lens_after(lens, event);
            Self::step(lens, event, audience)
        };
        events.iter().map(step).collect()
    }
}
