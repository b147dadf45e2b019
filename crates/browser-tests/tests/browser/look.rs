//! Looking at what is shown: pictures for people, and what a program can see.

use serde_json::Value;

use crate::browser::{Browser, Kind};

const FITS: &str = include_str!("js/fits.js");
const AXE: &str = include_str!("js/axe.js");

/// Waits for whatever moves and will come to its end.
const STILL: &str = "
    const done = arguments[0];
    const ending = document.getAnimations().filter((moving) => moving.effect.getComputedTiming().endTime !== Infinity);
    Promise.allSettled(ending.map((moving) => moving.finished)).then(() => done(true));";

impl Browser {
    /// Looks at the page as it is now, in all sizes, light and dark: nothing is
    /// cut off or too small, axe-core finds nothing serious. Leaves a picture of
    /// each. The screen is as `kind` says in the end.
    pub async fn inspect(&self, state: &str, kind: Kind) {
        self.arrive().await;
        for size in Kind::ALL {
            self.resize(size).await;
            for dark in [false, true] {
                self.prefer(dark, false).await;
                self.examine(state, size, dark).await;
            }
        }
        self.prefer(false, false).await;
        self.resize(kind).await;
    }

    /// Looks at the table as it is now, loaded anew in all sizes: a table is
    /// laid out for the screen it was opened on.
    pub async fn inspect_anew(&self, state: &str, kind: Kind) {
        for size in Kind::ALL {
            self.resize(size).await;
            self.reload().await;
            self.turn().await;
            for dark in [false, true] {
                self.prefer(dark, false).await;
                self.examine(state, size, dark).await;
            }
        }
        self.prefer(false, false).await;
        self.resize(kind).await;
        self.reload().await;
        self.turn().await;
    }

    /// Looks at the page as it is now, on this screen alone.
    pub async fn glance(&self, state: &str, kind: Kind) {
        self.arrive().await;
        self.examine(state, kind, false).await;
    }

    async fn examine(&self, state: &str, size: Kind, dark: bool) {
        self.run("if (!document.querySelector('dialog[open]')) scrollTo(0, 0)").await;
        self.draw().await;
        let name = picture(state, size, dark);
        self.photograph_all(&name, size).await;
        // A card that flies lies over many things.
        self.run_later(STILL, Vec::new()).await;
        self.check_fit(&name).await;
        // What axe-core looks at depends on colours and little on sizes.
        if size != Kind::Tablet {
            self.check_access(&name).await;
        }
    }

    /// Takes a picture of the whole page, however long it is.
    async fn photograph_all(&self, name: &str, size: Kind) {
        let (width, height) = size.size();
        let long =
            "return document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight";
        let whole = self.run(long).await.as_u64().and_then(|whole| u32::try_from(whole).ok());
        let whole = whole.filter(|whole| *whole > height);
        if let Some(whole) = whole {
            self.resize_to(width, whole, size != Kind::Desktop).await;
            self.draw().await;
        }
        self.photograph(name).await;
        if whole.is_some() {
            self.resize(size).await;
            self.draw().await;
        }
    }

    /// Nothing is cut off, overlaps, or is too small for a finger.
    pub async fn check_fit(&self, state: &str) {
        self.blame(state, &self.run(FITS).await);
    }

    /// axe-core finds nothing serious.
    pub async fn check_access(&self, state: &str) {
        if self.run("return typeof axe === 'undefined'").await == true {
            let path = std::env::var("FLIPHOUSE_AXE").expect("cargo sets it");
            let axe = std::fs::read_to_string(&path);
            let axe =
                axe.unwrap_or_else(|error| panic!("{path}: {error}; `cargo xtask chromium` sets it up"));
            self.run(&axe).await;
        }
        self.blame(state, &self.run_later(AXE, Vec::new()).await);
    }

    /// Notes problems of a state: the test goes on, so that all of them are
    /// found, and fails in the end.
    fn blame(&self, state: &str, problems: &Value) {
        for problem in problems.as_array().expect("a list") {
            self.note(format!("{state}: {}", problem.as_str().unwrap_or_default()));
        }
    }

    /// Waits until everything is drawn as it was told to be.
    pub async fn draw(&self) {
        let drawn =
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
        self.run_later(drawn, Vec::new()).await;
    }
}

fn picture(state: &str, size: Kind, dark: bool) -> String {
    let (width, height) = size.size();
    format!("{width}x{height}-{}/{state}", if dark { "dark" } else { "light" })
}
