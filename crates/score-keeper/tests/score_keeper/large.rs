//! The largest sheet that is asked for: forty players and sixty rounds, card by card.

use score_keeper::{Act, Entry, Outcome, SheetLog, Turn};
use serde_json::json;

use crate::kit::{Kept, cards, id, write};

const PLAYERS: usize = 40;
const ROUNDS: usize = 60;

/// What somebody has in a round: up to four cards. Twenty decks have enough of each.
fn codes(round: usize, number: usize) -> Vec<&'static str> {
    ["12", "11", "10", "9"].into_iter().skip((round + number) % 5).collect()
}

/// All entries: every card is one by itself, as a scorer touches them.
fn touched(kept: &Kept) -> Vec<Entry> {
    let mut acts = Vec::new();
    for (round, number) in (1..=ROUNDS).flat_map(|round| (1..=PLAYERS).map(move |number| (round, number))) {
        let (at, codes) = (u32::try_from(round).unwrap(), codes(round, number));
        for held in 1..=codes.len() {
            acts.push(write(at, [(number, cards(&codes[..held].join(" ")))]));
        }
        if codes.is_empty() {
            acts.push(write(at, [(number, Turn::Points(0))]));
        }
    }
    let entry = |(number, act)| Entry { id: kept.writer.entry(number), seen: 0, at: 0, act };
    kept.log.entries().iter().cloned().chain((2..).zip(acts).map(entry)).collect()
}

fn worth(round: usize, number: usize) -> i64 {
    codes(round, number).iter().map(|code| code.parse::<i64>().unwrap()).sum()
}

#[test]
fn forty_players_and_sixty_rounds_card_by_card() {
    let mut kept = Kept::new(hosting::GameName::Flip7, json!({"target": 100_000, "decks": 20}), PLAYERS);
    let entries = touched(&kept);
    assert!(entries.len() > 5000, "{}", entries.len());
    kept.log = SheetLog::read(entries).unwrap();
    let (sheet, last) = (kept.sheet(), u32::try_from(ROUNDS).unwrap());
    assert_eq!((sheet.last_round(), sheet.outcome(), sheet.void()), (last + 1, Outcome::Open, &[][..]));
    let totals: Vec<i64> =
        (1..=PLAYERS).map(|number| (1..=ROUNDS).map(|round| worth(round, number)).sum()).collect();
    assert_eq!(kept.totals(), totals);
    assert_eq!(sheet.standings(last).len(), PLAYERS);
    kept.act(write(30, [(7, Turn::Points(500))])).act(Act::Leave { player: id(8) });
    assert_eq!(kept.totals()[6], totals[6] - worth(30, 7) + 500);
}
