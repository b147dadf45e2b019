//! The real server with the page in it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

/// A server that ends with its test.
pub struct Server {
    child: Child,
    data: TempDir,
    /// How long a bot seems to think.
    pause: Duration,
    /// Where it is, without a slash at the end.
    pub url: String,
}

impl Server {
    /// Starts a server with nothing in it.
    pub fn start() -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let pause = Duration::from_millis(10);
        let (child, url) = listen("127.0.0.1:0", data.path(), pause);
        Self { child, data, pause, url }
    }

    /// Kills it as hard as can be (SIGKILL): it gets no chance to do anything.
    pub fn kill(&mut self) {
        self.child.kill().expect("a server to kill");
        let status = self.child.wait().expect("an end");
        assert_eq!(status.code(), None, "the server ended by itself: {status}");
    }

    /// Starts it again where it was, with the data it had.
    pub fn start_again(&mut self) {
        let address = self.url.strip_prefix("http://").expect("an address").to_owned();
        self.child = listen(&address, self.data.path(), self.pause).0;
    }

    /// Has bots think so long from now on.
    pub fn bots_pause(&mut self, pause: Duration) {
        self.pause = pause;
        self.kill();
        self.start_again();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listen(address: &str, data: &Path, pause: Duration) -> (Child, String) {
    let mut command = Command::new(std::env::var("FLIPHOUSE_PROGRAM").expect("cargo sets it"));
    command.args(["serve", "--requests-per-second", "10000", "--bot-pause", &pause.as_millis().to_string()]);
    // The same games in every run, so that a failure comes again.
    command.args(["--test-seed", "7"]);
    command.args(["--listen", address, "--data"]).arg(data).env("RUST_LOG", "error");
    let mut child = command.stdout(Stdio::piped()).spawn().expect("the program");
    let mut line = String::new();
    let read = BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line);
    let url = line.trim_end().strip_prefix("Open ").and_then(|url| url.strip_suffix('/'));
    let url = url.unwrap_or_else(|| panic!("the server said {line:?} ({read:?})")).to_owned();
    (child, url)
}
