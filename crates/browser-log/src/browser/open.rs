//! The way to an open database.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use futures_channel::oneshot::{Sender, channel};
use idb::event::VersionChangeEvent;
use idb::request::OpenDatabaseRequest;
use idb::{Database as Connection, Factory};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;

use super::database::Database;
use super::upgrade::upgrade;
use super::words::Words;
use crate::{Gone, OpenError, Plan};

/// Who waits for the database, until they know.
type Waiting = Rc<RefCell<Option<Sender<Result<Connection, OpenError>>>>>;

impl Database {
    /// Opens the database of a plan, made or brought to its form if need be. Tells if it goes
    /// away later.
    pub async fn open(plan: Plan, tell: impl Fn(Gone) + 'static) -> Result<Self, OpenError> {
        let factory = Factory::new().map_err(|error| OpenError::Absent(error.to_string()))?;
        let request = factory.open(plan.database, Some(plan.form()));
        let mut request = request.map_err(|error| Words::of_database(&error).open_error())?;
        let (sender, opened) = channel();
        let waiting: Waiting = Rc::new(RefCell::new(Some(sender)));
        let blocked = Rc::clone(&waiting);
        request.on_blocked(move |_| {
            // It is opened when the other tab lets go, but nobody waits for that without knowing.
            blocked.take().into_iter().for_each(|sender| drop(sender.send(Err(OpenError::Blocked))));
        });
        request.on_upgrade_needed(move |event| upgrade(&event, plan));
        spawn_local(hand_over(request, waiting));
        let lost = |_| OpenError::Browser("the database was not opened".to_owned());
        Ok(Self::new(plan, watched(opened.await.map_err(lost)??, tell)))
    }
}

/// Waits for the database and hands it over, or closes it if nobody wants it any more: an open one
/// would stand in the way of others.
async fn hand_over(request: OpenDatabaseRequest, waiting: Waiting) {
    let opened = request.await.map_err(|error| Words::of_database(&error).open_error());
    let left = match waiting.take() {
        Some(sender) => sender.send(opened).err(),
        None => Some(opened),
    };
    if let Some(Ok(connection)) = left {
        connection.close();
    }
}

/// A connection, and what became of it.
pub struct Watched {
    pub connection: Connection,
    pub gone: Rc<Cell<Option<Gone>>>,
}

fn watched(mut connection: Connection, tell: impl Fn(Gone) + 'static) -> Watched {
    let gone = Rc::new(Cell::new(None));
    let (noted, tell) = (Rc::clone(&gone), Rc::new(tell));
    let lost = move |how: Gone| {
        noted.set(Some(how));
        tell(how);
    };
    let closed = lost.clone();
    connection.on_close(move |_| closed(Gone::Closed));
    connection.on_version_change(move |event| {
        let how = if is_deletion(&event) { Gone::Deleted } else { Gone::Newer };
        // Running transactions still come to their end.
        close(&event);
        lost(how);
    });
    Watched { connection, gone }
}

fn is_deletion(event: &Event) -> bool {
    let event = VersionChangeEvent::try_from(JsValue::from(event));
    event.is_ok_and(|event| matches!(event.new_version(), Ok(None)))
}

fn close(event: &Event) {
    if let Some(Ok(connection)) = event.target().map(Connection::try_from) {
        connection.close();
    }
}
