//! What people at a table shout about is seen when it happens, and stands still for those who want no
//! movement.

use crate::browser::{Browser, Kind};
use crate::player::NEXT;
use crate::seed::seed;
use crate::stage::stage;

/// Something to shout about: how it comes about, and how it looks.
struct Shouted {
    name: &'static str,
    text: &'static str,
    /// How it moves.
    movement: &'static str,
    game: &'static str,
    bots: usize,
    /// What whoever plays does for it, as `js/next.js` knows it.
    habit: &'static str,
    /// What the board shows by then, as an expression.
    shown: &'static str,
}

const BUST: Shouted = Shouted {
    name: "bust",
    text: "Bust!",
    movement: "shake",
    game: "flip7",
    bots: 3,
    habit: "dares",
    shown: "Boolean(document.querySelector('[data-status=status-busted]'))",
};

const FLIP7: Shouted = Shouted {
    name: "flip7",
    text: "Flip 7!",
    movement: "rise",
    game: "flip7",
    bots: 1,
    habit: "dares",
    shown: "Boolean(document.querySelector('[data-status=status-flip7]'))",
};

const STEAL: Shouted = Shouted {
    name: "steal",
    text: "Stolen!",
    movement: "snatch",
    game: "vengeance",
    bots: 5,
    habit: "dares",
    shown: "[...document.querySelectorAll('.story li')].at(-1).dataset.kinds.includes('stolen')",
};

const FLIP: Shouted = Shouted {
    name: "flip",
    text: "Flip!",
    movement: "turn-round",
    game: "unoflip",
    bots: 3,
    habit: "dares",
    shown: "document.querySelector('.uno').dataset.side === 'dark'",
};

const CAUGHT: Shouted = Shouted {
    name: "caught",
    text: "No UNO!",
    movement: "pop",
    game: "unoflip",
    bots: 1,
    habit: "forgets",
    shown: "[...document.querySelectorAll('.story li')].some((line) => line.dataset.kinds.includes('caught'))",
};

impl Shouted {
    /// Plays in every picture that is painted until it is shouted, and notes how that looks.
    fn play(&self) -> String {
        let Self { name, habit, shown, .. } = self;
        format!(
            "window.shout = null; window.{habit} = true;
            new MutationObserver((changes) => {{
                const added = changes.flatMap((change) => [...change.addedNodes]);
                const shout = added.find((node) => node.nodeType === 1 && node.dataset.flourish === '{name}');
                // All of a step is painted at once.
                if (shout && !window.shout) requestAnimationFrame(() => {{
                    const {{ left, right, top, bottom }} = shout.getBoundingClientRect();
                    window.shout = {{
                        text: shout.innerText.trim(),
                        movement: getComputedStyle(shout).animationName,
                        shown: {shown},
                        inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
                    }};
                }});
            }}).observe(document.querySelector('.flourishes'), {{ childList: true }});
            const next = function () {{ {NEXT} }};
            let rolls = 0;
            const touch = () => {{
                if (window.shout) return;
                const found = next((rolls * 0.618) % 1);
                if (found instanceof Element) {{ rolls += 1; found.click(); }}
                requestAnimationFrame(touch);
            }};
            touch()"
        )
    }
}

impl Browser {
    /// Plays until something is shouted, and looks at it.
    async fn hear(&self, what: &Shouted, motion: &str) {
        self.sit_down(what.game, 1000, &["Ann"], what.bots).await;
        self.run(&what.play()).await;
        let shout = self.until(what.name, "return window.shout").await;
        self.photograph(&format!("flourish-{}-{motion}", what.name)).await;
        assert_eq!(shout["text"], what.text);
        let movement = if motion == "off" { "none" } else { what.movement };
        assert_eq!(shout["movement"], movement, "{}", what.name);
        assert_eq!(shout["shown"], true, "{}: the board shows it", what.name);
        // What moves comes from beside its place.
        assert!(shout["inside"] == true || motion != "off", "{} is cut off", what.name);
        self.miss(".flourish").await;
    }
}

async fn is_shouted(what: Shouted) {
    stage(what.name, async |stage| {
        for motion in ["fast", "off"] {
            let browser = stage.browser(Kind::Phone).await;
            browser.seed(seed()).await;
            browser.settle(&[("motion", motion), ("lang", "en")]).await;
            browser.hear(&what, motion).await;
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bust_is_shouted_about() {
    is_shouted(BUST).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flip_7_is_shouted_about() {
    is_shouted(FLIP7).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_steal_is_shouted_about() {
    is_shouted(STEAL).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flip_is_shouted_about() {
    is_shouted(FLIP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_forgets_uno_and_is_caught_is_shouted_about() {
    is_shouted(CAUGHT).await;
}
