//! The table server.

pub mod store;
pub mod tables;
