//! Everything can be undone and redone.

use game::Seed;
use game::random::{self, Use};
use rand_core::Rng;
use score_keeper::{Act, EntryId, Held, Player, SheetLog, Turn};

use crate::kit::{Kept, busted, cards, id, player, wipe, write};

fn undo(kept: &mut Kept) -> bool {
    let Some(entry) = kept.log.undoable().cloned() else { return false };
    kept.act(Act::Undo { entry });
    true
}

fn redo(kept: &mut Kept) -> bool {
    let Some(entry) = kept.log.redoable().cloned() else { return false };
    kept.act(Act::Redo { entry });
    true
}

/// Something that somebody might do, which need not fit.
fn any_act(kept: &Kept, random: &mut impl Rng) -> Act {
    let sheet = kept.sheet();
    let places = sheet.places().len();
    let who = 1 + random::index(random, places + 1);
    let round = 1 + random::below(random, sheet.last_round());
    match random::below(random, 16) {
        0 => Act::Join { player: player(places + 1), place: random::index(random, places + 2), points: 3 },
        1 => Act::Leave { player: id(who) },
        2 => Act::Return { player: id(who) },
        3 => Act::Call { player: Player { name: format!("N{round}-{who}"), ..player(who) } },
        4 => {
            let mut order: Vec<_> = (1..=places).map(id).collect();
            random::shuffle(random, &mut order);
            Act::Sit { order }
        }
        5 => Act::Deal { player: id(who) },
        6 => Act::Target { points: 20 + 10 * round },
        7 => Act::End,
        8 => Act::GoOn,
        9 => wipe(round, who),
        _ => write(round, [(who, any_turn(random))]),
    }
}

fn any_turn(random: &mut impl Rng) -> Turn {
    match random::below(random, 5) {
        0 => busted(),
        1 => Turn::Away,
        2 => Turn::Cards(Held::default()),
        3 => cards(random::pick(random, &["12 11 3", "5 x2", "1", "12 5 +4"])),
        _ => Turn::Points(i64::from(random::below(random, 40))),
    }
}

/// A sheet after a while of everything.
fn worn(seed: u64) -> Kept {
    let mut kept = Kept::flip7(1 + usize::try_from(seed % 4).unwrap(), 120);
    let mut random = Seed::from(u128::from(seed)).stream(Use::Bots);
    for _ in 0..80 {
        match random::below(&mut random, 6) {
            0 => drop(undo(&mut kept)),
            1 => drop(redo(&mut kept)),
            _ => {
                let act = any_act(&kept, &mut random);
                if kept.entry(act.clone()).is_ok() {
                    kept.act(act);
                } else {
                    kept.refused(act);
                }
            }
        }
    }
    kept
}

#[test]
fn entries_that_are_read_again_lead_to_the_same_sheet() {
    for seed in 0..100 {
        let kept = worn(seed);
        let read = SheetLog::read(kept.log.entries().to_vec()).unwrap();
        assert_eq!(read, kept.log, "seed {seed}");
    }
}

#[test]
fn everything_undone_leaves_the_sheet_as_it_was_begun_and_redone_as_it_was() {
    let mut undone = 0;
    for seed in 0..100 {
        let mut kept = worn(seed);
        let whole = kept.sheet().clone();
        let begun = SheetLog::read(kept.log.entries()[..1].to_vec()).unwrap();
        let mut steps = Vec::new();
        while undo(&mut kept) {
            steps.push(kept.sheet().clone());
        }
        assert_eq!(kept.sheet(), begun.sheet(), "seed {seed}");
        undone += steps.len();
        while let Some(step) = steps.pop() {
            assert_eq!(*kept.sheet(), step, "seed {seed}");
            assert!(redo(&mut kept), "seed {seed}");
        }
        assert_eq!(*kept.sheet(), whole, "seed {seed}");
    }
    assert!(undone > 1000, "{undone}");
}

#[test]
fn what_was_undone_cannot_be_redone_once_something_else_was_done() {
    let mut kept = Kept::flip7(2, 200);
    kept.points([1, 2]);
    assert!(undo(&mut kept));
    assert!(kept.log.redoable().is_some());
    kept.points([3, 4]);
    assert_eq!(kept.log.redoable(), None);
    assert_eq!(kept.totals(), [3, 4]);
}

#[test]
fn an_older_entry_can_be_undone_by_itself() {
    let mut kept = Kept::flip7(2, 200);
    kept.points([1, 2]).act(write(1, [(1, Turn::Points(9))])).points([10, 10]);
    let entry: EntryId = "phone.3".parse().unwrap();
    kept.act(Act::Undo { entry: entry.clone() });
    assert_eq!(kept.totals(), [11, 12]);
    kept.act(Act::Redo { entry });
    assert_eq!(kept.totals(), [19, 12]);
}

#[test]
fn an_entry_that_does_not_count_is_not_what_undo_takes_back() {
    let mut kept = Kept::flip7(2, 200);
    kept.act(Act::Join { player: player(3), place: 2, points: 0 });
    kept.act(Act::Call { player: Player { name: "Zoë".to_owned(), ..player(3) } });
    let (joined, called): (EntryId, EntryId) = ("phone.2".parse().unwrap(), "phone.3".parse().unwrap());
    let entry = kept.entry(Act::Undo { entry: joined.clone() }).unwrap();
    kept.log.add(entry).unwrap();
    assert_eq!(kept.sheet().void().iter().map(|void| void.entry.clone()).collect::<Vec<_>>(), [called]);
    assert_eq!(kept.log.undoable(), None);
    kept.act(Act::Redo { entry: joined });
    assert_eq!(kept.sheet().places()[2].player.name, "Zoë");
}
