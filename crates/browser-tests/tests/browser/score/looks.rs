//! What the pages look like, and how they are used without a mouse.

use serde_json::json;
use thirtyfour::prelude::Key;

use super::{FOUR, sheet};
use crate::browser::Kind;
use crate::home::LANGUAGES;
use crate::stage::stage;

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_fit_in_every_language() {
    stage("score-languages", async |stage| {
        let browser = sheet(stage, "vengeance").await;
        browser.round(&["27", "31", "18", "40"]).await;
        browser.goes_to(30).await;
        browser.row(1).await;
        browser.cards("13 12").await;
        browser.cards("13").await;
        browser.is_kept().await;
        let path = browser.text_of("return location.pathname").await;
        let home = "/score/new/unoflip";
        for (lang, _) in LANGUAGES {
            browser.go(home).await;
            browser.switch(lang).await;
            browser.run("document.querySelectorAll('details').forEach(e => e.open = true)").await;
            browser.glance(&format!("score-new-{lang}"), Kind::Phone).await;
            browser.go(&path).await;
            browser.see(".score-pad").await;
            browser.click("[data-card='12']").await;
            browser.see(".score-refused summary").await;
            browser.glance(&format!("score-pad-{lang}"), Kind::Phone).await;
            browser.click(".score-tabs .score-tab:nth-child(3)").await;
            browser.glance(&format!("score-standings-{lang}"), Kind::Phone).await;
            browser.click("[data-do=menu]").await;
            browser.glance(&format!("score-menu-{lang}"), Kind::Phone).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn held_sideways_the_pad_is_beside_the_rows() {
    stage("score-sideways", async |stage| {
        let browser = sheet(stage, "flip7").await;
        browser.row(1).await;
        browser.cards("3 11").await;
        browser.resize_to(812, 375, true).await;
        browser.draw().await;
        browser.check_fit("score-sideways").await;
        browser.photograph("score-sideways").await;
        let beside = "const box = (name) => document.querySelector(name).getBoundingClientRect();
            return box('.score-rows').right <= box('.score-pad').left && box('[data-do=next]').bottom <= innerHeight";
        browser.until("all of it at once", beside).await;
        browser.digits("4").await;
        browser.until("all of it at once", beside).await;
        browser.photograph("score-sideways-points").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_alone_are_enough() {
    stage("score-keys", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/score").await;
        browser.see("input[name=add]").await;
        browser.run("document.querySelector('input[name=add]').focus()").await;
        for name in FOUR {
            browser.press(name).await;
            browser.press(Key::Enter).await;
        }
        browser.tab_to("button[type=submit]").await;
        browser.press(Key::Enter).await;
        browser.see(".score-row:enabled").await;
        browser.tab_to(".score-row").await;
        browser.press(Key::Enter).await;
        browser.see(".score-pad").await;
        browser.press("p").await;
        for points in ["27", "31"] {
            browser.press(points).await;
            browser.press(Key::Enter).await;
        }
        browser.press("b").await;
        browser.press("0").await;
        browser.press(Key::Enter).await;
        browser.miss(".score-pad").await;
        browser.read(".score-rows li:nth-child(2) .total", "31").await;
        browser.tab_to(".score-grid").await;
        browser.press(Key::Left).await;
        browser.press(Key::Left).await;
        browser.press(Key::Down).await;
        browser.press(Key::Enter).await;
        browser.read(".score-pad h2", "Ben, round 1").await;
        browser.press("5").await;
        browser.press(Key::Enter).await;
        browser.read(".score-rows li:nth-child(2) .total", "5").await;
        browser.is_kept().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_cannot_become_markup() {
    stage("score-names", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.begin_sheet("flip7", &["<b>&\"Ann", "Ben"]).await;
        browser.read(".score-grid th span", "<b>&\"Ann").await;
        assert_eq!(
            browser.run("return document.querySelectorAll('.score-grid th b b').length").await,
            json!(0)
        );
    })
    .await;
}
