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
    /// How long browsers may keep it without asking.
    pub keeps: Keeps,
}

/// How long a file may be kept under its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeps {
    /// For ever: with other contents it has another name.
    ForEver,
    /// For a day: a picture that is not worth asking for each time.
    ADay,
    /// Not at all: it says which version of the page there is.
    Never,
}

type Built = (&'static str, &'static [u8], &'static [u8]);

const FILES: &[Built] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file with this path, such as `index.html`.
pub fn file(path: &str) -> Option<File> {
    let at = FILES.binary_search_by_key(&path, |(name, ..)| name).ok()?;
    let (_, brotli, gzip) = FILES[at];
    Some(File { kind: kind_of(path), brotli, gzip, keeps: keeps(path) })
}

/// The files that browsers look for at a fixed place, such as `sw.js`: all that have no version in their path, but for
/// the page itself.
pub fn fixed() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, ..)| *name).filter(|name| !name.contains('/') && *name != "index.html")
}

/// Whether the page is in this program at all.
pub const fn is_built() -> bool {
    !FILES.is_empty()
}

fn keeps(path: &str) -> Keeps {
    match (path.starts_with("assets/"), ending(path)) {
        (true, _) => Keeps::ForEver,
        (false, Some("png")) => Keeps::ADay,
        (false, _) => Keeps::Never,
    }
}

fn ending(path: &str) -> Option<&str> {
    path.rsplit_once('.').map(|(_, ending)| ending)
}

fn kind_of(path: &str) -> &'static str {
    match ending(path) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_says_which_version_there_is_must_not_be_kept() {
        for path in ["index.html", "sw.js", "manifest.webmanifest"] {
            assert_eq!(keeps(path), Keeps::Never, "{path}");
        }
        assert_eq!(keeps("assets/0123456789ab/icon.svg"), Keeps::ForEver);
        assert_eq!(keeps("icon-192.png"), Keeps::ADay);
    }

    #[test]
    fn browsers_are_told_what_they_have_to_know_of_a_file() {
        assert_eq!(kind_of("sw.js"), "text/javascript; charset=utf-8");
        assert_eq!(kind_of("manifest.webmanifest"), "application/manifest+json");
        assert_eq!(kind_of("icon-192.png"), "image/png");
    }
}
