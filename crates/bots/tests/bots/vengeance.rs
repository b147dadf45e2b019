//! `plain` in With a Vengeance.

use game::{Game, Scripted, Seat, Setup};
use rows::Row as _;
use serde_json::json;
use vengeance::{Card, Decision, Move, Options, Status, Table};

use crate::{at_every_step, decides, wins_against_random};

fn game(players: usize, cards: &str) -> Scripted<Table> {
    Scripted::new(&json!({}), players, players, &[cards])
}

#[test]
fn it_hits_at_little_risk_and_stays_at_much() {
    let mut game = game(1, "12 13 11 10");
    assert_eq!(decides("plain", &game), "hit", "eleven cards of 107 would bust it");
    game.play(["1 hit", "1 hit"]);
    assert_eq!(decides("plain", &game), "stay", "more than a quarter would");
}

#[test]
fn it_goes_on_with_the_zero() {
    let mut game = game(1, "12 13 11 0");
    game.play(["1 hit", "1 hit", "1 hit"]);
    assert_eq!(decides("plain", &game), "hit");
}

#[test]
fn it_gives_modifiers_to_the_leader() {
    assert_eq!(decides("plain", &game(3, "3 12 -10")), "give 2");
}

#[test]
fn it_plays_cards_to_take_on_whoever_is_most_likely_to_bust() {
    assert_eq!(decides("plain", &game(3, "1 12 flip4")), "flip4 2");
    assert_eq!(decides("plain", &game(3, "1 12 one-more")), "one-more 2");
}

#[test]
fn it_steals_what_is_worth_most() {
    assert_eq!(decides("plain", &game(3, "3 12 steal")), "steal 2 12");
}

#[test]
fn it_swaps_to_bust_the_leader_rather_than_itself() {
    // Seat 3 has 5, seat 1 has 12 and 4, seat 2 has 4: the 4 of seat 2 busts
    // the leader in exchange for the 12, and does nothing to seat 3.
    let mut game = game(3, "12 4 5 4 swap");
    game.play(["1 hit", "2 hit"]);
    let after = decides("plain", &game);
    game.play([&format!("2 {after}")]);
    assert_ne!(game.game.rows()[1].status(), Status::Busted, "{after}");
}

#[test]
fn it_never_busts_itself_by_a_steal_or_swap_if_it_can_help_it() {
    let mut choices = 0;
    for brutal in [false, true] {
        let options = Options { brutal, target: 2000, ..Options::default() };
        let setup = Setup::new::<Table>(options, 4, 1).unwrap();
        at_every_step::<Table>("plain", &setup, |game, seat, action| {
            let view = game::Game::view(game, seat);
            let busts = |way: Move| view.after(way).row(seat).status() == Status::Busted;
            let aimed = matches!(action, Move::Steal(..) | Move::Swap(..));
            if aimed && matches!(game.decision(), Decision::Play { .. }) {
                choices += 1;
                let helpless = game::Game::legal(game, seat).all(busts);
                assert!(!busts(action) || helpless, "{action} busts seat {seat}");
            }
        });
    }
    assert!(choices > 50, "only {choices} to look at");
}

#[test]
fn it_beats_random_play() {
    let wins = wins_against_random::<Table>("plain", 400);
    assert!(wins > 250, "{wins} of 400");
}

/// What it is worth to a seat that somebody loses a card and gets another: its own
/// points twice and the leader's, and to bust is worse than anything.
fn worth(game: &Table, me: Seat, of: Seat, loses: Option<Card>, gets: Option<Card>) -> i64 {
    let options = *game.options();
    let mut tally = *game.row(of);
    let before = tally.points(options);
    tally = loses.map_or(tally, |card| tally.without(card));
    tally = gets.map_or(tally, |card| tally.with(card, options));
    let gain = tally.points(options) - before;
    let standing = |seat: &Seat| game.totals()[seat.index()] + game.points(*seat);
    let others = Seat::all(game.players()).filter(|&seat| seat != me);
    // The lowest of several.
    let leader = others.min_by_key(|seat| -standing(seat));
    if of == me {
        2 * gain - if tally.is_in_play() { 0 } else { 1_000_000 }
    } else if Some(of) == leader {
        -gain
    } else {
        0
    }
}

/// Looks at every legal move, as a player would: the last of the best.
fn best_exchange(game: &Table, me: Seat) -> Option<Move> {
    let worth = |of, loses, gets| worth(game, me, of, loses, gets);
    game.legal(me).max_by_key(|&way| match way {
        Move::Steal(from, card) => worth(from, Some(card), None) + worth(me, None, Some(card)),
        Move::Discard(from, card) => worth(from, Some(card), None),
        Move::Swap(one, his, other, hers) => {
            worth(one, Some(his), Some(hers)) + worth(other, Some(hers), Some(his))
        }
        _ => 0,
    })
}

#[test]
fn it_exchanges_the_cards_that_looking_at_every_move_finds() {
    let mut exchanges = 0;
    for (players, brutal, decks) in
        [(2, false, None), (4, false, None), (3, true, Some(4)), (7, false, Some(9))]
    {
        let options = Options { brutal, decks, target: 2_000, ..Options::default() };
        let setup = Setup::new::<Table>(options, players, 1).unwrap();
        at_every_step("plain", &setup, |game: &Table, seat, action| {
            if let Move::Steal(..) | Move::Discard(..) | Move::Swap(..) = action {
                assert_eq!(Some(action), best_exchange(game, seat), "seat {seat}: {game:?}");
                exchanges += 1;
            }
        });
    }
    assert!(exchanges > 200, "{exchanges}");
}
