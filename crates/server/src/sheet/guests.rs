//! Those who are connected to a shared sheet.

use std::net::IpAddr;

use protocol::{Code, Problem, SheetRoom, SheetServerMessage, VERSION};
use score_keeper::{Entry, Writer};
use tokio::sync::mpsc;

use super::{Hello, Reader, Task};
use crate::ask::ClientId;
use crate::client::{Client, MOST_CLIENTS, Outgoing, slow, text};

/// How many bytes of entries are sent at once. Whoever wants more asks for it.
const PAGE_BYTES: usize = 128 * 1024;

/// A message about entries that the task has.
type Message<'a> = SheetServerMessage<&'a Entry>;

impl Task {
    pub(super) fn enter(
        &mut self,
        hello: Hello,
        id: ClientId,
        from: IpAddr,
        outbox: mpsc::Sender<Outgoing>,
    ) -> Result<(), Problem> {
        let may_score = match hello.scorer {
            None => false,
            Some(key) => self.sheet.may_score(&key).then_some(true).ok_or_else(wrong_secret)?,
        };
        if self.clients.len() >= MOST_CLIENTS && !may_score {
            return Err(Problem::new(Code::Full, "too many people follow this sheet; try again later"));
        }
        if self.clients.is_empty() {
            self.time.catch_up();
        }
        let writer = hello.writer.filter(|_| may_score);
        self.replace(writer.as_ref());
        self.visited = self.time.now();
        let client = Client::new(Reader { writer }, from, outbox, self.config.clock.clone());
        self.clients.insert(id, client);
        // The newcomer has the room in the welcome; the others get it when it has changed.
        self.send(id, &self.welcome(may_score, hello.last));
        Ok(())
    }

    /// The newer window of a writer wins, and the older is told so: what both write would have
    /// the same names.
    fn replace(&mut self, writer: Option<&Writer>) {
        self.clients.retain(|_, client| {
            let same = writer.is_some() && client.who.writer.as_ref() == writer;
            if same {
                let message = "the score is now kept from another window of this browser";
                client.dismiss(Problem::new(Code::NotNow, message), false);
            }
            !same
        });
    }

    fn welcome(&self, may_score: bool, last: u64) -> Message<'_> {
        Message::Welcome {
            version: VERSION,
            seq: self.sheet.seq(),
            now: self.time.now(),
            scorer: self.sheet.scorer().to_string(),
            may_score,
            room: self.room(),
            missed: self.sheet.since(last, PAGE_BYTES),
        }
    }

    pub(super) fn leave(&mut self, client: ClientId) {
        if self.clients.remove(&client).is_some() {
            self.visited = self.time.now();
        }
    }

    /// Tells a client what happened after an event.
    pub(super) fn tell_more(&mut self, client: ClientId, last: u64) {
        self.send(client, &self.events(last));
    }

    /// Tells everybody what has just happened, which is what came after an event.
    pub(super) fn tell(&mut self, last: u64) {
        self.note();
        let news = text(&self.events(last));
        let slow = slow(&self.clients, |client| client.send(news.clone()));
        self.let_go(&slow);
    }

    fn events(&self, last: u64) -> Message<'_> {
        Message::Events { seq: self.sheet.seq(), events: self.sheet.since(last, PAGE_BYTES) }
    }

    /// Sends something to one client.
    pub(super) fn send(&self, client: ClientId, message: &Message) {
        let Some(client) = self.clients.get(&client) else { return };
        // One whose queue is full is let go when everybody is told something.
        let _ = client.send(text(message));
    }

    /// Lets go of those who do not read.
    fn let_go(&mut self, slow: &[ClientId]) {
        for &client in slow {
            self.metrics.slow_clients.inc();
            self.leave(client);
        }
    }

    /// Tells everybody who is there, if that has changed.
    pub(super) fn tell_room(&mut self) {
        let room = self.room();
        if room != self.room {
            self.room = room;
            let news = text(&Message::Room(room));
            let slow = slow(&self.clients, |client| client.send(news.clone()));
            self.let_go(&slow);
        }
    }

    fn room(&self) -> SheetRoom {
        let scorer = self.sheet.scorer();
        let scores = |client: &Client<Reader>| client.who.writer.as_ref() == Some(scorer);
        SheetRoom { here: self.clients.len(), scorer: self.clients.values().any(scores) }
    }
}

fn wrong_secret() -> Problem {
    Problem::new(Code::WrongSecret, "this secret is not one of this sheet: follow it without")
}
