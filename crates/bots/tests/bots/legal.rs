//! Nobody plays against the rules, whatever they say of themselves.

use bots::{Bot, play_out};
use flip7::{Event, Happening, Move, Options, Table, View};
use game::{LazyDealer, Setup, Watcher};
use rand_core::Rng;

use crate::random;

/// Stays without a card, and may say that all it does is legal.
struct Stubborn<const LEGAL: bool>;

impl<const LEGAL: bool> Bot<Table> for Stubborn<LEGAL> {
    const LEGAL: bool = LEGAL;

    fn choose<R: Rng>(&self, _: View<'_, 18>, _: &mut R) -> Move {
        Move::Stay
    }
}

/// Sees to it that no such thing happens.
struct Strict;

impl Watcher<Event> for Strict {
    fn see(&mut self, event: Event) {
        assert!(!matches!(event, Event::Own(Happening::Stayed { .. })), "it was let through");
    }
}

fn play<const LEGAL: bool>() {
    let setup = Setup::new::<Table>(Options { opening_deal: false, ..Options::default() }, 1, 1).unwrap();
    let mut dealer = LazyDealer::new(random());
    let bots = &mut [Stubborn::<LEGAL>];
    play_out::<Table, _>(&setup, &mut dealer, bots, &mut random(), &mut Strict).unwrap();
}

#[test]
#[should_panic(expected = "a bot was refused: without a card")]
fn a_bot_that_plays_against_the_rules_is_refused() {
    play::<false>();
}

#[cfg(debug_assertions)]
#[test]
#[should_panic(expected = "stay of seat 1")]
fn debug_builds_also_judge_bots_that_say_they_are_always_right() {
    play::<true>();
}
