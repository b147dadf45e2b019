//! What keeps logs.

use std::future::Future;

use crate::{Failure, Header, Import, Json, Listed, Log, Name};

/// What keeps logs: the browser's database, or memory.
///
/// Everything that is written is written whole or not at all, and is kept when the answer comes.
pub trait Store {
    /// Writes entries at the end of a log, and what lists tell of it, if the log is as long as
    /// expected: a log of length 0 is made by this. Answers with the new length.
    fn append(
        &self,
        log: &Name,
        expected: u64,
        entries: &[Json],
        header: &Header,
    ) -> impl Future<Output = Result<u64, Failure>>;

    /// Changes what lists tell of a log. Answers with its length.
    fn put_header(&self, log: &Name, header: &Header) -> impl Future<Output = Result<u64, Failure>>;

    /// Reads a log without its first entries.
    fn read_from(&self, log: &Name, first: u64) -> impl Future<Output = Result<Log, Failure>>;

    /// All logs of a kind, and those that cannot be read, by their names.
    fn list(&self, kind: &Name) -> impl Future<Output = Result<Vec<Listed>, Failure>>;

    /// Takes in logs from elsewhere, all or none. Those in older forms are brought to the present
    /// one; a log that is there already is a conflict, and nothing is replaced.
    fn import(&self, logs: Vec<Import>) -> impl Future<Output = Result<(), Failure>>;

    /// Forgets a log. It does not matter whether there is one.
    fn delete(&self, log: &Name) -> impl Future<Output = Result<(), Failure>>;

    /// Reads a whole log.
    fn read(&self, log: &Name) -> impl Future<Output = Result<Log, Failure>> {
        self.read_from(log, 0)
    }
}
