//! Tables on all screens: how large cards are, and that everything has its place.

use serde_json::Value;
use thirtyfour::prelude::Key;

use crate::browser::{Browser, Kind};
use crate::player::play_on;
use crate::stage::stage;

/// A screen: its name, its size, and whether fingers touch it.
type Screen = (&'static str, u32, u32, bool);

const PHONE: Screen = ("phone", 375, 812, true);
const SIDEWAYS: Screen = ("sideways", 812, 375, true);
const ZOOMED: Screen = ("zoomed", 720, 450, false);
const TABLET: Screen = ("tablet", 768, 1024, true);
const DESKTOP: Screen = ("desktop", 1440, 900, false);
const LARGE: Screen = ("4k", 3840, 2160, false);
const TV: Screen = ("tv", 1920, 1080, false);

/// What can be measured of a table.
const MEASURED: &str = include_str!("js/measured.js");

impl Browser {
    /// Sits down at a table of the server with so many, all others bots, and plays a little.
    async fn sit_among(&self, game: &str, seats: usize) -> String {
        let code = self.open_table(game, 1000, "Ann", seats, seats - 1).await;
        self.start().await;
        play_on(&[self], 4).await;
        self.turn().await;
        // What is shouted stays where it began while the screen changes.
        self.miss(".flourish").await;
        code
    }

    async fn use_screen(&self, (_, width, height, mobile): Screen) {
        self.resize_to(width, height, mobile).await;
        self.draw().await;
        self.draw().await;
    }

    /// Measures the table on a screen: nothing of it lies over anything else or is cut off.
    async fn measure(&self, state: &str, screen: Screen) -> Value {
        self.use_screen(screen).await;
        let name = format!("tables/{state}-{}", screen.0);
        self.photograph(&name).await;
        self.check_fit(&name).await;
        let measured = self.run(MEASURED).await;
        assert_eq!(measured["problems"], Value::Array(Vec::new()), "{name}: {measured:#}");
        measured
    }
}

/// A number that was measured.
fn number(measured: &Value, what: &str) -> f64 {
    measured[what].as_f64().unwrap_or_else(|| panic!("{what}: {measured:#}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_as_large_as_every_screen_allows() {
    stage("large-cards", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        for game in ["flip7", "vengeance"] {
            browser.sit_among(game, 4).await;
            for (screen, least) in [
                (PHONE, 50.0),
                (SIDEWAYS, 60.0),
                (ZOOMED, 50.0),
                (TABLET, 85.0),
                (DESKTOP, 98.0),
                (LARGE, 250.0),
            ] {
                let measured = browser.measure(&format!("{game}-4"), screen).await;
                let (others, own) = (number(&measured, "card"), number(&measured, "own"));
                assert!(others >= least && own >= least, "{game}, {}: {measured:#}", screen.0);
                assert_eq!(measured["scrolls"], false, "{game}, {}", screen.0);
            }
            browser.use_screen(DESKTOP).await;
        }
    })
    .await;
}

/// Whether one's own seat and what one can do are seen without scrolling.
const AT_HAND: &str = "return ['.mat.own', '.act', '[data-pile=deck]'].every((part) =>
    document.querySelector(part).getBoundingClientRect().bottom <= innerHeight + 1)";

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_all_sizes_have_room_for_everybody() {
    stage("all-sizes", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        for (game, seats) in [("flip7", 2), ("vengeance", 8), ("flip7", 18), ("vengeance", 40), ("flip7", 40)]
        {
            browser.sit_among(game, seats).await;
            for screen in [PHONE, SIDEWAYS, TABLET, DESKTOP, LARGE] {
                let measured = browser.measure(&format!("{game}-{seats}"), screen).await;
                assert_eq!(measured["seats"], seats, "{game}, {}", screen.0);
                assert!(number(&measured, "card") >= 26.0, "{game}, {}: {measured:#}", screen.0);
                assert_eq!(browser.run(AT_HAND).await, true, "{game} with {seats}, {}", screen.0);
            }
            browser.use_screen(DESKTOP).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_big_screen_cards_come_first_and_the_code_is_small() {
    stage("tv-cards", async |stage| {
        let host = stage.visitor(Kind::Phone, "/").await;
        let screen = stage.visitor(Kind::Desktop, "/").await;
        screen.use_screen(TV).await;
        for game in ["flip7", "vengeance"] {
            let code = host.open_table(game, 1000, "Ann", 4, 3).await;
            screen.go(&format!("/tv/{code}")).await;
            screen.see(".qr svg").await;
            let code_width = "return document.querySelector('.qr').getBoundingClientRect().width";
            let wide = screen.run(code_width).await.as_f64().expect("a width");
            assert!(wide > 250.0, "people may join: {wide}");
            host.start().await;
            play_on(&[&host], 3).await;
            screen.see(".lie .card").await;
            screen.miss(".flourish").await;
            let measured = screen.measure(&format!("{game}-4"), TV).await;
            assert!(number(&measured, "card") >= 165.0, "{measured:#}");
            let small = screen.run(code_width).await.as_f64().expect("a width");
            assert!(small < 100.0, "nobody can join: {small}");
            screen.prefer(true, false).await;
            screen.measure(&format!("{game}-4-dark"), TV).await;
            screen.prefer(false, false).await;
        }
    })
    .await;
}

/// What can be measured of a hand of UNO FLIP!
const HAND: &str = include_str!("js/hand.js");

impl Browser {
    /// Looks at a hand on a screen: the corner of every card is seen, and a finger finds it. Says
    /// whether anything has to be scrolled.
    async fn look_at_hand(&self, state: &str, screen: Screen) -> bool {
        self.use_screen(screen).await;
        let name = format!("tables/{state}-{}", screen.0);
        self.photograph(&name).await;
        self.check_fit(&name).await;
        let hand = self.run(HAND).await;
        assert_eq!(hand["problems"], Value::Array(Vec::new()), "{name}: {hand:#}");
        hand["scrolls"] == true
    }

    /// Draws and plays nothing until the hand has so many cards.
    async fn draw_up_to(&self, cards: u64) {
        while self.count(".uno-card").await < cards {
            self.turn().await;
            if !self.try_click("[data-pile=deck].ready").await {
                self.try_click(".uno-answers .button:last-of-type").await;
            }
            self.draw().await;
        }
        self.turn().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_uno_flip_fits_a_phone_held_sideways() {
    stage("uno-sideways", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.sit_down("unoflip", 500, &["Ann"], 3).await;
        browser.turn().await;
        for turn in 0..4 {
            for screen in [SIDEWAYS, ZOOMED] {
                assert!(!browser.look_at_hand(&format!("unoflip-4-{turn}"), screen).await, "{}", screen.0);
            }
            browser.play_some(1).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_hand_is_fanned_and_every_card_is_told() {
    stage("large-hand", async |stage| {
        let browser = stage.visitor(Kind::Desktop, "/").await;
        browser.gather("unoflip", 500, &["Ann"], 4).await;
        browser.click("[data-option=draw_until_playable] input").await;
        browser.begin().await;
        for cards in [12, 20] {
            browser.draw_up_to(cards).await;
            for screen in [PHONE, SIDEWAYS, TABLET, DESKTOP, LARGE] {
                browser.look_at_hand(&format!("unoflip-hand-{cards}"), screen).await;
            }
            browser.use_screen(DESKTOP).await;
        }
    })
    .await;
}

/// Where the seats are.
const PLACES: &str = "return [...document.querySelectorAll('.mat')].map((mat) => {
    const { x, y, width, height } = mat.getBoundingClientRect();
    return [mat.dataset.seat, x, y, width, height].join(' ');
})";

/// Whether a card that was touched can be seen whole.
const SEEN: &str = "return [...document.querySelectorAll('.lie [aria-pressed=true]')].every((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    const points = [[0.3, 0.1], [0.5, 0.5], [0.5, 0.9]];
    return points.every(([x, y]) => card.contains(document.elementFromPoint(left + width * x, top + height * y)));
})";

#[tokio::test(flavor = "multi_thread")]
async fn whoever_swaps_is_told_what_is_missing_and_no_seat_moves() {
    stage("swap", async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        browser.sit_down("vengeance", 1000, &["Ann"], 3).await;
        let own = ".mat.own button.card[aria-pressed=false]";
        // Whoever swaps a card of their own, to hear of it from their point of view.
        // The more cards they take, the sooner there is one.
        browser.run("window.dares = true").await;
        let asked = "document.querySelector('.asks')?.innerText.includes('Swap:')";
        browser.play_until("a swap", &format!("{asked} && document.querySelector('{own}')")).await;
        for screen in [PHONE, SIDEWAYS] {
            browser.use_screen(screen).await;
            let before = browser.run(PLACES).await;
            browser.run(&format!("document.querySelector(`{own}`).click()")).await;
            browser.read(".said", "one more card").await;
            assert_eq!(browser.run(SEEN).await, true, "{}", screen.0);
            assert_eq!(browser.run(PLACES).await, before, "{}", screen.0);
            browser.run("document.querySelector('.mats button.card[aria-pressed=false]').click()").await;
            browser.read(".said", "You give").await;
            browser
                .until("it can be confirmed", "return document.querySelector('.doings .main:enabled')")
                .await;
            assert_eq!(browser.run(SEEN).await, true, "{}", screen.0);
            assert_eq!(browser.run(PLACES).await, before, "{}", screen.0);
            browser.measure("vengeance-swap", screen).await;
            browser.press(Key::Escape + "").await;
            browser.see(".asks").await;
        }
    })
    .await;
}
