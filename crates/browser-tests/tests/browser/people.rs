//! People with their figures, seasons, and everything as a file.

use std::path::Path;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::stage::stage;

/// An hour in milliseconds.
const HOUR: u64 = 3_600_000;

/// When the first sheet was begun.
const FIRST: u64 = 1_780_000_000_000;

/// Takes what would be downloaded.
const TAKE: &str = "
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return make(blob); };
    HTMLAnchorElement.prototype.click = () => {};";

/// A sheet with the points of each round, and one of a busted row.
fn sheet(name: &str, hours: u64, game: &str, rules: &Value, people: &[&str], rounds: &[&[i64]]) -> Value {
    let at = FIRST + hours * HOUR;
    let id = |number: usize| format!("p.{}", number + 1);
    let players: Vec<Value> =
        people.iter().enumerate().map(|(number, name)| json!({"id": id(number), "name": name})).collect();
    let begin = json!({"id": "p.1", "seen": 0, "at": at, "act": "begin", "game": game, "rules": rules,
        "players": players, "dealer": id(0)});
    let write = |(number, points): (usize, &&[i64])| {
        let turns: serde_json::Map<String, Value> =
            points.iter().enumerate().map(|(player, points)| (id(player), turn(*points))).collect();
        json!({"id": format!("p.{}", number + 2), "seen": 0, "at": at + number as u64 * 60_000, "act": "write",
            "round": number + 1, "turns": turns})
    };
    let entries: Vec<Value> = std::iter::once(begin).chain(rounds.iter().enumerate().map(write)).collect();
    json!({"id": name, "entries": entries})
}

/// No points are a bust.
fn turn(points: i64) -> Value {
    if points == 0 { json!({"cards": {"claim": "busted"}}) } else { json!({"points": points}) }
}

/// Two evenings of a family.
fn evenings() -> Value {
    let hundred = json!({"target": 100});
    let flip7 = |name: &str, hours: u64, people: &[&str], rounds: &[&[i64]]| {
        sheet(name, hours, "flip7", &hundred, people, rounds)
    };
    let uno = json!({"target": 50, "scoring": "lowest"});
    json!({"format": "fliphouse-scores/1", "sheets": [
        flip7("first", 0, &["Ann", "Ben", "Zoë"], &[&[40, 0, 33], &[65, 20, 12]]),
        flip7("second", 1, &["Ben", "ANN"], &[&[60, 21], &[45, 0]]),
        flip7("third", 30, &["Ann", "Ben"], &[&[55, 13], &[51, 80]]),
        sheet("fourth", 31, "unoflip", &uno, &["Ann", "Zoë"], &[&[30, 5], &[25, 9]]),
        flip7("open", 32, &["Zoë", "Ben"], &[&[10, 20]]),
    ]})
}

impl Browser {
    /// Chooses a file with these contents on the page about people.
    pub async fn take_in(&self, folder: &Path, contents: &str) {
        let file = folder.join("scores.json");
        std::fs::write(&file, contents).expect("room for a file");
        self.see("input[name=scores]").await;
        let field = self.driver().find(By::Css("input[name=scores]")).await.expect("a field");
        field.send_keys(file.display().to_string()).await.expect("a file to choose");
    }

