//! Why a game does not do something.

use std::fmt;

use protocol::{Code, Problem};

/// Why a move was not made, or a game not begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The rule that forbids it; none if it is no move at all.
    pub rule: Option<&'static str>,
    /// What is wrong, in a sentence.
    pub reason: String,
}

impl Refused {
    pub(crate) fn without_rule(reason: impl fmt::Display) -> Self {
        Self { rule: None, reason: reason.to_string() }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let code = if refused.rule.is_some() { Code::IllegalMove } else { Code::Wrong };
        Self { rule: refused.rule.map(str::to_owned), ..Self::new(code, refused.reason) }
    }
}
