//! U-70 and U-71: points, and the end of the game.

use game::{Game, Outcome, proves};
use serde_json::{Value, json};
use unoflip::{Event, Options, Rule};

use super::kit::{Deal, Look, Table, assert_refused, deal, face, rounds, seat, with};

#[test]
fn light_faces_are_worth_their_points() {
    proves!(U_70);
    for colour in ["r", "y", "g", "b"] {
        for number in 1..=9 {
            assert_eq!(face(&format!("{colour}{number}")).points(), number);
        }
        let actions =
            ["+1", "-rev", "-skip", "-flip"].map(|symbol| face(&format!("{colour}{symbol}")).points());
        assert_eq!(actions, [10, 20, 20, 20]);
    }
    assert_eq!(["wild", "wild2"].map(|code| face(code).points()), [40, 50]);
}

#[test]
fn dark_faces_are_worth_their_points() {
    proves!(U_70);
    for colour in ["p", "t", "o", "v"] {
        for number in 1..=9 {
            assert_eq!(face(&format!("{colour}{number}")).points(), number);
        }
        let actions =
            ["+5", "-rev", "-all", "-flip"].map(|symbol| face(&format!("{colour}{symbol}")).points());
        assert_eq!(actions, [20, 20, 30, 20]);
    }
    assert_eq!(["dwild", "dwildc"].map(|code| face(code).points()), [40, 60]);
}

/// A round that seat 1 has just won with a number, the others with one card
/// each. Seat 3 has dealt.
fn won(rules: Value, first: &str, top: &str, others: [&str; 2]) -> Table {
    let last = if top.starts_with('r') { "r1" } else { "p1" };
    let mut table = deal(&[last, others[0], others[1]]).with(rules).first(first).top(top).table();
    table.go([format!("1 play {last}").as_str()]);
    table
}

#[test]
fn the_winner_scores_what_the_others_hold() {
    proves!(U_70);
    let table = won(json!({"target": 1}), "y5", "r9", ["wild2", "b-skip"]);
    assert_eq!(table.game.scores(), [70, 0, 0]);
    assert!(table.saw(&Event::Scored { seat: seat(1), points: 70, total: 70, own: false }));
    assert_eq!(table.events.iter().filter(|event| matches!(event, Event::Scored { .. })).count(), 1);
}

#[test]
fn the_side_in_play_counts() {
    proves!(U_70);
    let table = won(json!({"target": 1}), "b-flip/v6", "b5/p9", ["y6/dwildc", "y1/p-all"]);
    assert_eq!(table.game.scores(), [90, 0, 0]);
    let table = won(json!({"target": 1}), "y5", "r9", ["y6/dwildc", "y1/p-all"]);
    assert_eq!(table.game.scores(), [7, 0, 0]);
}

#[test]
fn who_reaches_the_target_wins_the_game() {
    proves!(U_70);
    let table = won(json!({"target": 70}), "y5", "r9", ["wild2", "b-skip"]);
    assert_eq!((table.asked().as_str(), table.to_act()), ("over 1", None));
    assert_eq!(table.game.outcome(), Some(Outcome { winner: seat(1), round: 1, challenge: None }));
    assert_eq!(table.events.last(), Some(&Event::Won { seat: seat(1), total: 70 }));
    assert_eq!((table.game.round(), table.game.dealer()), (1, seat(3)));
}

#[test]
fn below_the_target_the_deal_passes_left_and_a_round_begins_on_the_light_side() {
    proves!(U_70, U_11);
    let table = won(json!({"target": 91}), "b-flip/v6", "b5/p9", ["y6/dwildc", "y1/p-all"]);
    assert_eq!((table.game.outcome(), table.game.scores()), (None, &[90, 0, 0][..]));
    assert_eq!((table.game.round(), table.game.dealer(), table.shuffles()), (2, seat(1), 2));
    assert!(table.saw(&Event::RoundBegan { round: 2, dealer: seat(1) }));
    assert!(table.at().starts_with("light left "), "{}", table.at());
    assert_eq!(table.game.census().len(), 112);
}

#[test]
fn a_new_round_starts_clockwise_again() {
    proves!(U_20, U_70);
    let one = deal(&["r-rev r1", "g2 g3", "b3 b4"]).top("r9");
    let two = deal(&["r1 r2", "g2 g3", "b3 b4"]).dealer(1).first("g4").top("r9");
    let mut table = rounds(&[&one, &two]);
    table.go(["1 play r-rev uno"]).keep([3, 2]).go(["1 play r1"]);
    assert_eq!((table.game.round(), table.at().as_str()), (2, "light left g4 g 2"));
}

#[test]
fn the_game_goes_to_500_points() {
    proves!(U_70);
    assert_eq!(Options::default().target, 500);
}

/// Rounds whose first player wins at once: seat 1 with what is left to the
/// others, then seat 2, seat 3 and so on.
fn series(rules: &Value, left: &[[&str; 2]]) -> Vec<Deal> {
    let round = |(place, others): (usize, &[&str; 2])| {
        let winner = place % 3;
        let mut hands = [""; 3];
        hands[winner] = "r1";
        hands[(winner + 1) % 3] = others[0];
        hands[(winner + 2) % 3] = others[1];
        deal(&hands).with(rules.clone()).dealer((winner + 2) % 3 + 1).first("y5").top("r9")
    };
    left.iter().enumerate().map(round).collect()
}

