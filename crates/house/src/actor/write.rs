//! From a command to the disk, and from there to everybody.

use std::sync::PoisonError;

use protocol::{Code, Command, Phase, Problem};

use super::{Actor, ClientId, REMEMBERED};
use crate::client::{Message, text};
use crate::store::{Append, Appended, Store, StoreError};
use crate::time::now;
use tables::{Decision, Entry, LogEvent, Unfoldable, Who};

/// How often a command is decided anew because somebody else wrote to the log
/// in between.
const TRIES: usize = 8;

/// What became of a decision.
pub(super) enum Written {
    /// It is on disk, and the table has moved on.
    Done(u64),
    /// The command it came from had been carried out before.
    Before(u64),
    /// Somebody else wrote first: the table has caught up, decide again.
    Overtaken,
}

impl<S: Store> Actor<S> {
    pub(super) async fn carry_out(&mut self, client: ClientId, id: String, command: &Command) {
        let Some(who) = self.clients.get(&client).map(|client| client.who) else { return };
        let answer = match self.attempt(who, &id, command).await {
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

    /// Decides and writes until it is done or refused. For somebody who has
    /// come in also says who they are now and their secret.
    async fn attempt(
        &mut self,
        who: Who,
        id: &str,
        command: &Command,
    ) -> Result<(u64, Option<(u32, String)>), Problem> {
        let command_id = command_id(who, id);
        for _ in 0..TRIES {
            let decided = self.table.decide(who, command, &mut crate::fresh);
            let decision = match decided {
                Ok(decision) => decision,
                // It may be refused because it has been done.
                Err(problem) => return self.done_before(command_id, problem).await.map(|seq| (seq, None)),
            };
            let joined = decision.joined.clone().zip(new_guest(&decision)).map(|(key, guest)| (guest, key));
            match self.write(decision, command_id.clone()).await.map_err(broken)? {
                Written::Done(seq) => return Ok((seq, joined)),
                Written::Before(seq) => return Ok((seq, None)),
                Written::Overtaken => {}
            }
        }
        Err(Problem::new(Code::Broken, "too much happens at this table at once; try again"))
    }

    /// Whether a refused command was carried out before: then that is the
    /// answer again.
    async fn done_before(&self, command: Option<String>, problem: Problem) -> Result<u64, Problem> {
        let Some(command) = command else { return Err(problem) };
        let before = self.store.carried_out(self.table.code(), &command).await;
        // If nobody knows, it must not be called refused: it may have been done.
        before.map_err(|error| broken(error.into()))?.ok_or(problem)
    }

    /// Writes a decision down, and once it is on disk follows it and tells
    /// everybody.
    pub(super) async fn write(
        &mut self,
        decision: Decision,
        command: Option<String>,
    ) -> Result<Written, Unwritten> {
        let at = now().max(self.table.at());
        let entries: Vec<Entry> = decision.events.into_iter().map(|event| Entry { at, event }).collect();
        let append = Append {
            table: self.table.code().to_owned(),
            expected: self.table.seq(),
            command,
            events: entries
                .iter()
                .map(|entry| serde_json::to_string(entry).expect("events are plain data"))
                .collect(),
            secrets: decision.secrets.clone(),
            closes: entries.iter().any(|entry| matches!(entry.event, LogEvent::Closed { .. })),
        };
        match self.store.append(append).await? {
            Appended::Done { seq } => {
                self.table.learn(&decision.secrets);
                for entry in &entries {
                    self.follow(entry);
                }
                Ok(Written::Done(seq))
            }
            Appended::Duplicate { seq } => Ok(Written::Before(seq)),
            Appended::Conflict { .. } => {
                self.catch_up().await?;
                Ok(Written::Overtaken)
            }
        }
    }

    /// Reads what somebody else has written to this table's log.
    async fn catch_up(&mut self) -> Result<(), Unwritten> {
        let secrets = self.store.secrets(self.table.code()).await?;
        self.table.learn(&secrets);
        for logged in self.store.read(self.table.code(), self.table.seq()).await? {
            match Entry::read(&logged) {
                Ok(entry) => self.follow(&entry),
                Err(error) => self.give_up(&error),
            }
        }
        Ok(())
    }

    /// Takes an event that is on disk, and tells everybody.
    fn follow(&mut self, entry: &Entry) {
        let news = match self.table.apply(entry) {
            Ok(news) => news,
            Err(error) => return self.give_up(&error),
        };
        if matches!(entry.event, LogEvent::Moved { .. }) {
            self.metrics.moves.inc();
        }
        let recent = self.table.recent(entry, news);
        if recent.changes_table() {
            *self.summary.write().unwrap_or_else(PoisonError::into_inner) = self.table.summary();
        }
        self.tell(&recent);
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back(recent);
    }

    /// The table here is no longer what its log says: it must be read anew.
    fn give_up(&mut self, error: &Unfoldable) {
        tracing::error!(table = self.table.code(), %error, "a table does not follow its log");
        self.astray = true;
    }

    fn recognise(&mut self, client: ClientId, guest: u32) {
        if let Some(client) = self.clients.get_mut(&client) {
            client.who.guest = Some(guest);
        }
    }

    /// Says good-bye to those who have left or were sent away.
    pub(super) fn see_off(&mut self) {
        if self.table.phase() == Phase::Closed {
            return;
        }
        let table = &self.table;
        self.clients.retain(|_, client| {
            let stays = client.who.guest.is_none_or(|guest| table.knows(guest));
            if !stays {
                client.dismiss(Problem::new(Code::NotAllowed, "you are no longer at this table"), false);
            }
            stays
        });
    }
}

/// The id of a command in the log: the client's own, and whose it is. Somebody
/// who is nobody yet comes in anew each time.
fn command_id(who: Who, id: &str) -> Option<String> {
    match who {
        Who { guest: Some(guest), .. } => Some(format!("{guest}/{id}")),
        Who { opener: true, .. } => Some(format!("host/{id}")),
        _ => None,
    }
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

impl From<StoreError> for Unwritten {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self
    }
}

fn broken(_: Unwritten) -> Problem {
    Problem::new(Code::Broken, "the house could not write it down; try again")
}
