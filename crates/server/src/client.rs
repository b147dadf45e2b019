//! The table's end of a connection.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, Problem, ServerMessage, VERSION};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use tokio::sync::mpsc;

use crate::ask::ClientId;
use crate::clock::Clock;
use table::Who;

/// A message that is ready to be sent.
pub type Message = ServerMessage<Box<RawValue>>;

/// How many messages may wait for a client. One that does not read them is
/// closed, so that memory stays flat.
pub const OUTBOX: usize = 64;

/// How many connections there may be before no more may watch: each is told everything that
/// happens.
pub const MOST_CLIENTS: usize = 500;

/// What a socket is to send.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// A message, and the steady time at which it was put into the queue.
    Text(Utf8Bytes, Duration),
    /// The last message.
    Last(Utf8Bytes),
}

/// Somebody who is connected to a table, or to something else where others may be.
pub struct Client<W = Who> {
    /// Who it is.
    pub who: W,
    /// The address they connect from.
    pub from: IpAddr,
    /// Whose words it does not want.
    pub muted: BTreeSet<u32>,
    outbox: mpsc::Sender<Outgoing>,
    clock: Clock,
}

impl<W> Client<W> {
    /// A client that is sent to by this queue.
    pub const fn new(who: W, from: IpAddr, outbox: mpsc::Sender<Outgoing>, clock: Clock) -> Self {
        Self { who, from, muted: BTreeSet::new(), outbox, clock }
    }

    /// Puts a message into the queue; says whether there was room.
    pub fn send(&self, text: Utf8Bytes) -> bool {
        self.outbox.try_send(Outgoing::Text(text, self.clock.steady())).is_ok()
    }

    /// Puts the last message into the queue, if there is room.
    pub fn dismiss(&self, problem: Problem, reconnect: bool) {
        let _ = self.outbox.try_send(Outgoing::Last(text(&Message::Bye { problem, reconnect })));
    }
}

/// Those whose queue had no room for what was sent to them.
pub fn slow<W>(
    clients: &BTreeMap<ClientId, Client<W>>,
    mut send: impl FnMut(&Client<W>) -> bool,
) -> Vec<ClientId> {
    clients.iter().filter(|(_, client)| !send(client)).map(|(id, _)| *id).collect()
}

/// A message as it was sent.
pub fn parse<M: DeserializeOwned>(message: &str) -> Result<M, Problem> {
    let unreadable = |error| Problem::new(Code::NotAMessage, format_args!("not a message: {error}"));
    serde_json::from_str(message).map_err(unreadable)
}

/// Refuses a client that speaks another version of the protocol.
pub fn check_version(version: u32) -> Result<(), Problem> {
    if version == VERSION {
        return Ok(());
    }
    let message = format_args!("this house speaks version {VERSION}, not {version}: update the client");
    Err(Problem::new(Code::WrongVersion, message))
}

/// What a client is told that begins with something else.
pub fn no_hello() -> Problem {
    Problem::new(Code::NotAMessage, "the first message must be hello")
}

/// A message as it is sent.
pub fn text(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// What a client is told whose seat is now played from another window.
pub fn taken_over() -> Problem {
    Problem::new(Code::NotNow, "this seat is now played from another window")
}
