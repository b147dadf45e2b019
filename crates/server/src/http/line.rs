//! One socket for each client, of a table or of a shared sheet.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{self, Utf8Bytes, WebSocket};
use governor::{Quota, RateLimiter};
use protocol::{Code, LONGEST_ID, Problem};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::error::ProtocolError;

use super::App;
use super::answers::SLOW;
use super::limits::Counted;
use crate::ask::{Ask, ClientId, Handle, Heard, Kind};
use crate::client::{Message, OUTBOX, Outgoing, text};
use crate::clock::{Clock, DirectLimiter};
use crate::config::Config;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::pen::closing;

/// How long a client has to take the last message.
const LINGER: Duration = Duration::from_millis(500);

/// How often a quiet client is asked whether it is there; after two times
/// without an answer it is gone.
const HEARTBEAT: Duration = Duration::from_secs(25);

/// How many messages that make no sense, or come too fast, a client may send
/// one after the other.
const MOST_NONSENSE: u32 = 10;

static CLIENTS: AtomicU64 = AtomicU64::new(1);

/// Serves a socket until it ends.
pub async fn serve<K: Kind>(app: App, socket: WebSocket, task: Handle<K>, from: IpAddr, connection: Counted) {
    app.lobby.metrics.sockets.inc();
    let client = CLIENTS.fetch_add(1, Ordering::Relaxed);
    let mut line = Line {
        socket,
        task,
        client,
        from,
        nonsense: 0,
        messages: message_limit(&app.lobby.config),
        clock: app.lobby.config.clock.clone(),
        metrics: Arc::clone(&app.lobby.metrics),
    };
    if let Some(outbox) = line.enter(&app.lobby).await {
        line.talk(outbox, &app.lobby).await;
        let _ = line.task.inbox.send(Ask::Leave { client }).await;
    }
    app.lobby.metrics.sockets.dec();
    drop(connection);
}

/// A client's socket and the task it belongs to.
struct Line<K: Kind> {
    socket: WebSocket,
    task: Handle<K>,
    client: ClientId,
    from: IpAddr,
    nonsense: u32,
    messages: DirectLimiter,
    clock: Clock,
    metrics: Arc<Metrics>,
}

fn message_limit(config: &Config) -> DirectLimiter {
    let often = NonZeroU32::new(config.messages_per_second).unwrap_or(NonZeroU32::MIN);
    let burst = NonZeroU32::new(config.messages_per_second.saturating_mul(3)).unwrap_or(NonZeroU32::MIN);
    RateLimiter::direct_with_clock(Quota::per_second(often).allow_burst(burst), config.clock.clone())
}

impl<K: Kind> Line<K> {
    /// Waits for hello and goes to the task; gives the queue of what that sends.
    async fn enter(&mut self, lobby: &Lobby) -> Option<mpsc::Receiver<Outgoing>> {
        let clock = self.clock.clone();
        let first = clock.timeout(SLOW, self.socket.recv()).await??;
        let hello = match first {
            Ok(ws::Message::Text(first)) => K::hello(&first),
            _ => Err(Problem::new(Code::NotAMessage, "the first message must be hello, as text")),
        };
        let (outbox, outgoing) = mpsc::channel(OUTBOX);
        let entered = match hello {
            Ok(hello) => ask_in(&self.task, self.client, self.from, hello, outbox).await,
            Err(problem) => Err(problem),
        };
        match entered {
            Ok(()) => Some(outgoing),
            // A table that is gone because the server closes is there again soon.
            Err(_) if lobby.closing.is_cancelled() => {
                self.last(closing_text()).await;
                None
            }
            Err(problem) => {
                self.metrics.refused_to(self.from, problem.code);
                if problem.code == Code::TakenBack {
                    self.metrics.client_ahead(self.from, &problem);
                }
                // A table that is set back, or may be repaired, is worth another try.
                let reconnect = matches!(problem.code, Code::TakenBack | Code::Broken);
                self.last(text(&Message::Bye { problem, reconnect })).await;
                None
            }
        }
    }

    /// Passes messages both ways until one side ends it.
    async fn talk(&mut self, mut outgoing: mpsc::Receiver<Outgoing>, lobby: &Lobby) {
        let clock = self.clock.clone();
        let mut heartbeat = std::pin::pin!(clock.sleep(HEARTBEAT));
        let mut quiet = 0;
        loop {
            tokio::select! {
                message = outgoing.recv() => match message {
                    Some(Outgoing::Text(text, queued)) => {
                        if !self.send(ws::Message::Text(text)).await {
                            return;
                        }
                        self.metrics.deliveries.done(&self.clock, queued);
                    }
                    Some(Outgoing::Last(text)) => return self.last(text).await,
                    None => return self.last(too_slow()).await,
                },
                received = self.socket.recv() => {
                    quiet = 0;
                    let Some(Ok(message)) = received else { return self.overlong(received).await };
                    if !self.hear(message).await {
                        return;
                    }
                }
                () = &mut heartbeat => {
                    heartbeat.set(clock.sleep(HEARTBEAT));
                    quiet += 1;
                    if quiet > 2 || !self.send(ws::Message::Ping(Bytes::new())).await {
                        return;
                    }
                }
                () = lobby.closing.cancelled(), if outgoing.is_closed() => return self.last(closing_text()).await,
            }
        }
    }

