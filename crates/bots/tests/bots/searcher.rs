//! `searcher:N` in UNO FLIP!, and the levels.

use bots::{Bot, Seated, UnoFlipBot, next_step, play_record};
use game::random::Use;
use game::{Audience, Game, LazyDealer, Nobody, Replay, Scripted, Seat, Seed, Setup, Telling};
use serde_json::json;
use unoflip::{Options, Scoring, UnoFlip};

use crate::wins;

/// A game of one round.
fn one_round() -> Options {
    Options { target: 1, ..Options::default() }
}

#[test]
fn it_beats_the_plain_player() {
    let won = wins::<UnoFlip>(&["searcher:12", "plain"], &one_round(), 60);
    assert!(won > 42, "{won} of 60");
}

#[test]
fn it_beats_players_it_does_not_expect() {
    let [searcher, plain] = ["searcher:24", "plain"]
        .map(|bot| wins::<UnoFlip>(&[bot, "careless", "careless"], &one_round(), 120));
    assert!(searcher > plain + 9, "{searcher} of 120, and {plain} by the plain player");
}

#[test]
fn each_level_beats_the_one_below() {
    let [easy, normal, strong] = [0, 1, 2].map(|level| UnoFlip::LEVELS[level].1);
    assert!(strong.starts_with("searcher:"));
    let won = wins::<UnoFlip>(&[normal, easy], &one_round(), 300);
    assert!(won > 180, "{won} of 300");
    let won = wins::<UnoFlip>(&["searcher:12", normal, easy], &one_round(), 60);
    assert!(won > 32, "{won} of 60");
}

#[test]
fn it_plays_by_all_rules_of_a_house() {
    for (number, players) in (0_u32..12).zip([2, 3, 4, 10].into_iter().cycle()) {
        let flag = |bit: u32| (number * 5) >> bit & 1 == 1;
        let options = Options {
            scoring: if flag(0) { Scoring::Lowest } else { Scoring::Winner },
            target: 60,
            bluff: !flag(1),
            stacking: flag(2),
            jump_in: flag(3),
            draw_until_playable: flag(4),
            force_play: flag(1),
            ..Options::default()
        };
        let mut bots = vec!["careless"; players];
        (bots[0], bots[1]) = ("searcher:2", "random");
        wins::<UnoFlip>(&bots, &options, 1);
    }
}

#[test]
fn a_bot_that_is_told_all_again_decides_the_same() {
    let setup = Setup::new::<UnoFlip>(Options { target: 1_000, ..Options::default() }, 3, 1).unwrap();
    let new = || "searcher:4".parse::<UnoFlipBot>().unwrap();
    let record =
        play_record::<UnoFlip>(&setup, Seed::from(5), &mut [new(), new(), new()], 150, &mut Nobody).unwrap();
    let mut live = [new(), new(), new()];
    let (mut all, mut decisions) = (Vec::new(), 0);
    let mut replay = Replay::<UnoFlip>::begin(&record, &mut all).unwrap();
    let mut told = 0;
    let mut lens = UnoFlip::first_lens();
    loop {
        for (seat, bot) in live.iter_mut().enumerate() {
            let steps = UnoFlip::steps(lens, &all[told..], Audience::Seat(Seat::at(seat)));
            for step in steps {
                bot.hear(&step);
            }
        }
        lens = replay.game().lens();
        told = all.len();
        let game = replay.game();
        if let Some(seat) = game.to_act().filter(|_| decisions % 10 == 0) {
            // Told move by move before, and all at once now.
            let luck = || Seed::from(9).stream(Use::Bots);
            let mut again = new();
            let mut events = Vec::new();
            let mut retold = Replay::<UnoFlip>::begin(&record, &mut events).unwrap();
            let mut lens = UnoFlip::first_lens();
            for ply in 0..=decisions {
                let steps = UnoFlip::steps(lens, &std::mem::take(&mut events), Audience::Seat(seat));
                for step in steps {
                    again.hear(&step);
                }
                lens = retold.game().lens();
                if ply < decisions {
                    retold.step(&mut events).unwrap().unwrap();
                }
            }
            assert_eq!(again, live[seat.index()]);
            let choices = [&again, &live[seat.index()]].map(|bot| bot.choose(game.view(seat), &mut luck()));
            assert_eq!(choices[0], choices[1]);
        }
        decisions += 1;
        if replay.step(&mut all).is_none_or(|step| step.is_err()) {
            break;
        }
    }
    assert!(decisions > 100, "only {decisions}");
}

