//! What choices in UNO FLIP! lead to, on average of many games.

use bots::unoflip::{AllStakes, Memory, Tryout};
use bots::{Candidate, Trials};
use game::Game as _;
use rand_core::Rng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use unoflip::{Choice, UnoFlip, View};

use crate::findings::Mean;

/// Choices that are tried out in games that are as somebody sees and remembers them.
pub struct Trying<'a> {
    tryout: Tryout,
    stakes: &'a mut AllStakes,
    luck: Xoshiro256PlusPlus,
    seat: usize,
}

impl<'a> Trying<'a> {
    pub fn new(view: View, memory: &Memory, stakes: &'a mut AllStakes, mut luck: Xoshiro256PlusPlus) -> Self {
        let seat = view.seat.index();
        Self { tryout: Tryout::new(view, memory, &mut luck).slipping(), stakes, luck, seat }
    }

    /// Goes on to the next game.
    fn begin(&mut self) {
        let luck = self.luck.next_u64();
        self.tryout.begin(luck);
    }

    fn chances(&mut self, game: &UnoFlip) -> Vec<f64> {
        self.stakes.chances(game.scores())
    }

    fn after(&mut self, choice: Option<Choice>) -> Vec<f64> {
        let game = self.tryout.end_after(choice);
        self.chances(&game)
    }

    /// Everybody's chances if plain players play on.
    pub fn usually(mut self, trials: usize) -> Vec<f64> {
        let mut mean = Mean::default();
        for _ in 0..trials {
            self.begin();
            let game = self.tryout.end_of_round();
            mean.add(&self.chances(&game));
        }
        mean.mean()
    }

    /// Everybody's chances after some choices, so many times each and added up.
    pub fn sum(mut self, choices: &[(Option<Choice>, f64)], trials: usize) -> Vec<f64> {
        let mut mean = Mean::default();
        for _ in 0..trials {
            self.begin();
            let mut sum: Vec<f64> = Vec::new();
            for (choice, weight) in choices {
                let chances = self.after(*choice);
                sum.resize(chances.len(), 0.0);
                sum.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += weight * chance);
            }
            mean.add(&sum);
        }
        mean.mean()
    }

    /// How much better some choices are than the one that was made.
    pub fn find(
        &mut self,
        chosen: Option<Choice>,
        others: Vec<Option<Choice>>,
        trials: usize,
    ) -> Vec<Candidate<Option<Choice>>> {
        self.tryout.compare(self.stakes, chosen, others, trials, &mut self.luck)
    }

    /// The chance to win with a choice, and how much better another one is if there is one, in games that nothing was
    /// chosen by.
    pub fn measure(
        &mut self,
        chosen: Option<Choice>,
        best: Option<&Candidate<Option<Choice>>>,
        trials: usize,
    ) -> (f64, Trials) {
        let (mut mean, mut better) = (Mean::default(), Trials::default());
        for _ in 0..trials {
            self.begin();
            let now = self.after(chosen);
            if let Some(best) = best {
                better.add(self.after(best.choice)[self.seat] - now[self.seat]);
            }
            mean.add(&now);
        }
        (mean.mean()[self.seat], better)
    }
}
