//! The pages, each by its address.

pub mod about;
pub mod home;
pub mod kept;
pub mod open;
pub mod pass;
pub mod play;
pub mod rivals;
pub mod table;
pub mod tables;
pub mod tv;
