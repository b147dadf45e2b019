//! What is asked of the file, in SQL.

use rusqlite::{Connection, OptionalExtension, Row, Transaction, TransactionBehavior};

use crate::store::chain::{self, Kept, KeptEvent, KeptSecret, Link};
use crate::store::{Append, Appended, Listed, Secret, StoreError};

/// Why an append was not carried out.
pub(super) enum Failed {
    /// `SQLite` says no: the transaction is not to be committed.
    Sqlite(rusqlite::Error),
    /// The log it belongs to is damaged. Nothing was written.
    Damaged(StoreError),
}

impl From<rusqlite::Error> for Failed {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sqlite(error)
    }
}

/// Carries out one append of a transaction, or finds that it must not be.
pub(super) fn append(transaction: &Transaction<'_>, entry: &Append) -> Result<Appended, Failed> {
    let table = find(transaction, &entry.table)?;
    if let (Some((id, _)), Some(command)) = (table, &entry.command)
        && let Some(seq) = carried_out(transaction, id, command)?
    {
        return Ok(Appended::Duplicate { seq });
    }
    let seq = table.map_or(0, |(_, seq)| seq);
    if seq != entry.expected {
        return Ok(Appended::Conflict { seq });
    }
    let before = match table {
        Some((id, seq)) => link(transaction, id, seq)?.ok_or_else(|| no_link(&entry.table, seq))?,
        None => Link::first(&entry.table),
    };
    let last = seq + entry.events.len() as u64;
    let id = match table {
        Some((id, _)) => grow(transaction, id, last, entry.closes)?,
        None => create(transaction, &entry.table, last, entry.closes)?,
    };
    write(transaction, id, entry, &chain::links(before, entry))?;
    Ok(Appended::Done { seq: last })
}

fn no_link(table: &str, seq: u64) -> Failed {
    Failed::Damaged(StoreError::damaged(table, &format!("event {seq} is missing")))
}

/// The link of an event, if it is there.
fn link(connection: &Connection, table: i64, seq: u64) -> rusqlite::Result<Option<Link>> {
    let mut link = connection.prepare_cached("SELECT link FROM events WHERE table_id = ?1 AND seq = ?2")?;
    let bytes: Option<Vec<u8>> = link.query_row((table, signed(seq)), |row| row.get(0)).optional()?;
    Ok(bytes.and_then(|bytes| Link::kept(&bytes)))
}

/// The id of a table and the number of its last event.
fn find(connection: &Connection, code: &str) -> rusqlite::Result<Option<(i64, u64)>> {
    let mut find = connection.prepare_cached("SELECT id, seq FROM tables WHERE code = ?1")?;
    find.query_row([code], |row| Ok((row.get(0)?, number(row, 1)?))).optional()
}

/// The number of the last event that a command made at a table.
pub(super) fn made_by(connection: &Connection, code: &str, command: &str) -> rusqlite::Result<Option<u64>> {
    match find(connection, code)? {
        Some((table, _)) => carried_out(connection, table, command),
        None => Ok(None),
    }
}

fn carried_out(connection: &Connection, table: i64, command: &str) -> rusqlite::Result<Option<u64>> {
    let mut find =
        connection.prepare_cached("SELECT seq FROM commands WHERE table_id = ?1 AND command = ?2")?;
    find.query_row((table, command), |row| number(row, 0)).optional()
}

fn create(
    transaction: &Transaction<'_>,
    code: &str,
    last: u64,
    closes: Option<u64>,
) -> rusqlite::Result<i64> {
    let mut create = transaction.prepare_cached(
        "INSERT INTO tables (code, seq, closed, closed_at) VALUES (?1, ?2, ?3 IS NOT NULL, ?3)",
    )?;
    create.insert((code, signed(last), closes.map(signed)))
}

fn grow(transaction: &Transaction<'_>, table: i64, last: u64, closes: Option<u64>) -> rusqlite::Result<i64> {
    let mut grow = transaction.prepare_cached(
        "UPDATE tables SET seq = ?2, closed = closed OR ?3 IS NOT NULL, closed_at = coalesce(closed_at, ?3)
         WHERE id = ?1",
    )?;
    grow.execute((table, signed(last), closes.map(signed)))?;
    Ok(table)
}

/// Writes events, command and secrets of a table.
fn write(transaction: &Transaction<'_>, table: i64, entry: &Append, links: &[Link]) -> rusqlite::Result<()> {
    let mut event = transaction
        .prepare_cached("INSERT INTO events (table_id, seq, event, link) VALUES (?1, ?2, ?3, ?4)")?;
    let mut seq = entry.expected;
    for (text, link) in entry.events.iter().zip(links) {
        seq += 1;
        event.execute((table, signed(seq), text, link.bytes()))?;
    }
    if let Some(id) = &entry.command {
        let mut command = transaction
            .prepare_cached("INSERT INTO commands (table_id, command, seq) VALUES (?1, ?2, ?3)")?;
        command.execute((table, id, signed(seq)))?;
    }
    for (name, value) in chain::newest(&entry.secrets) {
        let mut secret = transaction
            .prepare_cached("INSERT INTO secrets (table_id, seq, name, value) VALUES (?1, ?2, ?3, ?4)")?;
        secret.execute((table, signed(entry.expected + 1), name, value))?;
    }
    Ok(())
}

