//! The page that browsers load, as it was built by `cargo xtask page`: every
//! file compressed, inside the program.

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// What it is, for browsers.
    pub kind: &'static str,
    /// Compressed by brotli, which browsers take over secure connections and
    /// from their own machine.
    pub brotli: &'static [u8],
    /// Compressed by gzip, which all take.
    pub gzip: &'static [u8],
    /// Whether it never changes under this name.
    pub lasting: bool,
}

type Built = (&'static str, &'static [u8], &'static [u8]);

const FILES: &[Built] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file with this path, such as `index.html`.
pub fn file(path: &str) -> Option<File> {
    let at = FILES.binary_search_by_key(&path, |(name, ..)| name).ok()?;
    let (_, brotli, gzip) = FILES[at];
    Some(File { kind: kind_of(path), brotli, gzip, lasting: path.starts_with("assets/") })
}

/// Whether the page is in this program at all.
pub const fn is_built() -> bool {
    !FILES.is_empty()
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        _ => "text/plain; charset=utf-8",
    }
}
