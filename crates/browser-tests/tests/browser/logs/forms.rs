//! Databases that pages of other forms have made.

use serde_json::{Value, json};

use super::probe::probe;
use crate::browser::Browser;

/// What a page in form 1 has kept.
const KEPT: &str = include_str!("../../../../browser-log/tests/browser_log/kept-1.json");

/// Makes the database as a page in form 1 did, without any of its code.
const MAKE: &str = "
    const [log, done] = arguments;
    const request = indexedDB.open('tests', 1);
    request.onupgradeneeded = () => {
        request.result.createObjectStore('logs');
        request.result.createObjectStore('entries');
    };
    request.onsuccess = () => {
        const writing = request.result.transaction(['logs', 'entries'], 'readwrite');
        writing.objectStore('logs').put(log.record, log.name);
        log.entries.forEach((entry, at) => writing.objectStore('entries').put(entry, [log.name, at + 1]));
        // A further log, which lacks an entry.
        writing.objectStore('logs').put(log.record, 'torn');
        writing.objectStore('entries').put(log.entries[0], ['torn', 1]);
        writing.oncomplete = () => { request.result.close(); done(true) };
    }";

/// Opens the database without heeding that others may need it.
const HOLD: &str = "
    const [done] = arguments;
    const request = indexedDB.open('tests', 1);
    request.onsuccess = () => { window.held = request.result; done(true) }";

impl Browser {
    async fn find_the_kept_one(&self) {
        self.ask_for("/blank").await;
        let kept: Value = serde_json::from_str(KEPT).expect("JSON");
        self.run_later(MAKE, vec![kept]).await;
    }

    async fn read_log(&self, log: &str) -> Result<String, String> {
        self.ask(json!({"read_log": log})).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_today_goes_on_with_what_the_first_form_has_kept() {
    probe("first-form", async |probe| {
        let browser = probe.browser().await;
        browser.find_the_kept_one().await;
        browser.open_logs(1).await;
        let read = browser.open_log("evening-1", "Leads").await;
        assert_eq!(read, r#"[{"joined":"Ann"},{"joined":"Żaneta"},{"scored":[12,0]}]"#);
        assert_eq!(browser.append(json!([{"scored": [1, 2]}])).await, Ok("4".to_owned()));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn later_pages_bring_it_to_their_form_and_leave_what_is_damaged_alone() {
    probe("later-forms", async |probe| {
        let browser = probe.browser().await;
        browser.find_the_kept_one().await;
        browser.open_logs(2).await;
        let second = r#"[{"joined":"Ann"},{"joined":"Żaneta"},{"round":[12,0]}]"#;
        let read = browser.read_log("evening-1").await.expect("a log");
        assert!(read.contains(r#""rounds":1"#) && read.ends_with(second), "{read}");
        browser.open_logs(3).await;
        let third = r#"[{"players":["Ann","Żaneta"]},{"round":[12,0]}]"#;
        assert_eq!(browser.open_log("evening-1", "Leads").await, third);
        assert_eq!(browser.append(json!([{"round": [1, 2]}])).await, Ok("3".to_owned()));
        // What lacks an entry was not touched, is not hidden, and nothing is written to it.
        let torn = browser.read_log("torn").await.expect_err("a log that lacks an entry");
        assert!(torn.starts_with("Damaged("), "{torn}");
        let list = browser.ask(json!("list")).await.expect("a list");
        assert!(list.contains("torn the log is damaged"), "{list}");
        let written = browser.ask(json!({"append_to": ["torn", 3, [1]]})).await.expect_err("damaged");
        assert!(written.starts_with("Damaged("), "{written}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_older_than_the_database_says_so() {
    probe("too-old", async |probe| {
        let browser = probe.browser().await;
        browser.open_logs(2).await;
        browser.go_to_probe().await;
        assert_eq!(browser.ask(json!({"open": 1})).await, Err("Newer".to_owned()));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_in_which_a_newer_one_takes_the_database_is_told_and_loses_nothing() {
    probe("updated", async |probe| {
        let browser = probe.browser().await;
        browser.open_logs(1).await;
        browser.open_log("log", "Leads").await;
        assert_eq!(browser.append(json!([{"scored": [1]}])).await, Ok("1".to_owned()));
        browser.new_tab().await;
        browser.open_logs(2).await;
        assert!(browser.read_log("log").await.expect("a log").ends_with(r#"[{"round":[1]}]"#));
        browser.tab(0).await;
        browser.learn("Newer").await;
        assert_eq!(browser.append(json!([2])).await, Err("Gone(Newer)".to_owned()));
        assert_eq!(browser.ask(json!("unkept")).await, Ok("[2]".to_owned()));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_page_that_an_older_one_keeps_out_says_so_and_comes_in_later() {
    probe("blocked", async |probe| {
        let browser = probe.browser().await;
        browser.find_the_kept_one().await;
        browser.run_later(HOLD, Vec::new()).await;
        browser.new_tab().await;
        browser.go_to_probe().await;
        assert_eq!(browser.ask(json!({"open": 2})).await, Err("Blocked".to_owned()));
        browser.tab(0).await;
        browser.run("held.close()").await;
        browser.tab(1).await;
        assert_eq!(browser.ask(json!({"open": 2})).await, Ok("kept".to_owned()));
        assert!(browser.read_log("evening-1").await.is_ok());
    })
    .await;
}
