//! The texts of all languages, for those who hand them out: the build of the
//! page, the server, the tests.

use crate::Lang;

macro_rules! files {
    ($lang:literal: $($file:literal)+) => {
        [$(include_str!(concat!("../locales/", $lang, "/", $file, ".ftl"))),+]
    };
}

macro_rules! source_of {
    ($lang:expr, $($file:literal)+) => {
        match $lang {
            Lang::En => files!("en": $($file)+),
            Lang::Pl => files!("pl": $($file)+),
            Lang::De => files!("de": $($file)+),
            Lang::Hu => files!("hu": $($file)+),
            Lang::Fr => files!("fr": $($file)+),
        }
    };
}

/// Everything that is said in a language, apart from the rules.
pub fn source(lang: Lang) -> String {
    source_of!(lang, "ui" "shared" "flip7" "vengeance" "unoflip").join("\n")
}

/// What is said in a language in the terminal alone, to be added to the rest.
pub fn terminal_source(lang: Lang) -> String {
    source_of!(lang, "terminal").join("\n")
}

/// What the review of a game says in a language, to be added to the rest.
pub fn review_source(lang: Lang) -> String {
    source_of!(lang, "review").join("\n")
}

/// The rules in a language. Whoever asks why something happened adds them with
/// [`Words::add`](crate::Words::add).
pub fn rules_source(lang: Lang) -> String {
    source_of!(lang, "rules").join("\n")
}

/// What things on a table are and do, in a language. Whoever asks adds it with
/// [`Words::add`](crate::Words::add).
pub fn things_source(lang: Lang) -> String {
    source_of!(lang, "things").join("\n")
}

/// What hints say in a language, for those who want them, to be added to the rest.
pub fn hints_source(lang: Lang) -> String {
    source_of!(lang, "hints").join("\n")
}
