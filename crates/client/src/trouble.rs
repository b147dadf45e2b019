//! What can go wrong between a client and a server.

use std::fmt;

use protocol::{Code, Problem};

/// Why something did not work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The address cannot be one of a server.
    Address(String),
    /// The server cannot be reached, or the connection was lost. Trying again
    /// may help.
    Lost(String),
    /// The server says no.
    Refused(Problem),
    /// The server has ended the connection.
    Dismissed {
        /// What the server said about it.
        problem: Problem,
        /// Whether to connect again.
        reconnect: bool,
    },
    /// What came is nothing that a server says.
    Strange(String),
}

impl Trouble {
    /// Whether it may be better in a moment.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Lost(_) => true,
            Self::Dismissed { reconnect, .. } => *reconnect,
            Self::Refused(problem) => {
                matches!(problem.code, Code::Closing | Code::TooMany | Code::Broken)
            }
            Self::Address(_) | Self::Strange(_) => false,
        }
    }

    /// The reason that the server gave; where it gave none, that something is
    /// broken.
    pub fn into_problem(self) -> Problem {
        match self {
            Self::Refused(problem) | Self::Dismissed { problem, .. } => problem,
            Self::Address(_) | Self::Lost(_) | Self::Strange(_) => Problem::new(Code::Broken, self),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(why) => write!(f, "url: {why}"),
            Self::Lost(why) => write!(f, "the house cannot be reached: {why}"),
            Self::Refused(problem) | Self::Dismissed { problem, .. } => problem.fmt(f),
            Self::Strange(what) => write!(f, "this does not speak like a house: {what}"),
        }
    }
}

impl std::error::Error for Trouble {}
