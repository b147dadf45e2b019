//! Where the sheets are kept, and what lists show of them.

use std::cell::RefCell;

use browser_log::{Failure, Header, Json, Logs, Name, Plan};
use score_keeper::{Outcome, ScoreSheet};
use serde_json::json;

use crate::browser;

/// What is kept, and in which form. An entry of a log is one of a sheet.
const PLAN: Plan = Plan { database: "fliphouse-scores", migrations: &[] };

thread_local! {
    static LOGS: RefCell<Option<Logs>> = const { RefCell::new(None) };
}

/// All sheets, opened once.
pub async fn logs() -> Logs {
    if let Some(logs) = LOGS.with_borrow(Clone::clone) {
        return logs;
    }
    let logs = Logs::open(PLAN, |_| ()).await.unwrap_or_else(|_| Logs::in_memory(PLAN));
    LOGS.with_borrow_mut(|kept| kept.get_or_insert(logs).clone())
}

/// The kind of log that a sheet is.
pub fn kind() -> Result<Name, Failure> {
    Ok(Name::new("sheet")?)
}

/// What lists show of a sheet.
pub fn header(sheet: &ScoreSheet) -> Result<Header, Failure> {
    let round = sheet.last_round();
    let sat = |place: &score_keeper::Place| {
        let total = sheet.total(&place.player.id, round);
        json!({"name": place.player.name, "avatar": place.player.avatar, "total": total})
    };
    let name = |id| sheet.place(id).map(|place| place.player.name.clone());
    let state = match sheet.outcome() {
        Outcome::Open | Outcome::Tied { .. } => json!("open"),
        Outcome::Won { player } => json!({"won": name(&player)}),
        Outcome::Ended { .. } => json!("ended"),
    };
    let players: Vec<_> = sheet.places().iter().map(sat).collect();
    let summary = json!({"game": sheet.rules().game(), "players": players, "round": round, "state": state});
    Ok(Header { kind: kind()?, summary: Json::of(&summary)?, updated: browser::now() })
}
