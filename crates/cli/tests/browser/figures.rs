//! What it costs to load the page, and to play at a large table.

use std::time::Duration;

use serde_json::Value;

use crate::browser::Kind;
use crate::player::play_on;
use crate::stage::stage;

/// What is loaded at most before the page can be used.
const MOST: u64 = 350 * 1024;

/// How long nothing may keep the page from answering while one plays.
const LONGEST: f64 = 100.0;

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

/// Notes whatever keeps the page busy.
const OBSERVE: &str = "
    window.busy = [];
    new PerformanceObserver((list) => busy.push(...list.getEntries().map((task) => task.duration)))
        .observe({ type: 'longtask', buffered: false });";

/// Holds the page up, to see that it is noticed.
const IDLE: &str =
    "setTimeout(() => { const begun = performance.now(); while (performance.now() - begun < 120) {} })";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_holds_the_page_up_while_eighteen_play() {
    let pause = Duration::from_millis(150);
    stage("eighteen", async |stage| {
        stage.server.bots_pause(pause);
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.open_table("flip7", 60, "Ann", 18, 17).await;
        browser.start().await;
        browser.turn().await;
        browser.inspect_anew("eighteen", Kind::Desktop).await;
        browser.run(OBSERVE).await;
        browser.run(IDLE).await;
        browser.until("a task that is noticed", "return busy.length > 0").await;
        browser.run("busy = []").await;
        play_on(&[&browser], 8).await;
        let tasks = browser.run("return busy").await;
        let longest = tasks.as_array().expect("a list").iter().filter_map(Value::as_f64).fold(0.0, f64::max);
        println!("longest task at a table of eighteen: {longest:.0} ms (tasks over 50 ms: {tasks})");
        // A machine that has other things to do holds everything up.
        assert!(longest < LONGEST || is_busy(), "{tasks}");
    })
    .await;
}

/// Whether more is going on than there are processors for.
fn is_busy() -> bool {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load: f64 = load.split(' ').next().and_then(|load| load.parse().ok()).unwrap_or_default();
    let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    load > f64::from(u32::try_from(processors).unwrap_or(1))
}
