//! Plain requests, written by hand, so that a test can also ask wrongly.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::PATIENCE;

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// A header, if it is there.
    pub fn header(&self, name: &str) -> Option<&str> {
        let named =
            |line: &'_ str| line.split_once(':').is_some_and(|(key, _)| key.eq_ignore_ascii_case(name));
        self.head.lines().find(|line| named(line)).and_then(|line| Some(line.split_once(':')?.1.trim()))
    }

    /// The code of the problem that it is.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_else(|| panic!("no problem: {self:?}")).to_owned()
    }
}

/// What a server of the tests tells its figures for.
pub const TOKEN: &str = "a-token-of-the-tests";

/// Asks as somebody who may know the figures.
pub async fn get(address: SocketAddr, path: &str) -> Answer {
    ask(address, "GET", path, &[("authorization", &format!("Bearer {TOKEN}"))], "").await
}

pub async fn post(address: SocketAddr, path: &str, body: &Value) -> Answer {
    ask(address, "POST", path, &[("content-type", "application/json")], &body.to_string()).await
}

/// Asks, at the address itself unless the headers name another host.
pub async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut request = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
    if !headers.iter().any(|(name, _)| *name == "host") {
        request += &format!("host: {address}\r\n");
    }
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    request += &format!("content-length: {}\r\n\r\n{body}", body.len());
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(request.as_bytes()).await.expect("the server takes a request");
    let mut bytes = Vec::new();
    let read = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an answer in time");
    read.expect("an answer");
    // Files of the page are compressed: only the heads of those are looked at.
    parse(&String::from_utf8_lossy(&bytes))
}

fn parse(text: &str) -> Answer {
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text:?}"));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}
