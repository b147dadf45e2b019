//! What the browser keeps of a table, so that it goes on after a reload.

use protocol::{Code, GameName, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Logged, Secret};

/// The form of what is kept. One that cannot be read by older pages has a higher number.
const VERSION: u32 = 1;

/// What the table is kept under. All of it is under one name, so that two tabs cannot
/// mix theirs up.
const NAME: &str = "local";

/// Texts by their names, as browsers have them.
pub trait Storage {
    /// What was kept under a name.
    fn read(&self, name: &str) -> Option<String>;

    /// Keeps a text under a name. If there is no room, everything stays as it was.
    #[must_use]
    fn write(&self, name: &str, text: &str) -> bool;
}

/// Keeps a table instead of the one before. Says whether there was room for it.
#[must_use]
pub fn keep(storage: &impl Storage, text: &str) -> bool {
    storage.write(NAME, text)
}

/// The table that was kept, if there is one.
pub fn kept(storage: &impl Storage) -> Option<String> {
    storage.read(NAME).filter(|text| !text.is_empty())
}

/// The game that was kept and is not over, if there is one.
pub fn saved(storage: &impl Storage) -> Option<String> {
    let kept: Value = serde_json::from_str(&kept(storage)?).ok()?;
    kept["game"].as_str().map(str::to_owned)
}

/// Forgets what was kept.
pub fn forget(storage: &impl Storage) {
    // An empty text needs no room.
    let _ = storage.write(NAME, "");
}

/// Why there is no going on with what was kept.
pub enum Unreadable {
    /// A newer page has kept it.
    Newer(Problem),
    /// It is not what was kept, for this reason.
    Damaged(String),
}

/// What is kept of a table.
#[derive(Serialize, Deserialize)]
struct Kept {
    version: u32,
    /// The game, as long as it is not over.
    game: Option<GameName>,
    log: Vec<Box<RawValue>>,
    secrets: Vec<(String, Vec<u8>)>,
}

/// A table as it is kept.
pub fn write(game: Option<GameName>, log: &[Logged], secrets: &[Secret]) -> String {
    let raw = |logged: &Logged| RawValue::from_string(logged.event.clone()).ok();
    let log = log.iter().filter_map(raw).collect();
    let secrets = secrets.iter().map(|secret| (secret.name.clone(), secret.value.clone())).collect();
    // Numbers and texts can always be written.
    serde_json::to_string(&Kept { version: VERSION, game, log, secrets }).unwrap_or_default()
}

/// The log and the secrets of a table that was kept.
pub fn read(text: &str) -> Result<(Vec<Logged>, Vec<Secret>), Unreadable> {
    let damaged = |error: serde_json::Error| Unreadable::Damaged(error.to_string());
    // The version comes first: of the rest nothing is known until it is.
    let value: Value = serde_json::from_str(text).map_err(damaged)?;
    if let Some(version) = value["version"].as_u64().filter(|version| *version > u64::from(VERSION)) {
        let message = format_args!("the game was kept in version {version}, and this page reads {VERSION}");
        return Err(Unreadable::Newer(Problem::new(Code::WrongVersion, message)));
    }
    let kept: Kept = serde_json::from_str(text).map_err(damaged)?;
    let entry = |(event, seq): (Box<RawValue>, u64)| Logged { seq, event: event.get().to_owned() };
    let log = kept.log.into_iter().zip(1..).map(entry).collect();
    let secrets = kept.secrets.into_iter().map(|(name, value)| Secret { name, value }).collect();
    Ok((log, secrets))
}
