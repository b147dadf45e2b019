//! Tables of the server: opened in one browser, joined in others.

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::local::GAMES;
use crate::player::play_on;
use crate::stage::{Stage, stage};

impl Browser {
    /// Opens a table by its form. Says its code.
    pub async fn open_table(&self, game: &str, target: u32, name: &str, seats: usize, bots: usize) -> String {
        self.go(&format!("/open/{game}")).await;
        self.write("input[name=name]", name).await;
        self.write("input[name=open-seats]", &seats.to_string()).await;
        self.write("input[name=open-bots]", &bots.to_string()).await;
        self.set_target(target).await;
        self.click("button[type=submit]").await;
        self.see(".lobby .invite .code").await;
        self.text(".invite .code").await
    }

    /// Comes to a table by its link and sits down.
    pub async fn join(&self, code: &str, name: &str) {
        self.go(&format!("/t/{code}")).await;
        self.come_in(name).await;
    }

    /// Sits down at the table that is shown.
    pub async fn come_in(&self, name: &str) {
        self.write(".come-in input", name).await;
        self.click(".come-in .main").await;
        self.miss(".come-in").await;
        self.read(".seats .name", name).await;
    }

    /// Starts the game, as the host.
    pub async fn start(&self) {
        self.click(".lobby .button.main.wide").await;
        self.see(".table [data-seat]").await;
    }
}

/// Opens a table in the first browser and sits the others down at it.
async fn gather(browsers: &[&Browser], game: &str, target: u32) -> String {
    let code = browsers[0].open_table(game, target, "Ann", browsers.len(), 0).await;
    for (browser, name) in browsers[1..].iter().zip(["Ben", "Cleo", "Dan"]) {
        browser.join(&code, name).await;
    }
    browsers[0]
        .until(
            "everybody",
            &format!("return document.querySelectorAll('.seats li').length === {}", browsers.len()),
        )
        .await;
    browsers[0].start().await;
    code
}

async fn play_all_games(stage: &Stage, kinds: &[Kind]) {
    let mut browsers = Vec::new();
    for kind in kinds {
        browsers.push(stage.visitor(*kind, "/").await);
    }
    let browsers: Vec<&Browser> = browsers.iter().collect();
    for (game, target) in GAMES {
        gather(&browsers, game, target).await;
        play_on(&browsers, usize::MAX).await;
        for browser in &browsers {
            browser.see_the_end().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_a_full_game_of_each_kind() {
    stage("two", async |stage| play_all_games(stage, &[Kind::Phone, Kind::Desktop]).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_browsers_play_a_full_game_of_each_kind() {
    let kinds = [Kind::Desktop, Kind::Phone, Kind::Phone, Kind::Tablet];
    stage("four", async |stage| play_all_games(stage, &kinds).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_joined_by_its_code_and_found_in_the_list() {
    stage("join", async |stage| {
        let host = stage.visitor(Kind::Phone, "/open/flip7").await;
        host.write("input[name=name]", "Ann").await;
        host.click(".switch input").await;
        host.click("button[type=submit]").await;
        host.see(".lobby .invite .code").await;
        let code = host.text(".invite .code").await;
        let guest = stage.visitor(Kind::Desktop, "/").await;
        guest.read(".listed", "Ann").await;
        guest.inspect("home-with-a-table", Kind::Desktop).await;
        guest.write("input[name=code]", &code.to_lowercase()).await;
        guest.click(".join button").await;
        guest.see(".come-in").await;
        guest.inspect("lobby-stranger", Kind::Desktop).await;
        guest.come_in("Ben").await;
        guest.see(".notice").await;
        guest.inspect("lobby-guest", Kind::Desktop).await;
        host.click(".lobby > .ways .small").await;
        host.until("a bot", "return document.querySelectorAll('.seats li').length === 3").await;
        host.inspect("lobby-host", Kind::Phone).await;
        for (lang, _) in LANGUAGES {
            host.switch(lang).await;
            host.glance(&format!("lobby-host-{lang}"), Kind::Phone).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_tabs_of_a_seat_the_newer_wins_and_the_older_says_so() {
    stage("tabs", async |stage| {
        let host = stage.visitor(Kind::Phone, "/").await;
        let code = host.open_table("flip7", 200, "Ann", 2, 1).await;
        host.start().await;
        host.turn().await;
        host.new_tab().await;
        host.resize(Kind::Phone).await;
        host.go(&format!("/t/{code}")).await;
        host.turn().await;
        host.tab(0).await;
        host.read("[role=alert]", "newer tab").await;
        host.inspect("older-tab", Kind::Phone).await;
        host.tab(1).await;
        play_on(&[&host], 2).await;
        // The older one can have its seat back.
        host.tab(0).await;
        host.click("[role=alert] ~ .ways .main").await;
        host.turn().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_big_screen_shows_the_way_in_and_follows_the_game() {
    stage("tv", async |stage| {
        let host = stage.visitor(Kind::Phone, "/").await;
        let screen = stage.visitor(Kind::Desktop, "/").await;
        for (game, _) in GAMES {
            let code = host.open_table(game, 200, "Ann", 4, 3).await;
            screen.go(&format!("/tv/{code}")).await;
            screen.see(".qr svg").await;
            screen.read(".tv-side", &code).await;
            screen.read(".seats", "Ann").await;
            screen.inspect(&format!("tv-lobby-{game}"), Kind::Desktop).await;
            host.start().await;
            host.turn().await;
            screen.see("[data-seat]").await;
            screen.see(".qr svg").await;
            let before = screen.table().await;
            while screen.table().await == before {
                play_on(&[&host], 1).await;
            }
            assert_eq!(screen.count(".act button, .uno-card.playable, .uno-answers button").await, 0);
            // Nothing happens any more until the host moves, and what was shouted is gone: it
            // would stay where it began while the screen changes.
            host.turn().await;
            screen.miss(".flourish").await;
            screen.inspect(&format!("tv-{game}"), Kind::Desktop).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_host_fits_a_phone_in_every_language() {
    stage("menu", async |stage| {
        let host = stage.visitor(Kind::Phone, "/").await;
        let code = host.open_table("flip7", 200, "Ann", 3, 0).await;
        for name in ["Maximilian Schwarzer", "Wojciech-Krzysztof"] {
            let guest = stage.visitor(Kind::Desktop, "/").await;
            guest.join(&code, name).await;
            guest.go("/").await;
        }
        host.start().await;
        for (lang, _) in LANGUAGES {
            host.switch(lang).await;
            host.click(".top button:last-of-type").await;
            host.see(".menu .people li:nth-child(2) button:nth-of-type(4)").await;
            host.photograph(&format!("375x812-light/menu-host-top-{lang}")).await;
            host.run("document.querySelector('.menu .people').scrollIntoView()").await;
            host.glance(&format!("menu-host-{lang}"), Kind::Phone).await;
            host.click("dialog[open] .dialog-head button").await;
            host.miss("dialog[open]").await;
        }
    })
    .await;
}
