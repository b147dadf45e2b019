//! Rows scored by their cards against the rows of games.

use game::random::{self, Use};
use game::{Game as _, Nobody, Ruled as _, ScriptedDealer, Seat, Seed, Setup};

use crate::position::Position;
use crate::row::{Row as _, Status};
use crate::score::{Claim, RowFault, Score, Scoring, Sheet, score};

/// How a row scores, step by step.
///
/// # Panics
/// If it cannot be, or the last step does not come to its points.
pub fn told<K: Scoring>(sheet: &Sheet<K>, options: K::Options) -> String {
    let found = score(sheet, &options).unwrap_or_else(|fault| panic!("{sheet:?}: {fault}"));
    assert_eq!(found.steps.last().map(|step| step.total), Some(found.points));
    found.to_string()
}

/// Asserts that there can be no such row, for this reason and by this rule.
///
/// # Panics
/// If there can.
pub fn assert_no_row<K: Scoring>(sheet: &Sheet<K>, options: K::Options, fault: RowFault<K>, rule: K::Rule) {
    assert_eq!(fault.rule(), rule, "{fault}");
    assert!(!fault.to_string().is_empty());
    assert_eq!(score(sheet, &options), Err(fault), "{sheet:?}");
}

/// Plays a random game and checks at every position that the cards of every row,
/// scored by themselves, come to what the row is worth. Shows every score.
///
/// # Panics
/// If some do not.
pub fn cards_score_what_rows_are_worth<K: Scoring, const SEATS: usize>(
    setup: &Setup<K::Options>,
    seed: Seed,
    mut show: impl FnMut(&Score),
) {
    let (mut dealer, mut random) = (ScriptedDealer::seeded(seed), seed.stream(Use::Bots));
    let mut game = Position::<K, SEATS>::begin(setup, &mut dealer, &mut Nobody).expect("a seed is enough");
    loop {
        for seat in game.seats() {
            show(&scored(&game, seat));
        }
        let Some(seat) = game.to_act() else { return };
        let pick = game.pick_legal(seat, |count| random::index(&mut random, count));
        let action = pick.expect("whose turn it is can move");
        assert!(game.play(seat, action, &mut dealer, &mut Nobody).is_ok(), "{action} is legal");
    }
}

/// The score of a seat, checked whatever is said of it and in whichever order.
fn scored<K: Scoring, const SEATS: usize>(game: &Position<K, SEATS>, seat: Seat) -> Score {
    let (row, options) = (game.row(seat), game.options());
    let sheet = sheet_of(game, seat);
    let found = score(&sheet, options).unwrap_or_else(|fault| panic!("{sheet:?}: {fault}"));
    assert_eq!(found.points, game.points(seat), "{sheet:?}: {found}");
    assert_eq!(found.steps.last().map(|step| step.total), Some(found.points), "{sheet:?}: {found}");
    let known = if row.status() == Status::Stayed { Status::Active } else { row.status() };
    assert_eq!(found.status, known, "{sheet:?}");
    // Only who was there can tell which of two rows came first.
    let shares_seven = sheet.claim == Claim::InPlay && K::is_seven(row, options);
    let mut turned = Sheet { claim: if shares_seven { Claim::InPlay } else { Claim::Unsaid }, ..sheet };
    turned.cards.reverse();
    turned.after_bust.reverse();
    let again = score(&turned, options).map(|score| (score.points, score.status));
    assert_eq!(again, Ok((found.points, found.status)), "{turned:?}");
    found
}

/// What a score keeper would write down of a seat.
fn sheet_of<K: Scoring, const SEATS: usize>(game: &Position<K, SEATS>, seat: Seat) -> Sheet<K> {
    let row = game.row(seat);
    let mut cards: Vec<_> =
        game.laid().iter().filter(|held| held.seat == seat).map(|held| held.card).collect();
    let (claim, after_bust) = match row.status() {
        Status::Active | Status::Stayed | Status::Frozen => (Claim::InPlay, Vec::new()),
        Status::Flip7 => (Claim::Flip7, Vec::new()),
        Status::Busted => {
            // A number busts: what lies behind the last one was given later.
            let numbers_end = cards.iter().rposition(|&card| K::is_number(card)).map_or(0, |last| last + 1);
            (Claim::Busted, cards.split_off(numbers_end))
        }
    };
    cards.extend(row.beside());
    Sheet { cards, claim, after_bust, bonus: None }
}
