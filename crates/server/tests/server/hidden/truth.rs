//! The game as only the server knows it, played again from the log.

use std::collections::BTreeMap;

use fair::Salts;
use game::{Game, Options as _, ScriptedDealer, Seat, Seed, Setup};
use hosting::wire::Wired;
use table::LogEvent;

use super::party::Party;

/// A game played again.
pub struct Truth<G: Wired> {
    pub setup: Setup<<G as Game>::Options>,
    pub moves: Vec<(Seat, <G as Game>::Move)>,
    /// What each event of the log did to it.
    pub steps: BTreeMap<u64, Step<G>>,
}

/// One event of the log.
pub struct Step<G: Wired> {
    /// What the game had to remember before it.
    pub lens: G::Lens,
    pub events: Vec<<G as Game>::Event>,
    /// The game after it.
    pub game: G,
    /// Every shuffle so far.
    pub orders: Vec<Vec<<G as Game>::Card>>,
    /// How many moves so far.
    pub ply: usize,
}

impl<G: Wired> Truth<G> {
    /// Plays the only game of a party again.
    pub fn of(party: &Party) -> Self {
        let seed = seed(party);
        let rules = &party.table.rules;
        let options = <G as Game>::Options::from_rules(rules).expect("the options");
        let players = party.table.seats.len();
        let mut events = Vec::new();
        let first = G::first_dealer(players, seed, &mut events);
        let setup = Setup::new::<G>(options, players, first.number()).expect("a set-up");
        let mut dealer = ScriptedDealer::seeded(seed);
        let mut game = G::begin(&setup, &mut dealer, &mut events).expect("a game");
        let mut truth = Self { setup, moves: Vec::new(), steps: BTreeMap::new() };
        for (seq, entry) in (1..).zip(&party.log) {
            let lens = match &entry.event {
                LogEvent::Started { .. } => G::first_lens(),
                LogEvent::Moved { seat, action, .. } => {
                    let lens = game.lens();
                    let seat = Seat::at(seat - 1);
                    let action = action.parse().unwrap_or_else(|_| panic!("not a move: {action}"));
                    game.play(seat, action, &mut dealer, &mut events)
                        .unwrap_or_else(|_| panic!("event {seq}"));
                    truth.moves.push((seat, action));
                    lens
                }
                _ => continue,
            };
            let events = std::mem::take(&mut events);
            let (orders, ply) = (dealer.orders().to_vec(), truth.moves.len());
            truth.steps.insert(seq, Step { lens, events, game: game.clone(), orders, ply });
        }
        truth
    }

    /// How the game stood after an event.
    pub fn at(&self, seq: u64) -> &Step<G> {
        self.steps.range(..=seq).next_back().map(|(_, step)| step).expect("the game had begun")
    }
}

/// The seed of the only game of a party.
pub fn seed(party: &Party) -> Seed {
    let started = party.log.iter().find_map(|entry| match &entry.event {
        LogEvent::Started { salts, .. } => Some(salts),
        _ => None,
    });
    let salts = started.expect("a game").iter().map(|salt| (Seat::at(salt.seat - 1), salt.salt.clone()));
    let salts: Salts = salts.collect();
    assert_eq!(salts.len(), 4, "everybody added bytes");
    fair::seed(&party.secret(1), &party.table.table, 1, &salts)
}
