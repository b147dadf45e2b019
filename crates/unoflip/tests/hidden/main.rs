//! UNO FLIP! keeps the law over whole games: nothing that anybody receives depends on what
//! is hidden from them (U-12). And as it once was, it does not.

mod leaky;
mod sight;

use std::cell::Cell;

use game::laws::{Anew, Broken, Hidden, Law, Moment, keep_hidden, views_and_steps};
use game::{Audience, Seed, Setup, proves};
use leaky::{ASKS, Leaky, NUMBERS, SIDES};
use unoflip::{Event, Options, Rule, Scoring, TwoPlayerReverse, UnoFlip};

/// How many combinations of the options there are.
const COMBINATIONS: u8 = 1 << 7;

/// Those from here on are scored by the lowest total.
const LOWEST: u8 = 1 << 6;

fn combination(number: u8) -> Options {
    let bit = |place: u32| number >> place & 1 == 1;
    Options {
        scoring: if number & LOWEST != 0 { Scoring::Lowest } else { Scoring::Winner },
        target: 1_000_000,
        two_player_reverse: if bit(5) { TwoPlayerReverse::Nothing } else { TwoPlayerReverse::Skip },
        bluff: !bit(0),
        stacking: bit(1),
        jump_in: bit(2),
        draw_until_playable: bit(3),
        force_play: bit(4),
    }
}

/// Moments in which something happened, over all times that they were looked at.
#[derive(Debug, Default)]
struct Happened {
    flips: Cell<usize>,
    /// Somebody's own hand was counted (U-71).
    own_hands: Cell<usize>,
}

impl Happened {
    fn count(&self, events: &[Event]) {
        let some = |is: fn(&Event) -> bool| usize::from(events.iter().any(is));
        self.flips.update(|flips| flips + some(|event| matches!(event, Event::Flipped { .. })));
        self.own_hands.update(|hands| hands + some(|event| matches!(event, Event::Scored { own: true, .. })));
    }
}

/// Deals anew what is hidden in a game of so many moves.
fn keeps(
    options: Options,
    players: usize,
    seed: u8,
    (moves, pairs): (usize, usize),
    happened: &Happened,
) -> Anew {
    let setup = Setup::new::<UnoFlip>(options, players, 1).unwrap();
    let seen = |moment: &Moment<'_, UnoFlip>, audience| {
        happened.count(moment.events);
        sight::seen(moment, audience)
    };
    let hidden = Hidden { moves, pairs, seen, received: views_and_steps, alike: sight::alike };
    let kept = keep_hidden::<UnoFlip, _, _, _>(&setup, Seed::from(u128::from(seed)), &hidden);
    kept.unwrap_or_else(|broken| panic!("{options:?}, {players} players, seed {seed}: {broken}"))
}

#[test]
fn with_every_option_nothing_that_is_received_depends_on_what_is_hidden() {
    proves!(U_12, U_22, U_80, U_81, U_82);
    let (mut unseen, mut moments, happened) = (0, 0, Happened::default());
    for number in 0..COMBINATIONS {
        // Every option is tried with every number of players.
        let turn = number ^ number >> 2 ^ number >> 4 ^ number >> 6;
        let players = [2, 3, 5, 10][usize::from(turn % 4)];
        let anew = keeps(combination(number), players, number, (80, 12), &happened);
        unseen += anew.unseen;
        moments += anew.moments;
    }
    assert!(unseen > 500 && moments > 50_000, "{unseen} pairs, {moments} moments");
    assert!(happened.own_hands.get() > 20, "{happened:?}");
}

#[test]
fn through_many_shuffles_and_flips_nothing_that_is_received_depends_on_what_is_hidden() {
    proves!(U_12, U_23, U_46, U_71);
    let happened = Happened::default();
    for (number, players) in [(0, 2), (LOWEST, 2), (0, 4), (LOWEST, 4), (0, 10)] {
        let anew = keeps(combination(number), players, 1, (400, 60), &happened);
        assert!(anew.shuffles > 2 && anew.unseen > 20, "{players} players: {anew:?}");
    }
    assert!(happened.flips.get() > 100 && happened.own_hands.get() > 100, "{happened:?}");
}

/// The law for the game as it once was.
fn broken<const LEAK: u8>(options: Options) -> Option<Broken> {
    let setup = Setup::new::<Leaky<LEAK>>(options, 3, 1).unwrap();
    let seen = |moment: &Moment<'_, Leaky<LEAK>>, audience: Audience| {
        let Moment { lens, events, game } = *moment;
        sight::seen(&Moment { lens, events, game: game.sound() }, audience)
    };
    let hidden = Hidden { moves: 600, pairs: 60, seen, received: views_and_steps, alike: sight::alike };
    let mut games =
        (0..10).map(|seed| keep_hidden::<Leaky<LEAK>, _, _, _>(&setup, Seed::from(seed), &hidden));
    games.find_map(Result::err)
}

#[test]
fn being_asked_only_about_a_card_that_fits_is_caught() {
    proves!(U_12, U_22);
    let broken = broken::<ASKS>(Options::default()).expect("it is caught");
    assert_eq!(broken.law, Law::TranscriptsHideTheRest);
}

#[test]
fn being_asked_only_with_a_card_to_stack_is_caught() {
    proves!(U_12, U_80);
    // Where a drawn card has to fit anyway, only the other question tells.
    let options = Options { stacking: true, draw_until_playable: true, ..Options::default() };
    let broken = broken::<ASKS>(options).expect("it is caught");
    assert_eq!(broken.law, Law::TranscriptsHideTheRest);
    assert!(broken.seen.contains("Stack"), "{broken}");
}

#[test]
fn numbers_by_the_first_shuffle_of_a_round_are_caught() {
    proves!(U_12);
    let broken = broken::<NUMBERS>(Options::default()).expect("it is caught");
    assert_eq!(broken.law, Law::TranscriptsHideTheRest);
}

#[test]
fn numbers_by_the_other_sides_are_caught() {
    proves!(U_12);
    let broken = broken::<SIDES>(Options::default()).expect("it is caught");
    assert_eq!(broken.law, Law::TranscriptsHideTheRest);
}

#[test]
fn a_game_in_the_same_wrapping_without_a_leak_is_not_caught() {
    assert_eq!(broken::<0>(Options::default()), None);
}
