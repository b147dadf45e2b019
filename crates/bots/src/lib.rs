//! Bots: they decide from what their seat sees and has been told, and from nothing
//! else.

mod flip7;
mod hasty;
mod listening;
mod race;
mod random;
mod rows;
mod seated;
mod simulate;
mod spec;
mod stop;
mod trials;
pub mod unoflip;
mod vengeance;

pub use flip7::{Flip7Bot, Sensible};
pub use listening::Listening;
pub use race::{Tryout, chances};
pub use random::Random;
pub use rows::{RowsBot, Thinks};
pub use seated::{Seated, interruption, next_step, play_record};
pub use simulate::{play_again, play_out};
pub use spec::{BotSpec, NotABot};
pub use stop::Stop;
pub use trials::{Candidate, Trials};
pub use unoflip::{Careless, PlainUnoFlip, Searcher, UnoFlipBot};
pub use vengeance::{VengeanceBot, Vengeful};

use game::Telling;
use rand_core::Rng;

/// Somebody who plays a seat. Gets views and what the seat is told, never the
/// game itself.
///
/// A bot lives as long as its game. It can remember, but only by what it hears:
/// deciding changes nothing about it, so that a bot which has heard the same
/// decides the same with the same luck, also after a server has started again and
/// told it everything from the log.
///
/// ```
/// use bots::{Bot, Random, play_out};
/// use flip7::{Event, Happening, Move, Table, View};
/// use game::{LazyDealer, Nobody, Seed, Setup, WithRule, random::Use};
/// use rand_core::Rng;
/// use rows::Row as _;
///
/// /// Takes one card less than a row had when somebody busted last.
/// #[derive(Default)]
/// struct Careful {
///     busts: usize,
/// }
///
/// impl Bot<Table> for Careful {
///     const LISTENS: bool = true;
///
///     fn choose<R: Rng>(&self, view: View<'_, 18>, random: &mut R) -> Move {
///         let cards = view.row(game::View::seat(&view)).count();
///         let choice = if cards + self.busts % 3 < 5 { Move::Hit } else { Move::Stay };
///         // Anything else, a target for example, is left to luck.
///         let known = game::View::choices(&view).any(|known| known == choice);
///         if known { choice } else { Bot::<Table>::choose(&Random, view, random) }
///     }
///
///     fn hear(&mut self, WithRule(event): &WithRule<Event>) {
///         if let Event::Own(Happening::Busted { .. }) = event {
///             self.busts += 1;
///         }
///     }
/// }
///
/// let setup = Setup::new::<Table>(flip7::Options::default(), 3, 1)?;
/// let mut dealer = LazyDealer::new(Seed::from(1).stream(Use::Simulation));
/// let mut luck = Seed::from(1).stream(Use::Bots);
/// let mut bots = [Careful::default(), Careful::default(), Careful::default()];
/// let Ok(game) = play_out::<Table, _>(&setup, &mut dealer, &mut bots, &mut luck, &mut Nobody);
/// assert!(game::Game::outcome(&game).is_some() && bots[0].busts > 0);
/// # Ok::<(), game::SetupError>(())
/// ```
pub trait Bot<G: Telling> {
    /// Whether the bot wants to hear anything: if not, nothing is put into words for it.
    const LISTENS: bool = false;

    /// Whether this one does, of those that could.
    fn listens(&self) -> bool {
        Self::LISTENS
    }

    /// Whether the bot finds its moves so that they can only be legal: where bots play among
    /// themselves, they are judged in debug builds alone then.
    const LEGAL: bool = false;

    /// What to do now. Only asked when the seat of the view is the one the table
    /// waits for, so there is something to choose.
    fn choose<R: Rng>(&self, view: G::View<'_>, random: &mut R) -> G::Choice;

    /// Whether deciding may take longer than a thread that others wait for has.
    fn ponders(&self) -> bool {
        false
    }

    /// Like [`Bot::choose`], but whoever tries things out tries no more once there is enough:
    /// `enough` is asked again and again.
    fn choose_in_time<R: Rng>(
        &self,
        view: G::View<'_>,
        random: &mut R,
        _enough: &mut dyn FnMut() -> bool,
    ) -> G::Choice {
        self.choose(view, random)
    }

    /// What to do, if anything, while the table waits for somebody else.
    fn interrupt<R: Rng>(&self, _: G::View<'_>, _: &mut R) -> Option<G::Choice> {
        None
    }

    /// Hears what happened, as its seat is told it; everything from the beginning of
    /// the game on, in the order in which it happened.
    fn hear(&mut self, _: &G::Step) {}

    /// Whether this bot picks evenly among whatever is legal. At a table of
    /// nobody else, every legal move of every seat is equally likely.
    fn picks_evenly(&self) -> bool {
        false
    }
}
