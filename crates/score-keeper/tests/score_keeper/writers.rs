//! Two devices that write on one sheet.

use std::collections::BTreeMap;

use score_keeper::{Act, Entry, Refusal, SheetLog, Turn, Writer};

use crate::kit::{Kept, id, player, wipe, write};

/// What a device writes that knows only this many of the shared entries.
struct Device {
    writer: Writer,
    log: SheetLog,
    shared: usize,
    own: Vec<Entry>,
}

impl Device {
    fn new(name: &str, shared: &SheetLog) -> Self {
        let shared_entries = shared.entries().len();
        Self { writer: name.parse().unwrap(), log: shared.clone(), shared: shared_entries, own: Vec::new() }
    }

    fn act(&mut self, act: Act) -> &mut Self {
        let entry = self.log.entry(&self.writer, self.shared, 0, act).unwrap();
        self.log.add(entry.clone()).unwrap();
        self.own.push(entry);
        self
    }
}

/// The sheet of what was shared and what devices wrote offline, in the order in which they
/// came back.
fn together(shared: &SheetLog, devices: &[&Device]) -> SheetLog {
    let more = devices.iter().flat_map(|device| device.own.clone());
    SheetLog::read(shared.entries().iter().cloned().chain(more).collect()).unwrap()
}

fn shared() -> SheetLog {
    let mut kept = Kept::flip7(2, 200);
    kept.points([10, 20]);
    kept.log
}

fn points(round: u32, number: usize, points: i64) -> Act {
    write(round, [(number, Turn::Points(points))])
}

fn rivals(log: &SheetLog) -> Vec<(u32, usize, Turn, Vec<Turn>)> {
    let disputed = log.sheet().disputed();
    let all = disputed.map(|(round, player, cell)| {
        (round, crate::kit::number(player), cell.turn.clone(), cell.rivals.clone())
    });
    all.collect()
}

#[test]
fn what_two_wrote_at_the_same_time_is_both_kept() {
    let shared = shared();
    let (mut phone, mut tablet) = (Device::new("ph", &shared), Device::new("tab", &shared));
    phone.act(points(2, 1, 30)).act(points(2, 2, 5));
    tablet.act(points(2, 1, 40)).act(points(2, 2, 5));
    let log = together(&shared, &[&phone, &tablet]);
    assert_eq!(rivals(&log), [(2, 1, Turn::Points(40), vec![Turn::Points(30)])]);
    let turned = together(&shared, &[&tablet, &phone]);
    assert_eq!(rivals(&turned), [(2, 1, Turn::Points(30), vec![Turn::Points(40)])]);
}

#[test]
fn writing_again_with_both_in_sight_settles_it() {
    let shared = shared();
    let (mut phone, mut tablet) = (Device::new("ph", &shared), Device::new("tab", &shared));
    phone.act(points(2, 1, 30));
    tablet.act(points(2, 1, 40));
    let log = together(&shared, &[&phone, &tablet]);
    let mut either = Device::new("ph", &log);
    either.act(points(2, 1, 30));
    let log = together(&log, &[&either]);
    assert_eq!(rivals(&log), []);
    assert_eq!(log.sheet().total(&id(1), 2), 40);
}

#[test]
fn a_correction_of_ones_own_does_not_hide_what_another_wrote() {
    let shared = shared();
    let (mut phone, mut tablet) = (Device::new("ph", &shared), Device::new("tab", &shared));
    phone.act(points(2, 1, 30));
    tablet.act(points(2, 1, 40)).act(points(2, 1, 45));
    let log = together(&shared, &[&phone, &tablet]);
    assert_eq!(rivals(&log), [(2, 1, Turn::Points(45), vec![Turn::Points(30)])]);
    // However their entries came in between.
    let mixed = [shared.entries(), &tablet.own[..1], &phone.own, &tablet.own[1..]].concat();
    let log = SheetLog::read(mixed).unwrap();
    assert_eq!(rivals(&log), [(2, 1, Turn::Points(45), vec![Turn::Points(30)])]);
}

#[test]
fn who_wipes_a_place_wipes_only_what_they_knew_of() {
    let shared = shared();
    let (mut phone, mut tablet) = (Device::new("ph", &shared), Device::new("tab", &shared));
    phone.act(points(1, 1, 30));
    tablet.act(wipe(1, 1));
    for order in [[&phone, &tablet], [&tablet, &phone]] {
        let log = together(&shared, &order);
        assert_eq!((rivals(&log), log.sheet().total(&id(1), 1)), (vec![], 30));
    }
    let mut third = Device::new("tv", &shared);
    third.act(points(1, 1, 50)).act(wipe(1, 1));
    let log = together(&shared, &[&phone, &third]);
    assert_eq!((rivals(&log), log.sheet().total(&id(1), 1)), (vec![], 30));
}

#[test]
fn three_at_once_are_all_kept() {
    let shared = shared();
    let mut devices = ["ph", "tab", "tv"].map(|name| Device::new(name, &shared));
    for (device, own) in devices.iter_mut().zip([30, 40, 50]) {
        device.act(points(2, 1, own));
    }
    let log = together(&shared, &devices.each_ref());
    let others = vec![Turn::Points(40), Turn::Points(30)];
    assert_eq!(rivals(&log), [(2, 1, Turn::Points(50), others)]);
}

#[test]
fn entries_that_are_sent_twice_count_once() {
    let shared = shared();
    let mut phone = Device::new("ph", &shared);
    phone.act(Act::Join { player: player(3), place: 2, points: 0 }).act(points(2, 3, 7));
    let once = together(&shared, &[&phone]);
    assert_eq!(together(&shared, &[&phone, &phone]), once);
    let mut log = once.clone();
    for entry in phone.own.iter().chain(shared.entries()) {
        assert_eq!(log.add(entry.clone()), Ok(()));
    }
    assert_eq!(log, once);
}

#[test]
fn entries_that_do_not_fit_any_more_are_listed_and_do_not_count() {
    let shared = shared();
    let (mut phone, mut tablet) = (Device::new("ph", &shared), Device::new("tab", &shared));
    phone.act(Act::Leave { player: id(2) });
    tablet.act(points(2, 2, 50)).act(points(2, 1, 3));
    let log = together(&shared, &[&phone, &tablet]);
    let void: BTreeMap<&str, &Refusal> =
        log.sheet().void().iter().map(|void| (void.entry.as_str(), &void.why)).collect();
    let absent = Refusal::Absent { player: id(2), round: 2 };
    assert_eq!(void, BTreeMap::from([("tab.1", &absent)]));
    assert_eq!(log.sheet().total(&id(1), 2), 13);
}

#[test]
fn two_who_take_in_somebody_at_once_have_two_of_them() {
    let shared = shared();
    let devices = ["ph", "tab"].map(|name| {
        let mut device = Device::new(name, &shared);
        let newcomer =
            score_keeper::Player { id: device.writer.player(1), name: name.to_owned(), avatar: None };
        device.act(Act::Join { player: newcomer, place: 2, points: 0 });
        device
    });
    let log = together(&shared, &devices.each_ref());
    assert_eq!((log.sheet().places().len(), log.sheet().void().len()), (4, 0));
}
