//! Tables that are opened, played at for a while, and left in every way there is.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use client::{Heard, Player, Server, Trouble};
use protocol::{Command, What};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::delivery::Delivery;
use super::setup;
use super::tally::Tally;
use crate::args::LoadArgs;

/// How a visit to a table ends.
#[derive(Clone, Copy)]
enum Ending {
    /// The host closes the table.
    Closed,
    /// Everybody leaves.
    Left,
    /// Everybody is gone without a word.
    Deserted,
}

/// The three of them in turn.
const ENDINGS: [Ending; 3] = [Ending::Closed, Ending::Left, Ending::Deserted];

/// Keeps so many tables going until the time is up: whenever one is left, another is opened.
pub async fn run(
    args: &LoadArgs,
    stay: Duration,
    server: &Server,
    tally: &Arc<Tally>,
    cancelled: &'static AtomicBool,
) {
    let end = Instant::now() + Duration::from_secs(args.duration);
    let mut places = JoinSet::new();
    for place in 0..args.tables {
        let (args, server, tally) = (args.clone(), server.clone(), Arc::clone(tally));
        places.spawn(async move {
            for ending in ENDINGS.iter().cycle().skip(place) {
                if Instant::now() >= end || cancelled.load(Ordering::Relaxed) {
                    return;
                }
                visit(&args, stay, &server, &tally, *ending).await;
            }
        });
    }
    while places.join_next().await.is_some() {}
}

/// One table, from its opening to its end.
async fn visit(args: &LoadArgs, stay: Duration, server: &Server, tally: &Arc<Tally>, ending: Ending) {
    let players = match setup::table(args, server).await {
        Ok(players) => players,
        Err(trouble) => return tally.error(format_args!("a table could not be opened: {trouble}")),
    };
    let delivery = Arc::new(Mutex::new(Delivery::new(players.len())));
    let until = Instant::now() + stay;
    let mut visits = JoinSet::new();
    for (place, player) in players.into_iter().enumerate() {
        let visitor = Visitor {
            player,
            place,
            ending,
            until,
            pause: Duration::from_secs_f64(1.0 / args.moves_per_second),
            sent: None,
            delivery: Arc::clone(&delivery),
            tally: Arc::clone(tally),
        };
        visits.spawn(visitor.stay());
    }
    while visits.join_next().await.is_some() {}
}

/// One player at a table for a while.
struct Visitor {
    player: Player,
    place: usize,
    ending: Ending,
    until: Instant,
    /// The time between two moves.
    pause: Duration,
    /// When the move was sent that is not acknowledged yet.
    sent: Option<Instant>,
    delivery: Arc<Mutex<Delivery>>,
    tally: Arc<Tally>,
}

impl Visitor {
    async fn stay(mut self) {
        let Err(trouble) = self.play().await else { return self.go().await };
        // The host may have closed the table under somebody who still waited for an answer.
        if matches!(self.ending, Ending::Closed) && Instant::now() >= self.until {
            self.sent.inspect(|_| self.tally.withdrawn());
        } else {
            self.tally.error(format_args!("a player had to give up: {trouble}"));
        }
    }

    /// Plays until the time is up and the last move is acknowledged.
    async fn play(&mut self) -> Result<(), Trouble> {
        let mut free = Instant::now();
        while Instant::now() < self.until || self.sent.is_some() {
            let wish = self.player.wish(true).filter(|_| Instant::now() < self.until);
            tokio::select! {
                heard = self.player.hear() => self.note(heard?),
                () = sleep_until(free.min(self.until)), if wish.is_some() => {
                    if let Some(command) = wish {
                        free = Instant::now() + self.pause;
                        self.send(command).await;
                    }
                }
                () = sleep_until(self.until), if self.sent.is_none() => {}
            }
        }
        Ok(())
    }

    async fn send(&mut self, command: Command) {
        if matches!(command, Command::Move { .. }) {
            self.sent = Some(Instant::now());
            self.tally.sent();
        }
        self.player.command(command).await;
    }

    /// Counts what was heard.
    fn note(&mut self, heard: Heard) {
        match heard {
            Heard::Done { command: Some(Command::Move { .. }), seq, .. } => self.acknowledged(seq),
            Heard::Refused { command, problem, .. } => {
                let was_move = matches!(command, Some(Command::Move { .. }));
                self.sent = self.sent.filter(|_| !was_move);
                self.tally.refused(&problem, was_move);
            }
            Heard::Event { what: What::Ended(_), .. } if self.place == 0 => self.tally.game_over(),
            Heard::Back => self.tally.reconnected(),
            _ => {}
        }
        let seq = self.player.view().seq;
        self.delivery().seen(self.place, seq, |after| self.tally.told(after));
    }

    fn acknowledged(&mut self, seq: u64) {
        if let Some(sent) = self.sent.take() {
            self.tally.acknowledged(sent.elapsed());
            self.delivery().acknowledged(seq, sent);
        }
    }

    fn delivery(&self) -> MutexGuard<'_, Delivery> {
        self.delivery.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Goes as it was agreed.
    async fn go(mut self) {
        let last = match self.ending {
            Ending::Closed if self.place == 0 => Some(Command::Close),
            Ending::Left => Some(Command::Leave),
            Ending::Closed | Ending::Deserted => None,
        };
        if let Some(command) = last {
            let id = self.player.command(command).await;
            // Whoever has left, or sits at a table that was closed, is told so and sent away.
            while let Ok(heard) = self.player.hear().await {
                if matches!(heard, Heard::Done { id: done, .. } if done == id) {
                    break;
                }
            }
        }
        self.player.hang_up().await;
    }
}
