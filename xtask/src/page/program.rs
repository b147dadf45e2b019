//! The programs of the page: compiled, the larger one split, and JavaScript made
//! around them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

use super::WASM;
use super::files::{File, When};
use crate::{cargo, run, workspace};

/// The page itself.
const PAGE: &str = "web";

/// The table that it loads when somebody plays in it.
const TABLE: &str = "local-table";

/// The JavaScript that fetches the parts of the page.
const PARTS: &str = "parts.js";

/// Builds both programs in a profile, and returns the files that browsers load.
pub fn build(profile: &str) -> Result<Vec<File>, String> {
    add_wasm_target()?;
    let raw = workspace().join("target/page-raw");
    let emptied = if raw.exists() { fs::remove_dir_all(&raw) } else { Ok(()) };
    emptied.and_then(|()| fs::create_dir_all(&raw)).map_err(|error| format!("{}: {error}", raw.display()))?;
    // What is split must still say which function calls which.
    let page = compile(PAGE, profile, &["--", "-Clink-arg=--emit-relocs"])?;
    let table = compile(TABLE, profile, &[])?;
    let (main, parts) = split(&page, &raw)?;
    bind(PAGE, &main, &raw)?;
    bind(TABLE, &table, &raw)?;
    let mut files = vec![File::read(&raw.join(PARTS), When::First)?];
    for (program, when) in [(PAGE, When::First), (TABLE, When::Later)] {
        files.push(File::read(&raw.join(format!("{program}.js")), when)?);
        files.push(File::read(&raw.join(format!("{program}_bg.wasm")), when)?);
    }
    for part in parts {
        files.push(File::read(&part, When::Later)?);
    }
    Ok(files)
}

/// The toolchain file asks for the target, but rustup may be told not to
/// install by itself.
fn add_wasm_target() -> Result<(), String> {
    let listed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    let installed = listed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(WASM));
    if installed { Ok(()) } else { run(Command::new("rustup").args(["target", "add", WASM])) }
}

/// Compiles a program, and says where it is.
fn compile(program: &str, profile: &str, flags: &[&str]) -> Result<PathBuf, String> {
    let mut rustc =
        cargo(&format!("rustc --package {program} --bin {program} --target {WASM} --profile {profile}"));
    run(rustc.args(flags))?;
    Ok(workspace().join("target").join(WASM).join(profile).join(format!("{program}.wasm")))
}

/// Splits the page at the functions that `wasm_split` marks. Returns what is
/// loaded at once, and the parts, which are ready as they are.
fn split(wasm: &Path, out: &Path) -> Result<(PathBuf, Vec<PathBuf>), String> {
    let bytes = fs::read(wasm).map_err(|error| format!("{}: {error}", wasm.display()))?;
    let main = out.join("main.wasm");
    let (page, parts) = (format!("./{PAGE}.js"), format!("./{PARTS}"));
    let mut options = Options::new(&bytes);
    options.output_dir = out;
    options.main_out_path = &main;
    options.main_module = &page;
    options.link_name = &parts;
    let made = wasm_split_cli_support::transform(options).map_err(|error| format!("page: {error:#}"))?;
    Ok((main, made.split_modules))
}

/// Makes the JavaScript around a program.
fn bind(name: &str, wasm: &Path, out: &Path) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).typescript(false);
    // The parts need the memory and the functions of the page.
    bindgen.keep_lld_exports(name == PAGE);
    bindgen.remove_name_section(true).remove_producers_section(true);
    let bound = bindgen.web(true).and_then(|bindgen| bindgen.generate(out));
    bound.map_err(|error| format!("page: {error:#}"))
}
