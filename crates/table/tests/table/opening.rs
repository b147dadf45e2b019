//! How a table begins.

use protocol::{Avatar, Code, Phase};
use serde_json::{Value, json};
use table::{Entry, LogEvent, Who};

use crate::book::{Book, CODE, OPENED};

#[test]
fn a_table_begins_in_the_lobby_with_nobody_at_it() {
    let book = Book::open(json!({"game": "unoflip"}));
    let info = book.table.info();
    assert_eq!((info.phase, info.number, info.host), (Phase::Lobby, 1, None));
    assert!(info.guests.is_empty() && info.seats.is_empty() && info.waiting.is_empty());
    assert_eq!((book.table.code(), book.table.seq(), book.table.at()), (CODE, 1, OPENED));
    assert!(book.table.is_host(Who { guest: None, opener: true }), "the opener runs it from outside");
    assert!(!book.table.is_host(Who::default()));
    assert!(book.keys.is_empty());
}

#[test]
fn an_opener_with_a_name_sits_first_and_is_the_host() {
    let book = Book::open(json!({"game": "flip7", "name": " Ann ", "bots": ["easy", "normal"], "seats": 5}));
    let info = book.table.info();
    let seats: Vec<(Option<u32>, &str, Option<&str>)> =
        info.seats.iter().map(|seat| (seat.guest, seat.name.as_str(), seat.bot.as_deref())).collect();
    let bots = [(None, "Pixel", Some("easy")), (None, "Turbo", Some("normal"))];
    assert_eq!(seats, [(Some(1), "Ann", None), bots[0], bots[1]]);
    assert_eq!((info.host, info.most_seats), (Some(1), 5));
    assert_eq!(book.keys.len(), 1);
    assert_eq!(book.table.who(Some(&book.keys[0]), None), Some(Who { guest: Some(1), opener: false }));
}

#[test]
fn an_opener_is_known_by_the_picture_they_chose() {
    let book = Book::open(json!({"game": "flip7", "name": "Ann", "avatar": "whale"}));
    assert_eq!(book.table.info().guests[0].avatar, Some(Avatar::Whale));
}

#[test]
fn options_that_are_not_given_are_written_out() {
    let book = Book::open(json!({"game": "flip7", "rules": {"target": 90}}));
    let rules = book.table.info().rules;
    assert_eq!(rules["target"], 90);
    assert!(rules.len() > 3 && rules.contains_key("edition"), "{rules:?}");
    let LogEvent::Opened(spec) = Entry::read(&book.log[0]).unwrap().event else { panic!("no opening") };
    assert_eq!(spec.rules, rules, "a log means the same when defaults change");
}

#[test]
fn seats_are_as_many_as_the_game_allows_unless_fewer_are_asked_for() {
    for (game, most) in [("flip7", 40), ("vengeance", 40), ("unoflip", 10)] {
        assert_eq!(Book::open(json!({"game": game})).table.info().most_seats, most);
        assert_eq!(Book::open(json!({"game": game, "seats": 3})).table.info().most_seats, 3);
    }
}

#[test]
fn what_cannot_be_is_refused_with_the_field() {
    let refused = |request: Value| {
        let problem = Book::try_open(request).err().expect("it was not refused");
        assert_eq!(problem.code, Code::Wrong);
        problem.message
    };
    for (request, reason) in [
        (json!({"game": "poker"}), "there are: flip7, vengeance, unoflip"),
        (json!({"game": "flip7", "seats": 0}), "seats: "),
        (json!({"game": "flip7", "seats": 41}), "seats: Flip 7 has 1 to 40, not 41"),
        (json!({"game": "unoflip", "seats": 1}), "seats: UNO FLIP! has 2 to 10, not 1"),
        (json!({"game": "unoflip", "bots": ["godlike"]}), "level: there is no bot \"godlike\" here"),
        (json!({"game": "flip7", "seats": 2, "bots": ["easy", "easy"], "name": "A"}), "bots: 2 do not fit"),
        (json!({"game": "flip7", "timer": 4}), "timer: a turn may take 5 to 3600 seconds, not 4"),
        (json!({"game": "flip7", "timer": 3601}), "timer: "),
        (json!({"game": "flip7", "rules": {"target": 0}}), "target"),
        (json!({"game": "flip7", "rules": {"colour": "red"}}), "colour"),
        (json!({"game": "flip7", "name": "\u{200b}"}), "name: must have at least one visible character"),
    ] {
        let message = refused(request.clone());
        assert!(message.contains(reason), "{request}: {message}");
    }
    for timer in [5, 3600] {
        assert_eq!(Book::open(json!({"game": "flip7", "timer": timer})).table.info().timer, Some(timer));
    }
}

#[test]
fn from_outside_a_table_shows_its_host_and_how_many_sit() {
    let mut book = Book::open(json!({"game": "flip7", "public": true, "name": "Ann", "bots": ["easy"]}));
    book.join("Bob", true);
    book.join("Cid", false);
    let summary = book.table.summary();
    assert_eq!((summary.host.as_deref(), summary.people, summary.bots), (Some("Ann"), 2, 1));
    assert!(summary.public && book.table.is_public());
    assert_eq!(summary.commitment, book.table.info().commitment);
    assert!(!Book::open(json!({"game": "flip7"})).table.is_public());
}
