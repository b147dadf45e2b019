//! The macro that writes a game's cards from a table of their codes.

/// A text that is no card of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACard;

/// Writes the enum `Card` of a game: one line per kind, with its code in
/// records. The order of the lines is the order of [`Card::ALL`](crate::Card).
#[macro_export]
macro_rules! cards {
    ($(#[$about:meta])* $first:ident $first_code:literal $($kind:ident $code:literal)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum Card {
            #[default]
            #[doc = concat!("`", $first_code, "`")]
            $first,
            $(#[doc = concat!("`", $code, "`")] $kind,)+
        }

        impl Card {
            const CODES: &'static [&'static str] = &[$first_code, $($code),+];

            /// The code in records.
            pub const fn code(self) -> &'static str {
                Self::CODES[self as usize]
            }
        }

        impl $crate::Card for Card {
            type Counts = [u8; Self::CODES.len()];

            const NONE: Self::Counts = [0; Self::CODES.len()];

            const ALL: &'static [Self] = &[Self::$first, $(Self::$kind),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Sampled for Card {
            fn samples() -> Vec<Self> {
                <Self as $crate::Card>::ALL.to_vec()
            }
        }

        impl ::std::fmt::Display for Card {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.code())
            }
        }

        impl ::std::str::FromStr for Card {
            type Err = $crate::NotACard;

            fn from_str(code: &str) -> Result<Self, Self::Err> {
                let index = Self::CODES.iter().position(|&known| known == code).ok_or($crate::NotACard)?;
                Ok(<Self as $crate::Card>::ALL[index])
            }
        }

        impl ::serde::Serialize for Card {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.code())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for Card {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let code = ::std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                code.parse().map_err(|_| ::serde::de::Error::custom(format_args!("{code:?} is no card")))
            }
        }
    };
}
