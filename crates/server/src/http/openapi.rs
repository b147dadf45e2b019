//! The description of the plain requests, made from the types they use.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use utoipa::openapi::path::Parameter;
use utoipa::openapi::{OpenApi as Document, RefOr, Schema};
use utoipa::{Modify, OpenApi};

use super::refusals::Refusals;
use crate::lobby::codes;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Fliphouse",
        description = "Tables for flip card games. The game itself goes over a WebSocket: see docs/protocol.md. \
                       At an address that is not described the answer is the response `NothingHere`, to a \
                       method that is not, `WrongMethod`."
    ),
    modifiers(&Refusals, &Codes),
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

/// Adds what codes of tables look like, wherever one is asked for.
struct Codes;

impl Modify for Codes {
    fn modify(&self, document: &mut Document) {
        for item in document.paths.paths.values_mut() {
            let operations = [&mut item.get, &mut item.post].into_iter().flatten();
            let parameters = operations.flat_map(|operation| operation.parameters.iter_mut().flatten());
            for parameter in parameters {
                if let RefOr::T(Parameter { name, schema: Some(RefOr::T(Schema::Object(text))), .. }) =
                    parameter
                    && name == "code"
                {
                    text.pattern = Some(codes::pattern());
                }
            }
        }
    }
}

/// This document.
#[utoipa::path(tag = "house", get, path = "/api/v1/openapi.json", responses(
    (status = 200, description = "The plain requests, described.", body = Object),
))]
pub async fn document() -> Response {
    static DOCUMENT: LazyLock<String> =
        LazyLock::new(|| Description::openapi().to_json().expect("the document is plain data"));
    ([(CONTENT_TYPE, "application/json")], DOCUMENT.as_str()).into_response()
}
