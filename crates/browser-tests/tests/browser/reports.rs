//! The pages that the arena writes, which are read on phones and in the dark, too.

use std::path::Path;
use std::process::Command;

use crate::browser::{Browser, Kind};
use crate::stage::stage;

const REPORTS: [(&str, &str); 3] = [
    ("report-contest", "arena unoflip --bots plain,random,plain,random --games 48"),
    (
        "report-many",
        "arena flip7 --bots one-step,threshold:25,bust-risk:0.25,cards:4,random,threshold:30,cards:3,bust-risk:0.4,\
         threshold:20 --games 360",
    ),
    (
        "report-league",
        "league vengeance --bots plain,random,threshold:9,cards:3,bust-risk:0.35,one-step --seats 2 --games 48",
    ),
];

/// Writing in a picture that is cut off, and lines of a picture that run through the key to them. Returns a line for
/// each.
const PICTURES: &str = "
    const problems = [];
    const shown = (text) => JSON.stringify(text.textContent);
    for (const svg of document.querySelectorAll('svg')) {
        const edge = svg.getBoundingClientRect();
        const lines = [...svg.querySelectorAll('polyline')].filter((line) => line.points.length > 2);
        const ends = lines.map((line) => line.getBoundingClientRect());
        for (const text of svg.querySelectorAll('text')) {
            const box = text.getBoundingClientRect();
            if (box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 1 || box.bottom > edge.bottom + 1) {
                problems.push('cut off: ' + shown(text));
            }
            if (box.height < 9) problems.push('too small to be read: ' + shown(text));
            const key = text.getAttribute('text-anchor') === 'start';
            if (key && ends.some((line) => line.top < box.bottom)) problems.push('over a line: ' + shown(text));
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) problems.push('wider than the screen');
    return problems;";

#[tokio::test]
async fn reports_fit_phones_and_dark_screens() {
    stage("reports", async |stage| {
        let (folder, browser) = (tempfile::tempdir().expect("a folder"), stage.browser(Kind::Desktop).await);
        for (name, words) in REPORTS {
            let page = folder.path().join("report.html");
            write(&page, words);
            browser.driver().goto(format!("file://{}", page.display())).await.expect("a page");
            browser.inspect(name, Kind::Desktop).await;
            for width in [360, 500, 899, 901, 1000, 1440] {
                browser.resize_to(width, 900, false).await;
                browser.draw().await;
                look_at(&browser, &format!("{name} at {width}")).await;
            }
            assert!(brightness(&browser).await > 200.0, "{name} is dark on a light screen");
            browser.prefer(true, false).await;
            assert!(brightness(&browser).await < 60.0, "{name} is light on a dark screen");
            browser.prefer(false, false).await;
        }
    })
    .await;
}

fn write(page: &Path, words: &str) {
    let mut command = Command::new(std::env::var("FLIPHOUSE_PROGRAM").expect("cargo sets it"));
    let output =
        command.args(words.split_whitespace()).arg("--report").arg(page).output().expect("the program");
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
}

async fn look_at(browser: &Browser, state: &str) {
    browser.check_fit(state).await;
    let problems = browser.run(PICTURES).await;
    assert_eq!(problems, serde_json::json!([]), "{state}");
}

/// The mean of the colours behind everything, from 0 to 255.
async fn brightness(browser: &Browser) -> f64 {
    let mean = "const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number);
        return (r + g + b) / 3";
    browser.run(mean).await.as_f64().expect("a number")
}
