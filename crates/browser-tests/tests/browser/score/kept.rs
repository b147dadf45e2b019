//! Nothing that was shown as kept is gone; what is not kept is said.

use serde_json::json;

use super::sheet;
use crate::browser::{Browser, Kind};
use crate::stage::stage;

/// The taps of a round, each by what is tapped.
const TAPS: [&str; 12] = [
    ".score-rows li:nth-child(1) .score-row",
    "[data-card='3']",
    "[data-card='11']",
    "[data-do=next]",
    "[data-way=score-points]",
    "[data-digit='2']",
    "[data-digit='7']",
    "[data-do=next]",
    "[data-do=bust]",
    "[data-digit='0']",
    "[data-do=next]",
    "[data-do=undo]",
];

#[tokio::test(flavor = "multi_thread")]
async fn whatever_tap_the_browser_is_killed_after_nothing_that_was_kept_is_gone() {
    stage("score-killed", async |stage| {
        let mut browser = sheet(stage, "flip7").await;
        let path = browser.text_of("return location.pathname").await;
        for tap in TAPS {
            if browser.count(".score-pad").await == 0 && !tap.starts_with(".score-rows") && tap != "[data-do=undo]" {
                // Where nothing was tapped yet the pad need not be open again.
                let next = "return 1 + [...document.querySelectorAll('.mark')].findIndex((mark) => mark.dataset.kind === 'none')";
                let next = browser.run(next).await.as_u64().expect("somebody is missing");
                browser.row(usize::try_from(next).expect("a few")).await;
            }
            browser.click(tap).await;
            browser.draw().await;
            browser.is_kept().await;
            let seen = browser.seen().await;
            browser = stage.kill(browser, &path).await;
            browser.see(".score-row:enabled").await;
            let words = seen.split(" | ").map(str::to_owned).collect::<Vec<_>>();
            browser.until(&seen, &format!("const seen = (() => {{ {} }})().split(' | '); return {words:?}.every((word) => seen.includes(word))", super::SEEN)).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_in_the_middle_of_an_entry_loses_no_tap() {
    stage("score-reload", async |stage| {
        let browser = sheet(stage, "flip7").await;
        browser.row(2).await;
        browser.cards("3 11 x2").await;
        browser.is_kept().await;
        let seen = browser.seen().await;
        browser.reload().await;
        browser.see(".score-pad").await;
        assert_eq!(browser.seen().await, seen);
        browser.cards("5").await;
        browser.read(".score-sum", "×2 = 38").await;
        browser.next().await;
        browser.read(".score-pad h2", "Cas").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_that_keeps_nothing_says_so_and_goes_on() {
    stage("score-private", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        let source = "Object.defineProperty(window, 'indexedDB', { value: undefined })";
        browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).await;
        browser.begin_sheet_unkept().await;
        browser.read("[role=alert]", "keeps nothing").await;
        browser.glance("score-private", Kind::Phone).await;
        browser.round(&["27", "31"]).await;
        browser.read(".score-rows li:nth-child(2) .total", "31").await;
    })
    .await;
}

impl Browser {
    async fn begin_sheet_unkept(&self) {
        self.go("/score/new/flip7").await;
        for name in ["Ann", "Ben"] {
            self.write_and_enter(name).await;
        }
        self.click(".score-begin button[type=submit]").await;
        self.see(".score-row").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_tab_writes_and_the_other_follows_until_it_takes_over() {
    stage("score-tabs", async |stage| {
        let browser = sheet(stage, "flip7").await;
        let path = browser.text_of("return location.pathname").await;
        browser.new_tab().await;
        browser.go(&path).await;
        browser.read(".score-notice", "open in another tab").await;
        browser.see(".score-row:disabled").await;
        browser.inspect("score-follows", Kind::Phone).await;
        browser.tab(0).await;
        browser.round(&["27", "31", "18", "40"]).await;
        browser.is_kept().await;
        browser.tab(1).await;
        browser.read(".score-rows li:nth-child(4) .total", "40").await;
        browser.click("[data-do=take-over]").await;
        browser.see(".score-row:enabled").await;
        browser.round(&["1", "2", "3", "4"]).await;
        browser.is_kept().await;
        browser.tab(0).await;
        browser.read(".score-notice", "open in another tab").await;
        browser.read(".score-rows li:nth-child(4) .total", "44").await;
    })
    .await;
}
