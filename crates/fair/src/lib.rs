//! Shuffles that can be checked.
