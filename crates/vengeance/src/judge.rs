//! The judge of moves.

use game::Seat;
use rows::Row as _;

use crate::card::Card;
use crate::moves::{Move, Refusal};
use crate::ways::{has_open, ways};
use crate::{Decision, Vengeance};

/// The judge of moves by the seat that the table waits for.
pub(crate) fn judge<const SEATS: usize>(
    game: &Vengeance<SEATS>,
    seat: Seat,
    action: Move,
) -> Result<(), Refusal> {
    match (game.decision(), action) {
        (Decision::Turn(_), Move::Hit) => Ok(()),
        (Decision::Play { card, .. }, _) => judge_way(game, seat, card, action),
        (Decision::Own { .. }, Move::Bonus(target)) => judge_seat(game, target),
        (Decision::Own { .. }, _) => Err(Refusal::BonusFirst),
        (_, Move::Stay) => judge_stay(game, seat),
        _ => Err(Refusal::NothingToPlay),
    }
}

/// V-10, V-20.
#[inline]
fn judge_stay<const SEATS: usize>(game: &Vengeance<SEATS>, seat: Seat) -> Result<(), Refusal> {
    let row = game.row(seat);
    if row.holds_zero() {
        Err(Refusal::HoldsZero)
    } else if row.is_empty() {
        Err(Refusal::NoCardYet)
    } else {
        Ok(())
    }
}

/// Whether a card may be played like that (V-30 to V-36, V-40, V-61).
pub(crate) fn judge_way<const SEATS: usize>(
    game: &Vengeance<SEATS>,
    chooser: Seat,
    card: Card,
    action: Move,
) -> Result<(), Refusal> {
    match action {
        Move::OneMore(on) if card == Card::OneMore => judge_target(game, on),
        Move::FlipFour(on) if card == Card::FlipFour => judge_target(game, on),
        Move::Give(to) if card.is_modifier() && game.options().brutal => judge_seat(game, to),
        Move::Give(to) if card.is_modifier() => judge_target(game, to),
        Move::Steal(from, _) if card == Card::Steal && from == chooser => Err(Refusal::OwnCard),
        Move::Steal(from, wanted) if card == Card::Steal => judge_card(game, from, wanted),
        Move::Discard(from, wanted) if card == Card::Discard => judge_card(game, from, wanted),
        Move::Swap(first, _, second, _) if card == Card::Swap && first >= second => Err(Refusal::SwapOrder),
        Move::Swap(first, mine, second, theirs) if card == Card::Swap => {
            judge_card(game, first, mine).and_then(|()| judge_card(game, second, theirs))
        }
        _ => Err(Refusal::PlayFirst { card }),
    }
}

fn judge_seat<const SEATS: usize>(game: &Vengeance<SEATS>, target: Seat) -> Result<(), Refusal> {
    if target.index() < game.rows().len() { Ok(()) } else { Err(Refusal::NoSuchSeat { target }) }
}

/// Who has stayed is no safer than the others (V-11); who has busted is (V-12).
fn judge_target<const SEATS: usize>(game: &Vengeance<SEATS>, target: Seat) -> Result<(), Refusal> {
    judge_seat(game, target)?;
    if game.row(target).is_in_play() { Ok(()) } else { Err(Refusal::Busted { target }) }
}

fn judge_card<const SEATS: usize>(game: &Vengeance<SEATS>, target: Seat, card: Card) -> Result<(), Refusal> {
    judge_target(game, target)?;
    if has_open(game, target, card) { Ok(()) } else { Err(Refusal::NotThere { target, card }) }
}

/// Every legal move of a seat that is neither Hit nor Stay.
pub(crate) fn choices<const SEATS: usize>(game: &Vengeance<SEATS>, seat: Seat) -> impl Iterator<Item = Move> {
    let (card, bonus) = match game.decision() {
        Decision::Play { chooser, card } if chooser == seat => (Some(card), 0),
        Decision::Own { chooser, .. } if chooser == seat => (None, game.rows().len()),
        _ => (None, 0),
    };
    let ways = card.into_iter().flat_map(move |card| ways(game, seat, card));
    ways.chain(Seat::all(bonus).map(Move::Bonus))
}
