//! What sheets of many evenings say, and what becomes of them as files.

mod duel;
mod evenings;
mod file;
mod kit;
mod merge;
mod people;
mod seasons;
