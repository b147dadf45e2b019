//! Connections end, and are made again.

use super::*;

/// The pauses before so many tries that all fail.
fn pauses(setup: Setup, tries: usize) -> Vec<Duration> {
    let mut client = Client::new(setup);
    client.outputs();
    let pause = |_| {
        client.lose();
        let pause = client.wait();
        assert!(matches!(client.outputs().as_slice(), [Output::Lost(_), Output::Connect(_)]));
        pause
    };
    (0..tries).map(pause).collect()
}

#[test]
fn pauses_double_up_to_the_longest_and_are_not_the_same_for_everybody() {
    for seed in 0..100 {
        let pauses = pauses(Setup { seed, ..guest() }, 100);
        for (tries, pause) in pauses.iter().enumerate() {
            let grown = PACE.first * 2_u32.pow(u32::try_from(tries.min(9)).unwrap());
            let most = grown.min(PACE.longest);
            assert!((most / 2..most).contains(pause), "pause {tries} of {seed}: {pause:?} of {most:?}");
        }
    }
    assert_eq!(pauses(guest(), 10), pauses(guest(), 10), "chance has a seed");
    assert_ne!(pauses(guest(), 10), pauses(Setup { seed: SEED + 1, ..guest() }, 10));
}

#[test]
fn a_welcome_makes_pauses_short_again() {
    let mut client = Client::new(guest());
    for _ in 0..10 {
        client.outputs();
        client.lose();
        client.wait();
    }
    client.connect();
    client.hear(welcome(3, Some(1), None));
    client.lose();
    assert!(client.wait() < PACE.first);
}

#[test]
fn nobody_tries_before_the_pause_is_over() {
    let mut client = Client::welcome(guest(), 3);
    client.lose();
    client.outputs();
    let due = client.session.due().unwrap();
    client.session.tick(due.checked_sub(Duration::from_nanos(1)).unwrap());
    assert_eq!(client.outputs(), []);
    client.session.tick(due);
    assert!(matches!(client.outputs().as_slice(), [Output::Connect(_)]));
    client.session.tick(due);
    assert_eq!(client.outputs(), [], "and then once");
}

#[test]
fn a_server_that_says_come_back_is_come_back_to() {
    let mut client = Client::welcome(guest(), 3);
    client.hear(bye(Code::Closing, true));
    assert!(matches!(client.outputs().as_slice(), [Output::Lost(Trouble::Dismissed { .. })]));
    client.lose();
    assert_eq!(client.outputs(), [], "that its socket closes then is no news");
    client.wait();
    assert_eq!(who(&client.connect()), (Some("seat"), Some(3)));
}

#[test]
fn a_table_that_was_set_back_is_come_back_to_anew() {
    let mut client = Client::welcome(guest(), 3);
    client.hear(bye(Code::TakenBack, true));
    assert!(matches!(client.outputs().as_slice(), [Output::Lost(Trouble::Dismissed { .. })]));
    assert_eq!(client.session.mishaps().taken_back, 1);
    client.wait();
    assert_eq!(who(&client.connect()), (Some("seat"), None), "what was seen counts no more");
    client.hear(welcome(2, Some(1), None));
    assert_eq!(client.session.mishaps().gaps, 0);
}

#[test]
fn a_guest_who_is_elsewhere_now_or_was_sent_away_does_not_come_back() {
    for code in [Code::NotNow, Code::NotAllowed, Code::WrongSecret] {
        let mut client = Client::welcome(guest(), 3);
        client.say("too late");
        client.outputs();
        client.hear(bye(code, false));
        let outputs = client.outputs();
        let [Output::Ended(Trouble::Dismissed { problem, .. })] = outputs.as_slice() else {
            panic!("{outputs:?}")
        };
        assert_eq!(problem.code, code);
        assert_eq!(client.session.due(), None);
        client.lose();
        client.session.wake(client.now + Duration::from_hours(1));
        assert_eq!(client.outputs(), []);
    }
}

#[test]
fn a_connection_that_is_refused_ends_the_session_unless_that_may_pass() {
    let problem = |code| Trouble::Refused(Problem::new(code, "no"));
    for (code, passes) in [(Code::NoSuchTable, false), (Code::Closing, true), (Code::TooMany, true)] {
        let mut client = Client::new(guest());
        client.outputs();
        client.session.closed(client.now, client.connection.unwrap(), problem(code));
        let expected = if passes { Output::Lost(problem(code)) } else { Output::Ended(problem(code)) };
        assert_eq!(client.outputs(), [expected]);
        assert_eq!(client.session.due().is_some(), passes);
    }
}

