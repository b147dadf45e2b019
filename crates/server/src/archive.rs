//! Games that people ask for. To read one means to go through the whole log of its table, so
//! that is done one at a time, away from the threads that everybody else waits for, and
//! not twice: a game that is over stays as it is, and of one that is on only the news are
//! read.

use std::collections::VecDeque;
use std::io::{Read, Write};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use protocol::{Code, Problem};
use sha2::{Digest, Sha256};
use table::Unfoldable;
use tokio::sync::Semaphore;

use crate::metrics::Metrics;
use crate::records::Reading;
use crate::store::{Store, StoreError};

/// How many may wait until theirs is read, one at a time.
const MOST_WAITING: usize = 64;

/// How many bytes of compressed records are kept.
const SHELF_BYTES: usize = 32 * 1024 * 1024;

/// Of how many games that are on it is kept how far they have been read.
const MOST_READINGS: usize = 8;

/// A game that is over, as it is sent.
pub struct Record {
    table: String,
    number: u32,
    /// Says which text it is, for those who have it already.
    pub tag: String,
    /// The text, compressed by gzip.
    pub gzip: Bytes,
}

/// A game as it can be fetched.
pub enum Fetched {
    /// One that is over.
    Record(Arc<Record>),
    /// A page of one that is on.
    Page(String),
}

/// Why a game cannot be fetched.
pub enum Unread {
    /// Nobody did anything wrong but whoever asked.
    Refused(Problem),
    /// The store failed.
    Store(StoreError),
    /// The log makes no table.
    Log(Unfoldable),
}

/// Says that its holder runs where nobody waits for it. What takes long asks for it, and
/// only [`Archive::away`] and [`Archive::aside`] give it.
pub struct Away(());

/// All games that can be asked for.
pub struct Archive {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
    /// For everybody who is being served or waits.
    places: Semaphore,
    /// For the one who is being served.
    reader: Semaphore,
    shelf: Mutex<VecDeque<Arc<Record>>>,
    readings: Mutex<VecDeque<(String, Reading)>>,
}

impl Archive {
    /// An archive of which nothing has been read.
    pub fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> Arc<Self> {
        Arc::new(Self {
            store,
            metrics,
            places: Semaphore::new(MOST_WAITING),
            reader: Semaphore::new(1),
            shelf: Mutex::default(),
            readings: Mutex::default(),
        })
    }

    /// A game of a table, as far as anybody may know it: one that is on from this list of
    /// happenings.
    pub async fn fetch(self: &Arc<Self>, code: &str, number: u32, from: usize) -> Result<Fetched, Unread> {
        if let Some(record) = self.shelved(code, number) {
            return Ok(Fetched::Record(record));
        }
        let (archive, code) = (Arc::clone(self), code.to_owned());
        let read = self.away(async move |away| archive.read(&away, &code, number, from).await);
        read.await.map_err(Unread::Refused)?
    }

    /// The text of a record.
    pub async fn text(self: &Arc<Self>, record: Arc<Record>) -> Result<Vec<u8>, Problem> {
        let unpacked = self.away(async move |_| {
            let mut text = Vec::new();
            GzDecoder::new(record.gzip.as_ref()).read_to_end(&mut text).map(|_| text)
        });
        unpacked.await?.map_err(|_| Problem::new(Code::Broken, "the game could not be unpacked; try again"))
    }

