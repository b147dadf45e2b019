//! A kit for the tests: games in which every seat remembers.

use game::random::{Use, index};
use game::{Audience, Game as _, LazyDealer, Seat, Seed, Setup, Telling as _};
use unoflip::{Event, Options, Scoring, TwoPlayerReverse, UnoFlip};

use super::memory::Memory;
use crate::{Bot, next_step};

/// Options of all kinds, and a number of players.
pub fn any_table(seed: u64) -> (Options, usize) {
    let mut random = Seed::from(u128::from(seed)).stream(Use::FirstDealer);
    let mut flag = || index(&mut random, 2) == 1;
    let options = Options {
        scoring: if flag() { Scoring::Winner } else { Scoring::Lowest },
        target: 300,
        two_player_reverse: if flag() { TwoPlayerReverse::Skip } else { TwoPlayerReverse::Nothing },
        bluff: flag(),
        stacking: flag(),
        jump_in: flag(),
        draw_until_playable: flag(),
        force_play: flag(),
    };
    (options, 2 + index(&mut random, 9))
}

/// Plays a game by one kind of bot and looks at every position, with what each seat remembers.
pub fn follow(
    (options, players): (Options, usize),
    seed: u64,
    bot: impl Bot<UnoFlip> + Copy,
    mut look: impl FnMut(&UnoFlip, &[Memory]),
) {
    let seed = Seed::from(u128::from(seed));
    let setup = Setup::new::<UnoFlip>(options, players, 1).unwrap();
    let (mut dealer, mut random) = (LazyDealer::new(seed.stream(Use::Simulation)), seed.stream(Use::Bots));
    let mut memories = vec![Memory::default(); players];
    let mut events = Vec::new();
    let Ok(mut game) = UnoFlip::begin(&setup, &mut dealer, &mut events);
    tell(&mut memories, UnoFlip::first_lens(), &events);
    let bots = vec![bot; players];
    for _ in 0..600 {
        look(&game, &memories);
        let Some((seat, action)) = next_step(&game, &bots, &mut random) else { break };
        let lens = game.lens();
        events.clear();
        game.play(seat, action, &mut dealer, &mut events).unwrap();
        tell(&mut memories, lens, &events);
    }
}

fn tell(memories: &mut [Memory], lens: unoflip::Lens, events: &[Event]) {
    for (seat, memory) in memories.iter_mut().enumerate() {
        for told in UnoFlip::steps(lens, events, Audience::Seat(Seat::at(seat))) {
            memory.hear(&told);
        }
    }
}