#[test]
fn a_page_whose_secret_is_not_known_comes_as_somebody_new() {
    let host = Some("host".to_owned());
    let mut client = Client::new(Setup { host, or_as_stranger: true, ..guest() });
    let hello = client.connect();
    assert!(matches!(hello, ClientMessage::Hello { host: None, .. }), "one secret is enough: {hello:?}");
    client.hear(bye(Code::WrongSecret, false));
    assert!(matches!(client.outputs().as_slice(), [Output::Forget, Output::Lost(_)]));
    client.wait();
    let nobody = ClientMessage::Hello { version: protocol::VERSION, secret: None, host: None, last: None };
    assert_eq!(client.connect(), nobody);
}

#[test]
fn what_is_reported_of_an_older_connection_changes_nothing() {
    let mut client = Client::welcome(guest(), 3);
    let older = client.connection.unwrap();
    client.lose();
    client.wait();
    client.outputs();
    let (newer, now) = (client.connection.unwrap(), client.now);
    assert_ne!(older, newer);
    client.session.connected(now, older);
    client.session.received(now, older, ServerMessage::Event(event(4)));
    client.session.received(now, older, welcome(9, Some(1), None));
    client.session.closed(now, older, lost());
    assert_eq!(client.outputs(), []);
    assert!(client.session.wants(newer) && !client.session.wants(older));
    client.session.connected(now, newer);
    client.hear(welcome(3, Some(1), Some(Vec::new())));
    client.session.closed(now, older, lost());
    client.hear(ServerMessage::Event(event(4)));
    assert_eq!(client.events(), [4]);
}

#[test]
fn a_server_that_does_not_answer_is_given_up() {
    // Neither for the connection nor for the welcome does one wait for ever.
    for greeted in [false, true] {
        let mut client = Client::new(guest());
        client.outputs();
        if greeted {
            client.connect();
        }
        assert_eq!(client.wait(), PACE.patience);
        assert!(matches!(client.outputs().as_slice(), [Output::Lost(Trouble::Lost(_))]));
    }
}

#[test]
fn a_quiet_server_is_asked_and_a_silent_one_given_up() {
    let pulse = PACE.pulse.unwrap();
    let mut client = Client::welcome(guest(), 3);
    assert_eq!(client.wait(), pulse);
    assert_eq!(client.sent(), [ClientMessage::Ping]);
    client.hear(ServerMessage::Pong);
    assert_eq!(client.outputs(), [tells(News::Pong)]);
    for _ in 0..2 {
        assert_eq!(client.wait(), pulse);
        assert_eq!(client.sent(), [ClientMessage::Ping]);
    }
    assert_eq!(client.wait(), pulse);
    assert!(matches!(client.outputs().as_slice(), [Output::Lost(_)]));
}

#[test]
fn a_device_that_slept_notices_at_once_that_its_connection_is_gone() {
    let mut client = Client::welcome(guest(), 3);
    client.now += Duration::from_hours(8);
    client.session.wake(client.now);
    assert!(matches!(client.outputs().as_slice(), [Output::Lost(_), Output::Connect(_)]));
}

#[test]
fn without_a_pulse_nothing_is_ever_due_on_a_connection() {
    let client = Client::welcome(Setup { pace: Pace { pulse: None, ..PACE }, ..guest() }, 3);
    assert_eq!(client.session.due(), None);
}

#[test]
fn waking_tries_at_once_or_asks_whether_the_server_is_there() {
    let mut client = Client::welcome(guest(), 3);
    client.session.wake(client.now);
    assert_eq!(client.sent(), [ClientMessage::Ping]);
    for _ in 0..10 {
        client.lose();
        client.wait();
        client.outputs();
    }
    client.session.wake(client.now);
    assert_eq!(client.outputs(), [], "it is being tried already");
    client.lose();
    client.outputs();
    client.session.wake(client.now);
    assert!(matches!(client.outputs().as_slice(), [Output::Connect(_)]));
    client.lose();
    assert!(client.wait() < PACE.first, "and then the pauses are short again");
}

#[test]
fn who_hangs_up_comes_back_only_when_asked_and_has_forgotten_nothing() {
    let mut client = Client::welcome(guest(), 3);
    client.session.hang_up();
    let id = client.say("later");
    client.lose();
    assert_eq!((client.outputs(), client.session.due()), (vec![], None));
    client.session.wake(client.now);
    assert_eq!(who(&client.connect()), (Some("seat"), Some(3)));
    client.hear(welcome(3, Some(1), Some(Vec::new())));
    assert_eq!(client.sent(), [send(&id, chat("later"))]);
}
