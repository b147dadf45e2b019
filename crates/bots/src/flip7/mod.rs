//! Bots for Flip 7.
#![expect(clippy::inline_always, reason = "Hit or Stay is asked for nearly every card")]

use flip7::{Card, Decision, Face, Kind, Move, View};
use game::{Card as _, Seat, View as _};
use rows::{BONUS, FLIP_7, Row as _};

use crate::BotSpec;
use crate::rows::{BUST_RISK, CARDS, ONE_STEP, RANDOM, RowsBot, THRESHOLD, Thinks};
use crate::stop::{Chances, Stop};

/// A bot that plays Flip 7.
pub type Flip7Bot = RowsBot<Sensible>;

/// Stops by its rule, but never with a Second Chance. Freezes the leader, gives
/// a Flip Three to whoever is most likely to bust, and a Second Chance it cannot
/// keep to whoever is last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sensible {
    /// When it stops.
    pub stop: Stop,
}

impl Thinks for Sensible {
    type Kind = Kind;

    const KNOWN: &'static [BotSpec] = &[RANDOM, THRESHOLD, BUST_RISK, CARDS, ONE_STEP];

    fn stopping(stop: Stop) -> Self {
        Self { stop }
    }

    #[inline(always)]
    fn turn<const SEATS: usize>(&self, view: View<'_, SEATS>) -> Move {
        let row = view.row(view.seat());
        let now = Chances { points: row.points(), numbers: row.count() };
        let busting = || (view.bust_cards(view.seat()), view.next_from().len());
        let stops = self.stop.stops(now, busting, || expected(view));
        // Asked last: these keep few from staying who would.
        if stops && !row.second_chance() && !row.is_empty() { Move::Stay } else { Move::Hit }
    }

    fn answer<const SEATS: usize>(&self, view: View<'_, SEATS>) -> Move {
        match view.decision() {
            Decision::Play { card, .. } => aim(&view, card),
            Decision::Turn(_) | Decision::RoundOver | Decision::Over { .. } => self.turn(view),
        }
    }
}

/// What one card more is expected to bring, times the number of cards it can be,
/// with exact counts of what is left.
#[inline(never)]
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
    let me = view.seat();
    let (mut most, mut at) = (i64::MIN, me);
    for (seat, (row, total)) in Seat::all(SEATS).zip(view.rows().iter().zip(view.totals())) {
        let can_take = card != Card::SecondChance || (seat != me && !row.second_chance());
        let standing = total + row.points();
        let merit = match card.face() {
            Face::FlipThree => among_equals(view.bust_cards(seat), standing),
            Face::SecondChance => -standing,
            Face::Freeze | Face::Number(_) | Face::Plus(_) | Face::Double => standing,
        };
        let worth = if seat == me { merit } else { merit + SOMEBODY_ELSE };
        if row.is_active() && can_take && worth > most {
            (most, at) = (worth, seat);
        }
    }
    Move::aim(card, at).expect("an action card was to be aimed")
}

/// More than anything a row can merit.
const SOMEBODY_ELSE: i64 = 1 << 60;

/// One number to compare by: first the cards that bust, then the standing, which
/// is far below what one such card counts for.
fn among_equals(cards: usize, standing: i64) -> i64 {
    (i64::try_from(cards).unwrap_or(0) << 40) + standing
}
