//! What was entered is changed, undone, and decides the game.

use super::sheet;
use crate::browser::Kind;
use crate::stage::stage;

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_undone_and_redone() {
    stage("score-undo", async |stage| {
        let browser = sheet(stage, "flip7").await;
        let mut states = vec![browser.seen().await];
        browser.round(&["27", "31", "18", "40"]).await;
        states.push(browser.seen().await);
        for _ in 0..4 {
            browser.click("[data-do=undo]").await;
        }
        assert_eq!(browser.seen().await, states[0]);
        browser.see("[data-do=undo]:disabled").await;
        for _ in 0..4 {
            browser.click("[data-do=redo]").await;
        }
        assert_eq!(browser.seen().await, states[1]);
        // By keys, and in the middle of an entry.
        browser.row(1).await;
        browser.press("12").await;
        browser.read(".score-sum", "12").await;
        browser.press("u").await;
        browser.read(".score-sum b", "1").await;
        browser.press("U").await;
        browser.read(".score-sum b", "12").await;
        browser.press("\u{e00c}").await;
        browser.miss(".score-pad").await;
        browser.press("u").await;
        browser.read(".score-tab[aria-pressed=true]", "Round 1").await;
        browser.is_kept().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_round_can_be_changed_and_totals_follow() {
    stage("score-edit", async |stage| {
        let browser = sheet(stage, "flip7").await;
        browser.round(&["27", "31", "18", "40"]).await;
        browser.round(&["10", "10", "10", "10"]).await;
        browser.click(".score-tabs .score-tab:nth-child(2)").await;
        browser.see(".score-grid").await;
        browser.inspect("score-all", Kind::Phone).await;
        browser.click(".score-grid tr[data-player]:nth-child(2) td[data-round='1']").await;
        browser.read(".score-pad h2", "Ben, round 1").await;
        browser.digits("5").await;
        browser.next().await;
        browser.miss(".score-pad").await;
        browser.read(".score-rows li:nth-child(2) .total", "15").await;
        browser.is_kept().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tie_asks_for_another_round_and_from_the_winner_one_can_come_back() {
    stage("score-end", async |stage| {
        let browser = sheet(stage, "flip7").await;
        browser.goes_to(50).await;
        browser.round(&["27", "60", "60", "40"]).await;
        browser.read(".score-notice", "Ben, Cas are level").await;
        browser.glance("score-tied", Kind::Phone).await;
        browser.round(&["10", "11", "10", "10"]).await;
        browser.read(".score-end h2", "Ben wins").await;
        browser.inspect("score-won", Kind::Phone).await;
        browser.click("[data-do=back]").await;
        browser.row(2).await;
        browser.digits("10").await;
        browser.next().await;
        browser.read(".score-notice", "Ben, Cas are level").await;
        browser.click("[data-do=undo]").await;
        browser.read(".score-end h2", "Ben wins").await;
        let first = browser.text_of("return location.pathname").await;
        browser.click("[data-do=again]").await;
        browser
            .until(
                "another sheet",
                &format!("return location.pathname !== '{first}' && document.querySelector('.score-row')"),
            )
            .await;
        browser.read(".score-rows li:nth-child(2)", "Dealer").await;
        browser.go("/score").await;
        browser.read("[data-list=score-finished]", "Ben wins").await;
        browser.inspect("score-list", Kind::Phone).await;
        browser.click("[data-list=score-finished] button.plain").await;
        browser.click("dialog.question .main").await;
        browser.miss("[data-list=score-finished]").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_one_plays_against_the_rounds() {
    stage("score-challenge", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.begin_sheet("flip7", &["Ann"]).await;
        browser.goes_to(50).await;
        browser.round(&["60"]).await;
        browser.read(".score-end", "Challenge met: the target was reached in round 1").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_come_go_and_are_called_otherwise() {
    stage("score-people", async |stage| {
        let browser = sheet(stage, "flip7").await;
        browser.round(&["27", "31", "18", "40"]).await;
        browser.read(".score-rows li:nth-child(2)", "Dealer").await;
        browser.click(".score-rows li:nth-child(2) [data-do=person]").await;
        browser.inspect("score-person", Kind::Phone).await;
        browser.write("input[name=person]", "Benno").await;
        browser.click("dialog.score-person [type=submit]").await;
        browser.read(".score-rows", "Benno").await;
        browser.click(".score-rows li:nth-child(2) [data-do=person]").await;
        browser.click("[data-do=leave]").await;
        browser.read(".score-rows li:nth-child(2)", "Cas").await;
        browser.read(".score-rows li:nth-child(2)", "Dealer").await;
        browser.click("[data-do=menu]").await;
        browser.write("input[name=join]", "cas").await;
        browser.click(".score-join button").await;
        browser.read("dialog .wrong", "cas is on the sheet already").await;
        browser.write("input[name=join]", "Eve").await;
        browser.click(".score-join button").await;
        browser.click("dialog.score-menu details summary").await;
        browser.inspect("score-menu", Kind::Phone).await;
        browser.click("dialog.score-menu .score-order li:last-child button[aria-label='Move Eve up']").await;
        browser.click("dialog.score-menu .dialog-head button").await;
        browser.read(".score-rows li:nth-child(3)", "Eve").await;
        browser.click(".score-rows li:nth-child(3) [data-do=person]").await;
        browser.click("[data-do=away]").await;
        browser.read(".score-rows li:nth-child(3)", "not there").await;
        browser.is_kept().await;
    })
    .await;
}
