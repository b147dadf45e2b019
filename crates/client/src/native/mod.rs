//! Sessions over real sockets.

mod driver;
mod player;
mod server;
mod socket;

pub use player::{Heard, Pass, Player};
pub use server::Server;
pub use socket::Socket;

/// Random bytes as hex digits, such as for a salt or a key.
///
/// # Panics
/// If the operating system has no random bytes.
pub fn fresh_hex<const BYTES: usize>() -> String {
    base16ct::lower::encode_string(&fresh::<BYTES>())
}

fn fresh<const BYTES: usize>() -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
