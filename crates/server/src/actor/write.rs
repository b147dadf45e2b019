//! From a command to the disk, and from there to everybody.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::PoisonError;
use std::time::Duration;

use governor::{Quota, RateLimiter};
use protocol::{Code, Command, Phase, Problem};

use super::{Actor, Changer, ClientId, Hello, beyond_repair, closing};
use crate::client::{Client, Message, text};
use crate::store::{Append, Appended, StoreError, Trouble};
use table::{Decision, Entry, LogEvent, Table, Unfoldable, Who};

/// How often a command is decided anew because somebody else wrote to the log
/// in between.
const TRIES: usize = 8;

/// How many times a guest may talk in which time.
const TALK: (u32, Duration) = (5, Duration::from_secs(10));

/// The number of the event, and of a new guest with their secret.
type Attempted = Result<(u64, Option<(u32, String)>), Problem>;

/// What became of a decision.
pub(super) enum Written {
    /// It is on disk, and the table has moved on.
    Done(u64),
    /// The command it came from had been carried out before.
    Before(u64),
    /// Somebody else wrote first: the table has caught up, decide again.
    Overtaken,
}

impl Actor {
    pub(super) async fn carry_out(&mut self, client: ClientId, id: String, command: &Command) {
        let Some(Client { who, from, .. }) = self.clients.get(&client) else { return };
        let (who, from) = (*who, *from);
        let answer = match self.attempt_within_limits(who, from, &id, command).await {
            Ok((seq, joined)) => {
                let you = joined.as_ref().map(|(guest, _)| {
                    self.recognise(client, *guest);
                    self.table.you(Who { guest: Some(*guest), ..who })
                });
                Message::Done { id, seq, secret: joined.map(|(_, secret)| secret), you }
            }
            Err(problem) => {
                self.metrics.refused(problem.code);
                Message::Refused { id: Some(id), problem }
            }
        };
        let text = text(&answer);
        if self.clients.get(&client).is_some_and(|client| !client.send(text)) {
            self.let_go(&[client]);
        }
        self.see_off();
    }

    async fn attempt_within_limits(
        &mut self,
        who: Who,
        from: IpAddr,
        id: &str,
        command: &Command,
    ) -> Attempted {
        match command {
            // A game has its own pace.
            Command::Move { .. } => {}
            Command::Chat { .. } | Command::Emote { .. } => {
                if !who.guest.is_none_or(|guest| self.may_talk(guest)) {
                    return Err(Problem::new(Code::TooMany, "you talk too much; wait a few seconds"));
                }
            }
            _ => {
                if !self.may_change(who.guest.map_or(Changer::Nobody(from), Changer::Guest)) {
                    return Err(Problem::new(Code::TooMany, "too much at once; wait a few seconds"));
                }
            }
        }
        if let Command::Join { name, .. } = command {
            self.may_join(who, from, name)?;
        }
        self.attempt(who, id, command).await
    }

    /// Whether a guest may talk once more, from whichever connection.
    fn may_talk(&mut self, guest: u32) -> bool {
        let often = Quota::with_period(TALK.1 / TALK.0).unwrap_or(Quota::per_second(NonZeroU32::MIN));
        let clock = &self.config.clock;
        let fresh = || RateLimiter::direct_with_clock(often.allow_burst(some(TALK.0)), clock.clone());
        let limiter = self.talk.entry(guest).or_insert_with(fresh);
        limiter.check().is_ok()
    }

    /// Whether somebody may change the table once more. Everybody is told the whole table
    /// each time.
    fn may_change(&mut self, changer: Changer) -> bool {
        let often = self.config.changes_per_second;
        let quota = Quota::per_second(some(often)).allow_burst(some(often.saturating_mul(10)));
        let clock = &self.config.clock;
        let fresh = || RateLimiter::direct_with_clock(quota, clock.clone());
        let limiter = self.changes.entry(changer).or_insert_with(fresh);
        limiter.check().is_ok()
    }

