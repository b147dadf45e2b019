//! The server over HTTP: what is asked for by plain requests, and the sockets.

mod answers;
mod games;
mod guesses;
mod hosts;
mod limits;
mod openapi;
mod page;
mod refusals;
mod security;
mod socket;

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, WWW_AUTHENTICATE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router, middleware};
use protocol::{Code, GameInfo, LONGEST_MESSAGE, OpenTable, Problem, TableOpened, TableSummary};
use sha2::{Digest, Sha256};

use crate::lobby::Lobby;
use answers::{Asked, Refusal};
pub use hosts::{PublicUrl, Reached};
pub use limits::{Address, Limits};

/// What a request's handler needs.
#[derive(Clone)]
pub(crate) struct App {
    /// All tables of the server, and where new ones are opened.
    pub lobby: Arc<Lobby>,
    /// How much one address may ask for.
    pub limits: Arc<Limits>,
}

impl App {
    /// What is found under the code of a table, for somebody who has not tried too many.
    async fn look_up<T>(
        &self,
        from: IpAddr,
        code: &str,
        found: impl Future<Output = Result<T, Problem>>,
    ) -> Result<T, Problem> {
        let guesses = &self.limits.guesses;
        guesses.may_try(from, code)?;
        let found = found.await;
        if let Err(Problem { code: Code::NoSuchTable, .. }) = found {
            self.lobby.metrics.wrong_codes.inc();
            guesses.wrong(from);
        } else {
            guesses.right(from, code);
        }
        found
    }
}

/// Everything the server answers to.
pub fn app(lobby: Arc<Lobby>, limits: Arc<Limits>) -> Router {
    let state = App { lobby, limits };
    let limited = Router::new()
        .route("/api/v1/games", get(games))
        .route("/api/v1/openapi.json", get(openapi::document))
        .route("/api/v1/tables", get(tables).post(open_table))
        .route("/api/v1/tables/{code}", get(table))
        .route("/api/v1/tables/{code}/games/{number}", get(games::game))
        .route("/api/v1/tables/{code}/socket", get(socket::upgrade))
        .layer(middleware::from_fn_with_state(state.clone(), limits::limit));
    Router::new()
        .route("/", get(page::index))
        .route("/play/{game}", get(page::index))
        .route("/device/{game}", get(page::index))
        .route("/pass/{game}", get(page::index))
        .route("/open/{game}", get(page::index))
        .route("/about", get(page::index))
        .route("/t/{code}", get(page::index))
        .route("/tv/{code}", get(page::index))
        .route("/assets/{*path}", get(page::asset))
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .merge(limited)
        .fallback(answers::nothing_here)
        .method_not_allowed_fallback(answers::wrong_method)
        .layer(DefaultBodyLimit::max(LONGEST_MESSAGE))
        .layer(middleware::from_fn_with_state(state.clone(), hosts::only_ours))
        .layer(middleware::from_fn_with_state(state.clone(), limits::count_refusals))
        .layer(middleware::from_fn(security::headers))
        .with_state(state)
}

/// What is counted, on a port of its own that only those who may know it reach.
pub fn metrics_app(lobby: Arc<Lobby>) -> Router {
    let limits = Limits::new(&lobby.config);
    let state = App { lobby, limits };
    Router::new()
        .route("/metrics", get(async |State(app): State<App>| counted(&app)))
        .fallback(answers::nothing_here)
        .layer(middleware::from_fn_with_state(state.clone(), hosts::only_ours))
        .with_state(state)
}

/// Whether the server is at work.
#[utoipa::path(tag = "house", get, path = "/healthz", responses(
    (status = 200, description = "It is.", body = String, content_type = "text/plain"),
))]
async fn health() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work: it can write, and every table is sound.
#[utoipa::path(tag = "house", get, path = "/readyz", responses(
    (status = 200, description = "It can.", body = String, content_type = "text/plain"),
    (status = 503, description = "What is wrong.", body = String, content_type = "text/plain"),
))]
async fn ready(State(app): State<App>) -> Response {
    match app.lobby.ready().await {
        Ok(()) => "ready\n".into_response(),
        Err(wrong) => (StatusCode::SERVICE_UNAVAILABLE, format!("{wrong}\n")).into_response(),
    }
}

/// What the server counts, for Prometheus: for those who have its token.
#[utoipa::path(tag = "house", get, path = "/metrics", responses(
    (status = 200, description = "Counters and gauges.", body = String, content_type = "application/openmetrics-text"),
    (status = 404, description = "This server has no token: it does not tell here.", body = String, content_type = "text/plain"),
))]
async fn metrics(State(app): State<App>, headers: HeaderMap) -> Response {
    let Some(token) = &app.lobby.config.metrics_token else { return answers::nothing_here().await };
    if has_token(&headers, token) {
        return counted(&app);
    }
    let message = "send the token of --metrics-token, as `Authorization: Bearer TOKEN`";
    ([(WWW_AUTHENTICATE, "Bearer")], Refusal(Problem::new(Code::WrongSecret, message))).into_response()
}

/// Whether a request has a token. Hashes are compared, so that the time it takes tells
/// nothing.
fn has_token(headers: &HeaderMap, token: &str) -> bool {
    let given = headers.get(AUTHORIZATION).and_then(|value| value.as_bytes().strip_prefix(b"Bearer "));
    given.is_some_and(|given| Sha256::digest(given) == Sha256::digest(token))
}

fn counted(app: &App) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.lobby.metrics.page()).into_response()
}

/// The games that can be played.
#[utoipa::path(tag = "tables", get, path = "/api/v1/games", responses(
    (status = 200, description = "Each game with its options and the levels of its bots.", body = Vec<GameInfo>),
))]
async fn games() -> Json<Vec<GameInfo>> {
    let info = |kind: hosting::Kind| GameInfo {
        game: kind.name.to_string(),
        title: kind.title.to_owned(),
        fewest: kind.players.0,
        most: kind.players.1,
        levels: kind.levels.iter().map(ToString::to_string).collect(),
        rules: kind.rules,
    };
    Json(hosting::kinds().into_iter().map(info).collect())
}

/// The public tables.
#[utoipa::path(tag = "tables", get, path = "/api/v1/tables", responses(
    (status = 200, description = "Those that wait for players first.", body = Vec<TableSummary>),
))]
async fn tables(State(app): State<App>) -> Json<Vec<TableSummary>> {
    Json(app.lobby.listed())
}

/// Open a table.
#[utoipa::path(tag = "tables", post, path = "/api/v1/tables", request_body = OpenTable, responses(
    (status = 201, description = "What only the opener gets.", body = TableOpened),
))]
async fn open_table(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    Asked(request): Asked<OpenTable>,
) -> Result<Response, Refusal> {
    let opened = app.lobby.new_table(&request, from).await?;
    Ok((StatusCode::CREATED, Json(opened)).into_response())
}

/// A table by its code.
#[utoipa::path(tag = "tables", get, path = "/api/v1/tables/{code}", params(
    ("code" = String, Path, description = "The code of the table."),
), responses(
    (status = 200, description = "The table from outside.", body = TableSummary),
))]
async fn table(
    State(app): State<App>,
    Extension(Address(from)): Extension<Address>,
    code: Result<Path<String>, PathRejection>,
) -> Result<Json<TableSummary>, Refusal> {
    let Path(code) = code.map_err(|_| crate::lobby::codes::no_table())?;
    let handle = app.look_up(from, &code, app.lobby.table(&code)).await?;
    Ok(Json(handle.summary()))
}
