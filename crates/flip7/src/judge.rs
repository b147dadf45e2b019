//! The judge of moves.

use game::Seat;
use rows::{Decision, Row as _, Seats};

use crate::Flip7;
use crate::card::Card;
use crate::kind::Kind;
use crate::moves::{Move, Refusal};

/// The judge of moves by the seat that the table waits for.
#[inline]
pub(crate) fn judge<const SEATS: usize>(
    game: &Flip7<SEATS>,
    seat: Seat,
    action: Move,
) -> Result<(), Refusal> {
    match (game.decision(), action) {
        (Decision::Play { card, .. }, _) => judge_aim(game, seat, card, action),
        (_, Move::Stay) => judge_stay(game, seat),
        _ => action.aimed().map_or(Ok(()), |(card, _)| Err(Refusal::NothingToAim { card })),
    }
}

/// F7-13.
#[inline]
fn judge_stay<const SEATS: usize>(game: &Flip7<SEATS>, seat: Seat) -> Result<(), Refusal> {
    if game.row(seat).is_empty() { Err(Refusal::NoCardYet) } else { Ok(()) }
}

/// Whether a move plays the card that waits to be aimed, as it may be (F7-16).
#[inline]
fn judge_aim<const SEATS: usize>(
    game: &Flip7<SEATS>,
    seat: Seat,
    card: Card,
    action: Move,
) -> Result<(), Refusal> {
    match action.aimed() {
        Some((played, at)) if played == card => judge_target(game, seat, card, at),
        _ => Err(Refusal::AimFirst { card }),
    }
}

/// Whether a card may be played on this seat (F7-20 to F7-24).
#[inline]
fn judge_target<const SEATS: usize>(
    game: &Flip7<SEATS>,
    by: Seat,
    card: Card,
    target: Seat,
) -> Result<(), Refusal> {
    let row = game.rows().get(target.index()).ok_or(Refusal::NoSuchSeat { target })?;
    if !row.is_active() {
        Err(Refusal::NotActive { target })
    } else if card == Card::SecondChance && target == by {
        Err(Refusal::CannotKeep)
    } else if card == Card::SecondChance && row.second_chance() {
        Err(Refusal::HasSecondChance { target })
    } else {
        Ok(())
    }
}

/// Everybody this card may be played on, as [`judge_target`] would find: those who
/// are active (F7-20), and of them for a Second Chance those who have none (F7-24).
pub(crate) fn targets<const SEATS: usize>(game: &Flip7<SEATS>, by: Seat, card: Card) -> Seats<SEATS> {
    let mut targets = *game.active();
    if card == Card::SecondChance {
        targets.remove(by);
        for has_one in game.seats().filter(|&seat| game.row(seat).second_chance()) {
            targets.remove(has_one);
        }
    }
    debug_assert!(game.seats().all(|at| targets.has(at) == judge_target(game, by, card, at).is_ok()));
    targets
}

/// Every legal way to play the card that waits to be aimed.
pub(crate) fn aims<const SEATS: usize>(game: &Flip7<SEATS>, seat: Seat) -> impl Iterator<Item = Move> {
    let card = match game.decision() {
        Decision::<Kind>::Play { chooser, card } if chooser == seat => Some(card),
        _ => None,
    };
    card.into_iter().flat_map(move |card| {
        let at = game.seats().filter(move |&at| judge_target(game, seat, card, at).is_ok());
        at.filter_map(move |at| Move::aim(card, at))
    })
}
