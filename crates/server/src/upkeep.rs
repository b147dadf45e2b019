//! What is done for the store by itself: whether it is still there is looked at, and tables
//! that were closed long ago are forgotten.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use crate::clock::{Clock, millis};
use crate::metrics::Metrics;
use crate::store::Store;
use crate::time::Time;

/// How often to look whether the store is still there.
const LOOK: Duration = Duration::from_secs(1);

/// How often to look whether there is something to forget.
const PRUNE: Duration = Duration::from_hours(1);

/// Looks after a store.
pub struct Upkeep {
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// The server's clock.
    pub clock: Clock,
    /// What the server counts.
    pub metrics: Arc<Metrics>,
    /// How long closed tables are kept; for ever if that is not said.
    pub keep: Option<Duration>,
    /// Told whether the store is gone.
    pub lost: watch::Sender<bool>,
}

impl Upkeep {
    /// Does what is to be done until it is dropped.
    pub async fn run(self) {
        tokio::join!(self.watch(), self.prune());
    }

    /// Notices a store that is gone when nobody plays, too.
    async fn watch(&self) {
        loop {
            self.metrics.store_bytes.set(i64::try_from(self.store.bytes()).unwrap_or(i64::MAX));
            self.clock.sleep(LOOK).await;
            let now = self.store.still_there();
            let known = self.lost.send_replace(now.is_err());
            if let (Err(error), false) = (&now, known) {
                self.metrics.store_failed(error);
            }
        }
    }

    async fn prune(&self) {
        let Some(keep) = self.keep else { return };
        // If the system's clock is set to next year, that is no reason to forget this one's.
        let time = Time::after(0, self.clock.clone());
        loop {
            let before = time.now().saturating_sub(millis(keep));
            match self.store.prune(before).await {
                Ok(0) => {}
                Ok(tables) => {
                    self.metrics.pruned_tables.inc_by(tables);
                    tracing::info!(tables, "tables that were closed long ago are forgotten");
                }
                Err(error) => self.metrics.store_failed(&error),
            }
            self.clock.sleep(PRUNE.min(keep)).await;
        }
    }
}
