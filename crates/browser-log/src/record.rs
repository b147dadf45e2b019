//! What is kept of a log beside its entries, and what becomes of it when the log grows.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Failure, Header, Invalid, Json, Listed, Name};

/// How many entries a log may have.
pub const MAX_ENTRIES: u64 = 100_000;

/// The record of a log, kept as JSON under the log's name.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Record {
    kind: String,
    /// The form of the summary and of the entries: see [`crate::Plan`].
    pub form: u32,
    pub length: u64,
    updated: u64,
    summary: Box<RawValue>,
}

impl Record {
    pub fn new(form: u32, length: u64, header: &Header) -> Result<Self, Failure> {
        let summary = RawValue::from_string(header.summary.as_str().to_owned())
            .map_err(|error| Failure::damaged(&error))?;
        Ok(Self { kind: header.kind.to_string(), form, length, updated: header.updated, summary })
    }

    pub fn read(text: &str) -> Result<Self, Failure> {
        serde_json::from_str(text).map_err(|error| Failure::damaged(&error))
    }

    pub fn text(&self) -> Result<String, Failure> {
        serde_json::to_string(self).map_err(|error| Failure::damaged(&error))
    }

    pub fn header(&self) -> Result<Header, Failure> {
        let damaged = |invalid: Invalid| Failure::damaged(&invalid);
        let kind = Name::new(&self.kind).map_err(damaged)?;
        let summary = Json::new(self.summary.get()).map_err(damaged)?;
        Ok(Header { kind, summary, updated: self.updated })
    }

    /// Fails if this page cannot work with logs of its form.
    pub fn check_form(&self, form: u32) -> Result<(), Failure> {
        match self.form {
            own if own > form => Err(Failure::Newer { form: own }),
            own if own < form => {
                Err(Failure::Damaged(format!("it could not be brought from form {own} to {form}")))
            }
            _ => Ok(()),
        }
    }
}

/// The record of a log after more was written, if it was as long as the writer thought and may
/// grow so far. This is the one place that compares lengths.
pub(crate) fn grown(
    old: Option<&str>,
    form: u32,
    expected: u64,
    more: usize,
    header: &Header,
) -> Result<Record, Failure> {
    let old = old.map(Record::read).transpose()?;
    if let Some(old) = &old {
        old.check_form(form)?;
    }
    let length = old.map_or(0, |old| old.length);
    if length != expected {
        return Err(Failure::Conflict { length });
    }
    let length = length.saturating_add(u64::try_from(more).unwrap_or(u64::MAX));
    if length > MAX_ENTRIES {
        return Err(Invalid::TooMany { length }.into());
    }
    Record::new(form, length, header)
}

/// A log in a list. One that cannot be read is in it as well, so that it is not thought lost.
pub(crate) fn listed(name: &Name, text: &str, form: u32) -> Listed {
    let read = Record::read(text).and_then(|record| {
        record.check_form(form)?;
        Ok((record.length, record.header()?))
    });
    match read {
        Ok((length, header)) => Listed { name: name.clone(), length, header: Ok(header) },
        Err(failure) => Listed { name: name.clone(), length: 0, header: Err(failure) },
    }
}

/// Whether a log in a list is of a kind. Nobody knows it of one that cannot be read.
pub(crate) fn is_of(listed: &Listed, kind: &Name) -> bool {
    listed.header.as_ref().map_or(true, |header| header.kind == *kind)
}
