//! What comes out of a simulation: on standard output, and as a page if one is asked for.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::args::SimulationArgs;
use crate::failure::Failure;

/// A file that a page can be written to.
pub struct Report(PathBuf);

impl Report {
    /// Refuses a place that cannot be written to: better now than after a night of games. A page that is there
    /// stays until there is a new one.
    pub fn checked(args: &SimulationArgs) -> Result<Option<Self>, Failure> {
        let Some(path) = &args.report else { return Ok(None) };
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        opened.map_err(|error| failed(path, &error))?;
        Ok(Some(Self(path.clone())))
    }

    fn write(&self, page: &str) -> Result<(), Failure> {
        fs::write(&self.0, page).map_err(|error| failed(&self.0, &error))
    }
}

fn failed(path: &Path, error: &std::io::Error) -> Failure {
    Failure::of(format_args!("report: {}: {error}", path.display()))
}

/// The forms that results have.
pub struct Forms<R> {
    /// Comma-separated values.
    pub csv: fn(&R) -> String,
    /// Tables for people.
    pub text: fn(&R) -> String,
    /// A page.
    pub html: fn(&R) -> String,
}

impl<R: Serialize> Forms<R> {
    /// Prints the results, whatever becomes of the page, and writes the page, whether or not anybody reads the rest.
    pub fn publish(
        &self,
        results: &R,
        args: &SimulationArgs,
        report: Option<&Report>,
    ) -> Result<(), Failure> {
        let text = if args.json {
            serde_json::to_string_pretty(results).map_err(Failure::of)? + "\n"
        } else if args.csv {
            (self.csv)(results)
        } else {
            (self.text)(results)
        };
        let printed = std::io::stdout().lock().write_all(text.as_bytes());
        report.map_or(Ok(()), |report| report.write(&(self.html)(results)))?;
        Ok(printed?)
    }
}
