//! The page: compiled to WebAssembly, bound to JavaScript, compressed, and laid
//! down where the server's build finds it.

mod names;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use crate::{cargo, run, workspace};

/// What browsers run.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The page itself, and the table that it loads when somebody plays in it.
const PROGRAMS: [&str; 2] = ["web", "local-table"];

/// What is loaded at most before the page can be used, compressed, in bytes.
const MOST: usize = 350 * 1024;

/// The toolchain file asks for the target, but rustup may be told not to
/// install by itself.
fn add_wasm_target() -> Result<(), String> {
    let listed = Command::new("rustup").args(["target", "list", "--installed"]).output();
    let installed = listed.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(WASM));
    if installed { Ok(()) } else { run(Command::new("rustup").args(["target", "add", WASM])) }
}

/// Builds the page as people get it.
pub fn build() -> Result<(), String> {
    let sizes = build_as("small", 11)?;
    report(&sizes)
}

/// Builds the page for those who work on it: soon there, and several times as
/// large.
pub fn build_quickly() -> Result<(), String> {
    build_as("quick", 1).map(|_| ())
}

fn build_as(profile: &str, quality: i32) -> Result<Vec<Size>, String> {
    add_wasm_target()?;
    run(cargo("build --package web --package local-table --target").args([WASM, "--profile", profile]))?;
    let raw = workspace().join("target/page-raw");
    PROGRAMS.iter().try_for_each(|program| bind(profile, program, &raw))?;
    lay_down(&gather(&raw)?, quality)
}

/// A file's name, and its size: plain, by brotli, by gzip.
type Size = (String, [usize; 3]);

/// Makes the JavaScript around the WebAssembly.
fn bind(profile: &str, program: &str, out: &Path) -> Result<(), String> {
    let wasm = workspace().join("target").join(WASM).join(profile).join(format!("{program}.wasm"));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).typescript(false).remove_name_section(true).remove_producers_section(true);
    let failed = |error| format!("page: {error:#}");
    let mut bound = bindgen.web(true).and_then(Bindgen::generate_output).map_err(failed)?;
    forget_streams(bound.wasm_mut());
    bound.emit(out).map_err(failed)?;
    number_names(&out.join(format!("{program}.js")), &out.join(format!("{program}_bg.wasm")))
}

/// Leptos brings along a crate that offers streams to JavaScript. Nobody calls
/// them here, but what is exported stays.
fn forget_streams(module: &mut walrus::Module) {
    let streams = module.exports.iter().filter(|export| export.name.contains("intounderlying"));
    for stream in streams.map(walrus::Export::id).collect::<Vec<_>>() {
        module.exports.delete(stream);
    }
    walrus::passes::gc::run(module);
}

fn number_names(script: &Path, wasm: &Path) -> Result<(), String> {
    let mut text = String::from_utf8_lossy(&read(script)?).into_owned();
    let mut bytes = read(wasm)?;
    names::number(&mut text, &mut bytes);
    let written = fs::write(script, text).and_then(|()| fs::write(wasm, bytes));
    written.map_err(|error| format!("{}: {error}", script.display()))
}

/// A file of the page.
struct File {
    name: String,
    bytes: Vec<u8>,
}

/// Everything the page consists of. The folder's name has the hash of it all,
/// so that browsers may keep the files for ever.
fn gather(raw: &Path) -> Result<Vec<File>, String> {
    let fixed = workspace().join("crates/web/assets");
    let mut files = Vec::new();
    files.push(File { name: "style.css".to_owned(), bytes: styles(&fixed.join("style"))? });
    for name in ["start.js", "local-table-start.js", "icon.svg", "icon-turn.svg"] {
        files.push(File { name: name.to_owned(), bytes: read(&fixed.join(name))? });
    }
    for name in PROGRAMS.iter().flat_map(|program| [format!("{program}.js"), format!("{program}_bg.wasm")]) {
        let bytes = read(&raw.join(&name))?;
        files.push(File { name, bytes });
    }
    for lang in i18n::Lang::ALL {
        files.push(File { name: format!("{}.ftl", lang.code()), bytes: i18n::source(lang).into_bytes() });
        let rules = i18n::rules_source(lang).into_bytes();
        files.push(File { name: format!("rules.{}.ftl", lang.code()), bytes: rules });
    }
    let folder = folder_of(&files);
    for file in &mut files {
        file.name = format!("assets/{folder}/{}", file.name);
    }
    let index = String::from_utf8_lossy(&read(&fixed.join("index.html"))?).replace("{folder}", &folder);
    files.push(File { name: "index.html".to_owned(), bytes: index.into_bytes() });
    Ok(files)
}

/// All style sheets in one, in the order of their names.
fn styles(folder: &Path) -> Result<Vec<u8>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let sheets: Result<Vec<_>, _> = paths.iter().map(|path| read(path)).collect();
    Ok(sheets?.concat())
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn folder_of(files: &[File]) -> String {
    let mut hash = Sha256::new();
    for file in files {
        hash.update(&file.bytes);
    }
    base16ct::lower::encode_string(&hash.finalize()[..6])
}

/// Writes the files compressed, for the build of the server.
fn lay_down(files: &[File], quality: i32) -> Result<Vec<Size>, String> {
    let out = workspace().join("target/page");
    let failed = |error: std::io::Error| format!("target/page: {error}");
    if out.exists() {
        fs::remove_dir_all(&out).map_err(failed)?;
    }
    let mut sizes = Vec::new();
    for File { name, bytes } in files {
        let path: PathBuf = out.join(name);
        fs::create_dir_all(path.parent().expect("in a folder")).map_err(failed)?;
        let (brotli, gzip) = (brotli(bytes, quality).map_err(failed)?, gzip(bytes).map_err(failed)?);
        fs::write(out.join(format!("{name}.br")), &brotli).map_err(failed)?;
        fs::write(out.join(format!("{name}.gz")), &gzip).map_err(failed)?;
        sizes.push((name.clone(), [bytes.len(), brotli.len(), gzip.len()]));
    }
    Ok(sizes)
}

fn brotli(bytes: &[u8], quality: i32) -> std::io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &params)?;
    Ok(packed)
}

fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// Prints the sizes, and fails if the first load is too large. Of the languages
/// one is loaded, the largest in the worst case; rules and the local
/// table only when somebody asks for them.
fn report(sizes: &[Size]) -> Result<(), String> {
    let mut first = [0; 2];
    let mut language = [0; 2];
    for (name, [raw, brotli, gzip]) in sizes {
        println!("{raw:>9} {brotli:>8} {gzip:>8}  {name}");
        let later = name.contains("/local-table") || name.contains("/rules.");
        for (at, packed) in [brotli, gzip].into_iter().enumerate().filter(|_| !later) {
            if name.contains(".ftl") {
                language[at] = language[at].max(*packed);
            } else {
                first[at] += packed;
            }
        }
    }
    let [brotli, gzip] = [first[0] + language[0], first[1] + language[1]];
    println!("first load: {brotli} bytes by brotli (at most {MOST}), {gzip} by gzip");
    if brotli > MOST { Err("the page is too large".to_owned()) } else { Ok(()) }
}
