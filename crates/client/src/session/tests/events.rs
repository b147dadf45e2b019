//! Events are passed on once each and in order.

use super::*;

#[test]
fn events_are_passed_on_in_order() {
    let mut client = Client::welcome(guest(), 3);
    for seq in 4..7 {
        client.hear(ServerMessage::Event(event(seq)));
    }
    assert_eq!(client.events(), [4, 5, 6]);
    assert_eq!(client.session.mishaps().gaps, 0);
}

#[test]
fn an_event_that_comes_twice_is_passed_on_once() {
    let mut client = Client::welcome(guest(), 3);
    for seq in [4, 4, 2, 5] {
        client.hear(ServerMessage::Event(event(seq)));
    }
    assert_eq!(client.events(), [4, 5]);
    assert_eq!(client.session.mishaps().gaps, 2);
}

#[test]
fn a_gap_is_filled_by_a_new_connection() {
    let mut client = Client::welcome(guest(), 3);
    client.hear(ServerMessage::Event(event(4)));
    client.hear(ServerMessage::Event(event(6)));
    let outputs = client.outputs();
    let [told, Output::Lost(trouble)] = outputs.as_slice() else { panic!("{outputs:?}") };
    assert_eq!(*told, tells(News::Event(event(4))));
    assert!(trouble.to_string().contains("event 6 came in place of 5"), "{trouble}");
    client.hear(ServerMessage::Event(event(5)));
    assert_eq!(client.outputs(), [], "that connection is given up");
    client.wait();
    assert_eq!(who(&client.connect()), (Some("seat"), Some(4)), "what is known is said");
    let missed = Some(vec![event(5), event(6)]);
    client.hear(welcome(6, Some(1), missed.clone()));
    let told = client.outputs().into_iter().find_map(heard);
    assert!(matches!(&told, Some(News::Welcome(told)) if told.missed == missed), "{told:?}");
    client.hear(ServerMessage::Event(event(7)));
    assert_eq!(client.events(), [7]);
    assert_eq!((client.session.mishaps().gaps, client.session.mishaps().reconnects), (1, 1));
}

#[test]
fn what_was_missed_must_lead_from_what_is_known_to_what_is_now() {
    for (missed, gaps) in [(vec![4, 5], 0), (vec![5], 1), (vec![4], 1), (vec![5, 4], 1)] {
        let mut client = Client::welcome(guest(), 3);
        client.reconnect();
        client.hear(welcome(5, Some(1), Some(missed.iter().copied().map(event).collect())));
        assert_eq!(client.session.mishaps().gaps, gaps, "{missed:?}");
    }
}

#[test]
fn a_server_that_knows_less_than_it_told_is_noticed() {
    let mut client = Client::welcome(guest(), 3);
    client.reconnect();
    client.hear(welcome(2, Some(1), None));
    assert_eq!(client.session.mishaps().taken_back, 1);
    client.hear(ServerMessage::Event(event(3)));
    assert_eq!(client.events(), [3], "it goes on from there");
}

#[test]
fn nothing_is_taken_before_the_welcome() {
    let mut client = Client::new(Setup { last: Some(0), ..guest() });
    assert_eq!(who(&client.connect()), (Some("seat"), Some(0)));
    client.hear(ServerMessage::Event(event(1)));
    assert_eq!(client.outputs(), []);
    // The first events may be forgotten already: that is no gap.
    client.hear(welcome(9, Some(1), Some(vec![event(8), event(9)])));
    assert_eq!(client.session.mishaps(), super::super::Mishaps::default());
}
