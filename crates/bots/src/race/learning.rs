//! What totals are worth, learnt from games of plain players on the engine itself.

use std::sync::OnceLock;

use game::random::Use;
use game::{Game as _, LazyDealer, Nobody, Options as _, Seat, Seed, Setup};
use rows::{Decision, Kind, Position, Until};

use super::Standing;
use crate::Bot as _;
use crate::rows::{RowsBot, Thinks};

/// With more players totals are worth what they are with so many.
const PLAYERS: usize = 6;

/// A game that was played.
pub struct Played {
    /// Everybody's totals after each round.
    pub totals: Vec<Vec<i64>>,
    /// Who won.
    pub winner: usize,
}

/// What totals are worth for each number of players: learnt when it is first asked for.
pub struct Learnt([OnceLock<Standing>; PLAYERS + 1]);

impl Learnt {
    /// Nothing yet.
    pub const fn new() -> Self {
        Self([const { OnceLock::new() }; PLAYERS + 1])
    }

    /// What totals are worth among plain players of a game, so many at a table.
    pub(crate) fn of<T: Thinks>(&self, players: usize) -> &Standing {
        let players = players.clamp(2, PLAYERS);
        self.0[players].get_or_init(|| learn::<T>(players))
    }
}

fn learn<T: Thinks>(players: usize) -> Standing {
    let options = <T::Kind as Kind>::Options::default();
    let target = options.target();
    let setup =
        Setup::new::<Position<T::Kind, PLAYERS>>(options, players, 1).expect("there are games of so many");
    let games: Vec<Played> =
        (0..Standing::GAMES).map(|seed| play::<T>(&setup, Seed::from(u128::from(seed)))).collect();
    Standing::learn(&games, target)
}

fn play<T: Thinks>(setup: &Setup<<T::Kind as Kind>::Options>, seed: Seed) -> Played {
    let mut dealer = LazyDealer::new(seed.stream(Use::Simulation));
    let mut luck = seed.stream(Use::Bots);
    let plain = RowsBot::<T>::of(T::PLAIN);
    let Ok(mut game) = Position::<T::Kind, PLAYERS>::begin(setup, &mut dealer, &mut Nobody);
    let mut totals = Vec::new();
    loop {
        let mut decide = |game: &Position<T::Kind, PLAYERS>, seat: Seat| {
            Some((seat, plain.choose(game.view(seat), &mut luck)))
        };
        let played = game.play_until(Until::RoundOver, &mut dealer, &mut Nobody, &mut decide);
        debug_assert!(played.is_ok(), "plain players choose what is legal");
        totals.push(game.totals().to_vec());
        if let Decision::Over { winner } = game.decision() {
            return Played { totals, winner: winner.index() };
        }
    }
}
