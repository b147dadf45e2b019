//! Logs that were changed by hand or damaged.

use protocol::{By, Code, Command};
use table::{Entry, LogEvent, Logged, Secret, Table};

use crate::book::{CODE, two};

#[test]
fn a_log_that_makes_no_sense_is_refused_where_it_does_not() {
    let mut book = two("unoflip");
    let LogEvent::Opened(spec) = Entry::read(&book.log[0]).unwrap().event else { panic!("no opening") };
    let salt = "00".repeat(16).parse().unwrap();
    for (event, reason) in [
        (LogEvent::Opened(spec.clone()), "a table is opened once"),
        (LogEvent::Joined { guest: 2, name: "Cid".into(), avatar: None }, "guests are numbered as they come"),
        (LogEvent::Joined { guest: 4, name: "Cid".into(), avatar: None }, "guests are numbered as they come"),
        (LogEvent::Sat { guest: 3 }, "there is no such guest"),
        (LogEvent::Sat { guest: 2 }, "this guest has a seat already"),
        (LogEvent::Stood { guest: 9 }, "there is no such guest"),
        (LogEvent::Left { guest: 9 }, "there is no such guest"),
        (LogEvent::Kicked { guest: 0 }, "there is no such guest"),
        (LogEvent::HostChanged { guest: 3 }, "there is no such guest"),
        (LogEvent::Salted { guest: 3, salt }, "there is no such guest"),
        (LogEvent::Said { guest: 3, text: "boo".into() }, "there is no such guest"),
        (LogEvent::BotSat { level: "grandmaster".into() }, "there is no such bot"),
        (LogEvent::BotLeft { seat: 1 }, "there is no bot to leave"),
        (LogEvent::BotLeft { seat: 0 }, "there is no bot to leave"),
        (LogEvent::Rested { seat: 3, on: true, away: false }, "there is no guest in that seat"),
        (LogEvent::Moved { seat: 1, action: "draw".into(), by: By::Guest }, "there is no game to move in"),
        (LogEvent::Ended { secret: String::new(), commitment: spec.commitment }, "there is no game to end"),
        (LogEvent::Started { number: 2, salts: Vec::new() }, "games are counted without a gap"),
    ] {
        assert_eq!(book.refuses(event.clone()), reason, "{event:?}");
    }
    book.order(1, &Command::Start);
    let again = LogEvent::Started { number: 1, salts: Vec::new() };
    assert_eq!(book.refuses(again), "a game is on already");
    let illegal = LogEvent::Moved { seat: 1, action: "accept".into(), by: By::Guest };
    assert!(!book.refuses(illegal).is_empty());
    assert_eq!(book.refuses(LogEvent::BotSat { level: "easy".into() }), "a bot has no seat there");
    book.order(1, &Command::End);
    let late = LogEvent::Moved { seat: 1, action: "draw".into(), by: By::Guest };
    assert_eq!(book.refuses(late), "there is no game to move in", "a game that was ended stays so");
    book.order(1, &Command::Close);
    assert_eq!(book.refuses(LogEvent::Sat { guest: 1 }), "nothing happens at a closed table");
    assert_eq!(book.refused(1, &Command::Start).code, Code::NoSuchTable);
}

#[test]
fn a_damaged_log_is_refused_with_the_place() {
    let mut book = two("unoflip");
    book.order(1, &Command::Start);
    let fold =
        |log: &[Logged], secrets: &[Secret]| Table::fold(CODE, log, secrets).err().map(|e| e.to_string());
    assert_eq!(fold(&book.log, &book.secrets), None);
    assert!(Table::fold(CODE, &[], &[]).unwrap().is_none(), "no log, no table");
    let mut gap = book.log.clone();
    gap.remove(2);
    assert_eq!(fold(&gap, &book.secrets).as_deref(), Some("log: event 4: event 3 is missing"));
    assert_eq!(
        fold(&book.log[1..], &book.secrets).as_deref(),
        Some("log: event 2: a log begins with an opening")
    );
    let no_secret = fold(&book.log, &[]);
    assert_eq!(no_secret.as_deref(), Some("log: event 7: the secret of the game is missing"));
    book.log[3].event = r#"{"at":1,"event":"danced"}"#.into();
    assert!(fold(&book.log, &book.secrets).unwrap().starts_with("log: event 4: unknown variant `danced`"));
}
