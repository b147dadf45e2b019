//! `racer:N`.

use bots::{Bot, Flip7Bot};
use flip7::Table;
use game::{Game as _, Scripted, Seat};
use serde_json::json;

use crate::{decides, random, wins_against_random};

/// A game of two to so many points, in which seat 2 has stayed and seat 1 decides.
fn two(target: u32, cards: &str) -> Scripted<Table> {
    Scripted::new(&json!({ "target": target }), 2, 2, &[cards])
}

#[test]
fn it_hits_where_to_stay_would_lose_the_game() {
    let mut game = two(30, "12 12 8 10 9 11 0");
    game.play(["1 hit", "2 hit", "1 hit", "2 hit", "1 hit", "2 stay"]);
    assert_eq!(decides("one-step", &game), "stay", "29 points are too many to lose");
    assert_eq!(decides("racer:32", &game), "hit", "against 33 they are worth nothing");
}

#[test]
fn it_stays_where_that_wins_the_game() {
    let mut game = two(20, "1 12 2 8 +10 +8");
    game.play(["1 hit", "2 hit", "1 hit", "2 stay", "1 hit"]);
    assert_eq!(decides("one-step", &game), "hit", "few cards bust a 1 and a 2");
    assert_eq!(decides("racer:32", &game), "stay", "21 against 20 is enough");
}

#[test]
fn with_the_same_luck_it_decides_the_same() {
    let game = two(200, "12 9");
    assert_eq!(decides("racer:16", &game), decides("racer:16", &game));
}

#[test]
fn it_tries_no_more_once_that_is_enough() {
    let game = two(200, "12 9");
    let asked = |most: usize| {
        let (mut asked, bot) = (0, "racer:50".parse::<Flip7Bot>().unwrap());
        let view = game.game.view(Seat::at(0));
        Bot::<Table>::choose_in_time(&bot, view, &mut random(), &mut || {
            asked += 1;
            asked == most
        });
        asked
    };
    assert_eq!(asked(3), 3);
    assert_eq!(asked(1000), 43, "however little time there is, it tries seven times before it asks");
}

#[test]
fn it_beats_random_play_in_both_games_of_rows() {
    let wins = wins_against_random::<Table>("racer:4", 40);
    assert!(wins > 30, "{wins} of 40");
    let wins = wins_against_random::<vengeance::Table>("racer:4", 40);
    assert!(wins > 30, "{wins} of 40");
}

#[test]
fn how_often_it_tries_has_limits() {
    for wrong in ["racer", "racer:1", "racer:10001", "racer:x"] {
        assert!(wrong.parse::<bots::Flip7Bot>().is_err(), "{wrong}");
    }
    assert!("racer:2".parse::<bots::VengeanceBot>().is_ok());
}
