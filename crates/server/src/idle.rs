//! When something that nobody visits is closed.

use std::time::Duration;

use crate::clock::millis;

/// How long something that nobody has visited for long stays open after a restart: whoever
/// was there before is on their way back. Who is there is not in the log.
const RETURN: Duration = Duration::from_mins(2);

/// When nobody will have been there for too long, by when somebody last was and when the task
/// began. Restarts do not count as visits.
pub fn ends(idle: Duration, visited: u64, started: u64) -> u64 {
    (visited + millis(idle)).max(started + millis(idle.min(RETURN)))
}
