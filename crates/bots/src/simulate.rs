//! Games for their result alone.
#![expect(clippy::inline_always, reason = "the loop of a simulation")]

use game::{Dealer, Decide, Game, PlayError, Seat, Setup, Telling, Watcher};
use rand_core::Rng;

use crate::seated::{all_pick_evenly, asked_step, even_step, next_step};
use crate::{Bot, Listening};

/// Plays one game by bots, one for each seat and as they are before a game, to its end,
/// and writes nothing down; the watcher sees all of it. Bots that never reach the target play for ever.
///
/// # Panics
/// If there are fewer bots than seats, or a bot makes an illegal move.
pub fn play_out<G: Telling, D: Dealer<G::Card>>(
    setup: &Setup<G::Options>,
    dealer: &mut D,
    bots: &mut [impl Bot<G>],
    random: &mut impl Rng,
    watcher: &mut impl Watcher<G::Event>,
) -> Result<G, D::Error> {
    if listens(bots) {
        return play_listening(setup, dealer, bots, random, watcher);
    }
    let mut game = G::begin(setup, dealer, watcher)?;
    play_on(&mut game, dealer, bots, random, watcher)?;
    Ok(game)
}

/// The same in place of a game that is over, for whoever plays many.
///
/// # Panics
/// As [`play_out`].
pub fn play_again<G: Telling, D: Dealer<G::Card>>(
    game: &mut G,
    setup: &Setup<G::Options>,
    dealer: &mut D,
    bots: &mut [impl Bot<G>],
    random: &mut impl Rng,
    watcher: &mut impl Watcher<G::Event>,
) -> Result<(), D::Error> {
    if listens(bots) {
        *game = play_listening(setup, dealer, bots, random, watcher)?;
        return Ok(());
    }
    game.begin_again(setup, dealer, watcher)?;
    play_on(game, dealer, bots, random, watcher)
}

/// Plays a game that has begun to its end.
fn play_on<G: Telling, D: Dealer<G::Card>>(
    game: &mut G,
    dealer: &mut D,
    bots: &[impl Bot<G>],
    random: &mut impl Rng,
    watcher: &mut impl Watcher<G::Event>,
) -> Result<(), D::Error> {
    // Who sits at the table does not change: that is looked at once.
    let played = if all_pick_evenly(bots) {
        game.play_on(dealer, watcher, &mut Even { random })
    } else {
        game.play_on(dealer, watcher, &mut Asked { bots, random })
    };
    match played {
        Ok(()) => Ok(()),
        Err(PlayError::Dealer(error)) => Err(error),
        Err(PlayError::Refused(refusal)) => panic!("a bot was refused: {refusal}"),
    }
}

fn listens<G: Telling, B: Bot<G>>(bots: &[B]) -> bool {
    B::LISTENS && bots.iter().any(Bot::listens)
}

/// The same where the bots have to be told what happens.
fn play_listening<G: Telling, D: Dealer<G::Card>>(
    setup: &Setup<G::Options>,
    dealer: &mut D,
    bots: &mut [impl Bot<G>],
    random: &mut impl Rng,
    watcher: &mut impl Watcher<G::Event>,
) -> Result<G, D::Error> {
    let mut game = G::begin(setup, dealer, &mut Listening::new(G::first_lens(), bots, watcher))?;
    while let Some((seat, action)) = next_step(&game, bots, random) {
        let lens = game.lens();
        match game.play(seat, action, dealer, &mut Listening::new(lens, bots, watcher)) {
            Ok(()) => {}
            Err(PlayError::Dealer(error)) => return Err(error),
            Err(PlayError::Refused(refusal)) => panic!("a bot was refused: {refusal}"),
        }
    }
    Ok(game)
}

/// Bots who all pick evenly among all legal moves of all seats.
struct Even<'a, R> {
    random: &'a mut R,
}

impl<G: Game, R: Rng> Decide<G> for Even<'_, R> {
    const LEGAL: bool = true;

    #[inline(always)]
    fn decide(&mut self, game: &G, seat: Seat) -> Option<(Seat, G::Move)> {
        even_step(game, seat, self.random)
    }
}

/// Bots who have to be asked.
struct Asked<'a, B, R> {
    bots: &'a [B],
    random: &'a mut R,
}

impl<G: Telling, B: Bot<G>, R: Rng> Decide<G> for Asked<'_, B, R> {
    const LEGAL: bool = B::LEGAL;

    #[inline(always)]
    fn decide(&mut self, game: &G, seat: Seat) -> Option<(Seat, G::Move)> {
        Some(asked_step(game, seat, self.bots, self.random))
    }
}

#[cfg(test)]
mod tests {
    use flip7::{Options, Table};
    use game::random::Use;
    use game::{Nobody, Replay, ScriptedDealer, Seed};

    use super::*;
    use crate::{Flip7Bot, play_record};

    #[test]
    fn it_is_the_game_that_would_be_recorded() {
        let setup = Setup::new::<Table>(Options::default(), 3, 1).unwrap();
        let mut bots = ["random", "threshold:20", "threshold:30"].map(|bot| bot.parse::<Flip7Bot>().unwrap());
        for seed in (0..20).map(Seed::from) {
            let mut dealer = ScriptedDealer::seeded(seed);
            let mut random = seed.stream(Use::Bots);
            let played =
                play_out::<Table, _>(&setup, &mut dealer, &mut bots, &mut random, &mut Nobody).unwrap();
            let record = play_record::<Table>(&setup, seed, &mut bots, usize::MAX, &mut Nobody).unwrap();
            let mut replay = Replay::<Table>::begin(&record, &mut Nobody).unwrap();
            while replay.step(&mut Nobody).is_some_and(|step| step.is_ok()) {}
            assert_eq!(*replay.game(), played);
        }
    }
}
