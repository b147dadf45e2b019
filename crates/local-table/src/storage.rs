//! What the browser keeps of a table, so that it goes on after a reload.

use protocol::{Code, GameName, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Logged, Secret};

/// The form of what is kept. One that cannot be read by older pages has a higher number.
const VERSION: u32 = 1;

/// What the only table was kept under by older pages.
const OLD: &str = "local";

/// Which of the tables in a browser: one is kept for each game and company, all of it under
/// one name, so that two tabs cannot mix theirs up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The game that is played.
    pub game: GameName,
    /// With whom.
    pub company: Company,
}

/// With whom somebody plays in a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// One person plays, against bots.
    Bots,
    /// Several people share the device.
    People,
}

impl Company {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Bots, Self::People];

    /// Who sits with so many people.
    pub const fn of(people: usize) -> Self {
        if people > 1 { Self::People } else { Self::Bots }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Bots => "bots",
            Self::People => "people",
        }
    }
}

impl Slot {
    fn name(self) -> String {
        format!("{OLD}.{}.{}", self.game, self.company.name())
    }
}

/// A game that was kept and is not over, as a list of such games tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Where it is kept.
    pub slot: Slot,
    /// The people who play, by name.
    pub people: Vec<String>,
    /// How many bots play.
    pub bots: usize,
    /// The round that it has come to, if that was kept.
    pub round: Option<u32>,
}

/// Texts by their names, as browsers have them.
pub trait Storage {
    /// What was kept under a name.
    fn read(&self, name: &str) -> Option<String>;

    /// Keeps a text under a name. If there is no room, everything stays as it was.
    #[must_use]
    fn write(&self, name: &str, text: &str) -> bool;
}

/// Keeps a table instead of the one that was kept for the same game and company. Says whether
/// there was room for it.
#[must_use]
pub fn keep(storage: &impl Storage, slot: Slot, text: &str) -> bool {
    storage.write(&slot.name(), text)
}

/// The table that was kept for a game and company, if there is one.
pub fn kept(storage: &impl Storage, slot: Slot) -> Option<String> {
    move_old(storage);
    storage.read(&slot.name()).filter(|text| !text.is_empty())
}

/// The game that was kept for a game and company and is not over, if there is one.
pub fn saved(storage: &impl Storage, slot: Slot) -> Option<Saved> {
    let about = About::read(&kept(storage, slot)?)?;
    about.game().map(|_| about.saved(slot))
}

/// All games that were kept and are not over.
pub fn all_saved(storage: &impl Storage) -> Vec<Saved> {
    let slots = GameName::ALL.into_iter().flat_map(|game| Company::ALL.map(|company| Slot { game, company }));
    slots.filter_map(|slot| saved(storage, slot)).collect()
}

/// Forgets what was kept for a game and company.
pub fn forget(storage: &impl Storage, slot: Slot) {
    // An empty text needs no room.
    let _ = storage.write(&slot.name(), "");
}

/// Older pages kept one table for all games: it goes where it is looked for now. If there is
/// no room for it twice it is moved all the same, and it stays where it is if that fails.
fn move_old(storage: &impl Storage) {
    let Some(text) = storage.read(OLD).filter(|text| !text.is_empty()) else { return };
    let slot = About::read(&text).and_then(|about| {
        let game = about.game()?.parse().ok()?;
        Some(Slot { game, company: Company::of(about.people().len()) })
    });
    let _ = storage.write(OLD, "");
    // A table without a game that is on was never gone on with, and a newer one is not replaced.
    if let Some(slot) = slot.filter(|slot| storage.read(&slot.name()).is_none_or(|text| text.is_empty()))
        && !storage.write(&slot.name(), &text)
    {
        let _ = storage.write(OLD, &text);
    }
}

/// What can be told of a kept table without laying it. It may be damaged.
struct About(Value);

impl About {
    fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().map(Self)
    }

    /// The game, if it is not over.
    fn game(&self) -> Option<&str> {
        self.0["game"].as_str()
    }

    /// The events of a kind.
    fn events<'a>(&'a self, kind: &'a str) -> impl Iterator<Item = &'a Value> {
        let log = self.0["log"].as_array().map_or(&[][..], Vec::as_slice);
        log.iter().filter(move |event| event["event"] == kind)
    }

    fn people(&self) -> Vec<String> {
        self.events("joined").filter_map(|event| event["name"].as_str()).map(str::to_owned).collect()
    }

    fn saved(&self, slot: Slot) -> Saved {
        Saved {
            slot,
            people: self.people(),
            bots: self.events("bot_sat").count(),
            round: self.0["round"].as_u64().and_then(|round| u32::try_from(round).ok()),
        }
    }
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
    /// The round that the game has come to. Older pages did not keep it.
    #[serde(default)]
    round: Option<u32>,
    log: Vec<Box<RawValue>>,
    secrets: Vec<(String, Vec<u8>)>,
}

/// A table as it is kept, with the game and the round if it is not over.
pub fn write(on: Option<(GameName, u32)>, log: &[Logged], secrets: &[Secret]) -> String {
    let (game, round) = on.unzip();
    let raw = |logged: &Logged| RawValue::from_string(logged.event.clone()).ok();
    let log = log.iter().filter_map(raw).collect();
    let secrets = secrets.iter().map(|secret| (secret.name.clone(), secret.value.clone())).collect();
    // Numbers and texts can always be written.
    serde_json::to_string(&Kept { version: VERSION, game, round, log, secrets }).unwrap_or_default()
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
