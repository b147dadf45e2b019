//! Players at a real server.

use std::net::SocketAddr;
use std::sync::Arc;

use client::{Heard, Pass, Player, Server, Trouble};
use protocol::{Code, Command, OpenTable, Phase};
use serde_json::json;
use server::Config;
use server::store::SqliteStore;
use tokio::net::TcpListener;

/// A server on a free port, with its files in a folder of its own.
async fn serve() -> (Server, tempfile::TempDir) {
    let data = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(data.path()).unwrap();
    let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.unwrap();
    let address = listener.local_addr().unwrap();
    let server = server::Lobby::open(Arc::new(store), Config::default()).await.unwrap();
    tokio::spawn(server::run(listener, server, std::future::pending()));
    (Server::at(&format!("http://{address}")).unwrap(), data)
}

/// A table of two for a short game.
fn short_game() -> OpenTable {
    serde_json::from_value(json!({"game": "flip7", "rules": {"target": 30}, "seats": 2, "name": "Ann"}))
        .unwrap()
}

async fn table_of_two(server: &Server) -> (String, Player, Player) {
    let opened = server.open_table(&short_game()).await.unwrap();
    let ann = Player::come(server, &opened.table, Pass::Secret(opened.seat.unwrap())).await.unwrap();
    let ben = Player::come(server, &opened.table, Pass::Name("Ben".to_owned())).await.unwrap();
    (opened.table, ann, ben)
}

/// Plays until the first game is over.
async fn play(player: &mut Player) {
    while player.view().table.last.is_none() {
        if let Some(command) = player.wish(true) {
            player.command(command).await;
        }
        match player.hear().await {
            Ok(Heard::Refused { problem, .. }) => panic!("{problem}"),
            Ok(_) => {}
            Err(trouble) => panic!("{trouble}"),
        }
    }
}

#[tokio::test]
async fn two_players_play_a_game_to_its_end() {
    let (server, _data) = serve().await;
    let (code, mut ann, mut ben) = table_of_two(&server).await;
    assert_eq!(server.lookup(&code).await.unwrap().people, 2);
    tokio::join!(play(&mut ann), play(&mut ben));
    assert_eq!(server.lookup(&code).await.unwrap().phase, Phase::Over);
    assert_eq!((ann.view().seat(), ben.view().seat()), (Some(1), Some(2)));
    assert!(ann.view().is_host() && !ben.view().is_host());
    let record = server.game(&code, 1).await.unwrap();
    assert!(record.contains("\"moves\""), "{record}");
}

#[tokio::test]
async fn a_player_who_comes_back_has_what_it_missed_and_sends_again_what_got_lost() {
    let (server, _data) = serve().await;
    let (_, mut ann, mut ben) = table_of_two(&server).await;
    ben.hang_up().await;
    let id = ann.command(Command::Chat { text: "hello".to_owned() }).await;
    while !matches!(ann.hear().await.unwrap(), Heard::Done { id: done, .. } if done == id) {}
    let lost = ben.command(Command::Chat { text: "where was I?".to_owned() }).await;
    ben.come_back();
    while ben.hear().await.unwrap() != Heard::Back {}
    assert_eq!(ben.view().seq, ann.view().seq);
    while !matches!(ben.hear().await.unwrap(), Heard::Done { id, .. } if id == lost) {}
    assert_eq!(ben.pending().len(), 0);
    assert_eq!((ben.mishaps().reconnects, ben.mishaps().gaps, ben.mishaps().taken_back), (1, 0, 0));
}

#[tokio::test]
async fn refusals_come_with_their_reason() {
    let (server, _data) = serve().await;
    let nowhere = Player::come(&server, "ABCDEF", Pass::Name("Ann".to_owned())).await.unwrap_err();
    assert!(matches!(&nowhere, Trouble::Refused(problem) if problem.code == Code::NoSuchTable), "{nowhere}");
    let wrong = OpenTable { game: "chess".to_owned(), ..short_game() };
    let refused = server.open_table(&wrong).await.unwrap_err();
    assert!(matches!(&refused, Trouble::Refused(problem) if problem.code == Code::Wrong), "{refused}");
    let gone = Server::at("http://127.0.0.1:1").unwrap().lookup("ABCDEF").await.unwrap_err();
    assert!(gone.may_pass(), "{gone}");
}
