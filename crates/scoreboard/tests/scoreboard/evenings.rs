//! Evenings, and the standing across them.

use score_keeper::Act;
use scoreboard::{Game, evenings, standing};

use crate::kit::{HOUR, Sheet, who, won};

const DAY: u64 = 24 * HOUR;

#[test]
fn games_soon_after_each_other_are_one_evening() {
    let games: Vec<Game> = [DAY + HOUR, 0, 5 * HOUR, 9 * HOUR, DAY]
        .into_iter()
        .map(|at| won(&format!("g{at}"), at, ["Ann", "Ben"], at != 5 * HOUR))
        .collect();
    let evenings = evenings(&games);
    assert_eq!(evenings.iter().map(|evening| evening.games.len()).collect::<Vec<_>>(), [3, 2]);
    assert_eq!(evenings.iter().map(scoreboard::Evening::began).collect::<Vec<_>>(), [0, DAY]);
    let best: Vec<_> = evenings[0].best().collect();
    assert_eq!((best, evenings[0].wins[&who("Ben")]), (vec![&who("Ann")], 1));
}

#[test]
fn a_sheet_that_is_touched_again_weeks_later_makes_no_evening_longer() {
    let mut sheet = Sheet::flip7("old", 0, &["Ann", "Ben"]).points([100, 20]);
    let late = sheet.kept.log.entry(&"phone".parse().unwrap(), 0, 20 * DAY, Act::Target { points: 90 });
    sheet.kept.log.add(late.unwrap()).unwrap();
    let games = [sheet.game(), won("new", DAY, ["Ann", "Ben"], true)];
    assert_eq!(evenings(&games).len(), 2);
}

#[test]
fn an_evening_without_a_game_won_is_nobodys() {
    let game = Sheet::flip7("open", 0, &["Ann", "Ben"]).points([10, 20]).game();
    let games = [game];
    assert_eq!(evenings(&games)[0].best().count(), 0);
    assert!(evenings(&[]).is_empty());
}

#[test]
fn a_family_stands_by_games_won_across_evenings() {
    let games = [
        won("a", 0, ["Ann", "Ben"], true),
        won("b", HOUR, ["Ben", "Cleo"], true),
        won("c", DAY, ["Ann", "Ben"], true),
        won("d", 2 * DAY, ["Cleo", "Ann"], true),
    ];
    let lines = standing(&games);
    let told: Vec<_> = lines
        .iter()
        .map(|line| (&*line.name, line.place, line.wins, line.evenings, line.evenings_won))
        .collect();
    let expected = [("Ann", 1, 2, 3, 2), ("Cleo", 2, 1, 2, 1), ("Ben", 2, 1, 2, 1)];
    assert_eq!(told, expected);
    assert_eq!(
        lines.iter().map(scoreboard::Line::percent).collect::<Vec<_>>(),
        [Some(67), Some(50), Some(33)]
    );
    assert_eq!((lines[0].streak, lines[0].longest, lines[1].streak), (0, 2, 1));
    assert_eq!(lines[0].who(), Some(who("ann")));
}

#[test]
fn who_won_nothing_yet_has_no_percent() {
    let games = [Sheet::flip7("open", 0, &["Ann"]).points([10]).game()];
    assert_eq!(standing(&games)[0].percent(), None);
}
