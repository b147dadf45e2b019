//! Somebody who plays by clicking on what can be clicked.

use std::time::Instant;

use thirtyfour::error::WebDriverErrorInner;

use crate::browser::{Browser, LOOK, STUCK};
use crate::seed::Chance;

pub const NEXT: &str = include_str!("js/next.js");

/// Somebody else is to take the device.
pub const CURTAIN: &str = "document.querySelector('.uno-curtain')";

/// How many clicks a game may take.
pub const CLICKS: usize = 5000;

/// What became of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// There was nothing to do.
    Waited,
    /// Something was clicked.
    Clicked,
    /// What was waited for is there.
    Awaited,
    /// The game is over.
    Over,
}

impl Browser {
    /// Clicks on something that can be clicked, if there is something.
    pub async fn play(&self, chance: f64) -> Turn {
        let answer = self.driver().execute(NEXT, vec![chance.into()]).await.expect("a script that runs");
        if answer.json() == "over" {
            return Turn::Over;
        }
        if answer.json() == "awaited" {
            return Turn::Awaited;
        }
        let Ok(element) = answer.element() else { return Turn::Waited };
        match element.click().await {
            Ok(()) => Turn::Clicked,
            // The table went on between looking and clicking.
            Err(error) if is_gone(&error) => Turn::Waited,
            Err(error) => panic!("a click failed: {error}"),
        }
    }

    /// Plays until a script, which is a condition, finds what is waited for. Nothing is clicked any
    /// more once it is there, however slow the browser is.
    pub async fn play_until(&self, what: &str, condition: &str) {
        self.run(&format!("window.awaited = () => {condition}")).await;
        let mut last = Instant::now();
        let mut chance = Chance::new();
        let mut roll = chance.next();
        loop {
            match self.play(roll).await {
                Turn::Awaited => break,
                Turn::Over => panic!("the game ended without {what}"),
                Turn::Clicked => (last, roll) = (Instant::now(), chance.next()),
                Turn::Waited => {
                    assert!(last.elapsed() < STUCK, "nothing can be clicked, and there is no {what}");
                    tokio::time::sleep(LOOK).await;
                }
            }
        }
        self.run("window.awaited = undefined").await;
    }
}

fn is_gone(error: &thirtyfour::error::WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::StaleElementReference(_)
            | WebDriverErrorInner::ElementClickIntercepted(_)
            | WebDriverErrorInner::ElementNotInteractable(_)
            | WebDriverErrorInner::NoSuchElement(_)
    )
}

/// Everybody plays until the game is over in all browsers, or until so many
/// clicks were made. Says how many were.
pub async fn play_on(browsers: &[&Browser], most: usize) -> usize {
    let mut last = Instant::now();
    let (mut clicks, mut over) = (0, vec![false; browsers.len()]);
    let mut chance = Chance::new();
    let mut roll = chance.next();
    while clicks < most && over.contains(&false) {
        let mut idle = true;
        for (browser, over) in browsers.iter().zip(&mut over) {
            match browser.play(roll).await {
                Turn::Waited | Turn::Awaited => {}
                Turn::Clicked => {
                    idle = false;
                    clicks += 1;
                    // How often somebody waited must not change what is clicked.
                    roll = chance.next();
                }
                Turn::Over => *over = true,
            }
        }
        assert!(clicks < CLICKS, "the game does not end");
        if idle {
            assert!(last.elapsed() < STUCK, "nothing can be clicked after {clicks} clicks");
            tokio::time::sleep(LOOK).await;
        } else {
            last = Instant::now();
        }
    }
    clicks
}

/// The other plays until it is one's turn: then what one sees is how things
/// stand.
pub async fn play_until_turn_of(one: &Browser, other: &Browser) {
    let mut last = Instant::now();
    one.draw().await;
    while !one.has_something_to_do().await {
        if other.play(0.0).await == Turn::Waited {
            assert!(last.elapsed() < STUCK, "it is never one's turn");
            tokio::time::sleep(LOOK).await;
        } else {
            last = Instant::now();
        }
    }
}
