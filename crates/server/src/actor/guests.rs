//! Those who are connected to a table.

use std::collections::BTreeMap;
use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, Problem, Room, VERSION};
use tokio::sync::mpsc;

use super::{Actor, ClientId, Hello};
use crate::client::{Client, Message, Outgoing, taken_over, text};
use crate::clock::millis;
use table::{Recent, Who};

/// How many connections a table has before no more may watch it: each is told everything
/// that happens.
const MOST_CLIENTS: usize = 500;

impl Actor {
    pub(super) fn enter(
        &mut self,
        hello: &Hello,
        id: ClientId,
        from: IpAddr,
        outbox: mpsc::Sender<Outgoing>,
    ) -> Result<(), Problem> {
        let who = self.table.who(hello.secret.as_deref(), hello.host.as_deref());
        let wrong =
            || Problem::new(Code::WrongSecret, "this secret is not one of this table: join without it");
        let who = who.ok_or_else(wrong)?;
        self.may_enter(who, from)?;
        if self.clients.len() >= MOST_CLIENTS && who == Who::default() {
            return Err(Problem::new(Code::Full, "too many people watch this table; try again later"));
        }
        if self.clients.is_empty() {
            self.resume();
        }
        if let Some(guest) = who.guest {
            self.replace(guest);
            self.away.remove(&guest);
            self.addresses.insert(guest, from);
        }
        self.visited = self.time.now();
        let client = Client::new(who, from, outbox, self.config.clock.clone());
        self.room = self.room_with(Some(who));
        let welcome = self.welcome(&client, hello.last);
        client.send(text(&welcome));
        // The newcomer has the room in the welcome; the others get it now.
        self.send_to_all(&text(&Message::Room(self.room.clone())));
        self.clients.insert(id, client);
        Ok(())
    }

    /// The table goes on after nobody was there. Nobody sees its time either, so that may
    /// catch up; those who are away are not away for longer by it.
    fn resume(&mut self) {
        let ahead = self.time.catch_up();
        self.away.values_mut().for_each(|since| *since += ahead);
        self.resumed = self.time.now();
    }

    /// The newer window of a guest wins, and the older is told so.
    fn replace(&mut self, guest: u32) {
        self.clients.retain(|_, client| {
            let same = client.who.guest == Some(guest);
            if same {
                client.dismiss(taken_over(), false);
            }
            !same
        });
    }

    fn welcome(&self, client: &Client, last: Option<u64>) -> Message {
        let audience = self.table.audience(client.who);
        Message::Welcome {
            version: VERSION,
            seq: self.table.seq(),
            now: self.time.now(),
            you: self.table.you(client.who),
            table: self.table.info(),
            game: self.table.position(audience),
            room: self.room.clone(),
            missed: last
                .and_then(|last| self.table.since(last))
                .map(|missed| missed.map(|recent| recent.missed(audience)).collect()),
        }
    }

    pub(super) fn mute(&mut self, client: ClientId, guest: u32, on: bool) {
        let Some(client) = self.clients.get_mut(&client) else { return };
        if on {
            client.muted.insert(guest);
        } else {
            client.muted.remove(&guest);
        }
    }

    pub(super) fn leave(&mut self, client: ClientId) {
        let Some(client) = self.clients.remove(&client) else { return };
        self.visited = self.time.now();
        if let Some(guest) = client.who.guest {
            self.away.insert(guest, self.visited);
        }
    }

    /// Tells everybody something that has just happened, each what they may
    /// know. Those alike get the same bytes.
    pub(super) fn tell(&mut self, recent: &Recent) {
        let mut made: Vec<(hosting::Audience, Utf8Bytes)> = Vec::new();
        let table = &self.table;
        let mut render = |client: &Client| {
            let audience = table.audience(client.who);
            if recent.speaker().is_some_and(|speaker| client.muted.contains(&speaker)) {
                return text(&Message::Event(table.told(&recent.muted(), audience)));
            }
            if let Some((_, text)) = made.iter().find(|(known, _)| *known == audience) {
                return text.clone();
            }
            let text = text(&Message::Event(table.told(recent, audience)));
            made.push((audience, text.clone()));
            text
        };
        let slow = slow(&self.clients, |client| client.send(render(client)));
        self.let_go(&slow);
    }

    fn send_to_all(&mut self, text: &Utf8Bytes) {
        let slow = slow(&self.clients, |client| client.send(text.clone()));
        self.let_go(&slow);
    }

    /// Lets go of those who do not read. They are away until they come back.
    pub(super) fn let_go(&mut self, slow: &[ClientId]) {
        for &client in slow {
            self.metrics.slow_clients.inc();
            self.leave(client);
        }
    }

    /// Tells everybody who is there, if that has changed.
    pub(super) fn tell_room(&mut self) {
        let room = self.room_with(None);
        if room != self.room {
            self.room = room;
            self.send_to_all(&text(&Message::Room(self.room.clone())));
        }
    }

    /// Who is there, with one more who is about to be.
    fn room_with(&self, one_more: Option<Who>) -> Room {
        let who = || self.clients.values().map(|client| client.who).chain(one_more);
        let mut here: Vec<u32> = who().filter_map(|who| who.guest).collect();
        here.sort_unstable();
        let patience = millis(self.config.patience);
        let anybody = who().next().is_some();
        Room {
            watching: who().filter(|who| who.guest.is_none()).count(),
            turn_ends: self.turn_ends().filter(|_| anybody),
            bots_take: self
                .table
                .bots_take(patience, |guest| self.away.get(&guest).copied().filter(|_| anybody)),
            here,
        }
    }
}

/// Those whose queue had no room for what was sent to them.
fn slow(clients: &BTreeMap<ClientId, Client>, mut send: impl FnMut(&Client) -> bool) -> Vec<ClientId> {
    clients.iter().filter(|(_, client)| !send(client)).map(|(id, _)| *id).collect()
}
