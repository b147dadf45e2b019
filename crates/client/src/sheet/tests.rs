//! A session at a sheet, with everything that happens to it in the hands of the test.

use std::time::Duration;

use protocol::{
    Code, Problem, SheetClientMessage, SheetCommand, SheetEvent, SheetRoom, SheetServerMessage, SheetWhat,
    Unwritten,
};

use super::{Connection, News, Output, Pace, Session, Setup};
use crate::trouble::Trouble;

const PACE: Pace = Pace {
    first: Duration::from_millis(100),
    longest: Duration::from_secs(1),
    patience: Duration::from_secs(20),
    pulse: Some(Duration::from_secs(10)),
};

type Message = SheetServerMessage<u32>;

/// A session, its clock, and the connection it asked for last.
struct Client {
    session: Session<u32>,
    now: Duration,
    connection: Option<Connection>,
}

fn scorer(last: u64, known: u64) -> Setup {
    let named = |text: &str| Some(text.to_owned());
    Setup { writer: named("ann"), scorer: named("secret"), last, known, ..Setup::new(PACE, 7) }
}

fn event(seq: u64) -> SheetEvent<u32> {
    let entry = u32::try_from(seq).unwrap();
    let what = match seq {
        1 => SheetWhat::Opened { writer: "ann".to_owned(), entry },
        _ => SheetWhat::Wrote { entry },
    };
    SheetEvent { seq, at: seq, what }
}

fn took_over(seq: u64, writer: &str) -> SheetEvent<u32> {
    SheetEvent { what: SheetWhat::TookOver { writer: writer.to_owned() }, ..event(seq) }
}

fn events(seq: u64, events: Vec<SheetEvent<u32>>) -> Message {
    Message::Events { seq, events }
}

fn done(id: &str) -> Message {
    Message::Done { id: id.to_owned(), seq: 9, unwritten: Vec::new() }
}

impl Client {
    fn new(setup: Setup) -> Self {
        Self { session: Session::new(setup, Duration::ZERO), now: Duration::ZERO, connection: None }
    }

    /// Somebody who is connected, at a sheet whose last event has this number.
    fn welcome(setup: Setup, seq: u64, keeps: &str) -> Self {
        let mut client = Self::new(setup);
        client.connect();
        client.welcomed(seq, keeps, (client.session.last + 1..=seq).map(event).collect());
        client
    }

    fn connect(&mut self) -> Vec<SheetClientMessage<u32>> {
        self.outputs();
        self.session.connected(self.now, self.connection.expect("a connection was asked for"));
        self.sent()
    }

    fn welcomed(&mut self, seq: u64, keeps: &str, missed: Vec<SheetEvent<u32>>) {
        let scorer = keeps.to_owned();
        let room = SheetRoom::default();
        self.hear(Message::Welcome { version: 1, seq, now: 0, scorer, may_score: true, room, missed });
    }

    fn hear(&mut self, message: Message) {
        self.session.received(self.now, self.connection.expect("a connection was asked for"), message);
    }

    fn reconnect(&mut self) -> Vec<SheetClientMessage<u32>> {
        let connection = self.connection.expect("a connection was asked for");
        self.session.closed(self.now, connection, Trouble::Lost(String::new()));
        self.now = self.session.due().expect("it comes back");
        self.session.tick(self.now);
        self.connect()
    }

    fn outputs(&mut self) -> Vec<Output<u32>> {
        let outputs: Vec<Output<u32>> = std::iter::from_fn(|| self.session.poll()).collect();
        for output in &outputs {
            if let Output::Connect(connection) = output {
                self.connection = Some(*connection);
            }
        }
        outputs
    }

    fn sent(&mut self) -> Vec<SheetClientMessage<u32>> {
        let sent = |output| if let Output::Send(message) = output { Some(message) } else { None };
        self.outputs().into_iter().filter_map(sent).collect()
    }

    /// The entries that are sent, and what is said to have been known.
    fn written(&mut self) -> Vec<(Vec<u32>, u64)> {
        let entries = |message| match message {
            SheetClientMessage::Do { command: SheetCommand::Write { entries, known }, .. } => {
                Some((entries, known))
            }
            _ => None,
        };
        self.sent().into_iter().filter_map(entries).collect()
    }

