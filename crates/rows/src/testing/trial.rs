//! Anything at all, tried at a table.

use game::random::Use;
use game::{Game, MOST_SEATS, PlayError, ScriptedDealer, Seat, Seed, Setup};

use crate::event::Event;
use crate::kind::Kind;
use crate::position::Position;

/// What is tried at a table.
#[derive(Clone, Copy, Debug)]
enum Attempt {
    /// Any move of the largest table there is, by any seat.
    Any(Seat, u64),
    /// Any move of this table, by the seat that it waits for.
    Near(u64),
    /// The n-th of the legal moves.
    Legal(usize),
}

impl Attempt {
    /// What two numbers stand for: mostly a legal move.
    fn of((what, which): (u8, u64)) -> Self {
        let place = usize::try_from(which >> 33).unwrap_or(0);
        match what % 9 {
            0 => Self::Any(Seat::at(place % MOST_SEATS), which),
            1 | 2 => Self::Near(which),
            _ => Self::Legal(place),
        }
    }
}

/// A table that something is tried at.
struct Trial<K: Kind, const SEATS: usize> {
    game: Position<K, SEATS>,
    dealer: ScriptedDealer<K::Card>,
    events: Vec<Event<K>>,
}

impl<K: Kind, const SEATS: usize> Trial<K, SEATS> {
    fn new(options: K::Options, players: usize, seed: u64) -> Self {
        let dealer = usize::try_from(seed).unwrap_or(0) % players + 1;
        let setup = Setup::new::<Position<K, SEATS>>(options, players, dealer).expect("a table that can be");
        let mut dealer = ScriptedDealer::seeded(Seed::from(u128::from(seed)));
        let mut events = Vec::new();
        let game = Position::begin(&setup, &mut dealer, &mut events).expect("a seed is enough");
        Self { game, dealer, events }
    }

    /// The seat and move an attempt comes to here; none when the game is over.
    fn step(&self, attempt: Attempt) -> Option<(Seat, K::Move)> {
        let drawn = |players, seed| {
            Position::<K, SEATS>::any_move(players, &mut Seed::from(u128::from(seed)).stream(Use::Bots))
        };
        let waits = self.game.to_act();
        match attempt {
            Attempt::Any(seat, seed) => Some((seat, drawn(MOST_SEATS, seed))),
            Attempt::Near(seed) => Some((waits.unwrap_or_default(), drawn(self.game.players(), seed))),
            Attempt::Legal(pick) => {
                let moves: Vec<K::Move> = self.game.legal(waits?).collect();
                Some((waits?, moves[pick % moves.len()]))
            }
        }
    }

    fn play(&mut self, attempt: Attempt) {
        let Some((seat, action)) = self.step(attempt) else { return };
        let (before, seen) = (self.game, self.events.len());
        let legal = self.game.legal(seat).any(|legal| legal == action);
        match self.game.play(seat, action, &mut self.dealer, &mut self.events) {
            Ok(()) => assert!(legal, "{seat} {action} is not listed as legal"),
            Err(PlayError::Refused(refusal)) => {
                assert!(!legal, "{seat} {action} is listed as legal: {refusal}");
                assert_eq!(self.game, before);
                assert_eq!(self.events.len(), seen);
            }
            Err(PlayError::Dealer(error)) => panic!("{error}"),
        }
    }

    /// What must be true between any two moves.
    fn check(&self, check_row: impl Fn(&Position<K, SEATS>, Seat)) {
        let all = K::full_deck(self.game.options(), self.game.players());
        assert_eq!(self.game.census(), all);
        assert_eq!(self.game.to_act().is_none(), self.game.outcome().is_some());
        for seat in Seat::all(self.game.players()) {
            let waited_for = self.game.to_act() == Some(seat);
            assert_eq!(self.game.legal(seat).next().is_some(), waited_for);
            check_row(&self.game, seat);
        }
    }
}

/// Tries moves at a table, legal or not: refusals change nothing, no card is lost, every row is as `check_row` wants
/// it, and nobody's total falls unless `may_lose`.
///
/// # Panics
/// If something does not hold.
pub fn whatever_is_tried<K: Kind, const SEATS: usize>(
    options: K::Options,
    (players, seed): (usize, u64),
    attempts: &[(u8, u64)],
    may_lose: bool,
    check_row: impl Fn(&Position<K, SEATS>, Seat),
) {
    let mut trial = Trial::<K, SEATS>::new(options, players, seed);
    trial.check(&check_row);
    for &attempt in attempts {
        let scores = trial.game.scores().to_vec();
        trial.play(Attempt::of(attempt));
        trial.check(&check_row);
        let grown = scores.iter().zip(trial.game.scores()).all(|(before, after)| before <= after);
        assert!(grown || may_lose, "points were lost: {scores:?}");
    }
}

/// Plays legal moves until the game is over.
///
/// # Panics
/// If it is not over after `most` moves.
pub fn a_game_ends<K: Kind, const SEATS: usize>(
    options: K::Options,
    (players, seed): (usize, u64),
    picks: u64,
    most: usize,
) {
    let mut trial = Trial::<K, SEATS>::new(options, players, seed);
    let mut pick = picks;
    for _ in 0..most {
        if trial.game.outcome().is_some() {
            return;
        }
        // Any old sequence will do, as long as it is not always the same.
        pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        trial.play(Attempt::Legal(usize::try_from(pick >> 33).unwrap_or(0)));
    }
    panic!("still no winner in round {}", trial.game.round());
}
