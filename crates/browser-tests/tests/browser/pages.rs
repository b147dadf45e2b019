//! The pages that are no table, and the windows over them.

use crate::browser::Kind;
use crate::home::LANGUAGES;
use crate::stage::stage;

/// Pages by their address and what they are called in pictures.
const PAGES: [(&str, &str); 5] = [
    ("/about", "about"),
    ("/open/flip7", "open-flip7"),
    ("/open/unoflip", "open-unoflip"),
    ("/pass/vengeance", "pass-vengeance"),
    ("/play/chess", "no-such-game"),
];

#[tokio::test(flavor = "multi_thread")]
async fn all_other_pages_fit_in_every_language() {
    stage("pages", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for (path, name) in PAGES {
            browser.go(path).await;
            browser.run("document.querySelectorAll('details').forEach(e => e.open = true)").await;
            for (lang, _) in LANGUAGES {
                browser.switch(lang).await;
                browser.glance(&format!("{name}-{lang}"), Kind::Phone).await;
            }
            browser.switch("en").await;
            browser.inspect(name, Kind::Phone).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_settings_change_the_page_at_once_and_are_kept() {
    stage("settings", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.click(".house-head button").await;
        browser.see("dialog.settings").await;
        browser.inspect("settings", Kind::Phone).await;
        for (lang, _) in LANGUAGES {
            browser.choose("dialog.settings select", lang).await;
            browser
                .until("the language", &format!("return document.documentElement.lang === '{lang}'"))
                .await;
            browser.glance(&format!("settings-{lang}"), Kind::Phone).await;
        }
        browser.click("dialog.settings .choice label:nth-of-type(3) input").await;
        browser.until("a dark page", "return document.documentElement.dataset.theme === 'dark'").await;
        browser.click(".dialog-head button").await;
        browser.miss("dialog").await;
        browser.reload().await;
        browser.until("a dark page", "return document.documentElement.dataset.theme === 'dark'").await;
        browser.read("[data-game=flip7] .main", LANGUAGES[4].1).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_no_table_has_is_refused_in_words() {
    stage("no-such-table", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.write("input[name=code]", "QQQQQQ").await;
        browser.expect_errors("404");
        browser.click(".join button").await;
        browser.read(".wrong", "no table").await;
        browser.inspect("no-such-table", Kind::Phone).await;
        browser.go("/t/QQQQQQ").await;
        browser.see("[role=alert]").await;
        browser.inspect("no-such-table-by-link", Kind::Phone).await;
    })
    .await;
}
