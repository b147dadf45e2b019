//! Games in the page itself: against bots, and several people on one device.

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::player::{CURTAIN, play_on};
use crate::stage::stage;

/// The games, each with a target that is soon reached.
pub const GAMES: [(&str, u32); 3] = [("flip7", 10), ("vengeance", 10), ("unoflip", 1)];

/// How many bots play along. UNO FLIP! is long: with a few players, one who
/// plays at random seldom sees the end.
pub fn bots(game: &str) -> usize {
    if game == "unoflip" { 1 } else { 3 }
}

/// Tells whether there is something to click in the game. The end of a round is read on the way.
fn something_to_do() -> String {
    let read = "const goOn = document.querySelector('dialog.round-over[open] .go-on');
        if (goOn) { goOn.click(); return false; }";
    format!("{read} const chance = 0; return (function () {{ {} }})(chance) !== null", crate::player::NEXT)
}

impl Browser {
    /// Sits people and bots down at this device and begins.
    pub async fn sit_down(&self, game: &str, target: u32, people: &[&str], bots: usize) {
        self.gather(game, target, people, bots).await;
        self.begin().await;
    }

    /// Begins.
    pub async fn begin(&self) {
        self.click("button[type=submit]").await;
        let ready = "return document.querySelector('.table [data-seat], dialog.question[open]')";
        self.until("a table, or a question", ready).await;
        // A game that is kept from before has to make room.
        self.try_click("dialog.question .ways .button:nth-child(2)").await;
        self.see(".table [data-seat]").await;
    }

    /// Says who is to play and how long.
    pub async fn gather(&self, game: &str, target: u32, people: &[&str], bots: usize) {
        self.go(&format!("/pass/{game}")).await;
        // Two people are in the list to begin with.
        for _ in people.len()..2 {
            self.click(".sitters li:last-child button").await;
        }
        for _ in 2..people.len() {
            self.click("main .ways button:first-child").await;
        }
        for (place, name) in people.iter().enumerate() {
            self.write(&format!(".sitters li:nth-child({}) input", place + 1), name).await;
        }
        for _ in 0..bots {
            self.click("main .ways button:nth-child(2)").await;
        }
        self.set_target(target).await;
    }

    /// Sets how many points a game goes to.
    pub async fn set_target(&self, target: u32) {
        self.click("details summary").await;
        self.write("[data-option=target] input", &target.to_string()).await;
    }

    /// Waits until there is something to do.
    pub async fn turn(&self) {
        // What was clicked last must have been dealt with.
        self.draw().await;
        self.until("something to do", &something_to_do()).await;
    }

    /// Makes so many clicks, and more until there is something to do at the table itself: a
    /// colour that is being picked comes first.
    pub async fn play_some(&self, clicks: usize) {
        play_on(&[self], clicks).await;
        self.turn().await;
        while self.count("dialog[open]").await > 0 {
            play_on(&[self], 1).await;
            self.turn().await;
        }
    }

    /// Whether it is the turn of whoever sits here.
    pub async fn has_something_to_do(&self) -> bool {
        self.run(&something_to_do()).await == true
    }

    /// What lies on the table.
    pub async fn table(&self) -> serde_json::Value {
        self.run(include_str!("js/table.js")).await
    }

