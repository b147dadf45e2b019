//! Two people against each other.

use hosting::GameName;
use score_keeper::{Act, Turn};
use scoreboard::{Duel, Game};
use serde_json::json;

use crate::kit::{HOUR, Sheet, player, who, won};

fn duel(games: &[Game]) -> Duel {
    Duel::of(games, &who("ann"), &who("ben"))
}

#[test]
fn only_games_count_that_both_played() {
    let games = [won("a", 0, ["Ann", "Ben"], true), won("b", HOUR, ["Ann", "Cleo"], true)];
    let duel = duel(&games);
    assert_eq!((duel.games, duel.wins, duel.ahead, duel.level), (1, [1, 0], [1, 0], 0));
    assert_eq!(Duel::of(&games, &who("Ben"), &who("Cleo")), Duel::default());
}

#[test]
fn whoever_has_the_better_place_is_ahead_whoever_won() {
    let three = |name, points| Sheet::flip7(name, 0, &["Ann", "Ben", "Cleo"]).points(points).game();
    let games = [three("a", [50, 20, 100]), three("b", [20, 20, 100]), three("c", [100, 30, 20])];
    let duel = duel(&games);
    assert_eq!((duel.games, duel.wins, duel.ahead, duel.level), (3, [1, 0], [2, 0], 1));
    assert_eq!(duel.rounds, [2, 0]);
    assert_eq!(duel.course, [[1, 0], [1, 0], [2, 0]]);
}

#[test]
fn the_fewest_points_are_better_where_they_win() {
    let rules = json!({"scoring": "lowest", "target": 50});
    let sheet = Sheet::begun("a", 0, GameName::UnoFlip, rules, &["Ann", "Ben"]);
    let duel = duel(&[sheet.points([0, 20]).points([10, 0]).points([60, 0]).game()]);
    assert_eq!((duel.wins, duel.ahead, duel.rounds), ([0, 1], [0, 1], [1, 2]));
}

#[test]
fn rounds_count_in_open_games_too_where_both_were_there() {
    let open = Sheet::flip7("a", 0, &["Ann", "Ben"]).points([10, 20]);
    let open = open.turns([Turn::Points(5), Turn::Away]).points([7, 7]).points([9, 8]);
    let duel = duel(&[open.game()]);
    assert_eq!((duel.games, duel.rounds), (0, [1, 1]));
}

#[test]
fn a_game_that_one_has_left_compares_no_places() {
    let sheet = Sheet::flip7("a", 0, &["Ann", "Ben", "Cleo"]).points([10, 20, 30]);
    let left = sheet.act(Act::Leave { player: player(2) });
    let round = left.kept.log.sheet().last_round();
    let turns = [(player(1), Some(Turn::Points(95))), (player(3), Some(Turn::Points(0)))];
    let game = left.act(Act::Write { round, turns: turns.into() }).game();
    assert!(game.part(&who("Ann")).unwrap().won);
    let duel = duel(&[game]);
    assert_eq!((duel.games, duel.rounds), (0, [0, 1]));
}
