//! Tables that people open, and sheets that they share.

use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use protocol::{Code, OpenSheet, OpenTable, Problem, SheetOpened, TableOpened};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Decision, Entry};

use super::codes::{fresh_code, sheet_key};
use super::{Lobby, lock};
use crate::pen::closing;
use crate::store::{Append, Appended, Secret};

/// The name of the address that a table was opened from, among its secrets.
const OPENED_FROM: &str = "from";

impl Lobby {
    /// Opens a table for somebody.
    pub async fn new_table(
        self: &Arc<Self>,
        request: &OpenTable,
        from: IpAddr,
    ) -> Result<TableOpened, Problem> {
        let _place = self.place(from)?;
        if let Some(name) = &request.name {
            crate::names::check(&protocol::names::name(name)?)?;
        }
        let mut opening = table::open(request, &mut |bytes| self.config.chance.fill(bytes))?;
        let seat = opening.decision.joined.clone();
        opening.decision.secrets.push(opened_from(from));
        let Decision { events, secrets, .. } = opening.decision;
        let code = self.begin(str::to_owned, events, secrets).await?;
        tracing::info!(table = code, game = request.game, "a table was opened");
        Ok(TableOpened { table: code, host: opening.host, seat, commitment: opening.commitment })
    }

    /// Shares a sheet for somebody.
    pub async fn new_sheet(
        self: &Arc<Self>,
        request: OpenSheet<score_keeper::Entry>,
        from: IpAddr,
    ) -> Result<SheetOpened, Problem> {
        let _place = self.place(from)?;
        let config = Arc::clone(&self.config);
        let opening = move |_| shared_sheet::open(request, &mut |bytes| config.chance.fill(bytes));
        let mut opening = self.archive.aside(opening).await??;
        opening.secrets.push(opened_from(from));
        let seq = opening.events.len() as u64;
        let code = self.begin(sheet_key, opening.events, opening.secrets).await?;
        tracing::info!(sheet = code, "a sheet is shared");
        Ok(SheetOpened { sheet: code, scorer: opening.scorer, seq })
    }

    /// Writes the beginning of a log under a code that nobody has, and sets to work what it
    /// makes.
    async fn begin<E: Serialize + DeserializeOwned>(
        self: &Arc<Self>,
        key: impl Fn(&str) -> String,
        events: Vec<E>,
        secrets: Vec<Secret>,
    ) -> Result<String, Problem> {
        let at = self.config.clock.wall();
        let events = events.into_iter().map(|event| Entry { at, event }.text()).collect();
        let first =
            Append { table: String::new(), expected: 0, command: None, events, secrets, closes: None };
        let code = self.write_new(&key, first).await?;
        let log = self.log(&key(&code)).await?;
        let (lobby, written) = (Arc::clone(self), key(&code));
        let folded = self.archive.aside(move |away| lobby.fold(&away, &written, &log)).await??;
        let (kept, from) = folded.ok_or_else(lost)?;
        self.start(kept, from);
        Ok(code)
    }

    /// Writes the beginning of a log.
    async fn write_new(&self, key: impl Fn(&str) -> String, first: Append) -> Result<String, Problem> {
        for _ in 0..8 {
            let code = fresh_code(&self.config.chance);
            let append = Append { table: key(&code), ..first.clone() };
            let began = self.config.clock.steady();
            let appended = self.store.append(append).await;
            self.metrics.appends.done(&self.config.clock, began);
            if matches!(appended.map_err(|error| self.failed(&code, &error))?, Appended::Done { .. }) {
                return Ok(code);
            }
        }
        Err(Problem::new(Code::Broken, "no free code was found; try again"))
    }

    /// A place for one more table or sheet, unless there are too many. It is kept until
    /// the table is open, so that many who ask at once do not all get the last.
    fn place(&self, from: IpAddr) -> Result<Place<'_>, Problem> {
        if self.closing.is_cancelled() {
            return Err(closing());
        }
        let tables = self.lock();
        let mut opening = lock(&self.opening);
        if tables.len() + opening.len() >= self.config.most_tables {
            return Err(Problem::new(Code::TooMany, "the house is full; try again later"));
        }
        let open = tables.values().filter(|open| open.from == Some(from)).count();
        let own = open + opening.iter().filter(|address| **address == from).count();
        if own >= self.config.tables_per_address {
            let message = format_args!("you have {own} tables and sheets open; close one first");
            return Err(Problem::new(Code::TooMany, message));
        }
        opening.push(from);
        Ok(Place { opening: &self.opening, from })
    }
}

/// A place that is kept for a table.
struct Place<'a> {
    opening: &'a Mutex<Vec<IpAddr>>,
    from: IpAddr,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut opening = lock(self.opening);
        if let Some(place) = opening.iter().position(|address| *address == self.from) {
            opening.swap_remove(place);
        }
    }
}

/// From where a table was opened, as it is kept: so many count for an address, also after a
/// restart.
fn opened_from(from: IpAddr) -> Secret {
    Secret { name: OPENED_FROM.to_owned(), value: from.to_string().into_bytes() }
}

/// The same the other way. Tables of older versions count for nobody.
pub(super) fn where_opened(secrets: &[Secret]) -> Option<IpAddr> {
    let kept = secrets.iter().find(|secret| secret.name == OPENED_FROM)?;
    std::str::from_utf8(&kept.value).ok()?.parse().ok()
}

fn lost() -> Problem {
    Problem::new(Code::Broken, "it was written but cannot be read; try again")
}
