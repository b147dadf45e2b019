//! Keeping score of games with cards of paper.

mod kept;
mod later;
mod looks;
mod many;
mod round;

use crate::browser::{Browser, Kind};
use crate::stage::Stage;

/// Four who play.
const FOUR: [&str; 4] = ["Ann", "Ben", "Cas", "Dora"];

/// What everybody had in the round that is shown, their totals, and what is being entered: all
/// that can be seen and must not be lost.
const SEEN: &str = "
    const text = (e) => e ? e.innerText.replace(/\\s+/g, ' ').trim() : '';
    const rows = [...document.querySelectorAll('.score-row')].map((row) =>
        [text(row.querySelector('.who b')), text(row.querySelector('.mark')), text(row.querySelector('.total'))].join(' '));
    const sum = text(document.querySelector('.score-sum b'));
    return rows.concat(sum && sum !== '–' ? [text(document.querySelector('.score-pad h2')) + ' ' + sum] : []).join(' | ');";

impl Browser {
    /// Begins a sheet for these people.
    async fn begin_sheet(&self, game: &str, people: &[&str]) {
        self.go(&format!("/score/new/{game}")).await;
        for name in people {
            self.write_and_enter(name).await;
        }
        self.click(".score-begin button[type=submit]").await;
        self.see(".score-row").await;
        self.is_kept().await;
    }

    async fn write_and_enter(&self, name: &str) {
        self.write("input[name=add]", name).await;
        self.click("[data-do=add]").await;
    }

    /// Goes to somebody in the round.
    async fn row(&self, place: usize) {
        self.click(&format!(".score-rows li:nth-child({place}) .score-row")).await;
        self.see(".score-pad").await;
    }

    /// Types points, by the page's own keys; they are not written down yet.
    async fn digits(&self, points: &str) {
        if self.count(".score-digits").await == 0 {
            self.click("[data-way=score-points]").await;
        }
        for digit in points.chars() {
            self.click(&format!("[data-digit='{digit}']")).await;
        }
    }

    /// Taps cards.
    async fn cards(&self, codes: &str) {
        if self.count(".score-cards").await == 0 {
            self.click("[data-way=score-cards]").await;
        }
        for code in codes.split(' ') {
            self.click(&format!("[data-card='{code}']")).await;
        }
    }

    async fn next(&self) {
        self.click("[data-do=next]").await;
    }

    /// A whole round, typed.
    async fn round(&self, points: &[&str]) {
        self.row(1).await;
        for points in points {
            self.digits(points).await;
            self.next().await;
        }
        self.miss(".score-pad").await;
    }

    /// Waits until everything is kept.
    async fn is_kept(&self) {
        self.see(".kept-sign[data-state=kept]").await;
    }

    /// What can be seen.
    async fn seen(&self) -> String {
        self.text_of(SEEN).await
    }

    /// Sets the points that a game goes to.
    async fn goes_to(&self, points: u32) {
        self.click("[data-do=menu]").await;
        self.write("input[name=target]", &points.to_string()).await;
        self.click("dialog.score-menu .dialog-head button").await;
        self.miss("dialog.score-menu").await;
    }
}

/// A browser with a sheet for four.
async fn sheet(stage: &Stage, game: &str) -> Browser {
    let browser = stage.visitor(Kind::Phone, "/").await;
    browser.begin_sheet(game, &FOUR).await;
    browser
}
