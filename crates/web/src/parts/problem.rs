//! What went wrong, in the words of whoever reads it.

use protocol::{Closed, Problem};

use crate::speech::{say, say_with, speech};

/// A problem as a sentence: the server's own words in brackets if there is no
/// better one.
pub fn text(problem: &Problem) -> String {
    if let Some(how) = problem.closed {
        return closed(how);
    }
    let code = serde_json::to_value(problem.code).ok().and_then(|code| code.as_str().map(str::to_owned));
    let id = format!("problem-{}", code.unwrap_or_default().replace('_', "-"));
    let words = speech().words();
    if words.has(&id) { words.say(&id) } else { format!("{} ({})", say("problem-other"), problem.message) }
}

/// What became of a table that is closed, as a sentence.
pub fn closed(how: Closed) -> String {
    match how {
        Closed::Host => say("parted-closed"),
        Closed::Idle => say_with("table-closed", &[("idle", true.into())]),
    }
}
