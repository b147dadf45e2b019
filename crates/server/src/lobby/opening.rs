//! Tables that people open.

use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use protocol::{Code, OpenTable, Problem, TableOpened};
use table::{Decision, Entry};

use super::codes::fresh_code;
use super::{Lobby, lock};
use crate::actor::closing;
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
        opening.decision.secrets.push(opened_from(from));
        let seat = opening.decision.joined.clone();
        let code = self.write_new(opening.decision).await?;
        let log = self.log(&code).await?;
        let (lobby, written) = (Arc::clone(self), code.clone());
        let folded = self.archive.aside(move |away| lobby.fold(&away, &written, &log)).await??;
        let (table, from) = folded.ok_or_else(lost)?;
        self.start(table, from);
        tracing::info!(table = code, game = request.game, "a table was opened");
        Ok(TableOpened { table: code, host: opening.host, seat, commitment: opening.commitment })
    }

    /// Writes the beginning of a log under a code that nobody has.
    async fn write_new(&self, decision: Decision) -> Result<String, Problem> {
        let at = self.config.clock.wall();
        let events: Vec<String> =
            decision.events.into_iter().map(|event| Entry { at, event }.text()).collect();
        for _ in 0..8 {
            let code = fresh_code(&self.config.chance);
            let append = Append {
                table: code.clone(),
                expected: 0,
                command: None,
                events: events.clone(),
                secrets: decision.secrets.clone(),
                closes: None,
            };
            let began = self.config.clock.steady();
            let appended = self.store.append(append).await;
            self.metrics.appends.done(&self.config.clock, began);
            if matches!(appended.map_err(|error| self.failed(&code, &error))?, Appended::Done { .. }) {
                return Ok(code);
            }
        }
        Err(Problem::new(Code::Broken, "no free code was found; try again"))
    }

    /// A place for one more table, unless there are too many. It is kept until
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
            let message = format_args!("you have {own} tables open; close one first");
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
    Problem::new(Code::Broken, "the table was written but cannot be read; try again")
}
