//! Whatever is remembered is so.

use game::{Game as _, Seat};
use unoflip::{Card, Face, Side, UnoFlip};

use super::{Memory, Token};
use crate::unoflip::testing::{any_table, follow};
use crate::{PlainUnoFlip, Random};

/// Whether a card is as it is remembered.
fn is(card: Card, token: &Token) -> bool {
    [Side::Light, Side::Dark].into_iter().all(|side| token.may_show(card.face(side)))
}

/// Of how many cards of others both faces are known, and of how many there are.
fn check(game: &UnoFlip, own: Seat, memory: &Memory) -> (usize, usize) {
    let pile: Vec<Card> = game.discard_pile().collect();
    assert_eq!(pile.len(), memory.laid().len());
    assert!(pile.iter().rev().zip(memory.laid()).all(|(&card, token)| is(card, token)));
    let (mut known, mut held) = (0, 0);
    for seat in game.seats() {
        let tokens = memory.hand(seat);
        let mut cards: Vec<Card> = game.hand(seat).slots().map(unoflip::Slot::card).collect();
        let shown = if seat == own { game.side() } else { game.side().other() };
        for token in tokens.iter().filter(|token| token.is_known()) {
            let place = cards.iter().position(|&card| is(card, token));
            cards.swap_remove(place.unwrap_or_else(|| panic!("{token:?} is not among {cards:?}")));
            known += usize::from(seat != own);
        }
        let open = tokens.iter().filter(|token| !token.is_known());
        let mut open: Vec<Option<Face>> = open.map(|token| token.face(shown)).collect();
        let mut seen: Vec<Option<Face>> = cards.iter().map(|card| Some(card.face(shown))).collect();
        open.sort_unstable();
        seen.sort_unstable();
        assert_eq!(open, seen, "{own} remembers of {seat}");
        held += if seat == own { 0 } else { tokens.len() };
    }
    (known, held)
}

#[test]
fn all_that_is_remembered_is_so() {
    let mut positions = 0;
    for seed in 0..40 {
        follow(any_table(seed), seed, Random, |game, memories| {
            for (seat, memory) in memories.iter().enumerate().filter(|_| game.to_act().is_some()) {
                check(game, Seat::at(seat), memory);
                positions += 1;
            }
        });
    }
    assert!(positions > 20_000, "only {positions}");
}

#[test]
fn both_faces_of_many_cards_are_remembered() {
    let (mut known, mut held) = (0, 0);
    for seed in 0..30 {
        let table = (unoflip::Options::default(), 3);
        follow(table, seed, PlainUnoFlip, |game, memories| {
            for (seat, memory) in memories.iter().enumerate().filter(|_| game.to_act().is_some()) {
                let (more, cards) = check(game, Seat::at(seat), memory);
                (known, held) = (known + more, held + cards);
            }
        });
    }
    assert!(4 * known > held, "both faces of {known} of {held} cards");
}
