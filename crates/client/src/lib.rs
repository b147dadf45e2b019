//! A client of the server: the same requests and the same socket that anybody
//! else would use.
//!
//! [`session`] is the client's side of the protocol and nothing else: no
//! sockets, no clock. The page in the browser drives it over the browser's
//! socket. With the feature `native` there are also `Server`, which opens and
//! looks up tables, `Socket`, the bare line to a table, and `Player`, a session
//! over such a line.

#[cfg(feature = "native")]
mod native;
pub mod session;
mod trouble;
mod view;

#[cfg(feature = "native")]
pub use native::{Heard, Pass, Player, Server, Socket, fresh_hex};
pub use trouble::Trouble;
pub use view::View;