    /// The numbers of the events that were passed on.
    fn happened(&mut self) -> Vec<u64> {
        let seqs = |output| match output {
            Output::News(news) => match *news {
                News::Happened { events, .. } => events.into_iter().map(|event| event.seq).collect(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        self.outputs().into_iter().flat_map(seqs).collect()
    }

    fn write(&mut self, entry: u32) {
        self.session.write(format!("ann.{entry}"), entry);
    }
}

#[test]
fn every_event_comes_once_and_in_order_whatever_comes_twice() {
    let mut client = Client::welcome(scorer(0, 0), 3, "ann");
    client.hear(events(4, vec![event(3), event(4)]));
    client.hear(events(4, vec![event(2)]));
    assert_eq!(client.happened(), [1, 2, 3, 4]);
    client.hear(events(6, vec![event(6)]));
    assert!(client.outputs().iter().any(|output| matches!(output, Output::Lost(_))), "a gap");
}

#[test]
fn there_may_be_more_than_comes_at_once() {
    let mut client = Client::new(scorer(0, 0));
    client.connect();
    client.welcomed(5, "ann", vec![event(1), event(2)]);
    client.write(9);
    assert_eq!(
        client.sent(),
        [SheetClientMessage::More { last: 2 }],
        "nothing is written before all is known"
    );
    // Something happens meanwhile: it comes again with what was asked for.
    client.hear(events(6, vec![event(6)]));
    client.hear(events(6, (3..=6).map(event).collect()));
    let outputs = client.outputs();
    let all = outputs.iter().filter(|output| match output {
        Output::News(news) => matches!(&**news, News::Happened { all: true, events } if events.len() == 4),
        _ => false,
    });
    assert_eq!(all.count(), 1);
    assert!(matches!(outputs.last(), Some(Output::Send(SheetClientMessage::Do { .. }))));
}

#[test]
fn entries_are_sent_until_they_are_acknowledged_one_batch_at_a_time() {
    let mut client = Client::welcome(scorer(0, 0), 1, "ann");
    client.outputs();
    for entry in [2, 3, 4] {
        client.write(entry);
    }
    client.write(3);
    assert_eq!(client.written(), [(vec![2], 1)]);
    // The connection breaks before the answer.
    client.reconnect();
    client.welcomed(2, "ann", vec![event(2)]);
    assert_eq!(client.written(), [(vec![2, 3, 4], 2)]);
    client.hear(done("2"));
    assert_eq!((client.written(), client.session.waiting()), (vec![], 0));
}

#[test]
fn what_was_written_offline_is_sent_with_what_was_known_then() {
    let mut client = Client::new(scorer(4, 4));
    client.write(20);
    client.connect();
    client.welcomed(6, "ben", vec![took_over(5, "ben"), event(6)]);
    assert!(!client.session.keeps_score());
    assert_eq!(client.written(), [(vec![20], 4)]);
    client.hear(done("1"));
    client.session.take_over();
    assert!(matches!(&client.sent()[..], [SheetClientMessage::Do { command: SheetCommand::TakeOver, .. }]));
    client.hear(events(8, vec![event(7), took_over(8, "ann")]));
    client.hear(done("2"));
    assert!(client.session.keeps_score());
    client.write(21);
    assert_eq!(client.written(), [(vec![21], 8)]);
}

#[test]
fn who_was_the_scorer_before_learns_it_after_all_pages() {
    let mut client = Client::new(scorer(4, 4));
    client.connect();
    client.welcomed(9, "ann", vec![took_over(5, "ben")]);
    assert_eq!((client.session.keeps_score(), client.session.known()), (false, 4));
    client.hear(events(9, vec![event(6), took_over(7, "ann"), event(8), event(9)]));
    assert_eq!((client.session.keeps_score(), client.session.known()), (true, 9));
}

#[test]
fn what_is_not_written_is_told_and_not_sent_again() {
    let mut client = Client::welcome(scorer(0, 0), 1, "ann");
    client.write(2);
    client.outputs();
    let one = Unwritten { entry: "ann.2".to_owned(), problem: Problem::new(Code::Wrong, "no") };
    client.hear(Message::Done { id: "1".to_owned(), seq: 1, unwritten: vec![one.clone()] });
    assert!(client.outputs().contains(&Output::News(Box::new(News::Unwritten(one)))));
    client.reconnect();
    client.welcomed(1, "ann", Vec::new());
    assert_eq!(client.written(), []);
}

#[test]
fn when_it_is_too_much_at_once_it_is_tried_again_later() {
    let mut client = Client::welcome(scorer(0, 0), 1, "ann");
    client.write(2);
    client.outputs();
    let problem = Problem::new(Code::TooMany, "slow down");
    client.hear(Message::Refused { id: Some("1".to_owned()), problem });
    client.write(3);
    assert_eq!(client.written(), []);
    client.now = client.session.due().expect("a pause");
    client.session.tick(client.now);
    assert_eq!(client.written(), [(vec![2, 3], 1)]);
}

#[test]
fn a_sheet_that_was_set_back_is_heard_from_the_beginning() {
    let mut client = Client::new(scorer(9, 9));
    client.connect();
    let problem = Problem::new(Code::TakenBack, "set back");
    client.hear(Message::Bye { problem, reconnect: true });
    assert!(client.outputs().contains(&Output::News(Box::new(News::Reset))));
    client.now = client.session.due().expect("it comes back");
    client.session.tick(client.now);
    let hello = client.connect();
    assert!(matches!(&hello[..], [SheetClientMessage::Hello { last: 0, .. }]), "{hello:?}");
}

#[test]
fn who_hangs_up_keeps_what_was_not_sent_and_comes_back_with_it() {
    let mut client = Client::welcome(scorer(0, 0), 1, "ann");
    client.write(2);
    client.outputs();
    client.session.hang_up();
    assert_eq!((client.session.due(), client.session.waiting()), (None, 1));
    client.session.wake(client.now);
    client.connect();
    client.welcomed(1, "ann", Vec::new());
    assert_eq!(client.written(), [(vec![2], 1)]);
}
