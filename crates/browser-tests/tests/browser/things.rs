//! What things on the table are, for those who ask.

use serde_json::{Value, json};
use thirtyfour::prelude::Key;

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::stage::stage;

/// Everything that the page names, each once.
const NAMED: &str =
    "return [...new Set([...document.querySelectorAll('[data-thing]')].map((thing) => thing.dataset.thing))]";

/// Kinds of things that every table of a game of rows has.
const OF_ROWS: &[&str] = &[
    "card ",
    "status ",
    "sign dealer",
    "sign deck",
    "sign discard",
    "sign turn",
    "sign points",
    "sign total",
    "sign bot",
    "sign target",
];

/// The same for UNO FLIP!.
const OF_UNO_FLIP: &[&str] = &[
    "card ",
    "sign dealer",
    "sign deck",
    "sign discard",
    "sign direction",
    "sign side",
    "sign colour",
    "sign cards",
    "sign total",
];

/// Kinds of things that every table has.
const SIGNS: [(&str, &[&str]); 3] = [("flip7", OF_ROWS), ("vengeance", OF_ROWS), ("unoflip", OF_UNO_FLIP)];

impl Browser {
    async fn named(&self) -> Vec<String> {
        let named = self.run(NAMED).await;
        named.as_array().expect("things").iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Where the middle of the first such element is.
    async fn middle(&self, selector: &str) -> (f64, f64) {
        let script = format!(
            "const box = document.querySelector(`{selector}`).getBoundingClientRect();
             return [box.left + box.width / 2, box.top + box.height / 2]"
        );
        let place = self.run(&script).await;
        (place[0].as_f64().expect("a number"), place[1].as_f64().expect("a number"))
    }

    /// A table on which something can be asked about, with the part of the page that answers.
    async fn lay(&self, game: &str) {
        self.sit_down(game, 400, &["Ann"], 3).await;
        // Some cards have to lie there, and no window over them.
        self.play_some(if game == "unoflip" { 0 } else { 3 }).await;
        self.until("the explanations", "return document.querySelector('.explains')").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_on_a_table_is_explained_by_one_key_in_every_language() {
    stage("things", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for (game, signs) in SIGNS {
            browser.lay(game).await;
            let named = browser.named().await;
            for sign in signs {
                assert!(named.iter().any(|thing| thing.starts_with(sign)), "{game}: no {sign} in {named:?}");
            }
            for (lang, _) in LANGUAGES {
                browser.switch(lang).await;
                browser.press("i").await;
                browser.see(".things li span").await;
                let named = browser.named().await;
                assert_eq!(browser.count(".things li b").await, named.len() as u64, "{game}: {named:?}");
                browser.glance(&format!("things-{game}-{lang}"), Kind::Phone).await;
                browser.press(Key::Escape).await;
                browser.miss(".things").await;
            }
            browser.switch("en").await;
            browser.press("i").await;
            browser.see(".things li span").await;
            browser.inspect(&format!("things-{game}"), Kind::Phone).await;
            browser.press(Key::Escape).await;
            browser.miss(".things").await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pointing_at_a_thing_explains_it() {
    stage("things-point", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        for (game, rule) in [("flip7", "F7-51"), ("unoflip", "U-23")] {
            browser.lay(game).await;
            let (x, y) = browser.middle("[data-thing='sign deck']").await;
            let go = |x: f64, y: f64| json!({"type": "mouseMoved", "x": x, "y": y, "pointerType": "mouse"});
            browser.tell("Input.dispatchMouseEvent", go(x, y)).await;
            browser.read(".explained", rule).await;
            browser.read(".explained", "When there are none").await;
            browser.glance(&format!("explained-{game}"), Kind::Desktop).await;
            let (x, y) = browser.middle(".where").await;
            browser.tell("Input.dispatchMouseEvent", go(x, y)).await;
            browser.miss(".explained").await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_held_on_a_card_explains_it_and_plays_nothing() {
    stage("things-hold", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.tell("Emulation.setTouchEmulationEnabled", json!({"enabled": true})).await;
        for (game, card) in [("flip7", ".mat.own .lie"), ("unoflip", ".uno-card.playable, .uno-card")] {
            browser.lay(game).await;
            let before = browser.table().await;
            let (x, y) = browser.middle(card).await;
            let down = json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]});
            browser.tell("Input.dispatchTouchEvent", down).await;
            browser.see(".explained").await;
            browser.tell("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []})).await;
            browser.draw().await;
            let said = browser.text(".explained").await;
            assert!(said.contains("F7-") || said.contains("U-"), "{said}");
            assert_eq!(browser.table().await, before, "{game}: something was played");
            browser.glance(&format!("held-{game}"), Kind::Phone).await;
            // The next touch closes it.
            let (x, y) = browser.middle(".where").await;
            browser
                .tell(
                    "Input.dispatchTouchEvent",
                    json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}),
                )
                .await;
            browser.tell("Input.dispatchTouchEvent", json!({"type": "touchEnd", "touchPoints": []})).await;
            browser.miss(".explained").await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_card_that_has_the_focus_is_explained_by_a_key() {
    stage("things-focus", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.lay("unoflip").await;
        browser.press(Key::Right).await;
        browser.until("a card", "return document.activeElement.matches('[data-card]')").await;
        let before = browser.table().await;
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            browser.run("document.querySelector('[data-card][tabindex=\"0\"]').focus()").await;
            browser.press("i").await;
            browser.see(".explained span").await;
            browser.glance(&format!("explained-card-{lang}"), Kind::Desktop).await;
            browser.press(Key::Escape).await;
            browser.miss(".explained").await;
        }
        assert_eq!(browser.table().await, before);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_brings_its_edition_until_one_is_chosen() {
    stage("editions", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        let edition = "[data-option=edition] select";
        let chosen = format!("return document.querySelector('{edition}').value");
        for (page, lang, expected) in [
            ("/open/flip7", "pl", "pl"),
            ("/pass/flip7", "de", "de"),
            ("/pass/flip7", "hu", "en"),
            ("/open/flip7", "fr", "en"),
        ] {
            browser.go(page).await;
            browser.switch(lang).await;
            browser.click("details summary").await;
            browser.until(lang, &format!("{chosen} === '{expected}'")).await;
        }
        browser.choose(edition, "de").await;
        browser.switch("pl").await;
        assert_eq!(browser.text_of(&chosen).await, "de", "it was chosen by hand");
        // In the Polish edition nobody is dealt a card before the first choice.
        browser.go("/").await;
        browser.click("[data-game=flip7] .main").await;
        browser.see(".table [data-seat]").await;
        browser.turn().await;
        assert!(
            !browser
                .text_of("return document.querySelector('.story').textContent")
                .await
                .contains("Karty na początek")
        );
    })
    .await;
}
