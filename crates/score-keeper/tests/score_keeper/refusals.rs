//! Everything that is refused, and changes nothing.

use std::collections::BTreeSet;

use hosting::GameName;
use score_keeper::{
    Act, Bonus, Claim, Fault, Held, MOST_CARDS, MOST_PLAYERS, MOST_POINTS, Player, Refusal, SheetLog, Turn,
    Writer,
};
use serde_json::json;

use crate::kit::{Kept, begin, cards, held, id, player, rules, said, write};

/// How many refusals there are, and which this is.
const REFUSALS: usize = 20;

fn kind(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::Begun(_) => 0,
        Refusal::Rules(_) => 1,
        Refusal::HowMany => 2,
        Refusal::Twice { .. } => 3,
        Refusal::Name { .. } => 4,
        Refusal::Unknown { .. } => 5,
        Refusal::Present { .. } => 6,
        Refusal::Order => 7,
        Refusal::Absent { .. } => 8,
        Refusal::NoSuchRound { .. } => 9,
        Refusal::Full => 10,
        Refusal::TooManyPoints => 11,
        Refusal::BelowZero => 12,
        Refusal::Hand { .. } => 13,
        Refusal::TooManyTogether { .. } => 14,
        Refusal::TwoFlip7 => 15,
        Refusal::TwoWentOut => 16,
        Refusal::BonusForNobody => 17,
        Refusal::NotUndone { .. } => 18,
        Refusal::Ended(_) => 19,
    }
}

fn named(number: usize, name: &str) -> Player {
    Player { name: name.to_owned(), ..player(number) }
}

fn join(player: Player, points: i64) -> Act {
    Act::Join { player, place: 0, points }
}

fn refused_of_people(kept: &mut Kept) -> Vec<Refusal> {
    let absent = |round| write(round, [(3, Turn::Points(1))]);
    let mut all = vec![
        kept.refused(join(named(4, " ann "), 0)),
        kept.refused(join(player(1), 0)),
        kept.refused(join(named(4, "\u{200b}"), 0)),
        kept.refused(join(named(4, "a name that is far too long for any sheet"), 0)),
        kept.refused(join(player(4), MOST_POINTS + 1)),
        kept.refused(join(player(4), -1)),
        kept.refused(Act::Call { player: named(1, "BEN") }),
        kept.refused(Act::Leave { player: id(9) }),
        kept.refused(Act::Return { player: id(1) }),
        kept.refused(Act::Sit { order: vec![id(1), id(2)] }),
        kept.refused(Act::Sit { order: vec![id(1), id(2), id(2)] }),
        kept.refused(Act::Sit { order: vec![id(1), id(2), id(3), id(3)] }),
        kept.refused(Act::Sit { order: vec![id(1), id(2), id(9)] }),
    ];
    kept.act(Act::Leave { player: id(3) });
    all.extend([
        kept.refused(Act::Leave { player: id(3) }),
        kept.refused(Act::Deal { player: id(3) }),
        kept.refused(absent(1)),
    ]);
    all
}

fn refused_of_the_course(kept: &mut Kept) -> Vec<Refusal> {
    let again = begin(GameName::Flip7, rules(json!({})), 2, 1);
    let undo = |entry: &str| Act::Undo { entry: entry.parse().unwrap() };
    let redo = |entry: &str| Act::Redo { entry: entry.parse().unwrap() };
    let mut all = vec![
        kept.refused(again),
        kept.refused(Act::GoOn),
        kept.refused(Act::Target { points: 0 }),
        kept.refused(write(2, [(1, Turn::Points(1))])),
        kept.refused(write(0, [(1, Turn::Points(1))])),
        kept.refused(write(1, [(1, Turn::Points(MOST_POINTS + 1))])),
        kept.refused(write(1, [(1, Turn::Points(-1))])),
        kept.refused(undo("phone.1")),
        kept.refused(undo("phone.99")),
        kept.refused(redo("phone.2")),
    ];
    kept.act(Act::End).act(undo("phone.2"));
    all.extend([kept.refused(undo("phone.2")), kept.refused(undo("phone.3"))]);
    kept.act(redo("phone.2"));
    all.push(kept.refused(redo("phone.2")));
    kept.act(Act::GoOn).act(Act::End);
    all.push(kept.refused(Act::End));
    all
}

fn refused_across_the_table() -> Vec<Refusal> {
    let seven = || said("1 2 3 4 5 6 7", Claim::Flip7);
    let off =
        |other: usize| Turn::Cards(Held { bonus: Some(Bonus::Off(id(other))), ..held("1 2 3 4 5 6 7") });
    let mut brutal = Kept::brutal(3);
    let mut uno = Kept::uno(3, "winner", 500);
    let mut left = Kept::brutal(3);
    left.act(Act::Leave { player: id(3) });
    vec![
        Kept::flip7(3, 200).refused(write(1, [(1, cards("1")), (2, cards("1"))])),
        Kept::flip7(3, 200).refused(write(1, [(1, seven()), (2, said("12 11 10 9 8 6 5", Claim::Flip7))])),
        uno.refused(write(1, [(1, cards("")), (2, cards(""))])),
        brutal.refused(write(1, [(1, off(1))])),
        brutal.refused(write(1, [(1, off(9))])),
        brutal.refused(write(1, [(1, off(2)), (2, Turn::Away)])),
        left.refused(write(1, [(1, off(3))])),
    ]
}

