//! Sessions over real sockets.

mod chance;
mod driver;
mod player;
mod server;
mod socket;
mod tls;

pub use chance::Chance;
pub use driver::{Driver, Report};
pub use player::{Heard, Pass, Player};
pub use server::Server;
pub use socket::Socket;
