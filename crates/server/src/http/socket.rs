//! One socket for each client.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{self, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use governor::{Quota, RateLimiter};
use protocol::{ClientMessage, Code, LONGEST_ID, LONGEST_MESSAGE, Problem, VERSION};
use serde::Deserialize;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::error::ProtocolError;

use super::answers::{Refusal, SLOW};
use super::limits::Counted;
use super::security::origin_is_fine;
use super::{Address, App};
use crate::actor::{Ask, ClientId, Handle, Hello, closing};
use crate::client::{Message, OUTBOX, Outgoing, text};
use crate::clock::{Clock, DirectLimiter};
use crate::config::Config;
use crate::lobby::Lobby;
use crate::metrics::Metrics;

/// How long a client has to take the last message.
const LINGER: Duration = Duration::from_millis(500);

/// How often a quiet client is asked whether it is there; after two times
/// without an answer it is gone.
const HEARTBEAT: Duration = Duration::from_secs(25);

/// The buffers of a socket start small, so that ten thousand idle ones fit.
const BUFFER: usize = 2048;
/// Enough for a welcome with everything that somebody can have missed.
const MOST_BUFFERED: usize = 1024 * 1024;

/// How many messages that make no sense, or come too fast, a client may send
/// one after the other.
const MOST_NONSENSE: u32 = 10;

static CLIENTS: AtomicU64 = AtomicU64::new(1);

/// Becomes the WebSocket of one client: see docs/protocol.md.
#[utoipa::path(tag = "tables", get, path = "/api/v1/tables/{code}/socket", params(
    ("code" = String, Path, description = "The code of the table."),
), responses(
    (status = 101, description = "From here on messages go both ways."),
))]
pub async fn upgrade(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    code: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let plain = |_| Problem::new(Code::NotAMessage, "this is for WebSockets: see docs/protocol.md");
    let upgrade = upgrade.map_err(plain)?;
    if app.lobby.closing.is_cancelled() {
        return Err(closing().into());
    }
    if !origin_is_fine(&headers, &app.lobby.config) {
        let message = "this page is not one of the house's; the house can be told to trust it with --origin";
        return Err(Problem::new(Code::WrongOrigin, message).into());
    }
    let too_many = || Problem::new(Code::TooMany, "too many connections from your address; close one first");
    let connection = app.limits.socket(from).ok_or_else(too_many)?;
    let no_code = |_| Problem::new(Code::NoSuchTable, "there is no such table: check the code");
    let code = code.map_err(no_code)?.0;
    let table = app.look_up(from, &code, app.lobby.table(&code)).await?;
    let sized = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_BUFFERED)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE);
    // The server waits for the last words of its lines when it closes.
    let working = app.lobby.lines.token();
    Ok(sized.on_upgrade(move |socket| async move {
        serve(app, socket, table, from, connection).await;
        drop(working);
    }))
}

async fn serve(app: App, socket: WebSocket, table: Handle, from: IpAddr, connection: Counted) {
    app.lobby.metrics.sockets.inc();
    let client = CLIENTS.fetch_add(1, Ordering::Relaxed);
    let mut line = Line {
        socket,
        table,
        client,
        from,
        nonsense: 0,
        messages: message_limit(&app.lobby.config),
        clock: app.lobby.config.clock.clone(),
        metrics: Arc::clone(&app.lobby.metrics),
    };
    if let Some(outbox) = line.enter(&app.lobby).await {
        line.talk(outbox, &app.lobby).await;
        let _ = line.table.inbox.send(Ask::Leave { client }).await;
    }
    app.lobby.metrics.sockets.dec();
    drop(connection);
}

/// A client's socket and the table it belongs to.
struct Line {
    socket: WebSocket,
    table: Handle,
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

impl Line {
    /// Waits for hello and goes to the table; gives the queue of what the
    /// table sends.
    async fn enter(&mut self, lobby: &Lobby) -> Option<mpsc::Receiver<Outgoing>> {
        let clock = self.clock.clone();
        let first = clock.timeout(SLOW, self.socket.recv()).await??;
        let hello = match first {
            Ok(ws::Message::Text(first)) => hello(&first),
            _ => Err(Problem::new(Code::NotAMessage, "the first message must be hello, as text")),
        };
        let (outbox, outgoing) = mpsc::channel(OUTBOX);
        let entered = match hello {
            Ok(hello) => ask_in(&self.table, self.client, self.from, hello, outbox).await,
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
                let heard = self.limit().and_then(|()| parse(&text));
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

    async fn pass(&mut self, message: ClientMessage) -> bool {
        let client = self.client;
        let ask = match message {
            ClientMessage::Do { id, command } => match check(&id) {
                Ok(()) => Ask::Do { client, id, command },
                Err(problem) => return self.refuse(Some(id), problem).await,
            },
            ClientMessage::Mute { guest, on } => Ask::Mute { client, guest, on },
            ClientMessage::Ping => return self.send(ws::Message::Text(text(&Message::Pong))).await,
            ClientMessage::Hello { .. } => {
                return self.refuse(None, Problem::new(Code::NotNow, "hello was said already")).await;
            }
        };
        // A table that is gone has left a last message: that ends the connection.
        let _ = self.table.inbox.send(ask).await;
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
            self.last(too_large()).await;
        }
    }
}

async fn ask_in(
    table: &Handle,
    client: ClientId,
    from: IpAddr,
    hello: Hello,
    outbox: mpsc::Sender<Outgoing>,
) -> Result<(), Problem> {
    let (reply, answer) = oneshot::channel();
    let gone = || Problem::new(Code::NoSuchTable, "the table is closed");
    table.inbox.send(Ask::Enter { hello, client, from, outbox, reply }).await.map_err(|_| gone())?;
    answer.await.map_err(|_| gone())?
}

fn hello(first: &str) -> Result<Hello, Problem> {
    match parse(first)? {
        ClientMessage::Hello { version: VERSION, secret, host, last } => Ok(Hello { secret, host, last }),
        ClientMessage::Hello { version, .. } => {
            let message =
                format_args!("this house speaks version {VERSION}, not {version}: update the client");
            Err(Problem::new(Code::WrongVersion, message))
        }
        _ => Err(Problem::new(Code::NotAMessage, "the first message must be hello")),
    }
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

fn parse(message: &str) -> Result<ClientMessage, Problem> {
    let unreadable = |error| Problem::new(Code::NotAMessage, format_args!("not a message: {error}"));
    serde_json::from_str(message).map_err(unreadable)
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

fn too_large() -> Utf8Bytes {
    let message = format_args!("that was no message of at most {LONGEST_MESSAGE} bytes");
    text(&Message::Bye { problem: Problem::new(Code::TooLarge, message), reconnect: true })
}

fn closing_text() -> Utf8Bytes {
    text(&Message::Bye { problem: closing(), reconnect: true })
}
