//! Players who write down what the server told them.

use std::collections::BTreeMap;
use std::sync::Arc;

use client::{Heard, Player};
use protocol::{Command, Phase, What};
use tokio::sync::watch;

/// How far all of them are.
pub struct Play(watch::Sender<Course>);

#[derive(Clone, Copy, Default)]
struct Course {
    /// How many moves may be made, so that the log does not grow faster than it can be checked.
    allowed: u64,
    /// How many were made.
    made: u64,
    /// How many were acknowledged.
    acknowledged: u64,
    /// How many players have nothing left to do.
    at_rest: usize,
    last_game: bool,
    ended: bool,
    /// Somebody has found something wrong: there is no use in waiting.
    wrong: bool,
}

/// Raised when a player panics.
struct Alarm(Arc<Play>);

impl Drop for Alarm {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.change(|course| course.wrong = true);
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
        let mut course = play.0.subscribe();
        while !course.borrow_and_update().ended {
            self.act(&play).await;
            tokio::select! {
                heard = self.player.hear() => match heard {
                    Ok(heard) => self.note(heard, &play),
                    Err(trouble) => panic!("{trouble}"),
                },
                _ = course.changed() => {}
            }
        }
        self
    }

    async fn act(&mut self, play: &Play) {
        let last = play.0.borrow().last_game;
        let over = self.player.view().table.phase == Phase::Over;
        self.rest(last && over && self.player.pending().len() == 0, play);
        if self.resting {
            return;
        }
        if let Some(command) = self.player.wish(!last)
            && (!matches!(command, Command::Move { .. }) || play.may_move())
        {
            self.player.command(command).await;
        }
    }

    /// Whether there is nothing left to do for this player, as far as it knows.
    fn rest(&mut self, resting: bool, play: &Play) {
        match (self.resting, resting) {
            (false, true) => play.change(|course| course.at_rest += 1),
            (true, false) => play.change(|course| course.at_rest -= 1),
            _ => return,
        }
        self.resting = resting;
    }

    fn note(&mut self, heard: Heard, play: &Play) {
        match heard {
            Heard::Done { id, command: Some(command), seq } => {
                assert!(self.player.view().seq >= seq, "acknowledged before it was told: {id} {command:?}");
                if matches!(command, Command::Move { .. }) {
                    play.change(|course| course.acknowledged += 1);
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
    /// Nobody may move yet.
    pub fn new() -> Self {
        Self(watch::Sender::new(Course::default()))
    }

    /// Lets so many more moves be made, and waits until all but a few are acknowledged: those
    /// may be on their way.
    pub async fn moves(&self, more: u64, on_their_way: u64) {
        let mut goal = 0;
        self.change(|course| {
            course.allowed = course.made + more + on_their_way;
            goal = course.acknowledged + more;
        });
        self.until(|course| course.acknowledged >= goal).await;
    }

    /// Waits until nobody has anything left to do.
    pub async fn all_at_rest(&self, players: usize) {
        self.until(|course| course.at_rest == players).await;
    }

    /// No more games after those that are on, which may be played to their ends.
    pub fn last_game(&self) {
        self.change(|course| (course.last_game, course.allowed) = (true, u64::MAX));
    }

    /// Everybody may stop.
    pub fn end(&self) {
        self.change(|course| course.ended = true);
    }

    /// Takes one of the moves that may be made, if there is one left.
    fn may_move(&self) -> bool {
        self.0.send_if_modified(|course| {
            let may = course.made < course.allowed;
            course.made += u64::from(may);
            may
        })
    }

    fn change(&self, change: impl FnOnce(&mut Course)) {
        self.0.send_modify(change);
    }

    /// Waits until something holds.
    async fn until(&self, mut holds: impl FnMut(&Course) -> bool) {
        let mut course = self.0.subscribe();
        let course = course.wait_for(|course| course.wrong || holds(course)).await.expect("it is kept");
        assert!(!course.wrong, "a player found something wrong: see above");
    }
}
