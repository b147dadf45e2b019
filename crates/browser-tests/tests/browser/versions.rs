//! The server gets a newer version of the page while somebody has an older one open.

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::player::play_on;
use crate::renewal::Renewal;
use crate::stage::stage;

/// Where the files of the page are that is open.
const VERSION: &str = "return document.documentElement.dataset.assets";

/// Somebody looks at the page again: it asks whether there is a newer version.
const LOOK: &str = "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";

/// Tells whether the files of so many versions are kept.
fn kept_folders(count: usize) -> String {
    format!("return caches.keys().then((names) => names.length === {count})")
}

impl Browser {
    /// Waits until the page is of the newer version.
    async fn see_the_newer_version(&self) {
        self.until("the newer version", &format!("{VERSION} === '{}'", Renewal::newer())).await;
        self.see("main").await;
        self.arrive().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_version_is_announced_and_comes_when_somebody_wants_it() {
    stage("newer-version", async |stage| {
        let renewal = Renewal::of(&stage.server.url).await;
        let browser = stage.visitor_at(&renewal.url, Kind::Phone, "/").await;
        browser.has_the_page().await;
        let older = browser.text_of(VERSION).await;
        browser.click("[data-game=flip7] .main").await;
        browser.turn().await;
        browser.run("window.loadedOnce = true").await;
        renewal.renew();
        browser.run(LOOK).await;
        browser.see(".banners .newer-version").await;
        // Whoever plays is not disturbed.
        play_on(&[&browser], 3).await;
        browser.turn().await;
        browser.inspect("newer-version-at-a-table", Kind::Phone).await;
        assert_eq!(browser.run("return window.loadedOnce").await, true, "the page was loaded again");
        browser.click(".top a").await;
        browser.see(".page > .newer-version").await;
        browser.inspect("newer-version", Kind::Phone).await;
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            browser.glance(&format!("newer-version-{lang}"), Kind::Phone).await;
        }
        browser.switch("en").await;
        // The server has no such file any more.
        browser.click(".house-foot a").await;
        browser.read("main h1", "About").await;
        assert_eq!(browser.text_of(VERSION).await, older);
        browser.click(".newer-version .main").await;
        browser.see_the_newer_version().await;
        assert_eq!(browser.count(".newer-version").await, 0);
        // What was begun in the older version goes on.
        browser.go("/").await;
        browser.click("[data-kept=flip7] .resume").await;
        browser.turn().await;
        browser.until("only files that are in use", &kept_folders(1)).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_tab_keeps_its_parts_while_a_newer_one_is_open() {
    stage("two-versions", async |stage| {
        let renewal = Renewal::of(&stage.server.url).await;
        let browser = stage.visitor_at(&renewal.url, Kind::Desktop, "/").await;
        browser.has_the_page().await;
        let older = browser.text_of(VERSION).await;
        renewal.renew();
        browser.new_tab().await;
        // Whoever opens or reloads a page online gets what the server has.
        browser.go("/").await;
        browser.see_the_newer_version().await;
        browser.until("both are kept", &kept_folders(2)).await;
        for _ in 0..2 {
            browser.reload().await;
            browser.see_the_newer_version().await;
        }
        browser.tab(0).await;
        browser.see(".newer-version").await;
        browser.click(".house-foot a").await;
        browser.read("main h1", "About").await;
        browser.click(".brand").await;
        browser.click("[data-game=unoflip] .main").await;
        browser.turn().await;
        assert_eq!(browser.text_of(VERSION).await, older);
        // A reload is enough, too.
        browser.reload().await;
        browser.see_the_newer_version().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_without_a_server_behind_it_does_not_keep_the_page_away() {
    stage("bad-gateway", async |stage| {
        let renewal = Renewal::of(&stage.server.url).await;
        let browser = stage.visitor_at(&renewal.url, Kind::Phone, "/").await;
        browser.has_the_page().await;
        browser.expect_errors("502");
        renewal.break_down();
        browser.reload().await;
        browser.see(".offline-sign").await;
        browser.click("[data-game=flip7] .main").await;
        browser.turn().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_answer_is_not_waited_for_longer_than_a_moment() {
    stage("stuck", async |stage| {
        let renewal = Renewal::of(&stage.server.url).await;
        let browser = stage.visitor_at(&renewal.url, Kind::Phone, "/").await;
        browser.has_the_page().await;
        renewal.get_stuck();
        browser.reload().await;
        browser.click("[data-game=flip7] .main").await;
        browser.turn().await;
    })
    .await;
}
