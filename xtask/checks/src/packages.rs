//! Programs that the steps here need from the system.

use std::process::Command;

use crate::run;

/// A program that must be there, and Debian's package that brings it.
type Needed = (&'static str, &'static str);

/// Installs the programs that are missing, as root or as somebody who may act as
/// root. `why` begins the message of what to do where that is not possible.
pub fn need(programs: &[Needed], why: &str) -> Result<(), String> {
    let missing: Vec<&str> =
        programs.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect();
    if !missing.is_empty() {
        install(&missing).map_err(|error| explained(programs, why, &error))?;
    }
    match programs.iter().find(|(program, _)| !is_there(program)) {
        Some((program, _)) => Err(explained(programs, why, &format!("{program} does not run"))),
        None => Ok(()),
    }
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

fn install(packages: &[&str]) -> Result<(), String> {
    run(&mut apt_get(&["update"]))?;
    let mut install = apt_get(&["install", "--yes", "--no-install-recommends"]);
    run(install.args(packages))
}

fn apt_get(words: &[&str]) -> Command {
    let mut command = if is_root() {
        Command::new("env")
    } else {
        let mut sudo = Command::new("sudo");
        sudo.arg("env");
        sudo
    };
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]).args(words);
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn explained(programs: &[Needed], why: &str, error: &str) -> String {
    let (names, packages): (Vec<&str>, Vec<&str>) = programs.iter().copied().unzip();
    format!(
        "{why}, and what that needs could not be set up: {error}\n\
         Install {} (in Debian: `sudo apt-get install {}`), then try again.",
        names.join(" and "),
        packages.join(" ")
    )
}
