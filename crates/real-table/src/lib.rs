//! Games that are played with real cards on a real table, tapped card by card.
//!
//! A [`Referee`] runs the game: whoever deals taps each card that comes off the deck, and it says who gets the next one,
//! what a card does and who has to choose what. A [`Counter`] only counts: cards are tapped where they come to lie, and
//! it says what is left in the deck, who may bust, and what Hit and Stay are worth. Both give the rounds as a score keeper
//! writes them down.
//!
//! Both are for games of rows alone. In UNO FLIP! hands are secret: somebody would have to tap what they may not see.
//!
//! Nothing here does I/O. What is entered makes the [`log`](Entry) of a table, and everything follows from that.
//!
//! ```
//! use hosting::GameName;
//! use real_table::{Input, TableSetup, Wants, referee};
//! use serde_json::json;
//!
//! let rules = json!({"edition": "pl"}).as_object().cloned().unwrap_or_default();
//! let names = vec!["Ann".to_owned(), "Ben".to_owned()];
//! let mut table = referee(&TableSetup { game: GameName::Flip7, rules, names, dealer: 2 })?;
//!
//! // There is no opening deal in this edition: Ann chooses.
//! assert_eq!(table.now().wants, Wants::Choice(1));
//! table.enter(Input::Move("hit".into())).unwrap();
//! // She hits, so the next card of the deck is hers.
//! assert!(matches!(table.now().wants, Wants::Card { seat: 1, .. }));
//! table.enter(Input::Card("12".into())).unwrap();
//! assert_eq!(table.now().picture.position.rows[0].points, 12);
//! assert_eq!(table.now().wants, Wants::Choice(2));
//! # Ok::<(), real_table::SetupFault>(())
//! ```

mod counter;
mod dealer;
mod kind;
mod log;
mod referee;
mod refused;
mod round;
mod setup;
mod sheet;
mod table;
mod words;

pub use counter::{Counter, Counts};
pub use kind::{Brought, Standing, Tabled, lies_in_front};
pub use log::{Entry, Input, Tap, kept};
pub use referee::{Because, Now, Referee, Wants};
pub use refused::Refused;
pub use round::{Round, Scored};
pub use setup::{SetupFault, TableSetup};
pub use table::{Counted, Refereed, Tapped, counter, referee};
pub use words::{now_said, refusal_said};
