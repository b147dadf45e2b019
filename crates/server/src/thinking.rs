//! Where bots think that take their time: on a few threads apart from those that everybody waits
//! for, and for less long the more of them wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use crate::metrics::Times;
use table::{Decision, Thought};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

/// Within this time all who wait are to be done: a bot seems to think for longer, so nobody
/// sees how long it really took.
const ALL: Duration = Duration::from_millis(400);

/// The threads on which bots think.
pub struct Thinkers {
    threads: usize,
    places: Arc<Semaphore>,
    waiting: AtomicUsize,
    /// How long one may think when nobody else wants to; for ever if that is not said.
    longest: Option<Duration>,
    /// How long it took, waiting included.
    times: Times,
}

impl Thinkers {
    /// Half of the cores for bots.
    pub fn new(longest: Option<Duration>, times: Times) -> Arc<Self> {
        let threads = available_parallelism().map_or(1, |cores| cores.get().div_ceil(2));
        let places = Arc::new(Semaphore::new(threads));
        Arc::new(Self { threads, places, waiting: AtomicUsize::new(0), longest, times })
    }

    /// Begins to think.
    pub fn think(self: &Arc<Self>, thought: Thought) -> JoinHandle<Option<Decision>> {
        let (thinkers, asked) = (Arc::clone(self), Instant::now());
        self.waiting.fetch_add(1, Ordering::Relaxed);
        tokio::spawn(async move {
            let place = Arc::clone(&thinkers.places).acquire_owned().await;
            let waiting = thinkers.waiting.fetch_sub(1, Ordering::Relaxed);
            let time = thinkers.longest.map(|longest| longest.min(thinkers.share(waiting)));
            let thinking = tokio::task::spawn_blocking(move || {
                let _place = place;
                let began = Instant::now();
                thought.think(&mut || time.is_some_and(|time| began.elapsed() >= time))
            });
            let decided = decided(thinking).await;
            thinkers.times.took(asked.elapsed());
            decided
        })
    }

    /// How long each of so many may think, so that all are done in time.
    fn share(&self, waiting: usize) -> Duration {
        let each = u32::try_from(waiting.div_ceil(self.threads)).unwrap_or(u32::MAX);
        ALL / each.max(1)
    }
}

/// What bots decide in a task, if anything. A task that is ended before, since everything is, decides
/// nothing.
pub async fn decided(task: JoinHandle<Option<Decision>>) -> Option<Decision> {
    match task.await {
        Ok(decision) => decision,
        Err(error) => error.try_into_panic().ok().and_then(|panic| std::panic::resume_unwind(panic)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_wait_the_shorter_each_thinks() {
        let thinkers =
            Thinkers { threads: 2, ..Arc::into_inner(Thinkers::new(None, Times::default())).unwrap() };
        assert_eq!(thinkers.share(0), ALL);
        assert_eq!(thinkers.share(2), ALL);
        assert_eq!(thinkers.share(3), ALL / 2);
        assert_eq!(thinkers.share(1000), ALL / 500);
    }

    #[tokio::test]
    async fn a_task_that_is_ended_early_decides_nothing() {
        let task = tokio::spawn(std::future::pending());
        task.abort();
        assert_eq!(decided(task).await, None);
    }
}
