//! Sheets that people share.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::{OpenSheet, SheetOpened, SheetSummary};
use score_keeper::Entry;

use super::answers::{Asked, Refusal};
use super::{Address, App};
use crate::lobby::codes::{no_sheet, sheet_key};

/// Share a sheet.
#[utoipa::path(tag = "sheets", post, path = "/api/v1/sheets", request_body = OpenSheet, responses(
    (status = 201, description = "What only those get who may keep the score.", body = SheetOpened),
))]
pub async fn open(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    Asked(request): Asked<OpenSheet<Entry>>,
) -> Result<Response, Refusal> {
    let opened = app.lobby.new_sheet(request, from).await?;
    Ok((StatusCode::CREATED, Json(opened)).into_response())
}

/// A shared sheet by its code.
#[utoipa::path(tag = "sheets", get, path = "/api/v1/sheets/{code}", params(
    ("code" = String, Path, description = "The code of the sheet."),
), responses(
    (status = 200, description = "The sheet from outside.", body = SheetSummary),
))]
pub async fn sheet(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    code: Result<Path<String>, PathRejection>,
) -> Result<Json<SheetSummary>, Refusal> {
    let Path(code) = code.map_err(|_| no_sheet())?;
    let handle = app.look_up(from, &sheet_key(&code), app.lobby.sheet(&code)).await?;
    Ok(Json(handle.summary()))
}
