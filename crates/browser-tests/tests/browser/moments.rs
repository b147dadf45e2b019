//! The moments of a game: the end of a round.

use serde_json::Value;

use crate::browser::{Browser, Kind, LOOK};
use crate::home::LANGUAGES;
use crate::player::{Turn, play_on};
use crate::stage::stage;

/// The window that sums up a round.
const SUM: &str = "dialog.round-over[open]";

/// The lines of the sum: place, how, points, total.
const LINES: &str = "return [...document.querySelectorAll('dialog.round-over tbody tr')].map((line) =>
    ['.place', '.how', '.gain', '.total'].map((part) => line.querySelector(part).innerText.trim()))";

impl Browser {
    /// Plays until the end of a round is summed up, and leaves it there.
    async fn play_to_the_end_of_a_round(&self) {
        self.run("window.reads = true").await;
        while self.count(SUM).await == 0 {
            if self.play(0.0).await == Turn::Waited {
                tokio::time::sleep(LOOK).await;
            }
        }
        self.arrive().await;
    }

    /// The lines of the sum that is shown.
    async fn sums(&self) -> Vec<[String; 4]> {
        serde_json::from_value(self.run(LINES).await).expect("four texts for each")
    }

    /// Of the next round nothing is said yet.
    async fn still_is_in_round(&self, round: u32) {
        assert!(self.text(".where").await.contains(&format!("Round {round}")));
        let begun = "return [...document.querySelectorAll('.story [data-kind=round_began]')].length";
        assert_eq!(self.run(begun).await, round);
        let heard = self
            .text_of("return document.querySelector('[aria-live=polite].visually-hidden').textContent")
            .await;
        assert!(!heard.contains(&format!("Round {}", round + 1)), "{heard}");
    }
}

