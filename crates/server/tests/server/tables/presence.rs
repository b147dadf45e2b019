//! Who is there, and what becomes of the seats of those who are not.

use protocol::{By, Command, What};
use serde_json::json;

use crate::kit::{Client, Server, catch_up, quick, stopped};

#[tokio::test]
async fn a_bot_takes_the_seat_of_who_is_away_and_gives_it_back_at_once() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config.clone()).await;
    let (_, [mut ann, bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    ann.order(Command::Start).await;
    ann.until_room(|room| room.here.len() == 2 && room.bots_take.is_empty()).await;
    let (guest, secret, code) = (bob.guest(), bob.secret.clone(), ann.table.table.clone());
    drop(bob);
    ann.until_room(|room| !room.bots_take.is_empty()).await;
    assert_eq!((ann.room.here.clone(), ann.room.bots_take[0].seat), (vec![ann.guest()], 2));
    let countdown = ann.room.bots_take[0].at;
    hands.advance(config.patience);
    let taken = ann.until(|what| matches!(what, What::Rested { .. })).await;
    assert_eq!(taken.what, What::Rested { seat: 2, on: true, away: true });
    assert_eq!(taken.at, countdown, "when the countdown was over");
    assert_eq!(ann.table.seats[1].bot.as_deref(), Some("normal"));
    assert_eq!(ann.table.seats[1].guest, Some(guest), "it is still theirs");
    let bob = Client::enter(&server, &code, crate::kit::hello(secret.as_deref(), None, None)).await;
    let back = ann.until(|what| matches!(what, What::Rested { .. })).await;
    assert_eq!(back.what, What::Rested { seat: 2, on: false, away: true });
    ann.until_room(|room| room.here.len() == 2 && room.bots_take.is_empty()).await;
    assert_eq!(ann.table.seats[1].bot, None);
    drop(bob);
}

#[tokio::test]
async fn who_comes_back_in_time_keeps_the_seat() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config.clone()).await;
    let (_, [mut ann, bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    ann.order(Command::Start).await;
    let back = bob.again(&server).await;
    ann.until_room(|room| room.here.len() == 2).await;
    drop(bob);
    hands.advance(2 * config.patience);
    let seq = ann.order(Command::Chat { text: "there you are".into() }).await;
    assert!(ann.room.bots_take.is_empty());
    assert!(!ann.events.iter().any(|event| matches!(event.what, What::Rested { .. })));
    assert!(back.seq <= seq);
}

#[tokio::test]
async fn a_bot_plays_for_who_rests_until_they_move_themselves() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let request = json!({"game": "flip7", "rules": {"target": 100_000}, "bots": ["easy", "easy"]});
    let (_, [mut ann]) = server.seated(&request, ["Ann"]).await;
    ann.order(Command::Rest { on: true }).await;
    ann.order(Command::Start).await;
    ann.until(|what| matches!(what, What::Moved { seat: 3, by: By::Bot })).await;
    ann.order(Command::Rest { on: false }).await;
    assert_eq!(ann.table.seats[2].bot, None);
    while ann.choices().is_empty() {
        ann.next().await;
    }
    let action = ann.choices().remove(0);
    ann.order(Command::Move { action }).await;
    ann.until(|what| matches!(what, What::Moved { seat: 3, by: By::Guest })).await;
}

#[tokio::test]
async fn when_the_host_stays_away_somebody_who_is_here_becomes_host() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config.clone()).await;
    let (opened, [ann, bob]) =
        server.seated(&json!({"game": "unoflip", "bots": ["easy"]}), ["Ann", "Bob"]).await;
    let mut eve = Client::named(&server, &opened.table, "Eve", false).await;
    let mut bob = bob;
    drop(ann);
    bob.until_room(|room| room.here == [2, 3]).await;
    hands.advance(config.host_patience);
    for client in [&mut eve, &mut bob] {
        let changed = client.until(|what| matches!(what, What::HostChanged { guest } if *guest != 1)).await;
        assert_eq!(changed.what, What::HostChanged { guest: 2 }, "one who sits comes before one who watches");
    }
    bob.order(Command::Start).await;
}

/// After a restart nobody has come back yet: whoever was to be host next may
/// never do.
#[tokio::test]
async fn an_heir_who_never_came_back_does_not_keep_the_table_without_a_host() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), quick()).await;
    let (_, [ann, _bob, cid]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob", "Cid"]).await;
    server.stop().await;
    let server = Server::start(place.path(), config.clone()).await;
    let mut ann = ann.again(&server).await;
    let mut cid = cid.again(&server).await;
    ann.order(Command::Leave).await;
    cid.until(|what| matches!(what, What::Left { guest: 1 })).await;
    hands.advance(config.host_patience);
    cid.until(|what| matches!(what, What::HostChanged { guest: 3 })).await;
}

#[tokio::test]
async fn the_newer_window_of_a_guest_wins_and_the_older_is_told() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann, mut bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    let mut newer = ann.again(&server).await;
    let (problem, reconnect) = ann.bye().await;
    assert_eq!((problem.message.as_str(), reconnect), ("this seat is now played from another window", false));
    newer.order(Command::Start).await;
    catch_up([&mut newer, &mut bob]).await;
    let hand = newer.hand(0).expect("the newer window sees its own hand");
    assert!(hand >= 7, "{hand} cards");
    bob.until_room(|room| room.here == [1, 2]).await;
}
