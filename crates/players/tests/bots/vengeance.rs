//! `plain` in With a Vengeance.

use serde_json::json;
use table::{Scripted, Setup};
use vengeance::{Decision, Move, Options, Status, Table};

use crate::{at_every_step, decides, wins_against_random};

fn game(players: usize, cards: &str) -> Scripted<Table> {
    Scripted::new(&json!({}), players, players, &[cards])
}

#[test]
fn it_hits_at_little_risk_and_stays_at_much() {
    let mut game = game(1, "12 13 11 10");
    assert_eq!(decides("plain", &game), "hit", "eleven cards of 107 would bust it");
    game.play(["1 hit", "1 hit"]);
    assert_eq!(decides("plain", &game), "stay", "more than a quarter would");
}

#[test]
fn it_goes_on_with_the_zero() {
    let mut game = game(1, "12 13 11 0");
    game.play(["1 hit", "1 hit", "1 hit"]);
    assert_eq!(decides("plain", &game), "hit");
}

#[test]
fn it_gives_modifiers_to_the_leader() {
    assert_eq!(decides("plain", &game(3, "3 12 -10")), "give 2");
}

#[test]
fn it_plays_cards_to_take_on_whoever_is_most_likely_to_bust() {
    assert_eq!(decides("plain", &game(3, "1 12 flip4")), "flip4 2");
    assert_eq!(decides("plain", &game(3, "1 12 one-more")), "one-more 2");
}

#[test]
fn it_steals_what_is_worth_most() {
    assert_eq!(decides("plain", &game(3, "3 12 steal")), "steal 2 12");
}

#[test]
fn it_swaps_to_bust_the_leader_rather_than_itself() {
    // Seat 3 has 5, seat 1 has 12 and 4, seat 2 has 4: the 4 of seat 2 busts
    // the leader in exchange for the 12, and does nothing to seat 3.
    let mut game = game(3, "12 4 5 4 swap");
    game.play(["1 hit", "2 hit"]);
    let after = decides("plain", &game);
    game.play([&format!("2 {after}")]);
    assert_ne!(game.game.rows()[1].status(), Status::Busted, "{after}");
}

#[test]
fn it_never_busts_itself_by_a_steal_or_swap_if_it_can_help_it() {
    let mut choices = 0;
    for brutal in [false, true] {
        let options = Options { brutal, target: 2000, ..Options::default() };
        let setup = Setup::new::<Table>(options, 4, 1).unwrap();
        at_every_step::<Table>("plain", &setup, |game, seat, action| {
            let view = table::Game::view(game, seat);
            let busts = |way: Move| view.after(way).row(seat).status() == Status::Busted;
            let aimed = matches!(action, Move::Steal(..) | Move::Swap(..));
            if aimed && matches!(game.decision(), Decision::Play { .. }) {
                choices += 1;
                let helpless = table::Game::legal(game, seat).all(busts);
                assert!(!busts(action) || helpless, "{action} busts seat {seat}");
            }
        });
    }
    assert!(choices > 50, "only {choices} to look at");
}

#[test]
fn it_beats_random_play() {
    let wins = wins_against_random::<Table>("plain", 400);
    assert!(wins > 250, "{wins} of 400");
}
