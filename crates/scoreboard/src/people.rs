//! The figures of people over many games.

use std::collections::BTreeMap;

use protocol::Avatar;

use crate::game::{Finish, Game, Kind, Part};
use crate::kept::PersonKey;

/// How somebody's games came out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games that somebody has won.
    pub games: u32,
    /// Games that go on, or that were ended before.
    pub unfinished: u32,
    /// Games that they have won.
    pub wins: u32,
    /// How many of their last games they have won one after the other.
    pub streak: u32,
    /// The most that they ever won one after the other.
    pub longest: u32,
}

/// What somebody's rounds of a game were like, in all games, finished or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rounds {
    /// How many.
    pub rounds: u32,
    /// Their points together.
    pub points: i64,
    /// The points of the best.
    pub best: Option<i64>,
    /// In how many they busted.
    pub busts: u32,
    /// In how many they had a Flip 7.
    pub flip_7s: u32,
}

/// Somebody with their figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub who: PersonKey,
    /// What they were called last.
    pub name: String,
    /// Their last picture.
    pub avatar: Option<Avatar>,
    /// All games together.
    pub together: Results,
    /// Each game by itself.
    pub by_kind: BTreeMap<Kind, (Results, Rounds)>,
}

/// Everybody who has played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People(BTreeMap<PersonKey, Person>);

impl People {
    /// Everybody in these games.
    pub fn of(games: &[Game]) -> Self {
        let mut people = Self::default();
        for game in in_order(games) {
            for part in &game.parts {
                people.count(game, part);
            }
        }
        people
    }

    /// Somebody.
    pub fn get(&self, who: &PersonKey) -> Option<&Person> {
        self.0.get(who)
    }

    /// All, by their names.
    pub fn iter(&self) -> impl Iterator<Item = &Person> {
        self.0.values()
    }

    fn count(&mut self, game: &Game, part: &Part) {
        let person = self.0.entry(part.who.clone()).or_insert_with(|| Person {
            who: part.who.clone(),
            name: String::new(),
            avatar: None,
            together: Results::default(),
            by_kind: BTreeMap::new(),
        });
        person.name.clone_from(&part.name);
        person.avatar = part.avatar.or(person.avatar);
        person.together.count(game, part);
        let (results, rounds) = person.by_kind.entry(game.kind).or_default();
        results.count(game, part);
        rounds.count(game.kind, part);
    }
}

/// Games in the order in which they were finished.
pub(crate) fn in_order(games: &[Game]) -> Vec<&Game> {
    let mut games: Vec<&Game> = games.iter().collect();
    games.sort_by_key(|game| (game.changed, game.began, &game.sheet));
    games
}

impl Results {
    fn count(&mut self, game: &Game, part: &Part) {
        match game.finish {
            Finish::Open | Finish::Ended => self.unfinished += 1,
            Finish::Won => {
                self.games += 1;
                self.wins += u32::from(part.won);
                self.streak = if part.won { self.streak + 1 } else { 0 };
                self.longest = self.longest.max(self.streak);
            }
        }
    }
}

impl Rounds {
    fn count(&mut self, kind: Kind, part: &Part) {
        for &points in part.points.iter().flatten() {
            self.rounds += 1;
            self.points += points;
            let better = |best: i64| if kind.lowest { points < best } else { points > best };
            if self.best.is_none_or(better) {
                self.best = Some(points);
            }
        }
        self.busts += part.busts;
        self.flip_7s += part.flip_7s;
    }

    /// Tenths of points in a round on average, rounded.
    pub fn average_tenths(&self) -> Option<i64> {
        let rounds = i64::from(self.rounds);
        // Rounded half away from zero, as people do.
        let half = if self.points < 0 { -rounds } else { rounds };
        (self.points * 20 + half).checked_div(rounds * 2)
    }
}
