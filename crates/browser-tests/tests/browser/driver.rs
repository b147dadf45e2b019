//! Chromium's driver, on a port that the system chooses.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// What the driver says once it can be spoken to.
const READY: &str = "ChromeDriver was started successfully on port ";

/// A driver that ends with its test.
pub struct Driver {
    child: Child,
    /// Where it is.
    pub url: String,
}

impl Driver {
    /// Starts a driver and waits until it is ready.
    pub fn start() -> Self {
        let mut command = Command::new("chromedriver");
        let child = command.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = child.expect("chromedriver, which `cargo xtask chromium` sets up");
        let said = BufReader::new(child.stdout.take().expect("a pipe"));
        let port = said.lines().map_while(Result::ok).find_map(|line| {
            let port = line.strip_prefix(READY)?.trim_end_matches('.');
            Some(port.to_owned())
        });
        let port = port.expect("chromedriver says on which port it is");
        Self { child, url: format!("http://127.0.0.1:{port}") }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
