//! The real server with the page in it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::seed::seed;

/// A server that ends with its test.
pub struct Server {
    child: Child,
    data: TempDir,
    /// Where it is, without a slash at the end.
    pub url: String,
}

impl Server {
    /// Starts a server with nothing in it.
    pub fn start() -> Self {
        let data = tempfile::tempdir().expect("a folder");
        let (child, url) = listen("127.0.0.1:0", data.path(), &[]);
        Self { child, data, url }
    }

    /// Kills it as hard as can be (SIGKILL): it gets no chance to do anything.
    pub fn kill(&mut self) {
        self.child.kill().expect("a server to kill");
        let status = self.child.wait().expect("an end");
        assert_eq!(status.code(), None, "the server ended by itself: {status}");
    }

    /// Backs its data up, or puts a backup in their place while it does not run.
    pub fn look_after(&self, command: &str, copy: &Path) {
        let mut house = Command::new(std::env::var("FLIPHOUSE_PROGRAM").expect("cargo sets it"));
        house.args(["house", command]).arg(copy).arg("--data").arg(self.data.path()).stdout(Stdio::null());
        assert!(house.status().expect("the program").success(), "{command}");
    }

    /// Starts it again where it was, with the data it had.
    pub fn start_again(&mut self) {
        self.start_again_with(&[]);
    }

    /// The same with these settings.
    pub fn start_again_with(&mut self, settings: &[&str]) {
        let address = self.url.strip_prefix("http://").expect("an address").to_owned();
        self.child = listen(&address, self.data.path(), settings).0;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listen(address: &str, data: &Path, settings: &[&str]) -> (Child, String) {
    let mut command = Command::new(std::env::var("FLIPHOUSE_PROGRAM").expect("cargo sets it"));
    command.args(["serve", "--requests-per-second", "10000", "--bot-pause", "10"]);
    command.args(["--test-seed", &seed().to_string()]).args(settings);
    command.args(["--listen", address, "--data"]).arg(data).env("RUST_LOG", "error");
    let mut child = command.stdout(Stdio::piped()).spawn().expect("the program");
    let mut line = String::new();
    let read = BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line);
    let url = line.trim_end().strip_prefix("Open ").and_then(|url| url.strip_suffix('/'));
    let url = url.unwrap_or_else(|| panic!("the server said {line:?} ({read:?})")).to_owned();
    (child, url)
}
