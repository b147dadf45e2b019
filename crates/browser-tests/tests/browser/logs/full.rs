//! A disk that is full.

use serde_json::json;

use super::probe::{Probe, probe};
use crate::browser::Browser;

impl Browser {
    /// Gives the page so much room, or as much as there is.
    async fn give_room(&self, probe: &Probe, bytes: Option<u64>) {
        let mut room = json!({"origin": probe.site.url});
        if let Some(bytes) = bytes {
            room["quotaSize"] = bytes.into();
        }
        self.tell("Storage.overrideQuotaForOrigin", room).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_nothing_is_half_written_and_everything_is_when_there_is_room() {
    probe("full", async |probe| {
        let browser = probe.browser().await;
        browser.give_room(probe, Some(1_000_000)).await;
        browser.open_logs(1).await;
        browser.open_log("log", "Leads").await;
        assert_eq!(browser.append(json!(["first"])).await, Ok("1".to_owned()));
        let large = vec!["x".repeat(60_000); 20];
        assert_eq!(browser.append(json!(large)).await, Err("Full".to_owned()));
        assert_eq!(browser.append(json!(["last"])).await, Err("Full".to_owned()));
        // All of it is still there, in memory.
        let unkept = json!([&large[..], &["last".to_owned()]].concat()).to_string();
        assert_eq!(browser.ask(json!("unkept")).await, Ok(unkept.clone()));
        let new = json!({"import": [["small", [1]], ["large", large]]});
        assert_eq!(browser.ask(new.clone()).await, Err("Full".to_owned()));
        assert_eq!(browser.ask(json!({"read_log": "log"})).await, Ok(r#"{} ["first"]"#.to_owned()));
        assert_eq!(browser.ask(json!("list")).await, Ok("log 1 {}".to_owned()));
        browser.give_room(probe, None).await;
        assert_eq!(browser.ask(json!("retry")).await, Ok("22".to_owned()));
        assert_eq!(browser.ask(json!("unkept")).await, Ok("[]".to_owned()));
        let all = unkept.replacen('[', r#"["first","#, 1);
        assert_eq!(browser.ask(json!({"read_log": "log"})).await, Ok(format!("{{}} {all}")));
        assert_eq!(browser.ask(new).await, Ok("taken in".to_owned()));
    })
    .await;
}
