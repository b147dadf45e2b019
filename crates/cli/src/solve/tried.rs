//! The challenge on real games, whose deck goes on from round to round.

use std::collections::BTreeMap;

use flip7::{Card, Event, Move, Table};
use game::random::Use;
use game::{Game, Pile, PlayError, ScriptedDealer, Seat, Seed, Setup, Watcher};
use odds::challenge::{chance_of, rounds_of};
use odds::{Best, Round, Solved};
use rand_core::Rng;

use super::Challenge;
use crate::failure::Failure;

/// A mean of many games, and its standard error.
pub struct Tried {
    pub mean: f64,
    pub error: f64,
}

/// A game on its way.
struct Player {
    game: Table,
    dealer: ScriptedDealer<Card>,
    /// What has come in this round.
    drawn: Drawn,
}

#[derive(Default)]
struct Drawn(Pile<Card>);

impl Watcher<Event> for Drawn {
    fn see(&mut self, event: Event) {
        match event {
            Event::RoundBegan { .. } => self.0 = Pile::default(),
            Event::Dealt { card, .. } => self.0.add(card),
            _ => {}
        }
    }
}

/// How often the target is reached in time by those who play for that.
pub fn try_for_chance(challenge: &Challenge, chances: &[Vec<f64>]) -> Result<Tried, Failure> {
    let mut players = players(challenge)?;
    for round in 1..=challenge.args.rounds {
        let later = &chances[(challenge.args.rounds - round) as usize];
        let here = |player: &&mut Player| player.game.round() == round && player.plays();
        for (total, players) in by_total(players.iter_mut().filter(here)) {
            let utility = chance_of(later, total);
            let solved = challenge.solved(&utility)?;
            for player in players {
                player.play(&solved, |game| game.round() == round)?;
            }
        }
    }
    let met = |player: &Player| player.game.reached().is_some_and(|round| round <= challenge.args.rounds);
    Ok(Tried::of(players.iter().map(|player| f64::from(u8::from(met(player))))))
}

/// In how many rounds the target is reached by those who want few.
pub fn try_for_rounds(challenge: &Challenge, rounds: &[f64]) -> Result<Tried, Failure> {
    let mut players = players(challenge)?;
    for total in challenge.totals() {
        let utility = rounds_of(rounds, total);
        let mut here: Vec<&mut Player> =
            players.iter_mut().filter(|player| player.total() == total).collect();
        if here.is_empty() {
            continue;
        }
        let solved = challenge.solved(&utility)?;
        for player in &mut here {
            player.play(&solved, |game| total_of(game) == total)?;
        }
    }
    Ok(Tried::of(players.iter().map(|player| player.game.reached().map_or(0.0, f64::from))))
}

fn players(challenge: &Challenge) -> Result<Vec<Player>, Failure> {
    let setup = Setup::new::<Table>(challenge.options, 1, 1).map_err(Failure::of)?;
    let mut random = challenge.args.seed.stream(Use::Simulation);
    let begin = |_| {
        let mut seed = [0; 32];
        random.fill_bytes(&mut seed);
        let (mut dealer, mut drawn) = (ScriptedDealer::seeded(Seed::new(seed)), Drawn::default());
        let game = Table::begin(&setup, &mut dealer, &mut drawn).map_err(Failure::of)?;
        Ok(Player { game, dealer, drawn })
    };
    (0..challenge.args.games).map(begin).collect()
}

/// Those who have the same total can play by the same solution.
fn by_total<'a>(players: impl Iterator<Item = &'a mut Player>) -> BTreeMap<u32, Vec<&'a mut Player>> {
    let mut all: BTreeMap<u32, Vec<&mut Player>> = BTreeMap::new();
    for player in players {
        all.entry(player.total()).or_default().push(player);
    }
    all
}

fn total_of(game: &Table) -> u32 {
    game.totals().first().and_then(|total| u32::try_from(*total).ok()).unwrap_or(0)
}

impl Player {
    fn total(&self) -> u32 {
        total_of(&self.game)
    }

    /// Whether the target is not reached yet.
    fn plays(&self) -> bool {
        self.game.to_act().is_some()
    }

    /// Plays by a solution for as long as that is the right one.
    fn play(&mut self, solved: &Solved, fits: impl Fn(&Table) -> bool) -> Result<(), Failure> {
        while let Some(seat) = self.game.to_act().filter(|_| fits(&self.game)) {
            let action = self.choice(solved, seat);
            let played = self.game.play(seat, action, &mut self.dealer, &mut self.drawn);
            played.map_err(|error| match error {
                PlayError::Refused(refusal) => Failure::of(refusal),
                PlayError::Dealer(error) => Failure::of(error),
            })?;
        }
        Ok(())
    }

    /// What is best if the deck of this round was fresh. After a shuffle in mid-round cards can have come that were
    /// in no fresh deck: then the points are taken.
    fn choice(&self, solved: &Solved, seat: Seat) -> Move {
        let second_chance = self.game.row(seat).second_chance().then_some(Card::SecondChance);
        let hand: Vec<Card> =
            self.game.numbers(seat).chain(self.game.modifiers(seat)).chain(second_chance).collect();
        let mut deck = flip7::decks(1);
        let fresh = self.drawn.0.cards().all(|card| deck.take(card));
        let now = Round::new(deck, &hand).ok().filter(|_| fresh);
        match now.and_then(|now| solved.choice(&now)) {
            Some(Best::Hit) => Move::Hit,
            _ if self.game.check(seat, Move::Stay).is_err() => Move::Hit,
            _ => Move::Stay,
        }
    }
}

impl Tried {
    fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let count: f64 = values.clone().map(|_| 1.0).sum();
        let mean = values.clone().sum::<f64>() / count;
        let spread = values.map(|value| (value - mean).powi(2)).sum::<f64>() / count;
        Self { mean, error: (spread / count).sqrt() }
    }
}
