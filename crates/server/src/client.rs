//! The table's end of a connection.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{Code, Problem, ServerMessage};
use serde_json::value::RawValue;
use tokio::sync::mpsc;

use crate::clock::Clock;
use table::Who;

/// A message that is ready to be sent.
pub type Message = ServerMessage<Box<RawValue>>;

/// How many messages may wait for a client. One that does not read them is
/// closed, so that memory stays flat.
pub const OUTBOX: usize = 64;

/// What a socket is to send.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// A message, and the steady time at which it was put into the queue.
    Text(Utf8Bytes, Duration),
    /// The last message.
    Last(Utf8Bytes),
}

/// Somebody who is connected to a table.
pub struct Client {
    /// Who it is.
    pub who: Who,
    /// The address they connect from.
    pub from: IpAddr,
    /// Whose words it does not want.
    pub muted: BTreeSet<u32>,
    outbox: mpsc::Sender<Outgoing>,
    clock: Clock,
}

impl Client {
    /// A client that is sent to by this queue.
    pub const fn new(who: Who, from: IpAddr, outbox: mpsc::Sender<Outgoing>, clock: Clock) -> Self {
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

/// A message as it is sent.
pub fn text(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

/// What a client is told whose seat is now played from another window.
pub fn taken_over() -> Problem {
    Problem::new(Code::NotNow, "this seat is now played from another window")
}
