//! What every store promises. `kept_by!` makes a test of each promise for a
//! kind of [`Place`](crate::Place).

pub mod chain;
pub mod fence;
pub mod log;
pub mod once;
pub mod prune;
pub mod secrets;
pub mod together;

use server::store::{Append, Appended, Logged, Secret, Store};

/// Makes the tests.
macro_rules! kept_by {
    ($place:ty) => {
        $crate::contract::kept_by! { $place;
            log: events_are_read_in_the_order_they_were_appended,
            log: numbers_have_no_gap_whatever_the_appends,
            log: reading_starts_after_the_number_given,
            log: a_table_that_does_not_exist_is_empty,
            log: any_text_comes_back_as_it_was,
            log: closed_tables_are_not_listed_and_stay_closed,
            log: what_was_acknowledged_is_there_when_opened_again,
            fence: an_append_that_expects_too_few_or_too_many_writes_nothing,
            fence: a_code_that_is_taken_is_a_conflict,
            fence: a_table_begins_with_nothing_expected,
            fence: a_handle_sees_what_another_has_written,
            fence: of_two_handles_one_wins_each_number,
            once: a_command_is_carried_out_once,
            once: a_duplicate_is_known_whatever_is_expected,
            once: a_duplicate_names_the_last_event_of_the_first_time,
            once: a_duplicate_closes_nothing_and_keeps_no_secret,
            once: commands_sent_at_the_same_time_are_carried_out_once,
            once: a_command_is_known_when_opened_again_and_to_other_handles,
            once: a_command_that_was_refused_may_come_again,
            once: tables_do_not_share_commands,
            once: what_has_no_command_is_never_a_duplicate,
            once: one_can_ask_whether_a_command_was_carried_out,
            secrets: secrets_are_kept_with_the_events,
            secrets: a_secret_is_kept_when_its_events_are_and_only_then,
            secrets: the_newest_secret_of_a_name_counts,
            secrets: secrets_are_in_no_log,
            chain: what_was_altered_added_or_taken_out_is_found,
            chain: what_follows_is_checked_from_any_event_on,
            chain: a_log_that_has_become_shorter_is_found_by_whoever_had_more,
            chain: nothing_is_added_after_an_event_that_is_missing,
            prune: all_tables_are_listed_with_when_they_were_closed,
            prune: tables_closed_before_a_time_are_forgotten_and_no_others,
            prune: it_can_be_tried_whether_writing_works,
            together: a_thousand_tables_at_once_have_no_gap,
        }
    };
    ($place:ty; $($about:ident: $promise:ident,)*) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                let place = <$place as $crate::Place>::new();
                $crate::contract::$about::$promise(&place).await;
            }
        )*
    };
}
pub(crate) use kept_by;

/// An append of some events without anything else.
pub fn append(table: &str, expected: u64, events: &[&str]) -> Append {
    let events = events.iter().map(ToString::to_string).collect();
    Append { table: table.to_owned(), expected, command: None, events, secrets: Vec::new(), closes: None }
}

/// The same, as a command.
pub fn command(id: &str, entry: Append) -> Append {
    Append { command: Some(id.to_owned()), ..entry }
}

/// The same, with a secret.
pub fn with_secret(name: &str, value: &[u8], mut entry: Append) -> Append {
    entry.secrets.push(Secret { name: name.to_owned(), value: value.to_owned() });
    entry
}

/// When tables are closed here.
pub const CLOSED: u64 = 1_767_225_600_000;

/// The same, and the table is closed.
pub fn closing(entry: Append) -> Append {
    Append { closes: Some(CLOSED), ..entry }
}

pub fn done(seq: u64) -> Appended {
    Appended::Done { seq }
}

pub fn conflict(seq: u64) -> Appended {
    Appended::Conflict { seq }
}

pub fn duplicate(seq: u64) -> Appended {
    Appended::Duplicate { seq }
}

/// Appends, and sees that it is done.
pub async fn add(store: &impl Store, entry: Append) {
    let seq = entry.expected + entry.events.len() as u64;
    assert_eq!(store.append(entry).await.unwrap(), done(seq));
}

/// The texts of a whole log, once its numbers are seen to have no gap.
pub async fn texts(store: &impl Store, table: &str) -> Vec<String> {
    let log = store.read(table, 0).await.unwrap().events;
    for (place, Logged { seq, .. }) in log.iter().enumerate() {
        assert_eq!(*seq, place as u64 + 1, "a gap in the log of {table}");
    }
    log.into_iter().map(|logged| logged.event).collect()
}
