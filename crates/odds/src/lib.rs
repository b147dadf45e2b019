//! Exact odds of a round of Flip 7, for one player who is alone in it and has counted every
//! card: what Hit and Stay are worth under best play, how likely a bust or a Flip 7 is, and
//! how the points of the round are spread.
//!
//! Alone in the round, Freeze and Flip Three go on oneself (F7-22), and nobody can be given a
//! second Second Chance (F7-24). That makes the round a decision problem with one player and
//! known chances, small enough to be solved whole:
//!
//! - A row is a set of numbers. Which duplicates a Second Chance has burned never matters,
//!   only how many cards are left that would bust the row.
//! - The modifiers that have come only shift the score and thin the deck: all sets of them
//!   are worked out side by side, as lanes of one vector.
//! - A queue of Flip Threes is a number of forced draws (F7-36). Freezes and Flip Threes among
//!   them change how many follow and how it ends, and nothing else: where they fall does not
//!   depend on what the other cards are. So the draws in between are followed as if there
//!   were none, and the ways they can fall are weighed by their chances.
//! - A Freeze outside of a Flip Three ends the round: while it goes on, all that were in the deck
//!   are still there.
//!
//! A Second Chance that comes in a Flip Three is kept at once (F7-33), as in the `en` and `pl` editions.
//! What is not known here is a pile of discards that is shuffled in when the deck runs out: a
//! round that needs more cards than the deck has ends there, as with no discards (F7-52).
//!
//! ```
//! use odds::{Round, Utility, outlook};
//! use flip7::Card;
//!
//! let mut deck = flip7::decks(1);
//! let hand = [Card::Three, Card::Seven, Card::Twelve];
//! for card in hand {
//!     deck.take(card);
//! }
//! let round = Round::new(deck, &hand).unwrap();
//! let outlook = outlook(&round, &Utility::points()).unwrap();
//! assert!(outlook.hit > outlook.stay.unwrap());
//! ```

mod forced;
mod outlook;
mod round;
mod solution;
mod space;
mod spread;
mod utility;

pub use outlook::{Best, Outlook, TooLarge, outlook};
pub use round::{Fault, Round};
pub use utility::Utility;
