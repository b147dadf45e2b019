//! The easy player of UNO FLIP!, who makes the mistakes that people make.

use game::{View as _, random};
use rand_core::Rng;
use unoflip::{Choice, Face, Move, UnoFlip, View};

use super::plain;
use crate::Bot;
use crate::random::happens;

/// Plays whenever it can, but often whatever fits, its wilds included; forgets to call UNO now and
/// then, rarely notices that others did, and hardly ever challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Careless;

/// It calls UNO with a chance of so many in a hundred …
const CALLS: u32 = 65;

/// … notices what can be done out of turn, or that somebody can be caught, …
const NOTICES: u32 = 25;

/// … challenges a wild that draws, …
const CHALLENGES: u32 = 8;

/// … and thinks about which card to play.
const THINKS: u32 = 40;

impl Bot<UnoFlip> for Careless {
    fn choose<R: Rng>(&self, view: View, random: &mut R) -> Choice {
        let overlooked = Overlooked::this_time(random);
        let choices: Vec<Choice> = view.choices().filter(|choice| !overlooked.has(*choice)).collect();
        let choice = pick(&view, &choices, random).expect("a player who is asked can do something");
        called(choice, &view, random)
    }

    fn interrupt<R: Rng>(&self, view: View, random: &mut R) -> Option<Choice> {
        let choice = plain::best(&view)?;
        happens(NOTICES, random).then(|| called(choice, &view, random))
    }
}

/// What it does not think of this time.
struct Overlooked {
    catch: bool,
    challenge: bool,
}

impl Overlooked {
    fn this_time(random: &mut impl Rng) -> Self {
        Self { catch: !happens(NOTICES, random), challenge: !happens(CHALLENGES, random) }
    }

    const fn has(&self, choice: Choice) -> bool {
        match choice {
            Choice::Other(Move::Catch(_)) => self.catch,
            Choice::Other(Move::Challenge) => self.challenge,
            _ => false,
        }
    }
}

/// One of these: what somebody who is not careless would do, or any card that fits.
fn pick(view: &View, choices: &[Choice], random: &mut impl Rng) -> Option<Choice> {
    let mut faces: Vec<Face> = choices.iter().filter_map(|choice| face(*choice)).collect();
    faces.dedup();
    // Who thinks of a challenge makes it, whatever the backs say.
    if let Some(challenge) = choices.iter().copied().find(|choice| *choice == Choice::Other(Move::Challenge))
    {
        return Some(challenge);
    }
    let thinks = faces.is_empty() || happens(THINKS, random);
    let any = (!thinks).then(|| random::pick(random, &faces));
    let fitting = choices.iter().copied().filter(|choice| any.is_none() || face(*choice) == any);
    plain::best_of(view, fitting)
}

/// The card of a choice.
const fn face(choice: Choice) -> Option<Face> {
    match choice {
        Choice::Play { face, .. } => Some(face),
        Choice::Other(_) => None,
    }
}

/// The choice with UNO called, or not, where it has to be.
fn called(choice: Choice, view: &View, random: &mut impl Rng) -> Choice {
    match choice {
        Choice::Play { face, copy, colour, .. } if view.counts[view.seat.index()] == 2 => {
            Choice::Play { face, copy, colour, uno: happens(CALLS, random) }
        }
        _ => choice,
    }
}
