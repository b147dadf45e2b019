//! The log of the game, and the talk beside it.

use serde_json::Value;

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::local::GAMES;
use crate::player::play_on;
use crate::stage::stage;

/// The last line of the log can be read without scrolling.
const NEWEST_IN_VIEW: &str = "
    const [list, line] = [document.querySelector('.story ol'), document.querySelector('.story li:last-child > span')];
    const [frame, last] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
    return last.bottom <= frame.bottom + 1 && last.top >= frame.top - 1 && frame.bottom <= innerHeight";

/// How much of the screen the table has, in percent.
const TABLE: &str = "
    const { width, height } = document.querySelector('.cloth').getBoundingClientRect();
    return Math.round(100 * width * height / (innerWidth * innerHeight))";

impl Browser {
    async fn share_of_the_table(&self) -> u64 {
        self.run(TABLE).await.as_u64().expect("a share")
    }

    async fn lines(&self) -> Vec<String> {
        let lines = "return [...document.querySelectorAll('.story li > span:first-child')].map((line) => line.textContent)";
        let lines = self.run(lines).await;
        lines.as_array().expect("lines").iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_belongs_together_is_one_line_of_the_log() {
    stage("log-lines", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.sit_down("flip7", 400, &["Ann"], 3).await;
        play_on(&[&browser], 6).await;
        browser.turn().await;
        let lines = browser.lines().await;
        assert!(lines.iter().any(|line| line.contains(" hits: ") && line.contains(", now ")), "{lines:#?}");
        assert!(
            !lines.iter().any(|line| line.contains(" keeps ") && !line.contains(" hits: ")),
            "{lines:#?}"
        );
        // What the others did since one's own last line is marked.
        let news = "const lines = [...document.querySelectorAll('.story li')];
            const own = lines.findLastIndex((line) => line.textContent.startsWith('You '));
            return own >= 0 && lines.every((line, place) => line.matches('.news') === place > own)";
        browser.until("marked news", news).await;
        browser.inspect("log", Kind::Desktop).await;
        assert_eq!(browser.count(".talk, .chat").await, 0, "nobody talks to bots");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_phone_opens_at_its_end_and_leaves_the_table_in_view() {
    stage("log-phone", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for (game, _) in GAMES {
            browser.sit_down(game, 400, &["Ann"], 3).await;
            browser.play_some(6).await;
            browser.click(".side-handle").await;
            browser.see(".story li").await;
            browser.until("the newest line", NEWEST_IN_VIEW).await;
            let share = browser.share_of_the_table().await;
            assert!(share > 45, "{game}: the table has {share} % of the screen");
            browser.glance(&format!("log-{game}"), Kind::Phone).await;
            browser.resize_to(812, 375, true).await;
            browser.until("the newest line, sideways", NEWEST_IN_VIEW).await;
            let share = browser.share_of_the_table().await;
            assert!(share > 35, "{game}: the table has {share} % of the screen held sideways");
            browser.draw().await;
            browser.photograph(&format!("812x375-light/log-{game}")).await;
            browser.resize(Kind::Phone).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_behind_a_line_are_one_touch_away_also_in_another_language() {
    stage("log-rules", async |stage| {
        for kind in [Kind::Phone, Kind::Desktop] {
            let browser = stage.visitor(kind, "/").await;
            browser.sit_down("flip7", 400, &["Ann"], 3).await;
            play_on(&[&browser], 3).await;
            browser.turn().await;
            if kind == Kind::Phone {
                browser.click(".side-handle").await;
            }
            browser.click(".story li:last-child .why").await;
            let mut said = Vec::new();
            for (lang, _) in LANGUAGES {
                browser.switch(lang).await;
                // Nothing is touched again: the rule that is open speaks the new language.
                let rule = "const rule = document.querySelector('.story .rule')?.innerText ?? '';
                    return /^F7-\\d+ \\S+/.test(rule) && rule";
                said.push(browser.until("the rule", rule).await);
                browser.glance(&format!("log-rule-{lang}"), kind).await;
            }
            said.dedup();
            assert_eq!(said.len(), LANGUAGES.len(), "{said:?}");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_and_what_people_say_is_apart_from_the_log() {
    stage("log-talk", async |stage| {
        let (ann, ben) = (stage.visitor(Kind::Phone, "/").await, stage.visitor(Kind::Desktop, "/").await);
        let code = ann.open_table("flip7", 400, "Ann", 2, 0).await;
        ben.join(&code, "Ben").await;
        ben.write(".talk input", "Good luck!").await;
        ben.click(".talk form button").await;
        ben.read(".talk li.own", "Good luck!").await;
        ann.start().await;
        ben.see(".story li").await;
        let log = ben.lines().await.join("\n");
        assert!(!log.contains("comes in") && !log.contains("Good luck"), "{log}");
        ann.click(".chat-button").await;
        ann.read(".talk li", "Ben comes in.").await;
        ann.read(".talk .sender", "Ben").await;
        ann.read(".talk .said", "Good luck!").await;
        for (lang, _) in LANGUAGES {
            ann.switch(lang).await;
            ann.glance(&format!("talk-{lang}"), Kind::Phone).await;
        }
        ben.glance("talk", Kind::Desktop).await;
    })
    .await;
}
