//! Tests of the page in a real browser, on the real program: see `tests`.
//!
//! They are a crate of their own, so that what drives a browser is no part of
//! the program's own tests.
