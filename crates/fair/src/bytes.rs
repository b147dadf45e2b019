//! The bytes that a seed is made from, and how they are written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The server's part of the randomness of one game. It does not print itself in debug output, so that it cannot
/// slip into a log; only a [`Proof`](crate::Proof) writes it, when the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; Self::BYTES]);

/// The SHA-256 of a secret: public from the start, and fixes the secret without giving it away.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

/// A player's part of the randomness of one game: 16 to 32 bytes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Salt(Vec<u8>);

/// A text that is not the hex digits that are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotHex {
    /// What is wanted, as a sentence.
    pub expected: &'static str,
    /// How many characters there are.
    pub characters: usize,
    /// The first character that is no hex digit, counted from 1.
    pub bad: Option<usize>,
}

impl fmt::Display for NotHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.bad {
            Some(place) => write!(f, "{}; character {place} here is none", self.expected),
            None => write!(f, "{}; here are {}", self.expected, self.characters),
        }
    }
}

impl std::error::Error for NotHex {}

impl Secret {
    /// How long a secret is.
    pub const BYTES: usize = 48;

    /// A secret of these bytes, which must come from a generator that nobody can predict.
    pub const fn new(bytes: [u8; Self::BYTES]) -> Self {
        Self(bytes)
    }

    /// What is published in its place until the game is over.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The 96 hex digits of a proof. For storage and for a game that is over.
    pub fn to_hex(&self) -> String {
        base16ct::lower::encode_string(&self.0)
    }

    pub(crate) const fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        exactly(text, "a secret is 96 hex digits").map(Self)
    }
}

impl FromStr for Commitment {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        exactly(text, "a commitment is 64 hex digits").map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&base16ct::lower::encode_string(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl Salt {
    /// The fewest bytes: enough that nobody guesses them.
    pub const FEWEST: usize = 16;
    /// The most bytes: more would add nothing.
    pub const MOST: usize = 32;

    const EXPECTED: &str = "a salt is 32 to 64 hex digits, two for each byte";

    /// A salt of these bytes, if they are neither too few nor too many.
    pub fn new(bytes: &[u8]) -> Option<Self> {
        (Self::FEWEST..=Self::MOST).contains(&bytes.len()).then(|| Self(bytes.to_vec()))
    }

    /// The bytes that a player gave.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl FromStr for Salt {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        let wrong = NotHex { expected: Self::EXPECTED, characters: text.chars().count(), bad: None };
        let fits = (2 * Self::FEWEST..=2 * Self::MOST).contains(&text.len()) && text.len().is_multiple_of(2);
        if !fits {
            return Err(wrong);
        }
        let mut bytes = [0; Self::MOST];
        let bytes = &mut bytes[..text.len() / 2];
        read(text, bytes).map_err(|place| NotHex { bad: Some(place), ..wrong })?;
        Ok(Self(bytes.to_vec()))
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&base16ct::lower::encode_string(&self.0))
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Salt({self})")
    }
}

/// What serde needs to read and write hex digits as a text.
macro_rules! text {
    ($($type:ty),*) => {$(
        impl TryFrom<String> for $type {
            type Error = NotHex;

            fn try_from(text: String) -> Result<Self, NotHex> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(bytes: $type) -> Self {
                bytes.to_string()
            }
        }
    )*};
}

text!(Commitment, Salt);

fn exactly<const BYTES: usize>(text: &str, expected: &'static str) -> Result<[u8; BYTES], NotHex> {
    let wrong = NotHex { expected, characters: text.chars().count(), bad: None };
    let mut bytes = [0; BYTES];
    if text.len() != 2 * BYTES {
        return Err(wrong);
    }
    read(text, &mut bytes).map_err(|place| NotHex { bad: Some(place), ..wrong })?;
    Ok(bytes)
}

/// Fills the bytes from twice as many hex digits, or names the first character that is none.
fn read(text: &str, bytes: &mut [u8]) -> Result<(), usize> {
    let not_hex = |c: char| !c.is_ascii_hexdigit();
    if let Some(place) = text.chars().position(not_hex) {
        return Err(place + 1);
    }
    // They are all digits, two for each byte, so nothing is left to go wrong.
    base16ct::mixed::decode(text, bytes).map(drop).map_err(|_| text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_does_not_print_itself() {
        assert_eq!(format!("{:?}", Secret::new([7; 48])), "Secret(…)");
    }

    /// The digest as computed with Python's hashlib module.
    #[test]
    fn a_commitment_is_the_sha_256_of_the_secret() {
        let commitment = Secret::new([7; 48]).commitment();
        assert_eq!(commitment.to_string(), SHA_OF_48_SEVENS);
        assert_eq!(SHA_OF_48_SEVENS.to_uppercase().parse(), Ok(commitment));
    }

    const SHA_OF_48_SEVENS: &str = "61954f91dbee31fabb7e72625a3527b402a12711ae450ce409f1602662a288b1";

    #[test]
    fn what_is_written_is_read_again() {
        let secret = Secret::new(std::array::from_fn(|n| u8::try_from(n * 5).unwrap()));
        assert_eq!(secret.to_hex().len(), 96);
        assert_eq!(secret.to_hex().parse(), Ok(secret));
        for bytes in 16..=32 {
            let salt = Salt::new(&vec![0xa5; bytes]).unwrap();
            assert_eq!(salt.to_string().parse(), Ok(salt.clone()));
            let json = serde_json::to_string(&salt).unwrap();
            assert_eq!(json, format!("\"{salt}\""));
            assert_eq!(serde_json::from_str::<Salt>(&json).unwrap(), salt);
        }
    }

    #[test]
    fn a_salt_is_neither_too_short_nor_too_long() {
        assert_eq!(Salt::new(&[0; 15]), None);
        assert_eq!(Salt::new(&[0; 33]), None);
        for digits in [0, 1, 30, 31, 33, 63, 65, 66, 1000] {
            let message = "0".repeat(digits).parse::<Salt>().unwrap_err().to_string();
            assert_eq!(
                message,
                format!("a salt is 32 to 64 hex digits, two for each byte; here are {digits}")
            );
        }
    }

    #[test]
    fn what_is_no_hex_digit_is_named_by_its_place() {
        let text = format!("{}g{}", "0".repeat(20), "0".repeat(75));
        assert_eq!(
            text.parse::<Secret>().unwrap_err().to_string(),
            "a secret is 96 hex digits; character 21 here is none"
        );
        // Two bytes each in UTF-8: as long as a salt, and no digit among them.
        let error = "é".repeat(16).parse::<Salt>().unwrap_err();
        assert_eq!(error.bad, Some(1));
        assert!("+f".repeat(32).parse::<Commitment>().is_err());
        assert!(serde_json::from_str::<Commitment>("\"00\"").is_err());
    }
}
