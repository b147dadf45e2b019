//! Games that were played one after the other.

use std::collections::BTreeMap;

use crate::game::{Finish, Game};
use crate::kept::PersonKey;

/// As long as nobody plays for so many milliseconds, six hours, the evening goes on.
const PAUSE: u64 = 6 * 60 * 60 * 1000;

/// Games that were played one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening<'a> {
    /// The games, in the order in which they were begun.
    pub games: Vec<&'a Game>,
    /// How many games everybody won who was there.
    pub wins: BTreeMap<&'a PersonKey, u32>,
}

impl<'a> Evening<'a> {
    /// When it began, in milliseconds since 1970.
    pub fn began(&self) -> u64 {
        self.games.first().map_or(0, |game| game.began)
    }

    /// Who won the most games; nobody if nobody won one.
    pub fn best(&self) -> impl Iterator<Item = &'a PersonKey> {
        let most = self.wins.values().copied().max().filter(|most| *most > 0);
        self.wins.iter().filter(move |(_, wins)| Some(**wins) == most).map(|(who, _)| *who)
    }

    fn take_in(&mut self, game: &'a Game) {
        for part in &game.parts {
            let won = game.finish == Finish::Won && part.won;
            *self.wins.entry(&part.who).or_default() += u32::from(won);
        }
        self.games.push(game);
    }
}

/// All games by the evenings at which they were begun, the first one first.
pub fn evenings(games: &[Game]) -> Vec<Evening<'_>> {
    let mut games: Vec<&Game> = games.iter().filter(|game| !game.parts.is_empty()).collect();
    games.sort_by_key(|game| (game.began, &game.sheet));
    let mut evenings: Vec<Evening> = Vec::new();
    let mut until = 0_u64;
    for game in games {
        if evenings.is_empty() || game.began > until.saturating_add(PAUSE) {
            evenings.push(Evening { games: Vec::new(), wins: BTreeMap::new() });
        }
        // A sheet that was looked at again weeks later does not make the evening longer.
        until = until.max(game.began).max(game.changed.min(game.began.saturating_add(PAUSE)));
        if let Some(evening) = evenings.last_mut() {
            evening.take_in(game);
        }
    }
    evenings
}
