//! Small parts that pages are made of.

pub mod banner;
pub mod chart;
pub mod dialog;
pub mod frame;
pub mod help;
pub mod icon;
pub mod later;
pub mod lobby;
pub mod motion;
pub mod options;
pub mod outdated;
pub mod over;
pub mod pace;
pub mod preferences;
pub mod problem;
pub mod qr;
pub mod side;
pub mod signs;
pub mod top;
