//! What the score sheets of a house say about the people who play there.
//!
//! A sheet becomes a [`Game`], what it says about each of its players. Over games there are the
//! [`People`] with their figures, how two of them stand against each other, and the
//! [`standing`] of all, also within a [`Season`]. [`Scores`] is everything as one file, and
//! [`Merge`] what another device's file adds to it.
//!
//! Nothing here does I/O or asks for the time.
//!
//! ```
//! use hosting::GameName;
//! use score_keeper::{Act, Player, SheetLog, Turn, Writer};
//! use scoreboard::{Game, Kept, People, PersonKey, Scores};
//!
//! let writer: Writer = "phone".parse()?;
//! let [ann, ben] = [1, 2].map(|number| writer.player(number));
//! let player = |id: &_, name: &str| Player { id: Clone::clone(id), name: name.to_owned(), avatar: None };
//! let players = vec![player(&ann, "Ann"), player(&ben, "Ben")];
//! let begin = Act::Begin { game: GameName::Flip7, rules: Default::default(), players, dealer: ann.clone() };
//! let mut log = SheetLog::begin(&writer, 0, begin)?;
//! let turns = [(ann, Some(Turn::Points(210))), (ben, Some(Turn::Points(30)))];
//! log.add(log.entry(&writer, 1, 60_000, Act::Write { round: 1, turns: turns.into() })?)?;
//!
//! let kept = Kept { id: "first".parse()?, log };
//! let people = People::of(&[Game::of(&kept)]);
//! assert_eq!(people.get(&PersonKey::of("ann").unwrap()).unwrap().together.wins, 1);
//!
//! let scores = Scores { sheets: vec![kept], ..Scores::default() };
//! assert_eq!(Scores::read(scores.to_json().as_bytes())?, scores);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod duel;
mod evenings;
mod file;
mod game;
mod kept;
mod merge;
mod people;
mod season;
mod standing;
mod unreadable;

pub use self::game::{Finish, Game, Kind, Part};
pub use duel::Duel;
pub use evenings::{Evening, evenings};
pub use file::{FORMAT, Known, MOST_BYTES, MOST_PEOPLE, MOST_SEASONS, MOST_SHEETS, Scores};
pub use kept::{Kept, NotASheetId, PersonKey, SheetId};
pub use merge::Merge;
pub use people::{People, Person, Results, Rounds};
pub use season::{Closed, NoSeason, Season, Seasons};
pub use standing::{Line, standing};
pub use unreadable::Unreadable;
