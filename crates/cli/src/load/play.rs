//! The players at work.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use client::session::Mishaps;
use client::{Heard, Player, Socket};
use protocol::{Command, Phase, What};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::delivery::Delivery;
use super::tally::Tally;
use crate::args::LoadArgs;

/// How far the run is.
#[derive(Clone, Copy, Debug)]
pub enum Stage {
    /// Players come in and games begin, but nobody moves yet.
    Gathering,
    /// They move.
    Playing {
        /// Since when.
        since: Instant,
    },
    /// No more moves; the answers to the last ones are awaited.
    Ending,
}

/// What the players of one table measure together.
struct Shared {
    delivery: Delivery,
    /// When the next move is due.
    due: Option<Instant>,
}

/// One player, and what it shares with others.
struct Seated {
    player: Player,
    place: usize,
    table: Arc<Mutex<Shared>>,
    tally: Arc<Tally>,
    stage: watch::Receiver<Stage>,
    /// The time between two moves of a table.
    period: Duration,
    /// When the move was sent that is not acknowledged yet.
    sent: Option<Instant>,
    /// Whether the first game has begun.
    begun: bool,
    /// What was known to have gone wrong.
    mishaps: Mishaps,
}

/// Sets the players of a table to work.
pub fn spawn(
    players: Vec<Player>,
    args: &LoadArgs,
    stage: &watch::Sender<Stage>,
    tally: &Arc<Tally>,
    tasks: &mut JoinSet<()>,
) {
    let shared = Shared { delivery: Delivery::new(players.len()), due: None };
    let shared = Arc::new(Mutex::new(shared));
    for (place, player) in players.into_iter().enumerate() {
        let seated = Seated {
            player,
            place,
            table: Arc::clone(&shared),
            tally: Arc::clone(tally),
            stage: stage.subscribe(),
            period: Duration::from_secs_f64(1.0 / args.moves_per_second),
            sent: None,
            begun: false,
            mishaps: Mishaps::default(),
        };
        tasks.spawn(seated.play());
    }
}

/// Keeps idle sockets open. They have to be read, or the server lets them go.
pub fn keep(idle: Vec<Socket>, tally: &Arc<Tally>, tasks: &mut JoinSet<()>) {
    for mut socket in idle {
        let tally = Arc::clone(tally);
        tasks.spawn(async move {
            loop {
                if let Err(trouble) = socket.next().await {
                    return tally.error(format_args!("an idle socket was lost: {trouble}"));
                }
            }
        });
    }
}

impl Seated {
    /// Plays until the task is ended.
    async fn play(mut self) {
        loop {
            self.note_begun();
            self.note_seen();
            let (command, at) = self.next_step();
            let wakes = at.unwrap_or_else(Instant::now);
            tokio::select! {
                heard = self.player.hear() => match heard {
                    Ok(heard) => self.take(heard),
                    Err(trouble) => {
                        return self.tally.error(format_args!("a player had to give up: {trouble}"));
                    }
                },
                () = sleep_until(wakes), if at.is_some() => {
                    if let Some(command) = command {
                        self.send(command).await;
                    }
                }
                _ = self.stage.changed() => {}
            }
        }
    }

    /// What to do next, and when, if nothing comes between.
    fn next_step(&mut self) -> (Option<Command>, Option<Instant>) {
        let stage = *self.stage.borrow_and_update();
        let command = self.player.wish(!matches!(stage, Stage::Ending));
        let at = match (&command, stage) {
            (None, _) | (Some(_), Stage::Ending) => None,
            (Some(Command::Move { .. }), Stage::Gathering) => None,
            (Some(Command::Move { .. }), Stage::Playing { since }) => Some(self.due(since)),
            (Some(_), _) => Some(Instant::now()),
        };
        (command, at)
    }

    /// When this table's next move is due. The tables do not all begin at once.
    fn due(&self, since: Instant) -> Instant {
        *self.shared().due.get_or_insert_with(|| since + self.period.mul_f64(lot()))
    }

    async fn send(&mut self, command: Command) {
        if matches!(command, Command::Move { .. }) {
            let now = Instant::now();
            // A table that is behind goes on from here: it does not catch up.
            let mut shared = self.shared();
            shared.due = Some((shared.due.unwrap_or(now) + self.period).max(now));
            drop(shared);
            self.sent = Some(now);
            self.tally.sent();
        }
        self.player.command(command).await;
    }

    fn take(&mut self, heard: Heard) {
        match heard {
            Heard::Done { command: Some(Command::Move { .. }), seq, .. } => self.acknowledged(seq),
            Heard::Refused { command, problem, .. } => {
                let was_move = matches!(command, Some(Command::Move { .. }));
                self.tally.refused(&problem, was_move);
            }
            Heard::Event { what: What::Ended(_), .. } if self.place == 0 => self.tally.game_over(),
            Heard::Back => self.tally.reconnected(),
            _ => {}
        }
        self.note_mishaps();
    }

    fn acknowledged(&mut self, seq: u64) {
        if let Some(sent) = self.sent.take() {
            self.tally.acknowledged(sent.elapsed());
            self.shared().delivery.acknowledged(seq, sent);
        }
    }

    fn note_begun(&mut self) {
        if !self.begun && self.player.view().table.phase == Phase::Playing {
            self.begun = true;
            self.tally.begun();
        }
    }

    /// Takes note of what this player has.
    fn note_seen(&self) {
        let seq = self.player.view().seq;
        self.shared().delivery.seen(self.place, seq, |after| self.tally.told(after));
    }

    /// Tells of events that were left out or taken back since the last time.
    fn note_mishaps(&mut self) {
        let before = std::mem::replace(&mut self.mishaps, self.player.mishaps());
        if self.mishaps.gaps > before.gaps {
            self.tally.error("an event was left out");
        }
        if self.mishaps.taken_back > before.taken_back {
            self.tally.error("an event was taken back");
        }
    }

    fn shared(&self) -> std::sync::MutexGuard<'_, Shared> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A number from 0 to 1 by lot.
fn lot() -> f64 {
    f64::from(getrandom::u32().unwrap_or(0)) / f64::from(u32::MAX)
}
