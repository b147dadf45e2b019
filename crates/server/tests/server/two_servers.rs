//! Two servers over one store, as on two machines. Each serves every table; neither is told when the
//! other writes. What holds: nothing is decided from old news, the log has no
//! gap, and a client's server has caught up at the latest when it answers the
//! client's next command, or when somebody comes who has seen more.

use game::Seed;
use game::random::{self, Use};
use protocol::{Code, Command, What};
use serde_json::json;

use crate::kit::{Client, Server, hello, quick, quick_with};

#[tokio::test]
async fn both_take_commands_for_the_same_table_and_agree() {
    let place = tempfile::tempdir().unwrap();
    let one = Server::start(place.path(), quick()).await;
    let two = one.beside(quick_with("two")).await;
    let opened = one.open(&json!({"game": "unoflip", "rules": {"target": 100_000}})).await;
    let mut ann = Client::enter(&one, &opened.table, hello(None, Some(&opened.host), None)).await;
    ann.join("Ann", true).await;
    let mut bob = Client::named(&two, &opened.table, "Bob", true).await;
    assert_eq!(bob.guest(), 2);
    ann.order(Command::Start).await;
    assert_eq!(ann.table.seats.len(), 2, "the start comes after Bob");
    bob.order(Command::Chat { text: "off we go".into() }).await;
    let mut luck = Seed::from(10).stream(Use::Bots);
    for turn in 0..40 {
        // A bad move is refused by both, but not before they have looked.
        for client in [&mut ann, &mut bob] {
            assert_eq!(client.refused(Command::Move { action: "fly".into() }).await.code, Code::Wrong);
        }
        assert_eq!((ann.seq, &ann.game["to_act"]), (bob.seq, &bob.game["to_act"]), "turn {turn}");
        let mover = if ann.game["to_act"] == 1 { &mut ann } else { &mut bob };
        let choices = mover.choices();
        let action = choices[random::index(&mut luck, choices.len())].clone();
        mover.order(Command::Move { action }).await;
    }
    let folded = one.folded(&opened.table).await;
    assert_eq!(one.log(&opened.table).await.len() as u64, folded.seq());
    assert_eq!(folded.info(), bob.table.clone());
}

#[tokio::test]
async fn a_conflict_is_decided_again() {
    let place = tempfile::tempdir().unwrap();
    let one = Server::start(place.path(), quick()).await;
    let two = one.beside(quick_with("two")).await;
    let (opened, [mut ann]) = one.seated(&json!({"game": "unoflip", "seats": 2}), ["Ann"]).await;
    let mut bob = Client::watch(&two, &opened.table).await;
    let mut cid = Client::watch(&one, &opened.table).await;
    let join = |name: &str| Command::Join { name: name.to_owned(), sit: true, avatar: None, key: None };
    bob.order(join("Bob")).await;
    let full = cid.refused(join("Cid")).await;
    assert_eq!(full.code, Code::Full, "the last seat was given away next door");
    assert_eq!(cid.seq, bob.seq, "and now this house knows");
    ann.until(|what| matches!(what, What::Joined { guest: 2, .. })).await;
    let mut many = Vec::new();
    for number in 0..20_u32 {
        let server = if number % 2 == 0 { &one } else { &two };
        let line = Client::watch(server, &opened.table).await;
        many.push(tokio::spawn(async move {
            let mut line = line;
            line.order(Command::Join { name: format!("W{number}"), sit: false, avatar: None, key: None })
                .await;
            line.guest()
        }));
    }
    let mut guests = Vec::new();
    for one in many {
        guests.push(one.await.unwrap());
    }
    guests.sort_unstable();
    assert_eq!(guests, (3..23).collect::<Vec<_>>(), "each got a number of their own");
    assert_eq!(two.folded(&opened.table).await.info().guests.len(), 22);
}

#[tokio::test]
async fn who_changes_houses_is_known_and_loses_nothing() {
    let place = tempfile::tempdir().unwrap();
    let one = Server::start(place.path(), quick()).await;
    let two = one.beside(quick_with("two")).await;
    let (opened, [mut ann]) = one.seated(&json!({"game": "unoflip"}), ["Ann"]).await;
    let behind = Client::watch(&two, &opened.table).await;
    let mut bob = Client::named(&one, &opened.table, "Bob", true).await;
    let said = bob.attempt("said", Command::Chat { text: "hi".into() }).await.unwrap();
    let mut bob = bob.again(&two).await;
    assert_eq!((bob.seq, bob.you.guest), (said, Some(2)), "the other house has read on");
    assert_eq!(bob.missed.as_ref().map(Vec::len), Some(0));
    assert_eq!(bob.attempt("said", Command::Chat { text: "hi".into() }).await, Ok(said), "done once");
    ann.order(Command::Kick { guest: 2 }).await;
    let problem = bob.refused(Command::Chat { text: "still here?".into() }).await;
    assert_eq!(problem.code, Code::NotAllowed, "sent away next door");
    assert!(!bob.bye().await.1);
    drop(behind);
}

#[tokio::test]
async fn a_command_done_next_door_brings_its_house_up_to_date() {
    let place = tempfile::tempdir().unwrap();
    let one = Server::start(place.path(), quick()).await;
    let two = one.beside(quick_with("two")).await;
    let (opened, [mut ann]) = one.seated(&json!({"game": "unoflip"}), ["Ann"]).await;
    // Both servers have the table at this event.
    let mut twin = Client::enter(&two, &opened.table, hello(ann.secret.as_deref(), None, None)).await;
    let said = ann.attempt("once", Command::Chat { text: "hi".into() }).await.unwrap();
    assert_eq!(twin.attempt("once", Command::Chat { text: "hi".into() }).await, Ok(said));
    assert_eq!(twin.seq, said, "it has the event too");
}
