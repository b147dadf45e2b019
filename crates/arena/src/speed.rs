//! How fast a bot decides.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Bot, Listening, Seated, next_step};
use game::{LazyDealer, Nobody, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Each decision is taken so often in a row, so that reading the clock does not
/// count.
const REPEATS: u32 = 32;

/// After so long there is enough: bots that try things out take milliseconds for a decision.
const LONG: Duration = Duration::from_millis(500);

/// How many decisions a second the first of these bots takes, timed over some
/// decisions of a game between them.
pub fn decisions_per_second<G: Seated>(options: &G::Options, bots: &[G::Bot]) -> f64 {
    const DECISIONS: u32 = 300;
    let Ok(setup) = Setup::new::<G>(options.clone(), bots.len(), bots.len()) else { return 0.0 };
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut dealer = LazyDealer::new(random.clone());
    let (mut timed, mut spent) = (0, Duration::ZERO);
    let enough = |timed, spent| timed >= DECISIONS || spent >= LONG;
    while !enough(timed, spent) {
        let mut bots = bots.to_vec();
        let mut nobody = Nobody;
        let mut listening = Listening::new(G::first_lens(), &mut bots, &mut nobody);
        let Ok(mut game) = G::begin(&setup, &mut dealer, &mut listening);
        while let Some((seat, action)) = next_step(&game, &bots, &mut random) {
            if seat.index() == 0 && game.to_act() == Some(seat) {
                let start = Instant::now();
                for _ in 0..REPEATS {
                    black_box(bots[0].choose(black_box(&game).view(seat), &mut random));
                }
                spent += start.elapsed();
                timed += 1;
            }
            let mut listening = Listening::new(game.lens(), &mut bots, &mut nobody);
            if game.play(seat, action, &mut dealer, &mut listening).is_err() || enough(timed, spent) {
                break;
            }
        }
    }
    f64::from(timed * REPEATS) / spent.as_secs_f64()
}
