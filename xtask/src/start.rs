//! `cargo xtask run`: from the sources to a server that answers.

use std::env;
use std::net::{SocketAddr, TcpListener};
use std::os::unix::process::CommandExt as _;
use std::process::Command;

use xtask::{Progress, add_wasm_target, cargo, run as run_program, shown, workspace};

const HELP: &str = "\
cargo xtask run [OPTION...]

Builds the page and the program, quickly rather than as small and fast as they get, and serves them.
The first time everything is compiled, which takes some minutes; after that only what has changed.

The options are those of `fliphouse serve`; `fliphouse serve --help` lists them. The most useful:
  --listen ADDRESS:PORT   where to listen (127.0.0.1:7777); 0.0.0.0:7777 lets phones in the same network in
  --data FOLDER           where games are kept (fliphouse-data)

For a server that stays: `cargo xtask page && cargo build --release`, then `target/release/fliphouse serve`.";

/// Where `fliphouse serve` listens unless it is told otherwise, and by which variable of
/// the environment it can be.
const LISTEN: &str = "127.0.0.1:7777";
const LISTEN_VARIABLE: &str = "FLIPHOUSE_LISTEN";

const PROGRAM: &str = "target/quick/fliphouse";

/// Builds everything and serves it.
pub fn run(options: &[&str]) -> Result<(), String> {
    if options.iter().any(|option| ["--help", "-h"].contains(option)) {
        println!("{HELP}");
        return Ok(());
    }
    let address = address(options, env::var(LISTEN_VARIABLE).ok())?;
    look_ahead(address)?;
    announce(address);
    build()?;
    serve(options)
}

/// Where the server will listen.
fn address(options: &[&str], variable: Option<String>) -> Result<SocketAddr, String> {
    let given = options.iter().enumerate().find_map(|(at, option)| match option.strip_prefix("--listen") {
        Some("") => Some(options.get(at + 1).copied().unwrap_or_default()),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    let text = given.map(str::to_owned).or(variable).unwrap_or_else(|| LISTEN.to_owned());
    text.parse().map_err(|_| format!("--listen takes an address and a port such as {LISTEN}, not {text:?}"))
}

/// Finds what would stop the server before minutes are spent on building it.
fn look_ahead(address: SocketAddr) -> Result<(), String> {
    can_listen(address)?;
    let compiler = Command::new("cc").arg("--version").output();
    if !compiler.is_ok_and(|output| output.status.success()) {
        return Err(
            "there is no C compiler, which SQLite needs (in Debian: `apt-get install gcc`)".to_owned()
        );
    }
    add_wasm_target()
}

fn can_listen(address: SocketAddr) -> Result<(), String> {
    let another = SocketAddr::new(address.ip(), address.port().wrapping_add(1).max(1024));
    TcpListener::bind(address).map(drop).map_err(|error| {
        format!("nothing can listen at {address}: {error}. Choose another place: `cargo xtask run --listen {another}`")
    })
}

fn announce(address: SocketAddr) {
    let first = !workspace().join(PROGRAM).exists();
    let what = if first {
        "Everything is compiled now, which takes about five minutes on two cores."
    } else {
        "What has changed since the last time is compiled first."
    };
    eprintln!("Fliphouse will be at http://{address}/. {what}");
}

fn build() -> Result<(), String> {
    let mut progress = Progress::new(3);
    progress.step("what makes the page", || run_program(&mut cargo("build --package page-builder")))?;
    progress.step("the page", || run_program(&mut cargo("run --quiet --package page-builder -- quick")))?;
    progress.step("the program, with the page in it", || {
        let mut build = cargo("build --profile quick --package fliphouse");
        run_program(build.env("FLIPHOUSE_PAGE_FOLDER", "target/page-quick"))
    })
}

/// Becomes the server, so that a signal to this process reaches it.
fn serve(options: &[&str]) -> Result<(), String> {
    let mut server = Command::new(workspace().join(PROGRAM));
    server.arg("serve").args(options).current_dir(workspace());
    eprintln!("\n$ {}", shown(&server));
    Err(format!("{}: {}", shown(&server), server.exec()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_listens_where_the_options_say() {
        let listens = |options: &[&str]| address(options, Some("127.0.0.1:3".to_owned())).unwrap().port();
        assert_eq!(listens(&["--listen", "127.0.0.1:1"]), 1);
        assert_eq!(listens(&["--data", "x", "--listen=127.0.0.1:2"]), 2);
        assert_eq!(listens(&["--data", "x"]), 3);
        assert_eq!(address(&[], None).unwrap().to_string(), LISTEN);
    }

    #[test]
    fn what_is_no_address_is_refused_before_anything_is_built() {
        let refused = |options: &[&str]| address(options, None).unwrap_err();
        assert_eq!(
            refused(&["--listen", "7777"]),
            "--listen takes an address and a port such as 127.0.0.1:7777, not \"7777\""
        );
        assert!(refused(&["--listen"]).ends_with("not \"\""));
    }

    #[test]
    fn a_port_in_use_is_named_with_what_to_do() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap();
        let refused = can_listen(address).unwrap_err();
        assert!(refused.starts_with(&format!("nothing can listen at {address}: ")), "{refused}");
        assert!(refused.contains("cargo xtask run --listen 127.0.0.1:"), "{refused}");
        drop(taken);
        assert_eq!(can_listen(address), Ok(()));
    }
}
