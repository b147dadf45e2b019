//! Tables made from logs by hand, without a clock or a socket.

use game::random::{self, Use};
use game::{Seat, Seed};
use hosting::wire::Audience;
use protocol::{By, Code, Command, OpenTable, Phase};
use serde_json::{Value, json};
use server::store::{Logged, Secret};
use table::{Chore, Decision, Entry, LogEvent, Table, Unfoldable, Who};

/// A log in the making.
struct Book {
    table: Table,
    log: Vec<Logged>,
    secrets: Vec<Secret>,
    luck: u8,
}

impl Book {
    fn open(request: Value) -> Self {
        let request: OpenTable = serde_json::from_value(request).unwrap();
        let opening = table::open(&request, &mut |bytes| bytes.fill(7)).unwrap();
        let log = logged(0, opening.decision.events);
        let secrets = opening.decision.secrets;
        let table = Table::fold("TABLEA", &log, &secrets).unwrap().unwrap();
        Self { table, log, secrets, luck: 7 }
    }

    fn write(&mut self, decision: Decision) {
        self.table.learn(&decision.secrets);
        self.secrets.extend(decision.secrets);
        for entry in logged(self.table.seq(), decision.events) {
            self.table.apply(&Entry::read(&entry).unwrap()).unwrap();
            self.log.push(entry);
        }
    }

    fn order(&mut self, guest: u32, command: &Command) -> Result<(), Code> {
        self.luck = self.luck.wrapping_add(1);
        let luck = self.luck;
        let who = Who { guest: (guest > 0).then_some(guest), opener: false };
        let decision = self.table.decide(who, command, &mut |bytes| bytes.fill(luck));
        decision.map(|decision| self.write(decision)).map_err(|problem| problem.code)
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        let position = self.table.position(Audience::Seat(seat)).unwrap();
        let position: Value = serde_json::from_str(position.get()).unwrap();
        serde_json::from_value(position["choices"].clone()).unwrap()
    }

    fn to_act(&self) -> Option<Seat> {
        let position = self.table.position(Audience::Watcher)?;
        let position: Value = serde_json::from_str(position.get()).unwrap();
        Seat::numbered(usize::try_from(position["to_act"].as_u64()?).unwrap())
    }

    /// The reason why the log with one more event makes no table.
    fn refuses(&self, event: LogEvent) -> String {
        let mut log = self.log.clone();
        log.extend(logged(self.table.seq(), vec![event]));
        let Unfoldable { seq, reason } = Table::fold("TABLEA", &log, &self.secrets).err().expect("nonsense");
        assert_eq!(seq, self.table.seq() + 1);
        reason
    }
}

fn logged(after: u64, events: Vec<LogEvent>) -> Vec<Logged> {
    let write = |(seq, event)| Logged {
        seq,
        event: serde_json::to_string(&Entry { at: 1000 * seq, event }).unwrap(),
    };
    (after + 1..).zip(events).map(write).collect()
}

fn join(name: &str) -> Command {
    Command::Join { name: name.to_owned(), sit: true, key: None }
}

/// Ann and Bob at a table, Ann the host.
fn two(game: &str) -> Book {
    let mut book = Book::open(json!({"game": game, "name": "Ann", "seats": 4}));
    book.order(0, &join("Bob")).unwrap();
    book
}

#[test]
fn a_log_that_makes_no_sense_is_refused_where_it_does_not() {
    let mut book = two("unoflip");
    let LogEvent::Opened(spec) = Entry::read(&book.log[0]).unwrap().event else { panic!("no opening") };
    let salt = "00".repeat(16).parse().unwrap();
    for (event, reason) in [
        (LogEvent::Opened(spec.clone()), "a table is opened once"),
        (LogEvent::Joined { guest: 2, name: "Cid".into() }, "guests are numbered as they come"),
        (LogEvent::Joined { guest: 4, name: "Cid".into() }, "guests are numbered as they come"),
        (LogEvent::Sat { guest: 3 }, "there is no such guest"),
        (LogEvent::Sat { guest: 2 }, "this guest has a seat already"),
        (LogEvent::Stood { guest: 9 }, "there is no such guest"),
        (LogEvent::Left { guest: 9 }, "there is no such guest"),
        (LogEvent::Kicked { guest: 0 }, "there is no such guest"),
        (LogEvent::HostChanged { guest: 3 }, "there is no such guest"),
        (LogEvent::Salted { guest: 3, salt }, "there is no such guest"),
        (LogEvent::Said { guest: 3, text: "boo".into() }, "there is no such guest"),
        (LogEvent::BotLeft { seat: 1 }, "there is no bot to leave"),
        (LogEvent::BotLeft { seat: 0 }, "there is no bot to leave"),
        (LogEvent::Rested { seat: 3, on: true, away: false }, "there is no guest in that seat"),
        (LogEvent::Moved { seat: 1, action: "draw".into(), by: By::Guest }, "there is no game to move in"),
        (LogEvent::Ended { secret: String::new(), commitment: spec.commitment }, "there is no game to end"),
        (LogEvent::Started { number: 2, salts: Vec::new() }, "games are counted without a gap"),
    ] {
        assert_eq!(book.refuses(event.clone()), reason, "{event:?}");
    }
    book.order(1, &Command::Start).unwrap();
    let again = LogEvent::Started { number: 1, salts: Vec::new() };
    assert_eq!(book.refuses(again), "a game is on already");
    let illegal = LogEvent::Moved { seat: 1, action: "accept".into(), by: By::Guest };
    assert!(!book.refuses(illegal).is_empty());
    assert_eq!(book.refuses(LogEvent::BotSat { level: "easy".into() }), "a bot has no seat there");
    book.order(1, &Command::End).unwrap();
    let late = LogEvent::Moved { seat: 1, action: "draw".into(), by: By::Guest };
    assert_eq!(book.refuses(late), "there is no game to move in", "a game that was ended stays so");
    book.order(1, &Command::Close).unwrap();
    assert_eq!(book.refuses(LogEvent::Sat { guest: 1 }), "nothing happens at a closed table");
    assert_eq!(book.order(1, &Command::Start), Err(Code::NoSuchTable));
}

