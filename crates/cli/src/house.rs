//! `fliphouse house`: the data of a server, for whoever runs it.

use std::io::Write;
use std::path::Path;

use arena::output::grouped;
use serde_json::{Value, json};
use server::store::chain::KeptEvent;
use server::store::{Listed, Store, StoreAddress, StoreError};
use server::{Checked, Clock};

use crate::args::{HouseArgs, HouseCommand};
use crate::failure::Failure;
use crate::serve::days;

/// Runs the command.
pub fn run(args: &HouseArgs) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::of)?;
    runtime.block_on(async {
        let (option, address) = args.place.address();
        let explain = |error: StoreError| Failure::of(format_args!("{option}: {}", error.message));
        match &args.command {
            HouseCommand::Check => check(address.look().map_err(explain)?.as_ref()).await,
            HouseCommand::Stats { json } => stats(address.look().map_err(explain)?.as_ref(), *json).await,
            HouseCommand::Backup { file } => backup(&address, file).await,
            HouseCommand::Restore { file } => restore(&address, file).await,
            HouseCommand::Prune { keep_days } => {
                prune(address.open().map_err(explain)?.as_ref(), *keep_days).await
            }
            HouseCommand::Export { table } => export(address.look().map_err(explain)?.as_ref(), table).await,
        }
    })
}

fn failed(error: StoreError) -> Failure {
    Failure::of(error.message)
}

async fn check(store: &dyn Store) -> Result<(), Failure> {
    let Checked { tables, events, wrong } = server::check(store).await.map_err(failed)?;
    let mut out = std::io::stdout();
    for line in &wrong {
        writeln!(out, "{line}")?;
    }
    if !wrong.is_empty() {
        return Err(Failure::of(format_args!(
            "check: {} of these are wrong: see docs/operating.md",
            wrong.len()
        )));
    }
    writeln!(out, "{tables} tables, {} events: all in order", grouped(events))?;
    Ok(())
}

async fn stats(store: &dyn Store, as_json: bool) -> Result<(), Failure> {
    let tables = store.tables().await.map_err(failed)?;
    let events: u64 = tables.iter().map(|table| table.events).sum();
    let closed: Vec<u64> = tables.iter().filter_map(|table| table.closed_at).collect();
    let open = tables.len() - closed.len();
    let mut out = std::io::stdout();
    if as_json {
        let longest = tables.iter().max_by_key(|table| table.events).map(|table: &Listed| &table.code);
        let stats = json!({
            "open_tables": open, "closed_tables": closed.len(), "events": events, "bytes": store.bytes(),
            "oldest_closed_at": closed.iter().min(), "longest_table": longest,
        });
        writeln!(out, "{stats}")?;
        return Ok(());
    }
    writeln!(out, "{open} open tables, {} closed, {} events", closed.len(), grouped(events))?;
    writeln!(out, "{:.1} MiB on disk", mebibytes(store.bytes()))?;
    if let Some(oldest) = closed.iter().min() {
        let age = Clock::default().wall().saturating_sub(*oldest) / 86_400_000;
        writeln!(out, "the first of them was closed {age} days ago")?;
    }
    Ok(())
}

async fn backup(address: &StoreAddress, file: &Path) -> Result<(), Failure> {
    address.backup(file).map_err(|error| Failure::of(format_args!("backup: {}", error.message)))?;
    check(address.look_at_backup(file).map_err(failed)?.as_ref()).await
}

/// A backup that is damaged is not put in the place of anything.
async fn restore(address: &StoreAddress, file: &Path) -> Result<(), Failure> {
    let explain = |error: StoreError| Failure::of(format_args!("restore: {}", error.message));
    check(address.look_at_backup(file).map_err(explain)?.as_ref()).await?;
    if let Some(kept) = address.restore(file).map_err(explain)? {
        writeln!(std::io::stdout(), "what was there is now {}", kept.display())?;
    }
    Ok(())
}

async fn prune(store: &dyn Store, keep_days: u32) -> Result<(), Failure> {
    let keep = match keep_days {
        0 => u64::MAX,
        _ => u64::try_from(days(keep_days).as_millis()).unwrap_or(u64::MAX),
    };
    let before = store.bytes();
    let tables = store.prune(Clock::default().wall().saturating_sub(keep)).await.map_err(failed)?;
    let given = mebibytes(before.saturating_sub(store.bytes()));
    store.close().await;
    writeln!(std::io::stdout(), "{tables} tables forgotten, {given:.1} MiB given back")?;
    Ok(())
}

/// Prints a log as it is, damaged or not.
async fn export(store: &dyn Store, table: &str) -> Result<(), Failure> {
    let kept = store.kept(table, 0).await.map_err(failed)?;
    if kept.events.is_empty() {
        return Err(Failure::of(format_args!("export: there is no table {table}")));
    }
    let event = |kept: &KeptEvent| {
        let event = serde_json::from_str(&kept.event).unwrap_or_else(|_| Value::from(kept.event.as_str()));
        json!({"seq": kept.seq, "link": base16ct::lower::encode_string(&kept.link), "event": event})
    };
    let events: Vec<Value> = kept.events.iter().map(event).collect();
    let sound = store.read(table, 0).await.is_ok();
    writeln!(std::io::stdout(), "{}", json!({"table": table, "sound": sound, "events": events}))?;
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "nobody has that many")]
fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / 1024.0 / 1024.0
}
