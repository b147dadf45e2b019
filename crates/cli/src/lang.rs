//! The language that stories are told in.

use std::env;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use i18n::Lang;

/// The variables that name the user's language, in the order of POSIX: the
/// first that is not empty decides.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Reads the code of a language from the command line.
pub fn parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).map(|code| Lang::from_tag(&code).unwrap_or_default())
}

/// The language of the environment, such as `pl_PL.UTF-8`; English if it is
/// none of ours.
pub fn from_environment() -> Lang {
    let set = VARIABLES.iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    let tag = set.unwrap_or_default();
    let language = tag.split(['.', '@']).next().unwrap_or_default();
    Lang::from_tag(language).unwrap_or_default()
}
