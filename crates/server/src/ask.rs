//! What can be asked of a task that has a table, or a shared sheet.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use protocol::Problem;
use tokio::sync::{mpsc, oneshot};

use crate::client::Outgoing;

/// How many questions may wait for a task.
const INBOX: usize = 256;

/// The number of a connection.
pub type ClientId = u64;

/// What a task has, and how those speak who are connected to it.
pub trait Kind: Send + Sync + 'static {
    /// Who somebody says they are.
    type Hello: Send + 'static;
    /// What they say after that.
    type Said: Send + 'static;
    /// What anybody may know who has the code.
    type Summary: Clone + Send + Sync + 'static;

    /// The longest message, in bytes.
    const LONGEST: usize;

    /// Reads the first message.
    fn hello(first: &str) -> Result<Self::Hello, Problem>;

    /// Reads any other message.
    fn read(text: &str) -> Result<Heard<Self::Said>, Problem>;

    /// The id of a command, if it is one.
    fn id(said: &Self::Said) -> Option<&str>;

    /// What somebody is told when the task has ended.
    fn gone() -> Problem;
}

/// A message of somebody who was let in.
pub enum Heard<S> {
    /// Something for the task.
    Said(S),
    /// Whether the server is there.
    Ping,
    /// What is said only once.
    Hello,
}

/// What can be asked of a task.
pub enum Ask<K: Kind> {
    /// Somebody connects.
    Enter {
        /// Who they say they are.
        hello: K::Hello,
        /// The number of the connection.
        client: ClientId,
        /// The address it comes from.
        from: IpAddr,
        /// Where to send to.
        outbox: mpsc::Sender<Outgoing>,
        /// Whether they may.
        reply: oneshot::Sender<Result<(), Problem>>,
    },
    /// A client says something.
    Say {
        /// The connection that sent it.
        client: ClientId,
        /// What it is.
        said: K::Said,
    },
    /// A connection is gone.
    Leave {
        /// The connection that is gone.
        client: ClientId,
    },
    /// The store is gone: nothing can go on.
    GiveUp,
    /// The server closes: say good-bye and answer when done.
    Drain {
        /// Answered once everybody has been told.
        reply: oneshot::Sender<()>,
    },
}

/// How a task ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With everything in order: it is closed, or is to be read anew.
    Sound,
    /// The log is not what was written: it must not be served.
    Damaged,
}

/// The way to a task.
pub struct Handle<K: Kind> {
    /// Takes what is asked.
    pub inbox: mpsc::Sender<Ask<K>>,
    summary: Shared<K::Summary>,
}

/// What is known from outside, as it is now.
pub type Shared<S> = Arc<RwLock<S>>;

impl<K: Kind> Clone for Handle<K> {
    fn clone(&self) -> Self {
        Self { inbox: self.inbox.clone(), summary: Arc::clone(&self.summary) }
    }
}

impl<K: Kind> Handle<K> {
    /// A way, what comes by it, and where the summary is kept up to date.
    pub fn new(summary: K::Summary) -> (Self, mpsc::Receiver<Ask<K>>, Shared<K::Summary>) {
        let summary = Arc::new(RwLock::new(summary));
        let (inbox, asks) = mpsc::channel(INBOX);
        (Self { inbox, summary: Arc::clone(&summary) }, asks, summary)
    }

    /// It from outside, as it is now.
    pub fn summary(&self) -> K::Summary {
        self.look(K::Summary::clone)
    }

    /// Something about it.
    pub fn look<T>(&self, look: impl FnOnce(&K::Summary) -> T) -> T {
        look(&self.summary.read().unwrap_or_else(PoisonError::into_inner))
    }
}
