//! The line to a table.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, ServerMessage, VERSION};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_tls_with_config};

use super::server::{Server, refusal};
use super::tls::connector;
use crate::trouble::Trouble;

/// The usual buffers of 128 KiB are too much for a program with thousands of
/// sockets.
const BUFFER: usize = 4 * 1024;

/// How long connecting and saying hello or good-bye may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);

/// A line to a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What the stream did not take yet.
    outbox: VecDeque<Message>,
}

impl Socket {
    /// Connects to a table, which waits for a hello then.
    pub async fn connect(server: &Server, code: &str) -> Result<Self, Trouble> {
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let connector = if server.is_encrypted() { Some(connector()?) } else { None };
        let connecting = connect_async_tls_with_config(server.socket(code), Some(config), true, connector);
        let (stream, _) = connecting.await.map_err(trouble)?;
        Ok(Self { stream, outbox: VecDeque::new() })
    }

    /// Connects to a table to look on, and waits until that is welcome.
    pub async fn watch(server: &Server, code: &str) -> Result<Self, Trouble> {
        let slow = |_| Trouble::Lost(format!("no answer within {} seconds", PATIENCE.as_secs()));
        timeout(PATIENCE, Self::greet(server, code)).await.map_err(slow)?
    }

    async fn greet(server: &Server, code: &str) -> Result<Self, Trouble> {
        let mut socket = Self::connect(server, code).await?;
        let hello = ClientMessage::Hello { version: VERSION, secret: None, host: None, last: None };
        socket.send(&hello)?;
        socket.flush().await?;
        match socket.next().await? {
            ServerMessage::Welcome { .. } => Ok(socket),
            ServerMessage::Bye { problem, reconnect } => Err(Trouble::Dismissed { problem, reconnect }),
            other => Err(Trouble::Strange(format!("{other:?} in place of a welcome"))),
        }
    }

    /// Puts a message into the queue for the next [`flush`](Self::flush).
    pub fn send(&mut self, message: &ClientMessage) -> Result<(), Trouble> {
        let text = serde_json::to_string(message).map_err(|error| Trouble::Strange(error.to_string()))?;
        self.outbox.push_back(Message::text(text));
        Ok(())
    }

    /// Sends everything in the queue. Nothing is lost and nothing is sent twice
    /// if the future is dropped.
    pub async fn flush(&mut self) -> Result<(), Trouble> {
        while !self.outbox.is_empty() {
            poll_fn(|context| self.stream.poll_ready_unpin(context)).await.map_err(trouble)?;
            if let Some(message) = self.outbox.pop_front() {
                self.stream.start_send_unpin(message).map_err(trouble)?;
            }
        }
        self.stream.flush().await.map_err(trouble)
    }

    /// Waits for the next message. Nothing is lost if the future is dropped.
    pub async fn next(&mut self) -> Result<ServerMessage, Trouble> {
        loop {
            let received = self.stream.next().await;
            match received.ok_or_else(|| Trouble::Lost("the connection ended".to_owned()))? {
                Ok(Message::Text(text)) => {
                    return serde_json::from_str(&text).map_err(|error| Trouble::Strange(error.to_string()));
                }
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

fn trouble(error: Error) -> Trouble {
    match error {
        Error::Http(answer) => {
            let text = answer.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default();
            refusal(answer.status().as_u16(), &text)
        }
        error => Trouble::Lost(error.to_string()),
    }
}
