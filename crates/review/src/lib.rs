//! A coach: what the choices of a recorded game were worth, and what the cards did.
//!
//! Whoever decides has a chance to win, whatever they choose. That chance is tried out: the choice is made, the round is
//! played on by plain players with cards that nobody knows yet, and the totals after it are worth the chance to win with
//! them ([`bots::Tryout`]). All choices meet the same cards, so that only what they change is compared. From that follows
//! what a choice cost, compared with the best that was found, and what changed everybody's chances: choices, or cards.
//!
//! The best of many guesses is mostly the luckiest. So the alternative that a choice is compared with is found in some
//! trials, and what it would have brought is measured in others.
//!
//! Where hands are hidden a choice is judged by what its seat could know: games are dealt that are as it saw and
//! remembered them, and all choices meet the same ([`bots::unoflip::Tryout`]). How the chances really stood is what an
//! onlooker would say who sees all hands; what that differs by is luck, as the cards are that came.
//!
//! The same record gives the same review. Nothing here starts a thread or asks for the time: how far it is goes to a
//! callback.
//!
//! ```
//! use bots::{Flip7Bot, play_record};
//! use game::{Nobody, Seed, Setup};
//! use review::{Settings, review};
//!
//! let setup = Setup::new::<flip7::Table>(flip7::Options::default(), 2, 1)?;
//! let mut bots: [Flip7Bot; 2] = ["cards:1", "threshold:25"].map(|bot| bot.parse().expect("a bot"));
//! let record = play_record::<flip7::Table>(&setup, Seed::from(1), &mut bots, 40, &mut Nobody)?;
//! let settings = Settings { trials: 50, ..Settings::default() };
//! let review = review(&record, &settings, &mut |_, _| ())?;
//! // Whoever stays with a single card plays worse.
//! assert!(review.seats[0].given_away > review.seats[1].given_away);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod course;
mod exact;
mod findings;
mod grade;
mod hidden;
mod looking;
mod report;
mod reviewed;
mod settings;

pub use grade::Grade;
pub use report::{
    Better, Cause, Dealt, Decision, Held, Points, Review, Standing, Tried, TurningPoint, Verdict, WAIT,
};
pub use reviewed::{Refused, Reviewed, review};
pub use settings::Settings;
