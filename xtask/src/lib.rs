//! What all steps of building and testing share: programs that they run, where, and
//! how far they are.

mod progress;

pub use progress::Progress;

use std::path::Path;
use std::process::Command;

/// What browsers run.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Runs a program in the workspace and fails if it does.
pub fn run(command: &mut Command) -> Result<(), String> {
    eprintln!("$ {}", shown(command));
    let status = command.status().map_err(|error| format!("{}: {error}", shown(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{}: {status}", shown(command))) }
}

/// A command as one would type it.
pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// The program with these words, in the workspace, once it is built for release.
pub fn fliphouse(words: &str) -> Command {
    let mut command = Command::new(workspace().join("target/release/fliphouse"));
    command.args(words.split_whitespace()).current_dir(workspace());
    command
}

/// Cargo with these words, in the workspace.
pub fn cargo(words: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(words.split(' ')).current_dir(workspace());
    command
}

/// The folder of the workspace.
///
/// # Panics
///
/// Never: this crate lies in a folder of the workspace.
pub fn workspace() -> &'static Path {
    let xtask: &'static Path = env!("CARGO_MANIFEST_DIR").as_ref();
    xtask.parent().expect("xtask lies in the workspace")
}

/// Sees to it that programs for browsers can be compiled: the toolchain file asks for
/// the target, but rustup may be told not to install by itself.
pub fn add_wasm_target() -> Result<(), String> {
    let listed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    let installed = listed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(WASM));
    if installed { Ok(()) } else { run(Command::new("rustup").args(["target", "add", WASM])) }
}
