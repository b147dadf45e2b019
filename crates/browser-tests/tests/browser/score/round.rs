//! Entering a round.

use super::sheet;
use crate::browser::Kind;
use crate::stage::stage;

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_four_is_typed_in_fewer_than_fifteen_taps() {
    stage("score-taps", async |stage| {
        let browser = sheet(stage, "flip7").await;
        // How one likes to enter is remembered.
        browser.row(1).await;
        browser.click("[data-way=score-points]").await;
        browser.click("[data-do=close]").await;
        browser.miss(".score-pad").await;
        browser.run("window.taps = 0; document.addEventListener('click', () => { taps += 1 }, true)").await;
        browser.round(&["27", "31", "18", "40"]).await;
        let taps = browser.run("return taps").await.as_u64().expect("a number");
        assert!(taps < 15, "{taps} taps");
        browser.is_kept().await;
        browser.read(".score-tab[aria-pressed=true]", "Round 2").await;
        for (place, total) in (1..).zip(["27", "31", "18", "40"]) {
            browser.read(&format!(".score-rows li:nth-child({place}) .total"), total).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_show_how_they_add_up_and_an_impossible_hand_is_refused_at_its_tap() {
    stage("score-cards", async |stage| {
        let browser = sheet(stage, "flip7").await;
        browser.row(1).await;
        browser.cards("3 11 5 x2 +10").await;
        browser.read(".score-sum", "3+11+5 = 19, ×2 = 38, +10 = 48").await;
        browser.inspect("score-cards", Kind::Phone).await;
        browser.cards("5").await;
        browser.read(".score-refused", "Tap “Bust” if it is").await;
        browser.read(".score-refused summary", "F7-14").await;
        browser.click(".score-refused summary").await;
        browser.read(".score-refused", "A number you already hold is a bust").await;
        browser.glance("score-refused", Kind::Phone).await;
        browser.cards("x2").await;
        browser.read(".score-refused", "the decks have only 1").await;
        browser.read(".score-sum", "48").await;
        browser.click(".score-lying[aria-label='One 11 less']").await;
        browser.read(".score-sum", "3+5 = 8").await;
        browser.next().await;
        browser.click("[data-do=bust]").await;
        browser.read(".score-pad h2", "Cas").await;
        browser.cards("1 2 3 4 5 6 7").await;
        browser.read(".score-sum", "Flip 7 +15 = 43").await;
        browser.cards("8").await;
        browser.read(".score-refused", "there is no eighth").await;
        browser.next().await;
        browser.cards("0 1 2 4 6 8 9").await;
        browser.read(".score-refused", "Only one player makes the Flip 7").await;
        browser.is_kept().await;
        browser.read(".score-rows li:nth-child(2)", "busted").await;
        browser.read(".score-rows li:nth-child(3)", "Flip 7").await;
        browser.inspect("score-round", Kind::Phone).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_brutal_flip_7_is_given_and_points_may_fall_below_zero() {
    stage("score-brutal", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/score/new/vengeance").await;
        for name in ["Ann", "Ben"] {
            browser.write_and_enter(name).await;
        }
        browser.click(".score-begin details summary").await;
        browser.click("[data-option=brutal] input").await;
        browser.click(".score-begin button[type=submit]").await;
        browser.row(1).await;
        browser.cards("13 12 9 5 4 3 2").await;
        browser.read(".score-sum", "63").await;
        browser.glance("score-brutal", Kind::Phone).await;
        browser.run("const list = document.querySelector('.score-bonus select'); list.selectedIndex = 1; list.dispatchEvent(new Event('change'))").await;
        browser.read(".score-sum", "48").await;
        browser.next().await;
        browser.click("[data-do=bust]").await;
        browser.miss(".score-pad").await;
        // Somebody gave them a card after that.
        browser.run("document.querySelectorAll('.score-tab')[1].click()").await;
        browser.click(".score-grid tr[data-player]:nth-child(2) td").await;
        browser.cards("-4").await;
        browser.read(".score-sum", "−19").await;
        browser.next().await;
        browser.read(".score-rows li:nth-child(2) .total", "−19").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_uno_flip_somebody_goes_out_and_collects_the_cards_of_one_side() {
    stage("score-uno", async |stage| {
        let browser = sheet(stage, "unoflip").await;
        browser.row(1).await;
        browser.click("[data-do=out]").await;
        browser.cards("r7 r+1 wild").await;
        browser.read(".score-sum", "7+10+40 = 57").await;
        browser.inspect("score-uno", Kind::Phone).await;
        browser.click("[data-side=game-side-dark]").await;
        browser.cards("p3").await;
        browser.read(".score-refused", "the same side").await;
        browser.next().await;
        browser.digits("12").await;
        browser.next().await;
        browser.digits("0").await;
        browser.next().await;
        browser.is_kept().await;
        browser.read(".score-rows li:nth-child(1) .total", "69").await;
    })
    .await;
}
