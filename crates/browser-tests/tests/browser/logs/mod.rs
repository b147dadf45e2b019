//! Logs in the browser's database, as the crate `browser-log` keeps them: by a page that does what
//! it is told to (`crates/browser-log/examples/probe`).

mod absent;
mod forms;
mod full;
mod killed;
mod probe;
mod site;
mod tabs;

pub use probe::killed;
