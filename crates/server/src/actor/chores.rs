//! What a table does by itself.

use std::time::Duration;

use protocol::Phase;

use super::{Actor, ClientId};
use crate::clock::millis;
use crate::thinking::decided;
use table::{Chore, Decision};
use tokio::task::JoinHandle;

/// How long people have before a turn's time can be up when a table goes on
/// that nobody was at: after a restart their clients are still on their way
/// back.
const GRACE: u64 = 5000;

/// How long a table that nobody has visited for long stays open after a restart: whoever
/// was there before is on their way back. Who is there is not in the log.
const RETURN: Duration = Duration::from_mins(2);

/// How much longer than a seat is kept somebody who only looks on is known.
const FORGOTTEN: Duration = Duration::from_mins(10);

/// Bots that think about something, or have done so.
pub(super) struct Thinking {
    question: u64,
    answer: JoinHandle<Option<Decision>>,
}

impl Actor {
    /// What is to be done next without being asked, and when. While nobody is
    /// there a table waits: it goes on when somebody comes.
    pub(super) fn next_chore(&self) -> Option<(u64, Chore)> {
        if self.table.is_won() {
            return Some((0, Chore::Finish));
        }
        if self.clients.is_empty() {
            return Some((self.idle_ends(), Chore::CloseIdle));
        }
        let bots = self
            .bots_are_due()
            .then(|| (self.table.bots_think_since() + millis(self.config.bot_pause), Chore::BotMoves));
        let clock = self.turn_ends().map(|at| (at, Chore::TimeIsUp));
        let chores =
            bots.into_iter().chain(clock).chain(self.stand_in()).chain(self.succession()).chain(self.ghost());
        chores.min_by_key(|(at, _)| *at)
    }

    /// Bots that take their time begin at once, so that how long it took is not seen when
    /// their pause is over.
    pub(super) fn think_ahead(&mut self) {
        let question = self.table.question();
        let thinks = self.thinking.as_ref().is_some_and(|thinking| thinking.question == question);
        if thinks || self.clients.is_empty() || !self.bots_are_due() || !self.table.bots_ponder() {
            return;
        }
        let thought = self.table.thought(&mut self.chance());
        self.thinking = thought.map(|thought| Thinking { question, answer: self.thinkers.think(thought) });
    }

    /// Whether there is something for bots to decide about, and they have not done so.
    fn bots_are_due(&self) -> bool {
        self.table.bots_may_move() && self.bots_declined != Some(self.table.question())
    }

    /// Chance for what follows the last event.
    fn chance(&self) -> impl FnMut(&mut [u8]) {
        self.config.chance.at(self.table.code(), self.table.seq())
    }

    /// When nobody will have been there for too long. Restarts do not count as visits.
    fn idle_ends(&self) -> u64 {
        let idle = self.config.idle;
        let since = self.visited.max(self.table.at());
        (since + millis(idle)).max(self.started + millis(idle.min(RETURN)))
    }

    /// When the time of the person on turn is up.
    pub(super) fn turn_ends(&self) -> Option<u64> {
        let ends = self.table.turn_ends()?;
        Some(if self.table.at() < self.resumed { ends.max(self.resumed + GRACE) } else { ends })
    }

    fn stand_in(&self) -> Option<(u64, Chore)> {
        let takes =
            self.table.bots_take(millis(self.config.patience), |guest| self.away.get(&guest).copied());
        let first = takes.into_iter().min_by_key(|takes| takes.at)?;
        Some((first.at, Chore::StandIn { seat: first.seat }))
    }

    /// The host is away: the first guest who is here and sits becomes host, or
    /// else the first who is here.
    fn succession(&self) -> Option<(u64, Chore)> {
        let host = self.table.host()?;
        let since = *self.away.get(&host)?;
        let here = || self.clients.values().filter_map(|client| client.who.guest);
        let guest = here().find(|&guest| self.table.seat_of(guest).is_some()).or_else(|| here().next())?;
        Some((since + millis(self.config.host_patience), Chore::Succeed { guest }))
    }

    /// Somebody who has not played is away: they hold no seat for long, and in the end are
    /// forgotten.
    fn ghost(&self) -> Option<(u64, Chore)> {
        let chore = |(&guest, &since): (&u32, &u64)| {
            let since = since.max(self.resumed);
            if self.table.sits_idly(guest) {
                Some((since + millis(self.config.patience), Chore::Unseat { guest }))
            } else if self.table.looks_on(guest) {
                Some((since + millis(self.config.patience + FORGOTTEN), Chore::Forget { guest }))
            } else {
                None
            }
        };
        self.away.iter().filter_map(chore).min_by_key(|(at, _)| *at)
    }

    pub(super) async fn perform(&mut self, chore: Chore) {
        let question = self.table.question();
        let decision = match self.thinking.take_if(|_| chore == Chore::BotMoves) {
            Some(thinking) if thinking.question == question => decided(thinking.answer).await,
            _ => self.table.perform(chore, &mut self.chance()),
        };
        let Some(decision) = decision else {
            if chore == Chore::BotMoves {
                self.bots_declined = Some(question);
            }
            return;
        };
        if self.write(decision, None).await.is_err() {
            // Not written: it is tried again, but not in a tight loop.
            self.config.clock.sleep(Duration::from_millis(200)).await;
        }
        self.see_off();
    }

    /// Somebody is back: a bot that took their seat gives it back at once.
    pub(super) async fn hand_back(&mut self, client: ClientId) {
        let Some(guest) = self.clients.get(&client).and_then(|client| client.who.guest) else { return };
        let seat =
            self.table.stood_in_for().find(|(absent, _)| *absent == guest).map(|(_, seat)| seat.number());
        if let Some(seat) = seat
            && self.table.phase() != Phase::Closed
        {
            self.perform(Chore::HandBack { seat }).await;
        }
    }
}
