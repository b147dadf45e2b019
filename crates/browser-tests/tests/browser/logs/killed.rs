//! What was said to be kept is there after the browser was killed, and after everything milder.

use serde_json::json;

use super::probe::probe;
use crate::browser::Browser;
use crate::seed::seed;

/// Writes numbers as fast as it can, and tells the server of each that is kept.
const WRITE: &str = "
    const [first] = arguments;
    (async () => {
        for (let number = first; ; number += 1) {
            const length = await probe(JSON.stringify({ append: [number] }));
            fetch(`/kept/${length}`, { method: 'POST', keepalive: true });
        }
    })()";

/// The entries of the log: numbers from 1 on without a gap. Tells how many there are.
fn counted(text: &str) -> u64 {
    let numbers: Vec<u64> = serde_json::from_str(text).unwrap_or_default();
    assert!(numbers.iter().copied().eq(1..=numbers.len() as u64), "{text}");
    numbers.len() as u64
}

impl Browser {
    async fn come_back(&self) -> u64 {
        self.open_logs(1).await;
        counted(&self.open_log("log", "Leads").await)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_was_kept_is_gone_after_the_browser_was_killed_in_the_middle() {
    probe("killed", async |probe| {
        let mut browser = probe.browser().await;
        let (mut chance, mut length) = (seed(), 0);
        for _ in 0..5 {
            assert_eq!(browser.come_back().await, length);
            browser.run_with(WRITE, vec![json!(length + 1)]).await;
            // A generator from a book: only that the rounds differ matters.
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let enough = length + 1 + u64::from(chance >> 28);
            let kept = *probe.site.kept.wait_for(|kept| *kept >= enough).await.expect("a server");
            browser = probe.kill(browser).await;
            length = browser.come_back().await;
            assert!(length >= kept, "{kept} entries were kept and {length} are there");
            browser.ask(json!("leave")).await.expect("a log to leave");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_survives_a_reload_and_one_answer_is_enough_to_rely_on() {
    probe("reload", async |probe| {
        let browser = probe.browser().await;
        assert_eq!(browser.come_back().await, 0);
        assert_eq!(browser.append(json!([1, 2])).await, Ok("2".to_owned()));
        assert_eq!(browser.come_back().await, 2);
        assert_eq!(browser.append(json!([3])).await, Ok("3".to_owned()));
        let browser = probe.kill(browser).await;
        assert_eq!(browser.come_back().await, 3);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browser_keeps_the_same_contract_as_memory() {
    probe("contract", async |probe| {
        let browser = probe.browser().await;
        browser.open_logs(1).await;
        assert_eq!(browser.ask(json!("contract")).await, Ok("holds".to_owned()));
        let room = browser.ask(json!("room")).await.expect("room");
        assert!(room.starts_with("Some(Room { used: "), "{room}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_writing_is_to_be_on_the_disk_and_the_first_asks_to_stay_there() {
    probe("strict", async |probe| {
        let browser = probe.browser().await;
        browser.open_logs(1).await;
        browser.open_log("log", "Leads").await;
        browser
            .run(
                "window.asked = 0; window.modes = [];
                const begin = IDBDatabase.prototype.transaction;
                IDBDatabase.prototype.transaction = function (...how) {
                    const begun = begin.apply(this, how);
                    modes.push(`${begun.mode} ${begun.durability}`);
                    return begun;
                };
                StorageManager.prototype.persist = async () => { asked += 1; return true; };",
            )
            .await;
        assert_eq!(browser.append(json!([1])).await, Ok("1".to_owned()));
        browser.until("the browser is asked", "return asked === 1").await;
        assert_eq!(browser.append(json!([2])).await, Ok("2".to_owned()));
        let other = json!({"append_to": ["other", 0, [1]]});
        assert_eq!(browser.ask(other).await, Ok("1".to_owned()));
        assert_eq!(browser.run("return modes").await, json!(vec!["readwrite strict"; 3]));
        assert_eq!(browser.run("return asked").await, json!(1), "it is asked once");
        let told = browser.ask(json!("persistence")).await.expect("an answer");
        assert!(["Granted", "Refused"].contains(&told.as_str()), "{told}");
    })
    .await;
}
