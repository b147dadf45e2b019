//! What is asked of the file, in SQL.

use rusqlite::{Connection, OptionalExtension, Row, Transaction};

use crate::store::{Append, Appended, Logged, Secret};

/// Carries out one append of a transaction, or finds that it must not be. After
/// an error the transaction is not to be committed.
pub(super) fn append(transaction: &Transaction<'_>, entry: &Append) -> rusqlite::Result<Appended> {
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
    let last = seq + entry.events.len() as u64;
    let id = match table {
        Some((id, _)) => grow(transaction, id, last, entry.closes)?,
        None => create(transaction, &entry.table, last, entry.closes)?,
    };
    write(transaction, id, entry)?;
    Ok(Appended::Done { seq: last })
}

/// The id of a table and the number of its last event.
fn find(connection: &Connection, code: &str) -> rusqlite::Result<Option<(i64, u64)>> {
    let mut find = connection.prepare_cached("SELECT id, seq FROM tables WHERE code = ?1")?;
    find.query_row([code], |row| Ok((row.get(0)?, number(row, 1)?))).optional()
}

/// The last event of a command, if it was carried out before.
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

fn create(transaction: &Transaction<'_>, code: &str, last: u64, closed: bool) -> rusqlite::Result<i64> {
    let mut create =
        transaction.prepare_cached("INSERT INTO tables (code, seq, closed) VALUES (?1, ?2, ?3)")?;
    create.insert((code, signed(last), closed))
}

fn grow(transaction: &Transaction<'_>, table: i64, last: u64, closes: bool) -> rusqlite::Result<i64> {
    let mut grow =
        transaction.prepare_cached("UPDATE tables SET seq = ?2, closed = closed OR ?3 WHERE id = ?1")?;
    grow.execute((table, signed(last), closes))?;
    Ok(table)
}

/// Writes events, command and secrets of a table.
fn write(transaction: &Transaction<'_>, table: i64, entry: &Append) -> rusqlite::Result<()> {
    let mut event =
        transaction.prepare_cached("INSERT INTO events (table_id, seq, event) VALUES (?1, ?2, ?3)")?;
    let mut seq = entry.expected;
    for text in &entry.events {
        seq += 1;
        event.execute((table, signed(seq), text))?;
    }
    if let Some(id) = &entry.command {
        let mut command = transaction
            .prepare_cached("INSERT INTO commands (table_id, command, seq) VALUES (?1, ?2, ?3)")?;
        command.execute((table, id, signed(seq)))?;
    }
    for Secret { name, value } in &entry.secrets {
        let mut secret = transaction
            .prepare_cached("INSERT OR REPLACE INTO secrets (table_id, name, value) VALUES (?1, ?2, ?3)")?;
        secret.execute((table, name, value))?;
    }
    Ok(())
}

/// The events of a table after the first `from`.
pub(super) fn events(connection: &Connection, code: &str, from: u64) -> rusqlite::Result<Vec<Logged>> {
    let mut events = connection.prepare_cached(
        "SELECT seq, event FROM events
         WHERE table_id = (SELECT id FROM tables WHERE code = ?1) AND seq > ?2
         ORDER BY seq",
    )?;
    let logged = |row: &Row<'_>| Ok(Logged { seq: number(row, 0)?, event: row.get(1)? });
    events.query_map((code, signed(from)), logged)?.collect()
}

/// The secrets of a table, by name.
pub(super) fn secrets(connection: &Connection, code: &str) -> rusqlite::Result<Vec<Secret>> {
    let mut secrets = connection.prepare_cached(
        "SELECT name, value FROM secrets
         WHERE table_id = (SELECT id FROM tables WHERE code = ?1)
         ORDER BY name",
    )?;
    let secret = |row: &Row<'_>| Ok(Secret { name: row.get(0)?, value: row.get(1)? });
    secrets.query_map([code], secret)?.collect()
}

/// The codes of the tables that are not closed.
pub(super) fn open_tables(connection: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut open = connection.prepare_cached("SELECT code FROM tables WHERE NOT closed ORDER BY code")?;
    open.query_map((), |row| row.get(0))?.collect()
}

/// A number as the file has them. No log comes near the largest.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The same the other way. The file has no negative ones.
fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get(column).map(i64::cast_unsigned)
}