/// Plays such rounds to the end of the last one.
fn play_series(rules: &Value, left: &[[&str; 2]]) -> Table {
    let deals = series(rules, left);
    let mut table = rounds(&deals.iter().collect::<Vec<_>>());
    for (place, deal) in deals.iter().enumerate() {
        if place > 0 {
            deal.shed(&mut table);
        }
        table.go([format!("{} play r1", place % 3 + 1).as_str()]);
    }
    table
}

#[test]
fn points_add_up_until_somebody_reaches_the_target() {
    proves!(U_70);
    let rounds = [["wild2", "b-skip"], ["wild", "y9"], ["g-flip", "wild2"], ["y1", "g1"]];
    let table = play_series(&json!({"target": 72}), &rounds[..3]);
    assert_eq!((table.game.scores(), table.game.round(), table.game.outcome()), (&[70, 49, 70][..], 4, None));
    let table = play_series(&json!({"target": 72}), &rounds);
    assert_eq!(table.game.scores(), [72, 49, 70]);
    assert_eq!(table.game.outcome(), Some(Outcome { winner: seat(1), round: 4, challenge: None }));
}

#[test]
fn after_the_end_nothing_is_legal() {
    proves!(U_70);
    let mut table = won(json!({"target": 1}), "y5", "r9", ["wild2", "b-skip"]);
    for step in
        ["2 draw", "1 draw", "2 play wild2 r", "2 catch 1", "1 pass", "3 accept", "3 challenge", "1 colour r"]
    {
        assert_refused(&mut table, step, unoflip::Refusal::GameOver, Rule::U_70);
    }
    assert!((1..=3).all(|number| table.legal(number).is_empty()));
}

fn lowest(target: u32) -> Value {
    json!({"scoring": "lowest", "target": target})
}

#[test]
fn by_option_everybody_notes_what_they_hold_themselves() {
    proves!(U_71);
    let table = won(lowest(500), "y5", "r9", ["wild2", "b-skip"]);
    assert_eq!(table.game.scores(), [0, 50, 20]);
    let scored = |number, points| Event::Scored { seat: seat(number), points, total: points, own: true };
    assert!([scored(1, 0), scored(2, 50), scored(3, 20)].iter().all(|event| table.saw(event)));
    assert_eq!((table.game.round(), table.game.dealer()), (2, seat(1)));
}

#[test]
fn when_somebody_reaches_the_target_the_lowest_total_wins() {
    proves!(U_71);
    let rounds = [["wild2", "b-skip"], ["y1", "g-flip"]];
    let table = play_series(&lowest(51), &rounds);
    // 0 + 20, 50 + 0, 20 + 1: nobody has 51 yet.
    assert_eq!((table.game.scores(), table.game.outcome()), (&[20, 50, 21][..], None));
    let table = play_series(&lowest(50), &rounds[..1]);
    assert_eq!(table.game.outcome(), Some(Outcome { winner: seat(1), round: 1, challenge: None }));
    let table = play_series(&lowest(61), &[["wild2", "b-skip"], ["wild", "g-flip"]]);
    assert_eq!(table.game.scores(), [20, 50, 60]);
    assert_eq!(table.game.outcome(), None);
    let table = play_series(&lowest(60), &[["wild2", "b-skip"], ["wild", "g-flip"]]);
    assert_eq!(table.game.outcome(), Some(Outcome { winner: seat(1), round: 2, challenge: None }));
    assert_eq!(table.events.last(), Some(&Event::Won { seat: seat(1), total: 20 }));
}

#[test]
fn the_winner_of_the_last_round_need_not_win_the_game() {
    proves!(U_71);
    // 0 + 2, 50 + 0, 20 + 40.
    let table = play_series(&lowest(60), &[["wild2", "b-skip"], ["wild", "g2"]]);
    assert_eq!((table.game.scores(), table.asked().as_str()), (&[2, 50, 60][..], "over 1"));
}

#[test]
fn a_shared_lowest_total_plays_on() {
    proves!(U_71);
    // 0 + 20, 20 + 0, 50 + 10: the lowest is shared.
    let tied = [["b-skip", "wild2"], ["y+1", "g-flip"]];
    let table = play_series(&lowest(60), &tied);
    assert_eq!((table.game.scores(), table.game.outcome()), (&[20, 20, 60][..], None));
    assert!(table.saw(&Event::Tied { total: 20 }));
    assert_eq!((table.game.round(), table.game.dealer()), (3, seat(2)));
}

#[test]
fn after_a_shared_lowest_total_the_next_round_decides() {
    proves!(U_71);
    // 20 + 5, 20 + 6, 60 + 0.
    let table = play_series(&lowest(60), &[["b-skip", "wild2"], ["y+1", "g-flip"], ["b5", "g6"]]);
    assert_eq!(table.game.scores(), [25, 26, 60]);
    // The round in which the target was first reached is remembered.
    assert_eq!(table.game.outcome(), Some(Outcome { winner: seat(1), round: 2, challenge: None }));
    assert_eq!(table.game.round(), 3);
}

#[test]
fn with_the_usual_scoring_the_lowest_does_not_win() {
    proves!(U_70);
    let table = won(with("target", 50), "y5", "r9", ["wild2", "b1"]);
    assert_eq!((table.game.scores(), table.asked().as_str()), (&[51, 0, 0][..], "over 1"));
}
