//! What a session at a sheet begins with, wants done, and tells.

use protocol::{Problem, SheetClientMessage, SheetEvent, SheetRoom, Unwritten};

use super::{Connection, Pace};
use crate::trouble::Trouble;

/// What a session begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The name that this client's entries begin with, if it may keep the score.
    pub writer: Option<String>,
    /// The secret of those who may.
    pub scorer: Option<String>,
    /// The number of the last event that is known; 0 for none.
    pub last: u64,
    /// The last event that was known while this client kept the score.
    pub known: u64,
    /// How long to wait for what.
    pub pace: Pace,
    /// A number for the chance in pauses.
    pub seed: u64,
}

impl Setup {
    /// For somebody who only follows.
    pub const fn new(pace: Pace, seed: u64) -> Self {
        Self { writer: None, scorer: None, last: 0, known: 0, pace, seed }
    }
}

/// What is to be done, in this order.
#[derive(Clone, Debug, PartialEq)]
pub enum Output<E> {
    /// Connect to the sheet, in place of any connection there is.
    Connect(Connection),
    /// Send this over the connection.
    Send(SheetClientMessage<E>),
    /// Something for whoever looks on or keeps the score.
    News(Box<News<E>>),
    /// The connection is lost, or could not be made. The session will ask for another.
    Lost(Trouble),
    /// The connection is to be dropped and there will be no other.
    Ended(Trouble),
}

/// What whoever looks on or keeps the score is told.
#[derive(Clone, Debug, PartialEq)]
pub enum News<E> {
    /// The client is connected.
    Welcome {
        /// Whether it may keep the score.
        may_score: bool,
        /// Who is there.
        room: SheetRoom,
    },
    /// The next things that happened. None is left out and none comes twice.
    Happened {
        /// What happened, oldest first.
        events: Vec<SheetEvent<E>>,
        /// Whether that is all there is.
        all: bool,
    },
    /// An entry was not written, and will not be sent again.
    Unwritten(Unwritten),
    /// Something else was refused.
    Refused(Problem),
    /// Who is there has changed.
    Room(SheetRoom),
    /// The server no longer has what it told: forget all that happened.
    Reset,
}
