//! Where records come from: files, standard input, addresses.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::time::Duration;

use game::MOST_BYTES;
use ureq::Agent;

use crate::failure::Failure;

/// One byte more than a record may have, so that it is noticed when there are too many.
const LIMIT: u64 = MOST_BYTES as u64 + 1;

/// How long a server may take to accept a connection, and to send everything.
const CONNECT: Duration = Duration::from_secs(5);
const ANSWER: Duration = Duration::from_secs(15);

/// The bytes of a file, and no more than a record may have plus one; `-` is standard input.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(LIMIT).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LIMIT).read_to_end(&mut bytes))
    };
    let name = if path == Path::new("-") { "standard input".into() } else { path.to_string_lossy() };
    read.map_err(|error| Failure::of(format_args!("{name}: {error}")))?;
    check_text(&bytes, &name)?;
    Ok(bytes)
}

/// Refuses what cannot be JSON for reasons that nobody sees in an editor.
fn check_text(bytes: &[u8], name: &str) -> Result<(), Failure> {
    let wrong = if bytes.len() <= MOST_BYTES && bytes.trim_ascii().is_empty() {
        "is empty: a record was expected"
    } else if bytes.starts_with(b"\xef\xbb\xbf") {
        "begins with a byte order mark: save it as UTF-8 without one (BOM)"
    } else if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        "is UTF-16: save it as UTF-8"
    } else {
        return Ok(());
    };
    Err(Failure::of(format_args!("{name}: the file {wrong}")))
}

/// The same, where an address may stand in place of a file.
pub fn read_or_fetch(source: &Path) -> Result<Vec<u8>, Failure> {
    let url = source.to_str().filter(|text| ["http://", "https://"].iter().any(|web| text.starts_with(web)));
    let Some(url) = url else { return read(source) };
    let bytes = fetch(url).map_err(|error| Failure::of(format_args!("{url}: {}", plainly(&error))))?;
    check_text(&bytes, url)?;
    Ok(bytes)
}

fn fetch(url: &str) -> Result<Vec<u8>, ureq::Error> {
    let agent: Agent = Agent::config_builder()
        .timeout_connect(Some(CONNECT))
        .timeout_global(Some(ANSWER))
        .user_agent(concat!("fliphouse/", env!("CARGO_PKG_VERSION")))
        .build()
        .into();
    let mut bytes = Vec::new();
    agent.get(url).call()?.into_body().into_reader().take(LIMIT).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn plainly(error: &ureq::Error) -> String {
    match error {
        ureq::Error::StatusCode(404) => {
            "there is nothing: is the game over, and the address right?".to_owned()
        }
        ureq::Error::StatusCode(status) => format!("the server answers with status {status}"),
        ureq::Error::Timeout(_) => {
            format!("no answer within {} seconds: try again later", ANSWER.as_secs())
        }
        ureq::Error::Io(error) => format!("cannot be fetched: {error}"),
        error => format!("cannot be fetched: {error}"),
    }
}
