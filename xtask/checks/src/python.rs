//! What the tests in Python need: an environment of its own with the packages that the bot
//! asks for, and schemathesis. `.cargo/config.toml` tells the tests where it is.

use std::process::Command;

use crate::{run, workspace};

/// Makes the environment, unless it is there, and installs what is missing.
pub fn set_up() -> Result<(), String> {
    let home = workspace().join("target/python");
    let python = home.join("bin/python");
    if !python.exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&home))?;
    }
    let mut install = Command::new(python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    for list in ["clients/python/requirements.txt", "crates/cli/tests/requirements.txt"] {
        install.arg("--requirement").arg(workspace().join(list));
    }
    run(&mut install)
}
