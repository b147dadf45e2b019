//! Whoever joins is nobody until the answer is there, and the answer may get
//! lost.

use super::*;

fn came_in(id: &str) -> ServerMessage {
    ServerMessage::Done { id: id.to_owned(), seq: 4, secret: Some(KEY.to_owned()), you: Some(you(Some(2))) }
}

/// A stranger who has sent a join, and its id.
fn joining() -> (Client, String) {
    let mut client = Client::welcome(stranger(), 3);
    let id = client.session.command(join());
    assert_eq!(client.sent(), [send(&id, join())]);
    (client, id)
}

fn keeps(outputs: &[Output]) -> bool {
    outputs.contains(&Output::Keep(KEY.to_owned()))
}

#[test]
fn who_comes_in_keeps_the_secret_and_comes_back_with_it() {
    let (mut client, id) = joining();
    client.hear(came_in(&id));
    let settled = News::Done { id, command: Some(join()), seq: 4, you: Some(you(Some(2))) };
    assert_eq!(client.outputs(), [tells(settled), Output::Keep(KEY.to_owned())]);
    assert_eq!(who(&client.reconnect()).0, Some(KEY));
}

#[test]
fn a_secret_that_the_server_made_is_kept_too() {
    let mut client = Client::welcome(stranger(), 3);
    let id =
        client.session.command(Command::Join { name: "Ann".to_owned(), sit: true, avatar: None, key: None });
    let done = ServerMessage::Done { id, seq: 4, secret: Some("made".to_owned()), you: Some(you(Some(2))) };
    client.hear(done);
    assert!(client.outputs().contains(&Output::Keep("made".to_owned())));
    assert_eq!(who(&client.reconnect()).0, Some("made"));
}

#[test]
fn a_join_that_went_through_is_found_by_its_key_and_not_sent_again() {
    let (mut client, _) = joining();
    let salt = client.session.command(chat("after it"));
    assert_eq!(who(&client.reconnect()), (Some(KEY), Some(3)));
    client.hear(welcome(4, Some(2), Some(vec![event(4)])));
    let outputs = client.outputs();
    assert!(keeps(&outputs), "{outputs:?}");
    assert_eq!(outputs.last(), Some(&Output::Send(send(&salt, chat("after it")))));
    assert_eq!(client.session.pending().collect::<Vec<_>>(), [&chat("after it")]);
}

#[test]
fn a_join_that_did_not_arrive_is_sent_again_by_a_stranger() {
    let (mut client, id) = joining();
    // As often as it gets lost.
    for _ in 0..3 {
        assert_eq!(who(&client.reconnect()).0, Some(KEY));
        client.hear(bye(Code::WrongSecret, false));
        let outputs = client.outputs();
        assert!(matches!(outputs.as_slice(), [Output::Lost(_)]), "no impostor: {outputs:?}");
        client.wait();
        assert_eq!(who(&client.connect()).0, None);
        client.hear(welcome(3, None, None));
        assert_eq!(client.sent(), [send(&id, join())]);
    }
    client.hear(came_in(&id));
    assert!(keeps(&client.outputs()));
}

#[test]
fn a_join_that_was_never_sent_is_not_doubted() {
    let mut client = Client::new(stranger());
    let id = client.session.command(join());
    client.connect();
    assert_eq!(who(&client.reconnect()).0, None);
    client.hear(welcome(3, None, None));
    assert_eq!(client.sent(), [send(&id, join())]);
}

#[test]
fn a_join_that_an_earlier_connection_had_brought_is_followed_by_one_as_guest() {
    let (mut client, id) = joining();
    client.reconnect();
    client.hear(bye(Code::WrongSecret, false));
    client.wait();
    client.connect();
    client.hear(welcome(3, None, None));
    client.outputs();
    // The first join was on its way all the time.
    client.hear(done(&id, 4));
    let outputs = client.outputs();
    assert!(keeps(&outputs) && matches!(outputs.last(), Some(Output::Lost(_))), "{outputs:?}");
    client.wait();
    assert_eq!(who(&client.connect()).0, Some(KEY));
    assert_eq!(client.session.pending().len(), 0);
}

#[test]
fn who_may_not_come_in_stays_a_stranger() {
    let (mut client, id) = joining();
    let problem = Problem::new(Code::Full, "all seats are taken");
    client.hear(ServerMessage::Refused { id: Some(id), problem });
    assert_eq!(who(&client.reconnect()).0, None);
    client.hear(welcome(3, None, None));
    assert_eq!(client.sent(), []);
}

#[test]
fn the_refusal_of_something_else_does_not_end_a_join() {
    let (mut client, _) = joining();
    let problem = Problem::new(Code::NotAMessage, "what?");
    client.hear(ServerMessage::Refused { id: None, problem });
    assert_eq!(who(&client.reconnect()).0, Some(KEY));
}
