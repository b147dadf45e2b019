//! What a position of a game of rows says about its rows is what happens then.

use std::collections::BTreeSet;

use game::{Scripted, Seat, Seed};
use hosting::server::Vengeance;
use hosting::wire::Wired as _;
use hosting::{Audience, GameName, Hosted};
use serde_json::{Map, Value, json};

/// What is agreed on before the games that are played here.
fn agreements(game: GameName) -> Vec<Value> {
    match game {
        GameName::Flip7 => vec![json!({}), json!({"edition": "de"}), json!({"decks": 2})],
        GameName::Vengeance => {
            vec![json!({}), json!({"brutal": true}), json!({"both_13_count": false, "decks": 2})]
        }
        GameName::UnoFlip => Vec::new(),
    }
}

/// A move: how the game stood for whoever made it, what it was, and what was
/// told of it.
struct Moved {
    before: Value,
    seat: Seat,
    action: String,
    told: Vec<Map<String, Value>>,
}

fn seen(game: &dyn Hosted, seat: Seat) -> Value {
    serde_json::from_str(game.position(Audience::Seat(seat)).get()).unwrap()
}

/// Plays games of bots and looks at every move.
fn at_every_move(game: GameName, games: u128, mut look: impl FnMut(&Moved)) {
    for (seed, rules) in (0..games).zip(agreements(game).iter().cycle()) {
        let players = 2 + usize::try_from(seed).unwrap() % 5;
        let (mut hosted, _) =
            hosting::begin(game, rules.as_object().unwrap(), players, Seed::from(seed)).unwrap();
        hosted.seat_bots(&vec![Some("normal"); players]);
        for ply in 0..200_u128 {
            let Some((seat, action)) = hosted.bot_move(Seed::from(seed << 32 | ply)) else { break };
            let before = seen(&*hosted, seat);
            let news = hosted.play(seat, &action).unwrap();
            let told = serde_json::from_str(news.steps(Audience::Watcher).get()).unwrap();
            look(&Moved { before, seat, action, told });
        }
    }
}

fn codes(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|code| code.as_str().unwrap()).collect()
}

/// The points of a row of Flip 7 as the rulebook adds them up.
fn flip7_points(row: &Value) -> i64 {
    if row["status"] == "busted" {
        return 0;
    }
    let sum: i64 = codes(&row["numbers"]).iter().map(|code| code.parse::<i64>().unwrap()).sum();
    let doubled = codes(&row["modifiers"]).iter().filter(|code| **code == "x2").fold(sum, |sum, _| sum * 2);
    let added = codes(&row["modifiers"]).into_iter().filter_map(|code| code.strip_prefix('+'));
    let bonus = if row["status"] == "flip7" { 15 } else { 0 };
    doubled + added.map(|points| points.parse::<i64>().unwrap()).sum::<i64>() + bonus
}

#[test]
fn the_points_of_a_row_of_flip_7_are_those_of_its_cards() {
    let mut doubled_twice = 0;
    at_every_move(GameName::Flip7, 400, |Moved { before, .. }| {
        for row in before["rows"].as_array().unwrap() {
            assert_eq!(row["points"], flip7_points(row), "{row}");
            let twos = codes(&row["modifiers"]).iter().filter(|code| **code == "x2").count();
            doubled_twice += usize::from(twos == 2);
        }
    });
    assert!(doubled_twice > 0, "with two decks there are two x2 in a row at times");
}

#[test]
fn the_points_of_a_row_are_those_that_are_told() {
    for game in [GameName::Flip7, GameName::Vengeance] {
        let mut compared = 0;
        at_every_move(game, 60, |Moved { before, seat, action, told }| {
            if action == "stay" {
                assert_eq!(told[0]["event"], "stayed");
                assert_eq!(before["rows"][seat.index()]["points"], told[0]["points"], "{before}");
                compared += 1;
            }
        });
        assert!(compared > 100, "{compared}");
    }
}

#[test]
fn a_card_busts_whoever_takes_it_if_it_is_listed() {
    for game in [GameName::Flip7, GameName::Vengeance] {
        let (mut busted, mut safe) = (0, 0);
        at_every_move(game, 60, |Moved { before, seat, action, told }| {
            let dealt = told.iter().find(|step| step["event"] == "dealt");
            let (Some(dealt), "hit") = (dealt, action.as_str()) else { return };
            let listed =
                codes(&before["rows"][seat.index()]["busts"]).contains(&dealt["card"].as_str().unwrap());
            let after = told.iter().skip_while(|step| *step != dealt).nth(1);
            let busts = after.is_some_and(|step| step["event"] == "busted");
            assert_eq!(listed, busts, "{game}: {before}: {told:?}");
            *if busts { &mut busted } else { &mut safe } += 1;
        });
        assert!(busted > 50 && safe > 500, "{game}: {busted} {safe}");
    }
}

#[test]
fn a_choice_makes_of_rows_what_is_said_before() {
    let mut offered = BTreeSet::new();
    at_every_move(GameName::Vengeance, 240, |Moved { before, action, told, .. }| {
        for outcome in before["outcomes"]
            .as_object()
            .into_iter()
            .flatten()
            .filter_map(|(_, list)| list.as_array())
            .flatten()
        {
            offered.insert(outcome["outcome"].as_str().unwrap().to_owned());
        }
        let said = before["outcomes"][action].as_array().cloned().unwrap_or_default();
        let at_once = told
            .iter()
            .take_while(|step| !["dealt", "round_began"].contains(&step["event"].as_str().unwrap()));
        let outcome = |step: &Map<String, Value>| {
            let outcome = match step["event"].as_str()? {
                "busted" => "bust",
                "flipped_seven" => "flip7",
                "wiped" if step["cards"] != 0 => "wipe",
                _ => return None,
            };
            Some(json!({"seat": step["seat"], "outcome": outcome}))
        };
        assert_eq!(said, at_once.filter_map(outcome).collect::<Vec<Value>>(), "{action}: {before}");
    });
    assert_eq!(offered.into_iter().collect::<Vec<_>>(), ["bust", "flip7", "wipe"]);
}

/// How many ways there are to play a Swap at a table of forty, when so many of them have taken a second card, and
/// whether it is told what becomes of rows by them.
fn swaps_foretold(second_cards: usize) -> (usize, bool) {
    let cards = |first: &str, second: &str| [[first; 20].join(" "), [second; 20].join(" ")].join(" ");
    let second: String = cards("11", "10").split(' ').take(second_cards).collect::<Vec<_>>().join(" ");
    let deck = format!("{} {second} swap", cards("12", "13"));
    let mut table = Scripted::<Vengeance>::new(&json!({}), 40, 40, &[&deck]);
    for seat in 1..=second_cards + 1 {
        table.play([format!("{} hit", (seat - 1) % 40 + 1).as_str()]);
    }
    let chooser = table.to_act().unwrap();
    let position = table.game.position(Audience::Seat(Seat::at(chooser - 1)));
    let told = serde_json::to_value(position).unwrap().get("outcomes").is_some();
    (table.legal(chooser).len(), told)
}

#[test]
fn what_becomes_of_rows_is_told_unless_there_are_thousands_of_choices() {
    assert_eq!(swaps_foretold(20), (1750, true));
    assert_eq!(swaps_foretold(40), (3120, false));
}
