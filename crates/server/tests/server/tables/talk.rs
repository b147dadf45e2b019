//! Chat, emotes, and not hearing them.

use std::time::Duration;

use protocol::{ClientMessage, Code, Command, Emote, What};
use serde_json::json;

use crate::kit::{Message, Server, hello, quick, stopped};

fn chat(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

#[tokio::test]
async fn what_is_said_is_cleaned_and_everybody_hears_it() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann, mut bob]) =
        server.seated(&json!({"game": "unoflip"}), ["  An\u{7}n\u{2066} ", "Bob"]).await;
    assert_eq!(bob.table.guests[0].name, "Ann");
    ann.order(chat("  good \t game\u{202e}! ")).await;
    ann.order(Command::Emote { emote: Emote::GoodGame }).await;
    let guest = ann.guest();
    let said = bob.until(|what| matches!(what, What::Said { .. })).await;
    assert_eq!(said.what, What::Said { guest, text: "good game!".into() });
    let emoted = bob.until(|what| matches!(what, What::Emoted { .. })).await;
    assert_eq!(emoted.what, What::Emoted { guest, emote: Emote::GoodGame });
}

#[tokio::test]
async fn who_talks_too_much_is_stopped_but_can_still_play() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config).await;
    let (_, [mut ann, _bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    for count in 0..5 {
        ann.order(if count % 2 == 0 { chat("hi") } else { Command::Emote { emote: Emote::Hurry } }).await;
    }
    let problem = ann.refused(chat("hi")).await;
    assert_eq!(
        (problem.code, problem.message.as_str()),
        (Code::TooMany, "you talk too much; wait a few seconds")
    );
    assert_eq!(ann.refused(Command::Emote { emote: Emote::Cry }).await.code, Code::TooMany);
    ann.order(Command::Start).await;
    hands.advance(Duration::from_secs(2));
    ann.order(chat("hi")).await;
    assert_eq!(ann.refused(chat("hi")).await.code, Code::TooMany);
}

#[tokio::test]
async fn a_new_line_is_no_way_to_talk_more() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), stopped().0).await;
    let (_, [mut ann, _bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    for _ in 0..5 {
        ann.order(chat("hi")).await;
    }
    let mut ann = ann.again(&server).await;
    assert_eq!(ann.refused(chat("hi")).await.code, Code::TooMany);
}

#[tokio::test]
async fn who_is_muted_is_not_heard_and_no_number_is_missing() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann, mut bob, mut cid]) =
        server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob", "Cid"]).await;
    let guest = ann.guest();
    bob.say(&ClientMessage::Mute { guest, on: true }).await;
    bob.say(&ClientMessage::Ping).await;
    while bob.next().await != Message::Pong {}
    // The ping is answered by the line, the mute done by the table: a command goes the same way.
    bob.order(chat("quiet please")).await;
    ann.order(chat("secret recipe")).await;
    ann.order(Command::Emote { emote: Emote::Laugh }).await;
    cid.order(chat("I hear you")).await;
    bob.until(|what| *what == What::Said { guest: cid.guest(), text: "I hear you".into() }).await;
    let muted = bob.events.iter().filter(|event| event.what == What::Muted { guest }).count();
    assert_eq!(muted, 2);
    assert!(!bob.heard.iter().any(|text| text.contains("secret recipe")), "not a word of it");
    cid.until(|what| matches!(what, What::Said { text, .. } if text == "secret recipe")).await;
    bob.say(&ClientMessage::Mute { guest, on: false }).await;
    bob.order(Command::Emote { emote: Emote::Like }).await;
    ann.order(chat("again")).await;
    bob.until(|what| *what == What::Said { guest, text: "again".into() }).await;
}

/// Somebody who has said as much as fits must not keep others from coming back.
#[tokio::test]
async fn long_words_that_were_missed_do_not_keep_anybody_out() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [ann, ..]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    let mut last = ann.seq;
    // Each of these has 200 characters of 8 bytes.
    let text = "\u{e9}\u{301}\u{301}\u{301}".repeat(200);
    for talker in 0..26 {
        let mut client =
            crate::kit::Client::named(&server, &opened.table, &format!("T{talker}"), false).await;
        for _ in 0..if talker == 0 { 3 } else { 5 } {
            last = client.order(chat(&text)).await;
        }
    }
    let hello = hello(ann.secret.as_deref(), None, Some(last - 120));
    let back = crate::kit::Client::enter(&server, &opened.table, hello).await;
    let missed = back.missed.expect("what was missed is remembered");
    assert_eq!(missed.len(), 120);
}
