//! What a table must not give away: the secrets of its shuffles, and the hashes
//! of the secrets that its guests come back with.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::net::IpAddr;

use sha2::{Digest, Sha256};

use crate::kept::Secret;

/// The hash of somebody's secret. The secret itself is not kept.
type Hash = [u8; 32];

/// Where fresh random bytes come from: the operating system, or a test.
pub type Fresh<'a> = &'a mut dyn FnMut(&mut [u8]);

/// Everything secret about one table.
#[derive(Default)]
pub struct Secrets {
    host: Option<Hash>,
    guests: BTreeMap<u32, Hash>,
    games: BTreeMap<u32, fair::Secret>,
    /// From where nobody may come in.
    banned: BTreeSet<IpAddr>,
}

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secrets(…)")
    }
}

impl Secrets {
    /// Takes what a store has kept. Names that nobody knows are left alone:
    /// they may be from a newer version.
    pub fn learn(&mut self, secrets: &[Secret]) {
        for Secret { name, value } in secrets {
            match name.split_once('/') {
                None if name == "host" => self.host = value.as_slice().try_into().ok(),
                Some(("guest", guest)) => {
                    let hash = guest.parse::<u32>().ok().zip(value.as_slice().try_into().ok());
                    self.guests.extend(hash);
                }
                Some(("game", number)) => {
                    let bytes = <[u8; fair::Secret::BYTES]>::try_from(value.as_slice()).ok();
                    self.games.extend(number.parse::<u32>().ok().zip(bytes.map(fair::Secret::new)));
                }
                Some(("ban", _)) => {
                    let address = std::str::from_utf8(value).ok().and_then(|text| text.parse().ok());
                    self.banned.extend::<Option<IpAddr>>(address);
                }
                _ => {}
            }
        }
    }

    /// The secret that the shuffles of a game come from.
    pub fn game(&self, number: u32) -> Option<&fair::Secret> {
        self.games.get(&number)
    }

    /// Whether this is the secret of whoever opened the table.
    pub fn is_host(&self, secret: &str) -> bool {
        self.host == Some(hash(secret))
    }

    /// Whether nobody from this address may come in.
    pub fn bans(&self, address: IpAddr) -> bool {
        self.banned.contains(&address)
    }

    /// What is kept of a guest's secret.
    pub fn kept(&self, guest: u32) -> Option<&[u8]> {
        self.guests.get(&guest).map(<[u8; 32]>::as_slice)
    }

    /// The guest with this secret.
    pub fn guest(&self, secret: &str) -> Option<u32> {
        let hash = hash(secret);
        self.guests.iter().find(|(_, known)| **known == hash).map(|(guest, _)| *guest)
    }
}

/// What is kept of a guest who may not come back: the address they came from, which
/// nobody else is to know.
pub fn ban(guest: u32, address: IpAddr) -> Secret {
    Secret { name: format!("ban/{guest}"), value: address.to_string().into_bytes() }
}

/// A fresh secret of 256 bits for a host or a guest, and what is kept of it
/// under this name.
pub fn fresh_key(name: String, fresh: Fresh) -> (String, Secret) {
    let mut bytes = [0; 32];
    fresh(&mut bytes);
    let key = base16ct::lower::encode_string(&bytes);
    let kept = kept_key(&key, name);
    (key, kept)
}

/// What is kept of somebody's secret under a name: its hash.
pub fn kept_key(key: &str, name: String) -> Secret {
    Secret { name, value: hash(key).to_vec() }
}

/// Whether a text could be a secret: 256 bits in hex digits. How random they
/// are is up to whoever made it, and so is the harm if they are not.
pub fn is_key(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A fresh secret for the shuffles of a game, and how it is kept.
pub fn fresh_game(number: u32, fresh: Fresh) -> (fair::Secret, Secret) {
    let mut bytes = [0; fair::Secret::BYTES];
    fresh(&mut bytes);
    (fair::Secret::new(bytes), Secret { name: format!("game/{number}"), value: bytes.to_vec() })
}

/// The secrets are long and random, so a plain hash gives nothing away, and
/// how long a comparison of hashes takes does neither.
fn hash(secret: &str) -> Hash {
    Sha256::digest(secret).into()
}
