//! The table in the browser, without a browser: no clock but the test's, no chance but a
//! seed's, no storage but a map's.

mod device;
mod kept;
mod pauses;
mod played;
mod undo;
