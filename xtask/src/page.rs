//! The page: compiled to WebAssembly, split into what is loaded first and what
//! later, bound to JavaScript, compressed, and laid down where the server's build
//! finds it.

mod files;
mod program;

use files::When;

/// What browsers run.
pub const WASM: &str = "wasm32-unknown-unknown";

/// What is loaded at most before the page can be used, compressed, in bytes.
const MOST: usize = 400 * 1024;

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
    let made = program::build(profile)?;
    files::lay_down(&files::gather(made)?, quality)
}

/// A file and its size.
struct Size {
    name: String,
    when: When,
    raw: usize,
    brotli: usize,
    gzip: usize,
}

/// Prints the sizes, and fails if the first load is too large.
fn report(sizes: &[Size]) -> Result<(), String> {
    for Size { name, raw, brotli, gzip, .. } in sizes {
        println!("{raw:>9} {brotli:>8} {gzip:>8}  {name}");
    }
    let brotli = first_load(sizes, |size| size.brotli);
    let gzip = first_load(sizes, |size| size.gzip);
    println!("first load: {brotli} bytes by brotli (at most {MOST}), {gzip} by gzip");
    if brotli > MOST { Err("the page is too large".to_owned()) } else { Ok(()) }
}

/// What is loaded before the page can be used. Of the languages that is one, the
/// largest in the worst case.
fn first_load(sizes: &[Size], packed: impl Fn(&Size) -> usize) -> usize {
    let of = |when: When| sizes.iter().filter(move |size| size.when == when).map(&packed);
    of(When::First).sum::<usize>() + of(When::Language).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_the_languages_the_largest_counts_and_what_comes_later_does_not() {
        let size = |when, brotli| Size { name: String::new(), when, raw: 0, brotli, gzip: 0 };
        let sizes = [
            size(When::First, 1),
            size(When::Language, 20),
            size(When::Language, 10),
            size(When::Later, 5000),
            size(When::First, 300),
        ];
        assert_eq!(first_load(&sizes, |size| size.brotli), 321);
    }
}
