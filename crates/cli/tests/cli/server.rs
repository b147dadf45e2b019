//! The real server, on a port that the system chooses.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};

use serde_json::Value;

use crate::common::fliphouse;

/// What the server tells its figures for.
const TOKEN: &str = "a-token-of-the-tests";

/// A server that ends with its test.
pub struct Server {
    child: Child,
    /// Where it is, without a slash at the end.
    pub url: String,
}

impl Server {
    /// Starts a server that keeps its tables in this folder.
    pub fn start(data: &Path) -> Self {
        Self::listening("127.0.0.1:0", data)
    }

    /// Kills the server and starts another in its place.
    pub fn killed_and_started_again(mut self, data: &Path) -> Self {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        Self::listening(self.url.strip_prefix("http://").unwrap(), data)
    }

    fn listening(address: &str, data: &Path) -> Self {
        Self::keeping(address, "--data".as_ref(), data.as_ref())
    }

    /// Starts a server that is told by this option where its tables are kept.
    pub fn keeping(address: &str, option: &OsStr, place: &OsStr) -> Self {
        Self::serving("--requests-per-second 10000", address, option, place, Stdio::inherit())
    }

    /// Starts a server where another was that has ended, and has it write its log to a file.
    pub fn logging(url: &str, data: &Path, log: File) -> Self {
        let (address, option) = (url.strip_prefix("http://").unwrap(), "--data".as_ref());
        Self::serving("--requests-per-second 10000", address, option, data.as_ref(), log.into())
    }

    /// Starts a server with these words besides.
    pub fn with(words: &str, data: &Path) -> Self {
        Self::serving(words, "127.0.0.1:0", "--data".as_ref(), data.as_ref(), Stdio::inherit())
    }

    fn serving(words: &str, address: &str, option: &OsStr, place: &OsStr, log: Stdio) -> Self {
        let mut command = fliphouse(&format!(
            "serve --bot-pause 10 --tables-per-address 10000 --wrong-codes-per-minute 100000 {words}"
        ));
        command
            .args(["--listen", address, "--metrics-token", TOKEN])
            .args([option, place])
            .env("RUST_LOG", "error");
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim_end().strip_prefix("Open ").and_then(|url| url.strip_suffix('/'));
        let url = url.unwrap_or_else(|| panic!("the server said {line:?}")).to_owned();
        Self { child, url }
    }

    /// A way to ask it: requests one after the other go over one connection.
    pub fn line(&self) -> Line {
        let agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        Line { agent, url: self.url.clone() }
    }

    /// What it answers, whatever the status, to somebody who may know its figures.
    pub fn get(&self, path: &str) -> (u16, String) {
        self.line().ask("get", path, &[("authorization", &format!("Bearer {TOKEN}"))], "")
    }

    /// What it answers to a body.
    pub fn post(&self, path: &str, body: &Value) -> (u16, String) {
        self.line().ask("post", path, &[], &body.to_string())
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

/// A way to a server.
pub struct Line {
    agent: ureq::Agent,
    url: String,
}

impl Line {
    /// What the server answers, whatever the status. Bodies are JSON, or meant to be.
    pub fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> (u16, String) {
        let url = format!("{}{path}", self.url);
        let mut request = ureq::http::Request::builder().method(method.to_uppercase().as_str()).uri(url);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = match method {
            "post" => {
                let request = request.header("content-type", "application/json");
                self.agent.run(request.body(body.to_owned()).unwrap())
            }
            _ => self.agent.run(request.body(()).unwrap()),
        };
        let mut answer = answer.unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
