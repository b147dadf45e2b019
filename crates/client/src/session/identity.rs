//! Who a client is to the server.

use protocol::{ClientMessage, VERSION};

/// The secrets that a client says hello with, and a join under way.
#[derive(Clone, Debug)]
pub(super) struct Identity {
    pub secret: Option<String>,
    host: Option<String>,
    join: Option<Join>,
}

/// A join that was not answered yet.
#[derive(Clone, Debug)]
struct Join {
    id: String,
    key: String,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// It was not sent yet, or did not arrive.
    Queued,
    /// It was sent on the connection that is open.
    Sent,
    /// It was sent, and the connection was lost before the answer.
    Doubtful,
}

impl Identity {
    pub const fn new(secret: Option<String>, host: Option<String>) -> Self {
        Self { secret, host, join: None }
    }

    /// The first message of a connection. After a join whose answer got lost the
    /// key of that join finds out whether it went through.
    pub fn hello(&self, last: Option<u64>) -> ClientMessage {
        let doubtful = self.doubtful_join().map(|join| join.key.clone());
        let secret = doubtful.or_else(|| self.secret.clone());
        let host = self.host.clone().filter(|_| secret.is_none());
        ClientMessage::Hello { version: VERSION, secret, host, last }
    }

    fn doubtful_join(&self) -> Option<&Join> {
        self.join.as_ref().filter(|join| join.stage == Stage::Doubtful)
    }

    /// A join with a key of the client's own is to be sent.
    pub fn join(&mut self, id: &str, key: &str) {
        self.join = Some(Join { id: id.to_owned(), key: key.to_owned(), stage: Stage::Queued });
    }

    /// A command is on its way.
    pub fn sent(&mut self, id: &str) {
        if let Some(join) = &mut self.join
            && join.id == id
        {
            join.stage = Stage::Sent;
        }
    }

    /// The connection is lost.
    pub fn lost(&mut self) {
        if let Some(join) = &mut self.join
            && join.stage == Stage::Sent
        {
            join.stage = Stage::Doubtful;
        }
    }

    /// The secret is not known. Says whether it was the key of a join, which
    /// then did not go through and is to be sent again.
    pub fn deny_join(&mut self) -> bool {
        match &mut self.join {
            Some(join) if join.stage == Stage::Doubtful => {
                join.stage = Stage::Queued;
                true
            }
            _ => false,
        }
    }

    /// The client is welcome as a guest. If that is by the key of a join, the
    /// join went through: its id and key.
    pub fn recognised(&mut self) -> Option<(String, String)> {
        self.doubtful_join()?;
        let Join { id, key, .. } = self.join.take()?;
        self.secret = Some(key.clone());
        Some((id, key))
    }

    /// A command was answered. If it was the join under way, its key.
    pub fn answered(&mut self, id: &str) -> Option<String> {
        self.join.take_if(|join| join.id == id).map(|join| join.key)
    }

    /// The secrets are good for nothing.
    pub fn forget(&mut self) {
        (self.secret, self.host) = (None, None);
    }
}
