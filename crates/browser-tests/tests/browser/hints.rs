//! Hints: what the page says about a choice, and that it says nothing else.

use std::process::Command;

use serde_json::{Value, json};
use thirtyfour::prelude::Key;

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::local::set;
use crate::stage::stage;

/// What lies on the table.
const LYING: &str = include_str!("js/lying.js");

/// How often cards are dealt anew until they lie as a test wants them.
const DEALS: usize = 40;

/// The numbers that the hints show.
const SHOWN: &str = "const all = (place) => [...document.querySelectorAll(place)].map((one) => one.innerText.trim());
    return { lead: all('.coach span')[1] ?? all('.coach')[0], worth: all('.worth dd'), chances: all('.chances dd'),
        picture: document.querySelector('.hint-picture [role=img]')?.ariaLabel,
        heads: all('.held thead th'), hands: [...document.querySelectorAll('.held tbody tr')].map((line) =>
            [...line.children].map((cell) => cell.innerText.trim())) }";

impl Browser {
    /// Has hints, and keeps track of the workers that find them.
    async fn want_hints(&self) {
        set(self, "hints: true").await;
        let source = include_str!("js/held.js");
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({"source": source})).await;
    }

    /// Opens the hints on a phone.
    async fn open_hints(&self) {
        self.click(".hint-button").await;
        self.see(".hints .coach").await;
    }

    /// Deals until somebody may hit who has a few numbers, and nothing was discarded or ended anybody's round.
    async fn deal(&self, game: &str) -> Value {
        for _ in 0..DEALS {
            self.sit_down(game, 200, &["Ann", "Ben"], 0).await;
            for _ in 0..8 {
                self.turn().await;
                let table = self.run(LYING).await;
                if table["clean"] != true {
                    break;
                }
                if table["own"].as_array().is_some_and(|own| own.len() >= 3) {
                    return table;
                }
                self.click("[aria-keyshortcuts=h]").await;
            }
        }
        panic!("no such deal of {game}")
    }

    /// Looks at the hints: in all languages on a phone, then on all screens and sideways.
    async fn look_at_hints(&self, game: &str) {
        for (lang, _) in LANGUAGES {
            self.switch(lang).await;
            self.see(".hints .coach").await;
            self.glance(&format!("hints-{game}-{lang}"), Kind::Phone).await;
        }
        self.switch("en").await;
        self.resize_to(812, 375, true).await;
        self.draw().await;
        self.photograph(&format!("hints/{game}-sideways")).await;
        self.check_fit(&format!("hints-{game}-sideways")).await;
        self.resize(Kind::Phone).await;
        self.inspect(&format!("hints-{game}"), Kind::Phone).await;
    }
}

