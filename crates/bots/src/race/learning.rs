//! How many points a round brings, learnt from games of plain players on the engine itself.

use std::sync::OnceLock;

use game::random::Use;
use game::{Game as _, LazyDealer, Nobody, Seat, Seed, Setup};
use rows::{Decision, Kind, Position, Until};

use super::Arrivals;
use crate::Bot as _;
use crate::rows::{RowsBot, Thinks};

/// How many games are played.
const GAMES: u64 = 300;

/// More points in a round are as good as these.
const MOST: usize = 100;

/// With more players a round is as it is with so many.
const PLAYERS: usize = 6;

/// When players arrive, by how many play: worked out when it is first asked for.
pub struct Learnt([OnceLock<Arrivals>; PLAYERS + 1]);

impl Learnt {
    /// Nothing yet.
    pub const fn new() -> Self {
        Self([const { OnceLock::new() }; PLAYERS + 1])
    }

    /// What plain players of a game do, so many at a table.
    pub(crate) fn of<T: Thinks>(&self, players: usize) -> &Arrivals {
        let players = players.clamp(2, PLAYERS);
        self.0[players].get_or_init(|| learn::<T>(players))
    }
}

/// When players arrive, by the points of rounds that plain players play.
fn learn<T: Thinks>(players: usize) -> Arrivals {
    let setup = Setup::new::<Position<T::Kind, PLAYERS>>(<T::Kind as Kind>::Options::default(), players, 1)
        .expect("there are games of so many");
    let mut counts = [0_u32; MOST + 1];
    for seed in 0..GAMES {
        play::<T>(&setup, Seed::from(u128::from(seed)), &mut |points| {
            counts[usize::try_from(points).unwrap_or(0).min(MOST)] += 1;
        });
    }
    let all: u32 = counts.iter().sum();
    Arrivals::new(&counts.map(|count| f64::from(count) / f64::from(all)))
}

/// Plays a game and tells the points of everybody's rounds.
fn play<T: Thinks>(setup: &Setup<<T::Kind as Kind>::Options>, seed: Seed, note: &mut impl FnMut(i64)) {
    let mut dealer = LazyDealer::new(seed.stream(Use::Simulation));
    let mut luck = seed.stream(Use::Bots);
    let plain = RowsBot::<T>::of(T::PLAIN);
    let Ok(mut game) = Position::<T::Kind, PLAYERS>::begin(setup, &mut dealer, &mut Nobody);
    let mut before = [0; PLAYERS];
    loop {
        let mut decide = |game: &Position<T::Kind, PLAYERS>, seat: Seat| {
            Some((seat, plain.choose(game.view(seat), &mut luck)))
        };
        let played = game.play_until(Until::RoundOver, &mut dealer, &mut Nobody, &mut decide);
        debug_assert!(played.is_ok(), "plain players choose what is legal");
        for (before, total) in before.iter_mut().zip(game.totals()) {
            note(total - *before);
            *before = *total;
        }
        if matches!(game.decision(), Decision::Over { .. }) {
            return;
        }
    }
}
