//! What is counted in a game, seat by seat.

use bots::Seated;
use game::{Seat, Watcher};
use rows::{Kind, Position, RowOutcome};

/// A game whose events are worth counting.
pub trait Counted: Seated<Bot: PartialEq + Send + Sync, Options: Send + Sync> {
    /// What is counted.
    const COUNTS: [Count; COUNTS];

    /// Which count an event adds one to, and for whom.
    fn counted(event: &Self::Event) -> Option<(Seat, usize)>;
}

/// How many things are counted in every game.
pub const COUNTS: usize = 3;

/// Something that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The name of the rate in results: `bust_rate`.
    pub key: &'static str,
    /// The name people read.
    pub title: &'static str,
    /// What the count is divided by.
    pub per: Per,
}

/// What a count is divided by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// Rounds the bot took part in: how often it happens, in per cent.
    Round,
    /// Games the bot took part in: how many there are.
    Game,
}

const BUSTS: Count = Count { key: "bust_rate", title: "busts", per: Per::Round };
const FLIPS: Count = Count { key: "flip_7_rate", title: "Flip 7", per: Per::Round };
const STAYS: Count = Count { key: "stay_rate", title: "stays", per: Per::Round };

impl<K: Kind, const SEATS: usize> Counted for Position<K, SEATS>
where
    Self: Seated<Event = rows::Event<K>, Bot: PartialEq + Send + Sync, Options: Send + Sync>,
{
    const COUNTS: [Count; COUNTS] = [BUSTS, FLIPS, STAYS];

    #[inline]
    fn counted(event: &rows::Event<K>) -> Option<(Seat, usize)> {
        use rows::Event;
        match event {
            Event::FlippedSeven { seat } => Some((*seat, 1)),
            Event::Own(happening) => match K::outcome(happening)? {
                (seat, RowOutcome::Busted) => Some((seat, 0)),
                (seat, RowOutcome::Stayed) => Some((seat, 2)),
                (_, RowOutcome::Wiped) => None,
            },
            Event::DeckMade { .. }
            | Event::RoundBegan { .. }
            | Event::Dealt { .. }
            | Event::Kept { .. }
            | Event::SetAside { .. }
            | Event::Reshuffled { .. }
            | Event::RoundEnded { .. }
            | Event::Scored { .. }
            | Event::Tied { .. } => None,
        }
    }
}

impl Counted for unoflip::UnoFlip {
    const COUNTS: [Count; COUNTS] = [
        Count { key: "rounds_won_rate", title: "rounds won", per: Per::Round },
        Count { key: "challenges_won_per_game", title: "challenges won", per: Per::Game },
        Count { key: "cards_drawn_per_game", title: "cards drawn", per: Per::Game },
    ];

    #[inline]
    fn counted(event: &unoflip::Event) -> Option<(Seat, usize)> {
        match *event {
            unoflip::Event::RoundWon { seat } => Some((seat, 0)),
            unoflip::Event::Challenged { by, rightly: true, .. } => Some((by, 1)),
            unoflip::Event::Challenged { of, rightly: false, .. } => Some((of, 1)),
            unoflip::Event::Drew { seat, .. } => Some((seat, 2)),
            _ => None,
        }
    }
}

/// Counts one game.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Seat by seat.
    pub seats: Vec<[u64; COUNTS]>,
}

impl Counter {
    /// Nothing counted yet.
    pub fn new(seats: usize) -> Self {
        Self { seats: vec![[0; COUNTS]; seats] }
    }
}

/// A counter of the events of one kind of game.
pub(crate) struct Watching<'a, G> {
    pub counter: &'a mut Counter,
    pub game: std::marker::PhantomData<G>,
}

impl<G: Counted> Watcher<G::Event> for Watching<'_, G> {
    #[inline]
    fn see(&mut self, event: G::Event) {
        if let Some((seat, count)) = G::counted(&event) {
            self.counter.seats[seat.index()][count] += 1;
        }
    }
}