/// What the program itself says about cards.
fn odds(game: &str, options: &[(&str, &Value)]) -> Value {
    let mut program = Command::new(std::env::var("FLIPHOUSE_PROGRAM").expect("cargo sets it"));
    program.args(["odds", game, "--json"]);
    for (option, cards) in options {
        let cards: Vec<&str> = cards.as_array().expect("cards").iter().filter_map(Value::as_str).collect();
        if !cards.is_empty() {
            program.arg(option).arg(cards.join(","));
        }
    }
    if game == "flip7" {
        program.args(["--players", "2"]);
    }
    let output = program.output().expect("the program");
    assert!(output.status.success(), "{program:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn percent(chance: &Value) -> String {
    let chance = chance.as_f64().expect("a chance");
    let whole = (chance * 100.0).round();
    let whole = if chance > 0.0 && chance < 1.0 { whole.clamp(1.0, 99.0) } else { whole };
    format!("{whole}%")
}

fn points(worth: &Value) -> String {
    format!("{:.1}", worth.as_f64().expect("points")).replace('-', "−")
}

/// In the games of rows the page says what the program says of the cards that lie there.
async fn hints_of_rows(game: &'static str) {
    stage(game, async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.want_hints().await;
        let table = browser.deal(game).await;
        assert_eq!(browser.run("return window.hinting.started").await, 0, "asked before anybody looks");
        browser.open_hints().await;
        let known = odds(game, &[("--hand", &table["own"]), ("--seen", &table["others"])]);
        let shown = browser.run(SHOWN).await;
        assert_eq!(shown["worth"], json!([points(&known["hit"]), points(&known["stay"])]), "{known} {shown}");
        assert_eq!(shown["chances"][0], percent(&known["bust_next"]), "{known} {shown}");
        let hits = known["best"] == "hit";
        let lead = shown["lead"].as_str().expect("a sentence");
        assert!(lead.starts_with(if hits { "Hit" } else { "Stay" }), "{known} {shown}");
        if hits {
            let ends = [percent(&known["bust"]), percent(&known["flip7"])];
            assert_eq!([&shown["chances"][1], &shown["chances"][2]], [&ends[0], &ends[1]], "{known} {shown}");
        }
        if let Some(none) = known["distribution"].get("0").filter(|_| hits) {
            let spoken = shown["picture"].as_str().expect("a picture");
            assert!(spoken.starts_with(&format!("0: {};", percent(none))), "{known} {shown}");
        }
        browser.look_at_hints(game).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_of_flip_7_are_what_the_program_says_of_the_table() {
    hints_of_rows("flip7").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_of_with_a_vengeance_are_what_the_program_says_of_the_table() {
    hints_of_rows("vengeance").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_of_uno_flip_are_what_the_program_says_of_the_backs() {
    stage("hints-unoflip", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.want_hints().await;
        browser.sit_down("unoflip", 500, &["Ann"], 2).await;
        browser.turn().await;
        browser.open_hints().await;
        let table = browser.run(LYING).await;
        let shown = browser.run(SHOWN).await;
        let asked = browser.run("return window.hinting.asked.at(-1).question.hands").await;
        // The back of the draw pile is the last of what lies open.
        let pile = asked["open"].as_array().and_then(|open| open.last()).expect("cards");
        let hands = shown["hands"].as_array().expect("hands");
        assert_eq!(hands.len(), 2, "{shown}");
        let seats = table["backs"].as_array().expect("seats");
        for hand in hands {
            let of = |seat: &&Value| {
                seat["name"].as_str().is_some_and(|name| name.ends_with(hand[0].as_str().unwrap_or("?")))
            };
            let (mine, others): (Vec<&Value>, Vec<&Value>) = seats.iter().partition(of);
            assert_eq!((mine.len(), others.len()), (1, 1), "{table} {shown}");
            let mut seen = others[0]["backs"].as_array().expect("backs").clone();
            seen.push(pile.clone());
            let cards =
                [("--backs", &mine[0]["backs"]), ("--hand", &table["own"]), ("--seen", &Value::from(seen))];
            let known = odds("unoflip", &[&cards[..], &[("--top", &json!([table["top"]]))]].concat());
            for (head, chance) in shown["heads"]
                .as_array()
                .expect("heads")
                .iter()
                .zip(hand.as_array().expect("chances").iter().skip(1))
            {
                let wanted = match head.as_str().expect("a name") {
                    "Fits now" => &known["fits"],
                    "Wild" => continue,
                    "purple" => &known["has"]["v"],
                    name => &known["has"][&name[..1]],
                };
                assert_eq!(*chance, percent(wanted), "{head}: {known} {shown}");
            }
        }
        browser.look_at_hints("unoflip").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_about_an_earlier_table_is_never_shown() {
    stage("hints-late", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.want_hints().await;
        browser.deal("flip7").await;
        browser.run("window.hinting.holds = true").await;
        browser.click(".hint-button").await;
        browser.read(".hints .coming", "Counting the cards").await;
        browser.until("an answer", "return window.hinting.held.length === 1").await;
        // The page goes on while somebody thinks, and what is asked next is asked of another worker.
        browser.press("h").await;
        browser
            .until(
                "another question",
                "return window.hinting.asked.length >= 2 || !document.querySelector('.hints .coming')",
            )
            .await;
        browser.turn().await;
        browser.play_until("a choice", "document.querySelector('[aria-keyshortcuts=h]:enabled')").await;
        browser.until("a later question", "return window.hinting.asked.length >= 2").await;
        assert_eq!(browser.count(".hints .coach").await, 0, "an answer is shown that nobody gave");
        // The first answer comes after all.
        browser.run("window.hinting.held.shift()()").await;
        browser.draw().await;
        assert_eq!(browser.count(".hints .coach").await, 0, "the answer is that of another table");
        browser.run("window.hinting.release()").await;
        browser.see(".hints .coach").await;
        assert!(browser.run("return window.hinting.started").await.as_u64() >= Some(2));
        browser.press(Key::Escape).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_host_wants_no_hints_none_are_worked_out() {
    stage("no-hints", async |stage| {
        for game in ["flip7", "unoflip"] {
            let browser = stage.visitor(Kind::Desktop, "/").await;
            browser.want_hints().await;
            browser.go(&format!("/open/{game}")).await;
            let hints = "return [...document.querySelectorAll('label.switch')].filter((one) =>
                one.innerText.trim() === 'Hints').forEach((one) => one.click())";
            browser.run(hints).await;
            browser.write("input[name=name]", "Ann").await;
            browser.write("input[name=open-seats]", "3").await;
            browser.write("input[name=open-bots]", "2").await;
            browser.click("button[type=submit]").await;
            browser.see(".lobby .invite .code").await;
            browser.start().await;
            browser.turn().await;
            assert_eq!(browser.count(".hints, .hint, .hint-button").await, 0, "{game}");
            assert_eq!(browser.run("return window.hinting.started").await, 0, "{game}");
            let loaded = "return performance.getEntriesByType('resource').filter((one) => one.name.includes('hints')).length";
            assert_eq!(browser.run(loaded).await, 0, "{game}");
        }
    })
    .await;
}
