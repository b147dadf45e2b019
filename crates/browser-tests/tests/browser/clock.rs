//! One clock for everything that is shown: the steps on the board.

use serde_json::json;

use crate::browser::{Browser, Kind};
use crate::player::play_on;
use crate::seed::seed;
use crate::stage::{Stage, stage};

/// Somebody who follows a game at a speed, in a browser that looks at every picture of it.
async fn watcher(stage: &Stage, motion: &str) -> Browser {
    let browser = stage.browser(Kind::Desktop).await;
    browser.seed(seed()).await;
    let source = json!({"source": include_str!("js/clock.js")});
    browser.tell("Page.addScriptToEvaluateOnNewDocument", source).await;
    browser.settle(&[("motion", motion), ("lang", "en")]).await;
    browser
}

impl Browser {
    /// Nothing was told before it was shown, and somebody looked.
    async fn was_never_ahead(&self, game: &str) {
        assert_eq!(self.run("return window.ahead").await, json!([]), "{game}");
        let looks = self.run("return window.looks").await.as_u64().unwrap_or(0);
        assert!(looks > 200, "{game}: looked {looks} times");
    }
}

async fn never_ahead(game: &'static str, name: &'static str, clicks: usize) {
    stage(name, async |stage| {
        let browser = watcher(stage, "on").await;
        browser.sit_down(game, 400, &["Ann"], 3).await;
        play_on(&[&browser], clicks).await;
        browser.was_never_ahead(game).await;
        // A round of UNO FLIP! takes longer than that.
        if game != "unoflip" {
            assert!(
                browser.run("return window.summedUp > 0").await == true,
                "{game}: no round was summed up"
            );
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_tells_of_flip_7_what_the_board_has_not_shown() {
    never_ahead("flip7", "clock-flip7", 14).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_tells_of_vengeance_what_the_board_has_not_shown() {
    never_ahead("vengeance", "clock-vengeance", 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_text_tells_of_uno_flip_what_the_board_has_not_shown() {
    never_ahead("unoflip", "clock-unoflip", 20).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stay_is_taken_back_by_a_key_and_by_a_touch() {
    stage("undo", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_down("flip7", 400, &["Ann", "Ben"], 0).await;
        for key in [true, false] {
            browser.until("a turn", "return document.querySelector('[aria-keyshortcuts=s]:enabled')").await;
            assert_eq!(browser.count(".undo").await, 0, "nothing was chosen yet");
            let before = browser.table().await;
            browser.press("s").await;
            browser.see(".undo").await;
            assert_ne!(browser.table().await, before);
            browser.glance("undo", Kind::Phone).await;
            if key {
                browser.press("u").await;
            } else {
                browser.click(".undo").await;
            }
            browser.miss(".undo").await;
            assert_eq!(browser.table().await, before);
            browser.press("h").await;
            browser.until("a card", "return !document.querySelector('.undo')").await;
            browser.turn().await;
            play_on(&[&browser], 1).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_speed_is_one_touch_away() {
    stage("speed", async |stage| {
        let browser = watcher(stage, "on").await;
        browser.sit_down("flip7", 400, &["Ann"], 3).await;
        for speed in ["normal", "fast", "instant", "normal"] {
            let label = "return document.querySelector('.speed').ariaLabel";
            assert_eq!(browser.text_of(label).await, format!("Speed: {speed}"));
            browser.click(".speed").await;
        }
    })
    .await;
}

/// Whoever is out of the round is at its end with one touch.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_out_skips_to_the_end_of_the_round() {
    stage("skip", async |stage| {
        let browser = watcher(stage, "on").await;
        browser.sit_down("flip7", 400, &["Ann"], 3).await;
        browser.until("a turn", "return document.querySelector('[aria-keyshortcuts=s]:enabled')").await;
        let round = browser.text(".where").await;
        browser.press("s").await;
        browser.click(".skip").await;
        // The points are seen, and nobody plays any more, until the next round begins.
        browser.see(".gained").await;
        assert_eq!(browser.text(".where").await, round);
        browser.click("dialog.round-over .go-on").await;
        browser
            .until(
                "the next round",
                &format!("return document.querySelector('.where').innerText !== `{round}`"),
            )
            .await;
    })
    .await;
}

/// A clock on the wall that is an hour further whenever somebody looks, and the heights of the deck that were seen.
const WILD: &str = "
    let hours = 0;
    const now = Date.now.bind(Date);
    Date.now = () => now() + (hours += 1) * 3600000;
    window.heights = new Set();
    const look = () => {
        requestAnimationFrame(look);
        const deck = document.querySelector('[data-pile=deck] b');
        if (deck) heights.add(deck.textContent);
    };
    requestAnimationFrame(look);";

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_is_set_does_not_show_everything_at_once() {
    stage("wild-clock", async |stage| {
        let browser = stage.browser(Kind::Desktop).await;
        browser.seed(seed()).await;
        browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": WILD})).await;
        browser.settle(&[("motion", "on"), ("lang", "en")]).await;
        browser.sit_down("flip7", 400, &["Ann"], 8).await;
        browser.until("a turn", "return document.querySelector('[aria-keyshortcuts=s]:enabled')").await;
        browser.run("heights.clear()").await;
        browser.press("s").await;
        browser.click("dialog.round-over .go-on").await;
        browser.read(".where", "Round 2").await;
        browser.turn().await;
        let heights = browser.run("return heights.size").await.as_u64().unwrap_or(0);
        assert!(heights > 4, "a round was seen in {heights} steps");
    })
    .await;
}

/// Clicks whatever can be clicked in every picture that is painted, until it was asked to stop.
fn impatient_finger() -> String {
    format!(
        "window.touched = 0; window.refused = [];
         const next = function () {{ {} }};
         const touch = () => {{
           const refusal = document.querySelector('.toast')?.innerText;
           if (refusal) refused.push(refusal);
           const found = next(0);
           if (found instanceof Element) {{ touched += 1; found.click(); }}
           if (found !== 'over') requestAnimationFrame(touch);
         }};
         touch()",
        crate::player::NEXT
    )
}

/// What is touched a second time while the last card is still looked at is not taken for
/// another choice, which would be refused.
#[tokio::test(flavor = "multi_thread")]
async fn an_impatient_finger_is_never_refused() {
    stage("impatient", async |stage| {
        let browser = watcher(stage, "on").await;
        for game in ["flip7", "vengeance", "unoflip"] {
            browser.sit_down(game, 400, &["Ann"], 3).await;
            browser.run(&impatient_finger()).await;
            browser.until("ten touches", "return window.touched >= 10").await;
            assert_eq!(browser.run("return window.refused").await, json!([]), "{game}");
        }
    })
    .await;
}
