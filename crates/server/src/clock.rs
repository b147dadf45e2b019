//! What time it is: the system's time, or in tests the one that the test sets.

use std::fmt;
use std::future::pending;
use std::pin::Pin;
use std::sync::LazyLock;
use std::task::{Context, Poll};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use governor::RateLimiter;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use hyper::rt::{Sleep, Timer};
use tokio::sync::watch;

/// The moment that steady time is counted from.
static START: LazyLock<Instant> = LazyLock::new(Instant::now);

/// A clock. Everything in the server that waits or says when something happened
/// asks the same one.
///
/// It shows two times. The system's clock says what time it is, and can be set: it jumps
/// forward and back. Steady time only says how long something takes, and never jumps.
/// Whatever waits, waits by steady time; the module `time` says when which is asked.
#[derive(Clone, Default)]
pub struct Clock(Option<watch::Receiver<Dial>>);

/// What a clock shows that a test moves.
#[derive(Clone, Copy)]
struct Dial {
    steady: Duration,
    since_1970: Duration,
}

/// What moves a clock that stands still.
pub struct Hands(watch::Sender<Dial>);

impl Clock {
    /// A clock that stands still until its hands are moved, for tests. It shows the
    /// present, so that what was written by another clock is not in its future.
    pub fn stopped() -> (Self, Hands) {
        let now = Dial { steady: Duration::ZERO, since_1970: since_1970() };
        let (hands, shown) = watch::channel(now);
        (Self(Some(shown)), Hands(hands))
    }

    /// Milliseconds since 1970 by the system's clock, which may be wrong.
    pub fn wall(&self) -> u64 {
        millis(self.0.as_ref().map_or_else(since_1970, |shown| shown.borrow().since_1970))
    }

    /// The time since some moment, which never goes back. It may stand still while the
    /// machine is suspended.
    pub fn steady(&self) -> Duration {
        self.0.as_ref().map_or_else(|| START.elapsed(), |shown| shown.borrow().steady)
    }

    /// Waits for so long.
    pub async fn sleep(&self, time: Duration) {
        match &self.0 {
            None => tokio::time::sleep(time).await,
            Some(shown) => reached(shown.clone(), self.steady().saturating_add(time)).await,
        }
    }

    /// What a future gives, if it does so in time.
    pub async fn timeout<F: Future>(&self, time: Duration, future: F) -> Option<F::Output> {
        tokio::select! {
            biased;
            done = future => Some(done),
            () = self.sleep(time) => None,
        }
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_none() { "Clock" } else { "Clock(stopped)" })
    }
}

/// Waits until a clock that a test moves shows a time.
async fn reached(mut shown: watch::Receiver<Dial>, time: Duration) {
    if shown.wait_for(|now| now.steady >= time).await.is_err() {
        // Nobody moves it any more.
        pending::<()>().await;
    }
}

impl Hands {
    /// Lets time pass.
    pub fn advance(&self, by: Duration) {
        self.0.send_modify(|now| {
            now.steady += by;
            now.since_1970 += by;
        });
    }

    /// Sets the system's clock forward, or wakes a machine that was suspended for so long:
    /// no steady time passes.
    pub fn set_forward(&self, by: Duration) {
        self.0.send_modify(|now| now.since_1970 += by);
    }

    /// Sets the system's clock back.
    pub fn set_back(&self, by: Duration) {
        self.0.send_modify(|now| now.since_1970 -= by);
    }
}

/// What the system's clock shows.
fn since_1970() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// A duration in milliseconds.
pub fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// A limit of how often something may be done.
pub type DirectLimiter = RateLimiter<NotKeyed, InMemoryState, Clock, NoOpMiddleware<Duration>>;

/// The same for each of many.
pub type KeyedLimiter<K> = RateLimiter<K, DashMapStateStore<K>, Clock, NoOpMiddleware<Duration>>;

impl governor::clock::Clock for Clock {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.steady()
    }
}

/// Limits of how long a connection may take.
impl Timer for Clock {
    fn sleep(&self, time: Duration) -> Pin<Box<dyn Sleep>> {
        let clock = self.clone();
        Box::pin(Sleeping(Box::pin(async move { clock.sleep(time).await })))
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn Sleep>> {
        Timer::sleep(self, deadline.saturating_duration_since(Timer::now(self)))
    }

    fn now(&self) -> Instant {
        *START + self.steady()
    }
}

/// Somebody who waits.
struct Sleeping(Pin<Box<dyn Future<Output = ()> + Send + Sync>>);

impl Future for Sleeping {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        self.0.as_mut().poll(context)
    }
}

impl Sleep for Sleeping {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_stopped_clock_goes_as_far_as_it_is_moved() {
        let (clock, hands) = Clock::stopped();
        let start = clock.wall();
        let mut wait = std::pin::pin!(clock.sleep(Duration::from_secs(1)));
        assert!(futures_util::poll!(&mut wait).is_pending());
        hands.advance(Duration::from_millis(999));
        hands.set_forward(Duration::from_mins(1));
        assert!(futures_util::poll!(&mut wait).is_pending());
        hands.set_back(Duration::from_mins(1));
        hands.advance(Duration::from_millis(1));
        wait.await;
        assert_eq!((clock.wall(), clock.steady()), (start + 1000, Duration::from_secs(1)));
    }

    #[tokio::test]
    async fn what_takes_longer_than_it_may_is_given_up() {
        let (clock, hands) = Clock::stopped();
        let mut late = std::pin::pin!(clock.timeout(Duration::from_secs(1), pending::<()>()));
        assert!(futures_util::poll!(&mut late).is_pending());
        hands.advance(Duration::from_secs(1));
        assert_eq!(late.await, None);
        assert_eq!(clock.timeout(Duration::ZERO, async { 7 }).await, Some(7));
    }

    #[test]
    fn the_systems_clock_shows_the_time_of_day() {
        let before = millis(since_1970());
        assert!(Clock::default().wall() >= before);
    }
}
