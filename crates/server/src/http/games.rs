//! Games that people ask for.

use std::sync::Arc;

use axum::Extension;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem};
use serde::Deserialize;

use super::answers::Refusal;
use super::page::accepts;
use super::{Address, App};
use crate::archive::{Archive, Fetched, Record};

const JSON: (HeaderName, &str) = (CONTENT_TYPE, "application/json");

/// Which part of a game that is still on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    #[serde(default)]
    from: u32,
}

/// A game of a table: a record with the proof of its shuffles once it is over,
/// and before that as much as anybody may see, page by page.
#[utoipa::path(
    tag = "tables",
    get,
    path = "/api/v1/tables/{code}/games/{number}",
    params(
        ("code" = String, Path, description = "The code of the table."),
        ("number" = u32, Path, minimum = 1, maximum = 4_294_967_295_u32, description = "Which game at this table, counted from 1."),
        ("from" = Option<u32>, Query, minimum = 0, maximum = 4_294_967_295_u32, description = "While the game is on: with which list of happenings to begin, counted from 0."),
    ),
    responses(
        (status = 200, description = "A record (docs/records.md), or what somebody who watches has seen.", body = Object),
        (status = 304, description = "The record is the one that the client has."),
    )
)]
pub async fn game(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    path: Result<Path<(String, u32)>, PathRejection>,
    part: Result<Query<Part>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let no_game = |_| Problem::new(Code::NoSuchGame, "games are counted from 1");
    let Path((code, number)) = path.map_err(no_game)?;
    let wrong = |_| {
        Problem::new(
            Code::Wrong,
            "from: must be a number from 0 to 4294967295, and nothing else is asked for",
        )
    };
    let Query(part) = part.map_err(wrong)?;
    match app.look_up(from, &code, app.lobby.game(&code, number, part.from as usize)).await? {
        Fetched::Page(text) => Ok(([JSON, (CACHE_CONTROL, "no-store")], text).into_response()),
        Fetched::Record(record) => Ok(send(&app.lobby.archive, record, &headers).await?),
    }
}

/// Sends a record to somebody who does not have it.
async fn send(archive: &Arc<Archive>, record: Arc<Record>, headers: &HeaderMap) -> Result<Response, Problem> {
    let told = [(ETAG, record.tag.clone()), (CACHE_CONTROL, "no-cache".to_owned())];
    let known = headers.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or_default();
    if known.split(',').any(|tag| tag.trim() == record.tag || tag.trim() == "*") {
        return Ok((StatusCode::NOT_MODIFIED, told).into_response());
    }
    let alike = [JSON, (VARY, "accept-encoding")];
    if accepts(headers, "gzip") {
        return Ok((told, alike, [(CONTENT_ENCODING, "gzip")], record.gzip.clone()).into_response());
    }
    Ok((told, alike, archive.text(record).await?).into_response())
}
