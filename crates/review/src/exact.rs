//! What is known exactly about a decision.

use bots::{Sensible, Thinks, Vengeful};
use flip7::Card;
use game::{Game as _, Seat};
use odds::{Policy, Round, Solved, Utility, among_others};
use rows::{Decision, Position};

use crate::report::Points;

/// A game of rows that can be reviewed.
pub trait Exact: Thinks {
    /// What Hit and Stay are worth in points, where it is known.
    fn points<const SEATS: usize>(_: &Position<Self::Kind, SEATS>, _: Seat) -> Option<Points> {
        None
    }
}

impl Exact for Vengeful {}

impl Exact for Sensible {
    /// With every card counted. Freezes and Flip Threes go to others, and nobody plays one on this player: that is
    /// assumed, as `fliphouse odds flip7 --players 2` does.
    fn points<const SEATS: usize>(game: &Position<Self::Kind, SEATS>, seat: Seat) -> Option<Points> {
        // With several decks there are too many ways for a round to go.
        if !matches!(game.decision(), Decision::Turn(_)) || game.census().len() > flip7::decks(1).len() {
            return None;
        }
        let second_chance = game.row(seat).second_chance().then_some(Card::SecondChance);
        let hand: Vec<Card> = game.numbers(seat).chain(game.modifiers(seat)).chain(second_chance).collect();
        let when = game.options().second_chance_in_flip_three;
        let round = Round::new(*game.deck(), &hand).ok()?;
        let round = round.with_discards(*game.discard()).with_second_chance_in_flip_three(when);
        let (round, part) = round.among_others();
        let points = Utility::points();
        let solved = Solved::of(&round, &points, Policy::Best).ok()?;
        let stay = solved.stay()?;
        Some(Points { hit: among_others(solved.hit(), Some(stay), part), stay })
    }
}
