//! People and their figures.

use hosting::GameName;
use protocol::Avatar;
use score_keeper::{Act, Player, Turn};
use scoreboard::{Game, Kind, People, Results, Rounds};
use serde_json::json;

use crate::kit::{HOUR, Sheet, cards, player, who, won};

const FLIP_7: Kind = Kind { game: GameName::Flip7, lowest: false };

fn results(games: &[Game], name: &str) -> Results {
    People::of(games).get(&who(name)).unwrap().together
}

#[test]
fn people_are_known_again_by_their_names_however_they_are_capitalised() {
    let games = [won("a", 0, ["Ann", "Ben"], true), won("b", HOUR, ["ANN ", "Zoë"], true)];
    let people = People::of(&games);
    let names: Vec<&str> = people.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["ANN", "Ben", "Zoë"], "as they were called last");
    assert_eq!(people.get(&who("zoË")).unwrap().together.games, 1);
    assert_eq!(results(&games, "ann").wins, 2);
}

#[test]
fn a_picture_stays_until_there_is_another() {
    let called = |avatar| Act::Call { player: Player { id: player(1), name: "Ann".to_owned(), avatar } };
    let sheet = |name, at| Sheet::flip7(name, at, &["Ann", "Ben"]).points([100, 0]);
    let games = [sheet("a", 0).act(called(Some(Avatar::Fox))).game(), sheet("b", HOUR).game()];
    assert_eq!(People::of(&games).get(&who("Ann")).unwrap().avatar, Some(Avatar::Fox));
}

#[test]
fn wins_in_a_row_are_counted_in_the_order_of_the_games() {
    let course = [true, true, true, false, true, true];
    let mut games: Vec<Game> = (0..)
        .zip(course)
        .map(|(number, first)| won(&format!("g{number}"), number * HOUR, ["Ann", "Ben"], first))
        .collect();
    let ann = Results { games: 6, unfinished: 0, wins: 5, streak: 2, longest: 3 };
    assert_eq!(results(&games, "Ann"), ann);
    assert_eq!(results(&games, "Ben"), Results { games: 6, wins: 1, longest: 1, ..Results::default() });
    games.reverse();
    assert_eq!(results(&games, "Ann"), ann, "in whichever order they are kept");
}

#[test]
fn open_games_and_those_that_were_ended_are_nobodys_and_break_no_row_of_wins() {
    let open = Sheet::flip7("open", HOUR, &["Ann", "Ben"]).points([10, 20]);
    let ended = Sheet::flip7("ended", 2 * HOUR, &["Ann", "Ben"]).points([10, 20]).act(Act::End);
    let games = [
        won("a", 0, ["Ann", "Ben"], true),
        open.game(),
        ended.game(),
        won("b", 3 * HOUR, ["Ann", "Ben"], true),
    ];
    assert_eq!(results(&games, "Ann"), Results { games: 2, unfinished: 2, wins: 2, streak: 2, longest: 2 });
    assert_eq!(results(&games, "Ben").streak, 0);
}

#[test]
fn rounds_are_counted_by_their_cards_and_points() {
    let sheet = Sheet::flip7("a", 0, &["Ann", "Ben"])
        .turns([cards("1 2 3 4 5 6 7"), cards("5 5")])
        .turns([cards("9 9 3"), Turn::Points(20)])
        .turns([Turn::Points(11), Turn::Away]);
    let games = [sheet.game()];
    let rounds = |name| People::of(&games).get(&who(name)).unwrap().by_kind[&FLIP_7].1;
    let ann = Rounds { rounds: 3, points: 54, best: Some(43), busts: 1, flip_7s: 1 };
    assert_eq!(rounds("Ann"), ann);
    assert_eq!(rounds("Ben"), Rounds { rounds: 2, points: 20, best: Some(20), busts: 1, flip_7s: 0 });
    assert_eq!((ann.average_tenths(), rounds("Ben").average_tenths()), (Some(180), Some(100)));
}

#[test]
fn an_average_is_rounded_to_tenths_as_people_do() {
    let average = |points, rounds| Rounds { points, rounds, ..Rounds::default() }.average_tenths();
    assert_eq!(average(0, 0), None);
    assert_eq!([average(10, 3), average(20, 3), average(1, 20)], [Some(33), Some(67), Some(1)]);
    assert_eq!([average(-10, 3), average(-20, 3), average(-1, 20)], [Some(-33), Some(-67), Some(-1)]);
}

#[test]
fn games_are_counted_each_by_itself_and_the_fewest_points_may_be_the_best() {
    let uno = |name, scoring| {
        Sheet::begun(name, 0, GameName::UnoFlip, json!({"scoring": scoring, "target": 50}), &["Ann", "Ben"])
    };
    let games = [
        uno("w", "winner").points([30, 0]).points([50, 0]).game(),
        uno("l", "lowest").points([30, 0]).points([50, 7]).game(),
    ];
    let people = People::of(&games);
    let ann = people.get(&who("Ann")).unwrap();
    let of = |lowest| ann.by_kind[&Kind { game: GameName::UnoFlip, lowest }];
    assert_eq!((of(false).0.wins, of(false).1.best), (1, Some(50)));
    assert_eq!((of(true).0.wins, of(true).1.best), (0, Some(30)));
    assert_eq!((ann.together.games, ann.together.wins), (2, 1));
}

#[test]
fn who_joined_and_went_without_a_round_did_not_play() {
    let join = Act::Join {
        player: Player { id: player(3), name: "Cleo".to_owned(), avatar: None },
        place: 2,
        points: 50,
    };
    let sheet = Sheet::flip7("a", 0, &["Ann", "Ben"]).act(join).act(Act::Leave { player: player(3) });
    let game = sheet.points([100, 20]).game();
    assert_eq!(game.part(&who("Cleo")), None);
    assert_eq!(game.parts.len(), 2);
}
