//! The server as a process that can be killed.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server that always has the same data and the same port.
pub struct Process {
    data: PathBuf,
    address: SocketAddr,
    child: Child,
}

impl Process {
    /// Starts the program with its data in a folder, on a port that is free.
    pub fn start(data: &Path) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.expect("a free port");
        Self { data: data.to_owned(), address, child: run(data, address) }
    }

    /// Where it is.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Kills it as hard as can be (SIGKILL): it gets no chance to do anything.
    pub fn kill(&mut self) {
        self.child.kill().expect("a server to kill");
        let status = self.child.wait().expect("an end");
        assert_eq!(status.code(), None, "the server ended by itself: {status}");
    }

    /// Starts it again.
    pub fn start_again(&mut self) {
        self.child = run(&self.data, self.address);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(data: &Path, address: SocketAddr) -> Child {
    Command::new(env!("CARGO_BIN_EXE_fliphouse"))
        .args(["serve", "--requests-per-second", "10000", "--test-seed", "7"])
        .args(["--listen", &address.to_string(), "--data"])
        .arg(data)
        .env("RUST_LOG", "error")
        .stdout(Stdio::null())
        .spawn()
        .expect("the program")
}
