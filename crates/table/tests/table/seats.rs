//! Who sits where: at once between games, and as the rules allow during one.

use protocol::{Code, Command};
use serde_json::json;

use crate::book::{Book, playing, two};

/// The guest or the bot in each seat.
fn sitting(book: &Book) -> Vec<String> {
    let seats = book.table.info().seats;
    seats.iter().map(|seat| seat.guest.map_or_else(|| "bot".to_owned(), |guest| guest.to_string())).collect()
}

fn add_bot() -> Command {
    Command::AddBot { level: "easy".into() }
}

#[test]
fn between_games_seats_are_taken_and_given_up_at_once() {
    let mut book = two("unoflip");
    book.order(1, &Command::Stand);
    assert_eq!(sitting(&book), ["2"]);
    assert_eq!(book.refused(1, &Command::Stand).code, Code::NotNow);
    book.order(1, &Command::Sit);
    assert_eq!(sitting(&book), ["2", "1"]);
    assert_eq!(book.refused(1, &Command::Sit).code, Code::NotNow);
}

#[test]
fn when_all_seats_are_taken_one_can_only_watch() {
    let mut book = Book::open(json!({"game": "unoflip", "name": "Ann", "seats": 2, "bots": ["easy"]}));
    let cid = book.join("Cid", false);
    assert_eq!(book.refused(cid, &Command::Sit).code, Code::Full);
    assert_eq!(
        book.refused(0, &Command::Join { name: "Dot".into(), sit: true, avatar: None, key: None }).code,
        Code::Full
    );
    assert_eq!(book.refused(1, &add_bot()).code, Code::Full);
    book.order(1, &Command::RemoveBot { seat: 2 });
    book.order(cid, &Command::Sit);
    assert_eq!(sitting(&book), ["1", "2"]);
}

#[test]
fn bots_come_and_go_between_games_at_the_hosts_word() {
    let mut book = two("unoflip");
    book.order(1, &add_bot());
    assert_eq!(sitting(&book), ["1", "2", "bot"]);
    assert_eq!(book.refused(2, &add_bot()).code, Code::NotAllowed);
    assert_eq!(book.refused(1, &Command::AddBot { level: "godlike".into() }).code, Code::Wrong);
    for seat in [0, 1, 4, usize::MAX] {
        assert_eq!(book.refused(1, &Command::RemoveBot { seat }).code, Code::Wrong);
    }
    book.order(1, &Command::Start);
    assert_eq!(book.refused(1, &add_bot()).code, Code::NotNow);
    assert_eq!(book.refused(1, &Command::RemoveBot { seat: 3 }).code, Code::NotNow);
    book.order(1, &Command::End);
    book.order(1, &Command::RemoveBot { seat: 3 });
    assert_eq!(sitting(&book), ["1", "2"]);
}

#[test]
fn who_stands_up_or_leaves_in_a_game_leaves_a_bot() {
    for command in [Command::Stand, Command::Leave] {
        let mut book = playing("unoflip");
        book.order(2, &command);
        assert_eq!(sitting(&book), ["1", "bot"]);
        assert_eq!(book.table.info().seats[1].bot.as_deref(), Some("normal"));
        let late = Command::Move { action: "draw".into() };
        assert_eq!(book.refused(2, &late).code, Code::NotAllowed);
    }
}

#[test]
fn a_late_joiner_waits_for_a_free_seat_until_the_game_is_over() {
    let mut book = playing("unoflip");
    let cid = book.join("Cid", true);
    assert_eq!((sitting(&book).len(), book.table.info().waiting), (2, vec![cid]));
    assert_eq!(book.refused(cid, &Command::Sit).code, Code::NotNow);
    book.order(cid, &Command::Stand);
    assert!(book.table.info().waiting.is_empty(), "one can stop waiting");
    book.order(cid, &Command::Sit);
    book.order(1, &Command::End);
    assert_eq!(
        (sitting(&book), book.table.info().waiting),
        (vec!["1".into(), "2".into(), "3".into()], vec![])
    );
}

#[test]
fn a_late_joiner_relieves_a_bot_at_the_next_round() {
    let request =
        json!({"game": "flip7", "name": "Ann", "seats": 2, "bots": ["easy"], "rules": {"target": 100_000}});
    let mut book = Book::open(request);
    book.order(1, &Command::Start);
    let bob = book.join("Bob", true);
    let full = Command::Join { name: "Cid".into(), sit: true, avatar: None, key: None };
    assert_eq!(book.refused(0, &full).code, Code::Full, "there is only one bot to relieve");
    let round = book.watched()["round"].clone();
    while book.watched()["round"] == round {
        assert_eq!(sitting(&book), ["1", "bot"], "not in the middle of a round");
        book.play(1);
    }
    assert_eq!((sitting(&book), book.table.info().waiting.len()), (vec!["1".into(), bob.to_string()], 0));
    assert_eq!(book.table.info().seats[1].bot, None);
}

#[test]
fn after_a_game_free_seats_are_filled_before_bots_are_relieved() {
    let mut book = Book::open(json!({"game": "unoflip", "name": "Ann", "seats": 3, "bots": ["easy"]}));
    book.order(1, &Command::Start);
    for name in ["Bob", "Cid"] {
        book.join(name, true);
    }
    book.order(1, &Command::End);
    assert_eq!(sitting(&book), ["1", "3", "2"], "the first to wait has the free seat, the next the bot's");
}

fn names(book: &Book) -> Vec<String> {
    book.table.info().seats.into_iter().map(|seat| seat.name).collect()
}

#[test]
fn bots_have_names_that_fit_their_level_and_keep_them() {
    let mut book = Book::open(json!({"game": "flip7", "name": "Ann", "bots": ["easy", "normal", "strong"]}));
    assert_eq!(names(&book), ["Ann", "Pixel", "Turbo", "Sigma"]);
    book.order(1, &Command::RemoveBot { seat: 2 });
    assert_eq!(names(&book), ["Ann", "Turbo", "Sigma"]);
    book.order(1, &Command::AddBot { level: "normal".into() });
    assert_eq!(names(&book), ["Ann", "Turbo", "Sigma", "Samba"]);
}

#[test]
fn no_bot_is_called_like_somebody_at_the_table() {
    let mut book = Book::open(json!({"game": "flip7", "name": "turbo", "bots": ["normal"]}));
    assert_eq!(names(&book), ["turbo", "Samba"]);
    book.join("SAMBA", false);
    assert_eq!(names(&book), ["turbo", "Dynamo"], "nor like somebody who only watches");
}

#[test]
fn every_bot_of_a_full_table_has_its_own_name() {
    let book = Book::open(json!({"game": "flip7", "bots": vec!["normal"; 40]}));
    let mut names = names(&book);
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 40);
}
