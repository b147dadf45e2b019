//! The description of the plain requests, made from the types they use.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use utoipa::OpenApi;

use super::refusals::Refusals;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Fliphouse",
        description = "Tables for flip card games. The game itself goes over a WebSocket: see docs/protocol.md. \
                       At an address that is not described the answer is the response `NothingHere`, to a \
                       method that is not, `WrongMethod`."
    ),
    modifiers(&Refusals),
    components(schemas(protocol::Problem)),
    paths(
        super::games,
        super::tables,
        super::open_table,
        super::table,
        super::games::game,
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
pub async fn document() -> Response {
    static DOCUMENT: LazyLock<String> =
        LazyLock::new(|| Description::openapi().to_json().expect("the document is plain data"));
    ([(CONTENT_TYPE, "application/json")], DOCUMENT.as_str()).into_response()
}
