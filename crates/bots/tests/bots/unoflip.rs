//! `plain` in UNO FLIP!.

use game::{Game, Scripted, Seat, Setup};
use serde_json::json;
use unoflip::{Move, Options, UnoFlip};

use crate::{at_every_step, decides, wins_against_random};

/// Two players, seat 2 deals: the first cards go to seat 1 and seat 2 in turn,
/// seven each, and the fifteenth is turned up.
fn game(mine: &str, others: &str, top_and_rest: &str) -> Scripted<UnoFlip> {
    let hands = mine.split(' ').zip(others.split(' ')).flat_map(|(mine, other)| [mine, other]);
    let deck = hands.chain(top_and_rest.split(' ')).collect::<Vec<_>>().join(" ");
    Scripted::new(&json!({}), 2, 2, &[&deck])
}

/// A game with time for everything to happen.
fn long_game(players: usize) -> Setup<Options> {
    Setup::new::<UnoFlip>(Options { target: 20_000, ..Options::default() }, players, 1).unwrap()
}

const OTHERS: &str = "b1/v-all b2/o8 b3/v8 b4/v1 b5/o-rev b6/v-rev b7/o3";

#[test]
fn it_keeps_wilds_while_something_else_fits() {
    let game = game("wild/t3 wild2/o4 r1/p3 g2/t+5 g3/p-flip g4/p8 y5/v9", OTHERS, "r9/v5");
    assert_eq!(decides("plain", &game), "play r1/p3");
}

#[test]
fn it_plays_its_longest_colour() {
    let game = game("r1/p3 g9/o+5 g2/t+5 g3/p-flip g4/p8 y5/v9 y6/o-all", OTHERS, "r9/v5");
    assert_eq!(decides("plain", &game), "play g9/o+5", "by number, to go on with green");
}

#[test]
fn it_names_its_longest_colour() {
    let game = game("wild/t3 y1/dwild g9/o+5 g2/t+5 g3/p-flip g4/p8 y5/v9", OTHERS, "b8/t4");
    assert_eq!(decides("plain", &game), "play wild/t3 g");
}

#[test]
fn it_catches_who_forgot_to_call_uno() {
    let mut caught = 0;
    let bots = ["plain", "random", "random"].map(|bot| bot.parse::<bots::UnoFlipBot>().unwrap());
    let mut random = crate::random();
    let setup = long_game(3);
    let mut dealer = game::LazyDealer::new(crate::random());
    let Ok(mut game) = UnoFlip::begin(&setup, &mut dealer, &mut game::Nobody);
    while let Some((seat, action)) = bots::next_step(&game, &bots, &mut random) {
        let open = game.uncalled().is_some_and(|seat| seat != Seat::at(0));
        if open {
            assert!(matches!(action, Move::Catch(_)), "seat 1 or another catches at once, not {action}");
            caught += 1;
        }
        game.play(seat, action, &mut dealer, &mut game::Nobody).unwrap();
    }
    assert!(caught > 3, "only {caught} to catch");
}

#[test]
fn it_always_calls_uno() {
    let setup = long_game(4);
    let mut calls = 0;
    at_every_step::<UnoFlip>("plain", &setup, |game, seat, action| {
        if let Move::Play { uno, .. } = action
            && game.hand(seat).len() == 2
        {
            assert!(uno, "{action}");
            calls += 1;
        }
    });
    assert!(calls > 5, "only {calls} to call");
}

#[test]
fn it_challenges_when_a_bluff_is_likely_and_not_otherwise() {
    // Seat 1 holds red cards and bluffs; seat 2 sees their backs, each of which
    // has red on its front in one case of two.
    let reds = "wild2/o4 r1/p3 r2/o-rev r3/p7 r4/o-flip r5/p2 r6/o9";
    let mut bluff = game(reds, OTHERS, "r9/v5");
    bluff.play(["1 play wild2/o4 g"]);
    assert_eq!(decides("plain", &bluff), "challenge");
    // No card with one of these backs is red.
    let honest = "wild2/o4 y2/t1 y7/v6 b9/v-flip g2/t-all b2/p6 y6/o-all";
    let mut fair = game(honest, OTHERS, "r9/v5");
    fair.play(["1 play wild2/o4 g"]);
    assert_eq!(decides("plain", &fair), "accept");
}

#[test]
fn it_presses_a_player_with_few_cards() {
    let mut bots_hand = game("r+1/p3 r8/v-rev g2/t+5 y3/p+5 g4/p8 y5/v9 y6/o-all", OTHERS, "r9/v5");
    assert_eq!(decides("plain", &bots_hand), "play r+1/p3", "a draw card is dearer too");
    bots_hand.play(["1 play r8/v-rev"]);
    assert_eq!(bots_hand.to_act(), Some(2));
}

#[test]
fn it_beats_random_play() {
    let wins = wins_against_random::<UnoFlip>("plain", 200);
    assert!(wins > 120, "{wins} of 200");
}