    /// The game is over: somebody has won, and the shuffles were fair.
    pub async fn see_the_end(&self) {
        self.see("dialog.over .score-table").await;
        self.read("dialog.over .fair", "✓").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_begins_a_game_with_one_click() {
    stage("play-now", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for (game, _) in GAMES {
            browser.go("/").await;
            browser.click(&format!("[data-game={game}] .main")).await;
            browser.see(&format!(".table[data-game={game}] [data-seat]")).await;
            browser.turn().await;
            browser.inspect_anew(&format!("turn-{game}"), Kind::Phone).await;
        }
    })
    .await;
}

async fn against_bots(game: &'static str, target: u32) {
    stage(game, async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_down(game, target, &["Ann"], bots(game)).await;
        assert!(play_on(&[&browser], usize::MAX).await > 0);
        browser.see_the_end().await;
        browser.inspect(&format!("over-{game}"), Kind::Phone).await;
        browser.click("dialog.over .main").await;
        browser.miss("dialog.over").await;
        browser.turn().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn flip_7_can_be_played_to_the_end_by_clicking() {
    against_bots("flip7", 100).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn vengeance_can_be_played_to_the_end_by_clicking() {
    against_bots("vengeance", 100).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn uno_flip_can_be_played_to_the_end_by_clicking() {
    against_bots("unoflip", 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn brutal_vengeance_can_be_played_to_the_end_by_clicking() {
    stage("brutal", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.gather("vengeance", 30, &["Ann"], 2).await;
        browser.click("[data-option=brutal] input").await;
        browser.begin().await;
        play_on(&[&browser], usize::MAX).await;
        browser.see_the_end().await;
        browser.inspect("over-brutal", Kind::Phone).await;
    })
    .await;
}

/// What a switch in the settings does.
pub async fn set(browser: &Browser, setting: &str) {
    let script = format!(
        "const settings = JSON.parse(localStorage.getItem('fliphouse.settings'));
         localStorage.setItem('fliphouse.settings', JSON.stringify({{ ...settings, {setting} }}));"
    );
    browser.run(&script).await;
    browser.reload().await;
}

/// The chance to bust is what one would count: each number in the row that has
/// not been seen yet, of all cards that have not.
#[tokio::test(flavor = "multi_thread")]
async fn hints_are_off_until_they_are_switched_on() {
    stage("hints", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        // Everything must lie on the table to be counted, and somebody ask for a card.
        loop {
            browser.sit_down("flip7", 200, &["Ann", "Ben"], 0).await;
            browser.turn().await;
            let may_hit = browser.count("[aria-keyshortcuts=h]").await > 0;
            if may_hit && browser.text("[data-pile=discard]").await == "0" {
                break;
            }
        }
        assert_eq!(browser.count(".hint").await, 0);
        set(&browser, "hints: true").await;
        browser.turn().await;
        browser.see(".hint").await;
        let counted = browser.run(include_str!("js/bust.js")).await;
        let said = browser.text(".hint").await;
        assert!(said.contains(&format!(" {counted}%")), "{counted} was counted; the page says: {said}");
        browser.inspect("hints", Kind::Phone).await;
    })
    .await;
}

/// What the story of the table says.
const STORY: &str = "return [...document.querySelectorAll('.story li')].map((line) => line.textContent)";

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_in_the_middle_goes_on_where_it_was() {
    stage("reload", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for (game, _) in GAMES {
            browser.sit_down(game, 200, &["Ann"], 2).await;
            browser.play_some(3).await;
            let before = (browser.table().await, browser.run(STORY).await);
            assert!(before.1.as_array().is_some_and(|lines| lines.len() > 3), "{before:?}");
            browser.reload().await;
            browser.turn().await;
            assert_eq!((browser.table().await, browser.run(STORY).await), before, "{game}");
            browser.go("/").await;
            browser.click(&format!("[data-kept={game}] .resume")).await;
            browser.turn().await;
            assert_eq!((browser.table().await, browser.run(STORY).await), before, "{game}");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_changes_in_the_middle_of_a_game() {
    stage("languages", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for (game, _) in GAMES {
            browser.sit_down(game, 200, &["Ann"], 5).await;
            browser.turn().await;
            let before = browser.table().await;
            let mut said = Vec::new();
            for (lang, _) in LANGUAGES {
                browser.switch(lang).await;
                assert_eq!(browser.table().await, before, "{game}");
                browser.glance(&format!("turn-{game}-{lang}"), Kind::Phone).await;
                said.push(browser.text("main").await);
            }
            said.dedup();
            assert_eq!(said.len(), LANGUAGES.len(), "some languages say the same");
        }
    })
    .await;
}

/// How many touches it takes at most to draw a card that does not fit.
const DRAWS: usize = 40;

/// Draws until the card does not fit, and plays nothing.
async fn draw_what_does_not_fit(browser: &Browser) {
    for _ in 0..DRAWS {
        browser.turn().await;
        if browser.text(".uno-whose").await.contains("It does not fit.") {
            return;
        }
        if !browser.try_click("[data-pile=deck].ready").await {
            browser.try_click(".uno-answers .button:last-of-type").await;
        }
    }
    panic!("every card that was drawn fits, they say");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_without_alternatives_is_shown_as_that_in_every_language() {
    stage("only-answer", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        // It does not go off by itself, so that it can be looked at.
        set(&browser, "answers: false").await;
        browser.sit_down("unoflip", 500, &["Ann"], 1).await;
        draw_what_does_not_fit(&browser).await;
        let before = browser.table().await;
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            assert_eq!(browser.count(".uno-answers .button").await, 1);
            browser.glance(&format!("only-answer-{lang}"), Kind::Phone).await;
        }
        assert_eq!(browser.table().await, before, "nobody has answered");
        browser.click(".uno-answers .button").await;
        browser.until("an answer", "return !document.querySelector('.uno-answers .button')").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_share_a_device_take_turns() {
    stage("pass", async |stage| {
        let browser = stage.visitor(Kind::Tablet, "/").await;
        for (game, target) in &GAMES[..2] {
            browser.sit_down(game, *target, &["Ann", "Ben", "Cleo"], 0).await;
            assert!(play_on(&[&browser], usize::MAX).await > 3);
            browser.see_the_end().await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn uno_flip_hides_a_hand_from_the_others_at_the_device() {
    stage("pass-uno", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_down("unoflip", 1, &["Ann", "Ben"], 0).await;
        browser.turn().await;
        // Whoever begins has taken the device by now, or takes it here.
        browser.try_click(".uno-curtain button").await;
        browser.see(".uno-card").await;
        let own = browser.table().await["hand"].clone();
        browser.miss(".uno-curtain").await;
        browser.play_until("a curtain", CURTAIN).await;
        assert_eq!(browser.count("[data-card]").await, 0, "a hand lies open");
        assert_eq!(browser.count(".uno-backs svg").await, 0, "the backs of a hand lie open");
        browser.inspect("curtain", Kind::Phone).await;
        browser.click(".uno-curtain button").await;
        browser.see(".uno-card").await;
        assert_ne!(browser.table().await["hand"], own);
        play_on(&[&browser], usize::MAX).await;
        browser.see_the_end().await;
    })
    .await;
}
