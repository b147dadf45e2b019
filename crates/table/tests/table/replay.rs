//! The log alone makes the table, wherever it is cut.

use protocol::{Command, Emote};
use serde_json::json;
use table::{Chore, Entry, Table};

use crate::book::{Book, CODE, Seen, is};

/// Something that somebody might do or that happens by itself, whether or not it is the
/// time for it.
fn something(book: &mut Book) {
    let guests: Vec<u32> = book.table.guests().chain([99]).collect();
    let [guest, other] = [(); 2].map(|()| guests[book.pick(guests.len())]);
    let seat = book.pick(5);
    let salt = format!("{guest:02x}").repeat(16);
    let commands = [
        Command::Join { name: format!("Guest {guest}"), sit: true, avatar: None, key: None },
        Command::Sit,
        Command::Stand,
        Command::Leave,
        Command::Salt { salt },
        Command::Rest { on: seat.is_multiple_of(2) },
        Command::Chat { text: "hm".into() },
        Command::Emote { emote: Emote::Hurry },
        Command::Start,
        Command::End,
        Command::AddBot { level: "easy".into() },
        Command::RemoveBot { seat },
        Command::Kick { guest: other },
        Command::HandOver { guest: other },
    ];
    let chores = [
        Chore::Finish,
        Chore::BotMoves,
        Chore::TimeIsUp,
        Chore::StandIn { seat },
        Chore::HandBack { seat },
        Chore::Succeed { guest },
    ];
    let crowd = guests.len() > 3;
    let chance = if crowd { book.pick(2 * (commands.len() + chores.len())) } else { 0 };
    if let Some(command) = commands.get(chance) {
        // The host is asked for what only the host may do, so that it happens at all.
        let host = book.table.host().filter(|_| chance >= 8).unwrap_or(guest);
        let who = if chance == 0 { is(0) } else { is(host) };
        let _ = book.attempt(who, command);
    } else if let Some(chore) = chores.get(chance - commands.len()) {
        book.perform(*chore);
    } else if book.to_act().is_some() && book.table.phase() == protocol::Phase::Playing {
        book.play(1);
    }
}

/// A table at which all sorts of things happened.
fn busy(game: &str, steps: usize) -> Book {
    let rules = json!({"target": if game == "unoflip" { 1 } else { 40 }});
    let mut book = Book::open(json!({"game": game, "name": "Ann", "seats": 4, "timer": 30, "rules": rules}));
    for _ in 0..steps {
        something(&mut book);
        book.wait(250);
    }
    book
}

/// What must have happened for the comparison to mean something.
const HAPPENED: [&str; 9] =
    ["started", "moved", "ended", "rested", "kicked", "host_changed", "left", "bot_left", "salted"];

#[test]
fn a_log_folded_anew_at_every_length_makes_the_table_that_was() {
    let mut log = String::new();
    for game in ["flip7", "vengeance", "unoflip"] {
        let book = busy(game, 400);
        log.extend(book.log.iter().map(|logged| logged.event.as_str()));
        for was in &book.seen {
            let length = usize::try_from(was.seq).unwrap();
            let folded = Table::fold(CODE, &book.log[..length], &book.secrets).unwrap().unwrap();
            assert_eq!(Seen::of(&folded), *was, "{game}: the first {length} events");
        }
    }
    for event in HAPPENED {
        assert!(log.contains(&format!("\"event\":\"{event}\"")), "{event} never happened");
    }
}

#[test]
fn an_entry_reads_as_it_was_written() {
    for logged in &busy("unoflip", 60).log {
        assert_eq!(Entry::read(logged).unwrap().text(), logged.event);
    }
}
