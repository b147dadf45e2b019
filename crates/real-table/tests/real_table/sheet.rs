//! What was tapped is the score: nothing is entered twice.

use game::{Game as _, Seat};
use real_table::{Input, Referee, Tabled, Tapped as _};
use score_keeper::{Act, Player, PlayerId, SheetLog, Writer};
use serde_json::Value;

use crate::games::{each, of_flip7, of_vengeance};

/// The rounds of whole games lead to the same totals on a score sheet, which works them out from the cards.
fn rounds_fill_a_sheet<K: Tabled>(rules: &[Value]) {
    let writer: Writer = "phone".parse().unwrap();
    let mut written = 0;
    each::<K>(rules, 12, |setup, stretches| {
        let mut referee = Referee::<K>::new(setup.clone());
        for stretch in stretches {
            let chosen = stretch.chosen.map(|(_, action)| Input::Move(action.to_string()));
            let dealt = stretch.dealt.iter().map(|card| Input::Card(card.to_string()));
            referee.enter_all(chosen.into_iter().chain(dealt).collect()).unwrap();
        }
        let players: Vec<PlayerId> =
            Seat::all(setup.players()).map(|seat| writer.player(seat.number() as u64)).collect();
        let player = |id: &PlayerId| Player { id: id.clone(), name: id.as_str().to_owned(), avatar: None };
        let begin = Act::Begin {
            game: K::GAME,
            rules: game::Options::to_rules(setup.options()),
            players: players.iter().map(player).collect(),
            dealer: players[setup.dealer().index()].clone(),
        };
        let mut log = SheetLog::begin(&writer, 0, begin).unwrap();
        for round in referee.rounds() {
            let write = Act::Write { round: round.number, turns: round.turns(&players) };
            let entry = log.entry(&writer, log.entries().len(), 0, write).unwrap();
            log.add(entry).unwrap();
            let totals: Vec<i64> =
                players.iter().map(|player| log.sheet().total(player, round.number)).collect();
            assert_eq!(totals, round.rows.iter().map(|row| row.total).collect::<Vec<_>>(), "{round:?}");
            written += 1;
        }
        assert_eq!(stretches[stretches.len() - 1].game.outcome().is_some(), !referee.rounds().is_empty());
    });
    assert!(written > 40, "{written} rounds");
}

#[test]
fn rounds_of_flip_7_fill_a_score_sheet() {
    rounds_fill_a_sheet::<flip7::Kind>(&of_flip7());
}

#[test]
fn rounds_of_with_a_vengeance_fill_a_score_sheet() {
    rounds_fill_a_sheet::<vengeance::Kind>(&of_vengeance());
}
