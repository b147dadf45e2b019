//! What it costs to load the page, and to play at a large table.

use serde_json::json;

use crate::browser::Kind;
use crate::player::play_on;
use crate::stage::stage;

/// What is loaded at most before the page can be used.
const MOST: u64 = 400 * 1024;

/// How many elements are made for a move at most while eighteen play, of some 950
/// that the table has: it must not be drawn anew.
const MOST_MADE: u64 = 200;

/// The same for a move that ends a round, with all points of it and a new card for everybody.
const MOST_MADE_BETWEEN_ROUNDS: u64 = 40 * 18;

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
        let source = json!({"source": WATCH});
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

/// Counts the elements that are made for each message of the server.
const PACED: &str = include_str!("js/paced.js");

#[tokio::test(flavor = "multi_thread")]
async fn a_move_does_not_draw_the_table_of_eighteen_anew() {
    stage("eighteen", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": PACED})).await;
        browser.open_table("flip7", 1000, "Ann", 18, 17).await;
        browser.start().await;
        browser.turn().await;
        browser.inspect_anew("eighteen", Kind::Desktop).await;
        browser.run("made.length = 0").await;
        play_on(&[&browser], 8).await;
        let made = browser.run("return made").await;
        let made: Vec<(u64, bool)> =
            serde_json::from_value(made).expect("numbers, and whether a round begins");
        let most = |begins: bool| {
            let made = made.iter().filter(|(_, begun)| *begun == begins).map(|(count, _)| *count);
            made.max().unwrap_or_default()
        };
        // To make elements is what keeps a page busy; unlike time, their number does not depend on the machine.
        let all = browser.run("return document.querySelectorAll('.rows *').length").await;
        println!(
            "at a table of eighteen: {} moves; {} of {all} elements at most for one",
            made.len(),
            most(false)
        );
        assert!(made.len() > 20, "{made:?}");
        assert!(most(false) <= MOST_MADE, "{made:?}");
        assert!(most(true) <= MOST_MADE_BETWEEN_ROUNDS, "{made:?}");
    })
    .await;
}
