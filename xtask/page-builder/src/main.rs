//! The page: compiled to WebAssembly, split into what is loaded first and what
//! later, bound to JavaScript, compressed, and laid down where the server's build
//! finds it.

mod files;
mod programs;
mod stamp;

use std::process::ExitCode;

use files::When;
use programs::Programs;
use stamp::Stamp;

/// A way to build the page.
struct Form {
    profile: &'static str,
    /// Where the build of the program finds it.
    folder: &'static str,
    /// How hard to compress by brotli.
    quality: i32,
    /// What is loaded at most before the page can be used, compressed, in bytes.
    most: usize,
}

/// As people get it: as small as it gets.
const SMALL: Form = Form { profile: "small", folder: "target/page", quality: 11, most: 400 * 1024 };

/// Soon there, and several times as large.
const QUICK: Form = Form { profile: "quick", folder: "target/page-quick", quality: 4, most: usize::MAX };

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let built = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["small"] => build(&SMALL),
        ["quick"] => build(&QUICK),
        _ => Err("usage: page-builder small|quick".to_owned()),
    };
    match built {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("page-builder: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the page, unless it is there already as it would become: then its folder
/// stays untouched, and the program around it needs no building either.
fn build(form: &Form) -> Result<(), String> {
    let programs = Programs::compile(form.profile)?;
    let stamp = Stamp::of(&programs, form)?;
    if stamp.is_there() {
        eprintln!("the page is built already: {}", form.folder);
        return Ok(());
    }
    stamp.remove()?;
    let files = files::gather(programs.make()?)?;
    report(&files::lay_down(&files, form)?, form.most)?;
    stamp.leave()
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
fn report(sizes: &[Size], most: usize) -> Result<(), String> {
    for Size { name, raw, brotli, gzip, .. } in sizes {
        println!("{raw:>9} {brotli:>8} {gzip:>8}  {name}");
    }
    let brotli = first_load(sizes, |size| size.brotli);
    let gzip = first_load(sizes, |size| size.gzip);
    println!("first load: {brotli} bytes by brotli, {gzip} by gzip");
    if brotli > most { Err(format!("the page is too large: at most {most} bytes")) } else { Ok(()) }
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
