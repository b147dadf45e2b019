//! Exact odds: of a round of With a Vengeance in [`vengeance`], and here of a round of Flip 7, for one player who is alone in it and has counted every
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
//! - Cards that a Flip Three sets aside change how many draws are forced, when a Second Chance
//!   can be used that had to wait and how the draws end, and nothing else: where they fall does not
//!   depend on what the other cards are. So the draws in between are followed as if there
//!   were none, and the ways they can fall are weighed by their chances.
//! - A Flip Three that comes up in the draws of another, with nothing but Second Chances behind it, is worth what it is
//!   worth to begin one there: that is worked out once.
//! - A Freeze outside of a Flip Three ends the round: while it goes on, all that were in the deck
//!   are still there.
//! - When a deck runs out, all of it has come: there is one row and one set of modifiers with which that can be.
//!
//! # What is exact, and what is assumed
//!
//! Exact, up to rounding, is the round of one player who is alone in it, with every card counted: all cards, all
//! editions (F7-33), the discards that are shuffled when the deck runs out (F7-51), and the end of a round for which
//! there are no cards (F7-52). Discards are shuffled once in a round here; another time takes a table at which
//! nearly all cards lie in front of players, and the round ends then, as it does within one turn by F7-53.
//!
//! For a player among others leave Freezes and Flip Threes out of the deck. It is exact then for
//! somebody who plays both on others and on whom nobody plays any: cards that change nothing for a player come
//! between others without changing what those are, and so do the cards that others draw. Not known is what
//! others play on this player, and that they can end the round with a Flip 7.
//!
//! What a win is worth ([`Race`]) assumes that all players score by one distribution. The [`challenge`] is exact with
//! a fresh deck for each round.
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

pub mod challenge;
mod chances;
mod choosing;
mod decks;
mod forced;
mod forcing;
mod frame;
mod lanes;
mod masses;
mod outlook;
mod policy;
mod queue;
mod race;
mod renewal;
mod round;
mod rows;
mod solution;
mod solver;
mod space;
mod spread;
mod spreading;
mod table;
mod utility;
mod vectors;
pub mod vengeance;

pub use outlook::{Outlook, Solved, TooLarge, among_others, in_steps, outlook};
pub use policy::{Best, Policy, Situation};
pub use race::Race;
pub use round::{Fault, Round};
pub use utility::Utility;
