//! The strong player of UNO FLIP!: remembers, deals what it cannot see as it may lie, and tries
//! out what it can do.

use std::num::NonZero;

use game::{Game as _, LazyDealer, Nobody, Seed, View as _};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use unoflip::{Card, Choice, Move, Told, UnoFlip, View};

use super::memory::Memory;
use super::stakes::Stakes;
use super::worlds::Worlds;
use super::{plain, reflex};
use crate::Bot;
use crate::trials::{self, Experiment, never};

/// Remembers everything that its seat has seen in the round. Whatever it can do is tried out to the
/// end of the round in games that are as it sees and remembers them, with all players as plain
/// as [`PlainUnoFlip`](crate::PlainUnoFlip), and judged by the chance to win the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searcher {
    trials: NonZero<u16>,
    memory: Box<Memory>,
}

impl Searcher {
    /// One that tries everything out so many times, and remembers nothing yet.
    pub fn new(trials: NonZero<u16>) -> Self {
        Self { trials, memory: Box::default() }
    }

    /// The best of some choices; nothing stands for doing nothing.
    fn search(
        &self,
        view: View,
        usual: Option<Choice>,
        choices: Vec<Option<Choice>>,
        random: &mut impl Rng,
        enough: &mut dyn FnMut() -> bool,
    ) -> Option<Choice> {
        let others = choices.into_iter().filter(|choice| *choice != usual);
        let mut table = Table::new(view, &self.memory, random);
        trials::best(&mut table, usual, others, usize::from(self.trials.get()), random, enough)
    }
}

impl Bot<UnoFlip> for Searcher {
    const LISTENS: bool = true;

    fn ponders(&self) -> bool {
        true
    }

    fn choose<R: Rng>(&self, view: View, random: &mut R) -> Choice {
        self.choose_in_time(view, random, &mut never)
    }

    fn choose_in_time<R: Rng>(&self, view: View, random: &mut R, enough: &mut dyn FnMut() -> bool) -> Choice {
        let usual = plain::best(&view).expect("a player who is asked can do something");
        let (usual, choices) = worth_trying(&view, usual);
        if matches!(usual, Choice::Other(Move::Catch(_))) || choices.len() == 1 {
            return usual;
        }
        let choices = choices.into_iter().map(Some).collect();
        self.search(view, Some(usual), choices, random, enough).unwrap_or(usual)
    }

    fn interrupt<R: Rng>(&self, view: View, random: &mut R) -> Option<Choice> {
        let usual = plain::best(&view)?;
        let (usual, choices) = worth_trying(&view, usual);
        if matches!(usual, Choice::Other(Move::Catch(_))) {
            return Some(usual);
        }
        let choices = choices.into_iter().map(Some).chain([None]).collect();
        self.search(view, Some(usual), choices, random, &mut never)
    }

    fn hear(&mut self, told: &Told) {
        self.memory.hear(told);
    }
}

/// What is worth trying out, and what is usual among it: one of the cards that look alike, and
/// never without calling UNO.
fn worth_trying(view: &View, usual: Choice) -> (Choice, Vec<Choice>) {
    let calls = view.counts[view.seat.index()] == 2;
    let mut choices: Vec<Choice> = Vec::new();
    for choice in view.choices() {
        match choice {
            Choice::Play { uno, .. } if uno != calls => {}
            Choice::Play { .. } if choices.iter().any(|other| is_alike(choice, *other)) => {}
            _ => choices.push(choice),
        }
    }
    let usual = choices.iter().copied().find(|choice| is_alike(*choice, usual)).unwrap_or(usual);
    (usual, choices)
}

/// Whether two choices are the same but for which of several cards that look alike is played.
fn is_alike(one: Choice, other: Choice) -> bool {
    match (one, other) {
        (Choice::Play { face, colour, .. }, Choice::Play { face: face2, colour: colour2, .. }) => {
            face == face2 && colour == colour2
        }
        _ => one == other,
    }
}

/// A table at which choices are tried out.
struct Table {
    view: View,
    worlds: Option<Worlds>,
    stakes: Stakes,
    dealer: LazyDealer<Card, Xoshiro256PlusPlus>,
    luck: Xoshiro256PlusPlus,
    game: UnoFlip,
}

impl Table {
    fn new(view: View, memory: &Memory, random: &mut impl Rng) -> Self {
        let stakes = Stakes::new(&view);
        let view = Stakes::round_alone(view);
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(random.next_u64());
        let mut worlds = Worlds::new(view.clone(), memory, &mut luck);
        let game = next_game(&view, worlds.as_mut(), &mut luck);
        Self { view, worlds, stakes, dealer: LazyDealer::new(luck.clone()), luck, game }
    }
}

/// A game as it is seen and remembered. Where that does not fit together, what is seen is all
/// there is.
fn next_game(view: &View, worlds: Option<&mut Worlds>, luck: &mut impl Rng) -> UnoFlip {
    let game = worlds.and_then(|worlds| worlds.next(luck));
    game.unwrap_or_else(|| view.imagine(Seed::from(u128::from(luck.next_u64()))))
}

impl Experiment for Table {
    type Choice = Option<Choice>;

    /// With more it keeps to what is plain too often: single rounds of four are won some percent
    /// less often.
    const MARGIN: f64 = 0.5;

    fn begin(&mut self, luck: u64) {
        self.luck = Xoshiro256PlusPlus::seed_from_u64(luck);
        self.game = next_game(&self.view, self.worlds.as_mut(), &mut self.luck);
    }

    /// The chance to win after a choice, once the round has been played on.
    fn worth(&mut self, choice: Self::Choice) -> f64 {
        let mut game = self.game;
        self.dealer.reseed(self.luck.clone());
        let seat = self.view.seat;
        if let Some(action) = choice.and_then(|choice| game.understand(seat, choice)) {
            let Ok(()) = game.apply(seat, action, &mut self.dealer, &mut Nobody);
        }
        let Ok(_) = reflex::play_out(&mut game, &mut self.dealer);
        self.stakes.worth(game.scores())
    }
}