    /// The rows of a table.
    async fn rows_of(&self, selector: &str) -> Vec<String> {
        let script = format!(
            "return [...document.querySelectorAll(`{selector} tbody tr`)].map(e => e.innerText.trim().replace(/\\s+/g, ' '))"
        );
        let rows = self.run(&script).await;
        rows.as_array().expect("rows").iter().map(|row| row.as_str().unwrap_or_default().to_owned()).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_family_sees_how_it_stands_across_evenings() {
    stage("people", async |stage| {
        let folder = tempfile::tempdir().expect("a folder");
        let browser = stage.visitor(Kind::Phone, "/scores").await;
        browser.see(".files").await;
        browser.inspect("people-none", Kind::Phone).await;
        browser.take_in(folder.path(), &evenings().to_string()).await;
        browser.read(".files [role=status]", "new sheets 5").await;
        browser.see(".standing").await;
        let standing =
            ["1 Ann 2 of 4 (50 %) 0 2 of 2", "2 Zoë 1 of 2 (50 %) 1 1 of 2", "2 Ben 1 of 3 (33 %) 0 1 of 2"];
        assert_eq!(browser.rows_of(".standing").await, standing);
        browser.run("document.querySelectorAll('details').forEach(e => e.open = true)").await;
        browser.read(".figures", "Busts").await;
        browser.read(".history", "UNO FLIP!").await;
        browser.inspect("people", Kind::Phone).await;
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            browser.run("document.querySelectorAll('details').forEach(e => e.open = true)").await;
            browser.glance(&format!("people-{lang}"), Kind::Phone).await;
        }
        browser.switch("en").await;
        // Two against each other.
        browser.choose("select[name=scores-duel-other]", "2").await;
        browser
            .until("Ann and Zoë", "return document.querySelector('.duel thead').innerText.includes('Zoë')")
            .await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_season_is_begun_and_closed_with_the_keyboard_alone_and_stays() {
    stage("seasons", async |stage| {
        let folder = tempfile::tempdir().expect("a folder");
        let browser = stage.visitor(Kind::Phone, "/scores").await;
        browser.take_in(folder.path(), &evenings().to_string()).await;
        browser.see(".seasons form").await;
        browser.run("document.querySelector('input[name=season]').focus()").await;
        browser.press("Spring").await;
        browser.press(Key::Enter + "").await;
        browser.see(".seasons > button").await;
        browser.read("select[name=span]", "Spring, going on").await;
        browser.run("document.querySelector('.seasons > button').focus()").await;
        browser.press(Key::Enter + "").await;
        browser.see("dialog[open]").await;
        browser.inspect("season-close", Kind::Phone).await;
        browser.click("dialog.question .main").await;
        browser.see(".seasons form").await;
        browser.reload().await;
        browser.see("select[name=span]").await;
        assert_eq!(browser.count("select[name=span] option").await, 2);
        assert!(!browser.text("select[name=span]").await.contains("going on"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_saved_and_taken_in_elsewhere_and_a_broken_one_changes_nothing() {
    stage("score-files", async |stage| {
        let folder = tempfile::tempdir().expect("a folder");
        let browser = stage.visitor(Kind::Phone, "/scores").await;
        browser.take_in(folder.path(), &evenings().to_string()).await;
        browser.read(".files [role=status]", "new sheets 5").await;
        let lines = browser.count(".history li").await;
        let whole = evenings().to_string();
        let broken = [
            (whole[..whole.len() / 2].to_owned(), "ends in the middle"),
            (json!({"format": "fliphouse-scores/2"}).to_string(), "newer version"),
            ("name;points".to_owned(), "not a file of scores"),
            (whole.replacen("\"act\":\"write\"", "\"act\":\"wrote\"", 1), "damaged in line 1"),
        ];
        for (contents, words) in broken {
            browser.take_in(folder.path(), &contents).await;
            browser.read(".files [role=alert]", words).await;
            assert_eq!(browser.count(".history li").await, lines);
        }
        browser.take_in(folder.path(), &whole).await;
        browser.read(".files [role=status]", "already here 5").await;
        browser.run(TAKE).await;
        browser.click(".files .ways button").await;
        let saved = browser.until("a file", "return window.saved || null").await;
        let saved = saved.as_str().expect("a text").to_owned();
        let elsewhere = stage.visitor(Kind::Phone, "/scores").await;
        elsewhere.take_in(folder.path(), &saved).await;
        elsewhere.read(".files [role=status]", "new sheets 5").await;
        elsewhere
            .until(
                "the same games",
                &format!("return document.querySelectorAll('.history li').length === {lines}"),
            )
            .await;
    })
    .await;
}
