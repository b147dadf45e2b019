//! Commands are carried out once and in order, whatever gets lost.

use super::*;

#[test]
fn a_command_is_sent_at_once_and_settled_by_its_answer() {
    let mut client = Client::welcome(guest(), 3);
    let id = client.say("hello");
    assert_eq!(client.outputs(), [Output::Send(send(&id, chat("hello")))]);
    client.hear(done(&id, 4));
    let settled = News::Done { id, command: Some(chat("hello")), seq: 4, you: None };
    assert_eq!(client.outputs(), [tells(settled)]);
    assert_eq!(client.session.pending().len(), 0);
}

#[test]
fn commands_of_one_offline_are_sent_once_in_order_when_it_is_welcome() {
    let mut client = Client::new(guest());
    let first = client.say("first");
    client.connect();
    let second = client.say("second");
    assert_eq!(client.sent(), [], "nothing before the welcome");
    client.hear(welcome(3, Some(1), None));
    let third = client.say("third");
    let expected = [send(&first, chat("first")), send(&second, chat("second")), send(&third, chat("third"))];
    assert_eq!(client.sent(), expected);
    client.wait();
    assert_eq!(client.sent(), [ClientMessage::Ping], "and not again");
}

#[test]
fn a_command_whose_answer_got_lost_is_sent_again_with_the_same_id() {
    let mut client = Client::welcome(guest(), 3);
    let (answered, lost) = (client.say("one"), client.say("two"));
    client.hear(done(&answered, 4));
    client.reconnect();
    client.hear(welcome(5, Some(1), Some(vec![event(4), event(5)])));
    assert_eq!(client.sent(), [send(&lost, chat("two"))]);
    client.hear(done(&lost, 5));
    assert_eq!(client.session.pending().len(), 0);
}

#[test]
fn an_answer_that_comes_twice_settles_nothing_else() {
    let mut client = Client::welcome(guest(), 3);
    let (first, _) = (client.say("same"), client.say("same"));
    client.hear(done(&first, 4));
    client.hear(done(&first, 4));
    let outputs = client.outputs();
    let again = News::Done { id: first, command: None, seq: 4, you: None };
    assert_eq!(outputs.last(), Some(&tells(again)));
    assert_eq!(client.session.pending().len(), 1);
}

#[test]
fn a_refused_command_is_told_with_its_reason_and_not_sent_again() {
    let mut client = Client::welcome(guest(), 3);
    let id = client.say("nonsense");
    client.outputs();
    let problem = Problem::new(Code::NotNow, "not now");
    client.hear(ServerMessage::Refused { id: Some(id.clone()), problem: problem.clone() });
    let refused = News::Refused { id: Some(id), command: Some(chat("nonsense")), problem };
    assert_eq!(client.outputs(), [tells(refused)]);
    client.reconnect();
    client.hear(welcome(3, Some(1), None));
    assert_eq!(client.sent(), []);
}

#[test]
fn two_sessions_of_a_guest_never_share_an_id() {
    let (mut one, mut two) = (Client::new(guest()), Client::new(Setup { seed: SEED + 1, ..guest() }));
    let ids = [one.say("a"), one.say("a"), two.say("a"), two.say("a")];
    for (place, id) in ids.iter().enumerate() {
        assert!(!ids[..place].contains(id) && id.len() <= protocol::LONGEST_ID, "{ids:?}");
    }
}

#[test]
fn words_are_kept_away_only_on_a_connection() {
    let mut client = Client::new(guest());
    client.session.mute(2, true);
    assert_eq!(client.sent(), []);
    let mut client = Client::welcome(guest(), 3);
    client.session.mute(2, true);
    assert_eq!(client.sent(), [ClientMessage::Mute { guest: 2, on: true }]);
}
