//! What a file adds to what is there.

use score_keeper::{Entry, SheetLog};
use scoreboard::{Kept, Known, Merge, Scores, Season, Seasons};

use crate::kit::{HOUR, Sheet, id};

/// A sheet after so many rounds, of which the last was worth this much.
fn sheet(name: &str, rounds: usize, last: i64) -> Kept {
    let mut sheet = Sheet::flip7(name, 0, &["Ann", "Ben"]);
    for round in 1..=rounds {
        sheet = sheet.points([if round == rounds { last } else { 1 }, 2]);
    }
    sheet.kept
}

fn of(sheets: Vec<Kept>) -> Scores {
    Scores { sheets, ..Scores::default() }
}

/// What is there once everything is written that a merge says.
fn written(mut scores: Scores, merge: &Merge) -> Scores {
    for (name, more) in &merge.continued {
        let kept = scores.sheets.iter_mut().find(|kept| kept.id == *name).unwrap();
        let entries: Vec<Entry> = kept.log.entries().iter().chain(more).cloned().collect();
        kept.log = SheetLog::read(entries).unwrap();
    }
    scores.sheets.extend(merge.fresh.iter().chain(&merge.parted).cloned());
    scores.seasons.extend(merge.seasons.iter().cloned());
    scores.people.extend(merge.people.iter().cloned());
    scores
}

fn names(kept: &[Kept]) -> Vec<&str> {
    kept.iter().map(|kept| kept.id.as_str()).collect()
}

#[test]
fn a_sheet_that_is_new_is_taken_in() {
    let (own, other) = (of(vec![sheet("a", 1, 1)]), of(vec![sheet("b", 2, 1)]));
    let merge = own.merge(other.clone());
    assert_eq!((names(&merge.fresh), merge.known), (vec!["b"], 0));
    assert_eq!(merge.fresh, other.sheets);
}

#[test]
fn a_sheet_that_went_on_elsewhere_goes_on_here() {
    let own = of(vec![sheet("a", 2, 1)]);
    let merge = own.merge(of(vec![sheet("a", 4, 1)]));
    let [(name, more)] = &merge.continued[..] else { panic!("{merge:?}") };
    assert_eq!((name.as_str(), more.len(), merge.fresh.len()), ("a", 2, 0));
    assert_eq!(written(own, &merge).sheets, [sheet("a", 4, 1)]);
}

#[test]
fn a_sheet_that_went_on_here_stays_as_it_is() {
    let merge = of(vec![sheet("a", 4, 1)]).merge(of(vec![sheet("a", 2, 1)]));
    assert!(merge.is_empty(), "{merge:?}");
    assert_eq!(merge.known, 1);
}

#[test]
fn a_sheet_that_went_on_differently_is_kept_beside_ones_own() {
    let own = of(vec![sheet("a", 3, 1)]);
    let merge = own.merge(of(vec![sheet("a", 3, 9)]));
    assert_eq!((names(&merge.parted), merge.fresh.len(), merge.continued.len()), (vec!["a-2"], 0, 0));
    let both = written(own, &merge);
    assert_eq!(both.sheets[0], sheet("a", 3, 1));
    assert_eq!(both.sheets[1].log, sheet("a", 3, 9).log);
    // The one that parted may go on as well, and others may part from it.
    let more = both.merge(of(vec![sheet("a", 3, 7)]));
    assert_eq!(names(&more.parted), ["a-3"]);
}

#[test]
fn a_long_name_has_room_for_what_parts_from_it() {
    let long = "x".repeat(64);
    let own = of(vec![sheet(&long, 3, 1)]);
    let merge = own.merge(of(vec![sheet(&long, 3, 9)]));
    assert_eq!(merge.parted[0].id.as_str(), format!("{}-2", "x".repeat(62)));
}

#[test]
fn taking_in_the_same_twice_adds_nothing() {
    let own = of(vec![sheet("a", 3, 1), sheet("b", 2, 1)]);
    let season = Seasons::default().begin(id("s"), "Spring", HOUR).unwrap();
    let others = Scores {
        sheets: vec![sheet("a", 3, 9), sheet("b", 4, 1), sheet("c", 1, 1)],
        seasons: vec![season],
        people: vec![Known { name: "Cleo".to_owned(), avatar: None }],
    };
    let merge = own.merge(others.clone());
    let counts = |merge: &Merge| {
        [
            merge.fresh.len(),
            merge.continued.len(),
            merge.parted.len(),
            merge.seasons.len(),
            merge.people.len(),
        ]
    };
    assert_eq!(counts(&merge), [1; 5]);
    let both = written(own, &merge);
    let again = both.merge(others);
    assert!(again.is_empty(), "{again:?}");
    assert_eq!(again.known, 3);
    assert!(both.merge(both.clone()).is_empty());
}

#[test]
fn a_file_may_have_a_sheet_twice() {
    let twice = of(vec![sheet("a", 1, 1), sheet("a", 3, 1), sheet("a", 3, 5)]);
    let merge = Scores::default().merge(twice);
    assert_eq!((names(&merge.fresh), names(&merge.parted)), (vec!["a"], vec!["a-2"]));
    assert_eq!(merge.fresh, [sheet("a", 3, 1)]);
    assert_eq!(merge.continued, []);
}

#[test]
fn a_season_that_was_closed_elsewhere_is_closed_here_and_never_opened_again() {
    let open = Seasons::default().begin(id("s"), "Spring", 0).unwrap();
    let closed = Seasons::read([open.clone()]).close(&[], HOUR).unwrap();
    let with = |season: &Season| Scores { seasons: vec![season.clone()], ..Scores::default() };
    assert_eq!(with(&open).merge(with(&closed)).seasons, std::slice::from_ref(&closed));
    assert_eq!(with(&closed).merge(with(&open)).seasons, []);
    let renamed = Season { name: "May".to_owned(), ..open };
    assert_eq!(with(&closed).merge(with(&renamed)).seasons, [], "nothing of it is lost by that");
}

#[test]
fn people_are_new_by_their_names() {
    let known = |name: &str| Known { name: name.to_owned(), avatar: None };
    let own = Scores { people: vec![known("Ann")], ..Scores::default() };
    let others = Scores { people: vec![known("ANN"), known("Ben"), known("ben")], ..Scores::default() };
    assert_eq!(own.merge(others).people, [known("Ben")]);
}
