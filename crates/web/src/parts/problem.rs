//! What went wrong, in the words of whoever reads it.

use protocol::Problem;

use crate::speech::{say, speech};

/// A problem as a sentence: the server's own words in brackets if there is no
/// better one.
pub fn text(problem: &Problem) -> String {
    let code = serde_json::to_value(problem.code).ok().and_then(|code| code.as_str().map(str::to_owned));
    let id = format!("problem-{}", code.unwrap_or_default().replace('_', "-"));
    let words = speech().words();
    if words.has(&id) { words.say(&id) } else { format!("{} ({})", say("problem-other"), problem.message) }
}
