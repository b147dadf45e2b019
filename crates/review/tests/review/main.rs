//! Reviews of real games.

mod accounts;
mod choices;
mod hidden;
mod refusals;

use bots::{Seated, play_record};
use game::{Game, Nobody, Record, Seed, Setup};
use review::{Review, Settings, review};

/// A game of these bots.
fn played<G: Seated>(bots: &[&str], seed: u64, most: usize) -> Record {
    let setup = Setup::new::<G>(G::Options::default(), bots.len(), 1).unwrap();
    let mut bots: Vec<G::Bot> = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    play_record::<G>(&setup, Seed::from(u128::from(seed)), &mut bots, most, &mut Nobody).unwrap()
}

fn reviewed(record: &Record, trials: usize) -> Review {
    review(record, &Settings { trials, ..Settings::default() }, &mut |_, _| ()).unwrap()
}

fn record_of(game: &str, bots: &[&str], seed: u64) -> Record {
    match game {
        flip7::Table::NAME => played::<flip7::Table>(bots, seed, usize::MAX),
        _ => played::<vengeance::Table>(bots, seed, usize::MAX),
    }
}
