//! A score sheet on two devices, and on a big screen.

use serde_json::json;

use crate::browser::{Browser, Kind};
use crate::stage::{Stage, stage};

/// What is written down on the page of a sheet: by whom it is known, and what they have.
const TOTALS: &str = "return [...document.querySelectorAll('.score-rows li')]
    .map(row => row.querySelector('.score-who b').innerText + ' ' + row.querySelector('.total').innerText).join(', ')";

impl Browser {
    /// Begins a sheet of Flip 7 for two.
    async fn sheet_for_two(&self) {
        self.go("/score/new/flip7").await;
        for name in ["Ann", "Ben"] {
            self.write("input[name=add]", name).await;
            self.click("[data-do=add]").await;
        }
        self.click(".score-begin button[type=submit]").await;
        self.see(".score-row").await;
    }

    /// Types the points of the player in this place of the round.
    async fn type_points(&self, place: usize, points: &str) {
        self.click(&format!(".score-rows li:nth-child({place}) .score-row")).await;
        self.see(".score-pad").await;
        if self.count(".score-digits").await == 0 {
            self.click("[data-way=score-points]").await;
        }
        for digit in points.chars() {
            self.click(&format!("[data-digit='{digit}']")).await;
        }
        self.click("[data-do=next]").await;
        self.see(".kept-sign[data-state=kept]").await;
    }

    /// Shares the sheet, and gives its code and the secret that can be handed on.
    async fn share(&self) -> (String, String) {
        self.click("[data-do=share]").await;
        self.click("[data-do=share-now]").await;
        self.see("dialog.score-share .code").await;
        self.inspect("score-share", Kind::Phone).await;
        let code = self.text("dialog.score-share .code").await;
        self.click("dialog.score-share .dialog-head button").await;
        let secret = "return JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith('fliphouse.shared.'))[1]).scorer";
        (code, self.text_of(secret).await)
    }

    async fn connected(&self) {
        self.see(".live[data-live=open], .kept-sign[data-state=kept]").await;
        self.until("connected", "return document.querySelector('.live').dataset.live === 'open'").await;
    }

    /// Cuts the device off the network, or no longer.
    async fn cut_off(&self, off: bool) {
        let conditions =
            json!({"offline": off, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
        self.tell("Network.enable", json!({})).await;
        self.tell("Network.emulateNetworkConditions", conditions).await;
    }

    async fn totals(&self, totals: &str) {
        self.until(totals, &format!("return (() => {{ {TOTALS} }})() === `{totals}`")).await;
    }
}

/// Two phones with one sheet: the first has shared it, the other may keep the score.
async fn two(stage: &Stage) -> (Browser, Browser, String) {
    let (ann, ben) = (stage.visitor(Kind::Phone, "/").await, stage.visitor(Kind::Phone, "/").await);
    for browser in [&ann, &ben] {
        browser.expect_errors("ERR_INTERNET_DISCONNECTED");
        browser.expect_errors("WebSocket connection to");
    }
    ann.sheet_for_two().await;
    let (code, secret) = ann.share().await;
    ann.connected().await;
    ben.go(&format!("/s/{code}#{secret}")).await;
    ben.see(".followed .score-places").await;
    assert!(!ben.text_of("return location.href").await.contains(&secret), "the secret stays in the address");
    (ann, ben, code)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_writes_is_seen_on_a_phone_and_on_a_big_screen_at_once() {
    stage("shared-followed", async |stage| {
        let (ann, ben, code) = two(stage).await;
        let tv = stage.visitor(Kind::Desktop, &format!("/stv/{code}")).await;
        tv.see(".followed.tv .qr svg").await;
        ann.type_points(1, "21").await;
        for browser in [&ben, &tv] {
            browser.read(".score-places", "21").await;
        }
        ben.inspect("score-followed", Kind::Phone).await;
        tv.inspect("score-tv", Kind::Desktop).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_two_scored_and_one_was_offline_nothing_is_lost_or_doubled_and_a_tap_decides() {
    stage("shared-offline", async |stage| {
        let (ann, ben, _) = two(stage).await;
        ann.cut_off(true).await;
        ann.until("offline", "return document.querySelector('.live').dataset.live === 'lost'").await;
        ben.click("[data-do=keep-score]").await;
        ben.see(".score-row").await;
        ben.until("ben keeps the score", "return !document.querySelector('.score-row').disabled").await;
        ben.type_points(1, "30").await;
        ann.type_points(1, "20").await;
        ann.type_points(2, "12").await;
        ann.read(".live", "kept here and sent later").await;
        ann.inspect("score-offline", Kind::Phone).await;
        ann.cut_off(false).await;
        ann.connected().await;
        for browser in [&ann, &ben] {
            browser.see(".dispute").await;
            browser.totals("Ann 20, Ben 12").await;
        }
        ann.see("[data-do=live-take-over]").await;
        ben.inspect("score-disputed", Kind::Phone).await;
        ben.click(".dispute [data-do=decide]:last-of-type").await;
        for browser in [&ann, &ben] {
            browser.miss(".dispute").await;
            browser.totals("Ann 30, Ben 12").await;
        }
        ann.click("[data-do=live-take-over]").await;
        ben.see("[data-do=live-take-over]").await;
        ann.reload().await;
        ann.connected().await;
        ann.totals("Ann 30, Ben 12").await;
    })
    .await;
}
