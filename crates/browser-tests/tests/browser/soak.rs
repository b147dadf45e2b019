//! Looking at many turns: what only some shuffles show. These take ten minutes each:
//! `cargo test --release --package browser-tests --features chromium -- --ignored`.

use crate::browser::{Browser, Kind};
use crate::player::play_on;
use crate::stage::stage;

/// How many turns are looked at with so many bots on each kind of screen.
const TURNS: usize = 40;

/// How many bots play along: tables with room, and a full one.
const BOTS: [usize; 3] = [1, 3, 8];

impl Browser {
    /// Plays so many turns and looks at each. A game that ends is followed by another.
    async fn look_at_turns(&self, game: &str, bots: usize, size: Kind) {
        self.resize(size).await;
        let mut turns = 0;
        while turns < TURNS {
            self.sit_down(game, 1000, &["Ann"], bots).await;
            while turns < TURNS && play_on(&[self], 1).await > 0 {
                self.glance(&format!("soak-{game}-{bots}-{turns}"), size).await;
                turns += 1;
            }
        }
    }
}

async fn look_at_many_turns(game: &'static str) {
    stage(game, async |stage| {
        let browser = stage.visitor(Kind::Phone, "/").await;
        for size in Kind::ALL {
            for bots in BOTS {
                browser.look_at_turns(game, bots, size).await;
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long"]
async fn many_turns_of_flip_7_fit_on_every_screen() {
    look_at_many_turns("flip7").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long"]
async fn many_turns_of_vengeance_fit_on_every_screen() {
    look_at_many_turns("vengeance").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "long"]
async fn many_turns_of_uno_flip_fit_on_every_screen() {
    look_at_many_turns("unoflip").await;
}
