//! U-12: dealing anew what a seat does not see changes its view in nothing, and
//! really deals it anew.

use game::{Game, Scripted, Seat, Seed, proves};
use serde_json::{Value, json};
use unoflip::{Rule, Side, UnoFlip};

use super::kit::{Table, deal, listed, seat};

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
    let anew: Vec<UnoFlip> = (0..50).map(|seed| game.dealt_anew(seat(1), Seed::from(seed))).collect();
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
        let anew = game.dealt_anew(seat(1), Seed::from(number));
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
    let anew = game.dealt_anew(seat(1), Seed::from(1));
    let (before, after): (Vec<_>, Vec<_>) = (game.draw_pile().collect(), anew.draw_pile().collect());
    assert_eq!(before[0].face(Side::Dark), after[0].face(Side::Dark));
    let moved = before.iter().zip(&after).filter(|(before, after)| before != after).count();
    assert!(moved > before.len() / 2, "{moved} of {}", before.len());
    let (before, after): (Vec<_>, Vec<_>) = (game.discard_pile().collect(), anew.discard_pile().collect());
    assert_eq!(before[0].face(Side::Light), after[0].face(Side::Light));
    assert_ne!(before[1..], after[1..]);
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
                let anew = game.dealt_anew(seat, Seed::from(positions));
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
