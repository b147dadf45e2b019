//! A client of the house: the same requests and the same socket that anybody
//! else would use.
//!
//! [`Server`] opens and looks up tables. [`Socket`] is the bare line to a table.
//! [`Player`] is somebody at a table who stays there: it keeps the last view,
//! comes back after the connection was lost, and sends again what was not
//! acknowledged.

mod player;
mod server;
mod socket;
mod trouble;
mod view;

pub use player::{Heard, Mishaps, Pass, Player};
pub use server::Server;
pub use socket::{Hello, Socket, Welcome};
pub use trouble::Trouble;
pub use view::{Gap, View};

/// Random bytes as hex digits, such as for a salt or a key.
///
/// # Panics
/// If the operating system has no random bytes.
pub fn fresh_hex<const BYTES: usize>() -> String {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