    /// Decides and writes until it is done or refused. For somebody who has
    /// come in also says who they are now and their secret.
    async fn attempt(&mut self, who: Who, id: &str, command: &Command) -> Attempted {
        for _ in 0..TRIES {
            let decision = match self.decide(who, command) {
                Ok(decision) => decision,
                // Somebody else may have written what makes it right.
                Err(_) if self.catch_up().await.map_err(broken)? => continue,
                // It may be refused because it has been done.
                Err(problem) => {
                    let before = self.done_before(who, id, command, problem).await;
                    return before.map(|seq| (seq, None));
                }
            };
            let guest = new_guest(&decision);
            let joined = decision.joined.clone().zip(guest).map(|(key, guest)| (guest, key));
            let kept = decision.secrets.first().filter(|_| guest.is_some());
            let command_id = command_id(who, id).or_else(|| kept.map(|kept| join_id(&kept.value, id)));
            match self.write(decision, command_id).await.map_err(broken)? {
                Written::Done(seq) => {
                    self.note_sent_away(command);
                    return Ok((seq, joined));
                }
                Written::Before(seq) => return Ok((seq, None)),
                Written::Overtaken => {}
            }
        }
        Err(Problem::new(Code::Broken, "too much happens at this table at once; try again"))
    }

    /// Whether a refused command was carried out before: then that is the
    /// answer again.
    async fn done_before(
        &mut self,
        who: Who,
        id: &str,
        command: &Command,
        problem: Problem,
    ) -> Result<u64, Problem> {
        let joined = || self.table.kept_key(who.guest?).map(|kept| join_id(kept, id));
        let join = matches!(command, Command::Join { .. }).then(joined).flatten();
        for command_id in join.into_iter().chain(command_id(who, id)) {
            let before = self.store.carried_out(self.table.code(), &command_id).await;
            // If nobody knows, it must not be called refused: it may have been done.
            if let Some(seq) = before.map_err(|error| broken(self.failed(&error)))? {
                return Ok(seq);
            }
        }
        Err(problem)
    }

    /// Writes a decision down, and once it is on disk follows it and tells
    /// everybody.
    pub(super) async fn write(
        &mut self,
        decision: Decision,
        command: Option<String>,
    ) -> Result<Written, Unwritten> {
        let at = self.time.now();
        let entries: Vec<Entry> = decision.events.into_iter().map(|event| Entry { at, event }).collect();
        let append = Append {
            table: self.table.code().to_owned(),
            expected: self.table.seq(),
            command,
            events: entries.iter().map(Entry::text).collect(),
            secrets: decision.secrets.clone(),
            closes: entries.iter().any(|entry| matches!(entry.event, LogEvent::Closed { .. })).then_some(at),
        };
        let began = self.config.clock.steady();
        let appended = self.store.append(append).await;
        self.metrics.appends.done(&self.config.clock, began);
        match appended.map_err(|error| self.failed(&error))? {
            Appended::Done { seq } => {
                self.table.learn(&decision.secrets);
                for entry in &entries {
                    self.follow(entry);
                }
                Ok(Written::Done(seq))
            }
            Appended::Duplicate { seq } => {
                if seq > self.table.seq() {
                    self.catch_up().await?;
                }
                Ok(Written::Before(seq))
            }
            Appended::Conflict { .. } => {
                // If the log is shorter than it was, this says so.
                self.catch_up().await?;
                Ok(Written::Overtaken)
            }
        }
    }

    /// Reads what somebody else has written to this table's log; says whether
    /// there was anything.
    async fn catch_up(&mut self) -> Result<bool, Unwritten> {
        let news = self.store.read(self.table.code(), self.table.seq()).await;
        let news = news.map_err(|error| self.failed(&error))?;
        if news.events.is_empty() {
            return Ok(false);
        }
        self.table.learn(&news.secrets);
        for logged in &news.events {
            match Entry::read(logged) {
                Ok(entry) => self.follow(&entry),
                Err(error) => self.give_up(&error),
            }
        }
        Ok(true)
    }

    /// Somebody comes who has seen more than this table here, or has come in
    /// elsewhere: there is more in the log. If there is not, it is not the log that they
    /// have seen, and they are told so.
    pub(super) async fn catch_up_for(&mut self, hello: &Hello) -> Result<(), Problem> {
        let unknown = self.table.who(hello.secret.as_deref(), hello.host.as_deref()).is_none();
        let ahead = |table: &Table| hello.last.filter(|&last| last > table.seq());
        if unknown || ahead(&self.table).is_some() {
            self.catch_up().await.map_err(broken)?;
        }
        match (&self.astray, ahead(&self.table)) {
            (Some(problem), _) => Err(problem.clone()),
            (None, Some(last)) => Err(self.taken_back(last)),
            (None, None) => Ok(()),
        }
    }

