//! Plain requests.

use std::io::Read;
use std::sync::Arc;
use std::time::Duration;

use protocol::{OpenTable, Problem, TableOpened, TableSummary};
use serde::de::DeserializeOwned;
use ureq::Agent;

use crate::trouble::Trouble;

/// How long the server may take to answer a request.
const PATIENCE: Duration = Duration::from_secs(30);

/// The most bytes of an answer.
const LONGEST: u64 = 4 * 1024 * 1024;

/// A server at an address. Clones share its connections.
#[derive(Clone, Debug)]
pub struct Server {
    agent: Agent,
    /// Scheme, host and port, without a slash at the end.
    base: Arc<str>,
}

impl Server {
    /// The server at an address such as `http://127.0.0.1:7777` or `https://house.example`.
    pub fn at(url: &str) -> Result<Self, Trouble> {
        let base = url.trim_end_matches('/');
        let host = base.strip_prefix("http://").or_else(|| base.strip_prefix("https://"));
        let host =
            host.ok_or_else(|| Trouble::Address(format!("{url:?} must begin with http:// or https://")))?;
        if host.is_empty() || host.contains(['/', '?', '#', '@', ' ']) {
            return Err(Trouble::Address(format!(
                "{url:?} must be like http://127.0.0.1:7777, with nothing after the port"
            )));
        }
        let config = Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
        Ok(Self { agent: config.build().into(), base: base.into() })
    }

    /// Opens a table.
    pub async fn open_table(&self, request: &OpenTable) -> Result<TableOpened, Trouble> {
        let body = serde_json::to_string(request).map_err(|error| Trouble::Strange(error.to_string()))?;
        read(&self.ask("/api/v1/tables", Say::Body(body)).await?)
    }

    /// A table from outside.
    pub async fn lookup(&self, code: &str) -> Result<TableSummary, Trouble> {
        read(&self.get(&format!("/api/v1/tables/{code}")).await?)
    }

    /// A game of a table by its number: a record with its proof once it is over.
    pub async fn game(&self, code: &str, number: u32) -> Result<String, Trouble> {
        self.get(&format!("/api/v1/tables/{code}/games/{number}")).await
    }

    /// A figure from the page of metrics, if it is there, for somebody with its token.
    pub async fn metric(&self, name: &str, token: &str) -> Result<Option<f64>, Trouble> {
        let page = self.ask("/metrics", Say::Token(format!("Bearer {token}"))).await?;
        let value = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Ok(value.and_then(|value| value.parse().ok()))
    }

    /// What the server answers under a path.
    pub async fn get(&self, path: &str) -> Result<String, Trouble> {
        self.ask(path, Say::Nothing).await
    }

    /// Where the socket of a table is.
    pub(crate) fn socket(&self, code: &str) -> String {
        // ws for http, wss for https.
        let rest = self.base.strip_prefix("http").unwrap_or(&self.base);
        format!("ws{rest}/api/v1/tables/{code}/socket")
    }

    /// Whether its lines are encrypted.
    pub(crate) fn is_encrypted(&self) -> bool {
        self.base.starts_with("https://")
    }

    async fn ask(&self, path: &str, say: Say) -> Result<String, Trouble> {
        let (agent, url) = (self.agent.clone(), format!("{}{path}", self.base));
        let asking = tokio::task::spawn_blocking(move || ask(&agent, &url, say));
        asking.await.map_err(|error| Trouble::Lost(error.to_string()))?
    }
}

/// What is said beside the path.
enum Say {
    Nothing,
    Token(String),
    Body(String),
}

/// Asks and waits. An answer that is a refusal is told as one.
fn ask(agent: &Agent, url: &str, say: Say) -> Result<String, Trouble> {
    let lost = |error: &dyn std::fmt::Display| Trouble::Lost(error.to_string());
    let answer = match say {
        Say::Body(body) => agent.post(url).header("content-type", "application/json").send(body),
        Say::Token(token) => agent.get(url).header("authorization", token).call(),
        Say::Nothing => agent.get(url).call(),
    };
    let answer = answer.map_err(|error| lost(&error))?;
    let status = answer.status();
    let mut text = String::new();
    let mut body = answer.into_body().into_reader().take(LONGEST);
    body.read_to_string(&mut text).map_err(|error| lost(&error))?;
    if status.is_success() {
        return Ok(text);
    }
    Err(refusal(status.as_u16(), &text))
}

/// What an answer that is no success says.
pub(crate) fn refusal(status: u16, text: &str) -> Trouble {
    match serde_json::from_str::<Problem>(text) {
        Ok(problem) => Trouble::Refused(problem),
        Err(_) => Trouble::Strange(format!("it answers with status {status}")),
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Trouble> {
    serde_json::from_str(text).map_err(|error| Trouble::Strange(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_that_cannot_be_a_house_are_refused() {
        for url in ["ftp://example.org", "127.0.0.1:7777", "http://", "https://", "http://a/b", "https://a b"]
        {
            assert!(matches!(Server::at(url), Err(Trouble::Address(_))), "{url}");
        }
    }

    #[test]
    fn the_socket_is_at_the_same_host() {
        let house = Server::at("http://127.0.0.1:7777/").unwrap();
        assert_eq!(house.socket("ABCDEF"), "ws://127.0.0.1:7777/api/v1/tables/ABCDEF/socket");
        let house = Server::at("https://house.example").unwrap();
        assert_eq!(house.socket("ABCDEF"), "wss://house.example/api/v1/tables/ABCDEF/socket");
    }
}
