//! What ends the program early.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// What shells call a program that was ended by Ctrl-C: 128 and the number of the signal.
pub const INTERRUPTED: u8 = 130;

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// Something the user can mend: one line on standard error.
    Message(String),
    /// Ctrl-C ended the work; what there was has been printed.
    Interrupted,
    /// Nobody reads our output any more (`fliphouse replay … | head`): no
    /// failure to speak of.
    NobodyReads,
}

impl Failure {
    /// A failure that says what is wrong and where.
    pub fn of(message: impl Display) -> Self {
        Self::Message(message.to_string())
    }

    /// Tells the user, and gives the exit status.
    pub fn report(self) -> ExitCode {
        match self {
            Self::NobodyReads => ExitCode::SUCCESS,
            Self::Interrupted => ExitCode::from(INTERRUPTED),
            Self::Message(message) => {
                anstream::eprintln!("{message}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::of(error),
        }
    }
}
