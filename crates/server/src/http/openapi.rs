//! The description of the plain requests, made from the types they use.

use axum::Json;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Fliphouse",
        description = "Tables for flip card games. The game itself goes over a WebSocket: see docs/protocol.md."
    ),
    paths(
        super::games,
        super::tables,
        super::open_table,
        super::table,
        super::game,
        super::socket::upgrade,
        super::health,
        super::ready,
        super::metrics,
        document
    )
)]
struct Description;

/// This document.
#[utoipa::path(tag = "house", get, path = "/api/v1/openapi.json", responses(
    (status = 200, description = "The plain requests, described.", body = Object),
))]
pub async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
