//! The line to a table.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Event, Room, ServerMessage, TableInfo, VERSION, You};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::server::{Server, refusal};
use crate::trouble::Trouble;

/// The usual buffers of 128 KiB are too much for a program with thousands of
/// sockets.
const BUFFER: usize = 4 * 1024;

/// How long connecting and saying hello may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who somebody says they are; nobody yet by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hello {
    /// The secret of a seat or a watcher.
    pub secret: Option<String>,
    /// The secret of the host.
    pub host: Option<String>,
    /// The number of the last event that is known.
    pub last: Option<u64>,
}

/// How everything stands when the line is up.
#[derive(Clone, Debug, PartialEq)]
pub struct Welcome {
    /// The number of the last event in it.
    pub seq: u64,
    /// The time at the house, in milliseconds since 1970.
    pub now: u64,
    /// Who the client is.
    pub you: You,
    /// The table.
    pub table: TableInfo,
    /// The game, as the client may see it.
    pub game: Option<Value>,
    /// Who is there.
    pub room: Room,
    /// What happened after the last event that was known, if that is known.
    pub missed: Option<Vec<Event>>,
}

/// A line to a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// Connects to a table and says hello.
    pub async fn connect(server: &Server, code: &str, hello: Hello) -> Result<(Self, Welcome), Trouble> {
        let slow = |_| Trouble::Lost(format!("no answer within {} seconds", PATIENCE.as_secs()));
        timeout(PATIENCE, Self::greet(server, code, hello)).await.map_err(slow)?
    }

    async fn greet(server: &Server, code: &str, hello: Hello) -> Result<(Self, Welcome), Trouble> {
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let connecting = connect_async_with_config(server.socket(code), Some(config), true);
        let (stream, _) = connecting.await.map_err(trouble)?;
        let mut socket = Self { stream };
        let Hello { secret, host, last } = hello;
        socket.send(&ClientMessage::Hello { version: VERSION, secret, host, last }).await?;
        match socket.next().await? {
            ServerMessage::Welcome { version: _, seq, now, you, table, game, room, missed } => {
                Ok((socket, Welcome { seq, now, you, table, game, room, missed }))
            }
            other => Err(Trouble::Strange(format!("{other:?} in place of a welcome"))),
        }
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Trouble> {
        let text = serde_json::to_string(message).map_err(|error| Trouble::Strange(error.to_string()))?;
        self.stream.send(Message::text(text)).await.map_err(trouble)
    }

    /// Waits for the next message; good-bye is an error. Nothing is lost if the
    /// future is dropped.
    pub async fn next(&mut self) -> Result<ServerMessage, Trouble> {
        loop {
            let received = self.stream.next().await;
            match received.ok_or_else(|| Trouble::Lost("the connection ended".to_owned()))? {
                Ok(Message::Text(text)) => return understand(&text),
                Ok(Message::Binary(_)) => return Err(Trouble::Strange("a message that is no text".into())),
                // Pings are answered by the stream itself.
                Ok(_) => {}
                Err(error) => return Err(trouble(error)),
            }
        }
    }

    /// Says good-bye.
    pub async fn close(mut self) {
        let _ = timeout(PATIENCE, self.stream.close(None)).await;
    }
}

fn understand(text: &str) -> Result<ServerMessage, Trouble> {
    match serde_json::from_str(text) {
        Ok(ServerMessage::Bye { problem, reconnect }) => Err(Trouble::Dismissed { problem, reconnect }),
        Ok(message) => Ok(message),
        Err(error) => Err(Trouble::Strange(error.to_string())),
    }
}

fn trouble(error: Error) -> Trouble {
    match error {
        Error::Http(answer) => {
            let text = answer.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default();
            refusal(answer.status().as_u16(), &text)
        }
        error => Trouble::Lost(error.to_string()),
    }
}