#[test]
fn a_damaged_log_is_refused_with_the_place() {
    let mut book = two("unoflip");
    book.order(1, &Command::Start).unwrap();
    let fold =
        |log: &[Logged], secrets: &[Secret]| Table::fold("TABLEA", log, secrets).err().map(|e| e.to_string());
    assert_eq!(fold(&book.log, &book.secrets), None);
    assert!(Table::fold("TABLEA", &[], &[]).unwrap().is_none(), "no log, no table");
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

#[test]
fn the_same_log_makes_the_same_table() {
    let mut book = two("vengeance");
    book.order(1, &Command::AddBot { level: "easy".into() }).unwrap();
    book.order(2, &Command::Salt { salt: "5a".repeat(20) }).unwrap();
    book.order(1, &Command::Start).unwrap();
    let again = Table::fold("TABLEA", &book.log, &book.secrets).unwrap().unwrap();
    assert_eq!(again.info(), book.table.info());
    assert_eq!(
        again.position(Audience::Watcher).unwrap().get(),
        book.table.position(Audience::Watcher).unwrap().get()
    );
    let mut other = two("vengeance");
    other.order(1, &Command::AddBot { level: "easy".into() }).unwrap();
    other.order(2, &Command::Salt { salt: "5b".repeat(20) }).unwrap();
    other.order(1, &Command::Start).unwrap();
    assert_ne!(
        other.table.position(Audience::Watcher).unwrap().get(),
        book.table.position(Audience::Watcher).unwrap().get(),
        "one guest's bytes change the shuffle"
    );
}

#[test]
fn a_guest_who_is_gone_can_do_nothing() {
    let mut book = two("unoflip");
    book.order(1, &Command::Kick { guest: 2 }).unwrap();
    for command in
        [Command::Sit, Command::Leave, Command::Chat { text: "boo".into() }, Command::Rest { on: true }]
    {
        assert_eq!(book.order(2, &command), Err(Code::NotAllowed), "{command:?}");
    }
    assert!(book.table.perform(Chore::Succeed { guest: 2 }, &mut server::fresh).is_none());
}

#[test]
fn nothing_happens_by_itself_at_a_closed_table() {
    let mut book = two("flip7");
    book.order(1, &Command::Close).unwrap();
    for chore in [Chore::CloseIdle, Chore::Succeed { guest: 2 }, Chore::BotMoves, Chore::TimeIsUp] {
        assert!(book.table.perform(chore, &mut server::fresh).is_none(), "{chore:?}");
    }
}

/// The order of what is done for somebody whose time is up.
fn expected_default(choices: &[String]) -> String {
    let preferred = ["stay", "hit", "draw", "pass", "accept"].into_iter();
    let preferred = preferred.map(str::to_owned).find(|action| choices.contains(action));
    preferred.unwrap_or_else(|| choices.iter().min().expect("something can be done").clone())
}

/// Plays a game in which the clock makes every other move; says what it did.
fn by_the_clock(game: &str, moves: usize) -> Vec<String> {
    let mut book = two(game);
    book.order(1, &Command::Start).unwrap();
    let mut luck = Seed::from(8).stream(Use::Bots);
    let mut done = Vec::new();
    for turn in 0..moves {
        let Some(seat) = book.to_act() else { break };
        let choices = book.choices(seat);
        if turn % 2 == 0 {
            let decision = book.table.perform(Chore::TimeIsUp, &mut server::fresh).expect("a default");
            let LogEvent::Moved { seat: moved, action, by: By::Clock } = decision.events[0].clone() else {
                panic!("{decision:?}")
            };
            assert_eq!((moved, &action), (seat.number(), &expected_default(&choices)), "{choices:?}");
            done.push(action);
            book.write(decision);
        } else {
            let plays: Vec<&String> = choices.iter().filter(|choice| choice.starts_with("play")).collect();
            let action = if plays.is_empty() {
                &choices[random::index(&mut luck, choices.len())]
            } else {
                plays[random::index(&mut luck, plays.len())]
            };
            let guest = u32::try_from(seat.number()).unwrap();
            book.order(guest, &Command::Move { action: action.clone() }).unwrap();
        }
    }
    assert!(book.table.phase() == Phase::Playing);
    done
}

#[test]
fn the_clock_stays_hits_draws_passes_accepts_or_takes_the_smallest() {
    let seen =
        [by_the_clock("flip7", 300), by_the_clock("vengeance", 300), by_the_clock("unoflip", 600)].concat();
    for action in ["stay", "hit", "draw", "pass", "accept"] {
        assert!(seen.iter().any(|done| done == action), "{action} never came up");
    }
    assert!(
        seen.iter().any(|done| !["stay", "hit", "draw", "pass", "accept"].contains(&done.as_str())),
        "{seen:?}"
    );
}