    /// Takes a message; says whether to go on.
    async fn hear(&mut self, message: ws::Message) -> bool {
        let heard = match message {
            ws::Message::Text(text) => {
                let heard = self.limit().and_then(|()| K::read(&text));
                heard.map_err(|problem| (id(&text), problem))
            }
            ws::Message::Binary(_) => {
                Err((None, Problem::new(Code::NotAMessage, "messages are text, not binary")))
            }
            ws::Message::Ping(_) | ws::Message::Pong(_) => return true,
            ws::Message::Close(_) => return false,
        };
        match heard {
            Ok(message) => {
                self.nonsense = 0;
                self.pass(message).await
            }
            Err((id, problem)) => self.refuse(id, problem).await,
        }
    }

    async fn pass(&mut self, heard: Heard<K::Said>) -> bool {
        let said = match heard {
            Heard::Said(said) => said,
            Heard::Ping => return self.send(ws::Message::Text(text(&Message::Pong))).await,
            Heard::Hello => {
                return self.refuse(None, Problem::new(Code::NotNow, "hello was said already")).await;
            }
        };
        if let Some(id) = K::id(&said)
            && let Err(problem) = check(id)
        {
            return self.refuse(Some(id.to_owned()), problem).await;
        }
        // A task that is gone has left a last message: that ends the connection.
        let _ = self.task.inbox.send(Ask::Say { client: self.client, said }).await;
        true
    }

    fn limit(&self) -> Result<(), Problem> {
        self.messages.check().map_err(|_| Problem::new(Code::TooMany, "too many messages; slow down"))
    }

    /// Says why not; a client that sends nothing but nonsense is let go.
    async fn refuse(&mut self, id: Option<String>, problem: Problem) -> bool {
        self.metrics.refused_to(self.from, problem.code);
        if matches!(problem.code, Code::NotAMessage | Code::TooMany) {
            self.nonsense += 1;
        }
        if self.nonsense > MOST_NONSENSE {
            self.last(text(&Message::Bye { problem, reconnect: false })).await;
            return false;
        }
        self.send(ws::Message::Text(text(&Message::Refused { id, problem }))).await
    }

    async fn send(&mut self, message: ws::Message) -> bool {
        let clock = self.clock.clone();
        matches!(clock.timeout(SLOW, self.socket.send(message)).await, Some(Ok(())))
    }

    async fn last(&mut self, text: Utf8Bytes) {
        if self.send(ws::Message::Text(text)).await && self.send(ws::Message::Close(None)).await {
            // To close with something unread would throw away what was just said.
            let clock = self.clock.clone();
            let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = clock.timeout(LINGER, rest).await;
        }
    }

    /// A message that is too long ends the connection, with a reason.
    async fn overlong(&mut self, received: Option<Result<ws::Message, axum::Error>>) {
        if let Some(Err(error)) = received
            && !is_lost(error)
        {
            self.metrics.refused_to(self.from, Code::TooLarge);
            self.last(too_large(K::LONGEST)).await;
        }
    }
}

async fn ask_in<K: Kind>(
    task: &Handle<K>,
    client: ClientId,
    from: IpAddr,
    hello: K::Hello,
    outbox: mpsc::Sender<Outgoing>,
) -> Result<(), Problem> {
    let (reply, answer) = oneshot::channel();
    task.inbox.send(Ask::Enter { hello, client, from, outbox, reply }).await.map_err(|_| K::gone())?;
    answer.await.map_err(|_| K::gone())?
}

/// The id of a command, also of one that makes no sense otherwise.
fn id(message: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Command {
        r#type: String,
        id: String,
    }
    let command: Command = serde_json::from_str(message).ok()?;
    (command.r#type == "do" && check(&command.id).is_ok()).then_some(command.id)
}

/// Refuses an id that no command can have.
fn check(id: &str) -> Result<(), Problem> {
    if id.is_empty() || id.len() > LONGEST_ID || id.chars().any(char::is_control) {
        let message = format_args!("id: must be 1 to {LONGEST_ID} bytes without control characters");
        return Err(Problem::new(Code::Wrong, message));
    }
    Ok(())
}

/// Whether a connection was just lost, as that of a phone without reception: nobody has sent
/// anything that is wrong.
fn is_lost(error: axum::Error) -> bool {
    let unfinished = ProtocolError::ResetWithoutClosingHandshake;
    match error.into_inner().downcast_ref() {
        Some(Error::Io(_) | Error::ConnectionClosed | Error::AlreadyClosed) => true,
        Some(Error::Protocol(violation)) => *violation == unfinished,
        _ => false,
    }
}

fn too_slow() -> Utf8Bytes {
    let problem = Problem::new(Code::TooMany, "this client did not read what it was sent; connect again");
    text(&Message::Bye { problem, reconnect: true })
}

fn too_large(longest: usize) -> Utf8Bytes {
    let message = format_args!("that was no message of at most {longest} bytes");
    text(&Message::Bye { problem: Problem::new(Code::TooLarge, message), reconnect: true })
}

fn closing_text() -> Utf8Bytes {
    text(&Message::Bye { problem: closing(), reconnect: true })
}
