//! A server to be measured, with its data in a folder of the build.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::TOKEN;
use crate::{fliphouse, shown, workspace};

const LISTEN: &str = "127.0.0.1:7797";
pub const URL: &str = "http://127.0.0.1:7797";

/// How often to look, and for how long at most.
const LOOK: Duration = Duration::from_millis(2);
const PATIENCE: Duration = Duration::from_mins(2);

pub fn until(what: &str, mut holds: impl FnMut() -> bool) -> Result<(), String> {
    let start = Instant::now();
    while !holds() {
        if start.elapsed() > PATIENCE {
            return Err(format!("load: waited too long until {what}"));
        }
        sleep(LOOK);
    }
    Ok(())
}

/// What the server says of something that it counts.
pub fn metric(name: &str) -> Option<f64> {
    let page = get("/metrics")?;
    page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
}

pub fn get(path: &str) -> Option<String> {
    let request = ureq::get(format!("{URL}{path}")).header("authorization", format!("Bearer {}", TOKEN.1));
    request.call().ok()?.body_mut().read_to_string().ok()
}

/// A server with its data in a folder of the build.
pub struct Server {
    words: &'static str,
    data: PathBuf,
    process: Child,
}

impl Server {
    /// A server without any tables, started with these words.
    pub fn fresh(name: &str, words: &'static str) -> Result<Self, String> {
        if get("/healthz").is_some() {
            return Err(format!("load: something answers at {LISTEN} already: end it first"));
        }
        let data = workspace().join("target/load").join(name);
        if data.exists() {
            fs::remove_dir_all(&data).map_err(|error| format!("{}: {error}", data.display()))?;
        }
        let server = Self { process: Self::run(words, &data)?, words, data };
        until("the server answers", || get("/healthz").is_some())?;
        Ok(server)
    }

    fn run(words: &str, data: &Path) -> Result<Child, String> {
        let mut command = fliphouse(words);
        command.arg("--data").arg(data).env("RUST_LOG", "warn").env(TOKEN.0, TOKEN.1).stdout(Stdio::null());
        command.spawn().map_err(|error| format!("{}: {error}", shown(&command)))
    }

    /// Starts it again with the data that there is.
    pub fn start_again(&mut self) -> Result<(), String> {
        self.process = Self::run(self.words, &self.data)?;
        Ok(())
    }

    /// Kills it: it gets no chance to prepare for the restart.
    pub fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
