//! What becomes of entries that two have written.

use std::collections::BTreeMap;

use protocol::{Code, OpenSheet};
use score_keeper::{Act, Entry, Held, Player, PlayerId, SheetLog, Turn, Writer};
use table::{Logged, Secret};

use super::{SharedSheet, What, Written, open};

fn writer(name: &str) -> Writer {
    name.parse().unwrap()
}

fn player(number: u64) -> PlayerId {
    writer("ann").player(number)
}

/// The entry by which `ann` begins a sheet for two.
fn begin() -> Entry {
    let player = |number, name: &str| Player { id: player(number), name: name.to_owned(), avatar: None };
    let players = vec![player(1, "Ann"), player(2, "Ben")];
    let dealer = players[0].id.clone();
    let game = protocol::GameName::Flip7;
    let act = Act::Begin { game, rules: serde_json::Map::default(), players, dealer };
    Entry { id: writer("ann").entry(1), seen: 0, at: 1, act }
}

/// A sheet that `ann` has shared, its secret, and its log.
struct House {
    sheet: SharedSheet,
    scorer: String,
    log: Vec<Logged>,
    secrets: Vec<Secret>,
}

impl House {
    fn new() -> Self {
        let request = OpenSheet { writer: "ann".to_owned(), entries: vec![begin()] };
        let opening = open(request, &mut |bytes| bytes.fill(7)).unwrap();
        let mut house = Self {
            log: Vec::new(),
            secrets: opening.secrets,
            scorer: opening.scorer,
            sheet: SharedSheet::fold("KMPQRS", &logged(0, &opening.events), &[]).unwrap().unwrap(),
        };
        house.keep(&opening.events);
        house.sheet = house.folded();
        house
    }

    fn keep(&mut self, events: &[What]) {
        self.log.extend(logged(self.log.len() as u64, events));
    }

    fn folded(&self) -> SharedSheet {
        SharedSheet::fold("KMPQRS", &self.log, &self.secrets).unwrap().unwrap()
    }

    /// What is written is what the log makes after a restart.
    fn write(&mut self, who: &str, entries: &[Entry], known: u64) -> Vec<(String, Code)> {
        let written = self.sheet.write(&writer(who), entries, known).unwrap();
        let Written { events, unwritten, .. } = &written;
        let unwritten = unwritten.iter().map(|one| (one.entry.clone(), one.problem.code)).collect();
        self.keep(events);
        self.sheet.follow(2, written).unwrap();
        assert_eq!(self.folded().log(), self.sheet.log());
        unwritten
    }

    fn take_over(&mut self, who: &str) {
        let event = self.sheet.take_over(&writer(who)).unwrap().unwrap();
        self.keep(std::slice::from_ref(&event));
        self.sheet.apply(2, &event).unwrap();
        assert_eq!(self.folded().scorer(), &writer(who));
    }

    fn total(&self, number: u64) -> i64 {
        self.sheet.log().sheet().total(&player(number), 1)
    }
}

fn logged(before: u64, events: &[What]) -> Vec<Logged> {
    let text = |(seq, event): (u64, &What)| {
        let entry = table::Entry { at: 2, event: event.clone() };
        Logged { seq, event: entry.text() }
    };
    (before + 1..).zip(events).map(text).collect()
}

/// The so-manieth entry of a writer who knows so many: points for a player in round 1.
fn points(who: &str, number: u64, seen: u64, of: u64, points: i64) -> Entry {
    let turns: BTreeMap<PlayerId, Option<Turn>> = [(player(of), Some(Turn::Points(points)))].into();
    Entry { id: writer(who).entry(number), seen, at: 3, act: Act::Write { round: 1, turns } }
}

#[test]
fn what_comes_twice_is_written_once() {
    let mut house = House::new();
    let entry = points("ann", 2, 1, 1, 20);
    for _ in 0..2 {
        assert_eq!(house.write("ann", &[entry.clone(), entry.clone()], 1), []);
        assert_eq!((house.total(1), house.sheet.seq()), (20, 2));
    }
}

#[test]
fn another_entry_by_the_same_name_is_refused_and_not_lost_in_silence() {
    let mut house = House::new();
    house.write("ann", &[points("ann", 2, 1, 1, 20)], 1);
    let refused = house.write("ann", &[points("ann", 2, 1, 1, 30)], 1);
    assert_eq!(refused, [("ann.2".to_owned(), Code::Wrong)]);
    assert_eq!(house.total(1), 20);
}

#[test]
fn what_was_written_before_its_writer_knew_of_the_take_over_is_taken_and_stands_beside_the_rest() {
    let mut house = House::new();
    house.take_over("ben");
    assert_eq!(house.write("ben", &[points("ben", 1, 1, 1, 30)], 2), []);
    // Written offline, by somebody who knew of the opening alone.
    assert_eq!(house.write("ann", &[points("ann", 2, 1, 1, 20)], 1), []);
    let disputed: Vec<_> = house.sheet.log().sheet().disputed().collect();
    assert_eq!(disputed.len(), 1);
    assert_eq!(disputed[0].2.rivals, [Turn::Points(30)]);
    // Somebody decides.
    assert_eq!(house.write("ben", &[points("ben", 2, 3, 1, 30)], 4), []);
    assert_eq!(house.sheet.log().sheet().disputed().count(), 0);
    assert_eq!(house.total(1), 30);
}

