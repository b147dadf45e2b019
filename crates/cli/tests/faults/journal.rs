//! Players who write down what the server told them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use client::{Heard, Player};
use protocol::{Command, Phase, What};
use tokio::time::{sleep, timeout};

/// How long somebody thinks about a move, so that the log does not grow faster
/// than it can be checked.
const THINKS: Duration = Duration::from_millis(5);

/// How long to listen before looking whether it is over.
const LISTENS: Duration = Duration::from_millis(50);

/// How far all of them are.
#[derive(Default)]
pub struct Play {
    acknowledged: AtomicU64,
    at_rest: AtomicU64,
    last_game: AtomicBool,
    ended: AtomicBool,
    /// Somebody has found something wrong: there is no use in waiting.
    wrong: AtomicBool,
}

/// Raised when a player panics.
struct Alarm(Arc<Play>);

impl Drop for Alarm {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.wrong.store(true, Ordering::SeqCst);
        }
    }
}

/// A command that was acknowledged.
#[derive(Debug)]
pub struct Acknowledged {
    pub id: String,
    pub command: Command,
    pub seq: u64,
}

/// A player, and everything that it was promised.
pub struct Journal {
    pub player: Player,
    pub acknowledged: Vec<Acknowledged>,
    /// The moves it was told of: their seats by the numbers of the events.
    pub moves: BTreeMap<u64, usize>,
    resting: bool,
}

impl Journal {
    pub fn new(player: Player) -> Self {
        Self { player, acknowledged: Vec::new(), moves: BTreeMap::new(), resting: false }
    }

    /// Plays until the end, through everything that happens to the server.
    pub async fn keep(mut self, play: Arc<Play>) -> Self {
        let _alarm = Alarm(Arc::clone(&play));
        while !play.ended.load(Ordering::SeqCst) {
            self.act(&play).await;
            if let Ok(heard) = timeout(LISTENS, self.player.hear()).await {
                match heard {
                    Ok(heard) => self.note(heard, &play),
                    Err(trouble) => panic!("{trouble}"),
                }
            }
        }
        self
    }

    async fn act(&mut self, play: &Play) {
        let last = play.last_game.load(Ordering::SeqCst);
        let over = self.player.view().table.phase == Phase::Over;
        self.rest(last && over && self.player.pending().len() == 0, play);
        if self.resting {
            return;
        }
        if let Some(command) = self.player.wish(!last) {
            if matches!(command, Command::Move { .. }) {
                sleep(THINKS).await;
            }
            self.player.command(command).await;
        }
    }

    /// Whether there is nothing left to do for this player, as far as it knows.
    fn rest(&mut self, resting: bool, play: &Play) {
        match (self.resting, resting) {
            (false, true) => play.at_rest.fetch_add(1, Ordering::SeqCst),
            (true, false) => play.at_rest.fetch_sub(1, Ordering::SeqCst),
            _ => return,
        };
        self.resting = resting;
    }

    fn note(&mut self, heard: Heard, play: &Play) {
        match heard {
            Heard::Done { id, command: Some(command), seq } => {
                assert!(self.player.view().seq >= seq, "acknowledged before it was told: {id} {command:?}");
                if matches!(command, Command::Move { .. }) {
                    play.acknowledged.fetch_add(1, Ordering::Relaxed);
                }
                self.acknowledged.push(Acknowledged { id, command, seq });
            }
            Heard::Done { id, .. } => panic!("acknowledged twice: {id}"),
            Heard::Refused { command, problem, .. } => panic!("{command:?} was refused: {problem:?}"),
            Heard::Event { seq, what: What::Moved { seat, .. } } => {
                self.moves.insert(seq, seat);
            }
            _ => {}
        }
    }

    /// Listens until this event has come.
    pub async fn hear_up_to(&mut self, seq: u64) {
        while self.player.view().seq < seq {
            self.player.hear().await.expect("the server is there");
        }
    }
}

impl Play {
    /// Waits until so many more moves are acknowledged.
    pub async fn moves(&self, more: u64) {
        let goal = self.acknowledged.load(Ordering::Relaxed) + more;
        self.until(|| self.acknowledged.load(Ordering::Relaxed) >= goal).await;
    }

    /// Waits until nobody has anything left to do.
    pub async fn all_at_rest(&self, players: usize) {
        self.until(|| self.at_rest.load(Ordering::SeqCst) == players as u64).await;
    }

    /// No more games after those that are on.
    pub fn last_game(&self) {
        self.last_game.store(true, Ordering::SeqCst);
    }

    /// Everybody may stop.
    pub fn end(&self) {
        self.ended.store(true, Ordering::SeqCst);
    }

    /// Waits until something holds.
    async fn until(&self, mut holds: impl FnMut() -> bool) {
        while !holds() {
            assert!(!self.wrong.load(Ordering::SeqCst), "a player found something wrong: see above");
            sleep(super::LOOK).await;
        }
    }
}
