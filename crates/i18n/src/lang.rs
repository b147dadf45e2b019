//! The languages that there are.

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Polish.
    Pl,
    /// German.
    De,
    /// Hungarian.
    Hu,
    /// French.
    Fr,
}

impl Lang {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::En, Self::Pl, Self::De, Self::Hu, Self::Fr];

    /// Its code, as pages and files name it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
            Self::De => "de",
            Self::Hu => "hu",
            Self::Fr => "fr",
        }
    }

    /// What those who speak it call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Pl => "Polski",
            Self::De => "Deutsch",
            Self::Hu => "Magyar",
            Self::Fr => "Français",
        }
    }

    /// The language that a browser means by a tag like `pl-PL`, if it is one
    /// of these.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The language as Fluent knows it, for its plural rules.
    pub(crate) fn identifier(self) -> unic_langid::LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}
