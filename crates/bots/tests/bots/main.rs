//! The bots do what they say they do.

mod flip7;
mod hasty;
mod in_place;
mod legal;
mod listening;
mod race;
mod searcher;
mod unoflip;
mod vengeance;

use bots::{Bot, Seated, next_step, play_out};
use game::random::Use;
use game::{LazyDealer, Nobody, Scripted, Seat, Seed, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn random() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

/// What a bot does in a game where it has to decide, as a record writes it.
fn decides<G: Seated>(bot: &str, scripted: &Scripted<G>) -> String {
    let bot: G::Bot = bot.parse().unwrap();
    let game = &scripted.game;
    let seat = game.to_act().unwrap();
    let choice = bot.choose(game.view(seat), &mut random());
    game.understand(seat, choice).unwrap().to_string()
}

/// How many of so many games between a bot and three random ones it wins.
fn wins_against_random<G: Seated>(bot: &str, games: usize) -> usize {
    let mut bots: Vec<G::Bot> =
        [bot, "random", "random", "random"].iter().map(|bot| bot.parse().unwrap()).collect();
    let mut dealer = LazyDealer::new(random());
    let mut choices = random();
    let won = |number: usize| {
        let setup = Setup::new::<G>(G::Options::default(), 4, number % 4 + 1).unwrap();
        let Ok(game) = play_out::<G, _>(&setup, &mut dealer, &mut bots, &mut choices, &mut Nobody);
        game.outcome().unwrap().winner == Seat::at(0)
    };
    (0..games).map(won).filter(|won| *won).count()
}

/// How many of so many games the first bot wins, which sits everywhere equally often.
fn wins<G: Seated>(bots: &[&str], options: &G::Options, games: usize) -> usize {
    let bots: Vec<G::Bot> = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    let won = |number: usize| {
        let seed = Seed::from(number as u128);
        let (mut dealer, mut luck) = (LazyDealer::new(seed.stream(Use::Simulation)), seed.stream(Use::Bots));
        let setup = Setup::new::<G>(options.clone(), bots.len(), 1).unwrap();
        let mut seated = bots.clone();
        seated.rotate_right(number % bots.len());
        let Ok(game) = play_out::<G, _>(&setup, &mut dealer, &mut seated, &mut luck, &mut Nobody);
        game.outcome().unwrap().winner == Seat::at(number % bots.len())
    };
    (0..games).filter(|number| won(*number)).count()
}

/// Plays a game by one kind of bot and looks at every decision before it is
/// carried out.
fn at_every_step<G: Seated>(bot: &str, setup: &Setup<G::Options>, mut look: impl FnMut(&G, Seat, G::Move)) {
    let bots = vec![bot.parse::<G::Bot>().unwrap(); setup.players()];
    let mut dealer = LazyDealer::new(random());
    let mut choices = random();
    let Ok(mut game) = G::begin(setup, &mut dealer, &mut Nobody);
    while let Some((seat, action)) = next_step(&game, &bots, &mut choices) {
        look(&game, seat, action);
        game.play(seat, action, &mut dealer, &mut Nobody).unwrap_or_else(|_| panic!("{action} was refused"));
    }
}
