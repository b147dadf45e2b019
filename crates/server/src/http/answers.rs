//! Problems as answers, and bodies as requests.

use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::{Code, Problem};
use serde::de::DeserializeOwned;

use super::App;

/// How long a client may take to send its request.
pub const SLOW: Duration = Duration::from_secs(10);

/// A problem as an answer to a request.
#[derive(Debug)]
pub struct Refusal(pub Problem);

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Self {
        Self(problem)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let code = self.0.code;
        // Whoever counts refusals sees which it is.
        (status(code), Extension(code), Json(self.0)).into_response()
    }
}

/// The one mapping from problems to status codes.
pub const fn status(code: Code) -> StatusCode {
    match code {
        Code::NotAMessage | Code::WrongVersion | Code::Wrong | Code::WrongName => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::NoSuchTable | Code::NoSuchGame => StatusCode::NOT_FOUND,
        Code::WrongSecret => StatusCode::UNAUTHORIZED,
        Code::NotAllowed | Code::Locked | Code::Banned | Code::WrongOrigin => StatusCode::FORBIDDEN,
        Code::NotNow | Code::IllegalMove | Code::NameTaken | Code::Full | Code::TakenBack => {
            StatusCode::CONFLICT
        }
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        Code::Closing => StatusCode::SERVICE_UNAVAILABLE,
        Code::Broken => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The JSON body of a request. What is wrong with it is answered as a problem.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Self, Refusal> {
        match app.lobby.config.clock.timeout(SLOW, Json::from_request(request, app)).await {
            Some(Ok(Json(body))) => Ok(Self(body)),
            Some(Err(rejection)) => Err(unreadable(&rejection)),
            None => Err(Refusal(Problem::new(Code::NotAMessage, "the request took too long to arrive"))),
        }
    }
}

fn unreadable(rejection: &JsonRejection) -> Refusal {
    let code = match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        _ => Code::NotAMessage,
    };
    Refusal(Problem::new(code, rejection.body_text()))
}

/// The answer where there is nothing.
pub async fn nothing_here() -> Response {
    (StatusCode::NOT_FOUND, "there is nothing here; see /api/v1/openapi.json\n").into_response()
}

/// The answer to a method that makes no sense there.
pub async fn wrong_method() -> Response {
    (StatusCode::METHOD_NOT_ALLOWED, "not like that; see /api/v1/openapi.json\n").into_response()
}
