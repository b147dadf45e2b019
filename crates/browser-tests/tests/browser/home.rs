//! Where everybody comes in.

use crate::browser::Kind;
use crate::stage::stage;

/// The languages, each with a word of its home page.
pub const LANGUAGES: [(&str, &str); 5] = [
    ("en", "Play now"),
    ("pl", "Graj teraz"),
    ("de", "Jetzt spielen"),
    ("hu", "Játssz most"),
    ("fr", "Jouer maintenant"),
];

#[tokio::test(flavor = "multi_thread")]
async fn the_home_page_fits_in_every_language_size_and_theme() {
    stage("home", async |stage| {
        let browser = stage.browser(Kind::Phone).await;
        browser.go("/").await;
        for (lang, word) in LANGUAGES {
            browser.choose(".home-forms select", lang).await;
            browser.read("[data-game=flip7] .main", word).await;
            assert_eq!(browser.text_of("return document.documentElement.lang").await, lang);
            browser.inspect(&format!("home-{lang}"), Kind::Phone).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_speaks_the_language_of_the_browser() {
    stage("browser-language", async |stage| {
        let browser = stage.browser(Kind::Phone).await;
        browser.speak("hu-HU,hu").await;
        browser.go("/").await;
        browser.read("[data-game=flip7] .main", LANGUAGES[3].1).await;
    })
    .await;
}
