//! A server that is killed again and again while people play loses nothing.
//!
//! The real program, real files, real sockets. Twenty kills by default; more
//! with `FLIPHOUSE_KILLS=200 cargo test -p fliphouse --test faults`.

mod journal;
mod process;
mod verdict;

use std::sync::Arc;
use std::time::Duration;

use client::{Chance, Pass, Player, Server};
use game::Seed;
use game::random::{Use, index};
use journal::{Journal, Play};
use process::Process;
use tokio::time::{sleep, timeout};

const TABLES: usize = 6;
const SEATS: usize = 3;
const KILLS: u64 = 20;

/// How long anything may take before it counts as stuck.
const STUCK: Duration = Duration::from_mins(2);

/// How often to look whether something has come about.
const LOOK: Duration = Duration::from_millis(1);

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_at_random_moments_loses_nothing_it_acknowledged() {
    let kills =
        std::env::var("FLIPHOUSE_KILLS").map_or(KILLS, |kills| kills.parse().expect("a number of kills"));
    let data = tempfile::tempdir().expect("a folder");
    let mut process = Process::start(data.path());
    let server = Server::at(&process.url()).expect("an address");
    within("the server starts", async {
        while server.get("/healthz").await.is_err() {
            sleep(LOOK).await;
        }
    })
    .await;
    let play = Arc::new(Play::new());
    let mut random = Seed::from(7).stream(Use::Simulation);
    let mut tasks = Vec::new();
    for table in 0..TABLES {
        for player in seat(&server, table).await {
            tasks.push(tokio::spawn(Journal::new(player).keep(Arc::clone(&play))));
        }
    }
    for _ in 0..kills {
        // Somewhere among the next moves, while others are somewhere on their way.
        let (more, on_their_way) = (1 + index(&mut random, 40), index(&mut random, TABLES));
        within("moves are made", play.moves(more as u64, on_their_way as u64)).await;
        process.kill();
        process.start_again();
    }
    play.last_game();
    within("all games end", play.all_at_rest(TABLES * SEATS)).await;
    play.end();
    let mut journals = Vec::new();
    for task in tasks {
        journals.push(task.await.expect("a player without trouble"));
    }
    within("everybody hears everything", verdict::catch_up(&mut journals)).await;
    process.kill();
    verdict::judge(data.path(), &journals, kills).await;
}

/// Players on all seats of a table for short games.
async fn seat(server: &Server, table: usize) -> Vec<Player> {
    let request =
        serde_json::json!({"game": "flip7", "rules": {"target": 30}, "seats": SEATS, "name": "Ann"});
    let opened =
        server.open_table(&serde_json::from_value(request).expect("a request")).await.expect("a table");
    let mut players = Vec::new();
    let mut first = opened.seat.map(Pass::Secret);
    for number in 1..=SEATS {
        let chance = Chance::seeded((table * SEATS + number) as u64);
        let pass = first.take().unwrap_or_else(|| Pass::Name(format!("Player {number} of {table}")));
        players.push(Player::come_with(chance, server, &opened.table, pass).await.expect("a way in"));
    }
    players
}

async fn within<T>(what: &str, future: impl Future<Output = T>) -> T {
    timeout(STUCK, future).await.unwrap_or_else(|_| panic!("stuck before {what}"))
}
