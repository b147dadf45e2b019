//! The programs of the page: compiled, the larger one split, and JavaScript made
//! around them.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;
use xtask::{WASM, add_wasm_target, cargo, run, workspace};

use crate::files::{File, When};

/// The page itself.
const PAGE: &str = "web";

/// What it loads into workers: the table when somebody plays in it, and what works out hints.
pub const WORKERS: [&str; 2] = ["local-table", "hints"];

/// The JavaScript that fetches the parts of the page.
const PARTS: &str = "parts.js";

/// The programs as they were compiled.
pub struct Programs {
    pub page: PathBuf,
    pub workers: [PathBuf; 2],
}

impl Programs {
    /// Compiles them in a profile, as far as they changed.
    pub fn compile(profile: &str) -> Result<Self, String> {
        add_wasm_target()?;
        let all = std::iter::once(PAGE).chain(WORKERS);
        let packages: String = all.map(|name| format!(" --package {name} --bin {name}")).collect();
        run(&mut cargo(&format!("build{packages} --target {WASM} --profile {profile}")))?;
        let folder = workspace().join("target").join(WASM).join(profile);
        let compiled = |name: &str| folder.join(format!("{name}.wasm"));
        Ok(Self { page: compiled(PAGE), workers: WORKERS.map(compiled) })
    }

    /// Makes the files that browsers load.
    pub fn make(&self) -> Result<Vec<File>, String> {
        let raw = workspace().join("target/page-raw");
        let emptied = if raw.exists() { fs::remove_dir_all(&raw) } else { Ok(()) };
        let made = emptied.and_then(|()| fs::create_dir_all(&raw));
        made.map_err(|error| format!("{}: {error}", raw.display()))?;
        let (main, parts) = split(&self.page, &raw)?;
        bind(PAGE, &main, &raw)?;
        for (name, worker) in WORKERS.iter().zip(&self.workers) {
            bind(name, worker, &raw)?;
        }
        let mut files = vec![File::read(&raw.join(PARTS), When::First)?];
        let later = WORKERS.map(|worker| (worker, When::Later));
        for (program, when) in std::iter::once((PAGE, When::First)).chain(later) {
            files.push(File::read(&raw.join(format!("{program}.js")), when)?);
            files.push(File::read(&raw.join(format!("{program}_bg.wasm")), when)?);
        }
        for part in parts {
            files.push(File::read(&part, When::Later)?);
        }
        Ok(files)
    }
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
