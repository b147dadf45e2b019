//! A client of the server: the same requests and the same socket that anybody
//! else would use.
//!
//! [`session`] is the client's side of the protocol and nothing else: no
//! sockets, no clock. The page in the browser drives it over the browser's
//! socket. With the feature `native` there are also `Server`, which opens and
//! looks up tables, `Socket`, the bare line to a table, `Driver`, a session over
//! such a line, and `Player`, which sits down and keeps a view of the table.
//!
//! ```no_run
//! # #[cfg(feature = "native")]
//! # async fn play() -> Result<(), client::Trouble> {
//! use client::{Heard, Pass, Player, Server};
//!
//! let server = Server::at("http://127.0.0.1:7777")?;
//! let mut ann = Player::come(&server, "KMPQRS", Pass::Name("Ann".to_owned())).await?;
//! loop {
//!     // A move by lot, when it is Ann's turn and her last one is acknowledged.
//!     if let Some(command) = ann.wish(false) {
//!         ann.command(command).await;
//!     }
//!     match ann.hear().await? {
//!         Heard::Event { seq, what } => println!("{seq}: {what:?}"),
//!         Heard::Lost(trouble) => println!("{trouble}; coming back"),
//!         _ => {}
//!     }
//! }
//! # }
//! ```

#[cfg(feature = "native")]
mod native;
pub mod session;
mod trouble;
mod view;

#[cfg(feature = "native")]
pub use native::{Chance, Driver, Heard, Pass, Player, Report, Server, Socket};
pub use trouble::Trouble;
pub use view::View;