/// What there is of a table after its first `from` events, and the event before that.
pub(super) fn kept(connection: &Connection, code: &str, from: u64) -> rusqlite::Result<Kept> {
    // All of it as of one moment.
    let moment = connection.unchecked_transaction()?;
    kept_now(&moment, code, from)
}

fn kept_now(moment: &Transaction<'_>, code: &str, from: u64) -> rusqlite::Result<Kept> {
    let Some((table, count)) = find(moment, code)? else { return Ok(Kept::default()) };
    let mut events = moment.prepare_cached(
        "SELECT seq, event, link FROM events WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq",
    )?;
    let event = |row: &Row<'_>| Ok(KeptEvent { seq: number(row, 0)?, event: row.get(1)?, link: row.get(2)? });
    let events = events.query_map((table, signed(from)), event)?.collect::<rusqlite::Result<_>>()?;
    let mut secrets = moment.prepare_cached(
        "SELECT seq, name, value FROM secrets WHERE table_id = ?1 AND seq > ?2 ORDER BY seq, name",
    )?;
    let secret = |row: &Row<'_>| {
        let secret = Secret { name: row.get(1)?, value: row.get(2)? };
        Ok(KeptSecret { seq: number(row, 0)?, secret })
    };
    let secrets = secrets.query_map((table, signed(from)), secret)?.collect::<rusqlite::Result<_>>()?;
    Ok(Kept { count, events, secrets })
}

/// Chains the logs of a file that has none of it yet. The secrets belong to the first events.
pub(super) fn chain_all(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    let mut tables = transaction.prepare("SELECT id, code FROM tables")?;
    let mut write = transaction.prepare("UPDATE events SET link = ?3 WHERE table_id = ?1 AND seq = ?2")?;
    let mut found = tables.query(())?;
    while let Some(row) = found.next()? {
        let (id, table): (i64, String) = (row.get(0)?, row.get(1)?);
        let Kept { events, secrets, .. } = kept_now(transaction, &table, 0)?;
        let whole = Append {
            table,
            expected: 0,
            command: None,
            events: events.into_iter().map(|kept| kept.event).collect(),
            secrets: secrets.into_iter().map(|kept| kept.secret).collect(),
            closes: None,
        };
        for (seq, link) in (1..).zip(chain::links(Link::first(&whole.table), &whole)) {
            write.execute((id, signed(seq), link.bytes()))?;
        }
    }
    Ok(())
}

/// The codes of the tables that are not closed.
pub(super) fn open_tables(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut open = connection.prepare_cached("SELECT code FROM tables WHERE NOT closed ORDER BY code")?;
    open.query_map((), |row| row.get(0))?.collect()
}

/// All tables, by their codes.
pub(super) fn tables(connection: &Connection) -> rusqlite::Result<Vec<Listed>> {
    let mut tables = connection.prepare_cached("SELECT code, seq, closed_at FROM tables ORDER BY code")?;
    let listed = |row: &Row<'_>| {
        let closed_at: Option<i64> = row.get(2)?;
        Ok(Listed {
            code: row.get(0)?,
            events: number(row, 1)?,
            closed_at: closed_at.map(i64::cast_unsigned),
        })
    };
    tables.query_map((), listed)?.collect()
}

/// Forgets some tables that were closed before a time, until they had so many events. Says
/// how many tables; none if there are no more.
pub(super) fn prune(connection: &mut Connection, before: u64, events: u64) -> rusqlite::Result<u64> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut old = transaction
        .prepare_cached("SELECT id, seq FROM tables WHERE closed AND closed_at < ?1 ORDER BY id")?;
    let (mut tables, mut gone) = (0, 0);
    let mut found = old.query([signed(before)])?;
    while gone < events
        && let Some(row) = found.next()?
    {
        forget(&transaction, row.get(0)?)?;
        tables += 1;
        gone += number(row, 1)?;
    }
    drop(found);
    drop(old);
    transaction.commit()?;
    Ok(tables)
}

fn forget(transaction: &Transaction<'_>, table: i64) -> rusqlite::Result<()> {
    for sql in [
        "DELETE FROM events WHERE table_id = ?1",
        "DELETE FROM commands WHERE table_id = ?1",
        "DELETE FROM secrets WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ] {
        transaction.prepare_cached(sql)?.execute([table])?;
    }
    Ok(())
}

/// What is wrong with the file itself, and what belongs to no table.
pub(super) fn inspect(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut check = connection.prepare("PRAGMA integrity_check")?;
    let mut wrong: Vec<String> = check.query_map((), |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    wrong.retain(|line| line != "ok");
    for kind in ["events", "commands", "secrets"] {
        let strays = format!("SELECT count(*) FROM {kind} WHERE table_id NOT IN (SELECT id FROM tables)");
        let count: i64 = connection.query_row(&strays, (), |row| row.get(0))?;
        if count > 0 {
            wrong.push(format!("{count} {kind} belong to no table"));
        }
    }
    Ok(wrong)
}

/// A number as the file has them. No log comes near the largest.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The same the other way. The file has no negative ones.
fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get(column).map(i64::cast_unsigned)
}
