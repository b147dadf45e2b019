//! The table server.

pub mod store;
