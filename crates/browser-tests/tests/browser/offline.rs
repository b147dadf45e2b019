//! The page without a network, and what it takes to have it so.

use serde_json::{Value, json};

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::local::GAMES;
use crate::stage::{Stage, stage};

/// A browser without service workers, and one that refuses them, as private windows do.
const WITHOUT: [&str; 2] = [
    "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })",
    "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('', 'SecurityError'))",
];

/// A browser that does not offer to install pages.
const NO_OFFER: &str =
    "addEventListener('beforeinstallprompt', (offer) => offer.stopImmediatePropagation(), { capture: true })";

/// The paths of everything that the browser keeps of the page.
const KEPT: &str = "
    return (async () => {
        const paths = [];
        for (const name of await caches.keys()) {
            const requests = await (await caches.open(name)).keys();
            paths.push(...requests.map((request) => new URL(request.url).pathname));
        }
        return paths;
    })();";

impl Browser {
    /// Waits until the browser keeps the page.
    pub async fn has_the_page(&self) {
        self.until("a page that is kept", "return navigator.serviceWorker.controller?.state === 'activated'")
            .await;
    }

    /// The server is gone, and the page may say so in the log.
    fn expect_no_server(&self) {
        self.expect_errors("ERR_CONNECTION_REFUSED");
        self.expect_errors("WebSocket connection to");
    }

    /// Plays some moves of every game against bots, and of one on one device.
    async fn play_everything(&self) {
        for (game, _) in GAMES {
            self.go("/").await;
            self.click(&format!("[data-game={game}] .main")).await;
            self.turn().await;
            self.play_some(3).await;
        }
        self.sit_down("vengeance", 200, &["Ann", "Ben"], 0).await;
        self.turn().await;
        self.play_some(3).await;
    }
}

