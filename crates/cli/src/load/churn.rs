//! Tables that are opened, played at for a while, and left in every way there is.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use client::{Heard, Player, Server};
use protocol::{Command, What};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::setup;
use super::tally::Tally;
use crate::args::LoadArgs;

/// How a visit to a table ends.
#[derive(Clone, Copy)]
enum Ending {
    /// The host closes the table.
    Closed,
    /// Everybody leaves.
    Left,
    /// Everybody is gone without a word.
    Deserted,
}

/// The three of them in turn.
const ENDINGS: [Ending; 3] = [Ending::Closed, Ending::Left, Ending::Deserted];

/// Keeps so many tables going until the time is up: whenever one is left, another is opened.
pub async fn run(
    args: &LoadArgs,
    stay: Duration,
    server: &Server,
    tally: &Arc<Tally>,
    cancelled: &'static AtomicBool,
) {
    let end = Instant::now() + Duration::from_secs(args.duration);
    let mut places = JoinSet::new();
    for place in 0..args.tables {
        let (args, server, tally) = (args.clone(), server.clone(), Arc::clone(tally));
        places.spawn(async move {
            for ending in ENDINGS.iter().cycle().skip(place) {
                if Instant::now() >= end || cancelled.load(Ordering::Relaxed) {
                    return;
                }
                visit(&args, stay, &server, &tally, *ending).await;
            }
        });
    }
    while places.join_next().await.is_some() {}
}

/// One table, from its opening to its end.
async fn visit(args: &LoadArgs, stay: Duration, server: &Server, tally: &Arc<Tally>, ending: Ending) {
    let players = match setup::table(args, server).await {
        Ok(players) => players,
        Err(trouble) => return tally.error(format_args!("a table could not be opened: {trouble}")),
    };
    let until = Instant::now() + stay;
    let pause = Duration::from_secs_f64(1.0 / args.moves_per_second);
    let mut visits = JoinSet::new();
    for (place, player) in players.into_iter().enumerate() {
        visits.spawn(play(player, place, until, pause, Arc::clone(tally), ending));
    }
    while visits.join_next().await.is_some() {}
}

/// Plays until the time is up, and goes.
async fn play(
    mut player: Player,
    place: usize,
    until: Instant,
    pause: Duration,
    tally: Arc<Tally>,
    ending: Ending,
) {
    let mut free = Instant::now();
    while Instant::now() < until {
        let wish = player.wish(true);
        tokio::select! {
            heard = player.hear() => match heard {
                Ok(heard) => note(heard, place, &tally),
                Err(trouble) => return tally.error(format_args!("a player had to give up: {trouble}")),
            },
            () = sleep_until(free.min(until)), if wish.is_some() => {
                if let Some(command) = wish {
                    free = Instant::now() + pause;
                    player.command(command).await;
                }
            }
            () = sleep_until(until) => {}
        }
    }
    let last = match ending {
        Ending::Closed if place == 0 => Some(Command::Close),
        Ending::Left => Some(Command::Leave),
        Ending::Closed | Ending::Deserted => None,
    };
    if let Some(command) = last {
        let id = player.command(command).await;
        // Whoever has left, or sits at a table that was closed, is told so and sent away.
        while let Ok(heard) = player.hear().await {
            if matches!(heard, Heard::Done { id: done, .. } if done == id) {
                break;
            }
        }
    }
    player.hang_up().await;
}

/// Counts what a player has heard.
fn note(heard: Heard, place: usize, tally: &Tally) {
    match heard {
        Heard::Done { command: Some(Command::Move { .. }), .. } => tally.moved(),
        Heard::Refused { problem, .. } => tally.refused(&problem, false),
        Heard::Event { what: What::Ended(_), .. } if place == 0 => tally.game_over(),
        Heard::Back => tally.reconnected(),
        _ => {}
    }
}
