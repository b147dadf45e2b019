//! A short run of the fuzz targets. It needs neither a nightly compiler nor
//! `cargo fuzz`: the flags below are what that program would set, without the
//! sanitizers, which only a nightly compiler has.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{cargo, shown, workspace};

/// How many inputs are tried unless told otherwise: some seconds.
pub const SMOKE_RUNS: u32 = 1_000;

/// Coverage that libFuzzer learns from, and the checks of a debug build.
/// Comparisons are not traced: that is five times slower and found nothing more.
const FLAGS: [&str; 7] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cdebug-assertions",
    "-Coverflow-checks",
    "--cfg=fuzzing",
];

/// A fuzz target.
struct Target {
    name: &'static str,
    /// How many times as often it runs as the slowest one.
    speed: u32,
    /// The longest input in bytes.
    longest: u32,
}

const TARGETS: [Target; 3] = [
    Target { name: "records", speed: 200, longest: 4096 },
    Target { name: "moves", speed: 10, longest: 1024 },
    Target { name: "protocol", speed: 1, longest: 1024 },
];

/// Builds the fuzz targets, and tries so many inputs with the slowest of them.
pub fn run(runs: u32) -> Result<(), String> {
    let fuzz = workspace().join("fuzz");
    let binaries = build(&fuzz)?;
    TARGETS.iter().try_for_each(|target| smoke(&fuzz, &binaries, target, runs))
}

/// Builds the targets, and says where they are.
fn build(fuzz: &Path) -> Result<PathBuf, String> {
    let host = host()?;
    // Naming the platform keeps the flags away from build scripts and macros.
    let words = "build --release --manifest-path fuzz/Cargo.toml --target-dir fuzz/target --target";
    crate::run(cargo(words).arg(&host).env("RUSTFLAGS", FLAGS.join(" ")))?;
    Ok(fuzz.join("target").join(host).join("release"))
}

/// The platform this compiler builds for.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc -vV names no host".to_owned())
}

/// Runs one target. What it learns goes to a folder that is emptied first, so
/// that every run is the same.
fn smoke(fuzz: &Path, binaries: &Path, target: &Target, runs: u32) -> Result<(), String> {
    let corpus = fuzz.join("target/smoke").join(target.name);
    let artifacts = fuzz.join("artifacts").join(target.name);
    sow(&corpus).and_then(|()| fs::create_dir_all(&artifacts)).map_err(|error| format!("fuzz: {error}"))?;
    let mut fuzzer = Command::new(binaries.join(target.name));
    fuzzer.arg(corpus);
    let seeds = fuzz.join("seeds").join(target.name);
    if seeds.exists() {
        fuzzer.arg(seeds);
    }
    fuzzer.arg(format!("-runs={}", runs.saturating_mul(target.speed)));
    fuzzer.arg(format!("-max_len={}", target.longest));
    fuzzer.arg(format!("-artifact_prefix={}/", artifacts.display()));
    watch(fuzzer.args(["-seed=1", "-timeout=20", "-len_control=0"]))
}

/// Runs a fuzzer and prints the first and last line of its progress, or all it
/// says if it finds something.
fn watch(fuzzer: &mut Command) -> Result<(), String> {
    eprintln!("$ {}", shown(fuzzer));
    let output = fuzzer.output().map_err(|error| format!("{}: {error}", shown(fuzzer)))?;
    let log = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("{log}\n{}: {}", shown(fuzzer), output.status));
    }
    let [first, last] = ["INITED", "DONE"].map(|mark| log.lines().find(|line| line.contains(mark)));
    println!("{}\n{}", first.unwrap_or_default(), last.unwrap_or_default());
    // Without the flags libFuzzer runs too, but blindly.
    let seeing = last.is_some_and(|line| line.contains("cov: "));
    if seeing { Ok(()) } else { Err(format!("{log}\n{}: no coverage", shown(fuzzer))) }
}

/// Empties a folder and puts a few long inputs into it: libFuzzer begins with
/// a single byte, and would take long to grow a whole game from that.
fn sow(corpus: &Path) -> std::io::Result<()> {
    const INPUTS: u32 = 8;
    const LENGTH: usize = 500;
    if corpus.exists() {
        fs::remove_dir_all(corpus)?;
    }
    fs::create_dir_all(corpus)?;
    for input in 1..=INPUTS {
        let numbers = std::iter::successors(Some(input), |n| Some(n.wrapping_mul(1_664_525).wrapping_add(1)));
        let bytes: Vec<u8> = numbers.map(|n| n.to_be_bytes()[0]).take(LENGTH).collect();
        fs::write(corpus.join(format!("sown-{input}")), bytes)?;
    }
    Ok(())
}
