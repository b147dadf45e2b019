//! Games at a table: how they begin and end, and what is published of them.

use hosting::Audience;
use protocol::{By, Command, Phase, What};
use serde_json::{Value, json};
use table::Chore;

use crate::book::{Book, CODE, is, playing, two};

/// Plays a game of a kind to its end.
fn finished(game: &str, target: u32) -> Book {
    let mut book = Book::open(json!({"game": game, "name": "Ann", "seats": 3, "rules": {"target": target}}));
    book.join("Bob", true);
    book.order(2, &Command::Salt { salt: "5a".repeat(20) });
    book.order(1, &Command::Start);
    book.play(usize::MAX);
    assert!(book.table.is_won());
    book
}

#[test]
fn a_game_that_is_won_ends_by_itself() {
    for (game, target) in [("flip7", 30), ("vengeance", 30), ("unoflip", 1)] {
        let mut book = finished(game, target);
        assert_eq!(book.table.phase(), Phase::Playing, "until that is written down");
        let heard = book.perform(Chore::Finish).expect("it ends");
        let [What::Ended(last)] = &heard[..] else { panic!("{heard:?}") };
        assert_eq!((last.number, last.scores.len()), (1, 2));
        assert!(last.winner.is_some());
        assert_eq!((book.table.phase(), book.table.info().number), (Phase::Over, 2));
        assert_eq!(book.table.info().last.as_ref(), Some(last));
        assert!(book.perform(Chore::Finish).is_none(), "once");
    }
}

#[test]
fn what_is_published_proves_the_shuffles_that_were_committed_to() {
    for (game, target) in [("flip7", 30), ("vengeance", 30), ("unoflip", 1)] {
        let mut book = finished(game, target);
        assert_eq!(book.table.published(), None, "not while the game is on");
        let commitment = book.table.info().commitment;
        book.perform(Chore::Finish).unwrap();
        let verified = fair::verify(book.table.published().unwrap().as_bytes()).unwrap();
        let proof = verified.proof;
        assert_eq!(proof.commitment.to_string(), commitment, "{game}");
        assert_eq!((proof.table.as_str(), proof.game, proof.salts.len()), (CODE, 1, 1));
        assert_ne!(book.table.info().commitment, commitment, "the next game has a secret of its own");
    }
}

#[test]
fn the_bytes_of_one_guest_change_the_shuffle() {
    let begun = |salt: &str| {
        let mut book = two("vengeance");
        book.order(2, &Command::Salt { salt: salt.repeat(20) });
        book.order(1, &Command::Start);
        book.play(4);
        book.watched()
    };
    assert_eq!(begun("5a"), begun("5a"));
    assert_ne!(begun("5a"), begun("5b"));
}

#[test]
fn a_rematch_has_the_same_people_and_a_new_secret() {
    let mut book = playing("unoflip");
    let people = book.table.info().seats;
    let first = book.table.info().commitment;
    book.order(1, &Command::End);
    let first_secret = last_secret(&book);
    book.order(1, &Command::Start);
    let info = book.table.info();
    assert_eq!((info.phase, info.number, &info.seats), (Phase::Playing, 2, &people));
    assert_ne!(info.commitment, first);
    book.order(1, &Command::End);
    assert_ne!(last_secret(&book), first_secret);
    let published: Value = serde_json::from_str(&book.table.published().unwrap()).unwrap();
    assert_eq!(published["fair"]["game"], 2, "{published}");
}

fn last_secret(book: &Book) -> String {
    book.table.info().last.expect("a game is over").secret
}

#[test]
fn a_game_that_the_host_ends_has_no_winner() {
    let mut book = playing("unoflip");
    let heard = book.order(1, &Command::End);
    let [What::Ended(last)] = &heard[..] else { panic!("{heard:?}") };
    assert_eq!(last.winner, None);
}

#[test]
fn who_sits_sees_a_hand_and_who_watches_or_waits_sees_none() {
    let mut book = playing("unoflip");
    let cid = book.join("Cid", true);
    let audience = |guest| book.table.audience(is(guest));
    assert_eq!(audience(2), Audience::Seat(game::Seat::at(1)));
    assert_eq!((audience(cid), audience(0)), (Audience::Watcher, Audience::Watcher));
    book.order(1, &Command::End);
    assert_eq!(book.table.seat_of(cid).map(game::Seat::number), Some(3));
    let audience = book.table.audience(is(cid));
    assert_eq!(audience, Audience::Watcher, "who sits down afterwards had no hand in that game");
}

#[test]
fn moves_are_told_with_who_decided() {
    let mut book = playing("flip7");
    let guest = book.guest_to_act();
    let seat = book.to_act().unwrap().number();
    let heard = book.order(guest, &Command::Move { action: "hit".into() });
    assert_eq!(heard, [What::Moved { seat, by: By::Guest }]);
}
