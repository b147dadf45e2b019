//! What the tests of games of rows share.

mod ends;
mod laws;
mod look;
mod rounds;
mod score;
mod steps;
mod tables;
mod trial;

use game::random::{self, Use};
use game::{Game, ScriptedDealer, Seed, Setup};

use crate::event::Event;
use crate::kind::Kind;

pub use ends::{
    a_finished_game_refuses_every_move, a_tie_behind_the_leader_does_not_matter, a_tie_means_another_round,
    below_the_target_a_game_goes_on, the_highest_total_wins,
};
pub use laws::{keeps_the_laws, keeps_the_laws_at, play_alike};
pub use look::{Look, assert_refused, codes, listed};
pub use rounds::{all_stay, scored_alone, two_hundred_play_a_round};
pub use score::{assert_no_row, cards_score_what_rows_are_worth, told};
pub use steps::{CarriedOut, what_is_told_leads_on};
pub use tables::{
    every_eighteen_players_begun_add_a_deck_of, one_player_or_more, the_dealer_sits_at_the_table,
    the_first_dealer_is_drawn, wrong_values_are_named,
};
pub use trial::{a_game_ends, whatever_is_tried};

/// Plays a random game and gives all that happens in it.
///
/// # Panics
/// If the game cannot be played.
pub fn events_of_a_random_game<K: Kind, G: Game<Event = Event<K>>>(
    setup: &Setup<G::Options>,
    seed: Seed,
) -> Vec<Event<K>> {
    let (mut dealer, mut random) = (ScriptedDealer::seeded(seed), seed.stream(Use::Bots));
    let mut events = Vec::new();
    let mut game = G::begin(setup, &mut dealer, &mut events).expect("a seed is enough");
    while let Some(seat) = game.to_act() {
        let pick = game.pick_legal(seat, |count| random::index(&mut random, count));
        let action = pick.expect("whose turn it is can move");
        assert!(game.play(seat, action, &mut dealer, &mut events).is_ok(), "{action} is legal");
    }
    events
}

/// Whether every event of these games is read back from its JSON.
///
/// # Panics
/// If one is not.
pub fn events_are_read_back<K: Kind, G: Game<Event = Event<K>>>(setup: &Setup<G::Options>, games: u128) {
    for seed in (0..games).map(Seed::from) {
        for event in events_of_a_random_game::<K, G>(setup, seed) {
            let json = serde_json::to_value(event).expect("an event is JSON");
            let read = serde_json::from_value::<Event<K>>(json.clone());
            assert_eq!(read.ok(), Some(event), "{json}");
        }
    }
}
