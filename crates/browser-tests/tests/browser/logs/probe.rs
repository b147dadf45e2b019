//! What a test of logs needs: the page of the example, a driver, and browsers.

use std::panic::AssertUnwindSafe;
use std::process::Command;
use std::sync::{Arc, Mutex};

use futures_util::FutureExt;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::site::Site;
use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::stage::clear;

/// The page of the example with browsers in front of it.
pub struct Probe {
    driver: Driver,
    pub site: Site,
    browsers: Mutex<Vec<Browser>>,
}

/// Runs a test. What browsers complain about fails it.
pub async fn probe(name: &'static str, test: impl AsyncFnOnce(&mut Probe)) {
    let mut probe = Probe { driver: Driver::start(), site: Site::start().await, browsers: Mutex::default() };
    let outcome = AssertUnwindSafe(test(&mut probe)).catch_unwind().await;
    let browsers = std::mem::take(&mut *probe.browsers.lock().expect("no panic while held"));
    clear(name, outcome, browsers).await;
}

impl Probe {
    /// A browser that has never been here.
    pub async fn browser(&self) -> Browser {
        self.noted(Browser::open(&self.driver.url, &self.site.url, Kind::Phone).await)
    }

    fn noted(&self, browser: Browser) -> Browser {
        self.browsers.lock().expect("no panic while held").push(browser.clone());
        browser
    }

    /// Kills a browser as hard as can be (SIGKILL), with all its processes, and opens it again with
    /// what is on the disk.
    pub async fn kill(&self, browser: Browser) -> Browser {
        self.browsers.lock().expect("no panic while held").clear();
        let profile = killed(browser).await;
        self.noted(Browser::open_again(&self.driver.url, &self.site.url, Kind::Phone, profile).await)
    }
}

/// Kills a browser as hard as can be (SIGKILL), with all its processes, and hands over what it leaves.
pub async fn killed(browser: Browser) -> Arc<TempDir> {
    let profile = browser.profile();
    let pids = processes(&profile.path().display().to_string());
    assert!(!pids.is_empty(), "no browser to kill");
    let killed = Command::new("kill").arg("-KILL").args(&pids).status();
    assert!(killed.expect("kill").success(), "the browser has ended by itself");
    // The driver sees that it is gone.
    browser.close().await;
    profile
}

/// The processes that have this in their command line, the oldest first.
fn processes(words: &str) -> Vec<String> {
    let all = std::fs::read_dir("/proc").expect("a list of processes").flatten();
    let line = |pid: &String| std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
    let names = all.filter_map(|entry| entry.file_name().into_string().ok());
    let mut pids: Vec<String> = names
        .filter(|name| name.bytes().all(|byte| byte.is_ascii_digit()))
        .filter(|pid| String::from_utf8_lossy(&line(pid)).contains(words))
        .collect();
    pids.sort_by_key(|pid| pid.parse::<u32>().ok());
    pids
}

impl Browser {
    /// Opens the page of the example.
    pub async fn go_to_probe(&self) {
        self.ask_for("/").await;
        self.until("the page", "return document.title === 'ready'").await;
    }

    /// Opens the page and the database, as a page of this form does.
    pub async fn open_logs(&self, form: u32) {
        self.go_to_probe().await;
        assert_eq!(self.ask(json!({"open": form})).await, Ok("kept".to_owned()));
    }

    /// Opens a log in this tab, waits for its role and reads it.
    pub async fn open_log(&self, log: &str, role: &str) -> String {
        assert_eq!(self.ask(json!({"join": log})).await, Ok("joined".to_owned()));
        self.learn(&format!("Role({role})")).await;
        self.ask(json!("read")).await.expect("a log")
    }

    /// Has the page do something.
    pub async fn ask(&self, command: Value) -> Result<String, String> {
        let script = "const done = arguments[1];
            probe(arguments[0]).then((text) => done(['Ok', text]), (error) => done(['Err', String(error)]))";
        let answer = self.run_later(script, vec![json!(command.to_string())]).await;
        let text = answer[1].as_str().expect("a text").to_owned();
        if answer[0] == "Ok" { Ok(text) } else { Err(text) }
    }

    /// Writes to the log of this tab.
    pub async fn append(&self, entries: Value) -> Result<String, String> {
        self.ask(json!({"append": entries})).await
    }

    /// Waits until the page was told this last, but for what it was not asked about, and forgets what it was told.
    pub async fn learn(&self, news: &str) {
        let script = format!(
            "const at = news.findIndex((told) => told.includes({news:?}));
            if (at < 0) return false; news.splice(0, at + 1); return true"
        );
        self.until(news, &script).await;
    }
}
