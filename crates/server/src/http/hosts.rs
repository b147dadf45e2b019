//! Under which names the server answers. A foreign page can have its own name lead to an
//! address in somebody's home (DNS rebinding), and the browser then takes the server there
//! for that page's own; but it says the name in `Host`.

use std::net::IpAddr;
use std::str::FromStr;

use axum::extract::{Request, State};
use axum::http::header::{HOST, HeaderMap};
use axum::http::uri::{Authority, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Problem};

use super::App;
use super::answers::Refusal;

/// The address of this machine that a request came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached(pub IpAddr);

/// Where people find the server, if it is not where it listens: behind a proxy, or under
/// a name.
///
/// ```
/// use server::PublicUrl;
///
/// assert!("https://cards.example".parse::<PublicUrl>().is_ok());
/// assert!("https://cards.example/house".parse::<PublicUrl>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    host: String,
}

impl PublicUrl {
    /// The address as browsers write it, without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.origin
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} must be like https://cards.example, with nothing after it");
        let uri: Uri = text.parse().map_err(|_| wrong())?;
        let scheme = uri.scheme_str().filter(|scheme| matches!(*scheme, "http" | "https"));
        let host = uri.authority().and_then(name).ok_or_else(wrong)?;
        if scheme.is_none() || uri.path() != "/" || uri.query().is_some() {
            return Err(wrong());
        }
        Ok(Self { origin: text.trim_end_matches('/').to_ascii_lowercase(), host })
    }
}

/// Refuses requests that are meant for somebody else.
pub async fn only_ours(State(app): State<App>, request: Request, next: Next) -> Response {
    let reached = request.extensions().get::<Reached>().map(|reached| reached.0);
    let asked = asked_for(request.headers());
    let ours = asked.as_deref().zip(reached).is_some_and(|(name, reached)| is_own(name, reached))
        || app.lobby.config.public_urls.iter().any(|url| asked.as_deref() == Some(&url.host));
    if ours {
        return next.run(request).await;
    }
    let message = "the house does not go by this name; whoever runs it can add it with --public-url";
    Refusal(Problem::new(Code::WrongHost, message)).into_response()
}

/// The name in `Host`, if there is exactly one.
fn asked_for(headers: &HeaderMap) -> Option<String> {
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next().filter(|_| hosts.next().is_none())?;
    name(&host.to_str().ok()?.parse().ok()?)
}

/// The name alone. The port says nothing: a tunnel may have another at its end.
fn name(authority: &Authority) -> Option<String> {
    let plain = !authority.as_str().contains('@') && !authority.host().is_empty();
    plain.then(|| authority.host().to_ascii_lowercase())
}

/// Whether a name is the address that was reached. No foreign page can have an address
/// for its name, nor `localhost`.
fn is_own(name: &str, reached: IpAddr) -> bool {
    let reached = reached.to_canonical();
    match name.trim_matches(['[', ']']).parse::<IpAddr>() {
        Ok(address) => address.to_canonical() == reached,
        Err(_) => reached.is_loopback() && (name == "localhost" || name.ends_with(".localhost")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_goes_by_its_addresses_and_by_localhost() {
        for (name, reached) in [
            ("127.0.0.1", "127.0.0.1"),
            ("localhost", "127.0.0.1"),
            ("table.localhost", "::1"),
            ("[::1]", "::1"),
            ("192.168.1.20", "192.168.1.20"),
            ("192.168.1.20", "::ffff:192.168.1.20"),
            ("[fd00::20]", "fd00::20"),
        ] {
            assert!(is_own(name, reached.parse().unwrap()), "{name} at {reached}");
        }
        for (name, reached) in [
            ("evil.example", "127.0.0.1"),
            ("localhost.evil.example", "127.0.0.1"),
            ("evil-localhost", "127.0.0.1"),
            ("localhost", "192.168.1.20"),
            ("192.168.1.21", "192.168.1.20"),
            ("127.0.0.1", "192.168.1.20"),
        ] {
            assert!(!is_own(name, reached.parse().unwrap()), "{name} at {reached}");
        }
    }

    #[test]
    fn a_public_address_is_an_origin_and_nothing_more() {
        let url: PublicUrl = "https://Cards.example:8443/".parse().unwrap();
        assert_eq!((url.origin(), url.host.as_str()), ("https://cards.example:8443", "cards.example"));
        for wrong in ["cards.example", "ftp://cards.example", "https://", "https://a@b", "https://b/x", ""] {
            assert!(wrong.parse::<PublicUrl>().is_err(), "{wrong}");
        }
    }
}
