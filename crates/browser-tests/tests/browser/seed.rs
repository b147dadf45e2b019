//! Chance in the tests: the same games in every run, so that a failure comes again.

use serde_json::json;

use crate::browser::Browser;

const SEEDED: &str = include_str!("js/seeded.js");

/// What all chance of a test follows from. `FLIPHOUSE_TEST_SEED` gives other games.
pub fn seed() -> u32 {
    let Ok(text) = std::env::var("FLIPHOUSE_TEST_SEED") else { return 7 };
    text.parse().unwrap_or_else(|_| panic!("FLIPHOUSE_TEST_SEED: {text:?} is not a whole number below 2³²"))
}

impl Browser {
    /// Has the pages that are loaded from now on take their random bytes from a seed. The
    /// program has no such switch: the browser itself is changed, from outside.
    pub async fn seed(&self, seed: u32) {
        // A worker that is seeded begins with a script that the page makes, which the server's policy forbids.
        self.tell("Page.setBypassCSP", json!({"enabled": true})).await;
        let source = format!("{SEEDED} seeded({seed});");
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).await;
    }
}

/// Numbers that look random and are the same in every run.
pub struct Chance(u64);

impl Chance {
    /// Those that follow from the seed.
    pub fn new() -> Self {
        Self(seed().into())
    }

    /// The next, at least 0 and below 1.
    pub fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let high = u32::try_from(self.0 >> 32).expect("32 bits");
        f64::from(high) / (f64::from(u32::MAX) + 1.0)
    }
}
