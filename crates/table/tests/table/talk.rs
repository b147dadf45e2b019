//! Words, and what those are told who missed something.

use hosting::Audience;
use protocol::{Code, Command, Emote, What};

use crate::book::{Book, is, playing, two};

fn chat(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

/// The event that happened last.
fn last(book: &Book) -> &table::Recent {
    book.table.since(book.table.seq() - 1).expect("it is remembered").next().expect("one")
}

#[test]
fn words_are_cleaned_and_leave_the_table_as_it_is() {
    let mut book = two("unoflip");
    let before = book.table.info();
    assert_eq!(
        book.order(1, &chat("  good \t game\u{202e}! ")),
        [What::Said { guest: 1, text: "good game!".into() }]
    );
    assert!(!last(&book).changes_table());
    let emote = Emote::GoodGame;
    assert_eq!(book.order(2, &Command::Emote { emote }), [What::Emoted { guest: 2, emote }]);
    assert_eq!(book.table.info(), before);
    for wrong in [" \u{202e} ", &"x".repeat(201)] {
        assert_eq!(book.refused(1, &chat(wrong)).code, Code::Wrong);
    }
}

#[test]
fn a_muted_guest_leaves_a_number_but_no_words() {
    let mut book = two("unoflip");
    book.order(2, &chat("secret recipe"));
    let said = last(&book);
    assert_eq!(said.speaker(), Some(2));
    let muted = said.muted();
    assert_eq!(muted.seq(), said.seq());
    assert_eq!(muted.missed(Audience::Watcher).what, What::Muted { guest: 2 });
    book.order(2, &Command::Stand);
    assert_eq!(last(&book).speaker(), None);
    assert_eq!(last(&book).muted().missed(Audience::Watcher).what, What::Stood { guest: 2 });
}

#[test]
fn an_event_brings_the_table_or_the_game_when_that_has_changed() {
    let mut book = two("flip7");
    let parts = |book: &Book| {
        let told = book.table.told(last(book), Audience::Watcher);
        (told.table.is_some(), told.game.is_some(), told.told.is_some())
    };
    assert_eq!(parts(&book), (true, false, false), "somebody sat down");
    book.order(1, &Command::Start);
    assert_eq!(parts(&book), (true, true, true));
    book.play(1);
    assert_eq!(parts(&book), (false, true, true));
    book.order(2, &chat("well"));
    assert_eq!(parts(&book), (false, false, false));
    book.order(1, &Command::End);
    assert_eq!(parts(&book), (true, true, false));
}

#[test]
fn what_was_missed_is_told_as_far_as_it_is_remembered() {
    let mut book = two("unoflip");
    let seqs = |book: &Book, last: u64| -> Option<Vec<u64>> {
        book.table.since(last).map(|missed| missed.map(table::Recent::seq).collect())
    };
    let now = book.table.seq();
    assert_eq!(seqs(&book, now), Some(vec![]));
    assert_eq!(seqs(&book, now - 2), Some(vec![now - 1, now]));
    assert_eq!(seqs(&book, now + 1), None, "nobody has seen what has not happened");
    assert_eq!(seqs(&book, u64::MAX), None);
    for _ in 0..200 {
        book.order(1, &chat("again"));
    }
    let now = book.table.seq();
    assert_eq!(seqs(&book, now - 128).map(|missed| missed.len()), Some(128));
    assert_eq!(seqs(&book, now - 129), None, "that is too long ago");
    assert_eq!(seqs(&book, 0).map(|missed| missed.len()), Some(128), "who is new gets what there is");
}

#[test]
fn what_is_told_of_a_move_depends_on_who_hears_it() {
    let mut book = playing("unoflip");
    let seat = book.to_act().unwrap();
    let guest = book.guest_to_act();
    book.order(guest, &Command::Move { action: "draw".into() });
    let told = |who: u32| last(&book).missed(book.table.audience(is(who))).told.unwrap().get().to_owned();
    assert_ne!(told(guest), told(3 - guest), "seat {} sees the card it drew", seat.number());
}