/// What a bot in seat 2 does that was told all of a game, after two flips and a wild that draws.
fn answers_the_wild(bot: &str, cards: &str) -> String {
    let others = "b9/v-flip b1/v-all b2/o8 b3/v8 b4/v1 b7/o3 y1/p-all";
    let hands = cards.split(' ').zip(others.split(' ')).flat_map(|(one, other)| [one, other]);
    let deck = hands.chain(["r9/v5"]).collect::<Vec<_>>().join(" ");
    let mut table = Scripted::<UnoFlip>::new(&json!({}), 2, 2, &[&deck]);
    table.play(["1 play r-flip/p8", "2 play b9/v-flip", "1 play wild2/o4 g"]);
    let mut bot: UnoFlipBot = bot.parse().unwrap();
    for step in UnoFlip::steps(UnoFlip::first_lens(), &table.events, Audience::Seat(Seat::at(1))) {
        bot.hear(&step);
    }
    bot.choose(table.game.view(Seat::at(1)), &mut crate::random()).to_string()
}

#[test]
fn it_challenges_by_what_it_remembers() {
    // Any of these backs may have red on its front. None has, as could be seen when all was turned.
    let honest = "r-flip/p8 wild2/o4 b5/o-rev g-rev/p7 g1/o-flip g-skip/o9 b6/v-rev";
    assert_eq!(answers_the_wild("plain", honest), "challenge");
    assert_eq!(answers_the_wild("searcher:60", honest), "accept");
    // Only one of these may, and it has.
    let bluff = "r-flip/p8 wild2/o4 r2/o-rev y2/t1 y7/v6 g2/t-all b8/t4";
    assert_eq!(answers_the_wild("plain", bluff), "accept");
    assert_eq!(answers_the_wild("searcher:60", bluff), "challenge");
}

#[test]
fn it_always_calls_uno_and_catches() {
    let bots = ["searcher:2", "careless", "careless"].map(|bot| bot.parse::<UnoFlipBot>().unwrap());
    let setup = Setup::new::<UnoFlip>(Options { target: 3_000, ..Options::default() }, 3, 1).unwrap();
    let mut random = crate::random();
    let mut dealer = LazyDealer::new(crate::random());
    let Ok(mut game) = UnoFlip::begin(&setup, &mut dealer, &mut Nobody);
    let (mut calls, mut caught, mut forgotten) = (0, 0, 0);
    while let Some((seat, action)) = next_step(&game, &bots, &mut random) {
        if game.uncalled().is_some() {
            assert!(matches!(action, unoflip::Move::Catch(_)), "{action}");
            caught += 1;
        }
        if let unoflip::Move::Play { uno, .. } = action
            && game.hand(seat).len() == 2
        {
            assert!(uno || seat != Seat::at(0));
            calls += usize::from(uno);
            forgotten += usize::from(!uno);
        }
        game.play(seat, action, &mut dealer, &mut Nobody).unwrap();
    }
    assert!(calls > 10 && caught > 3 && forgotten > 3, "{calls}, {caught}, {forgotten}");
}

#[test]
fn how_often_it_tries_has_limits() {
    for wrong in ["searcher", "searcher:1", "searcher:10001", "searcher:x", "plain:2", "careless:1"] {
        assert!(wrong.parse::<UnoFlipBot>().is_err(), "{wrong}");
    }
    assert!("searcher:2".parse::<UnoFlipBot>().is_ok());
}
