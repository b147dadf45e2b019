//! Somebody who plays by clicking on what can be clicked.

use std::time::{Duration, Instant};

use thirtyfour::error::WebDriverErrorInner;

use crate::browser::{Browser, LOOK};

pub const NEXT: &str = include_str!("js/next.js");

/// How long a whole game may take.
const GAME: Duration = Duration::from_mins(3);

/// What became of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// There was nothing to do.
    Waited,
    /// Something was clicked.
    Clicked,
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
        let Ok(element) = answer.element() else { return Turn::Waited };
        match element.click().await {
            Ok(()) => Turn::Clicked,
            // The table went on between looking and clicking.
            Err(error) if is_gone(&error) => Turn::Waited,
            Err(error) => panic!("a click failed: {error}"),
        }
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
    let begun = Instant::now();
    let (mut clicks, mut over) = (0, vec![false; browsers.len()]);
    let mut chance = Chance(7);
    while clicks < most && over.contains(&false) {
        let mut idle = true;
        for (browser, over) in browsers.iter().zip(&mut over) {
            match browser.play(chance.next()).await {
                Turn::Waited => {}
                Turn::Clicked => {
                    idle = false;
                    clicks += 1;
                }
                Turn::Over => *over = true,
            }
        }
        assert!(begun.elapsed() < GAME, "the game does not end ({clicks} clicks)");
        if idle {
            tokio::time::sleep(LOOK).await;
        }
    }
    clicks
}

/// The other plays until it is one's turn: then what one sees is how things
/// stand.
pub async fn play_until_turn_of(one: &Browser, other: &Browser) {
    let begun = Instant::now();
    one.draw().await;
    while !one.has_something_to_do().await {
        if other.play(0.0).await == Turn::Waited {
            tokio::time::sleep(LOOK).await;
        }
        assert!(begun.elapsed() < GAME, "it is never one's turn");
    }
}

/// Numbers that look random and are the same in every run.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let high = u32::try_from(self.0 >> 32).expect("32 bits");
        f64::from(high) / (f64::from(u32::MAX) + 1.0)
    }
}
