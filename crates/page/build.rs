//! Puts the files that `cargo xtask page` has built into the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The variable of the environment that names another folder of the workspace than that
/// of the page as people get it.
const FOLDER: &str = "FLIPHOUSE_PAGE_FOLDER";

fn main() {
    println!("cargo::rerun-if-env-changed={FOLDER}");
    let folder = env::var(FOLDER).unwrap_or_else(|_| "target/page".to_owned());
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    println!("cargo::rerun-if-changed={}", built.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut names = Vec::new();
    collect(&built, "", &mut names);
    names.sort();
    let mut table = String::from("&[\n");
    for name in &names {
        let [brotli, gzip] =
            ["br", "gz"].map(|kind| built.join(format!("{name}.{kind}")).display().to_string());
        writeln!(table, "({name:?}, include_bytes!({brotli:?}), include_bytes!({gzip:?})),")
            .expect("a string");
    }
    table.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("files.rs");
    fs::write(out, table).expect("cargo made the folder");
}

/// The names of all files below a folder, without how they are compressed.
/// There are none if the page was not built.
fn collect(folder: &Path, prefix: &str, names: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if entry.path().is_dir() {
            println!("cargo::rerun-if-changed={}", entry.path().display());
            collect(&entry.path(), &format!("{path}/"), names);
        } else if let Some(plain) = path.strip_suffix(".br") {
            names.push(plain.to_owned());
        }
    }
}
