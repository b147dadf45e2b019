//! How games and visits end: nobody loses anything unasked, and everybody reads why it is over.

use serde_json::json;

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::player::play_on;
use crate::stage::stage;

/// The yes of a question.
const YES: &str = "dialog.question .ways .main";

/// The way out of a question.
const NO: &str = "dialog.question .ways .button:last-child";

impl Browser {
    /// Opens the menu of the table.
    async fn menu(&self) {
        self.click(".top button:last-of-type").await;
        self.see("dialog .menu").await;
    }

    /// Closes the menu, and waits until the page knows that it is closed.
    async fn close_menu(&self) {
        self.click("dialog[open] .dialog-head button").await;
        self.miss("dialog[open]").await;
        self.draw().await;
    }

    /// Clicks the button with these words in the menu.
    async fn choose_in_menu(&self, words: &str) {
        self.menu().await;
        let button = format!(
            "return [...document.querySelectorAll('.menu button')].find((e) => e.innerText.trim() === `{words}`)"
        );
        self.until(words, &format!("{button} && true")).await;
        self.run(&button.replacen("return ", "(", 1).replacen("`)", "`)).click()", 1)).await;
    }

    /// Goes home and reads which games are kept there.
    async fn kept(&self) -> serde_json::Value {
        self.go("/").await;
        self.see(".games").await;
        self.run("return [...document.querySelectorAll('[data-kept]')].map((line) => line.dataset.kept)")
            .await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_kept_by_itself_until_it_is_thrown_away() {
    stage("kept", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        assert_eq!(browser.kept().await, json!([]));
        for (game, people) in [("flip7", &["Ann"][..]), ("unoflip", &["Ann"]), ("flip7", &["Ann", "Ben"])] {
            browser.sit_down(game, 200, people, 2).await;
            browser.turn().await;
        }
        let shared = browser.table().await;
        assert_eq!(browser.kept().await, json!(["flip7", "flip7", "unoflip"]));
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            browser.glance(&format!("kept-{lang}"), Kind::Phone).await;
        }
        browser.switch("en").await;
        browser.inspect("kept", Kind::Phone).await;
        browser.click("li:nth-child(2) .resume").await;
        browser.turn().await;
        assert_eq!(browser.table().await, shared, "the game of several people goes on");
        browser.reload().await;
        browser.turn().await;
        assert_eq!(browser.table().await, shared, "also after a reload");
        browser.go("/").await;
        browser.click("[data-kept=unoflip] button").await;
        browser.read("dialog.question", "cannot be continued").await;
        browser.click(NO).await;
        browser.miss("dialog.question").await;
        assert_eq!(browser.kept().await, json!(["flip7", "flip7", "unoflip"]), "nothing was thrown away");
        browser.click("[data-kept=unoflip] button").await;
        browser.click(YES).await;
        browser.miss("[data-kept=unoflip]").await;
        assert_eq!(browser.kept().await, json!(["flip7", "flip7"]));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_asks_what_becomes_of_the_one_that_is_kept() {
    stage("kept-asks", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.click("[data-game=flip7] .main").await;
        browser.turn().await;
        play_on(&[&browser], 1).await;
        browser.turn().await;
        let before = browser.table().await;
        for (lang, word) in LANGUAGES {
            browser.go("/").await;
            browser.switch(lang).await;
            browser.read("[data-game=flip7] .main", word).await;
            browser.click("[data-game=flip7] .main").await;
            browser.see("dialog.question").await;
            browser.glance(&format!("kept-asks-{lang}"), Kind::Phone).await;
        }
        browser.press("\u{e00c}").await;
        browser.miss("dialog.question").await;
        browser.switch("en").await;
        browser.click("[data-game=flip7] .main").await;
        browser.inspect("kept-asks", Kind::Phone).await;
        browser.click(YES).await;
        browser.turn().await;
        assert_eq!(browser.table().await, before, "it was to go on");
        browser.go("/").await;
        // By keys alone: past the cross and past going on.
        browser.run("document.querySelector('[data-game=flip7] .main').focus()").await;
        browser.press("\u{e007}").await;
        browser.see("dialog.question").await;
        browser.press("\u{e004}\u{e004}\u{e007}").await;
        browser.turn().await;
        assert_ne!(browser.table().await, before, "it was to begin anew");
        assert_eq!(browser.kept().await, json!(["flip7"]));
    })
    .await;
}

/// What older pages kept for all games together.
const AS_OLDER_PAGES: &str = "
    const kept = Object.keys(localStorage).find((name) => name.startsWith('fliphouse.local.'));
    localStorage.setItem('fliphouse.local', localStorage.getItem(kept));
    localStorage.removeItem(kept);";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_an_older_page_kept_goes_on() {
    stage("kept-older", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_down("vengeance", 200, &["Ann", "Ben"], 1).await;
        browser.turn().await;
        let before = browser.table().await;
        browser.go("/about").await;
        browser.run(AS_OLDER_PAGES).await;
        assert_eq!(browser.kept().await, json!(["vengeance"]));
        browser.click(".resume").await;
        browser.turn().await;
        assert_eq!(browser.table().await, before);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_ended_early_says_so_and_is_not_called_unfair() {
    stage("early", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for (game, _) in crate::local::GAMES {
            browser.sit_down(game, 200, &["Ann"], 2).await;
            browser.play_some(3).await;
            browser.choose_in_menu("End this game").await;
            browser.read("dialog.question", "Nobody wins").await;
            browser.click(NO).await;
            browser.miss("dialog.question").await;
            assert_eq!(browser.count("dialog.over[open]").await, 0, "the game goes on");
            browser.close_menu().await;
            browser.choose_in_menu("End this game").await;
            browser.inspect(&format!("end-asks-{game}"), Kind::Phone).await;
            browser.click(YES).await;
            browser.read("dialog.over h2", "ended before anybody won").await;
            browser.read("dialog.over .fair", "✓ Checked: up to where the game was ended").await;
            browser.miss("dialog.question").await;
            for (lang, _) in LANGUAGES {
                browser.click("dialog.over .dialog-head button").await;
                browser.switch(lang).await;
                browser.click(".results").await;
                browser.read("dialog.over .fair", "✓").await;
                browser.glance(&format!("early-{game}-{lang}"), Kind::Phone).await;
            }
            browser.click("dialog.over .dialog-head button").await;
            browser.switch("en").await;
            assert_eq!(browser.kept().await, json!([]), "what was ended is not offered again");
        }
    })
    .await;
}

/// Opens the question about a guest.
async fn ask_about(host: &Browser, name: &str, button: usize) {
    host.menu().await;
    host.see(&format!(".people li .small:nth-of-type({button})")).await;
    let click = format!(
        "[...document.querySelectorAll('.people li')].find((line) => line.innerText.includes(`{name}`))
            .querySelectorAll('.small')[{}].click()",
        button - 1
    );
    host.run(&click).await;
    host.read("dialog.question", name).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_sent_away_reads_so_and_until_when() {
    stage("sent-away", async |stage| {
        let host = stage.visitor(Kind::Desktop, "/").await;
        let code = host.open_table("flip7", 200, "Ann", 4, 1).await;
        let (ben, cleo) = (stage.visitor(Kind::Phone, "/").await, stage.visitor(Kind::Phone, "/").await);
        ben.join(&code, "Ben").await;
        cleo.join(&code, "Cleo").await;
        host.start().await;
        ask_about(&host, "Ben", 3).await;
        host.inspect("kick-asks", Kind::Desktop).await;
        host.click(NO).await;
        host.miss("dialog.question").await;
        assert_eq!(ben.count("[role=alert]").await, 0, "he may stay");
        host.close_menu().await;
        ask_about(&host, "Ben", 3).await;
        host.click(YES).await;
        ben.read("[role=alert]", "sent you away from this table. You can watch, and join again in 5 minutes")
            .await;
        ben.inspect("sent-away", Kind::Phone).await;
        ben.click(".ways button").await;
        ben.see("[data-seat]").await;
        host.close_menu().await;
        ask_about(&host, "Cleo", 4).await;
        host.click(YES).await;
        cleo.read("[role=alert]", "for good").await;
        host.close_menu().await;
        host.choose_in_menu("Close the table").await;
        host.inspect("close-asks", Kind::Desktop).await;
        host.click(YES).await;
        ben.read("[role=alert]", "closed this table").await;
        host.read("[role=alert]", "closed this table").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_came_to_does_not_say_that_its_host_closed_it() {
    stage("idle", async |stage| {
        let host = stage.visitor(Kind::Phone, "/").await;
        let code = host.open_table("flip7", 200, "Ann", 2, 1).await;
        host.go("/about").await;
        host.see("main").await;
        stage.server.kill();
        // Nobody is there any more, and tables wait for nobody.
        stage.server.start_again_with(&["--idle", "0"]);
        host.expect_errors("404");
        host.expect_errors("WebSocket connection to");
        let gone = format!(
            "const done = arguments[0];
            const ask = () => fetch('/api/v1/tables/{code}').then((answer) => answer.ok ? ask() : done(answer.status));
            ask()"
        );
        assert_eq!(host.run_later(&gone, Vec::new()).await, 404);
        host.go(&format!("/t/{code}")).await;
        host.read("[role=alert]", "closed: nobody had been here for a long time").await;
        host.inspect("idle", Kind::Phone).await;
        for (lang, _) in LANGUAGES {
            host.switch(lang).await;
            host.glance(&format!("idle-{lang}"), Kind::Phone).await;
        }
    })
    .await;
}