    /// What a client is told that has seen more than there is.
    fn taken_back(&self, last: u64) -> Problem {
        let (table, seq) = (self.table.code(), self.table.seq());
        let message = format_args!(
            "you have seen event {last} of table {table}, but it has only {seq}: it was set back to an earlier state; \
             come in anew"
        );
        Problem::new(Code::TakenBack, message)
    }

    /// Takes an event that is on disk, and tells everybody.
    fn follow(&mut self, entry: &Entry) {
        if self.astray.is_some() {
            return;
        }
        self.time.at_least(entry.at);
        let recent = match self.table.apply(entry) {
            Ok(recent) => recent,
            Err(error) => return self.give_up(&error),
        };
        if matches!(entry.event, LogEvent::Moved { .. }) {
            self.metrics.moves.inc();
        }
        if recent.changes_table() {
            *self.summary.write().unwrap_or_else(PoisonError::into_inner) = self.table.summary();
        }
        self.tell(&recent);
    }

    /// The table here is no longer what its log says: it must be read anew.
    fn give_up(&mut self, error: &Unfoldable) {
        tracing::error!(table = self.table.code(), %error, "a table does not follow its log");
        self.astray.get_or_insert_with(closing);
    }

    /// The store failed. If it will fail again, the table cannot go on.
    fn failed(&mut self, error: &StoreError) -> Unwritten {
        self.metrics.store_failed(error);
        if error.lasts() {
            self.astray.get_or_insert_with(beyond_repair);
            self.damaged |= error.trouble == Trouble::Damaged;
        }
        Unwritten
    }

    fn recognise(&mut self, client: ClientId, guest: u32) {
        if let Some(client) = self.clients.get_mut(&client) {
            client.who.guest = Some(guest);
            self.addresses.insert(guest, client.from);
        }
    }

    /// Says good-bye to those who have left or were sent away.
    pub(super) fn see_off(&mut self) {
        if self.table.phase() == Phase::Closed {
            return;
        }
        let table = &self.table;
        self.talk.retain(|&guest, _| table.knows(guest));
        self.away.retain(|&guest, _| table.knows(guest));
        self.addresses.retain(|&guest, _| table.knows(guest));
        let here: BTreeSet<IpAddr> = self.clients.values().map(|client| client.from).collect();
        self.changes.retain(|changer, _| match changer {
            Changer::Guest(guest) => table.knows(*guest),
            Changer::Nobody(from) => here.contains(from),
        });
        self.clients.retain(|_, client| {
            let stays = client.who.guest.is_none_or(|guest| table.knows(guest));
            if !stays {
                client.dismiss(Problem::new(Code::NotAllowed, "you are no longer at this table"), false);
            }
            stays
        });
    }
}

/// A number that is not 0.
fn some(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// The id of a command in the log: the client's own, and whose it is.
fn command_id(who: Who, id: &str) -> Option<String> {
    match who {
        Who { guest: Some(guest), .. } => Some(format!("{guest}/{id}")),
        Who { opener: true, .. } => Some(format!("host/{id}")),
        _ => None,
    }
}

/// The id of the command of somebody who comes in. They have no number yet that
/// is theirs for sure, for others may come in elsewhere; but they have a
/// secret, and half of its hash tells them apart.
fn join_id(kept_key: &[u8], id: &str) -> String {
    let hash = base16ct::lower::encode_string(&kept_key[..kept_key.len().min(16)]);
    format!("join/{hash}/{id}")
}

fn new_guest(decision: &Decision) -> Option<u32> {
    decision.events.iter().find_map(|event| match event {
        LogEvent::Joined { guest, .. } => Some(*guest),
        _ => None,
    })
}

/// Something could not be written or followed; the log says why.
#[derive(Debug)]
pub(super) struct Unwritten;

fn broken(_: Unwritten) -> Problem {
    Problem::new(Code::Broken, "the house could not write it down; try again")
}