#[test]
fn what_is_written_after_that_is_refused() {
    let mut house = House::new();
    house.take_over("ben");
    let refused = house.write("ann", &[points("ann", 2, 1, 1, 20)], 2);
    assert_eq!(refused, [("ann.2".to_owned(), Code::NotNow)]);
    house.take_over("ann");
    assert_eq!(house.write("ann", &[points("ann", 2, 1, 1, 20)], 3), []);
    assert_eq!(house.write("cleo", &[points("cleo", 1, 1, 1, 20)], 1), [("cleo.1".to_owned(), Code::NotNow)]);
}

#[test]
fn what_does_not_fit_is_refused_with_its_rule_if_its_writer_knew_of_everything() {
    let house = House::new();
    let cards = Held { cards: ["7", "7", "7"].map(str::to_owned).to_vec(), ..Held::default() };
    let turns = BTreeMap::from([(player(1), Some(Turn::Cards(cards)))]);
    let entry = Entry { act: Act::Write { round: 1, turns }, ..points("ann", 2, 1, 1, 0) };
    let written = house.sheet.write(&writer("ann"), &[entry], 1).unwrap();
    let problem = &written.unwritten[0].problem;
    assert_eq!(problem.code, Code::IllegalMove);
    assert!(problem.rule.as_deref().is_some_and(|rule| rule.starts_with("F7-")), "{problem:?}");
    assert_eq!(written.events, []);
}

#[test]
fn what_no_longer_fits_since_others_wrote_is_kept_and_does_not_count() {
    let mut house = House::new();
    house.take_over("ben");
    let leave = |id, seen| Entry { id, seen, at: 3, act: Act::Leave { player: player(2) } };
    assert_eq!(house.write("ben", &[leave(writer("ben").entry(1), 1)], 2), []);
    assert_eq!(house.write("ann", &[leave(writer("ann").entry(2), 1)], 1), []);
    assert_eq!(house.sheet.log().entries().len(), 3);
    assert_eq!(house.sheet.log().sheet().void().len(), 1);
}

#[test]
fn nothing_can_be_begun_again_and_a_sheet_must_begin() {
    let mut house = House::new();
    let again = Entry { id: writer("ann").entry(2), ..begin() };
    assert_eq!(house.write("ann", &[again], 1), [("ann.2".to_owned(), Code::Wrong)]);
    let request = OpenSheet { writer: "ann".to_owned(), entries: vec![points("ann", 1, 0, 1, 5)] };
    assert!(open(request, &mut |bytes| bytes.fill(7)).is_err());
}

#[test]
fn the_secret_is_known_again_and_is_in_no_event() {
    let house = House::new();
    assert!(house.sheet.may_score(&house.scorer) && !house.sheet.may_score("07"));
    assert!(house.log.iter().all(|logged| !logged.event.contains(&house.scorer)));
}

#[test]
fn what_was_missed_comes_in_pages_that_lead_to_the_same_sheet() {
    let mut house = House::new();
    for number in 2..40 {
        house.write("ann", &[points("ann", number, 1, number % 2 + 1, number.cast_signed())], 1);
    }
    house.take_over("ben");
    let (mut entries, mut last) = (Vec::new(), 0);
    while last < house.sheet.seq() {
        let page = house.sheet.since(last, 1000);
        assert_eq!(page.first().map(|event| event.seq), Some(last + 1));
        last += page.len() as u64;
        for event in page {
            match event.what {
                protocol::SheetWhat::Opened { entry, .. } | protocol::SheetWhat::Wrote { entry } => {
                    entries.push(entry.clone());
                }
                protocol::SheetWhat::TookOver { .. } | protocol::SheetWhat::Closed { .. } => {}
            }
        }
    }
    assert_eq!(&SheetLog::read(entries).unwrap(), house.sheet.log());
}

/// However entries of two are mixed, what is kept at once is what is read from the whole log.
#[test]
fn undone_by_one_and_written_by_another_comes_to_the_same_after_a_restart() {
    let mut house = House::new();
    let undo = |who: &str, number, entry| Entry {
        id: writer(who).entry(number),
        seen: 1,
        at: 3,
        act: Act::Undo { entry },
    };
    house.write("ann", &[points("ann", 2, 1, 1, 20)], 1);
    house.take_over("ben");
    // Of an entry that is not there yet, of one that is there, and of that again.
    let undone = ["ann.3", "ann.2", "ann.2", "ann.1"].map(|id| id.parse().unwrap());
    for (number, entry) in (1..).zip(undone) {
        assert_eq!(house.write("ben", &[undo("ben", number, entry)], 3), []);
    }
    assert_eq!(house.write("ann", &[points("ann", 3, 2, 1, 30), points("ann", 4, 2, 2, 30)], 2), []);
    assert_eq!((house.total(1), house.total(2)), (0, 30));
}
