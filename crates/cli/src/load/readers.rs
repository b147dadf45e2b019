//! People who read a long game again and again, while others play.

use std::sync::Arc;
use std::time::Duration;

use client::{Pass, Player, Server, Trouble};
use protocol::{Command, OpenTable};
use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

use super::setup::explain;
use super::tally::Tally;
use crate::failure::Failure;

/// How many events the game has that they read.
const EVENTS: u64 = 35_000;

/// How many bots play it.
const BOTS: usize = 20;

/// How long it may take until there are so many.
const PATIENCE: Duration = Duration::from_mins(5);

/// What matters of a page of a game that is on.
#[derive(Deserialize)]
struct Page {
    next: Option<u64>,
}

/// Has bots play a game that does not end, until it is long. It stands still then, for
/// nobody is there. Gives the code of its table.
pub async fn long_game(server: &Server) -> Result<String, Failure> {
    let request =
        json!({"game": "flip7", "rules": {"target": 1_000_000}, "bots": vec!["easy"; BOTS], "name": "Ann"});
    let request: OpenTable = serde_json::from_value(request).map_err(Failure::of)?;
    let opened = server.open_table(&request).await.map_err(|trouble| explain(&trouble))?;
    let pass = opened.seat.map_or_else(|| Pass::Name("Ann".to_owned()), Pass::Secret);
    let mut player = Player::come(server, &opened.table, pass).await.map_err(|trouble| explain(&trouble))?;
    player.command(Command::Rest { on: true }).await;
    player.command(Command::Start).await;
    let long = async {
        while player.view().seq < EVENTS {
            player.hear().await?;
        }
        Ok::<_, Trouble>(())
    };
    let Ok(played) = timeout(PATIENCE, long).await else {
        let seq = player.view().seq;
        return Err(Failure::of(format_args!(
            "load: the game to read has only {seq} of {EVENTS} events; start the house with --bot-pause 0"
        )));
    };
    played.map_err(|trouble| explain(&trouble))?;
    player.hang_up().await;
    Ok(opened.table)
}

/// Sets so many to read a game, page after page and from the beginning again.
pub fn spawn(readers: usize, server: &Server, code: &str, tally: &Arc<Tally>, tasks: &mut JoinSet<()>) {
    for _ in 0..readers {
        let (server, code, tally) = (server.clone(), code.to_owned(), Arc::clone(tally));
        tasks.spawn(async move {
            let Err(trouble) = read(&server, &code, &tally).await;
            tally.error(format_args!("a reader had to give up: {trouble}"));
        });
    }
}

async fn read(server: &Server, code: &str, tally: &Tally) -> Result<std::convert::Infallible, Trouble> {
    let mut from = 0;
    loop {
        let asked = Instant::now();
        let page = server.get(&format!("/api/v1/tables/{code}/games/1?from={from}")).await?;
        tally.read(asked.elapsed());
        let page: Page = serde_json::from_str(&page).map_err(|error| Trouble::Strange(error.to_string()))?;
        from = page.next.unwrap_or(0);
    }
}
