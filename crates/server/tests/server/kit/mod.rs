//! Starts real servers for tests, and connects to them by real sockets.

mod client;
mod log;
pub mod rest;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use game::random;
use protocol::{Command, TableOpened};
use rusqlite::Connection;
use serde_json::Value;
use server::store::{SqliteStore, Store as _};
use server::{Chance, Clock, Config, Hands, Lobby};
use table::{Entry, Table};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

pub use client::{Client, Message, connect, hello};
pub use log::Listening;

/// How long a test waits for something that must come before it counts as stuck. The
/// machine may have other things to do.
pub const PATIENCE: Duration = Duration::from_mins(2);

/// A server that does not wait where people would, with limits no test meets by
/// accident.
pub fn quick() -> Config {
    quick_with("server")
}

/// The same with chance of its own, for a second server: what a server draws follows from
/// this seed, so that a test that failed fails again.
pub fn quick_with(seed: &str) -> Config {
    Config {
        requests_per_second: 100_000,
        connections_per_address: 10_000,
        tables_per_address: 10_000,
        messages_per_second: 100_000,
        guests_per_address: 10_000,
        wrong_codes_per_minute: 100_000,
        changes_per_second: 100_000,
        metrics_token: Some(rest::TOKEN.to_owned()),
        bot_pause: Duration::ZERO,
        patience: Duration::from_hours(1),
        host_patience: Duration::from_hours(1),
        chance: Chance::seeded(seed),
        ..Config::default()
    }
}

/// The same with a clock that stands still until the test moves its hands.
pub fn stopped() -> (Config, Hands) {
    let (clock, hands) = Clock::stopped();
    (Config { clock, ..quick() }, hands)
}

/// A server at work.
pub struct Server {
    pub address: SocketAddr,
    pub store: SqliteStore,
    pub lobby: Arc<Lobby>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Server {
    /// Opens the server of a directory on a port of its own.
    pub async fn start(directory: &Path, config: Config) -> Self {
        Self::over(SqliteStore::open(directory).expect("the store opens"), config).await
    }

    /// Opens another server over the same store, as on another machine.
    pub async fn beside(&self, config: Config) -> Self {
        Self::over(self.store.clone(), config).await
    }

    async fn over(store: SqliteStore, config: Config) -> Self {
        let lobby = Lobby::open(Arc::new(store.clone()), config).await.expect("the server opens");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it has an address");
        let (stop, stopped) = oneshot::channel();
        let shutdown = async {
            let _ = stopped.await;
        };
        let running = tokio::spawn(server::run(listener, Arc::clone(&lobby), shutdown));
        Self { address, store, lobby, stop, running }
    }

    /// Closes it as a signal would.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        let ended = timeout(PATIENCE, self.running).await.expect("the server ends");
        ended.expect("the server ends by itself");
        drop(self.lobby);
        self.store.close().await;
    }

    /// Waits until a table has noticed that nobody is connected to it any more.
    pub async fn deserted(&self, code: &str) {
        let inbox = self.lobby.table(code).await.expect("a table").inbox;
        let noticed = async {
            // A line that ends tells its table so before it is counted no more.
            while self.lobby.metrics.sockets.get() > 0 || inbox.capacity() < inbox.max_capacity() {
                tokio::task::yield_now().await;
            }
        };
        timeout(PATIENCE, noticed).await.expect("the lines end");
    }

    /// Opens a table.
    pub async fn open(&self, request: &Value) -> TableOpened {
        let answer = rest::post(self.address, "/api/v1/tables", request).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        serde_json::from_value(answer.json()).expect("a table that was opened")
    }

    /// Opens a table with these people at it, in this order from seat 1; the
    /// first is the host.
    pub async fn seated<const N: usize>(
        &self,
        request: &Value,
        names: [&str; N],
    ) -> (TableOpened, [Client; N]) {
        let opened = self.open(request).await;
        let mut clients = Vec::new();
        for name in names {
            let host = clients.is_empty().then_some(opened.host.as_str());
            let mut client = Client::enter(self, &opened.table, hello(None, host, None)).await;
            client.join(name, true).await;
            clients.push(client);
        }
        catch_up(&mut clients).await;
        (opened, clients.try_into().unwrap_or_else(|_| unreachable!("one for each name")))
    }

    /// Everything in the log of a table.
    pub async fn log(&self, code: &str) -> Vec<Entry> {
        let log = self.store.read(code, 0).await.expect("the log can be read").events;
        for (place, logged) in (1..).zip(&log) {
            assert_eq!(logged.seq, place, "the log has a gap");
        }
        log.iter().map(|logged| Entry::read(logged).expect("an event")).collect()
    }

    /// A counter or gauge.
    pub async fn counted(&self, name: &str) -> u64 {
        let page = rest::get(self.address, "/metrics").await.body;
        let value = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.map_or(0, |value| value.parse().unwrap())
    }

    /// The table as its log makes it.
    pub async fn folded(&self, code: &str) -> Table {
        let log = self.store.read(code, 0).await.expect("the log can be read");
        Table::fold(code, &log.events, &log.secrets).expect("the log makes a table").expect("there is a log")
    }
}

/// Does something to the file of a server behind its back.
pub fn tamper(place: &Path, sql: &str) {
    Connection::open(place.join("fliphouse.db")).unwrap().execute_batch(sql).unwrap();
}

/// Lets everybody read up to the newest event that one of them has.
pub async fn catch_up<'a>(clients: impl IntoIterator<Item = &'a mut Client>) {
    let mut clients: Vec<&mut Client> = clients.into_iter().collect();
    let newest = clients.iter().map(|client| client.seq).max().unwrap_or_default();
    for client in &mut clients {
        client.until_seq(newest).await;
    }
}

/// Somebody of these does something that the rules allow; everybody hears it.
/// Says whether there was anything to do.
pub async fn step(players: &mut [Client], luck: &mut impl rand_core::Rng) -> bool {
    catch_up(&mut *players).await;
    let Some(mover) = mover(players, random::index(luck, 3) == 0) else { return false };
    let choices = players[mover].choices();
    let plays: Vec<&String> = choices.iter().filter(|choice| choice.starts_with("play")).collect();
    let action = match plays.len() {
        0 => choices[random::index(luck, choices.len())].clone(),
        some => plays[random::index(luck, some)].clone(),
    };
    players[mover].order(Command::Move { action }).await;
    catch_up(players).await;
    true
}

/// Who is on turn, or somebody else who can do something if that is asked for.
fn mover(players: &[Client], out_of_turn: bool) -> Option<usize> {
    let on_turn = |client: &Client| client.seat().is_some() && client.seat() == client.to_act();
    let other = |client: &Client| out_of_turn && !on_turn(client) && !client.choices().is_empty();
    players.iter().position(other).or_else(|| players.iter().position(on_turn))
}

/// Plays to the end of the game.
pub async fn play_out(players: &mut [Client], luck: &mut impl rand_core::Rng) {
    while step(players, luck).await {}
    for client in players {
        client.until(|what| matches!(what, protocol::What::Ended(_))).await;
    }
}
