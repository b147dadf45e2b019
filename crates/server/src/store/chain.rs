//! Events chained by hashes, so that one that was altered, put in or taken out is found.
//!
//! Every event has a [`Link`]: the SHA-256 of the link before it, its number, its text and
//! the secrets that were kept with it. A store keeps links beside events and knows nothing
//! of what they are made of; it is checked here, whatever the store.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use super::{Append, Log, Logged, Secret, StoreError};

/// What the first link of a log begins with, so that no other hash can be mistaken for it.
const PURPOSE: &[u8] = b"fliphouse log 1";

/// The hash of an event and of everything before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link([u8; Self::BYTES]);

/// A log as a store has it, not checked yet: from an event on to the last.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    /// How many events the log has, by the store's own count.
    pub count: u64,
    /// The events in order. The one before the first that is wanted comes first: its link
    /// is what the next must fit.
    pub events: Vec<KeptEvent>,
    /// All secrets that were kept with them.
    pub secrets: Vec<KeptSecret>,
}

/// An event as a store has it.
#[derive(Clone, Debug)]
pub struct KeptEvent {
    /// Its number in its log, from 1.
    pub seq: u64,
    /// Its JSON text, as it was written.
    pub event: String,
    /// Its link: [`Link::BYTES`] of them, unless somebody has changed it.
    pub link: Vec<u8>,
}

/// A secret as a store has it.
#[derive(Clone, Debug)]
pub struct KeptSecret {
    /// The number of the event that it came with.
    pub seq: u64,
    /// What it is, and its bytes.
    pub secret: Secret,
}

impl Link {
    /// How many bytes a link has.
    pub const BYTES: usize = 32;

    /// The link before the first event of a table.
    pub fn first(table: &str) -> Self {
        let mut hash = Sha256::new_with_prefix(PURPOSE);
        part(&mut hash, table.as_bytes());
        Self(hash.finalize().into())
    }

    /// A link as it was kept, if it can be one.
    pub fn kept(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// The link as it is kept.
    pub const fn bytes(&self) -> &[u8; Self::BYTES] {
        &self.0
    }

    /// The link of the next event. The secrets are in the order of their names, each once.
    fn next<'a>(self, seq: u64, event: &str, secrets: impl Iterator<Item = (&'a str, &'a [u8])>) -> Self {
        let mut hash = Sha256::new_with_prefix(self.0);
        hash.update(seq.to_be_bytes());
        part(&mut hash, event.as_bytes());
        for (name, value) in secrets {
            part(&mut hash, name.as_bytes());
            part(&mut hash, value);
        }
        Self(hash.finalize().into())
    }
}

/// Adds something with its length, so that it matters where one thing ends and the next begins.
fn part(hash: &mut Sha256, bytes: &[u8]) {
    hash.update((bytes.len() as u64).to_be_bytes());
    hash.update(bytes);
}

/// The links of the events of an append after the link of the event before. Its secrets
/// belong to its first event.
pub fn links(mut before: Link, entry: &Append) -> Vec<Link> {
    let mut secrets = newest(&entry.secrets);
    let mut links = Vec::with_capacity(entry.events.len());
    for (seq, event) in (entry.expected + 1..).zip(&entry.events) {
        before = before.next(seq, event, std::mem::take(&mut secrets).into_iter());
        links.push(before);
    }
    links
}

/// The secrets by their names. Of two with one name the later counts.
pub fn newest<'a>(secrets: impl IntoIterator<Item = &'a Secret>) -> BTreeMap<&'a str, &'a [u8]> {
    secrets.into_iter().map(|secret| (secret.name.as_str(), secret.value.as_slice())).collect()
}

/// What a log has after the first `from` events, once it is seen to be what was written.
pub fn check(table: &str, from: u64, kept: Kept) -> Result<Log, StoreError> {
    let damaged = |what: String| StoreError::damaged(table, &what);
    let Kept { count, events, secrets } = kept;
    if count < from {
        return Err(damaged(format!("it has {count} events, but had {from}")));
    }
    let mut with = by_event(&secrets);
    let mut events = events.into_iter();
    let mut before = match from {
        0 => Link::first(table),
        _ => anchor(from, events.next()).ok_or_else(|| damaged(missing(from)))?,
    };
    let mut log = Log::default();
    let mut seq = from;
    for kept in events {
        seq += 1;
        if kept.seq != seq {
            return Err(damaged(missing(seq)));
        }
        let secrets = newest(with.remove(&seq).unwrap_or_default());
        let link = before.next(seq, &kept.event, secrets.into_iter());
        if link.bytes() != kept.link.as_slice() {
            return Err(damaged(format!("event {seq}, or a secret kept with it, is not what was written")));
        }
        before = link;
        log.events.push(Logged { seq, event: kept.event });
    }
    if seq != count {
        return Err(damaged(missing(seq + 1)));
    }
    if let Some((seq, _)) = with.first_key_value() {
        return Err(damaged(format!("a secret was added to event {seq}")));
    }
    let newest = newest(secrets.iter().map(|kept| &kept.secret));
    log.secrets = newest
        .into_iter()
        .map(|(name, value)| Secret { name: name.to_owned(), value: value.to_owned() })
        .collect();
    Ok(log)
}

/// The secrets of each event, in the order they were kept.
fn by_event(secrets: &[KeptSecret]) -> BTreeMap<u64, Vec<&Secret>> {
    let mut with = BTreeMap::<u64, Vec<&Secret>>::new();
    for kept in secrets {
        with.entry(kept.seq).or_default().push(&kept.secret);
    }
    with
}

/// The link of the event that those wanted come after.
fn anchor(from: u64, kept: Option<KeptEvent>) -> Option<Link> {
    kept.filter(|kept| kept.seq == from).and_then(|kept| Link::kept(&kept.link))
}

fn missing(seq: u64) -> String {
    format!("event {seq} is missing")
}
