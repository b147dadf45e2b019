//! What a change to one crate needs before the whole test command: formatting, clippy of the
//! crate and of those that depend on it directly, its tests and those of the next layer.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::test::Tally;
use crate::{cargo, dependencies, run};
use xtask::WASM;

/// What runs in browsers is checked as it is built for them.
const IN_BROWSERS: [&str; 4] = ["web", "local-table", "hints", "worker"];

/// Natively, clippy would complain of what only browsers use.
const PAGE: &str = "web";

/// Crates that depend on many others and test whole programs, which takes minutes.
/// Clippy compiles what they use of the crate; the test command runs their tests.
const WHOLE_PROGRAMS: [&str; 3] = ["fliphouse", "browser-tests", "checks"];

/// Checks one crate.
pub fn check(name: &str) -> Result<(), String> {
    let metadata = dependencies::metadata("Cargo.toml")?;
    let packages = metadata["packages"].as_array().ok_or("cargo metadata: no packages")?;
    let uses = Uses::of(packages);
    if !uses.0.contains_key(name) {
        return Err(format!("there is no crate {name:?} in the workspace"));
    }
    run(&mut cargo("fmt --all --check"))?;
    dependencies::check()?;
    let next = with(name, uses.next_layer(name));
    clippy(&with(name, uses.dependants(name)), &next)?;
    tests(name, &next)
}

fn with<'a>(name: &'a str, others: Vec<&'a str>) -> Vec<&'a str> {
    std::iter::once(name).chain(others).collect()
}

/// Which crates use which.
struct Uses<'a>(BTreeMap<&'a str, BTreeSet<&'a str>>);

impl<'a> Uses<'a> {
    fn of(packages: &'a [Value]) -> Self {
        let name = |of: &'a Value| of["name"].as_str();
        let used = |package: &'a Value| {
            let all = package["dependencies"].as_array().map_or(&[][..], Vec::as_slice);
            all.iter().filter(|dependency| dependency["kind"].is_null()).filter_map(name).collect()
        };
        Self(packages.iter().filter_map(|package| Some((name(package)?, used(package)))).collect())
    }

    /// The crates that use this one directly.
    fn dependants(&self, name: &str) -> Vec<&'a str> {
        self.0.iter().filter(|(_, used)| used.contains(name)).map(|(dependant, _)| *dependant).collect()
    }

    /// Those of them that do not use it through another, as the map in ARCHITECTURE.md draws
    /// them: what is wrong with a crate shows in their tests first, and there are few of them.
    fn next_layer(&self, name: &str) -> Vec<&'a str> {
        let all = self.dependants(name);
        let through = |dependant: &str| all.iter().any(|other| self.reaches(dependant, other));
        all.iter().copied().filter(|dependant| !through(dependant)).collect()
    }

    /// Whether a crate uses another, directly or not.
    fn reaches(&self, from: &str, to: &str) -> bool {
        let used = self.0.get(from);
        used.into_iter().flatten().any(|used| *used == to || self.reaches(used, to))
    }
}

/// Looks at all of these, and as browsers have them only at the next layer: to compile
/// everything for them too takes longer than all the rest.
fn clippy(affected: &[&str], next: &[&str]) -> Result<(), String> {
    let native: Vec<&str> = affected.iter().filter(|name| **name != PAGE).copied().collect();
    let browser: Vec<&str> = next.iter().filter(|name| IN_BROWSERS.contains(name)).copied().collect();
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

    fn packages() -> [Value; 5] {
        let uses = |name: &str, kind: Value| json!({"name": name, "kind": kind});
        [
            json!({"name": "game", "dependencies": []}),
            json!({"name": "rows", "dependencies": [uses("game", Value::Null)]}),
            json!({"name": "flip7", "dependencies": [uses("game", Value::Null), uses("rows", Value::Null)]}),
            json!({"name": "bots", "dependencies": [uses("game", Value::Null), uses("flip7", Value::Null)]}),
            json!({"name": "i18n", "dependencies": [uses("game", json!("dev"))]}),
        ]
    }

    #[test]
    fn those_who_depend_on_a_crate_directly_are_looked_at() {
        let packages = packages();
        assert_eq!(Uses::of(&packages).dependants("game"), ["bots", "flip7", "rows"]);
        assert!(Uses::of(&packages).dependants("bots").is_empty());
    }

    #[test]
    fn the_tests_of_those_are_run_who_do_so_through_no_other() {
        let packages = packages();
        assert_eq!(Uses::of(&packages).next_layer("game"), ["rows"]);
        assert_eq!(Uses::of(&packages).next_layer("flip7"), ["bots"]);
    }
}
