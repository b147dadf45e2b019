//! The files of the page: gathered, named, compressed, and laid down.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use xtask::workspace;

use crate::programs::WORKERS;
use crate::{Form, Size};

/// When a file is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Before the page can be used.
    First,
    /// Before the page can be used, if it is in the language of whoever reads it.
    Language,
    /// When somebody asks for what is in it.
    Later,
}

/// A file of the page.
pub struct File {
    name: String,
    bytes: Vec<u8>,
    when: When,
}

impl File {
    fn new(name: &str, bytes: Vec<u8>, when: When) -> Self {
        Self { name: name.to_owned(), bytes, when }
    }

    /// A file with the name that it has on disk.
    pub fn read(path: &Path, when: When) -> Result<Self, String> {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        Ok(Self { name, bytes: read(path)?, when })
    }
}

/// Everything the page consists of, with the programs that were made. The
/// folder's name has the hash of it all, so that browsers may keep the files for
/// ever, and a part is never that of another page.
pub fn gather(programs: Vec<File>) -> Result<Vec<File>, String> {
    let fixed = fixed();
    let mut files = programs;
    files.push(File::new("style.css", styles(&fixed.join("style"))?, When::First));
    for name in ["start.js", "icon.svg", "icon-turn.svg"] {
        files.push(File::read(&fixed.join(name), When::First)?);
    }
    for worker in WORKERS {
        files.push(File::read(&fixed.join(format!("{worker}-start.js")), When::Later)?);
    }
    for lang in i18n::Lang::ALL {
        let words = i18n::source(lang);
        let asked = [i18n::rules_source, i18n::things_source, i18n::hints_source];
        let rules = asked.map(|source| source(lang)).join("\n");
        files.push(File::new(&format!("{}.ftl", lang.code()), words.into_bytes(), When::Language));
        files.push(File::new(&format!("rules.{}.ftl", lang.code()), rules.into_bytes(), When::Later));
    }
    let folder = folder_of(&files);
    for file in &mut files {
        file.name = format!("assets/{folder}/{}", file.name);
    }
    let index = String::from_utf8_lossy(&read(&fixed.join("index.html"))?).replace("{folder}", &folder);
    files.push(File::new("index.html", index.into_bytes(), When::First));
    Ok(files)
}

/// Where the files are that are not compiled.
pub fn fixed() -> PathBuf {
    workspace().join("crates/web/assets")
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
pub fn lay_down(files: &[File], form: &Form) -> Result<Vec<Size>, String> {
    let out = workspace().join(form.folder);
    let failed = |error: io::Error| format!("{}: {error}", form.folder);
    if out.exists() {
        fs::remove_dir_all(&out).map_err(failed)?;
    }
    files.iter().map(|file| compress(file, &out, form.quality)).collect::<io::Result<_>>().map_err(failed)
}

fn compress(file: &File, out: &Path, quality: i32) -> io::Result<Size> {
    let File { name, bytes, when } = file;
    let path = out.join(name);
    fs::create_dir_all(path.parent().expect("in a folder"))?;
    let (brotli, gzip) = (brotli(bytes, quality)?, gzip(bytes)?);
    fs::write(out.join(format!("{name}.br")), &brotli)?;
    fs::write(out.join(format!("{name}.gz")), &gzip)?;
    Ok(Size { name: name.clone(), when: *when, raw: bytes.len(), brotli: brotli.len(), gzip: gzip.len() })
}

fn brotli(bytes: &[u8], quality: i32) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &params)?;
    Ok(packed)
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
