//! What the page can be told to do.

use std::cell::RefCell;
use std::rc::Rc;

use browser_log::{
    Failure, Header, Import, Json, Log, Logs, Memory, Name, OpenError, Plan, Store, Tab, Watch,
};
use serde::Deserialize;
use serde_json::Value;

use crate::forms::{FIRST, SECOND, THIRD};
use crate::{contract, tell};

/// A command.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Open the database as a page of this form does.
    Open(u32),
    /// Begin in memory.
    InMemory,
    /// Check what holds of every store.
    Contract,
    /// Open a log in this tab.
    Join(String),
    /// Close it.
    Leave,
    /// Read it.
    Read,
    /// Write to it.
    Append(Vec<Value>),
    /// Write what could not be written.
    Retry,
    /// Tell what could not be written.
    Unkept,
    /// Lead.
    TakeOver,
    /// Write to a log without leading it, if it has this length.
    AppendTo(String, u64, Vec<Value>),
    /// Read a log.
    ReadLog(String),
    /// Take in logs.
    Import(Vec<(String, Vec<Value>)>),
    /// Forget a log.
    Delete(String),
    /// Tell of all logs.
    List,
    /// Tell whether the browser keeps the logs.
    Persistence,
    /// Tell how much room there is.
    Room,
}

thread_local! {
    static LOGS: RefCell<Option<Logs>> = const { RefCell::new(None) };
    static TAB: RefCell<Option<Rc<Tab>>> = const { RefCell::new(None) };
    static WATCH: RefCell<Option<Watch>> = const { RefCell::new(None) };
}

/// Does what the command says, and tells in a text what came of it.
pub async fn carry_out(command: Command) -> Result<String, String> {
    match command {
        Command::Open(form) => open(form).await.map_err(|error| format!("{error:?}")),
        Command::InMemory => Ok(have(Logs::in_memory(FIRST))),
        Command::Contract => Ok(contract().await),
        Command::Join(log) => with_name(&log, join),
        Command::Leave => Ok(TAB.take().map_or("no log", |_| "left").to_owned()),
        Command::Read | Command::Append(_) | Command::Retry | Command::Unkept | Command::TakeOver => {
            in_tab(command).await.map_err(|failure| format!("{failure:?}"))
        }
        other => on_logs(other).await.map_err(|failure| format!("{failure:?}")),
    }
}

async fn open(form: u32) -> Result<String, OpenError> {
    let plan: Plan = [FIRST, SECOND, THIRD].into_iter().find(|plan| plan.form() == form).expect("a form");
    let logs = Logs::open(plan, |gone| tell(&format!("{gone:?}"))).await?;
    WATCH.set(Some(logs.watch(|log| tell(&format!("changed {log}")))));
    Ok(have(logs))
}

fn have(logs: Logs) -> String {
    let text = if logs.are_kept() { "kept" } else { "not kept" };
    LOGS.set(Some(logs));
    text.to_owned()
}

fn logs() -> Logs {
    LOGS.with_borrow(|logs| logs.clone().expect("logs that were opened"))
}

async fn contract() -> String {
    contract::holds(&logs()).await;
    contract::holds(&Memory::new(FIRST)).await;
    "holds".to_owned()
}

fn with_name(name: &str, then: impl FnOnce(Name) -> String) -> Result<String, String> {
    Name::new(name).map(then).map_err(|invalid| invalid.to_string())
}

fn join(log: Name) -> String {
    TAB.set(None);
    TAB.set(Some(Rc::new(Tab::join(&logs(), log, |news| tell(&format!("{news:?}"))))));
    "joined".to_owned()
}

async fn in_tab(command: Command) -> Result<String, Failure> {
    let tab = TAB.with_borrow(|tab| tab.clone().expect("a log that was joined"));
    Ok(match command {
        Command::Read => tab.read().await?.map_or_else(|| "nothing".to_owned(), |log| texts(&log.entries)),
        Command::Append(values) => tab.append(entries(&values)?, header()?).await?.to_string(),
        Command::Retry => tab.retry().await?.to_string(),
        Command::TakeOver => {
            tab.take_over();
            "asked".to_owned()
        }
        _ => texts(&tab.unkept()),
    })
}

async fn on_logs(command: Command) -> Result<String, Failure> {
    let logs = logs();
    Ok(match command {
        Command::AppendTo(log, expected, values) => {
            logs.append(&Name::new(&log)?, expected, &entries(&values)?, &header()?).await?.to_string()
        }
        Command::ReadLog(log) => told(&logs.read(&Name::new(&log)?).await?),
        Command::Import(given) => {
            let import = |(name, values): (String, Vec<Value>)| {
                Ok(Import { name: Name::new(&name)?, form: 1, header: header()?, entries: entries(&values)? })
            };
            let given: Result<Vec<Import>, Failure> = given.into_iter().map(import).collect();
            logs.import(given?).await.map(|()| "taken in".to_owned())?
        }
        Command::Delete(log) => logs.delete(&Name::new(&log)?).await.map(|()| "deleted".to_owned())?,
        Command::List => list(&logs).await?,
        Command::Persistence => format!("{:?}", logs.persistence().await),
        _ => format!("{:?}", logs.room().await),
    })
}

async fn list(logs: &Logs) -> Result<String, Failure> {
    let all = logs.list(&Name::new("sheet")?).await?;
    let line = |log: &browser_log::Listed| match &log.header {
        Ok(header) => format!("{} {} {}", log.name, log.length, header.summary.as_str()),
        Err(failure) => format!("{} {failure}", log.name),
    };
    Ok(all.iter().map(line).collect::<Vec<_>>().join("\n"))
}

fn told(log: &Log) -> String {
    format!("{} {}", log.header.summary.as_str(), texts(&log.entries))
}

fn header() -> Result<Header, Failure> {
    Ok(Header { kind: Name::new("sheet")?, summary: Json::new("{}")?, updated: 1 })
}

fn entries(values: &[Value]) -> Result<Vec<Json>, Failure> {
    values.iter().map(|value| Ok(Json::of(value)?)).collect()
}

fn texts(entries: &[Json]) -> String {
    let texts: Vec<&str> = entries.iter().map(Json::as_str).collect();
    format!("[{}]", texts.join(","))
}
