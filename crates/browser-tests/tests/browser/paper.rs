//! Score sheets on paper, as Chromium prints them.

use std::path::PathBuf;
use std::process::Command;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::browser::{Browser, Kind};
use crate::home::LANGUAGES;
use crate::stage::stage;

/// A4 and Letter in points.
const SIZES: [(&str, [f64; 2]); 2] = [("a4", [595.3, 841.9]), ("letter", [612.0, 792.0])];

/// A printed page or several.
struct Printed(PathBuf);

impl Printed {
    /// What a program of poppler says about it.
    fn told(&self, program: &str, words: &[&str]) -> String {
        let output = Command::new(program).args(words).arg(&self.0).arg("-").output();
        let output =
            output.unwrap_or_else(|error| panic!("{program}: {error}; `cargo xtask chromium` sets it up"));
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn text(&self) -> String {
        self.told("pdftotext", &["-layout"])
    }

    /// The size of the pages in points, and how many there are.
    fn pages(&self) -> (usize, [f64; 2]) {
        let output = Command::new("pdfinfo").arg(&self.0).output().expect("pdfinfo");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        let line = |name: &str| {
            told.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("{told}"))
        };
        let numbers: Vec<f64> =
            line("Page size:").split_whitespace().filter_map(|word| word.parse().ok()).collect();
        (line("Pages:").trim().parse().expect("a number"), [numbers[0], numbers[1]])
    }
}

impl Browser {
    /// Chooses a size of paper: what is usual differs with the country of the browser.
    async fn paper(&self, paper: &str) {
        let place = 1 + SIZES.iter().position(|(name, _)| *name == paper).expect("a size");
        self.click(&format!("fieldset:has([name=paper]) label:nth-of-type({place})")).await;
        self.see(&format!(".leaves[data-paper={paper}]")).await;
    }

    /// Prints the page as it is now.
    async fn printed(&self, name: &str) -> Printed {
        self.see(".leaf").await;
        self.draw().await;
        let how = json!({"preferCSSPageSize": true, "printBackground": true});
        let answer = self.driver().cdp().send_raw("Page.printToPDF", how).await.expect("a PDF");
        let data = answer.get("data").and_then(Value::as_str).expect("its bytes");
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join(format!("../../target/screenshots/paper/{name}.pdf"));
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, STANDARD.decode(data).expect("base 64")).expect("room for it");
        Printed(path)
    }
}

fn assert_size(printed: &Printed, pages: usize, size: [f64; 2]) {
    let (count, found) = printed.pages();
    assert_eq!(count, pages, "{}", printed.0.display());
    let near = |at: usize| (found[at] - size[at]).abs() < 1.5;
    assert!(near(0) && near(1), "{}: {found:?}", printed.0.display());
}

#[tokio::test(flavor = "multi_thread")]
async fn empty_sheets_of_all_games_are_one_page_of_the_paper_that_is_there() {
    stage("paper", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for game in ["flip7", "vengeance", "unoflip"] {
            browser.go(&format!("/print/{game}")).await;
            browser.see(".leaf").await;
            browser.inspect(&format!("print-{game}"), Kind::Phone).await;
            for (paper, size) in SIZES {
                browser.paper(paper).await;
                let printed = browser.printed(&format!("{game}-{paper}")).await;
                assert_size(&printed, 1, size);
                let text = printed.text();
                assert!(text.contains("Round") && text.contains("18") && text.contains("Total"), "{text}");
                assert!(!text.contains("Print"), "what is chosen is not printed: {text}");
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_is_printed_in_every_language() {
    stage("paper-languages", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/print/vengeance").await;
        browser.click(".switch input").await;
        browser.paper("a4").await;
        let words = ["Round", "Runda", "Runde", "Kör", "Manche"];
        for ((lang, _), word) in LANGUAGES.into_iter().zip(words) {
            browser.switch(lang).await;
            browser.read(".leaf thead", word).await;
            browser.glance(&format!("print-vengeance-{lang}"), Kind::Phone).await;
            let printed = browser.printed(&format!("vengeance-brutal-{lang}")).await;
            assert_size(&printed, 1, SIZES[0].1);
            assert!(printed.text().contains(word), "{}", printed.text());
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_of_flip_7_have_a_box_for_their_challenge_and_many_have_two_pages() {
    stage("paper-players", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/print/flip7").await;
        browser.see(".leaf").await;
        browser.paper("a4").await;
        assert_eq!(browser.count(".challenge").await, 0);
        browser.choose("select[name=players]", "2").await;
        browser.see(".challenge").await;
        let printed = browser.printed("flip7-challenge").await;
        assert_size(&printed, 1, SIZES[0].1);
        assert!(printed.text().contains("Target reached in round"), "{}", printed.text());
        browser.choose("select[name=players]", "16").await;
        browser.miss(".challenge").await;
        assert_size(&browser.printed("flip7-16").await, 2, SIZES[0].1);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kept_sheet_is_printed_with_what_was_written() {
    stage("paper-kept", async |stage| {
        let folder = tempfile::tempdir().expect("a folder");
        let browser = stage.visitor(Kind::Phone, "/scores").await;
        let sheet = include_str!("../../../scoreboard/tests/scoreboard/samples/scores-1.json");
        browser.take_in(folder.path(), sheet).await;
        browser.read(".files [role=status]", "new sheets 2").await;
        browser.go("/print/sheet/two").await;
        browser.see(".leaf").await;
        browser.inspect("print-kept", Kind::Phone).await;
        browser.paper("a4").await;
        let printed = browser.printed("kept").await;
        let text = printed.text();
        assert!(text.contains("Ann") && text.contains("Zoë") && text.contains("100"), "{text}");
        assert_size(&printed, 1, SIZES[0].1);
        browser.go("/print/sheet/nothing").await;
        browser.read("[role=alert]", "no such sheet").await;
    })
    .await;
}
