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

/// Plays as somebody does who thinks for a second about every decision and reads no sums, and notes how long
/// that takes.
const THINKS: &str = "
    window.dealt = 3;
    window.played = { began: performance.now(), decisions: 0 };
    const think = () => {
        const found = next((played.decisions * 0.618) % 1);
        if (found === 'over') { played.ended = performance.now(); return; }
        if (!(found instanceof Element)) { requestAnimationFrame(think); return; }
        if (found.matches('.go-on')) { found.click(); requestAnimationFrame(think); return; }
        played.decisions += 1;
        setTimeout(() => { found.click(); requestAnimationFrame(think); }, 1000);
    };
    think();";

/// Takes two minutes, for nothing is made faster: `cargo test --release --package browser-tests --features chromium
/// -- --ignored --nocapture how_long`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "long"]
async fn how_long_a_game_of_flip_7_against_three_bots_takes() {
    stage("pace", async |stage| {
        let browser = stage.browser(Kind::Desktop).await;
        browser.seed(crate::seed::seed()).await;
        browser.settle(&[("motion", "on"), ("lang", "en")]).await;
        browser.sit_down("flip7", 200, &["Ann"], 3).await;
        browser.run(&format!("const next = function () {{ {} }}; {THINKS}", crate::player::NEXT)).await;
        let played = browser.until("the end", "return played.ended && played").await;
        let seconds = (played["ended"].as_f64().unwrap_or_default()
            - played["began"].as_f64().unwrap_or_default())
            / 1000.0;
        let round = browser.text(".where").await;
        println!("a game took {seconds:.1} s with {} decisions; {round}", played["decisions"]);
    })
    .await;
}
