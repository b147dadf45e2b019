//! The page that browsers load.

use axum::body::Body;
use axum::extract::Path;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

/// What is shown by a program that was built without the page.
const NOT_BUILT: &str = "Fliphouse: a house for Flip 7, Flip 7: With a Vengeance and UNO FLIP!\n\
                         This program was built without the page for browsers: `cargo xtask run` builds both.\n\
                         Programs: see /api/v1/openapi.json\n";

/// The names of files change with their contents.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The page itself, under all addresses that it shows something for.
pub async fn index(headers: HeaderMap) -> Response {
    match page::file("index.html") {
        Some(file) => send(file, &headers),
        None => NOT_BUILT.into_response(),
    }
}

/// One of its files.
pub async fn asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    match page::file(&format!("assets/{path}")) {
        Some(file) => send(file, &headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Whether a client takes what is compressed like that.
pub fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    let kinds = accepted.unwrap_or_default().split(',');
    kinds.map(|kind| kind.split(';').next().unwrap_or_default()).any(|kind| kind.trim() == encoding)
}

fn send(file: page::File, headers: &HeaderMap) -> Response {
    let (bytes, encoding) = if accepts(headers, "br") { (file.brotli, "br") } else { (file.gzip, "gzip") };
    let lasts = if file.lasting { FOR_EVER } else { "no-cache" };
    let told = [
        (CONTENT_TYPE, file.kind),
        (CONTENT_ENCODING, encoding),
        (CACHE_CONTROL, lasts),
        (VARY, "accept-encoding"),
    ];
    (told, Body::from(bytes)).into_response()
}
