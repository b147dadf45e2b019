//! How long it takes until everybody at a table has a move.

use std::time::Duration;

use tokio::time::Instant;

/// The moves of one table that are on their way to everybody there.
pub struct Delivery {
    /// The number of the last event that each player has.
    seen: Vec<u64>,
    /// Moves that were acknowledged but that not everybody has: their events, and when they
    /// were sent.
    underway: Vec<(u64, Instant)>,
}

impl Delivery {
    /// For so many players.
    pub fn new(players: usize) -> Self {
        Self { seen: vec![0; players], underway: Vec::new() }
    }

    /// A move that was sent then became this event.
    pub fn acknowledged(&mut self, seq: u64, sent: Instant) {
        self.underway.push((seq, sent));
    }

    /// Takes note of what a player has. Whoever is last to have a move tells how long it took.
    pub fn seen(&mut self, place: usize, seq: u64, mut told: impl FnMut(Duration)) {
        self.seen[place] = seq;
        let everybody = self.seen.iter().min().copied().unwrap_or(0);
        self.underway.retain(|(seq, sent)| {
            if *seq <= everybody {
                told(sent.elapsed());
            }
            *seq > everybody
        });
    }
}
