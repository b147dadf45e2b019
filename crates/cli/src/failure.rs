//! What ends the program early.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// The exit status of a command line that asks for something that there is not; clap has the same.
const USAGE: u8 = 2;

/// What shells call a program that was ended by Ctrl-C: 128 and the number of the signal.
pub const INTERRUPTED: u8 = 130;

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// The command line asks for something that there is not: one line on standard error.
    Usage(String),
    /// Something cannot be done that was asked for well: one line on standard error.
    Message(String),
    /// Ctrl-C ended the work; what there was has been printed.
    Interrupted,
    /// Nobody reads our output any more (`fliphouse replay … | head`): no
    /// failure to speak of.
    NobodyReads,
    /// Another signal ended it; what there was has been said.
    Signal(i32),
}

impl Failure {
    /// A failure that says what is wrong and where.
    pub fn of(message: impl Display) -> Self {
        Self::Message(message.to_string())
    }

    /// A failure that says what to write on the command line instead.
    pub fn usage(message: impl Display) -> Self {
        Self::Usage(message.to_string())
    }

    /// Tells the user, and gives the exit status.
    pub fn report(self) -> ExitCode {
        match self {
            Self::NobodyReads => ExitCode::SUCCESS,
            Self::Interrupted => ExitCode::from(INTERRUPTED),
            Self::Usage(message) => {
                anstream::eprintln!("{message}");
                ExitCode::from(USAGE)
            }
            // As shells count it.
            Self::Signal(number) => u8::try_from(128 + number).map_or(ExitCode::FAILURE, ExitCode::from),
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
