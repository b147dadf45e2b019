//! How the page and what works behind it in a worker of the browser talk to each other: in JSON,
//! as both are built together.

pub mod inside;
mod outside;

pub use outside::Bell;
