//! The log of a game: what happens, with one line for what belongs together.
//!
//! A move has several steps, and each has a sentence of its own: a card is dealt, it joins a row,
//! the row is worth more. Whoever reads the log wants one line of it: "Ben hits: 9, now 18 points."

mod role;
mod text;

pub use text::told;

use crate::step::Step;
use role::{Role, role};

/// Whether a step belongs on a line that begins with these steps.
pub fn joins<'a>(line: impl DoubleEndedIterator<Item = &'a Step>, next: &Step) -> bool {
    let mut before = line.rev();
    if let Role::Item(list) = role(next) {
        return before.find(|step| !text::plain(step)).is_some_and(|step| role(step) == Role::Item(list));
    }
    let Some(last) = before.find(|step| !role(step).is_silent()) else { return false };
    let before = role(last);
    match role(next) {
        Role::Opens | Role::Item(_) => false,
        Role::Draws { seat, because: unoflip::Because::Turn } => {
            before == Role::Draws { seat, because: unoflip::Because::Turn }
        }
        // What was drawn is lost to the line by a new pile: it is told of that first.
        Role::Draws { .. } => last.name() != "reshuffled",
        Role::Passes(seat) => matches!(before, Role::Draws { seat: by, .. } if by == seat),
        Role::Adds { .. } | Role::Follows | Role::Silent => true,
    }
}

/// Steps by the lines that they belong on.
pub fn lines(steps: &[Step]) -> Vec<Vec<&Step>> {
    let mut lines: Vec<Vec<&Step>> = Vec::new();
    for step in steps {
        match lines.last_mut() {
            Some(line) if joins(line.iter().copied(), step) => line.push(step),
            _ => lines.push(vec![step]),
        }
    }
    lines
}

/// The seat that did what a line begins with, counted from 1. What happens to all is nobody's doing.
pub fn doer(first: &Step) -> Option<usize> {
    if let Role::Item(_) = role(first) {
        return None;
    }
    let seat = |field: &str| first.told[field].as_u64().and_then(|seat| usize::try_from(seat).ok());
    seat("by").or_else(|| seat("seat"))
}

/// The ids of the rules behind a line, each once.
pub fn rules<'a>(line: impl IntoIterator<Item = &'a Step>) -> Vec<&'a str> {
    let mut rules = Vec::new();
    for rule in line.into_iter().filter_map(Step::rule) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    rules
}

#[cfg(test)]
mod tests;