    /// Does something long on a thread where nobody waits for it, when its turn has come.
    pub async fn away<T: Send + 'static>(
        &self,
        work: impl AsyncFnOnce(Away) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::new(Code::TooMany, "too many ask for games; try again in a moment");
        let _place = self.places.try_acquire().map_err(|_| busy())?;
        let _reader = self.reader.acquire().await.map_err(|_| busy())?;
        let runtime = tokio::runtime::Handle::current();
        let done = tokio::task::spawn_blocking(move || runtime.block_on(work(Away(()))));
        done.await.map_err(|_| failed())
    }

    /// Does something at once on such a thread: what cannot take long, but longer than others
    /// are to wait for it.
    pub async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce(Away) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let done = tokio::task::spawn_blocking(move || work(Away(())));
        done.await.map_err(|_| failed())
    }

    async fn read(&self, away: &Away, code: &str, number: u32, from: usize) -> Result<Fetched, Unread> {
        // Somebody may have asked for the same meanwhile.
        if let Some(record) = self.shelved(code, number) {
            return Ok(Fetched::Record(record));
        }
        let reading = self.take(code).filter(|reading| reading.is_before(number));
        let read = reading.as_ref().map_or(0, Reading::seq);
        let mut news = self.store.read(code, read).await.map_err(Unread::Store)?;
        let reading = match reading {
            Some(reading) => Some(reading),
            None => Reading::begin(away, code, &mut news).map_err(Unread::Log)?,
        };
        let mut reading = reading.ok_or_else(|| Unread::Refused(crate::lobby::codes::no_table()))?;
        self.metrics.events_read.inc_by(news.events.len() as u64);
        let found = match reading.read(away, &news, number).map_err(Unread::Log)? {
            Some(text) => Some(Fetched::Record(self.shelve(away, code, number, &text))),
            None => reading.page(away, number, from).map(Fetched::Page),
        };
        if reading.goes_on() {
            self.put_back(code, reading);
        }
        found.ok_or_else(|| Unread::Refused(no_game(number)))
    }

    fn shelved(&self, code: &str, number: u32) -> Option<Arc<Record>> {
        let shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.iter().find(|record| record.table == code && record.number == number).cloned()
    }

    /// Keeps a record; those that came first make room.
    fn shelve(&self, away: &Away, code: &str, number: u32, text: &str) -> Arc<Record> {
        self.metrics.records_rendered.inc();
        let record = Arc::new(Record {
            table: code.to_owned(),
            number,
            tag: format!("W/\"{}\"", base16ct::lower::encode_string(&Sha256::digest(text)[..16])),
            gzip: packed(away, text),
        });
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.push_back(Arc::clone(&record));
        let mut bytes: usize = shelf.iter().map(|record| record.gzip.len()).sum();
        while bytes > SHELF_BYTES
            && let Some(first) = shelf.pop_front()
        {
            bytes -= first.gzip.len();
        }
        record
    }

    fn take(&self, code: &str) -> Option<Reading> {
        let mut readings = self.readings.lock().unwrap_or_else(PoisonError::into_inner);
        let place = readings.iter().position(|(table, _)| table == code)?;
        readings.remove(place).map(|(_, reading)| reading)
    }

    fn put_back(&self, code: &str, reading: Reading) {
        let mut readings = self.readings.lock().unwrap_or_else(PoisonError::into_inner);
        readings.truncate(MOST_READINGS - 1);
        readings.push_front((code.to_owned(), reading));
    }
}

fn packed(_: &Away, text: &str) -> Bytes {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    let packed = packer.write_all(text.as_bytes()).and_then(|()| packer.finish());
    packed.expect("memory takes everything").into()
}

/// What took long has come to no end.
fn failed() -> Problem {
    Problem::new(Code::Broken, "the house could not do it; try again")
}

fn no_game(number: u32) -> Problem {
    Problem::new(
        Code::NoSuchGame,
        format_args!("there is no game {number} at this table, or not so much of it"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::store::SqliteStore;

    /// The runtime of this test has one thread, the test's own. Everything that takes long
    /// asks for an [`Away`], so none of it can be done there.
    #[tokio::test]
    async fn what_takes_long_is_done_on_no_thread_of_the_runtime() {
        let data = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(data.path()).unwrap());
        let archive = Archive::new(store, Arc::new(Metrics::new(&Clock::default())));
        let own = std::thread::current().id();
        let resumed = archive.away(async |Away(())| {
            let begun = std::thread::current().id();
            // A wait, as for the store, leads back to the same place.
            tokio::task::yield_now().await;
            [begun, std::thread::current().id()]
        });
        for thread in resumed.await.unwrap() {
            assert_ne!(thread, own);
        }
        let at_once = archive.aside(|Away(())| std::thread::current().id());
        assert_ne!(at_once.await.unwrap(), own);
    }
}
