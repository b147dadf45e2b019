//! The page says what there is, and nothing waits to be said for nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use i18n::Lang;

use crate::files::{messages, read};

/// Ids that are put together, by how they begin: a prefix and a word of the
/// protocol, of a game or of the settings. The tests of options see to it that
/// all those words are there.
const BUILT: [&str; 14] = [
    "avatar-",
    "emote-",
    "game-direction-",
    "game-side-",
    "home-flip7",
    "home-unoflip",
    "home-vengeance",
    "level-",
    "option-",
    "phase-",
    "problem-",
    "setting-animations-",
    "setting-theme-",
    "status-",
];

/// What says a message by its id, as functions and macros.
const SAYING: [&str; 3] = ["say", "say_with", "t"];

/// What the sources of a folder say.
#[derive(Debug, Default)]
struct Said {
    /// All string literals.
    literals: BTreeSet<String>,
    /// Those that something is said by.
    ids: BTreeSet<String>,
}

impl Said {
    fn add(&mut self, source: &str) {
        let tokens: TokenStream = source.parse().expect("Rust");
        self.tokens(tokens);
    }

    fn tokens(&mut self, tokens: TokenStream) {
        let mut before = [None, None];
        for token in tokens {
            match &token {
                TokenTree::Literal(literal) => self.literals.extend(text(&literal.to_string())),
                TokenTree::Group(group) => {
                    if group.delimiter() == Delimiter::Parenthesis && says(&before) {
                        self.ids.extend(first_text(group.stream()));
                    }
                    self.tokens(group.stream());
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
            before = [before[1].take(), Some(token.to_string())];
        }
    }
}

/// Whether the two tokens before a group say something: `say` or `t!`.
fn says(before: &[Option<String>; 2]) -> bool {
    let is = |word: &Option<String>| word.as_deref().is_some_and(|word| SAYING.contains(&word));
    is(&before[1]) || before[1].as_deref() == Some("!") && is(&before[0])
}

/// The first argument that is a text: `t!` may have the words before it.
fn first_text(arguments: TokenStream) -> Option<String> {
    arguments.into_iter().find_map(|token| match token {
        TokenTree::Literal(literal) => text(&literal.to_string()),
        _ => None,
    })
}

fn text(literal: &str) -> Option<String> {
    literal.strip_prefix('"')?.strip_suffix('"').map(str::to_owned)
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let rust = files.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    folders.iter().flat_map(|folder| sources(folder)).chain(rust).collect()
}

/// What a folder of the workspace says, if it is there.
fn said(folder: &str) -> Option<Said> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
    folder.is_dir().then(|| {
        let mut said = Said::default();
        for file in sources(&folder) {
            said.add(&fs::read_to_string(file).expect("a source"));
        }
        said
    })
}

fn is_built(id: &str) -> bool {
    BUILT.iter().any(|start| id.starts_with(start))
}

/// The ids that nobody says. Who says a message says its forms, too.
fn unused<'a>(ids: impl Iterator<Item = &'a String>, said: &Said) -> Vec<&'a str> {
    ids.map(|id| id.split_once('.').map_or(id.as_str(), |(id, _)| id))
        .filter(|id| !is_built(id) && !said.literals.contains(*id))
        .collect()
}

/// What is said by an id that is not there.
fn unknown<'a>(said: &'a Said, known: &BTreeSet<String>) -> Vec<&'a str> {
    said.ids.iter().map(String::as_str).filter(|id| !known.contains(*id)).collect()
}

/// How ids begin that are put together, though nobody does so.
fn not_built(said: &Said) -> Vec<&'static str> {
    let prefix = |start: &'static str| &start[..=start.rfind('-').expect("a hyphen")];
    let is_said = |start: &str| said.literals.iter().any(|literal| literal.starts_with(start));
    BUILT.into_iter().filter(|start| !is_said(prefix(start))).collect()
}

/// What the page and the crates that it shares say, unless there is no page yet.
fn page() -> Option<Said> {
    let mut page = said("web/src")?;
    for shared in ["hints/src", "i18n/src", "shown/src"] {
        page.literals.extend(said(shared).expect("a crate").literals);
    }
    Some(page)
}

const NO_PAGE: &str = "skipped: there is no crates/web/src yet, so nothing can be unused";

#[test]
fn the_page_uses_every_message_of_its_own() {
    let Some(page) = page() else { return eprintln!("{NO_PAGE}") };
    let ui = read(include_str!("../../locales/en/ui.ftl")).unwrap();
    assert_eq!(unused(ui.keys(), &page), [""; 0], "in ui.ftl, but never said");
    assert_eq!(not_built(&page), [""; 0], "listed as put together here, but nobody does so");
}

#[test]
fn everything_that_is_explained_is_something_that_one_can_ask_about() {
    let shown = said("shown/src").expect("a crate");
    let things = read(include_str!("../../locales/en/things.ftl")).unwrap();
    assert_eq!(unused(things.keys(), &shown), [""; 0], "in things.ftl, but never said");
}

#[test]
fn every_hint_is_given_by_somebody() {
    let Some(page) = page() else { return eprintln!("{NO_PAGE}") };
    let hints = read(include_str!("../../locales/en/hints.ftl")).unwrap();
    assert_eq!(unused(hints.keys(), &page), [""; 0], "in hints.ftl, but never said");
}

#[test]
fn everything_that_the_page_says_is_there() {
    let Some(page) = page() else { return eprintln!("{NO_PAGE}") };
    let known = messages(Lang::En).into_keys().collect();
    assert_eq!(unknown(&page, &known), [""; 0], "said, but there are no such messages");
}

#[test]
fn the_terminal_uses_every_message_of_its_own_and_no_other() {
    let terminal = said("terminal/src").expect("a crate");
    let own = read(include_str!("../../locales/en/terminal.ftl")).unwrap();
    let mut all = said("cli/src").expect("a crate");
    all.literals.extend(terminal.literals.clone());
    assert_eq!(unused(own.keys(), &all), [""; 0], "in terminal.ftl, but never said");
    let known = messages(Lang::En).into_keys().collect();
    assert_eq!(unknown(&terminal, &known), [""; 0], "said, but there are no such messages");
}

#[test]
fn reviews_use_every_message_of_their_own() {
    let program = said("cli/src").expect("a crate");
    let own = read(include_str!("../../locales/en/review.ftl")).unwrap();
    assert_eq!(unused(own.keys(), &program), [""; 0], "in review.ftl, but never said");
}

#[test]
fn what_is_said_is_found_in_a_source() {
    let mut said = Said::default();
    said.add(
        r#"fn a() { view! { <p title=words.say("one")>{t!("two", name = "x")}</p> } }
        // say("no")
        fn b(w: &Words) { w.say_with("three", &[("n", 1.into())]); t!(w, "four"); essay("five"); say(id) }"#,
    );
    assert_eq!(said.ids, ["four", "one", "three", "two"].map(str::to_owned).into());
    let ids = ["five", "level-easy", "no", "one"].map(str::to_owned);
    assert_eq!(unused(ids.iter(), &said), ["no"]);
    assert_eq!(unknown(&said, &["one", "two", "three"].map(str::to_owned).into()), ["four"]);
    assert_eq!(not_built(&said).len(), BUILT.len());
}
