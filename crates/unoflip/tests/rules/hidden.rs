//! U-12: dealing anew what a seat does not see changes its view in nothing, and
//! really deals it anew.

use game::random::{self, Use};
use game::{Game, LazyDealer, Nobody, Scripted, Seat, Seed, View as _, proves};
use serde_json::{Value, json};
use unoflip::{Decision, Rule, Side, UnoFlip};

use super::kit::{Look, Table, deal, listed, seat};

/// The faces of a seat's cards on one side.
fn faces(game: &UnoFlip, seat: Seat, side: Side) -> String {
    let mut faces: Vec<_> = game.hand(seat).slots().map(|slot| slot.face(side)).collect();
    faces.sort_unstable();
    listed(faces)
}

fn four() -> Table {
    let hands = ["r7/o1 r1/p3 g2/t+5", "y9/v4 y1/p-all b7/o3", "b1 b2 wild/t3", "g1 g3 g4"];
    deal(&hands).first("y5/v9").top("r9/v5").table()
}

#[test]
fn the_hidden_sides_of_the_own_cards_are_dealt_anew() {
    proves!(U_12);
    let game = four().game;
    let anew: Vec<UnoFlip> = (0..50).map(|seed| game.view(seat(1)).imagine(Seed::from(seed))).collect();
    for one in &anew {
        assert_eq!(faces(one, seat(1), Side::Light), "r1 r7 g2");
        assert_eq!(one.view(seat(1)), game.view(seat(1)));
        assert_eq!(one.census(), game.census());
    }
    let other = anew.iter().filter(|one| one.hand(seat(1)) != game.hand(seat(1))).count();
    assert!(other > 25, "in {other} of 50 cases");
}

#[test]
fn the_hidden_sides_of_the_others_cards_are_dealt_anew() {
    proves!(U_12);
    let game = four().game;
    let mut other = 0;
    for number in 0..50 {
        let anew = game.view(seat(1)).imagine(Seed::from(number));
        assert_eq!(faces(&anew, seat(2), Side::Dark), "p-all o3 v4");
        other += usize::from(faces(&anew, seat(2), Side::Light) != "y1 y9 b7");
        // A view that told more would be found out.
        let told = anew.view(seat(2)) != game.view(seat(2));
        assert!(told || anew.hand(seat(2)) == game.hand(seat(2)));
    }
    assert!(other > 25, "in {other} of 50 cases");
}

#[test]
fn both_piles_are_dealt_anew_but_for_what_is_seen_of_their_tops() {
    proves!(U_12);
    let game = four().game;
    let anew = game.view(seat(1)).imagine(Seed::from(1));
    let (before, after): (Vec<_>, Vec<_>) = (game.draw_pile().collect(), anew.draw_pile().collect());
    assert_eq!(before[0].face(Side::Dark), after[0].face(Side::Dark));
    let moved = before.iter().zip(&after).filter(|(before, after)| before != after).count();
    assert!(moved > before.len() / 2, "{moved} of {}", before.len());
    let (before, after): (Vec<_>, Vec<_>) = (game.discard_pile().collect(), anew.discard_pile().collect());
    assert_eq!(before[0].face(Side::Light), after[0].face(Side::Light));
    assert_ne!(before[1..], after[1..]);
}

/// How often what is looked at holds, of so many games that look like this to a seat.
fn times(table: &Table, number: usize, games: u128, holds: impl Fn(&UnoFlip) -> bool) -> usize {
    let view = table.game.view(seat(number));
    (0..games).filter(|&seed| holds(&view.imagine(Seed::from(seed)))).count()
}

#[test]
fn every_game_that_looks_the_same_is_equally_likely() {
    proves!(U_12);
    // Seat 2 has one card with the back o1, in front of r7 or g-rev. The first is one of the
    // two r7, of which seat 1 holds another: that is r7/v5 then, and may be either else.
    // With g-rev/o1 there are two ways for r7, with r7/o1 one.
    let hands = ["r7/v5", "g-rev/o1", "b2"];
    let table = deal(&hands).top("r9").table();
    let reverse = |game: &UnoFlip| faces(game, seat(2), Side::Light) == "g-rev";
    let found = times(&table, 1, 3000, reverse);
    // Four standard deviations are about 103.
    assert!(found.abs_diff(2000) < 103, "{found} of 3000");
}

#[test]
fn whether_a_wild_was_a_bluff_is_hidden_from_who_may_challenge_it() {
    proves!(U_12, U_54);
    // Seat 1 keeps o1 and p8, of r7 or g-rev, and g4 or r-flip: no red in one of four cases.
    for kept in ["r7/o1 r-flip/p8", "g-rev/o1 g4/p8"] {
        let mut table = deal(&[&format!("wild2 {kept}"), "y1 y2 y3", "b1 b2 b3"]).top("r9/v5").table();
        table.go(["1 play wild2 g"]);
        let bluffed = |game: &UnoFlip| matches!(game.decision(), Decision::Challenge { bluffed: true, .. });
        for number in [2, 3] {
            let found = times(&table, number, 400, bluffed);
            // Four standard deviations are about 35.
            assert!(found.abs_diff(300) < 35, "{found} of 400 for seat {number}");
        }
        let known = times(&table, 1, 50, bluffed);
        assert_eq!(known, if kept.starts_with('r') { 50 } else { 0 }, "who played it knows");
    }
}

