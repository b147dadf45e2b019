//! What holds of everything that keeps logs: run on memory here, and on the browser's database in
//! the browser.

use browser_log::{Failure, Header, Import, Invalid, Json, Log, MAX_ENTRIES, Name, Store};

/// A name.
pub fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

/// Entries that hold these numbers.
pub fn entries(numbers: impl IntoIterator<Item = u64>) -> Vec<Json> {
    numbers.into_iter().map(|number| Json::of(&number).expect("JSON")).collect()
}

/// A header with this number in its summary, changed last at that time.
pub fn header(number: u64) -> Header {
    Header { kind: name("sheet"), summary: Json::of(&number).expect("JSON"), updated: number }
}

fn log(last: u64, numbers: impl IntoIterator<Item = u64>) -> Log {
    Log { header: header(last), length: last, entries: entries(numbers) }
}

fn import(name_: &str, form: u32, numbers: impl IntoIterator<Item = u64>) -> Import {
    Import { name: name(name_), form, header: header(0), entries: entries(numbers) }
}

/// Checks everything on an empty store.
pub async fn holds(store: &impl Store) {
    grows_at_its_end_alone(store).await;
    changes_what_lists_tell(store).await;
    takes_in_all_or_nothing(store).await;
    keeps_limits(store).await;
    forgets(store).await;
}

async fn grows_at_its_end_alone(store: &impl Store) {
    let own = name("grows");
    assert_eq!(store.read(&own).await, Err(Failure::Missing));
    let early = store.append(&own, 1, &entries([1]), &header(1)).await;
    assert_eq!(early, Err(Failure::Conflict { length: 0 }));
    assert_eq!(store.read(&own).await, Err(Failure::Missing), "a conflict writes nothing");
    assert_eq!(store.append(&own, 0, &entries([1, 2]), &header(2)).await, Ok(2));
    let late = store.append(&own, 1, &entries([9]), &header(9)).await;
    assert_eq!(late, Err(Failure::Conflict { length: 2 }));
    assert_eq!(store.read(&own).await, Ok(log(2, [1, 2])), "a conflict writes nothing");
    // More than ten, so that numbers are compared as numbers.
    assert_eq!(store.append(&own, 2, &entries(3..=12), &header(12)).await, Ok(12));
    assert_eq!(store.read(&own).await, Ok(log(12, 1..=12)));
    assert_eq!(store.read_from(&own, 9).await, Ok(log(12, 10..=12)));
    assert_eq!(store.read_from(&own, 12).await, Ok(log(12, [])));
    assert_eq!(store.read_from(&own, 13).await, Ok(log(12, [])));
    // Names that begin alike are not mixed up.
    assert_eq!(store.append(&name("grow"), 0, &entries([7]), &header(1)).await, Ok(1));
    assert_eq!(store.read(&own).await, Ok(log(12, 1..=12)));
}

async fn changes_what_lists_tell(store: &impl Store) {
    assert_eq!(store.put_header(&name("none"), &header(1)).await, Err(Failure::Missing));
    assert_eq!(store.put_header(&name("grow"), &header(5)).await, Ok(1));
    let read = store.read(&name("grow")).await.expect("a log");
    assert_eq!((read.header, read.entries), (header(5), entries([7])));
    let other = Header { kind: name("person"), ..header(1) };
    assert_eq!(store.append(&name("ann"), 0, &entries([1]), &other).await, Ok(1));
    let sheets = store.list(&name("sheet")).await.expect("a list");
    let told: Vec<_> = sheets.iter().map(|log| (log.name.as_str(), log.length)).collect();
    assert_eq!(told, [("grow", 1), ("grows", 12)]);
    let people = store.list(&name("person")).await.expect("a list");
    assert_eq!(people.iter().map(|log| log.header.clone()).collect::<Vec<_>>(), [Ok(other)]);
}

async fn takes_in_all_or_nothing(store: &impl Store) {
    let both = vec![import("new", 1, [1]), import("grows", 1, [2])];
    assert_eq!(store.import(both).await, Err(Failure::Conflict { length: 12 }));
    assert_eq!(store.read(&name("new")).await, Err(Failure::Missing), "half of it was taken in");
    let twice = vec![import("new", 1, [1]), import("new", 1, [2])];
    assert_eq!(store.import(twice).await, Err(Failure::Conflict { length: 1 }));
    assert_eq!(store.import(vec![import("new", 99, [1])]).await, Err(Failure::Newer { form: 99 }));
    let both = vec![import("new", 1, 1..=3), import("newer", 1, [])];
    assert_eq!(store.import(both).await, Ok(()));
    assert_eq!(store.read(&name("new")).await.expect("a log").entries, entries(1..=3));
    assert_eq!(store.append(&name("new"), 3, &entries([4]), &header(4)).await, Ok(4));
}

async fn keeps_limits(store: &impl Store) {
    let many = vec![Json::of(&0).expect("JSON"); usize::try_from(MAX_ENTRIES).expect("a length")];
    let written = store.append(&name("new"), 4, &many, &header(4)).await;
    assert_eq!(written, Err(Failure::Invalid(Invalid::TooMany { length: MAX_ENTRIES + 4 })));
    assert_eq!(store.read(&name("new")).await.expect("a log").length, 4);
}

async fn forgets(store: &impl Store) {
    assert_eq!(store.delete(&name("grows")).await, Ok(()));
    assert_eq!(store.delete(&name("grows")).await, Ok(()));
    assert_eq!(store.read(&name("grows")).await, Err(Failure::Missing));
    assert_eq!(store.append(&name("grows"), 0, &entries([8]), &header(1)).await, Ok(1));
    assert_eq!(store.read(&name("grows")).await, Ok(log(1, [8])));
    assert_eq!(store.read(&name("grow")).await.expect("a log").entries, entries([7]));
}
