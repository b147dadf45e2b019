//! The strong player of UNO FLIP!: remembers, deals what it cannot see as it may lie, and tries
//! out what it can do.

use std::num::NonZero;

use game::View as _;
use rand_core::Rng;
use unoflip::{Choice, Move, Told, UnoFlip, View};

use super::memory::Memory;
use super::plain;
use super::stakes::Stakes;
use super::tryout::{Table, Tryout};
use crate::Bot;
use crate::trials::{self, never};

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
        let mut stakes = Stakes::new(&view);
        let mut tryout = Tryout::new(view, &self.memory, random);
        let mut table = Table { tryout: &mut tryout, stakes: &mut stakes };
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
