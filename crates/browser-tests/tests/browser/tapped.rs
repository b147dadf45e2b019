//! Games with real cards: what somebody taps who has the deck in hand, and what the page makes of it.

use std::process::Command;

use serde_json::{Value, json};
use thirtyfour::prelude::Key;

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::seed::seed;
use crate::stage::stage;

/// What the table says and shows now.
const TABLE: &str = include_str!("js/tapped.js");

/// What the program prints.
fn program(arguments: &[&str]) -> String {
    let mut program = Command::new(std::env::var("FLIPHOUSE_PROGRAM").expect("cargo sets it"));
    let output = program.args(arguments).output().expect("the program");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// A recorded game: its cards in the order in which they come off the deck, its moves, and the points in the end.
struct Recorded {
    decks: Vec<Vec<String>>,
    moves: Vec<String>,
    dealer: usize,
    scores: Value,
    winner: usize,
}

fn recorded(game: &str, options: &[&str]) -> Recorded {
    let seed = seed().to_string();
    let asked = ["record", game, "--players", "3", "--bots", "random", "--seed", &seed, "--set", "target=60"];
    let text = program(&[&asked[..], options].concat());
    let record: Value = serde_json::from_str(&text).expect("a record");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("record.json");
    std::fs::write(&file, &text).expect("a file");
    let trace = program(&["replay", "--trace", &file.display().to_string()]);
    let last: Value = serde_json::from_str(trace.lines().last().expect("a move")).expect("JSON");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let list = |value: &Value| value.as_array().expect("a list").iter().map(text).collect::<Vec<_>>();
    let number = |value: &Value| usize::try_from(value.as_u64().expect("a seat")).expect("a seat");
    Recorded {
        decks: record["decks"].as_array().expect("decks").iter().map(list).collect(),
        moves: list(&record["moves"]),
        dealer: number(&record["dealer"]),
        scores: last["state"]["scores"].clone(),
        winner: number(&last["state"]["winner"]),
    }
}

const NAMES: [&str; 3] = ["Ann", "Ben", "Cid"];

impl Browser {
    /// Sits three people down at a table with real cards.
    async fn sit_at(&self, sort: &str, game: &str, dealer: usize, options: &[(&str, &str)]) {
        self.go(&format!("/{sort}/{game}")).await;
        self.see(".real-start").await;
        for (place, name) in NAMES.iter().enumerate() {
            self.write(&format!(".sitters li:nth-child({}) input[type=text]", place + 1), name).await;
        }
        self.click(&format!(".sitters li:nth-child({dealer}) input[type=radio]")).await;
        self.click("details summary").await;
        for (option, value) in options {
            let field = format!("[data-option={option}]");
            if *value == "yes" {
                self.click(&format!("{field} input")).await;
            } else {
                self.write(&format!("{field} input"), value).await;
            }
        }
        self.click("button[type=submit]").await;
        self.see(".real").await;
    }

    /// Waits until everything that was tapped is kept.
    async fn is_written(&self) {
        self.see(".real-foot[data-kept]").await;
    }

    /// Loads the page again, once everything is kept, and waits until one can go on.
    async fn load_again(&self) {
        self.is_written().await;
        self.reload().await;
        self.see(".real-foot button:enabled").await;
    }

    /// Taps a card.
    async fn tap(&self, card: &str) {
        self.click(&format!(".card-key[data-card='{card}']")).await;
    }

    /// Touches what a move is about: Hit, Stay, players, or cards in front of them.
    async fn choose_move(&self, action: &str) {
        let words: Vec<&str> = action.split(' ').collect();
        let card = |seat: &str, card: &str| format!("[data-seat='{seat}'] button.card[data-card='{card}']");
        match words[..] {
            ["hit" | "stay"] => self.click(&format!("[aria-keyshortcuts={}]", &action[..1])).await,
            ["steal" | "discard", seat, code] => self.click(&card(seat, code)).await,
            ["swap", first, first_card, second, second_card] => {
                self.click(&card(first, first_card)).await;
                self.click(&card(second, second_card)).await;
            }
            [_, seat] => self.click(&format!("[data-target='{seat}']")).await,
            _ => panic!("{action}"),
        }
    }
}

/// Plays a recorded game by taps: the page says whether it wants a card or a choice.
async fn referee_by_taps(browser: &Browser, game: &Recorded) {
    let (mut deck, mut dealt, mut moves, mut steps) = (0, 0, game.moves.iter(), 0);
    loop {
        let table = browser.run(TABLE).await;
        match table["wants"].as_str() {
            Some("card") => {
                if dealt == game.decks[deck].len() {
                    (deck, dealt) = (deck + 1, 0);
                }
                browser.tap(&game.decks[deck][dealt]).await;
                dealt += 1;
            }
            Some("choice") => {
                let (_, action) = moves.next().expect("a move").split_once(' ').expect("a seat and a move");
                browser.choose_move(action).await;
            }
            _ => break,
        }
        steps += 1;
        if steps % 7 == 0 {
            // Taken back and done again, it is the same.
            let after = browser.run(TABLE).await;
            browser.click(".real-foot [aria-keyshortcuts=u]").await;
            assert_eq!(browser.run(TABLE).await, table, "after {steps} taps one is taken back");
            let wants = table["wants"].as_str().expect("something");
            if wants == "card" {
                browser.tap(&game.decks[deck][dealt - 1]).await;
            } else {
                let played = game.moves.len() - moves.len();
                browser.choose_move(game.moves[played - 1].split_once(' ').expect("a move").1).await;
            }
            assert_eq!(browser.run(TABLE).await, after, "after {steps} taps one is done again");
        }
        if steps % 11 == 0 {
            let before = browser.run(TABLE).await;
            browser.load_again().await;
            assert_eq!(browser.run(TABLE).await, before, "loaded again after {steps} taps");
        }
    }
    assert_eq!(moves.next(), None, "every move was asked for");
    browser.read(".real-now", &format!("{} wins", NAMES[game.winner - 1])).await;
    assert_eq!(browser.run(TABLE).await["totals"], game.scores);
}

async fn refereed(name: &'static str, game: &'static str, options: &[(&str, &str)], set: &[&str]) {
    stage(name, async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        let recorded = recorded(game, set);
        browser.sit_at("referee", game, recorded.dealer, &[&[("target", "60")], options].concat()).await;
        referee_by_taps(&browser, &recorded).await;
        browser.inspect(&format!("referee-over-{game}"), Kind::Phone).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_flip_7_is_refereed_by_taps() {
    refereed("referee-flip7", "flip7", &[], &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_brutal_game_of_with_a_vengeance_is_refereed_by_taps() {
    refereed("referee-vengeance", "vengeance", &[("brutal", "yes")], &["--set", "brutal=true"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_referee_says_what_cannot_be_and_fits_in_every_language() {
    stage("referee-looks", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.go("/referee/flip7").await;
        browser.see(".real-start").await;
        browser.inspect("referee-start", Kind::Phone).await;
        browser.sit_at("referee", "flip7", 3, &[]).await;
        for card in ["12", "5", "flip3"] {
            browser.tap(card).await;
        }
        browser.see("[data-target='2']").await;
        browser.inspect("referee-choice", Kind::Phone).await;
        browser.click("[data-target='1']").await;
        browser.read(".real-now", "card 1 of 3").await;
        for card in ["0", "freeze"] {
            browser.tap(card).await;
        }
        browser.read(".real-now", "card 3 of 3").await;
        // The only 0 lies in front of Ann.
        browser.see(".card-key[data-card='0'].gone").await;
        browser.tap("0").await;
        browser.read(".real-act .wrong", "There is only one 0").await;
        browser.inspect("referee-card", Kind::Phone).await;
        browser.click(".real-story .why").await;
        browser.see(".real-story .rule").await;
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            browser.glance(&format!("referee-card-{lang}"), Kind::Phone).await;
        }
        browser.switch("en").await;
        browser.resize_to(812, 375, true).await;
        browser.draw().await;
        browser.photograph("referee/sideways").await;
        browser.check_fit("referee-sideways").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_refereed_by_keys_alone() {
    stage("referee-keys", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.sit_at("referee", "flip7", 3, &[]).await;
        // The opening deal, where a number waits for a second digit.
        for keys in ["12", "5", "9"] {
            browser.press(keys).await;
            let seat = ["12", "5", "9"].iter().position(|other| *other == keys).unwrap_or_default() + 1;
            browser.see(&format!("[data-seat='{seat}'] .real-cards .card")).await;
        }
        browser.read(".real-now", "Ann: Hit or Stay?").await;
        browser.press("s").await;
        browser.read(".real-now", "Ben: Hit or Stay?").await;
        browser.press("h").await;
        browser.read(".real-now", "Ben hits").await;
        // A Freeze has no digit: Tab leads to it.
        browser.tab_to(".card-key[data-card=freeze]").await;
        browser.press(Key::Enter).await;
        browser.read(".real-now", "choose a player").await;
        browser.press("2").await;
        browser.read(".real-now", "Cid: Hit or Stay?").await;
        browser.press("u").await;
        browser.read(".real-now", "choose a player").await;
    })
    .await;
}

/// The odds of a hand by the program.
fn odds(game: &str, hand: &str, seen: &str) -> Value {
    let mut asked = vec!["odds", game, "--json", "--hand", hand, "--seen", seen];
    if game == "flip7" {
        asked.extend(["--players", "3"]);
    }
    serde_json::from_str(&program(&asked)).expect("JSON")
}

async fn counted(name: &'static str, game: &'static str) {
    stage(name, async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_at("counter", game, 3, &[]).await;
        // In turn: each card lies in front of whoever is next.
        for card in ["12", "5", "9", "11", "7", "10", "8"] {
            browser.tap(card).await;
        }
        browser.read(".real-now", "Next card: Ben").await;
        browser.click("[data-seat='1'] button.name").await;
        browser.see(".real-odds .coach").await;
        let known = odds(game, "12,11,8", "5,9,7,10");
        let shown = browser.run(TABLE).await;
        let worth = |key: &str| format!("{:.1}", known[key].as_f64().expect("points"));
        assert_eq!(shown["worth"], json!([worth("hit"), worth("stay")]), "{known} {shown}");
        let percent = (known["bust_next"].as_f64().expect("a chance") * 100.0).round();
        assert_eq!(shown["risks"][0], format!("Bust: {percent}%"), "{known} {shown}");
        assert_eq!(browser.text(".card-key[data-card='12'] small").await, "11");
        browser.inspect(&format!("counter-{game}"), Kind::Phone).await;
        browser.click(".real-odds .switch input").await;
        browser.miss(".real-odds .coach, .risk, .card-key small, [data-pile=deck]").await;
        browser.inspect(&format!("counter-{game}-no-odds"), Kind::Phone).await;
        // Whoever does not want to know does not the next time, either.
        browser.load_again().await;
        assert_eq!(browser.count(".risk, .card-key small, [data-pile=deck]").await, 0);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_counter_of_flip_7_says_what_the_program_says_of_the_cards() {
    counted("counter-flip7", "flip7").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_counter_of_with_a_vengeance_says_what_the_program_says_of_the_cards() {
    counted("counter-vengeance", "vengeance").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_tapped_is_the_score_of_the_round() {
    stage("counter-round", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_at("counter", "vengeance", 3, &[]).await;
        for card in ["12", "5", "9"] {
            browser.tap(card).await;
        }
        // Ann plays a Swap: the 12 against the 9.
        browser.tap("swap").await;
        browser.click("[data-seat='1'] button.card").await;
        browser.see(".real-moved").await;
        browser.inspect("counter-moved", Kind::Phone).await;
        browser.click("[data-to=swap]").await;
        browser.click("[data-seat='3'] button.card").await;
        browser.miss(".real-moved").await;
        assert_eq!(browser.run(TABLE).await["points"], json!(["9", "5", "12"]));
        browser.click("[data-does=stay]").await;
        browser.tap("4").await;
        browser.tap("12").await;
        browser.see("[data-seat='2'][data-status=status-stayed]").await;
        browser.read(".real-now", "Next card").await;
        browser.click("[data-does=round]").await;
        browser.read(".round-over", "Round 1 is over").await;
        browser.inspect("counter-round", Kind::Phone).await;
        browser.load_again().await;
        browser.click(".real-foot [aria-keyshortcuts=u]").await;
        browser.see("[data-seat='1'] button.card").await;
        for (lang, _) in LANGUAGES {
            browser.switch(lang).await;
            browser.glance(&format!("counter-{lang}"), Kind::Phone).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_tabs_one_taps_and_the_other_looks_on() {
    stage("counter-tabs", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_at("counter", "flip7", 3, &[]).await;
        browser.tap("12").await;
        browser.is_written().await;
        browser.new_tab().await;
        browser.resize(Kind::Phone).await;
        browser.go("/counter/flip7").await;
        browser.read(".notice", "another tab").await;
        browser.see("[data-seat='1'] .real-cards .card").await;
        browser.inspect("counter-other-tab", Kind::Phone).await;
        browser.tab(0).await;
        browser.tap("5").await;
        browser.is_written().await;
        browser.tab(1).await;
        browser.see("[data-seat='2'] .real-cards .card").await;
        browser.click(".notice button").await;
        browser.miss(".notice").await;
        browser.tap("9").await;
        browser.tab(0).await;
        browser.read(".notice", "another tab").await;
        browser.see("[data-seat='3'] .real-cards .card").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_secret_hands_has_no_referee() {
    stage("referee-unoflip", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/referee/unoflip").await;
        browser.read("main", "Hands are secret").await;
        browser.go("/").await;
        assert_eq!(browser.count("a[href^='/referee/'], a[href^='/counter/']").await, 4);
    })
    .await;
}
