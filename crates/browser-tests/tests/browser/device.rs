//! What the device does besides showing the table, and what its settings are.

use serde_json::json;

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::player::{CURTAIN, play_on};
use crate::stage::stage;

/// A device that notes what it is told to do, and can be made to look elsewhere.
const NOTING: &str = "
    window.did = { locks: 0, asked: 0, notices: [], trembled: [] };
    Object.defineProperty(navigator, 'wakeLock', { value: {
        request: async (kind) => {
            did.locks += 1;
            return { kind, release: async () => { did.locks -= 1; } };
        },
    } });
    navigator.vibrate = (time) => { did.trembled.push(time); return true; };
    window.Notification = class {
        static permission = 'default';
        static requestPermission = async () => { did.asked += 1; return (Notification.permission = 'granted'); };
        constructor(title) { did.notices.push(title); }
    };
    Object.defineProperty(document, 'hidden', { get: () => window.elsewhere === true });";

impl Browser {
    async fn note_what_it_does(&self) {
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": NOTING})).await;
    }

    async fn open_settings(&self) {
        self.run("document.querySelector('.house-head button, .top > button:nth-last-of-type(2)').click()")
            .await;
        self.see("dialog.settings .volume").await;
    }

    async fn close_settings(&self) {
        self.click("dialog.settings .dialog-head button").await;
        self.miss("dialog.settings").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_screen_stays_on_as_long_as_a_game_is_shown() {
    stage("awake", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.note_what_it_does().await;
        browser.sit_down("flip7", 400, &["Ann"], 2).await;
        browser.until("a screen that stays on", "return did.locks === 1").await;
        browser.click(".top a").await;
        browser.until("a screen that may go off", "return did.locks === 0").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_big_screen_stays_on_during_a_game() {
    stage("awake-tv", async |stage| {
        let (host, screen) = (stage.visitor(Kind::Phone, "/").await, stage.visitor(Kind::Desktop, "/").await);
        screen.note_what_it_does().await;
        let code = host.open_table("flip7", 400, "Ann", 2, 1).await;
        screen.go(&format!("/tv/{code}")).await;
        screen.see(".lobby").await;
        assert_eq!(screen.run("return did.locks").await, json!(0), "nobody plays yet");
        host.start().await;
        screen.until("a screen that stays on", "return did.locks === 1").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_elsewhere_is_told_when_it_is_their_turn_if_they_asked_for_it() {
    stage("notices", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.note_what_it_does().await;
        browser.sit_down("flip7", 400, &["Ann"], 2).await;
        browser.until("the device", "return did.locks === 1").await;
        browser.run("window.elsewhere = true").await;
        play_on(&[&browser], 2).await;
        browser.turn().await;
        assert_eq!(
            browser.run("return [did.asked, did.notices.length]").await,
            json!([0, 0]),
            "nobody asked"
        );
        browser.open_settings().await;
        browser.click(".notices").await;
        browser.see(".notices[aria-pressed=true]").await;
        browser.close_settings().await;
        play_on(&[&browser], 2).await;
        browser.until("a notice", "return did.notices.length > 0").await;
        let said = browser.text_of("return did.notices[0]").await;
        assert!(said.contains("Your turn"), "{said}");
        // Whoever looks at the page needs none.
        browser.run("window.elsewhere = false; did.notices = []").await;
        play_on(&[&browser], 2).await;
        browser.turn().await;
        assert_eq!(browser.run("return [did.asked, did.notices.length]").await, json!([1, 0]));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_trembles_at_one_s_turn_unless_it_is_told_not_to() {
    stage("haptics", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.note_what_it_does().await;
        browser.sit_down("flip7", 400, &["Ann"], 2).await;
        browser.until("the device", "return did.locks === 1").await;
        play_on(&[&browser], 2).await;
        browser.until("a device that trembles", "return did.trembled.includes(30)").await;
        browser.open_settings().await;
        browser.click(".switch:has(+ .notices) input, .volume + .switch input").await;
        browser.close_settings().await;
        browser.run("did.trembled = []").await;
        play_on(&[&browser], 2).await;
        browser.turn().await;
        assert_eq!(browser.run("return did.trembled").await, json!([]));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_settings_of_the_device_are_kept_and_fit_in_every_language() {
    stage("device-settings", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            browser.open_settings().await;
            browser.glance(&format!("settings-{lang}"), Kind::Phone).await;
            browser.close_settings().await;
        }
        browser.open_settings().await;
        browser
            .run("const volume = document.querySelector('.volume input'); volume.value = 3; volume.dispatchEvent(new Event('input', { bubbles: true }))")
            .await;
        browser.reload().await;
        browser.open_settings().await;
        assert_eq!(browser.text_of("return document.querySelector('.volume input').value").await, "3");
        browser.click(".full-screen").await;
        browser.until("the whole screen", "return document.fullscreenElement").await;
        browser.see(".full-screen[aria-pressed=true]").await;
        browser.click(".full-screen").await;
        browser.until("a part of the screen", "return !document.fullscreenElement").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_the_device_in_a_game_of_rows_reads_what_happened_since_they_had_it() {
    stage("since-rows", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for game in ["flip7", "vengeance"] {
            browser.sit_down(game, 400, &["Ann", "Ben"], 1).await;
            for _ in 0..4 {
                play_on(&[&browser], 1).await;
                browser.turn().await;
            }
            browser.click(".since summary").await;
            browser.see(".since li").await;
            let told = browser.text(".since ul").await;
            let own = browser.text(".mat.own .name").await;
            assert!(!told.lines().any(|line| line.starts_with(&format!("{own} hits"))), "{own}: {told}");
            for (lang, _) in LANGUAGES {
                browser.switch(lang).await;
                browser.glance(&format!("since-{game}-{lang}"), Kind::Phone).await;
            }
            browser.switch("en").await;
        }
        // Whoever plays alone has had the device all the time.
        browser.sit_down("flip7", 400, &["Ann"], 1).await;
        browser.turn().await;
        assert_eq!(browser.count(".since").await, 0);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_the_device_reads_what_happened_before_they_see_their_cards() {
    stage("since", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_down("unoflip", 400, &["Ann", "Ben"], 1).await;
        // Whoever had the device before has something to read when it comes back.
        for _ in 0..2 {
            browser.play_until("a curtain", CURTAIN).await;
            browser.click(".uno-curtain button").await;
            browser.miss(".uno-curtain").await;
        }
        browser.play_until("a curtain", CURTAIN).await;
        let [told, taker] =
            [browser.text(".uno-curtain .since").await, browser.text(".uno-curtain h2").await];
        let (me, other) = if taker.contains("Ann") { ("Ann", "Ben") } else { ("Ben", "Ann") };
        assert!(told.contains(other), "{taker}: {told}");
        assert!(!told.lines().any(|line| line.starts_with(&format!("{me} plays"))), "{taker}: {told}");
        let mut drawn = told.lines().filter(|line| line.contains(" draws "));
        assert!(drawn.all(|line| line.contains(" card")), "a card that was drawn is told: {told}");
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            browser.glance(&format!("since-{lang}"), Kind::Phone).await;
        }
    })
    .await;
}
