//! The laws, for a million games of each kind.

use std::time::Instant;

use hosting::GameName;

use crate::cargo;

/// Runs the long tests of the laws, optimised, and says how long they took.
fn long(package: &str) -> Result<(), String> {
    let start = Instant::now();
    crate::run(&mut cargo(&format!("test --release --package {package} --test laws -- --ignored")))?;
    println!("{package}: a million games in {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Runs the command.
pub fn run() -> Result<(), String> {
    GameName::ALL.into_iter().try_for_each(|game| long(game.as_str()))
}
