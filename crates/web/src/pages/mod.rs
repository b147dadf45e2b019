//! The pages, each by its address.

pub mod about;
pub mod home;
pub mod open;
pub mod pass;
pub mod play;
pub mod table;
pub mod tv;
