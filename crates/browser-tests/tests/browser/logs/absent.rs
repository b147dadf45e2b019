//! Windows that keep nothing, and databases that go away.

use serde_json::json;

use super::probe::probe;

#[tokio::test(flavor = "multi_thread")]
async fn a_window_without_a_database_says_so_and_goes_on_in_memory() {
    for source in [
        "Object.defineProperty(window, 'indexedDB', { value: undefined })",
        "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } })",
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }",
    ] {
        probe("absent", async |probe| {
            let browser = probe.browser().await;
            browser.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).await;
            browser.go_to_probe().await;
            let error = browser.ask(json!({"open": 1})).await.expect_err(source);
            assert!(error.starts_with("Absent("), "{source}: {error}");
            assert_eq!(browser.ask(json!("in_memory")).await, Ok("not kept".to_owned()));
            browser.open_log("log", "Leads").await;
            assert_eq!(browser.append(json!([1, 2])).await, Ok("2".to_owned()));
            assert_eq!(browser.ask(json!("read")).await, Ok("[1,2]".to_owned()));
            assert_eq!(browser.ask(json!("persistence")).await, Ok("Refused".to_owned()));
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_deleted_under_the_page_is_told_to_be_gone() {
    probe("gone", async |probe| {
        let browser = probe.browser().await;
        browser.open_logs(1).await;
        browser.open_log("log", "Leads").await;
        browser.run("indexedDB.deleteDatabase('tests')").await;
        browser.learn("Deleted").await;
        assert_eq!(browser.append(json!([1])).await, Err("Gone(Deleted)".to_owned()));
        assert_eq!(browser.ask(json!("unkept")).await, Ok("[1]".to_owned()));
    })
    .await;
}
