//! A server whose program is exchanged for a newer one while pages of it are open.
//!
//! Two programs with two pages would take too long to build. So this stands before the real server and gives its
//! page another version: the same files, among them the real service worker, with another folder in their names and in
//! the texts that name it. The folder of before is gone then, as it is when a program is exchanged.

use std::io::Read;
use std::sync::{Arc, Mutex};

use flate2::read::GzDecoder;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// The folder of the newer version. It is as long as that of the real one.
const NEWER: &str = "0123456789ab";

/// How long the beginning of a request may be.
const LONGEST_HEAD: usize = 16 * 1024;

/// What stands before the server, as long as this is kept.
pub struct Renewal {
    /// Where it is, without a slash at the end.
    pub url: String,
    shared: Arc<Shared>,
}

struct Shared {
    server: String,
    /// The folder of the version that the real server has.
    real: String,
    state: Mutex<State>,
}

/// What becomes of requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The real server answers them.
    Real,
    /// The same, with a newer version of the page.
    Renewed,
    /// They are taken, and never answered.
    Stuck,
    /// There is no server behind this: it says so.
    Down,
}

impl Renewal {
    /// Stands before a server, and changes nothing yet.
    pub async fn of(url: &str) -> Self {
        let server = url.strip_prefix("http://").expect("an address").to_owned();
        let real = folder_of(&server).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let shared = Arc::new(Shared { server, real, state: Mutex::new(State::Real) });
        let own = Arc::clone(&shared);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let shared = Arc::clone(&own);
                // Browsers close connections whenever they like.
                tokio::spawn(async move { drop(shared.serve(client).await) });
            }
        });
        Self { url, shared }
    }

    /// From now on the newer version is there, and no other.
    pub fn renew(&self) {
        self.turn(State::Renewed);
    }

    /// From now on requests are taken, and never answered.
    pub fn get_stuck(&self) {
        self.turn(State::Stuck);
    }

    /// From now on it has no server behind it, as when a proxy is there alone.
    pub fn break_down(&self) {
        self.turn(State::Down);
    }

    fn turn(&self, state: State) {
        *self.shared.state.lock().expect("no panic while held") = state;
    }

    /// Where the files of the newer version are.
    pub fn newer() -> String {
        format!("/assets/{NEWER}")
    }
}

impl Shared {
    async fn serve(&self, mut client: TcpStream) -> std::io::Result<()> {
        let (head, rest) = read_head(&mut client).await?;
        let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
        let state = *self.state.lock().expect("no panic while held");
        let renewed = state == State::Renewed;
        match state {
            State::Stuck => return std::future::pending().await,
            State::Down => return client.write_all(&refusal("502 Bad Gateway")).await,
            State::Renewed if path.starts_with(&format!("/assets/{}", self.real)) => {
                return client.write_all(&refusal("404 Not Found")).await;
            }
            State::Renewed | State::Real => {}
        }
        let mut server = TcpStream::connect(&self.server).await?;
        let asked = if renewed { head.replace(NEWER, &self.real) } else { head };
        let is_text = !path.starts_with("/assets/") && !path.starts_with("/api/");
        server.write_all(single(&asked, renewed && is_text).as_bytes()).await?;
        server.write_all(&rest).await?;
        if renewed && is_text {
            let mut answer = Vec::new();
            server.read_to_end(&mut answer).await?;
            return client.write_all(&self.rewritten(&answer)).await;
        }
        tokio::io::copy_bidirectional(&mut client, &mut server).await.map(drop)
    }

    /// An answer with the folder of the newer version in its text, not compressed any more.
    fn rewritten(&self, answer: &[u8]) -> Vec<u8> {
        let end = end_of_head(answer).expect("a whole answer");
        let head = String::from_utf8_lossy(&answer[..end]).into_owned();
        let body = unpacked(&head, &answer[end..]);
        let body = match String::from_utf8(body) {
            Ok(text) => text.replace(&self.real, NEWER).into_bytes(),
            Err(picture) => picture.into_bytes(),
        };
        let gone = ["content-encoding", "content-length", "transfer-encoding"];
        let lines =
            head.trim_end().split("\r\n").filter(|line| !gone.iter().any(|name| is_header(line, name)));
        let head: String = lines.map(|line| format!("{line}\r\n")).collect();
        [format!("{head}content-length: {}\r\n\r\n", body.len()).into_bytes(), body].concat()
    }
}

fn refusal(status: &str) -> Vec<u8> {
    format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").into_bytes()
}

/// The folder of the version that a server has.
async fn folder_of(server: &str) -> String {
    let mut stream = TcpStream::connect(server).await.expect("a server");
    let request = format!("GET / HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let end = end_of_head(&answer).expect("a whole answer");
    let page = unpacked(&String::from_utf8_lossy(&answer[..end]), &answer[end..]);
    let page = String::from_utf8(page).expect("a text");
    let folder = page.split("data-assets=\"/assets/").nth(1).and_then(|rest| rest.split('"').next());
    folder.expect("a page").to_owned()
}

fn unpacked(head: &str, body: &[u8]) -> Vec<u8> {
    if !head.to_ascii_lowercase().contains("content-encoding: gzip") {
        return body.to_vec();
    }
    let mut plain = Vec::new();
    GzDecoder::new(body).read_to_end(&mut plain).expect("what a server has compressed");
    plain
}

/// The beginning of a request, and what came after it already.
async fn read_head(client: &mut TcpStream) -> std::io::Result<(String, Vec<u8>)> {
    let mut bytes = Vec::new();
    loop {
        if let Some(end) = end_of_head(&bytes) {
            let rest = bytes.split_off(end);
            return Ok((String::from_utf8_lossy(&bytes).into_owned(), rest));
        }
        if bytes.len() > LONGEST_HEAD || client.read_buf(&mut bytes).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
    }
}

fn end_of_head(bytes: &[u8]) -> Option<usize> {
    bytes.windows(4).position(|four| four == b"\r\n\r\n").map(|at| at + 4)
}

/// The same request, alone on its connection unless that becomes a socket, and compressed so that it can be read here.
fn single(head: &str, readable: bool) -> String {
    let is_socket = head.to_ascii_lowercase().contains("upgrade: websocket");
    let lines = head.trim_end().split("\r\n");
    let kept = lines.filter(|line| {
        let connection = !is_socket && is_header(line, "connection");
        let packing = readable && is_header(line, "accept-encoding");
        !(connection || packing)
    });
    let mut head: String = kept.map(|line| format!("{line}\r\n")).collect();
    if !is_socket {
        head += "connection: close\r\n";
    }
    head + "\r\n"
}

fn is_header(line: &str, name: &str) -> bool {
    line.split_once(':').is_some_and(|(before, _)| before.eq_ignore_ascii_case(name))
}
