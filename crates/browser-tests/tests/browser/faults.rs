//! The server dies in the middle of a game.

use serde_json::Value;

use crate::browser::Kind;
use crate::player::{play_on, play_until_turn_of};
use crate::stage::stage;

/// Whether everything that lay on one table lies on the other, which may have
/// gone on in the same round.
fn goes_on(before: &Value, after: &Value) -> bool {
    let seats = |table: &Value| table["seats"].as_array().cloned().unwrap_or_default();
    seats(before).iter().zip(seats(after)).all(|(before, after)| {
        let cards = |seat: &Value| seat["cards"].as_array().cloned().unwrap_or_default();
        cards(before).iter().all(|card| cards(&after).contains(card))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_loses_no_move_that_was_shown_and_the_page_goes_on() {
    stage("killed", async |stage| {
        let (ann, ben) = (stage.visitor(Kind::Phone, "/").await, stage.visitor(Kind::Desktop, "/").await);
        for browser in [&ann, &ben] {
            browser.expect_errors("ERR_CONNECTION_REFUSED");
            browser.expect_errors("WebSocket connection to");
        }
        let code = ann.open_table("flip7", 1000, "Ann", 2, 0).await;
        ben.join(&code, "Ben").await;
        ann.start().await;
        for kill in 0..3 {
            for browser in [&ann, &ben] {
                browser.see(".table [data-seat]").await;
                browser.run("window.loadedOnce = true").await;
            }
            play_on(&[&ann, &ben], 1).await;
            stage.server.kill();
            for browser in [&ann, &ben] {
                browser
                    .until("the page says so", "return document.querySelector('.lost').innerText !== ''")
                    .await;
            }
            // What the page was still showing step by step has been seen by then.
            for browser in [&ann, &ben] {
                browser.see(".rows[aria-busy=false]").await;
            }
            let round = ann.text(".where").await;
            let shown = [ann.table().await, ben.table().await];
            if kill == 0 {
                ann.inspect("connection-lost", Kind::Phone).await;
            }
            stage.server.start_again();
            for browser in [&ann, &ben] {
                browser
                    .until("the page is back", "return document.querySelector('.lost').innerText === ''")
                    .await;
                assert_eq!(browser.run("return window.loadedOnce").await, true, "the page was loaded again");
            }
            ann.see(".rows[aria-busy=false]").await;
            let same_round = ann.text(".where").await == round;
            for (browser, shown) in [&ann, &ben].into_iter().zip(&shown) {
                let now = browser.table().await;
                assert!(!same_round || goes_on(shown, &now), "{shown:#} was shown, and now it is {now:#}");
            }
        }
        play_on(&[&ann, &ben], 4).await;
        play_until_turn_of(&ann, &ben).await;
        let shown = ann.table().await;
        ann.reload().await;
        ann.see(".table [data-seat]").await;
        assert_eq!(ann.table().await, shown);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_has_seen_more_than_a_restored_backup_says_so_and_goes_on() {
    stage("set-back", async |stage| {
        let ann = stage.visitor(Kind::Phone, "/").await;
        ann.expect_errors("ERR_CONNECTION_REFUSED");
        ann.expect_errors("WebSocket connection to");
        ann.open_table("flip7", 1000, "Ann", 2, 1).await;
        ann.start().await;
        ann.turn().await;
        let before = ann.table().await;
        let copies = tempfile::tempdir().expect("a folder");
        let copy = copies.path().join("copy.db");
        stage.server.look_after("backup", &copy);
        play_on(&[&ann], 2).await;
        ann.turn().await;
        assert_ne!(ann.table().await, before);
        assert!(ann.count(".story li").await > 0);
        stage.server.kill();
        ann.until("the page says so", "return document.querySelector('.lost').innerText !== ''").await;
        stage.server.look_after("restore", &copy);
        stage.server.start_again();
        ann.read("[role=alert]", "set back to an earlier state").await;
        ann.until("the page is back", "return document.querySelector('.lost').innerText === ''").await;
        ann.turn().await;
        assert_eq!(ann.table().await, before);
        assert_eq!(ann.count(".story li").await, 0, "something is told that has not happened");
        ann.inspect("set-back", Kind::Phone).await;
        play_on(&[&ann], 2).await;
    })
    .await;
}