/// The number that a text ends with.
fn last_number(text: &str) -> i64 {
    let digits = text.rsplit(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default();
    let number: i64 = digits.parse().unwrap_or(0);
    let sign = text.strip_suffix(digits).is_some_and(|before| before.ends_with('−'));
    if sign { -number } else { number }
}

async fn is_summed_up(game: &'static str, kind: Kind) {
    stage(game, async |stage| {
        let browser = stage.visitor(kind, "/").await;
        browser.sit_down(game, 400, &["Ann"], 3).await;
        let mut totals = [0; 4];
        for round in 1..=2 {
            browser.play_to_the_end_of_a_round().await;
            browser.read("dialog.round-over h2", &format!("Round {round} is over")).await;
            browser.still_is_in_round(round).await;
            let lines = browser.sums().await;
            assert_eq!(lines.len(), 4);
            for [_, how, points, total] in &lines {
                assert_eq!(last_number(how), last_number(points), "{lines:?}");
                assert!(totals.contains(&(last_number(total) - last_number(points))), "{lines:?} {totals:?}");
            }
            totals = std::array::from_fn(|place| last_number(&lines[place][3]));
            assert!(
                totals.is_sorted_by(|one, other| one >= other),
                "whoever is ahead comes first: {totals:?}"
            );
            browser.inspect(&format!("round-{game}-{round}"), kind).await;
            for (lang, _) in LANGUAGES {
                set_language(&browser, lang).await;
                browser.glance(&format!("round-{game}-{round}-{lang}"), kind).await;
            }
            set_language(&browser, "en").await;
            // The button has the focus.
            browser.press("\u{e007}").await;
            browser.miss(SUM).await;
            browser.read(".where", &format!("Round {}", round + 1)).await;
        }
    })
    .await;
}

/// Speaks another language while a window is open.
async fn set_language(browser: &Browser, lang: &str) {
    browser.run("document.querySelector('.top > button:nth-last-of-type(2)').click()").await;
    browser.choose("dialog.settings select", lang).await;
    browser.until(lang, &format!("return document.documentElement.lang === '{lang}'")).await;
    browser.run("document.querySelector('dialog.settings .dialog-head button').click()").await;
    browser.miss("dialog.settings").await;
    browser.run("document.querySelector('dialog.round-over .go-on').focus()").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_flip_7_is_summed_up_until_one_goes_on() {
    is_summed_up("flip7", Kind::Phone).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_vengeance_is_summed_up_until_one_goes_on() {
    is_summed_up("vengeance", Kind::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_of_uno_flip_says_who_went_out_and_what_is_left() {
    stage("round-uno", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_down("unoflip", 500, &["Ann"], 1).await;
        browser.play_to_the_end_of_a_round().await;
        browser.still_is_in_round(1).await;
        let lines = browser.sums().await;
        assert!(lines[0][1].contains("no cards left"), "{lines:?}");
        assert!(last_number(&lines[0][2]) > 0 && lines[0][2][1..] == lines[0][3], "{lines:?}");
        assert!(lines[1][1].contains("left") && lines[1][2] == "+0", "{lines:?}");
        browser.inspect("round-unoflip", Kind::Phone).await;
        for (lang, _) in LANGUAGES {
            set_language(&browser, lang).await;
            browser.glance(&format!("round-unoflip-{lang}"), Kind::Phone).await;
        }
        set_language(&browser, "en").await;
        browser.click("dialog.round-over .go-on").await;
        browser.read(".where", "Round 2").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_others_a_round_is_summed_up_for_a_few_seconds_or_until_one_goes_on() {
    stage("round-with-others", async |stage| {
        let (ann, ben) = (stage.visitor(Kind::Phone, "/").await, stage.visitor(Kind::Desktop, "/").await);
        let code = ann.open_table("flip7", 400, "Ann", 2, 0).await;
        ben.join(&code, "Ben").await;
        ann.start().await;
        for browser in [&ann, &ben] {
            browser.run("window.reads = true").await;
        }
        while ann.count(SUM).await == 0 {
            let idle = [ann.play(0.0).await, ben.play(0.0).await] == [Turn::Waited; 2];
            if idle {
                tokio::time::sleep(LOOK).await;
            }
        }
        let label = ann.text("dialog.round-over .go-on").await;
        assert!(
            label.starts_with("Go on (") && (1..=5).contains(&last_number(label.trim_end_matches(')'))),
            "{label}"
        );
        ann.press("\u{e00c}").await;
        ann.miss(SUM).await;
        ann.read(".where", "Round 2").await;
        // Nobody waits for those who have gone to get something to drink.
        ben.miss(SUM).await;
        ben.read(".where", "Round 2").await;
    })
    .await;
}

/// Keeps the sum that a big screen shows for a few seconds, to look at it for longer.
const KEEP: &str = "
    const sum = document.querySelector('dialog.round-over[open]');
    if (!sum?.querySelector('.total')) return false;
    const copy = sum.cloneNode(true);
    copy.removeAttribute('open');
    copy.classList.add('kept');
    sum.parentElement.append(copy);
    copy.showModal();
    return true;";

/// How high the smallest letters are, in thousandths of the screen, and whether anything is out of sight.
const FROM_THE_SOFA: &str = "
    const size = (part) => parseFloat(getComputedStyle(document.querySelector('.kept ' + part)).fontSize);
    const lines = document.querySelector('.kept .round-lines');
    return [Math.min(size('.how'), size('b'), size('.gain')) / innerHeight * 1000, lines.scrollHeight > lines.clientHeight + 1]";

#[tokio::test(flavor = "multi_thread")]
async fn the_sum_of_a_round_is_read_from_the_sofa() {
    stage("round-tv", async |stage| {
        let (host, screen) = (stage.visitor(Kind::Phone, "/").await, stage.visitor(Kind::Desktop, "/").await);
        for (seats, least) in [(4, 28.0), (12, 23.0), (24, 20.0)] {
            let code = host.open_table("flip7", 400, "Ann", seats, seats - 1).await;
            screen.resize_to(1920, 1080, false).await;
            screen.go(&format!("/tv/{code}")).await;
            host.start().await;
            while screen.run(KEEP).await == false {
                if host.play(0.0).await == Turn::Waited {
                    tokio::time::sleep(LOOK).await;
                }
            }
            for (width, height) in [(1920, 1080), (3840, 2160)] {
                screen.resize_to(width, height, false).await;
                screen.draw().await;
                let name = format!("tables/round-{seats}-{width}");
                screen.photograph(&name).await;
                screen.check_fit(&name).await;
                let read = screen.run(FROM_THE_SOFA).await;
                assert!(read[0].as_f64() >= Some(least) && read[1] == false, "{name}: {read}");
            }
            screen.check_access(&format!("round-tv-{seats}")).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_round_can_be_looked_up_in_the_results() {
    stage("last-round", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_down("flip7", 20, &["Ann"], 2).await;
        play_on(&[&browser], usize::MAX).await;
        browser.see_the_end().await;
        browser.click(".last-round summary").await;
        browser.see(".last-round .how").await;
        let shown = browser
            .run("return [...document.querySelectorAll('.last-round .total')].map((e) => e.innerText)")
            .await;
        let totals = browser
            .run("return [...document.querySelectorAll('.score-table .total')].map((e) => e.innerText)")
            .await;
        assert_eq!(shown, totals);
        assert_ne!(shown, Value::Array(Vec::new()));
        browser.inspect("last-round", Kind::Phone).await;
    })
    .await;
}

/// Takes what would be downloaded, and reads the picture.
const TAKE: &str = "
    window.saved = [];
    HTMLAnchorElement.prototype.click = function () {
        const image = new Image();
        image.onload = () => {
            const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
            canvas.getContext('2d').drawImage(image, 0, 0);
            saved.push([this.download, image.width, image.height, canvas.toDataURL('image/png')]);
        };
        image.src = this.href;
    };";

/// A device that shares files.
const SHARES: &str = "
    navigator.canShare = (data) => data.files.length === 1;
    navigator.share = async (data) => { window.shared = [data.files[0].name, data.files[0].type, data.files[0].size]; };";

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_of_the_result_is_saved_or_shared_and_the_record_has_a_link() {
    stage("picture", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.open_table("flip7", 20, "Ann <b>", 3, 2).await;
        browser.start().await;
        play_on(&[&browser], usize::MAX).await;
        browser.see_the_end().await;
        browser.see(".cheer").await;
        let moves = "return getComputedStyle(document.querySelector('.cheer i')).animationName";
        assert_eq!(browser.text_of(moves).await, "none", "the visitor wants no movement");
        let record = "const done = arguments[0]; fetch(document.querySelector('.over a[target=_blank]').href)
            .then((answer) => answer.json()).then((record) => done(record.game))";
        assert_eq!(browser.run_later(record, Vec::new()).await, "flip7");
        browser.inspect("result", Kind::Phone).await;
        browser.run(TAKE).await;
        let share = "[...document.querySelectorAll('.over .button')].find((e) => e.innerText.includes('Share')).click()";
        browser.run(share).await;
        let saved = browser.until("a picture", "return window.saved[0]").await;
        assert_eq!((&saved[0], &saved[1]), (&"fliphouse-1.png".into(), &1080.into()));
        let (_, data) = saved[3].as_str().and_then(|url| url.split_once(',')).expect("an address with data");
        assert!(data.len() > 10_000, "the picture is empty");
        browser.run(SHARES).await;
        browser.run(share).await;
        let shared = browser.until("it is shared", "return window.shared").await;
        assert_eq!((&shared[0], &shared[1]), (&"fliphouse-1.png".into(), &"image/png".into()));
        browser.run("document.body.replaceChildren(Object.assign(new Image(), { src: saved[0][3], width: 375 }))").await;
        browser.photograph("result-picture").await;
    })
    .await;
}
