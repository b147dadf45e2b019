//! How long bots think tells nothing of what they hold, and nobody makes it longer.

use std::collections::BTreeMap;
use std::time::Duration;

use game::Seat;
use hosting::Audience;
use protocol::{By, Command, Event, What};
use serde_json::{Value, json};
use server::Config;

use crate::kit::{Client, Server, stopped};

const PAUSE: Duration = Duration::from_millis(900);

/// How many moves to look at.
const MOVES: usize = 400;

/// What the seat to act is asked, if it is a question that may have only one answer, and
/// whether it has several. The second is hidden from the others.
async fn question(server: &Server, code: &str) -> Option<(String, bool)> {
    let table = server.folded(code).await;
    let position = |audience| -> Value {
        serde_json::from_str(table.position(audience).expect("a game").get()).expect("JSON")
    };
    let seen = position(Audience::Watcher);
    let asked = seen["pending"].as_str().filter(|asked| ["drawn", "stack"].contains(asked))?;
    let seat = usize::try_from(seen["to_act"].as_u64()?).ok().and_then(Seat::numbered)?;
    let choices = position(Audience::Seat(seat))["choices"].as_array()?.len();
    Some((asked.to_owned(), choices > 1))
}

async fn moved(client: &mut Client) -> Event {
    client.until(|what| matches!(what, What::Moved { by: By::Bot, .. })).await
}

#[tokio::test]
async fn bots_think_as_long_where_they_have_a_choice_as_where_they_have_none() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), Config { bot_pause: PAUSE, ..config }).await;
    let rules = json!({"stacking": true, "target": 100_000});
    let request = json!({"game": "unoflip", "rules": rules, "bots": ["easy", "easy", "easy"]});
    let (opened, [mut ann]) = server.seated(&request, ["Ann"]).await;
    ann.order(Command::Rest { on: true }).await;
    ann.order(Command::Start).await;
    let mut last = ann.events.last().unwrap().at;
    let mut questions: BTreeMap<(String, bool), usize> = BTreeMap::new();
    for _ in 0..MOVES {
        let question = question(&server, &opened.table).await;
        hands.advance(PAUSE.checked_sub(Duration::from_millis(1)).unwrap());
        // Whatever is due happens in between, sooner or later.
        for _ in 0..4 {
            ann.refused(Command::Start).await;
        }
        assert!(ann.events.last().unwrap().at == last, "{question:?}: sooner than usual");
        hands.advance(Duration::from_millis(1));
        let at = moved(&mut ann).await.at;
        assert_eq!(at, last + 900, "{question:?}");
        last = at;
        if let Some(question) = question {
            *questions.entry(question).or_default() += 1;
        }
    }
    assert_eq!(questions.len(), 4, "not every question was asked: {questions:?}");
}

#[tokio::test]
async fn talk_does_not_hold_bots_up() {
    talk_does_not_hold_up("easy").await;
}

#[tokio::test]
async fn talk_does_not_hold_bots_up_that_ponder() {
    talk_does_not_hold_up("strong").await;
}

async fn talk_does_not_hold_up(level: &str) {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), Config { bot_pause: PAUSE, ..config }).await;
    let request = json!({"game": "flip7", "rules": {"target": 100_000}, "bots": [level, level]});
    let (_, [mut ann, mut bob]) = server.seated(&request, ["Ann", "Bob"]).await;
    for guest in [&mut ann, &mut bob] {
        guest.order(Command::Rest { on: true }).await;
    }
    ann.order(Command::Start).await;
    let mut last = ann.events.last().unwrap().at;
    for _ in 0..5 {
        hands.advance(Duration::from_millis(500));
        ann.order(Command::Chat { text: "wait for me".into() }).await;
        bob.order(Command::Stand).await;
        bob.order(Command::Sit).await;
        hands.advance(Duration::from_millis(400));
        let at = moved(&mut ann).await.at;
        assert_eq!(at, last + 900);
        last = at;
    }
}