/// A visitor whose browser keeps the page, and a server that is gone.
async fn alone(stage: &mut Stage) -> Browser {
    let browser = stage.visitor(Kind::Phone, "/").await;
    browser.has_the_page().await;
    browser.expect_no_server();
    stage.server.kill();
    browser
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_server_the_page_opens_again_says_so_and_recovers_by_itself() {
    stage("offline", async |stage| {
        let browser = alone(stage).await;
        browser.reload().await;
        browser.see(".house-head .offline-sign").await;
        browser.read(".without-network", "Games against bots and on this device go on").await;
        browser.read(".panel", "Public tables are shown again").await;
        browser.inspect("offline", Kind::Phone).await;
        for (lang, word) in LANGUAGES {
            browser.switch(lang).await;
            browser.read("[data-game=flip7] .main", word).await;
            browser.glance(&format!("offline-{lang}"), Kind::Phone).await;
        }
        browser.switch("en").await;
        browser.run("window.loadedOnce = true").await;
        stage.server.start_again();
        browser.miss(".offline-sign").await;
        browser.miss(".without-network").await;
        browser.read(".panel", "There are no public tables").await;
        assert_eq!(browser.run("return window.loadedOnce").await, true, "the page was loaded again");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_started_without_a_server_plays_all_that_needs_none() {
    stage("cold-start", async |stage| {
        let browser = alone(stage).await;
        let browser = stage.restart(browser, Kind::Phone).await;
        browser.go("/").await;
        browser.see(".offline-sign").await;
        browser.play_everything().await;
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
        }
        browser.switch("en").await;
        let before = browser.table().await;
        browser.reload().await;
        browser.turn().await;
        assert_eq!(browser.table().await, before);
        browser.go("/about").await;
        browser.read("main h1", "About").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_server_tables_say_that_there_is_no_connection() {
    stage("offline-tables", async |stage| {
        let browser = alone(stage).await;
        browser.write("input[name=code]", "KMPQRS").await;
        browser.click(".join button").await;
        browser.read(".join ~ .wrong", "cannot be reached").await;
        browser.go("/open/flip7").await;
        browser.see(".without-network").await;
        browser.click("button[type=submit]").await;
        browser.read(".wrong", "cannot be reached").await;
        browser.inspect("offline-open", Kind::Phone).await;
        browser.ask_for("/t/KMPQRS").await;
        browser.read("[role=alert]", "The table comes as soon as there is a connection").await;
        browser.read(".announced", "Games against bots and on this device go on").await;
        browser.inspect("offline-table", Kind::Phone).await;
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            browser.glance(&format!("offline-table-{lang}"), Kind::Phone).await;
        }
        browser.click("main .ways .main").await;
        browser.see("[data-game=flip7] .main").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_page_is_kept_and_nothing_that_the_server_says() {
    stage("kept", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.has_the_page().await;
        browser.open_table("flip7", 200, "Ann", 2, 1).await;
        browser.start().await;
        browser.turn().await;
        // The page has the service worker before it by now.
        for said in ["/api/v1/tables", "/api/v1/games", "/healthz"] {
            assert_eq!(
                browser.run(&format!("return fetch('{said}').then((answer) => answer.ok)")).await,
                true
            );
        }
        let paths = browser.run(KEPT).await;
        let paths: Vec<&str> = paths.as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        assert!(paths.contains(&"/"), "{paths:#?}");
        let needed = [
            "web_bg.wasm",
            "local-table_bg.wasm",
            "hints_bg.wasm",
            "split_uno_board.wasm",
            "hu.ftl",
            "rules.fr.ftl",
        ];
        for file in needed {
            assert!(paths.iter().any(|path| path.ends_with(&format!("/{file}"))), "{file}: {paths:#?}");
        }
        let said = ["/api/", "/healthz", "/sw.js"];
        assert!(!paths.iter().any(|path| said.iter().any(|start| path.starts_with(start))), "{paths:#?}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_keeps_nothing_says_so_once_and_everything_else_works() {
    stage("not-kept", async |stage| {
        for (place, script) in WITHOUT.into_iter().enumerate() {
            let browser = stage.stranger(Kind::Phone).await;
            browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": script})).await;
            browser.go("/").await;
            browser.read(".not-kept", "keeps nothing of this page").await;
            if place == 0 {
                browser.inspect("not-kept", Kind::Phone).await;
            }
            browser.click("[data-game=flip7] .main").await;
            browser.turn().await;
            browser.see(".banners .not-kept").await;
            browser.click(".not-kept button").await;
            browser.miss(".not-kept").await;
            browser.reload().await;
            browser.turn().await;
            browser.click(".top > button:nth-last-of-type(2)").await;
            // The settings say it whenever somebody wants to know.
            browser.read("dialog.settings .keeping", "keeps nothing of this page").await;
            assert_eq!(browser.count(".not-kept").await, 0, "it was said twice");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_without_room_for_the_page_says_so_and_everything_else_works() {
    stage("full", async |stage| {
        let browser = stage.stranger(Kind::Phone).await;
        let quota = json!({"origin": stage.server.url, "quotaSize": 100_000});
        browser.tell("Storage.overrideQuotaForOrigin", quota).await;
        browser.go("/").await;
        browser.read(".not-kept", "no room left").await;
        browser.inspect("full", Kind::Phone).await;
        browser.click("[data-game=flip7] .main").await;
        browser.turn().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_find_nothing_wrong_with_installing_the_page() {
    stage("installable", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.has_the_page().await;
        let manifest = browser.tell("Page.getAppManifest", json!({})).await;
        assert_eq!(manifest["errors"], json!([]), "{manifest:#}");
        assert!(manifest["data"].as_str().is_some_and(|text| text.contains("standalone")), "{manifest:#}");
        let wrong = browser.tell("Page.getInstallabilityErrors", json!({})).await;
        assert_eq!(wrong["installabilityErrors"], json!([]), "{wrong:#}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_can_be_installed_where_the_browser_offers_it() {
    stage("install", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.see(".house-foot .install").await;
        // Else the browser asks by itself, too.
        assert_eq!(browser.run("return installOffer.defaultPrevented").await, true);
        browser.inspect("install", Kind::Phone).await;
        // Chromium asks outside the page, where no test can answer.
        browser.run("installOffer.prompt = () => { window.asked = true; }").await;
        browser.click(".install").await;
        browser.until("the browser asks", "return window.asked").await;
        browser.miss(".install").await;
        let other = stage.stranger(Kind::Phone).await;
        other.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": NO_OFFER})).await;
        other.go("/").await;
        other.has_the_page().await;
        assert_eq!(other.count(".install").await, 0, "nothing is offered");
    })
    .await;
}
