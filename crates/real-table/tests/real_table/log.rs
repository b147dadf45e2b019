//! A table is its log.

use hosting::GameName;
use real_table::{Entry, Input, Refused, TableSetup, Tap, counter, kept, referee};
use serde_json::{Map, json};

fn setup(names: &[&str]) -> TableSetup {
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    TableSetup { game: GameName::Flip7, rules: Map::new(), names, dealer: 1 }
}

#[test]
fn entries_are_read_as_they_were_written() {
    let swap = Tap::Swap { first: 1, first_card: "7".into(), second: 2, second_card: "l13".into() };
    let taps = [
        Tap::Lay { seat: 1, card: "x2".into() },
        Tap::Toss { seat: 2, card: "flip3".into() },
        Tap::Take { seat: 2, card: "5".into() },
        Tap::Pass { from: 1, card: "7".into(), to: 2 },
        swap,
        Tap::Stay { seat: 1 },
        Tap::Bonus { on: 2 },
        Tap::RoundOver,
        Tap::Shuffle,
    ];
    for tap in taps.map(Entry::Entered) {
        let text = serde_json::to_string(&tap).unwrap();
        assert_eq!(serde_json::from_str::<Entry<Tap>>(&text).unwrap(), tap, "{text}");
    }
    let lay = json!({"entered": {"lay": {"seat": 1, "card": "x2"}}});
    assert_eq!(serde_json::to_value(Entry::Entered(Tap::Lay { seat: 1, card: "x2".into() })).unwrap(), lay);
    assert!(serde_json::from_value::<Entry<Input>>(json!({"entered": {"peek": "x2"}})).is_err());
}

#[test]
fn the_last_game_of_a_log_is_the_one_that_is_on() {
    let hit = || Entry::Entered(Input::Move("hit".into()));
    assert_eq!(kept::<Input>(&[]), None);
    assert_eq!(kept(&[hit(), Entry::TakenBack]), None, "nothing has begun");
    let log =
        [Entry::Began(setup(&["Ann"])), hit(), Entry::Began(setup(&["Ben"])), hit(), hit(), Entry::TakenBack];
    assert_eq!(kept(&log), Some((setup(&["Ben"]), vec![Input::Move("hit".into())])));
}

#[test]
fn a_log_that_goes_wrong_is_followed_up_to_there() {
    let mut table = referee(&setup(&["Ann", "Ben"])).unwrap();
    let input = |code: &str| Input::Card(code.into());
    let wrong = table.enter_all(vec![input("5"), input("1"), input("2"), input("3")]);
    assert_eq!(wrong, Err((2, Refused::ChoiceFirst { seat: 2 })));
    assert_eq!(table.inputs().len(), 2);
    let mut table = counter(&setup(&["Ann", "Ben"])).unwrap();
    let lay = |card: &str| Tap::Lay { seat: 1, card: card.into() };
    assert!(matches!(table.enter_all(vec![lay("0"), lay("0")]), Err((1, Refused::NoneLeft { .. }))));
    assert_eq!(table.inputs(), [lay("0")]);
}
