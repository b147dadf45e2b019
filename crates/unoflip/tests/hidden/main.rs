//! UNO FLIP! keeps the law over whole games: nothing that anybody receives depends on what
//! is hidden from them (U-12). And as it once was, it does not.

mod leaky;
mod sight;

use std::cell::Cell;

use game::laws::{Anew, Broken, Hidden, Law, Moment, keep_hidden, views_and_steps};
use game::{Audience, Seed, Setup, proves};
use leaky::{ASKS, Leaky, NUMBERS, SIDES};
use unoflip::{Event, Options, Rule, Scoring, TwoPlayerReverse, UnoFlip};

/// How many combinations of the options there are that say who is asked what.
const COMBINATIONS: u8 = 1 << 6;

fn combination(number: u8) -> Options {
    let bit = |place: u32| number >> place & 1 == 1;
    Options {
        scoring: Scoring::Winner,
        target: 1_000_000,
        two_player_reverse: if bit(5) { TwoPlayerReverse::Nothing } else { TwoPlayerReverse::Skip },
        bluff: !bit(0),
        stacking: bit(1),
        jump_in: bit(2),
        draw_until_playable: bit(3),
        force_play: bit(4),
    }
}

/// Deals anew what is hidden in a game of so many moves.
fn keeps(
    options: Options,
    players: usize,
    seed: u8,
    (moves, pairs): (usize, usize),
    flips: &Cell<usize>,
) -> Anew {
    let setup = Setup::new::<UnoFlip>(options, players, 1).unwrap();
    let seen = |moment: &Moment<'_, UnoFlip>, audience| {
        let flipped = moment.events.iter().filter(|event| matches!(event, Event::Flipped { .. }));
        flips.set(flips.get() + flipped.count());
        sight::seen(moment, audience)
    };
    let hidden = Hidden { moves, pairs, seen, received: views_and_steps, alike: sight::alike };
    let kept = keep_hidden::<UnoFlip, _, _, _>(&setup, Seed::from(u128::from(seed)), &hidden);
    kept.unwrap_or_else(|broken| panic!("{options:?}, {players} players, seed {seed}: {broken}"))
}

#[test]
fn with_every_option_nothing_that_is_received_depends_on_what_is_hidden() {
    proves!(U_12, U_22, U_80, U_81, U_82);
    let (mut unseen, mut moments) = (0, 0);
    for number in 0..COMBINATIONS {
        let players = [2, 3, 5, 10][usize::from(number % 4)];
        let anew = keeps(combination(number), players, number, (80, 12), &Cell::new(0));
        unseen += anew.unseen;
        moments += anew.moments;
    }
    assert!(unseen > 500 && moments > 50_000, "{unseen} pairs, {moments} moments");
}

#[test]
fn through_many_shuffles_and_flips_nothing_that_is_received_depends_on_what_is_hidden() {
    proves!(U_12, U_23, U_46);
    let flips = Cell::new(0);
    for players in [2, 4, 10] {
        let anew = keeps(combination(0), players, 1, (400, 60), &flips);
        assert!(anew.shuffles > 2 && anew.unseen > 20, "{players} players: {anew:?}");
    }
    assert!(flips.get() > 100, "{flips:?} moments with a flip");
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
