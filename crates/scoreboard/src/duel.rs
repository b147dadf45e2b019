//! How two people stand against each other.

use crate::game::{Finish, Game, Part};
use crate::kept::PersonKey;
use crate::people::in_order;

/// How two people stand against each other, in the games that both played. Pairs have the first
/// one first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Duel {
    /// The games that somebody has won.
    pub games: u32,
    /// How many of these they won.
    pub wins: [u32; 2],
    /// In how many they had the better place at the end.
    pub ahead: [u32; 2],
    /// In how many they shared a place.
    pub level: u32,
    /// In how many rounds they had the better points, in games that go on too.
    pub rounds: [u32; 2],
    /// How many games each was ahead of the other after each of the games: a line to be drawn.
    pub course: Vec<[u32; 2]>,
}

impl Duel {
    /// How these two stand.
    pub fn of(games: &[Game], one: &PersonKey, other: &PersonKey) -> Self {
        let mut duel = Self::default();
        for game in in_order(games) {
            if let (Some(one), Some(other)) = (game.part(one), game.part(other)) {
                duel.count(game, [one, other]);
            }
        }
        duel
    }

    fn count(&mut self, game: &Game, parts: [&Part; 2]) {
        let better = |one: i64, other: i64| if game.kind.lowest { one < other } else { one > other };
        for (one, other) in parts[0].points.iter().zip(&parts[1].points) {
            if let (Some(one), Some(other)) = (*one, *other) {
                self.rounds[0] += u32::from(better(one, other));
                self.rounds[1] += u32::from(better(other, one));
            }
        }
        // Whoever went before the end has no place to compare.
        let (Finish::Won, [Some(one), Some(other)]) = (game.finish, parts.map(|part| part.place)) else {
            return;
        };
        self.games += 1;
        self.wins = [0, 1].map(|at| self.wins[at] + u32::from(parts[at].won));
        self.ahead[0] += u32::from(one < other);
        self.ahead[1] += u32::from(other < one);
        self.level += u32::from(one == other);
        self.course.push(self.ahead);
    }
}
