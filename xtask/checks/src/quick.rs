//! What a change to one crate needs before the whole test command: formatting, clippy
//! and tests of the crate and of those that depend on it directly.

use serde_json::Value;

use crate::test::Tally;
use crate::{cargo, dependencies, run};
use xtask::WASM;

/// What runs in browsers is checked as it is built for them.
const IN_BROWSERS: [&str; 2] = ["web", "local-table"];

/// Natively, clippy would complain of what only browsers use.
const PAGE: &str = "web";

/// Crates that depend on many others and test whole programs, which takes minutes.
/// Clippy compiles what they use of the crate; the test command runs their tests.
const WHOLE_PROGRAMS: [&str; 3] = ["fliphouse", "browser-tests", "checks"];

/// Checks one crate.
pub fn check(name: &str) -> Result<(), String> {
    let metadata = dependencies::metadata("Cargo.toml")?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata: no packages")?;
    if !packages.iter().any(|package| package["name"] == name) {
        return Err(format!("there is no crate {name:?} in the workspace"));
    }
    run(&mut cargo("fmt --all --check"))?;
    dependencies::check()?;
    let affected = affected(packages, name);
    clippy(&affected)?;
    tests(name, &affected)
}

/// The crate and those that depend on it directly.
fn affected<'a>(packages: &'a [Value], name: &'a str) -> Vec<&'a str> {
    let depends = |package: &&Value| {
        let dependencies = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
        dependencies.iter().any(|dependency| dependency["name"] == name && dependency["kind"].is_null())
    };
    let dependants = packages.iter().filter(depends).filter_map(|package| package["name"].as_str());
    std::iter::once(name).chain(dependants.filter(|dependant| *dependant != name)).collect()
}

fn clippy(affected: &[&str]) -> Result<(), String> {
    let native: Vec<&str> = affected.iter().filter(|name| **name != PAGE).copied().collect();
    let browser: Vec<&str> = affected.iter().filter(|name| IN_BROWSERS.contains(name)).copied().collect();
    if !native.is_empty() {
        run(&mut cargo(&format!("clippy{} --all-targets -- --deny warnings", packages(&native))))?;
    }
    if !browser.is_empty() {
        let words = format!("clippy{} --target {WASM} -- --deny warnings", packages(&browser));
        run(&mut cargo(&words))?;
    }
    Ok(())
}

/// Runs the tests of the crate, whatever it is, and of the others unless they take long.
fn tests(name: &str, affected: &[&str]) -> Result<(), String> {
    let runs = |other: &&&str| **other == name || !WHOLE_PROGRAMS.contains(other);
    let tested: Vec<&str> = affected.iter().filter(runs).copied().collect();
    let mut tally = Tally::default();
    tally.tests(cargo(&format!("test{} --no-fail-fast", packages(&tested))))?;
    println!("\n{}{tally}", tally.slowest());
    if tally.failed() == 0 { Ok(()) } else { Err("tests failed".to_owned()) }
}

fn packages(names: &[&str]) -> String {
    names.iter().map(|name| format!(" --package {name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn those_who_depend_on_a_crate_directly_are_affected() {
        let packages = [
            json!({"name": "game", "dependencies": []}),
            json!({"name": "flip7", "dependencies": [{"name": "game", "kind": null}]}),
            json!({"name": "bots", "dependencies": [{"name": "flip7", "kind": null}]}),
            json!({"name": "i18n", "dependencies": [{"name": "game", "kind": "dev"}]}),
        ];
        assert_eq!(affected(&packages, "game"), ["game", "flip7"]);
        assert_eq!(affected(&packages, "bots"), ["bots"]);
    }
}
