//! What the log under a key makes.

use protocol::Problem;
use shared_sheet::SharedSheet;
use table::{Logged, Secret, Table, Unfoldable};

use crate::lobby::codes::{sheet_code, sheet_key};

/// What the log under a key makes.
pub enum Kept {
    /// A table.
    Table(Box<Table>),
    /// A sheet that is shared.
    Sheet(Box<SharedSheet>),
}

impl Kept {
    /// What a whole log makes. No log, nothing.
    pub fn fold(key: &str, log: &[Logged], secrets: &[Secret]) -> Result<Option<Self>, Unfoldable> {
        Ok(match sheet_code(key) {
            None => Table::fold(key, log, secrets)?.map(|table| Self::Table(table.into())),
            Some(code) => SharedSheet::fold(code, log, secrets)?.map(|sheet| Self::Sheet(sheet.into())),
        })
    }

    /// What the store has it under.
    pub fn key(&self) -> String {
        match self {
            Self::Table(table) => table.code().to_owned(),
            Self::Sheet(sheet) => sheet_key(sheet.code()),
        }
    }

    /// What is said of it if it is closed.
    pub fn closed(&self) -> Option<Problem> {
        match self {
            Self::Table(table) => table.closed().map(Problem::closed),
            Self::Sheet(sheet) => sheet.closed().map(Problem::sheet_closed),
        }
    }
}
