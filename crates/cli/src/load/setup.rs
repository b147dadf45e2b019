//! Players come to their tables.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use client::{Pass, Player, Server, Socket, Trouble};
use protocol::{Code, OpenTable};
use serde_json::Map;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::bar;
use crate::args::LoadArgs;
use crate::failure::Failure;

/// How many come in at the same time.
const DOORS: usize = 32;

/// How many idle sockets watch the same table. Whoever comes in is told to all
/// who are there, so a few crowded tables would not be idle.
const WATCHERS: usize = 50;

/// All players, table by table.
pub async fn tables(
    args: &LoadArgs,
    server: &Server,
    cancelled: &AtomicBool,
) -> Result<Vec<Vec<Player>>, Failure> {
    let table = |_| {
        let (args, server) = (args.clone(), server.clone());
        async move { table(&args, &server).await }
    };
    all("tables", args.tables, table, cancelled).await
}

/// The tables that idle sockets watch.
pub async fn rooms(idle: usize, server: &Server) -> Result<Vec<String>, Failure> {
    let mut rooms = Vec::new();
    for _ in 0..idle.div_ceil(WATCHERS) {
        let opened =
            server.open_table(&request("flip7", None, &[])).await.map_err(|trouble| explain(&trouble))?;
        rooms.push(opened.table);
    }
    Ok(rooms)
}

/// The sockets that only watch.
pub async fn watchers(
    idle: usize,
    server: &Server,
    rooms: &[String],
    cancelled: &AtomicBool,
) -> Result<Vec<Socket>, Failure> {
    let watcher = |place: usize| {
        let (server, room) = (server.clone(), rooms[place / WATCHERS].clone());
        async move { Socket::watch(&server, &room).await }
    };
    all("idle sockets", idle, watcher, cancelled).await
}

/// Makes so many of something, a few at a time.
async fn all<T: Send + 'static, F: Future<Output = Result<T, Trouble>> + Send + 'static>(
    what: &str,
    count: usize,
    mut make: impl FnMut(usize) -> F,
    cancelled: &AtomicBool,
) -> Result<Vec<T>, Failure> {
    let doors = Arc::new(Semaphore::new(DOORS));
    let bar = bar(count as u64, &format!("{{bar:30}} {{pos}} of {{len}} {what}"));
    let mut made = Vec::with_capacity(count);
    let mut making = JoinSet::new();
    for place in 0..count {
        let (doors, one) = (Arc::clone(&doors), make(place));
        making.spawn(async move {
            let _door = doors.acquire().await;
            one.await
        });
    }
    while let Some(one) = making.join_next().await {
        made.push(one.map_err(Failure::of)?.map_err(|trouble| explain(&trouble))?);
        bar.inc(1);
        if cancelled.load(Ordering::Relaxed) {
            break;
        }
    }
    bar.finish_and_clear();
    Ok(made)
}

/// A table with a player on each seat that no bot has.
pub async fn table(args: &LoadArgs, server: &Server) -> Result<Vec<Player>, Trouble> {
    let seats = args.seats + args.bots.len();
    let opened = server.open_table(&request(&args.game, Some(seats), &args.bots)).await?;
    let secret = opened.seat.ok_or_else(|| Trouble::Strange("no secret for the first seat".to_owned()))?;
    let mut players = vec![Player::come(server, &opened.table, Pass::Secret(secret)).await?];
    for number in 2..=args.seats {
        players.push(Player::come(server, &opened.table, Pass::Name(format!("Player {number}"))).await?);
    }
    Ok(players)
}

fn request(game: &str, seats: Option<usize>, bots: &[String]) -> OpenTable {
    OpenTable {
        game: game.to_owned(),
        rules: Map::new(),
        seats,
        bots: bots.to_vec(),
        timer: None,
        public: false,
        hints: true,
        name: Some("Player 1".to_owned()),
        avatar: None,
    }
}

/// What to do about it, if the server has limits that this goes beyond.
pub fn explain(trouble: &Trouble) -> Failure {
    match trouble {
        Trouble::Refused(problem) if problem.code == Code::TooMany => Failure::of(format_args!(
            "load: the house says: {problem}; start it with higher --tables-per-address, \
             --connections-per-address and --requests-per-second"
        )),
        trouble => Failure::of(format_args!("load: {trouble}")),
    }
}
