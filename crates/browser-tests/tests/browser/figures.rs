//! What it costs to load the page, and to play at a large table.

use std::time::Duration;

use serde_json::Value;

use crate::browser::Kind;
use crate::player::play_on;
use crate::stage::stage;

/// What is loaded at most before the page can be used.
const MOST: u64 = 400 * 1024;

/// How many elements are made at a time at most while eighteen play, of some 950
/// that the table has: a move must not draw it anew.
const MOST_MADE: f64 = 400.0;

/// Adds up what was loaded, and tells when the page could be used: when its
/// first button was there.
const LOADED: &str = "
    const [visit] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource').filter((file) => !file.name.includes('/api/'));
    const sizes = [visit, ...files].map((file) => [file.name.split('/').pop(), file.encodedBodySize]);
    return { sizes, ready: window.buttonsAt };";

/// Notes when the first button appears.
const WATCH: &str = "
    new MutationObserver((_, observer) => {
        if (document.querySelector('.game .button')) { window.buttonsAt = performance.now(); observer.disconnect(); }
    }).observe(document, { childList: true, subtree: true });";

#[tokio::test(flavor = "multi_thread")]
async fn the_first_load_is_small() {
    stage("first-load", async |stage| {
        let browser = stage.browser(Kind::Phone).await;
        let source = serde_json::json!({"source": WATCH});
        browser.tell("Page.addScriptToEvaluateOnNewDocument", source).await;
        browser.go("/").await;
        browser.see(".game .button").await;
        let loaded = browser.run(LOADED).await;
        let sizes = loaded["sizes"].as_array().expect("a list");
        let total: u64 = sizes.iter().filter_map(|file| file[1].as_u64()).sum();
        let ready = loaded["ready"].as_f64().expect("a time");
        println!("first load: {total} bytes of {MOST}, {} files; ready after {ready:.0} ms", sizes.len());
        assert!(sizes.iter().any(|file| file[0] == "web_bg.wasm"), "{loaded}");
        assert!(total <= MOST, "{loaded:#}");
    })
    .await;
}

/// Notes how long the page is busy at a time, and how many elements it makes.
const OBSERVE: &str = "
    window.busy = [];
    window.made = [];
    new PerformanceObserver((list) => busy.push(...list.getEntries().map((task) => task.duration)))
        .observe({ type: 'longtask', buffered: false });
    const elements = (node) => (node.nodeType === 1 ? 1 + node.querySelectorAll('*').length : 0);
    new MutationObserver((changes) => {
        made.push(changes.flatMap((change) => [...change.addedNodes]).reduce((sum, node) => sum + elements(node), 0));
    }).observe(document.body, { childList: true, subtree: true });";

#[tokio::test(flavor = "multi_thread")]
async fn a_move_does_not_draw_the_table_of_eighteen_anew() {
    let pause = Duration::from_millis(150);
    stage("eighteen", async |stage| {
        stage.server.bots_pause(pause);
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.open_table("flip7", 1000, "Ann", 18, 17).await;
        browser.start().await;
        browser.turn().await;
        browser.inspect_anew("eighteen", Kind::Desktop).await;
        browser.run(OBSERVE).await;
        play_on(&[&browser], 8).await;
        let numbers = async |name: &str| -> Vec<f64> {
            let list = browser.run(&format!("return {name}")).await;
            list.as_array().expect("a list").iter().filter_map(Value::as_f64).collect()
        };
        let (busy, made) = (numbers("busy").await, numbers("made").await);
        let most = made.iter().copied().fold(0.0, f64::max);
        // To make elements is what keeps a page busy; unlike time, their number does not depend on the machine.
        let all = browser.run("return document.querySelectorAll('.rows *').length").await;
        println!("at a table of eighteen: tasks over 50 ms: {busy:?}; at most {most} of {all} elements made at once");
        assert!(made.len() > 20, "{made:?}");
        assert!(most <= MOST_MADE, "{made:?}");
    })
    .await;
}
