//! Playing without a mouse.

use std::time::Instant;

use thirtyfour::prelude::Key;

use crate::browser::{Browser, Kind, LOOK, STUCK};
use crate::local::{GAMES, bots};
use crate::player::CLICKS;
use crate::stage::stage;

const KEYS: &str = include_str!("js/keys.js");

/// How often Tab is pressed before something counts as out of reach.
const TABS: usize = 60;

impl Browser {
    /// Presses the key that is named like this.
    async fn press_named(&self, name: &str) {
        match name {
            "Enter" => self.press(Key::Enter).await,
            "Tab" => self.press(Key::Tab).await,
            "ArrowRight" => self.press(Key::Right).await,
            letter => self.press(letter).await,
        }
    }

    /// Goes to something by Tab alone.
    async fn tab_to(&self, selector: &str) {
        let there = format!("return document.activeElement.matches(`{selector}`)");
        for _ in 0..TABS {
            if self.run(&there).await == true {
                return;
            }
            self.press(Key::Tab).await;
        }
        panic!("Tab does not lead to {selector}");
    }

    /// Plays by keys until the game is over.
    async fn play_by_keys(&self) {
        let (mut last, mut presses) = (Instant::now(), 0);
        while presses < CLICKS {
            let key = self.run(KEYS).await;
            match key.as_str() {
                Some("over") => return,
                Some(key) => {
                    self.press_named(key).await;
                    (last, presses) = (Instant::now(), presses + 1);
                }
                None => {
                    assert!(last.elapsed() < STUCK, "no key does anything after {presses}");
                    tokio::time::sleep(LOOK).await;
                }
            }
        }
        panic!("the game does not end by keys");
    }
}

async fn by_keys(game: &'static str, name: &'static str, target: u32) {
    stage(name, async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.sit_down(game, target, &["Ann"], bots(game)).await;
        browser.play_by_keys().await;
        browser.see_the_end().await;
        browser.press(Key::Escape).await;
        browser.miss("dialog.over").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn flip_7_can_be_played_by_keys_alone() {
    by_keys("flip7", "keys-flip7", GAMES[0].1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn vengeance_can_be_played_by_keys_alone() {
    by_keys("vengeance", "keys-vengeance", GAMES[1].1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn uno_flip_can_be_played_by_keys_alone() {
    by_keys("unoflip", "keys-unoflip", GAMES[2].1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_reached_and_helped_by_keys_alone() {
    stage("keys", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.tab_to("[data-game=unoflip] .main").await;
        let ring = "return getComputedStyle(document.activeElement).outlineStyle";
        assert_eq!(browser.text_of(ring).await, "solid", "the focus cannot be seen");
        browser.press(Key::Enter).await;
        for game in ["unoflip", "flip7"] {
            browser.see(&format!(".table[data-game={game}]")).await;
            browser.press("?").await;
            browser.see("dialog .keys").await;
            browser.inspect(&format!("help-{game}"), Kind::Desktop).await;
            browser.press(Key::Escape).await;
            browser.miss("dialog .keys").await;
            browser.go("/play/flip7").await;
        }
    })
    .await;
}
