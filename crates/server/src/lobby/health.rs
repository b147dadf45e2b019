//! Whether all is well: with each table, with the store, with the server.

use std::sync::Arc;
use std::time::Duration;

use protocol::{Code, Problem};
use table::Unfoldable;

use super::{Lobby, lock};
use crate::actor::{Ask, beyond_repair};
use crate::store::{Log, StoreError, Trouble};
use crate::upkeep::Upkeep;

/// How often at most it is tried whether the store can be written to.
const PROBE: Duration = Duration::from_secs(1);

impl Lobby {
    /// Refuses a table that is known to be broken.
    pub(super) fn is_sound(&self, code: &str) -> Result<(), Problem> {
        if lock(&self.broken).contains(code) { Err(beyond_repair()) } else { Ok(()) }
    }

    /// Everything the store has of a table, unless it is known to be broken.
    pub(super) async fn log(&self, code: &str) -> Result<Log, Problem> {
        self.is_sound(code)?;
        self.store.read(code, 0).await.map_err(|error| self.failed(code, &error))
    }

    /// The store failed at a table.
    pub(super) fn failed(&self, code: &str, error: &StoreError) -> Problem {
        self.metrics.store_failed(error);
        if error.trouble == Trouble::Damaged {
            self.mark_broken(code);
        }
        if error.lasts() {
            beyond_repair()
        } else {
            Problem::new(Code::Broken, "the house could not do it; try again")
        }
    }

    /// A log makes no table.
    pub(super) fn unreadable(&self, code: &str, error: &Unfoldable) -> Problem {
        tracing::error!(table = code, %error, "a log makes no table: use the version that wrote it, or restore a backup");
        self.mark_broken(code);
        beyond_repair()
    }

    /// A table is not served until the server is started again, with a log that is sound.
    pub(super) fn mark_broken(&self, code: &str) {
        let mut broken = lock(&self.broken);
        broken.insert(code.to_owned());
        self.metrics.broken_tables.set(i64::try_from(broken.len()).unwrap_or(i64::MAX));
    }

    /// What keeps the server from its work, for anybody to read.
    pub async fn ready(&self) -> Result<(), &'static str> {
        if self.closing.is_cancelled() {
            return Err("the house is closing");
        }
        if !self.can_write().await {
            return Err("the house cannot write: its log says why");
        }
        if !lock(&self.broken).is_empty() {
            return Err("a table is broken: see the log and `fliphouse house check`");
        }
        Ok(())
    }

    /// Whether the store can be written to. It is tried once a second at most, however many
    /// ask.
    async fn can_write(&self) -> bool {
        let mut probed = self.probed.lock().await;
        let now = self.config.clock.steady();
        if let Some((at, could)) = *probed
            && now.saturating_sub(at) < PROBE
        {
            return could;
        }
        let probe = self.store.probe().await.inspect_err(|error| self.metrics.store_failed(error));
        *probed = Some((now, probe.is_ok()));
        probe.is_ok()
    }

    /// Looks after the store until the server closes.
    pub(super) fn keep_up(self: &Arc<Self>) {
        let upkeep = Upkeep {
            store: Arc::clone(&self.store),
            clock: self.config.clock.clone(),
            metrics: Arc::clone(&self.metrics),
            keep: self.config.keep,
            lost: self.lost.clone(),
        };
        let closing = self.closing.clone();
        self.tasks.spawn(async move { closing.run_until_cancelled(upkeep.run()).await });
        let lobby = Arc::clone(self);
        self.tasks.spawn(async move { lobby.closing.run_until_cancelled(lobby.check_closed()).await });
        let lobby = Arc::clone(self);
        self.tasks.spawn(async move { lobby.closing.run_until_cancelled(lobby.notice_loss()).await });
    }

    /// Whenever the store is gone, no table goes on: what is in memory is no longer what is
    /// kept.
    async fn notice_loss(&self) {
        let mut lost = self.lost.subscribe();
        while lost.wait_for(|lost| *lost).await.is_ok() {
            for handle in self.handles() {
                let _ended = handle.inbox.send(Ask::GiveUp).await;
            }
            let _ = lost.wait_for(|lost| !*lost).await;
        }
    }

    /// Reads the logs of closed tables once, so that one that is damaged is known before
    /// somebody asks for its games.
    async fn check_closed(&self) {
        let tables = self.store.tables().await.inspect_err(|error| self.metrics.store_failed(error));
        for table in tables.iter().flatten().filter(|table| table.closed_at.is_some()) {
            // What is wrong is in the log then, and counted.
            let _ = self.log(&table.code).await;
        }
    }
}
