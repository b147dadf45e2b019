//! The server closes under play, and another goes on where it was.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, mpsc};
use std::time::Duration;

use protocol::{ClientMessage, Code, Command, Phase, What};
use serde_json::json;
use server::store::{SqliteStore, Store as _};
use server::{Config, Lobby};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::kit::{Client, Message, PATIENCE, Server, catch_up, hello, quick, rest, stopped};
use futures_util::SinkExt;

/// How many are connected to each table.
const LINES: usize = 10;

/// A server with threads of its own, which end with it, like those of a
/// process.
struct Process {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: mpsc::Receiver<()>,
}

impl Process {
    fn start(directory: &Path, config: Config) -> Self {
        let directory = directory.to_owned();
        let (stop, stopped) = oneshot::channel::<()>();
        let (say, heard) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                let store = SqliteStore::open(&directory).unwrap();
                let lobby = Lobby::open(Arc::new(store.clone()), config).await.unwrap();
                let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                say.send(listener.local_addr().unwrap()).unwrap();
                let signal = async {
                    let _ = stopped.await;
                };
                server::run(listener, lobby, signal).await;
                store.close().await;
            });
            // Whatever has not been done by now is never done.
            runtime.shutdown_background();
            let _ = end.send(());
        });
        Self { address: heard.recv().unwrap(), stop, ended }
    }

    /// Signals it, and waits until it has ended.
    fn stop(self) {
        let _ = self.stop.send(());
        self.ended.recv_timeout(PATIENCE).expect("it ends");
    }
}

async fn enter(address: SocketAddr, code: &str, hello: ClientMessage) -> Client {
    let line = crate::kit::connect(address, code, &[]).await.unwrap();
    Client::greet(line, hello).await.unwrap()
}

/// Somebody who does something after every move of a bot until they are told good-bye;
/// says what they saw last.
async fn eager(mut client: Client) -> (Client, Option<(Code, bool)>) {
    let mut count = 0;
    let mut moved = true;
    loop {
        if std::mem::take(&mut moved) {
            count += 1;
            let command = Command::Rest { on: count % 2 == 0 };
            let message = ClientMessage::Do { id: format!("e{count}"), command };
            // The server may be gone before it has read this; what it said is still there.
            let _ = client.line.send(Frame::text(serde_json::to_string(&message).unwrap())).await;
        }
        match client.next_or_end().await {
            Some(Message::Bye { problem, reconnect }) => return (client, Some((problem.code, reconnect))),
            Some(Message::Event(event)) => moved = matches!(event.what, What::Moved { .. }),
            Some(_) => {}
            None => return (client, None),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_to_come_back_and_every_table_goes_on() {
    let place = tempfile::tempdir().unwrap();
    let config = Config { bot_pause: Duration::from_millis(50), ..quick() };
    let process = Process::start(place.path(), config.clone());
    let address = process.address;
    let mut clients = Vec::new();
    let mut started = Vec::new();
    for number in 0..20 {
        let game = ["flip7", "vengeance", "unoflip"][number % 3];
        let request = json!({"game": game,
            "rules": {"target": 100_000}, "bots": ["easy", "easy"], "name": "Ann"});
        let opened = rest::post(address, "/api/v1/tables", &request).await.json();
        let code = opened["table"].as_str().unwrap().to_owned();
        let mut ann = enter(address, &code, hello(opened["seat"].as_str(), None, None)).await;
        ann.order(Command::Start).await;
        started.push((code.clone(), ann.secret.clone()));
        clients.push(ann);
        for _ in 1..LINES {
            clients.push(enter(address, &code, hello(None, None, None)).await);
        }
    }
    let playing: Vec<_> = clients.into_iter().map(|client| tokio::spawn(eager(client))).collect();
    tokio::task::spawn_blocking(move || process.stop()).await.unwrap();
    let mut seen = Vec::new();
    for line in playing {
        let (client, bye) = line.await.unwrap();
        assert_eq!(bye, Some((Code::Closing, true)), "everybody is told to connect again");
        seen.push(client);
    }
    assert!(tokio::net::TcpStream::connect(address).await.is_err(), "nobody listens any more");
    let server = Server::start(place.path(), config).await;
    for (place, (code, secret)) in started.iter().enumerate() {
        let before = server.log(code).await.len() as u64;
        assert!(before >= seen[LINES * place].seq, "what somebody saw is lost");
        let mut ann = Client::enter(&server, code, hello(secret.as_deref(), None, None)).await;
        assert_eq!((ann.table.phase, ann.you.seat), (Phase::Playing, Some(1)));
        let said = ann.order(Command::Chat { text: "there we are".into() }).await;
        assert!(said > before);
    }
    server.stop().await;
}

#[tokio::test]
async fn the_time_of_a_turn_goes_on_from_the_log() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (_, [mut ann, mut bob]) =
        server.seated(&json!({"game": "unoflip", "timer": 60}), ["Ann", "Bob"]).await;
    ann.order(Command::Start).await;
    catch_up([&mut ann, &mut bob]).await;
    ann.until_room(|room| room.turn_ends.is_some()).await;
    let ends = ann.room.turn_ends;
    server.stop().await;
    let server = Server::start(place.path(), quick()).await;
    let again = ann.again(&server).await;
    assert_eq!(again.room.turn_ends, ends);
    assert_eq!((again.seq, &again.game, &again.table), (ann.seq, &ann.game, &ann.table));
    assert_eq!(again.missed.map(|missed| missed.len()), Some(0), "nothing was missed");
}

#[tokio::test]
async fn a_connection_that_only_looks_does_not_hold_up_the_end_for_long() {
    let place = tempfile::tempdir().unwrap();
    let (config, hands) = stopped();
    let server = Server::start(place.path(), config).await;
    let code = server.open(&json!({"game": "flip7"})).await.table;
    let _silent = crate::kit::connect(server.address, &code, &[]).await.unwrap();
    let _idle = tokio::net::TcpStream::connect(server.address).await.unwrap();
    let mut watcher = Client::watch(&server, &code).await;
    let (ended, ()) = tokio::join!(tokio::spawn(server.stop()), async {
        // Whoever stopped it waits for five seconds, from when it began to close.
        assert_eq!(watcher.bye().await.0.code, Code::Closing);
        hands.advance(Duration::from_secs(4));
    });
    ended.expect("it ends");
}
