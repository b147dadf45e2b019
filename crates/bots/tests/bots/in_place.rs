//! A simulated game is played in the place of the one before.

use bots::{Seated, play_again, play_out};
use game::random::Use;
use game::{LazyDealer, Nobody, Seed, Setup};

fn check<G: Seated>(bot: &str) {
    let mut place: Option<G> = None;
    for (seed, players) in (0..20).zip([2, 5, 3, 18, 4].into_iter().cycle()) {
        let setup = Setup::new::<G>(G::Options::default(), players.min(G::PLAYERS.1), 1).unwrap();
        let mut bots = vec![bot.parse::<G::Bot>().unwrap(); setup.players()];
        let dealer = || LazyDealer::new(Seed::from(seed).stream(Use::Simulation));
        let luck = || Seed::from(seed).stream(Use::Bots);
        let Ok(alone) = play_out::<G, _>(&setup, &mut dealer(), &mut bots, &mut luck(), &mut Nobody);
        let game = place.get_or_insert_with(|| alone.clone());
        let Ok(()) = play_again(game, &setup, &mut dealer(), &mut bots, &mut luck(), &mut Nobody);
        assert_eq!(*game, alone, "seed {seed}");
    }
}

#[test]
fn a_game_in_place_of_another_is_the_game_that_would_be_played_alone() {
    check::<flip7::Table>("threshold:25");
    check::<vengeance::Table>("plain");
    check::<unoflip::UnoFlip>("plain");
}
