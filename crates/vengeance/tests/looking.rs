//! What can be worked out about a row is what comes of it in the game.

use game::random::{self, Use};
use game::{Card as _, Game, Nobody, ScriptedDealer, Seat, Seed, Setup, View as _};
use rand_core::Rng;
use rows::{Row as _, Status};
use vengeance::{Card, Face, Move, Options, Table, View};

/// Looks at every position of random games.
fn at_every_position(brutal: bool, both_13_count: bool, mut look: impl FnMut(&View<'_, 18>)) {
    for seed in (0..30).map(Seed::from) {
        let options = Options { brutal, both_13_count, ..Options::default() };
        let mut random = seed.stream(Use::Bots);
        let players = 2 + random.next_u32() as usize % 4;
        let setup = Setup::new::<Table>(options, players, 1).unwrap();
        let mut dealer = ScriptedDealer::seeded(seed);
        let mut game = Table::begin(&setup, &mut dealer, &mut Nobody).unwrap();
        while let Some(seat) = game.to_act() {
            look(&game.view(seat));
            let way =
                game.pick_legal(seat, |count| random::index(&mut random, count)).expect("something to do");
            game.play(seat, way, &mut dealer, &mut Nobody).unwrap();
        }
    }
}

fn in_all_rules(mut look: impl FnMut(&View<'_, 18>)) {
    for brutal in [false, true] {
        at_every_position(brutal, false, &mut look);
        at_every_position(brutal, true, &mut look);
    }
}

/// The rows that a move changes: whose, the card that goes, and the card that comes.
fn exchanged(me: Seat, way: Move) -> Vec<(Seat, Option<Card>, Option<Card>)> {
    match way {
        Move::Discard(from, card) => vec![(from, Some(card), None)],
        Move::Steal(from, card) => vec![(from, Some(card), None), (me, None, Some(card))],
        Move::Swap(first, mine, second, theirs) => {
            vec![(first, Some(mine), Some(theirs)), (second, Some(theirs), Some(mine))]
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_row_after_an_exchange_is_the_one_in_a_copy_of_the_game() {
    let mut compared = 0;
    in_all_rules(|view| {
        for way in view.choices() {
            let after = view.after(way);
            for (seat, loses, gets) in exchanged(view.seat(), way) {
                let row = *view.row(seat);
                let row = loses.map_or(row, |card| row.without(card));
                let row = gets.map_or(row, |card| row.with(card, *view.options()));
                assert_eq!(*after.row(seat), row, "{way} by {}: {view:?}", view.seat());
                compared += 1;
                if row.status() == Status::Flip7 {
                    // That ends the round before anybody else is looked at.
                    break;
                }
            }
        }
    });
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn the_cards_that_bust_are_those_that_would_bust() {
    in_all_rules(|view| {
        for seat in view.seats().filter(|&seat| view.row(seat).is_in_play()) {
            let bust =
                |card: &&Card| matches!(card.face(), Face::Number(_)) && view.row(seat).would_bust(**card);
            let count: usize = Card::ALL.iter().filter(bust).map(|&card| view.next_from().count(card)).sum();
            assert_eq!(view.bust_cards(seat), count, "seat {seat}: {view:?}");
        }
    });
}
