//! The ways to the tasks of tables and sheets.

use std::pin::Pin;
use std::sync::Arc;

use prometheus_client::metrics::gauge::Gauge;
use tokio::sync::oneshot;

use super::Lobby;
use crate::actor::{Actor, Handle};
use crate::ask::{Ask, Ended};
use crate::kept::Kept;
use crate::metrics::Metrics;
use crate::pen::Pen;
use crate::sheet::{SheetHandle, Task};

/// The way to a task.
#[derive(Clone)]
pub enum Door {
    /// That of a table.
    Table(Handle),
    /// That of a shared sheet.
    Sheet(SheetHandle),
}

/// What a task does until it ends.
type Work = Pin<Box<dyn Future<Output = Ended> + Send>>;

impl Lobby {
    /// The task of something, and the way to it.
    pub(super) fn work(&self, kept: Kept) -> (Door, Work) {
        let (store, config, metrics) =
            (Arc::clone(&self.store), Arc::clone(&self.config), Arc::clone(&self.metrics));
        let key = kept.key();
        match kept {
            Kept::Table(table) => {
                let thinkers = Arc::clone(&self.thinkers);
                let (handle, work) = Actor::start(*table, store, config, metrics, thinkers);
                (Door::Table(handle), Box::pin(work))
            }
            Kept::Sheet(sheet) => {
                let pen = Pen::new(key, store, Arc::clone(&config), Arc::clone(&metrics));
                let (handle, work) = Task::start(*sheet, pen, config, metrics);
                (Door::Sheet(handle), Box::pin(work))
            }
        }
    }
}

impl Door {
    /// The table, if it leads to one.
    pub const fn table(&self) -> Option<&Handle> {
        match self {
            Self::Table(handle) => Some(handle),
            Self::Sheet(_) => None,
        }
    }

    /// Counts those that are open.
    pub fn gauge(&self, metrics: &Metrics) -> Gauge {
        match self {
            Self::Table(_) => metrics.tables.clone(),
            Self::Sheet(_) => metrics.sheets.clone(),
        }
    }

    /// Says that the store is gone.
    pub async fn give_up(&self) {
        let _ended = match self {
            Self::Table(handle) => handle.inbox.send(Ask::GiveUp).await.is_err(),
            Self::Sheet(handle) => handle.inbox.send(Ask::GiveUp).await.is_err(),
        };
    }

    /// Has everybody told good-bye; says whether there will be an answer.
    pub async fn drain(&self, reply: oneshot::Sender<()>) -> bool {
        match self {
            Self::Table(handle) => handle.inbox.send(Ask::Drain { reply }).await.is_ok(),
            Self::Sheet(handle) => handle.inbox.send(Ask::Drain { reply }).await.is_ok(),
        }
    }
}
