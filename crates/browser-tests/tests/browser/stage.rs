//! What a test of the page needs: a server, a driver, and browsers that are
//! closed whatever becomes of the test.

use std::panic::{AssertUnwindSafe, resume_unwind};
use std::sync::Mutex;

use futures_util::FutureExt;

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::seed::seed;
use crate::server::Server;

/// A server with browsers in front of it.
pub struct Stage {
    driver: Driver,
    /// The server, to be killed and started again.
    pub server: Server,
    browsers: Mutex<Vec<Browser>>,
}

/// Runs a test. A browser that has logged an error or a warning fails it; one
/// that fails for another reason leaves a picture behind.
pub async fn stage(name: &'static str, test: impl AsyncFnOnce(&mut Stage)) {
    let (driver, server) = (Driver::start(), Server::start());
    let mut stage = Stage { driver, server, browsers: Mutex::default() };
    let outcome = AssertUnwindSafe(test(&mut stage)).catch_unwind().await;
    let browsers = std::mem::take(&mut *stage.browsers.lock().expect("no panic while held"));
    let mut complaints = Vec::new();
    for (nth, browser) in browsers.into_iter().enumerate() {
        complaints.extend(browser.complaints().await);
        if outcome.is_err() {
            browser.photograph(&format!("failed/{name}-{nth}")).await;
        }
        browser.close().await;
    }
    if outcome.is_err() || !complaints.is_empty() {
        eprintln!("{name}: to see these games again: FLIPHOUSE_TEST_SEED={}", seed());
    }
    if let Err(panic) = outcome {
        eprintln!("{name}: {complaints:#?}");
        resume_unwind(panic);
    }
    assert!(complaints.is_empty(), "{name}: {complaints:#?}");
}

impl Stage {
    /// Opens a browser that has never been here.
    pub async fn browser(&self, kind: Kind) -> Browser {
        let browser = Browser::open(&self.driver.url, &self.server.url, kind).await;
        self.browsers.lock().expect("no panic while held").push(browser.clone());
        browser
    }

    /// A browser as most tests want it, at an address of the server: a phone or
    /// a desktop, in English, with cards that do not fly and chance that is always the same.
    pub async fn visitor(&self, kind: Kind, path: &str) -> Browser {
        let nth = self.browsers.lock().expect("no panic while held").len();
        let browser = self.browser(kind).await;
        browser.seed(seed().wrapping_add(u32::try_from(nth).expect("a few browsers"))).await;
        browser.settle(&[("motion", "off"), ("lang", "en")]).await;
        browser.go(path).await;
        browser
    }
}
