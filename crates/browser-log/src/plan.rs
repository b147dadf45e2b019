//! The form of what is kept, and how older forms are brought to it.

use serde_json::Value;

use crate::{Failure, Header, Import, Invalid, Json, Name};

/// What is kept in one database, and in which form. The form has a number; it is that of the
/// database, too, so that a page never opens what a newer one has written.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The name of the database.
    pub database: &'static str,
    /// How a log in form 1 becomes one in form 2, one in form 2 becomes one in form 3, and so on.
    /// The last leads to the present form, which is one more than there are migrations.
    pub migrations: &'static [Migration],
}

/// Brings a log to the next form, or says why it cannot be done.
pub type Migration = fn(Content) -> Result<Content, String>;

/// A log as migrations see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// What sort of log it is.
    pub kind: String,
    /// What lists show of it.
    pub summary: Value,
    /// Its entries. A migration may change, drop and add some.
    pub entries: Vec<Value>,
}

impl Plan {
    /// The number of the present form.
    pub fn form(&self) -> u32 {
        u32::try_from(self.migrations.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// Brings a log to the present form. Newer and damaged ones are refused.
    pub fn bring(&self, log: Import) -> Result<Import, Failure> {
        if log.form > self.form() {
            return Err(Failure::Newer { form: log.form });
        }
        let passed = usize::try_from(log.form).unwrap_or(usize::MAX).checked_sub(1);
        let passed = passed.ok_or_else(|| Failure::Damaged("there is no form 0".to_owned()))?;
        if self.migrations[passed..].is_empty() {
            return Ok(log);
        }
        let Import { name, header: Header { updated, .. }, .. } = &log;
        let (name, updated) = (name.clone(), *updated);
        let mut content = Content::of(&log)?;
        for migration in &self.migrations[passed..] {
            content = migration(content).map_err(Failure::Damaged)?;
        }
        let (header, entries) = content.written(updated)?;
        Ok(Import { name, form: self.form(), header, entries })
    }
}

impl Content {
    fn of(log: &Import) -> Result<Self, Failure> {
        let value = |json: &Json| json.read().map_err(|error| Failure::damaged(&error));
        let entries: Result<Vec<Value>, Failure> = log.entries.iter().map(value).collect();
        Ok(Self {
            kind: log.header.kind.to_string(),
            summary: value(&log.header.summary)?,
            entries: entries?,
        })
    }

    fn written(self, updated: u64) -> Result<(Header, Vec<Json>), Failure> {
        let entries: Result<Vec<Json>, Invalid> = self.entries.iter().map(Json::of).collect();
        let kind = Name::new(&self.kind).map_err(|error| Failure::damaged(&error))?;
        let summary = Json::of(&self.summary).map_err(|error| Failure::damaged(&error))?;
        Ok((Header { kind, summary, updated }, entries.map_err(|error| Failure::damaged(&error))?))
    }
}
