//! Logs without a browser.

mod contract;
mod forms;
mod limits;
mod memory;
mod plan;
mod sample;
mod writer;

use std::future::Future;

use futures_util::FutureExt;

/// What comes of something that never waits.
fn now<T>(future: impl Future<Output = T>) -> T {
    future.now_or_never().expect("nothing to wait for")
}

/// A plan in its first form.
const PLAN: browser_log::Plan = browser_log::Plan { database: "tests", migrations: &[] };
