//! Rules as symbols: every sentence of a rulebook has an id, and code, tests
//! and messages name it by a constant that the compiler checks.

use std::fmt;
use std::hash::Hash;

/// One rule of a game's rulebook.
pub trait Rule: Copy + Eq + Ord + Hash + fmt::Debug + 'static {
    /// Every rule of the book, in its order.
    const ALL: &'static [Self];

    /// The id, as people write it: `F7-23`.
    fn id(self) -> &'static str;

    /// The rule in a sentence or two.
    fn sentence(self) -> &'static str;

    /// Where it comes from: a rulebook, or this project's own ruling.
    fn source(self) -> &'static str;

    /// The rule with this id, written in any case.
    fn find(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.id().eq_ignore_ascii_case(id))
    }
}

/// Something that follows from a rule: an event, or a refusal.
pub trait Ruled {
    /// The rulebook it belongs to.
    type Rule: Rule;

    /// The rule it follows from.
    fn rule(&self) -> Self::Rule;
}

impl<T: Ruled> Ruled for &T {
    type Rule = T::Rule;

    fn rule(&self) -> T::Rule {
        (**self).rule()
    }
}

/// Writes a rulebook: an enum `Rule` with one symbol per sentence.
#[macro_export]
macro_rules! rulebook {
    ($(#[$about:meta])* $($symbol:ident $id:literal ($source:literal) $sentence:literal)+) => {
        $(#[$about])*
        #[expect(non_camel_case_types, reason = "the ids of the book, so that one search finds both")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rule {
            $(#[doc = $sentence] $symbol,)+
        }

        impl $crate::Rule for Rule {
            const ALL: &'static [Self] = &[$(Self::$symbol),+];

            fn id(self) -> &'static str {
                match self { $(Self::$symbol => $id,)+ }
            }

            fn sentence(self) -> &'static str {
                match self { $(Self::$symbol => $sentence,)+ }
            }

            fn source(self) -> &'static str {
                match self { $(Self::$symbol => $source,)+ }
            }
        }
    };
}

/// Says which rules a test proves: `proves!(F7_23, F7_24);` as its first line,
/// with the game's `Rule` in scope. The compiler checks the symbols, and
/// `cargo xtask rules` fails when a rule has no test that names it.
#[macro_export]
macro_rules! proves {
    ($($symbol:ident),+ $(,)?) => {
        let _ = [$(Rule::$symbol),+];
    };
}
