//! Why a file cannot be taken in.

use std::fmt;

use score_keeper::Refusal;

use crate::file::MOST_BYTES;

/// Why a file cannot be taken in. Nothing of it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is larger than any file of scores.
    TooLarge,
    /// It ends in the middle.
    CutShort,
    /// It is no file of scores.
    Foreign,
    /// A later version wrote it.
    Newer {
        /// The number of its format.
        format: u32,
    },
    /// Something in it is not as it was written.
    Damaged {
        /// In which line, counted from 1.
        line: usize,
        /// At which place of the line.
        column: usize,
    },
    /// A sheet in it cannot be read.
    Sheet {
        /// Which, counted from 1.
        number: usize,
        /// Why.
        why: Refusal,
    },
    /// It has more in it than the page keeps.
    TooMany,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "a file of scores has at most {MOST_BYTES} bytes"),
            Self::CutShort => write!(f, "the file ends in the middle"),
            Self::Foreign => write!(f, "this is no file of scores"),
            Self::Newer { format } => write!(f, "a later version wrote this file, in format {format}"),
            Self::Damaged { line, column } => {
                write!(f, "the file is damaged in line {line}, column {column}")
            }
            Self::Sheet { number, why } => write!(f, "sheet {number}: {why}"),
            Self::TooMany => write!(f, "the file has more in it than can be kept"),
        }
    }
}

impl std::error::Error for Unreadable {}