/// Why sheets cannot be begun so.
fn not_begun() -> Vec<Refusal> {
    let writer: Writer = "phone".parse().unwrap();
    let with = |players: Vec<Player>, dealer| {
        let act = Act::Begin { game: GameName::Flip7, rules: rules(json!({})), players, dealer: id(dealer) };
        SheetLog::begin(&writer, 0, act).unwrap_err()
    };
    let many = (1..=MOST_PLAYERS + 1).map(player).collect();
    let odd = begin(GameName::Flip7, rules(json!({"target": "far"})), 2, 1);
    vec![
        SheetLog::begin(&writer, 0, Act::End).unwrap_err(),
        SheetLog::read(Vec::new()).unwrap_err(),
        SheetLog::begin(&writer, 0, odd).unwrap_err(),
        with(Vec::new(), 1),
        with(many, 1),
        with(vec![player(1), player(1)], 1),
        with(vec![named(1, "Ann"), named(2, "ANN")], 1),
        with(vec![named(1, "")], 1),
        with(vec![player(1)], 2),
    ]
}

#[test]
fn every_refusal_can_be_reached_and_changes_nothing() {
    let mut all = not_begun();
    all.extend(refused_of_people(&mut Kept::flip7(3, 200)));
    all.extend(refused_of_the_course(&mut Kept::flip7(3, 200)));
    all.extend(refused_across_the_table());
    all.push(Kept::flip7(2, 200).refused(write(1, [(1, cards("5 wild"))])));
    all.push(full().refused(Act::End));
    let seen: BTreeSet<usize> = all.iter().map(kind).collect();
    assert_eq!(seen, (0..REFUSALS).collect());
}

/// A sheet to which nothing can be added.
fn full() -> Kept {
    let mut kept = Kept::flip7(1, 200);
    let mut entries = kept.log.entries().to_vec();
    let again = kept.entry(Act::Deal { player: id(1) }).unwrap();
    let more = |number| score_keeper::Entry { id: kept.writer.entry(number), ..again.clone() };
    entries.extend((2..=score_keeper::MOST_ENTRIES as u64 + 1).map(more));
    kept.log = SheetLog::read(entries).unwrap();
    assert_eq!(kept.log.entries().len(), score_keeper::MOST_ENTRIES);
    kept
}

#[test]
fn a_writer_without_numbers_left_writes_nothing_more() {
    let mut kept = Kept::flip7(1, 200);
    let mut entries = kept.log.entries().to_vec();
    let last = kept.entry(Act::Deal { player: id(1) }).unwrap();
    entries.push(score_keeper::Entry { id: kept.writer.entry(u64::MAX), ..last });
    kept.log = SheetLog::read(entries).unwrap();
    assert_eq!(kept.entry(Act::End), Err(Refusal::Full));
}

/// Why a hand cannot be.
fn fault(kept: &mut Kept, turn: Turn) -> Fault {
    match kept.refused(write(1, [(1, turn)])) {
        refusal @ Refusal::Hand { .. } => {
            let Refusal::Hand { player, fault } = refusal.clone() else { unreachable!("just matched") };
            assert_eq!((player, refusal.rule()), (id(1), fault.rule()));
            assert!(!fault.to_string().is_empty());
            fault
        }
        other => panic!("{other}"),
    }
}

#[test]
fn hands_that_cannot_be_are_refused_with_the_rule() {
    let flip7 = |turn| fault(&mut Kept::flip7(2, 200), turn);
    let uno = |turn| fault(&mut Kept::uno(2, "lowest", 500), turn);
    let many = || vec!["0".to_owned(); MOST_CARDS + 1].join(" ");
    let shown = [
        (flip7(said("3 3", Claim::InPlay)), Some("F7-14")),
        (flip7(cards("1 2 3 4 5 6 7 8")), Some("F7-17")),
        (flip7(cards("x2 x2")), Some("F7-2")),
        (flip7(cards("flip3")), Some("F7-16")),
        (flip7(Turn::Cards(Held { bonus: Some(Bonus::Own), ..held("1 2 3 4 5 6 7") })), Some("F7-40")),
        (flip7(Turn::Cards(Held { bonus: Some(Bonus::Off(id(2))), ..held("1 2 3 4 5 6 7") })), Some("F7-40")),
        (flip7(cards(&many())), None),
        (fault(&mut Kept::brutal(2), cards("swap")), Some("V-30")),
        (uno(cards("r99")), Some("U-1")),
        (uno(cards("r5 p5")), Some("U-70")),
        (uno(cards("r5 r5 r5")), Some("U-1")),
        (uno(Turn::Cards(Held::busted())), None),
        (uno(cards(&many())), None),
    ];
    for (fault, rule) in &shown {
        assert_eq!(fault.rule(), *rule, "{fault}");
    }
    let kinds: BTreeSet<usize> = shown.iter().map(|(fault, _)| which(fault)).collect();
    assert_eq!(kinds, (0..7).collect());
}

fn which(fault: &Fault) -> usize {
    match fault {
        Fault::Flip7(_) => 0,
        Fault::Vengeance(_) => 1,
        Fault::UnknownCard { .. } => 2,
        Fault::BothSides => 3,
        Fault::TooManyCopies { .. } => 4,
        Fault::NoRow => 5,
        Fault::TooManyCards => 6,
    }
}

#[test]
fn all_hands_of_a_round_are_counted_by_the_same_side() {
    let mut uno = Kept::uno(2, "winner", 500);
    let refusal = uno.refused(write(1, [(1, cards("r5")), (2, cards("p5"))]));
    assert_eq!(refusal, Refusal::Hand { player: id(2), fault: Fault::BothSides });
}
