//! Score sheets that several people share.

mod hidden;
mod kit;
mod limits;
mod lost;
mod together;
