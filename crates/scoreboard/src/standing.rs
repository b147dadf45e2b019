//! How everybody stands across games.

use protocol::{Avatar, known_avatar};
use serde::{Deserialize, Serialize};

use crate::evenings::evenings;
use crate::game::Game;
use crate::kept::PersonKey;
use crate::people::People;

/// How somebody stands across games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// What they were called last.
    pub name: String,
    /// Their last picture.
    #[serde(default, deserialize_with = "known_avatar")]
    pub avatar: Option<Avatar>,
    /// Their place by the games won, counted from 1; who is level shares it.
    pub place: usize,
    /// Games that they have won.
    pub wins: u32,
    /// Games that somebody has won.
    pub games: u32,
    /// How many of their last games they have won one after the other.
    pub streak: u32,
    /// The most that they ever won one after the other.
    pub longest: u32,
    /// Evenings at which they were there.
    pub evenings: u32,
    /// Evenings at which nobody won more games.
    pub evenings_won: u32,
}

impl Line {
    /// Who it is.
    pub fn who(&self) -> Option<PersonKey> {
        PersonKey::of(&self.name)
    }

    /// How many of a hundred games they have won, rounded.
    pub fn percent(&self) -> Option<u32> {
        (self.wins * 200 + self.games).checked_div(self.games * 2)
    }
}

/// How everybody stands across these games, whoever has won most first.
pub fn standing(games: &[Game]) -> Vec<Line> {
    let people = People::of(games);
    let evenings = evenings(games);
    let wins: Vec<i64> = people.iter().map(|person| i64::from(person.together.wins)).collect();
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let mut lines: Vec<Line> = people
        .iter()
        .zip(game::places(&wins, false))
        .map(|(person, place)| {
            let there = evenings.iter().filter(|evening| evening.wins.contains_key(&person.who));
            let won = there.clone().filter(|evening| evening.best().any(|who| *who == person.who));
            Line {
                name: person.name.clone(),
                avatar: person.avatar,
                place,
                wins: person.together.wins,
                games: person.together.games,
                streak: person.together.streak,
                longest: person.together.longest,
                evenings: count(there.clone().count()),
                evenings_won: count(won.count()),
            }
        })
        .collect();
    lines.sort_by_key(|line| (line.place, line.games));
    lines
}
