//! What ends the program from outside.

use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::failure::Failure;

/// Ctrl-C, a closed terminal, and a polite request to end.
pub struct Signals {
    interrupt: Signal,
    hang_up: Signal,
    terminate: Signal,
}

impl Signals {
    /// Listens from now on.
    pub fn listen() -> Result<Self, Failure> {
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            hang_up: signal(SignalKind::hangup())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Waits for one of them, and gives the failure that it ends the program with.
    pub async fn next(&mut self) -> Failure {
        let kind = tokio::select! {
            _ = self.interrupt.recv() => return Failure::Interrupted,
            _ = self.hang_up.recv() => SignalKind::hangup(),
            _ = self.terminate.recv() => SignalKind::terminate(),
        };
        Failure::Signal(kind.as_raw_value())
    }
}
