//! The page of the example, on a server of its own.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::Html;
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio::sync::watch;

const PAGE: &str = "<!doctype html><meta charset=utf-8><link rel=icon href=data:,><main>probe</main>
    <script type=module>import init from '/probe.js'; await init({ module_or_path: '/probe_bg.wasm' }); document.title = 'ready'</script>";

const BLANK: &str = "<!doctype html><link rel=icon href=data:,><main>blank</main>";

/// A server of the page. It runs as long as the test.
pub struct Site {
    /// Where it is, without a slash at the end.
    pub url: String,
    /// The length of the log that a page has said was kept.
    pub kept: watch::Receiver<u64>,
}

impl Site {
    /// Starts a server.
    pub async fn start() -> Self {
        let (sender, kept) = watch::channel(0);
        let router = Router::new()
            .route("/", get(Html(PAGE)))
            .route("/blank", get(Html(BLANK)))
            .route("/probe.js", get(([(CONTENT_TYPE, "text/javascript")], file("probe.js"))))
            .route("/probe_bg.wasm", get(([(CONTENT_TYPE, "application/wasm")], file("probe_bg.wasm"))))
            .route("/kept/{length}", post(note))
            .with_state(sender);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        tokio::spawn(async { axum::serve(listener, router).await });
        Self { url, kept }
    }
}

async fn note(State(kept): State<watch::Sender<u64>>, Path(length): Path<u64>) {
    kept.send_modify(|longest| *longest = length.max(*longest));
}

/// A file of the page, which is made for the first test that needs it.
fn file(name: &str) -> Vec<u8> {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let path = FOLDER.get_or_init(make).join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn make() -> PathBuf {
    let words = "run --quiet --package page-builder -- example browser-log probe";
    let made = Command::new(std::env::var("CARGO").expect("cargo sets it")).args(words.split(' ')).output();
    let made = made.expect("cargo");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    String::from_utf8_lossy(&made.stdout).trim().into()
}
