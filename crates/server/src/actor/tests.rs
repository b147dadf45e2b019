//! What only shows from inside: queues that nobody reads.

use std::sync::Arc;
use std::time::Duration;

use protocol::{Command, ServerMessage};
use serde_json::json;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::{Ask, Handle, Hello};
use crate::client::Outgoing;
use crate::store::SqliteStore;
use crate::{Config, Lobby};

async fn enter(table: &Handle, client: u64, secret: Option<String>, room: usize) -> mpsc::Receiver<Outgoing> {
    let (outbox, queue) = mpsc::channel(room);
    let (reply, answer) = oneshot::channel();
    let hello = Hello { secret, ..Hello::default() };
    assert!(
        table
            .inbox
            .send(Ask::Enter { hello, client, from: [127, 0, 0, 1].into(), outbox, reply })
            .await
            .is_ok()
    );
    answer.await.unwrap().unwrap();
    queue
}

#[tokio::test]
async fn a_player_who_does_not_read_counts_as_away() {
    let data = tempfile::tempdir().unwrap();
    let lobby =
        Lobby::open(Arc::new(SqliteStore::open(data.path()).unwrap()), Config::default()).await.unwrap();
    let request = json!({"game": "flip7", "name": "Ann", "bots": ["normal", "normal"]});
    let opened =
        lobby.new_table(&serde_json::from_value(request).unwrap(), [127, 0, 0, 1].into()).await.unwrap();
    let table = lobby.table(&opened.table).await.unwrap();
    // Room for the welcome, the beginning of the game and its acknowledgement.
    let unread = enter(&table, 1, opened.seat, 3).await;
    let start = Ask::Do { client: 1, id: "1".to_owned(), command: Command::Start };
    assert!(table.inbox.send(start).await.is_ok());
    let mut watcher = enter(&table, 2, None, 64).await;
    let told = async {
        loop {
            let Some(Outgoing::Text(text, _)) = watcher.recv().await else { panic!("the table is gone") };
            if let Ok(ServerMessage::Room(room)) = serde_json::from_str::<ServerMessage>(&text)
                && room.here.is_empty()
            {
                return room;
            }
        }
    };
    let room = timeout(Duration::from_mins(2), told).await.expect("the table lets go of who does not read");
    assert_eq!(room.bots_take.len(), 1, "a bot will take the seat: {room:?}");
    assert!(unread.is_closed());
}
