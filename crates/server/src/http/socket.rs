//! The sockets of tables and of shared sheets.

use std::net::IpAddr;

use axum::Extension;
use axum::extract::rejection::PathRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::{Code, Problem};

use super::answers::Refusal;
use super::limits::Counted;
use super::line::serve;
use super::security::origin_is_fine;
use super::{Address, App};
use crate::ask::{Handle, Kind};
use crate::lobby::codes::{no_sheet, no_table, sheet_key};
use crate::pen::closing;

/// The buffers of a socket start small, so that ten thousand idle ones fit.
const BUFFER: usize = 2048;
/// Enough for a welcome with everything that somebody can have missed.
const MOST_BUFFERED: usize = 1024 * 1024;

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
    let ready = ready(&app, from, &headers, upgrade)?;
    let Path(code) = code.map_err(|_| no_table())?;
    let table = app.look_up(from, &code, app.lobby.table(&code)).await?;
    Ok(ready.begin(app, table, from))
}

/// Becomes the WebSocket of somebody who follows a sheet or keeps the score: see docs/protocol.md.
#[utoipa::path(tag = "sheets", get, path = "/api/v1/sheets/{code}/socket", params(
    ("code" = String, Path, description = "The code of the sheet."),
), responses(
    (status = 101, description = "From here on messages go both ways."),
))]
pub async fn upgrade_sheet(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    code: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let ready = ready(&app, from, &headers, upgrade)?;
    let Path(code) = code.map_err(|_| no_sheet())?;
    let sheet = app.look_up(from, &sheet_key(&code), app.lobby.sheet(&code)).await?;
    Ok(ready.begin(app, sheet, from))
}

/// A connection that may become a socket.
struct Ready {
    upgrade: WebSocketUpgrade,
    connection: Counted,
}

/// Refuses whoever may not have a socket here.
fn ready(
    app: &App,
    from: IpAddr,
    headers: &HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Ready, Problem> {
    let plain = |_| Problem::new(Code::NotAMessage, "this is for WebSockets: see docs/protocol.md");
    let upgrade = upgrade.map_err(plain)?;
    if app.lobby.closing.is_cancelled() {
        return Err(closing());
    }
    if !origin_is_fine(headers, &app.lobby.config) {
        let message = "this page is not one of the house's; the house can be told to trust it with --origin";
        return Err(Problem::new(Code::WrongOrigin, message));
    }
    let too_many = || Problem::new(Code::TooMany, "too many connections from your address; close one first");
    let connection = app.limits.socket(from).ok_or_else(too_many)?;
    Ok(Ready { upgrade, connection })
}

impl Ready {
    fn begin<K: Kind>(self, app: App, task: Handle<K>, from: IpAddr) -> Response {
        let Self { upgrade, connection } = self;
        let sized = upgrade
            .read_buffer_size(BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(MOST_BUFFERED)
            .max_message_size(K::LONGEST)
            .max_frame_size(K::LONGEST);
        // The server waits for the last words of its lines when it closes.
        let working = app.lobby.lines.token();
        sized.on_upgrade(move |socket| async move {
            serve(app, socket, task, from, connection).await;
            drop(working);
        })
    }
}