#[test]
fn a_hand_that_was_shown_is_not_dealt_anew() {
    proves!(U_12, U_54);
    let mut table = deal(&["wild2 r7/o1 g2/t+5", "y1 y2 y3", "b1 b2 b5"]).top("r9/v5").next("b3 b4").table();
    table.go(["1 play wild2 g", "2 challenge"]);
    let held = |game: &UnoFlip| {
        let codes = game.hand(seat(1)).codes();
        ["r7/o1", "g2/t+5"].iter().all(|code| codes.iter().any(|known| known == code))
    };
    assert_eq!(times(&table, 2, 50, held), 50, "the challenger saw both sides of both cards");
    let found = times(&table, 3, 50, held);
    assert!((1..50).contains(&found), "the third player did not: {found} of 50");
}

#[test]
fn who_was_caught_is_doubted_for_the_hand_they_had() {
    proves!(U_54, U_60);
    let mut table = deal(&["wild2 b7/o3", "y1 y2", "b1 b2"]).top("r9/v5").next("r7/o1 r8/t7").table();
    table.go(["1 play wild2 g", "3 catch 1"]);
    // The red cards came later; o3 is in front of b7 or y-skip.
    let bluffed = |game: &UnoFlip| matches!(game.decision(), Decision::Challenge { bluffed: true, .. });
    for number in 1..=3 {
        assert_eq!(table.game.view(seat(number)).doubted.iter().count(), 1);
        assert_eq!(times(&table, number, 50, bluffed), 0);
    }
}

#[test]
fn whether_a_drawn_card_fits_is_hidden_from_the_others() {
    proves!(U_12, U_22, U_82);
    let drawn = |rules: Value| {
        let hands = ["b1 b2 b3", "y1 y2 y3", "g1 g2 g3"];
        let mut table = deal(&hands).with(rules).top("r9/v5").next("r8/t7").table();
        table.go(["1 draw"]);
        table
    };
    let (table, until) = (drawn(json!({})), drawn(json!({"draw_until_playable": true})));
    let fits = |game: &UnoFlip| {
        let Decision::Drawn { slot, .. } = game.decision() else { return false };
        let face = slot.face(Side::Light);
        face.is_wild() || face.to_string().starts_with('r') || face.to_string().ends_with('9')
    };
    let found = times(&table, 2, 50, fits);
    assert!((1..50).contains(&found), "{found} of 50");
    assert_eq!(times(&until, 2, 50, fits), 50, "where cards are drawn until one fits, it does");
    let known = |game: &UnoFlip| matches!(game.decision(), Decision::Drawn { slot, .. } if slot.face(Side::Light).to_string() == "r8");
    assert_eq!(times(&table, 1, 50, known), 50, "who drew it sees it");
    assert!(times(&table, 2, 50, known) < 50, "the others do not");
}

#[test]
fn a_game_that_was_imagined_can_be_played_on() {
    proves!(U_12);
    let game = four().game.view(seat(3)).imagine(Seed::from(5));
    let mut random = Seed::from(6).stream(Use::Bots);
    let mut dealer = LazyDealer::new(Seed::from(7).stream(Use::Simulation));
    let mut on = game;
    for _ in 0..500 {
        let Some(seat) = on.to_act() else { break };
        let action = on.pick_legal(seat, |count| random::index(&mut random, count)).expect("a move");
        assert!(on.play(seat, action, &mut dealer, &mut Nobody).is_ok());
        assert_eq!(on.census(), game.census());
    }
    assert_ne!(on, game);
}

/// Plays a game by picking from all legal moves, and looks at every position.
fn walk(rules: &Value, players: usize, moves: usize, mut look: impl FnMut(&UnoFlip)) {
    let mut table = Scripted::<UnoFlip>::new(rules, players, 1, &[]);
    let mut pick = 12_345_u64;
    for _ in 0..moves {
        look(&table.game);
        let legal: Vec<String> = (1..=players)
            .flat_map(|number| {
                table.legal(number).into_iter().map(move |action| format!("{number} {action}"))
            })
            .collect();
        if legal.is_empty() {
            return;
        }
        pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let step = &legal[usize::try_from(pick >> 33).expect("31 bits") % legal.len()];
        table.play([step.as_str()]);
    }
}

#[test]
fn in_whole_games_no_view_changes_with_what_is_hidden_from_it() {
    proves!(U_12);
    let rules = json!({"jump_in": true, "stacking": true, "target": 1_000_000});
    for players in [2, 4, 10] {
        let (mut positions, mut changed) = (0, 0);
        walk(&rules, players, 600, |game| {
            for seat in Seat::all(players) {
                let anew = game.view(seat).imagine(Seed::from(positions));
                assert_eq!(anew.view(seat), game.view(seat), "{players} players, position {positions}");
                changed += u128::from(anew != *game);
                positions += 1;
            }
        });
        assert!(changed * 100 > positions * 99, "{changed} of {positions} were really dealt anew");
    }
}

#[test]
fn in_whole_games_a_view_counts_what_it_shows() {
    proves!(U_12);
    walk(&json!({"target": 1_000_000}), 4, 600, |game| {
        for seat in Seat::all(4) {
            let view = game.view(seat);
            let own = view.hand.iter().count();
            assert_eq!(own, usize::from(view.counts[seat.index()]));
            for other in Seat::all(4).filter(|&other| other != seat) {
                let held = game.hand(other).len();
                assert_eq!(view.backs[other.index()].iter().count(), held);
                assert_eq!(usize::from(view.counts[other.index()]), held);
            }
            assert_eq!((view.draw_pile, view.discard_pile), (game.deck_len(), game.discard_len()));
        }
    });
}
