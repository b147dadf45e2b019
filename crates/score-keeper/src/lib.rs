//! Score sheets for games that are played with cards of paper.
//!
//! A sheet is nothing but its [entries](Entry), one for everything that somebody did to it: so
//! everything can be undone, every tap can be kept by itself, and what was written on two
//! devices can be put together. [`SheetLog`] has the entries and says which may follow,
//! [`ScoreSheet`] is what they lead to. Points come from the scoring of the engine.
//!
//! Nothing here does I/O or asks for the time.
//!
//! ```
//! use hosting::GameName;
//! use score_keeper::{Act, Held, Player, SheetLog, Turn, Writer};
//!
//! let writer: Writer = "phone".parse()?;
//! let [ann, ben] = [1, 2].map(|number| writer.player(number));
//! let player = |id: &_, name: &str| Player { id: Clone::clone(id), name: name.to_owned(), avatar: None };
//! let players = vec![player(&ann, "Ann"), player(&ben, "Ben")];
//! let begin = Act::Begin { game: GameName::Flip7, rules: Default::default(), players, dealer: ann.clone() };
//! let mut log = SheetLog::begin(&writer, 0, begin)?;
//!
//! let cards = ["3", "11", "5", "x2", "+10"].map(str::to_owned).to_vec();
//! let row = Turn::Cards(Held { cards, ..Held::default() });
//! let turns = [(ann.clone(), Some(row)), (ben.clone(), Some(Turn::Cards(Held::busted())))];
//! let entry = log.entry(&writer, 1, 0, Act::Write { round: 1, turns: turns.into() })?;
//! log.add(entry)?;
//! assert_eq!([&ann, &ben].map(|player| log.sheet().total(player, 1)), [48, 0]);
//! assert_eq!(log.sheet().last_round(), 2, "the next round is open");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod ending;
mod entry;
mod fold;
mod id;
mod log;
mod points;
mod refusal;
mod rules;
mod sheet;
mod turn;

pub use ending::{Challenge, Outcome, Standing};
pub use entry::{Act, Entry, Player};
pub use id::{EntryId, NotAnId, PlayerId, Writer};
pub use log::{MOST_ENTRIES, SheetLog};
pub use points::{How, Points};
pub use refusal::{Fault, MOST_CARDS, MOST_PLAYERS, MOST_POINTS, MOST_ROUNDS, Refusal};
pub use rules::Rules;
pub use sheet::{Cell, Place, Round, ScoreSheet, Void};
pub use turn::{Bonus, Claim, Held, Turn};
