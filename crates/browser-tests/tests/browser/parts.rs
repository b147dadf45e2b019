//! Parts of the page that are loaded when they are asked for.

use serde_json::json;

use crate::browser::{Browser, Kind};
use crate::stage::stage;

/// Where the part with the page about the project is.
const ABOUT: &str = "*/split_about.wasm";

/// Tells whether these parts have been loaded.
fn are_here(parts: &[&str]) -> String {
    format!(
        "const names = performance.getEntriesByType('resource').map((file) => file.name);
         return {parts:?}.every((part) => names.some((name) => name.endsWith(`split_${{part}}.wasm`)))"
    )
}

/// Has the browser refuse to load anything from such addresses.
async fn block(browser: &Browser, addresses: &[&str]) {
    browser.tell("Network.enable", json!({})).await;
    browser.tell("Network.setBlockedURLs", json!({"urls": addresses})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_does_not_come_can_be_asked_for_again() {
    stage("part-lost", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.expect_errors("ERR_BLOCKED_BY_CLIENT");
        browser.expect_errors("Failed to fetch");
        block(&browser, &[ABOUT]).await;
        browser.click(".house-foot a").await;
        browser.see(".lost-part").await;
        browser.inspect("part-lost", Kind::Phone).await;
        browser.run("window.loadedOnce = true").await;
        browser.click(".lost-part .main").await;
        browser.see(".lost-part").await;
        block(&browser, &[]).await;
        browser.click(".lost-part .main").await;
        browser.read("main h1", "About").await;
        assert_eq!(browser.run("return window.loadedOnce").await, true, "the page was loaded again");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_takes_long_is_announced_and_there_is_a_way_home() {
    stage("part-coming", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        // What is held back goes on when nothing is held back any more.
        browser.tell("Fetch.enable", json!({"patterns": [{"urlPattern": ABOUT}]})).await;
        browser.ask_for("/about").await;
        browser
            .until("it says so", "return getComputedStyle(document.querySelector('.coming')).opacity === '1'")
            .await;
        browser.photograph("part-coming").await;
        browser.check_fit("part-coming").await;
        browser.see("header a[href='/']").await;
        browser.tell("Fetch.disable", json!({})).await;
        browser.read("main h1", "About").await;
        browser.miss(".coming").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_what_is_asked_for_later_even_without_a_connection() {
    stage("parts-ahead", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.click("[data-game=flip7] .main").await;
        browser.see(".table .top").await;
        browser.until("the parts are here", &are_here(&["results", "settings"])).await;
        block(&browser, &["*.wasm"]).await;
        browser.click(".top > button:nth-last-of-type(2)").await;
        browser.see("dialog.settings select").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_comes_when_somebody_comes_near_its_game() {
    stage("board-ahead", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for (game, board) in [("vengeance", "rows_board"), ("unoflip", "uno_board")] {
            assert_eq!(browser.run(&are_here(&[board])).await, false, "nobody asked for it yet");
            browser.run(&format!("document.querySelector('[data-game={game}] .main').focus()")).await;
            browser.until("the board is here", &are_here(&[board])).await;
        }
        browser.go("/open/flip7").await;
        browser.until("the board is here", &are_here(&["rows_board"])).await;
    })
    .await;
}
