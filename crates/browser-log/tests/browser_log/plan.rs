//! Older forms are brought to the present one.

use browser_log::{Content, Failure, Import, Json, Memory, Plan, Store as _};
use serde_json::json;

use crate::forms::{FIRST, SECOND, THIRD};
use crate::{now, sample};

fn texts(log: &Import) -> Vec<&str> {
    log.entries.iter().map(Json::as_str).collect()
}

#[test]
fn a_log_in_the_present_form_stays_as_it_is() {
    assert_eq!(FIRST.bring(sample::first()), Ok(sample::first()));
}

#[test]
fn a_log_goes_through_all_forms_after_its_own() {
    let second = SECOND.bring(sample::first()).unwrap();
    assert_eq!(second.form, 2);
    assert_eq!(second.header.summary.read(), Ok(json!({"title": "Ann, Żaneta", "rounds": 1})));
    assert_eq!(texts(&second), [r#"{"joined":"Ann"}"#, r#"{"joined":"Żaneta"}"#, r#"{"round":[12,0]}"#]);
    let third = [r#"{"players":["Ann","Żaneta"]}"#, r#"{"round":[12,0]}"#];
    assert_eq!(texts(&THIRD.bring(sample::first()).unwrap()), third, "from the first form");
    assert_eq!(texts(&THIRD.bring(second).unwrap()), third, "from the second form");
}

#[test]
fn what_lists_sort_by_survives() {
    let third = THIRD.bring(sample::first()).unwrap();
    assert_eq!((third.header.kind, third.header.updated), (sample::first().header.kind, 1_795_000_000_000));
}

#[test]
fn a_newer_log_is_refused_and_so_is_one_without_a_form() {
    let in_form = |form| Import { form, ..sample::first() };
    assert_eq!(SECOND.bring(in_form(3)), Err(Failure::Newer { form: 3 }));
    assert!(matches!(SECOND.bring(in_form(0)), Err(Failure::Damaged(_))));
}

#[test]
fn a_migration_that_cannot_do_it_says_why() {
    const HARD: Plan = Plan { database: "tests", migrations: &[refuse] };
    fn refuse(_: Content) -> Result<Content, String> {
        Err("a round without scores".to_owned())
    }
    assert_eq!(HARD.bring(sample::first()), Err(Failure::Damaged("a round without scores".to_owned())));
}

#[test]
fn an_older_file_is_taken_in_in_the_present_form() {
    let memory = Memory::new(THIRD);
    let log = sample::first();
    assert_eq!(now(memory.import(vec![log.clone()])), Ok(()));
    let read = now(memory.read(&log.name)).unwrap();
    assert_eq!(read.length, 2);
    assert_eq!(read.entries[0].as_str(), r#"{"players":["Ann","Żaneta"]}"#);
    assert_eq!(now(memory.append(&log.name, 2, &read.entries[1..], &read.header)), Ok(3));
}
