//! Several tabs with the same log.

use serde_json::json;

use super::probe::probe;
use crate::browser::Browser;

impl Browser {
    /// The page in a further tab, with the log that the first has open.
    async fn second_tab(&self, role: &str) -> String {
        self.new_tab().await;
        self.open_logs(1).await;
        self.open_log("log", role).await
    }
}

const NOT_LEADING: &str = "NotLeading";

#[tokio::test(flavor = "multi_thread")]
async fn the_first_tab_leads_and_the_others_follow_what_it_writes() {
    probe("follow", async |probe| {
        let browser = probe.browser().await;
        browser.open_logs(1).await;
        assert_eq!(browser.open_log("log", "Leads").await, "nothing");
        assert_eq!(browser.append(json!([1])).await, Ok("1".to_owned()));
        assert_eq!(browser.second_tab("Follows").await, "[1]");
        assert_eq!(browser.append(json!([9])).await, Err(NOT_LEADING.to_owned()));
        browser.tab(0).await;
        assert_eq!(browser.append(json!(["two", 3])).await, Ok("3".to_owned()));
        browser.tab(1).await;
        browser.learn(r#"entries: [Json("\"two\""), Json("3")]"#).await;
        // A tab that pays no heed to that is refused all the same.
        let stale = json!({"append_to": ["log", 1, [9]]});
        assert_eq!(browser.ask(stale).await, Err("Conflict { length: 3 }".to_owned()));
        assert_eq!(browser.ask(json!({"read_log": "log"})).await, Ok(r#"{} [1,"two",3]"#.to_owned()));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_that_follows_can_take_over_and_the_other_is_told() {
    probe("take-over", async |probe| {
        let browser = probe.browser().await;
        browser.open_logs(1).await;
        browser.open_log("log", "Leads").await;
        assert_eq!(browser.append(json!([1])).await, Ok("1".to_owned()));
        browser.second_tab("Follows").await;
        assert_eq!(browser.ask(json!("take_over")).await, Ok("asked".to_owned()));
        browser.learn("Role(Leads)").await;
        assert_eq!(browser.append(json!([2])).await, Ok("2".to_owned()));
        browser.tab(0).await;
        browser.learn("Role(Follows)").await;
        browser.learn(r#"entries: [Json("2")]"#).await;
        assert_eq!(browser.append(json!([9])).await, Err(NOT_LEADING.to_owned()));
        assert_eq!(browser.ask(json!("take_over")).await, Ok("asked".to_owned()));
        browser.learn("Role(Leads)").await;
        assert_eq!(browser.append(json!([3])).await, Ok("3".to_owned()));
        browser.tab(1).await;
        browser.learn("Role(Follows)").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_leader_is_closed_the_tab_that_waits_leads_and_knows_everything() {
    probe("inherit", async |probe| {
        let browser = probe.browser().await;
        browser.open_logs(1).await;
        browser.open_log("log", "Leads").await;
        browser.second_tab("Follows").await;
        // What follows has not been told of this.
        browser.run("window.BroadcastChannel = undefined").await;
        browser.tab(0).await;
        assert_eq!(browser.append(json!([1])).await, Ok("1".to_owned()));
        browser.driver().close_window().await.expect("a tab to close");
        browser.tab(0).await;
        browser.learn("Role(Leads)").await;
        assert_eq!(browser.append(json!([2])).await, Ok("2".to_owned()));
        // Whoever leaves lets others lead, in the same tab as well.
        assert_eq!(browser.ask(json!("leave")).await, Ok("left".to_owned()));
        assert_eq!(browser.second_tab("Leads").await, "[1,2]");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_locks_both_tabs_lead_and_nothing_is_mixed_up() {
    probe("no-locks", async |probe| {
        let browser = probe.browser().await;
        let source = "delete Navigator.prototype.locks";
        browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).await;
        browser.open_logs(1).await;
        browser.open_log("log", "Leads").await;
        browser.new_tab().await;
        browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).await;
        browser.open_logs(1).await;
        browser.open_log("log", "Leads").await;
        // This tab is not told by others what they write.
        browser.run("BroadcastChannel.prototype.postMessage = () => {}").await;
        assert_eq!(browser.append(json!(["ben"])).await, Ok("1".to_owned()));
        browser.tab(0).await;
        assert_eq!(browser.append(json!(["ann"])).await, Err("Conflict { length: 1 }".to_owned()));
        browser.learn(r#"entries: [Json("\"ben\"")]"#).await;
        assert_eq!(browser.ask(json!("unkept")).await, Ok(r#"["ann"]"#.to_owned()));
        assert_eq!(browser.ask(json!("retry")).await, Ok("2".to_owned()));
        browser.tab(1).await;
        browser.learn(r#"entries: [Json("\"ann\"")]"#).await;
        assert_eq!(browser.ask(json!({"read_log": "log"})).await, Ok(r#"{} ["ben","ann"]"#.to_owned()));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_hear_of_logs_that_other_tabs_make_change_and_delete() {
    probe("lists", async |probe| {
        let browser = probe.browser().await;
        browser.open_logs(1).await;
        browser.second_tab("Leads").await;
        assert_eq!(browser.append(json!([1])).await, Ok("1".to_owned()));
        assert_eq!(browser.ask(json!({"import": [["a", [1]], ["b", []]]})).await, Ok("taken in".to_owned()));
        assert_eq!(browser.ask(json!({"delete": "a"})).await, Ok("deleted".to_owned()));
        browser.tab(0).await;
        for log in ["log", "a", "b", "a"] {
            browser.learn(&format!("changed {log}")).await;
        }
        assert_eq!(browser.ask(json!("list")).await, Ok("b 0 {}\nlog 1 {}".to_owned()));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_another_tab_deletes_is_told_to_be_gone() {
    probe("deleted", async |probe| {
        let browser = probe.browser().await;
        browser.open_logs(1).await;
        browser.open_log("log", "Leads").await;
        assert_eq!(browser.append(json!([1])).await, Ok("1".to_owned()));
        browser.second_tab("Follows").await;
        assert_eq!(browser.ask(json!({"delete": "log"})).await, Ok("deleted".to_owned()));
        browser.tab(0).await;
        browser.learn("Change(Replaced)").await;
        assert_eq!(browser.append(json!([2])).await, Err("NotRead".to_owned()));
        assert_eq!(browser.ask(json!("read")).await, Ok("nothing".to_owned()));
        assert_eq!(browser.ask(json!("retry")).await, Ok("1".to_owned()));
        assert_eq!(browser.ask(json!({"read_log": "log"})).await, Ok("{} [2]".to_owned()));
    })
    .await;
}
