//! All sheets and seasons that this browser keeps, read and added to.

use browser_log::{Failure, Header, Import, Json, Listed, Logs, Name, Store as _};
use score_keeper::{Entry, SheetLog};
use scoreboard::{Game, Kept, Known, Merge, Scores, Season, Seasons};
use shown::score::{Summary, remembered};

use crate::browser;
use crate::score::store::{self, shelf};

/// The log, and the kind of log, that all states of seasons are in.
const SEASONS: &str = "seasons";

/// Everything that is kept.
#[derive(Clone, Default)]
pub struct House {
    /// The sheets.
    pub sheets: Vec<Kept>,
    /// What each of them says.
    pub games: Vec<Game>,
    /// The seasons.
    pub seasons: Seasons,
    /// How many sheets this page cannot read.
    pub unread: usize,
}

impl House {
    /// Everything, to be written into a file.
    pub fn scores(&self) -> Scores {
        let summaries: Vec<Summary> = self.sheets.iter().map(summary).collect();
        let known = remembered(summaries.iter()).into_iter().map(|(name, avatar)| Known { name, avatar });
        Scores { sheets: self.sheets.clone(), seasons: self.seasons.all().to_vec(), people: known.collect() }
    }
}

fn summary(kept: &Kept) -> Summary {
    Summary::of(kept.log.sheet(), None)
}

/// Reads everything.
pub async fn house() -> Result<House, Failure> {
    let logs = shelf().await.logs;
    let listed = logs.list(&Name::new(store::KIND)?).await?;
    let mut house = House { seasons: seasons(&logs).await?.1, ..House::default() };
    for log in listed {
        match read(&logs, &log).await {
            Some(kept) => house.sheets.push(kept),
            None => house.unread += 1,
        }
    }
    house.sheets.sort_by_key(|kept| std::cmp::Reverse(kept.changed()));
    house.games = house.sheets.iter().map(Game::of).collect();
    Ok(house)
}

/// A sheet.
pub async fn sheet(id: &str) -> Option<Kept> {
    let logs = shelf().await.logs;
    read_log(&logs, &Name::new(id).ok()?).await
}

/// A sheet of a list; nothing if this page cannot read it.
async fn read(logs: &Logs, listed: &Listed) -> Option<Kept> {
    listed.header.as_ref().ok()?;
    read_log(logs, &listed.name).await
}

async fn read_log(logs: &Logs, name: &Name) -> Option<Kept> {
    let log = logs.read(name).await.ok()?;
    let entries: Result<Vec<Entry>, _> = log.entries.iter().map(Json::read).collect();
    Some(Kept { id: name.as_str().parse().ok()?, log: SheetLog::read(entries.ok()?).ok()? })
}

/// How many states of seasons are kept, and the seasons.
async fn seasons(logs: &Logs) -> Result<(u64, Seasons), Failure> {
    match logs.read(&Name::new(SEASONS)?).await {
        Ok(log) => {
            let states = log.entries.iter().map(Json::read).collect::<Result<Vec<Season>, _>>()?;
            Ok((log.length, Seasons::read(states)))
        }
        Err(Failure::Missing) => Ok((0, Seasons::default())),
        Err(failure) => Err(failure),
    }
}

/// Keeps states of seasons.
pub async fn keep_seasons(states: &[Season]) -> Result<(), Failure> {
    if states.is_empty() {
        return Ok(());
    }
    let logs = shelf().await.logs;
    let (length, _) = seasons(&logs).await?;
    let entries: Vec<Json> = states.iter().map(Json::of).collect::<Result<_, _>>()?;
    let kind = Name::new(SEASONS)?;
    let header = Header { kind: kind.clone(), summary: Json::of(&())?, updated: browser::now() };
    logs.append(&kind, length, &entries, &header).await.map(drop)
}

/// Keeps what a file adds, and nothing else of it.
pub async fn take_in(house: &House, merge: &Merge) -> Result<(), Failure> {
    let logs = shelf().await.logs;
    let new: Result<Vec<Import>, Failure> =
        merge.fresh.iter().chain(&merge.parted).map(|kept| import(&logs, kept)).collect();
    logs.import(new?).await?;
    for (id, more) in &merge.continued {
        let Some(own) = house.sheets.iter().find(|kept| kept.id == *id) else { continue };
        let old = own.log.entries();
        let Ok(whole) = SheetLog::read([old, more].concat()) else { continue };
        let header = store::header(&Summary::of(whole.sheet(), None))?;
        let entries: Vec<Json> = more.iter().map(Json::of).collect::<Result<_, _>>()?;
        let length = u64::try_from(old.len()).unwrap_or(u64::MAX);
        // If somebody has written on it meanwhile it is a conflict, and nothing is lost.
        logs.append(&Name::new(id.as_str())?, length, &entries, &header).await?;
    }
    keep_seasons(&merge.seasons).await
}

fn import(logs: &Logs, kept: &Kept) -> Result<Import, Failure> {
    Ok(Import {
        name: Name::new(kept.id.as_str())?,
        form: logs.form(),
        header: store::header(&summary(kept))?,
        entries: kept.log.entries().iter().map(Json::of).collect::<Result<_, _>>()?,
    })
}
