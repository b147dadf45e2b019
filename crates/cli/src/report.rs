//! What comes out of a simulation: on standard output, and as a page if one is asked for.

use std::io::Write;

use serde::Serialize;

use crate::args::SimulationArgs;
use crate::failure::Failure;
use crate::place::Place;

/// The forms that results have.
pub struct Forms<R> {
    /// Comma-separated values.
    pub csv: fn(&R) -> String,
    /// Tables for people.
    pub text: fn(&R) -> String,
    /// A page.
    pub html: fn(&R) -> String,
}

/// Where the page is to be written.
pub fn place(args: &SimulationArgs) -> Result<Option<Place>, Failure> {
    args.report.clone().map(|path| Place::checked("report", path)).transpose()
}

impl<R: Serialize> Forms<R> {
    /// Prints the results, whatever becomes of the page, and writes the page, whether or not anybody reads the rest.
    pub fn publish(&self, results: &R, args: &SimulationArgs, report: Option<&Place>) -> Result<(), Failure> {
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
