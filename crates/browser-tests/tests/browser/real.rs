//! The page as people get it, with nothing in the browser changed for a test.

use crate::browser::Kind;
use crate::local::GAMES;
use crate::stage::stage;

/// Other tests begin workers with a script of their own, and have the browser forget the
/// server's policy for it. Here it must let the page's own worker begin.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_the_browser_begins_under_the_policy_of_the_server() {
    stage("policy", async |stage| {
        let browser = stage.browser(Kind::Phone).await;
        for (game, _) in GAMES {
            browser.go("/").await;
            browser.click(&format!("[data-game={game}] .main")).await;
            browser.see(&format!(".table[data-game={game}] [data-seat]")).await;
            browser.turn().await;
        }
        // The policy is in force: a script that is none of the page's is not run.
        browser.expect_errors("Content Security Policy");
        let foreign = "const done = arguments[0];
            const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
            worker.onmessage = () => done('run');
            worker.onerror = () => done('refused');";
        assert_eq!(browser.run_later(foreign, Vec::new()).await, "refused");
    })
    .await;
}
