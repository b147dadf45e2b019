//! What a player is told.

use std::fmt;

use crate::round::Round;
use crate::solution::Solution;
use crate::space::Space;
use crate::spread::ends;
use crate::utility::Utility;

/// The most numbers that are kept, about half a gigabyte: all of one deck, and of two with four numbers
/// in the row.
const MOST_VALUES: usize = 60_000_000;

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Best {
    /// Take a card.
    Hit,
    /// Take the points.
    Stay,
}

/// What a round has in store under best play.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// What it is worth to hit.
    pub hit: f64,
    /// What it is worth to stay, where one may.
    pub stay: Option<f64>,
    /// What is better.
    pub best: Best,
    /// The chance to bust with the next card.
    pub bust_next: f64,
    /// The chance to bust in the end.
    pub bust: f64,
    /// The chance of a Flip 7.
    pub flip7: f64,
    /// The chance of each number of points, from none.
    pub distribution: Vec<f64>,
}

/// There are more ways for the round to go than can be worked out here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("with so many decks there are too many ways for the round to go")
    }
}

impl std::error::Error for TooLarge {}

/// Works out what a round has in store.
pub fn outlook(round: &Round, utility: &Utility) -> Result<Outlook, TooLarge> {
    let space = Space::of(round);
    if space.values() > MOST_VALUES {
        return Err(TooLarge);
    }
    Ok(look(round, &Solution::of(space, round, utility)))
}

fn look(round: &Round, solution: &Solution) -> Outlook {
    let space = &solution.space;
    let now = space.chances.iter().position(|chance| chance.held == round.second_chance).unwrap_or(0);
    let (hit, stay, may_stay) = solution.start(now);
    let cards = u32::try_from(round.deck.len()).unwrap_or(u32::MAX);
    let busts = if round.second_chance { 0.0 } else { space.rows[0].busts(space.chances[now]) };
    let ends = ends(solution, now);
    Outlook {
        hit,
        stay: may_stay.then_some(stay),
        best: if may_stay && stay >= hit { Best::Stay } else { Best::Hit },
        bust_next: if cards == 0 { 0.0 } else { busts / f64::from(cards) },
        bust: ends.bust,
        flip7: ends.flip7,
        distribution: ends.points,
    }
}
