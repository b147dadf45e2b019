//! How the file came to its present form.

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::log;

/// Says in the header of the file that it is ours: "Flip".
pub(super) const APPLICATION: i64 = 0x466c_6970;

/// A step from one form of the file to the next.
pub(super) struct Step {
    sql: &'static str,
    /// What SQL alone cannot do.
    then: fn(&Transaction<'_>) -> rusqlite::Result<()>,
}

/// The steps from an empty file to the present form, in order. The version of a
/// file is how many of them it has seen; so a step is never changed, only
/// followed by another.
pub(super) const STEPS: &[Step] =
    &[Step { sql: TABLES, then: |_| Ok(()) }, Step { sql: CHAINED, then: log::chain_all }];

const TABLES: &str = "
    -- `seq` is the number of the last event: the fence.
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        seq INTEGER NOT NULL CHECK (seq > 0),
        closed INTEGER NOT NULL CHECK (closed IN (0, 1))
    ) STRICT;
    CREATE INDEX open_tables ON tables (code) WHERE NOT closed;
    CREATE TABLE events (
        table_id INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    -- Commands that were carried out, with their last event.
    CREATE TABLE commands (
        table_id INTEGER NOT NULL,
        command TEXT NOT NULL,
        seq INTEGER NOT NULL,
        PRIMARY KEY (table_id, command)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE secrets (
        table_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        value BLOB NOT NULL,
        PRIMARY KEY (table_id, name)
    ) STRICT, WITHOUT ROWID;
";

const CHAINED: &str = "
    -- The hash of the event and of everything before it.
    ALTER TABLE events ADD COLUMN link BLOB NOT NULL DEFAULT x'';
    -- When the table was closed, in milliseconds since 1970.
    ALTER TABLE tables ADD COLUMN closed_at INTEGER;
    UPDATE tables SET closed_at = unixepoch() * 1000 WHERE closed;
    -- Each secret with the event that it came with. Of older ones that is not known.
    ALTER TABLE secrets RENAME TO older_secrets;
    CREATE TABLE secrets (
        table_id INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        name TEXT NOT NULL,
        value BLOB NOT NULL,
        PRIMARY KEY (table_id, seq, name)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO secrets (table_id, seq, name, value) SELECT table_id, 1, name, value FROM older_secrets;
    DROP TABLE older_secrets;
";

/// Brings a file up to date. Each step is a transaction: it is done or not.
pub(super) fn migrate(connection: &mut Connection, steps: &[Step]) -> rusqlite::Result<()> {
    // A file that is up to date is not locked at all.
    while version(connection)? < steps.len() {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = version(&transaction)?;
        if let Some(step) = steps.get(done) {
            transaction.execute_batch(step.sql)?;
            (step.then)(&transaction)?;
            transaction.pragma_update(None, "application_id", APPLICATION)?;
            transaction.execute_batch(&format!("PRAGMA user_version = {}", done + 1))?;
        }
        transaction.commit()?;
    }
    Ok(())
}

/// How many steps a file has seen.
pub(super) fn version(connection: &Connection) -> rusqlite::Result<usize> {
    // The header has room for a signed number, but no file of ours a negative one.
    let version: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(usize::try_from(version).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::chain;

    const FIRST: Step =
        Step { sql: "CREATE TABLE seats (name TEXT); INSERT INTO seats VALUES ('Ada')", then: |_| Ok(()) };
    const SECOND: Step =
        Step { sql: "ALTER TABLE seats ADD COLUMN points INTEGER NOT NULL DEFAULT 7", then: |_| Ok(()) };

    fn seats(connection: &Connection) -> rusqlite::Result<(String, i64)> {
        connection.query_row("SELECT name, points FROM seats", (), |row| Ok((row.get(0)?, row.get(1)?)))
    }

    #[test]
    fn an_older_file_sees_the_steps_it_has_not_seen() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &[FIRST]).unwrap();
        assert_eq!(version(&connection).unwrap(), 1);
        for _ in 0..2 {
            migrate(&mut connection, &[FIRST, SECOND]).unwrap();
            assert_eq!(version(&connection).unwrap(), 2);
            assert_eq!(seats(&connection).unwrap(), ("Ada".to_owned(), 7));
        }
    }

    #[test]
    fn a_step_that_fails_is_not_half_done() {
        let mut connection = Connection::open_in_memory().unwrap();
        let half = Step { then: |step| step.execute_batch("this is no SQL"), ..SECOND };
        migrate(&mut connection, &[FIRST, half]).unwrap_err();
        assert_eq!(version(&connection).unwrap(), 1);
        seats(&connection).unwrap_err();
        migrate(&mut connection, &[FIRST, SECOND]).unwrap();
        seats(&connection).unwrap();
    }

    #[test]
    fn logs_of_the_first_form_are_chained() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, &STEPS[..1]).unwrap();
        let older = "
            INSERT INTO tables VALUES (1, 'A', 2, 0), (2, 'B', 1, 1);
            INSERT INTO events VALUES (1, 1, 'one'), (1, 2, 'two'), (2, 1, 'only');
            INSERT INTO secrets VALUES (1, 'host', x'01'), (1, 'game/1', x'02');";
        connection.execute_batch(older).unwrap();
        migrate(&mut connection, STEPS).unwrap();
        for (table, events, secrets) in [("A", 2, 2), ("B", 1, 0)] {
            let log = chain::check(table, 0, log::kept(&connection, table, 0).unwrap()).unwrap();
            assert_eq!((log.events.len(), log.secrets.len()), (events, secrets));
        }
        let closed: i64 = connection
            .query_row("SELECT closed_at > 0 FROM tables WHERE closed", (), |row| row.get(0))
            .unwrap();
        assert_eq!(closed, 1);
    }
}
