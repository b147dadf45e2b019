//! What a session wants done, and what it tells.

use protocol::{ClientMessage, Command, Event, Problem, Room, ServerMessage, TableInfo, What, You};
use serde_json::Value;

use crate::trouble::Trouble;

/// A connection that a session asked for. What is reported of one that has been
/// given up since is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connection(pub(super) u64);

/// What is to be done, in this order. `J` and `W` are as in [`ServerMessage`].
#[derive(Clone, Debug, PartialEq)]
pub enum Output<J = Value, W = What> {
    /// Connect to the table, in place of any connection there is. Answer with
    /// [`connected`](super::Session::connected) or
    /// [`closed`](super::Session::closed).
    Connect(Connection),
    /// Send this over the connection.
    Send(ClientMessage),
    /// Something for whoever plays or looks on.
    News(Box<News<J, W>>),
    /// The client came in as a guest: this is the secret to come back with.
    Keep(String),
    /// The secrets are not known at this table: forget them. The client comes
    /// back as somebody new.
    Forget,
    /// The connection is lost, or could not be made: drop what is left of it.
    /// The session will ask for another.
    Lost(Trouble),
    /// The connection is to be dropped and there will be no other.
    Ended(Trouble),
}

/// What whoever plays or looks on is told.
#[derive(Clone, Debug, PartialEq)]
pub enum News<J = Value, W = What> {
    /// The client is connected, and this is how everything stands.
    Welcome(Welcome<J, W>),
    /// The next thing that happened. None is left out and none comes twice.
    Event(Event<J, W>),
    /// A command was carried out.
    Done {
        /// The id that [`command`](super::Session::command) gave.
        id: String,
        /// The command; none if it had been answered before.
        command: Option<Command>,
        /// The number of the last event it made.
        seq: u64,
        /// Who the client is now, if it has just come in.
        you: Option<You>,
    },
    /// A message was refused.
    Refused {
        /// The id of the command, if it was one.
        id: Option<String>,
        /// The command, if it was one that had not been answered before.
        command: Option<Command>,
        /// Why not.
        problem: Problem,
    },
    /// Who is there has changed.
    Room(Room),
    /// The server is there.
    Pong,
}

/// How everything stands when a connection is up.
#[derive(Clone, Debug, PartialEq)]
pub struct Welcome<J = Value, W = What> {
    /// The number of the last event in it.
    pub seq: u64,
    /// The time at the server, in milliseconds since 1970.
    pub now: u64,
    /// The client's guest and seat.
    pub you: You,
    /// The table as it is now.
    pub table: TableInfo,
    /// The game, as the client may see it.
    pub game: Option<J>,
    /// Who is there.
    pub room: Room,
    /// The events after the last one that the client had, if the server still
    /// knows them.
    pub missed: Option<Vec<Event<J, W>>>,
}

impl<J, W> Welcome<J, W> {
    /// The welcome in a message, or the message if it is another.
    #[expect(clippy::result_large_err, reason = "it is no error: the message as it came")]
    pub fn read(message: ServerMessage<J, W>) -> Result<Self, ServerMessage<J, W>> {
        match message {
            ServerMessage::Welcome { version: _, seq, now, you, table, game, room, missed } => {
                Ok(Self { seq, now, you, table, game, room, missed })
            }
            other => Err(other),
        }
    }
}
