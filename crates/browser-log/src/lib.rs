//! Logs in the browser: kept before anybody is told so.
//!
//! A log is a list of entries under a name, each a text in JSON that this crate does not look
//! into, and a header for lists. [`Logs`] keeps them in the browser's database (`IndexedDB`), or
//! in memory if there is none; [`Tab`] is one tab's share in a log that several have open.
//!
//! ```no_run
//! # use browser_log::*;
//! # use std::rc::Rc;
//! # const PLAN: Plan = Plan { database: "scores", migrations: &[] };
//! # async fn example(now: u64) -> Result<(), Failure> {
//! let logs = match Logs::open(PLAN, |gone| println!("load the page again: {gone}")).await {
//!     Ok(logs) => logs,
//!     Err(why) => {
//!         println!("nothing will be kept: {why}");
//!         Logs::in_memory(PLAN)
//!     }
//! };
//! let tab = Tab::join(&logs, Name::new("evening-1")?, |news| match news {
//!     News::Role(role) => println!("{role:?}"),
//!     News::Change(Change::Grown(more)) => println!("others wrote {:?}", more.entries),
//!     News::Change(other) => println!("{other:?}"),
//! });
//! let log = tab.read().await?;
//! println!("{log:?}");
//! let header = Header { kind: Name::new("sheet")?, summary: Json::of(&"Ann, Ben")?, updated: now };
//! match tab.append(vec![Json::of(&"a tap")?], header).await {
//!     Ok(length) => println!("{length} entries are kept"),
//!     Err(Failure::Full) => println!("only in memory: {:?}", tab.unkept()),
//!     Err(failure) => println!("{failure}"),
//! }
//! # Ok(())
//! # }
//! ```

mod browser;
mod failure;
mod json;
mod log;
mod logs;
mod memory;
mod name;
mod plan;
mod queue;
mod record;
mod store;
mod tab;
mod writer;

pub use browser::{Persistence, Role, Room};
pub use failure::{Failure, Gone, Invalid, OpenError};
pub use json::{Json, MAX_TEXT};
pub use log::{Header, Import, Listed, Log};
pub use logs::{Logs, Watch};
pub use memory::Memory;
pub use name::{MAX_NAME, Name};
pub use plan::{Content, Migration, Plan};
pub use record::MAX_ENTRIES;
pub use store::Store;
pub use tab::{News, Tab};
pub use writer::{Change, Writer, Written};
