//! The rules of UNO FLIP!.
//!
//! ```
//! use game::{Game, Nobody, ScriptedDealer, Seed, Setup, View};
//! use unoflip::{Options, UnoFlip};
//!
//! let setup = Setup::new::<UnoFlip>(Options::default(), 4, 1)?;
//! let mut dealer = ScriptedDealer::seeded(Seed::from(7));
//! let game = UnoFlip::begin(&setup, &mut dealer, &mut Nobody).expect("a seed is enough");
//! let seat = game.to_act().expect("nobody has won yet");
//! // A player gets a view, which has no place for what they may not see.
//! let view = game.view(seat);
//! assert_eq!(view.hand.iter().count(), 7);
//! // Analysis plays on from games that look the same to them, any of them equally likely.
//! let imagined = view.imagine(Seed::from(1));
//! assert_eq!(imagined.view(seat), view);
//! assert_ne!(imagined, game);
//! # Ok::<(), game::SetupError>(())
//! ```

mod arrivals;
mod card;
mod choice;
mod deal;
mod deck;
mod end;
mod event;
mod face;
mod game;
mod glimpse;
mod hand;
mod holdings;
mod imagine;
mod judge;
mod legal;
mod matching;
mod moves;
mod options;
mod pile;
mod play;
mod rules;
mod sets;
mod state;
mod told;
mod view;

pub use self::game::Shown;
pub use card::{Card, Slot, full_deck};
pub use choice::Choice;
pub use deck::CARDS;
pub use event::{Because, Event};
pub use face::{Colour, Face, Side, Symbol};
pub use glimpse::{Glimpse, Lens};
pub use hand::Hand;
pub use holdings::{Holdings, Impossible, Known};
pub use imagine::Arrangement;
pub use moves::{Move, Refusal};
pub use options::{Options, Scoring, TwoPlayerReverse};
pub use rules::Rule;
pub use state::{Decision, Direction, MOST_PLAYERS, ShownHand, UnoFlip};
pub use told::{Happening, SeenCard, SeenHand, Told};
pub use view::{Asked, Faces, View};
