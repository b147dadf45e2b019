//! Whole games, published and checked.

mod common;
mod honest;
mod tampered;
