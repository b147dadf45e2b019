//! `hasty`, and the levels of the games of rows.

use std::collections::BTreeSet;

use bots::{Bot, Seated};
use flip7::Flip7;
use game::random::Use;
use game::{Scripted, Seed};
use serde_json::json;
use vengeance::Vengeance;

use crate::wins;

fn game<G: Seated, const N: usize>(players: usize, cards: &str, moves: [&str; N]) -> Scripted<G> {
    let mut game = Scripted::new(&json!({}), players, players, &[cards]);
    game.play(moves);
    game
}

/// What it does, each as often as it does so in 200 moods.
fn moods<G: Seated>(scripted: &Scripted<G>) -> Vec<String> {
    let (bot, game): (G::Bot, _) = ("hasty".parse().unwrap(), &scripted.game);
    let seat = game.to_act().unwrap();
    let choice = |mood| bot.choose(game.view(seat), &mut Seed::from(mood).stream(Use::Bots));
    let action = |mood| game.understand(seat, choice(mood)).unwrap().to_string();
    (0..200).map(action).collect()
}

fn stays<const N: usize>(cards: &str, moves: [&str; N]) -> usize {
    moods(&game::<Flip7<18>, N>(2, cards, moves)).iter().filter(|action| *action == "stay").count()
}

#[test]
fn it_stays_by_mood_and_now_and_then_hits_once_too_often() {
    let few = stays("9 1 2 3", ["1 hit", "2 hit"]);
    assert_eq!(few, 0, "9 and 2 are enough for nobody");
    let some = stays("9 1 12 3", ["1 hit", "2 hit"]);
    assert!(0 < some && some < 180, "{some}");
    let most = stays("9 1 12 3 10 5", ["1 hit", "2 hit", "1 hit", "2 hit"]);
    assert!(150 < most && most < 200, "31 are enough in every mood, and yet: {most}");
}

#[test]
fn it_stays_earlier_after_somebody_bust_before_its_eyes() {
    let calm = stays("8 4 10 12", ["1 hit", "2 hit"]);
    let afraid = stays("8 4 10 4", ["1 hit", "2 hit"]);
    assert!(afraid > calm, "{afraid} for fear, {calm} without");
}

#[test]
fn it_aims_at_anybody_but_itself() {
    let aims: BTreeSet<_> = moods(&game::<Flip7<18>, _>(4, "3 12 8 freeze", [])).into_iter().collect();
    assert_eq!(aims, ["freeze 1", "freeze 2", "freeze 3"].map(str::to_owned).into());
    let gifts: BTreeSet<_> = moods(&game::<Vengeance<18>, _>(4, "3 12 8 -10", [])).into_iter().collect();
    assert_eq!(gifts, ["give 1", "give 2", "give 3"].map(str::to_owned).into());
}

#[test]
fn it_steals_nothing_that_busts_it() {
    let steals = moods(&game::<Vengeance<18>, _>(3, "3 12 3 9 7 steal", ["1 hit", "2 hit", "3 hit"]));
    assert!(steals.iter().all(|action| action != "steal 1 3"), "{steals:?}");
    assert!(steals.iter().collect::<BTreeSet<_>>().len() > 1, "{steals:?}");
}

/// Six standard deviations above half of the games for the normal bot; the strong one with fewer trials than at a table, and fewer games.
fn each_level_beats_the_one_below<G: Seated>() {
    let [easy, normal, strong] = [0, 1, 2].map(|level| G::LEVELS[level].1);
    let won = wins::<G>(&[normal, easy], &G::Options::default(), 4000);
    assert!(won > 2200, "{won} of 4000");
    assert!(strong.starts_with("racer:"));
    let won = wins::<G>(&["racer:24", normal], &G::Options::default(), 400);
    assert!(won > 205, "{won} of 400");
}

#[test]
fn each_level_of_flip_7_beats_the_one_below() {
    each_level_beats_the_one_below::<Flip7<6>>();
}

#[test]
fn each_level_of_vengeance_beats_the_one_below() {
    each_level_beats_the_one_below::<Vengeance<6>>();
}
