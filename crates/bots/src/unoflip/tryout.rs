//! Choices, tried out to the end of the round in games that are as a seat sees and remembers them.

use game::{Game as _, LazyDealer, Nobody, Seat, Seed, View as _};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use unoflip::{Card, Choice, Move, UnoFlip, View};

use super::memory::Memory;
use super::reflex;
use super::stakes::{AllStakes, Stakes};
use super::worlds::Worlds;
use crate::trials::{Candidate, Experiment, compare, never};

/// A table at which choices are tried out, as a seat sees and remembers it. Nothing instead of a choice stands for doing
/// nothing while the table waits for somebody else, who then goes on and catches nobody.
pub struct Tryout {
    view: View,
    worlds: Option<Worlds>,
    dealer: LazyDealer<Card, Xoshiro256PlusPlus>,
    luck: Xoshiro256PlusPlus,
    game: UnoFlip,
    /// Whether those who play on slip now and then.
    slips: bool,
}

impl Tryout {
    /// What a seat sees, and what it remembers.
    pub fn new(view: View, memory: &Memory, random: &mut impl Rng) -> Self {
        let view = Stakes::round_alone(view);
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(random.next_u64());
        let mut worlds = Worlds::new(view.clone(), memory, &mut luck);
        let game = next_game(&view, worlds.as_mut(), &mut luck);
        Self { view, worlds, dealer: LazyDealer::new(luck.clone()), luck, game, slips: false }
    }

    /// From now on those who play on slip now and then, so that nothing is worth much that is only good against players
    /// who do just what was expected.
    #[must_use]
    pub const fn slipping(mut self) -> Self {
        self.slips = true;
        self
    }

    /// From now on everything is tried out in another game, with this luck.
    pub fn begin(&mut self, luck: u64) {
        self.luck = Xoshiro256PlusPlus::seed_from_u64(luck);
        self.game = next_game(&self.view, self.worlds.as_mut(), &mut self.luck);
    }

    /// The end of the round if plain players play it on: a game of that round alone, with its points.
    pub fn end_of_round(&mut self) -> UnoFlip {
        self.play_out(|_| None)
    }

    /// The same after a choice.
    pub fn end_after(&mut self, choice: Option<Choice>) -> UnoFlip {
        let seat = self.view.seat;
        self.play_out(|game| match choice {
            Some(choice) => game.understand(seat, choice).map(|action| (seat, action)),
            None => game.to_act().map(|waits_for| (waits_for, reflex::answer(game, waits_for))),
        })
    }

    /// Plays a round out that begins with a move.
    fn play_out(&mut self, first: impl FnOnce(&UnoFlip) -> Option<(Seat, Move)>) -> UnoFlip {
        let mut game = self.game;
        self.dealer.reseed(self.luck.clone());
        if let Some((seat, action)) = first(&game) {
            let Ok(()) = game.apply(seat, action, &mut self.dealer, &mut Nobody);
        }
        let Ok(_) = if self.slips {
            reflex::play_out_slipping(&mut game, &mut self.dealer, &mut self.luck.clone())
        } else {
            reflex::play_out(&mut game, &mut self.dealer)
        };
        game
    }

    /// Tries out how much better some choices are than another, so often each. Of many those that come out worst are
    /// left out on the way.
    pub fn compare(
        &mut self,
        stakes: &mut AllStakes,
        base: Option<Choice>,
        others: Vec<Option<Choice>>,
        trials: usize,
        random: &mut impl Rng,
    ) -> Vec<Candidate<Option<Choice>>> {
        let stakes = stakes.of(self.view.seat);
        let mut table = Table { tryout: self, stakes };
        compare(&mut table, base, others.into_iter(), trials, random, &mut never)
    }
}

/// A game as it is seen and remembered. Where that does not fit together, what is seen is all
/// there is.
fn next_game(view: &View, worlds: Option<&mut Worlds>, luck: &mut impl Rng) -> UnoFlip {
    let game = worlds.and_then(|worlds| worlds.next(luck));
    game.unwrap_or_else(|| view.imagine(Seed::from(u128::from(luck.next_u64()))))
}

/// A table, and what the seat plays for.
pub(super) struct Table<'a> {
    pub tryout: &'a mut Tryout,
    pub stakes: &'a mut Stakes,
}

impl Experiment for Table<'_> {
    type Choice = Option<Choice>;

    fn begin(&mut self, luck: u64) {
        self.tryout.begin(luck);
    }

    /// The chance to win after a choice, once the round has been played on.
    fn worth(&mut self, choice: Self::Choice) -> f64 {
        self.stakes.worth(self.tryout.end_after(choice).scores())
    }
}
