//! How much of a thread something takes that many share.

use std::future::poll_fn;
use std::pin::pin;
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// What a future gives, and how long it kept a thread at work, all in all. What the thread
/// waited for while others were on the processor does not count.
pub async fn held<T>(work: impl Future<Output = T>) -> (T, Duration) {
    let mut work = pin!(work);
    let mut time = Duration::ZERO;
    let done = poll_fn(|context| {
        let before = thread_time();
        let polled = work.as_mut().poll(context);
        time += thread_time().saturating_sub(before);
        polled
    });
    (done.await, time)
}

/// How long this thread has been on a processor.
fn thread_time() -> Duration {
    clock_gettime(ClockId::ThreadCPUTime).try_into().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keeps the thread at work for so long.
    fn work(time: Duration) {
        let start = thread_time();
        while thread_time().saturating_sub(start) < time {}
    }

    #[tokio::test]
    async fn what_is_done_between_waits_counts_and_waits_do_not() {
        let each = Duration::from_millis(3);
        let (value, time) = held(async {
            work(each);
            tokio::task::spawn_blocking(move || work(100 * each)).await.unwrap();
            work(each);
            7
        })
        .await;
        assert_eq!(value, 7);
        assert!(time >= 2 * each && time < 100 * each, "{time:?}");
    }
}
