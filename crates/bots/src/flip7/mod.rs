//! Bots for Flip 7.

use std::num::NonZero;

use flip7::{Card, Decision, Face, Kind, Move, Row, View};
use game::{Card as _, Seat, View as _};
use rows::{BONUS, FLIP_7, Row as _};

use crate::BotSpec;
use crate::race::Learnt;
use crate::rows::{BUST_RISK, CARDS, HASTY, ONE_STEP, RACER, RANDOM, RowsBot, THRESHOLD, Thinks};
use crate::stop::{Chances, Stop};

/// A bot that plays Flip 7.
pub type Flip7Bot = RowsBot<Sensible>;

/// Stops by its rule, but never with a Second Chance. Freezes the leader, gives
/// a Flip Three to whoever is most likely to bust, and a Second Chance it cannot
/// keep to whoever is last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sensible;

impl Thinks for Sensible {
    type Kind = Kind;

    const PLAIN: Stop = Stop::OneStep;
    const TEMPERS: &'static [Stop] =
        &[Stop::Risk(0.15), Stop::Risk(0.38), Stop::Risk(0.55), Stop::points(20), Stop::points(30)];

    const KNOWN: &'static [BotSpec] = &[RANDOM, THRESHOLD, BUST_RISK, CARDS, ONE_STEP, HASTY, RACER];

    fn usually_stays<const SEATS: usize>(stop: Option<Stop>, view: View<'_, SEATS>) -> Option<bool> {
        let Some(Stop::Points(enough)) = stop else { return None };
        Some(has_enough(*view.row(view.seat()), enough))
    }

    /// Nobody stops with a Second Chance, or with nothing.
    fn stays<const SEATS: usize>(stop: Stop, view: View<'_, SEATS>) -> bool {
        let row = view.row(view.seat());
        let now = Chances { points: row.points(), numbers: row.count() };
        let busting = || (view.bust_cards(view.seat()), view.next_from().len());
        let stops = stop.stops(now, busting, || expected(view));
        stops && !row.second_chance() && !row.is_empty()
    }

    fn learnt() -> &'static Learnt {
        static LEARNT: Learnt = Learnt::new();
        &LEARNT
    }

    fn is_harmless<const SEATS: usize>(view: &View<'_, SEATS>, action: Move) -> bool {
        match action {
            Move::Freeze(at) | Move::FlipThree(at) => at != view.seat(),
            Move::SecondChance(_) => true,
            Move::Hit | Move::Stay => false,
        }
    }

    fn answer<const SEATS: usize>(view: View<'_, SEATS>) -> Move {
        match view.decision() {
            Decision::Play { card, .. } => aim(&view, card),
            Decision::Turn(_) | Decision::RoundOver | Decision::Over { .. } => Move::Hit,
        }
    }
}

/// Whether a row has so many points, and no Second Chance. A row that is worth something
/// is not empty.
fn has_enough(row: Row, enough: NonZero<i64>) -> bool {
    // In one comparison, since two would mispredict twice: with a Second Chance no row
    // has enough.
    let lacks = i64::from(row.second_chance()) << 40;
    row.points() - lacks >= enough.get()
}

/// What one card more is expected to bring, times the number of cards it can be,
/// with exact counts of what is left.
fn expected<const SEATS: usize>(view: View<'_, SEATS>) -> i64 {
    let gain = |&card: &Card| {
        let count = i64::try_from(view.next_from().count(card)).unwrap_or(0);
        if count == 0 { 0 } else { count * gain(&view, card) }
    };
    Card::ALL.iter().map(gain).sum()
}

/// What a card would add to the own row if the round ended after it. Action
/// cards can be played on others.
fn gain<const SEATS: usize>(view: &View<'_, SEATS>, card: Card) -> i64 {
    let row = view.row(view.seat());
    match card.face() {
        Face::Number(number) if row.holds(number) => -row.points(),
        Face::Number(number) => {
            let seven = row.count() + 1 == FLIP_7;
            (i64::from(number) << row.doubles()) + if seven { BONUS } else { 0 }
        }
        Face::Plus(points) => points.into(),
        Face::Double => row.sum().cast_signed() << row.doubles(),
        Face::Freeze | Face::FlipThree | Face::SecondChance => 0,
    }
}

/// The best target for a card, somebody else if possible; the lowest seat where
/// several are as good.
fn aim<const SEATS: usize>(view: &View<'_, SEATS>, card: Card) -> Move {
    if card == Card::SecondChance {
        return Move::SecondChance(best(
            view,
            |row, standing| {
                if row.second_chance() { i64::MIN } else { -standing }
            },
        ));
    }
    // A Freeze counts none of the cards: a branch by the card would mispredict.
    let flips = card == Card::FlipThree;
    let (next, counted) = (view.next_from(), u16::from(flips).wrapping_neg());
    let at = best(view, |row, standing| among_equals(next.count_of(row.busting() & counted), standing));
    match card.face() {
        Face::FlipThree => Move::FlipThree(at),
        // Only actions are ever aimed, and a Second Chance has its target already.
        Face::Freeze | Face::SecondChance | Face::Number(_) | Face::Plus(_) | Face::Double => {
            Move::Freeze(at)
        }
    }
}

/// The active player whose row and standing merit a card most: the own seat only when
/// there is nobody else.
#[inline]
fn best<const SEATS: usize>(view: &View<'_, SEATS>, merit: impl Fn(&Row, i64) -> i64) -> Seat {
    let mut others = *view.active();
    others.remove(view.seat());
    let (mut most, mut at) = (i64::MIN, view.seat().index());
    for (seat, (row, total)) in view.rows().iter().zip(view.totals()).enumerate() {
        // Worked out for everybody: nobody can guess who takes part.
        let merit = merit(row, total + row.points());
        let merit = if others.has(Seat::at(seat)) { merit } else { i64::MIN };
        (most, at) = if merit > most { (merit, seat) } else { (most, at) };
    }
    Seat::at(at)
}

/// One number to compare by: first the cards that bust, then the standing, which
/// is far below what one such card counts for.
fn among_equals(cards: usize, standing: i64) -> i64 {
    (i64::try_from(cards).unwrap_or(0) << 40) + standing
}
