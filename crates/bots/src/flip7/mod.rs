//! Bots for Flip 7.
#![expect(clippy::inline_always, reason = "Hit or Stay is asked for nearly every card")]

use std::hint::cold_path;
use std::str::FromStr;

use flip7::{Card, Decision, Face, Flip7, Move, View};
use game::{Card as _, Seat, View as _};
use rand_core::Rng;
use rows::{BONUS, FLIP_7, Row as _};

use crate::spec::Spec;
use crate::stop::{Chances, Stop};
use crate::{Bot, BotSpec, NotABot, Random};

/// A bot that plays Flip 7.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Flip7Bot {
    /// See [`Random`].
    Random(Random),
    /// See [`Sensible`].
    Sensible(Sensible),
}

impl Flip7Bot {
    /// Every kind there is.
    pub const KNOWN: &'static [BotSpec] = &[
        BotSpec { form: "random", about: "picks evenly among all legal moves" },
        BotSpec { form: "threshold:N", about: "hits until its row is worth N points; N from 0 to 1000" },
        BotSpec {
            form: "bust-risk:P",
            about: "stays when the next card busts it with a chance above P; P from 0 to 1",
        },
        BotSpec { form: "cards:N", about: "hits until it has N numbers; N from 1 to 7" },
        BotSpec {
            form: "one-step",
            about: "hits while one card more is expected to bring more than it costs",
        },
    ];
}

impl FromStr for Flip7Bot {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        if text == "random" {
            return Ok(Self::Random(Random));
        }
        let stop = Stop::parse(Spec::new(text));
        let bot = stop.map(|stop| Self::Sensible(Sensible { stop }));
        bot.ok_or_else(|| NotABot { text: text.to_owned(), known: Self::KNOWN })
    }
}

impl<const SEATS: usize> Bot<Flip7<SEATS>> for Flip7Bot {
    #[inline(always)]
    fn choose<R: Rng>(&self, view: View<'_, SEATS>, random: &mut R) -> Move {
        if let (Self::Sensible(bot), Decision::Turn(_)) = (self, view.decision()) {
            bot.hit_or_stay(view)
        } else {
            cold_path();
            self.choose_otherwise(view, random)
        }
    }

    fn picks_evenly(&self) -> bool {
        matches!(self, Self::Random(_))
    }
}

impl Flip7Bot {
    /// What is asked for less often than Hit or Stay, apart from the loop that asks.
    #[inline(never)]
    fn choose_otherwise<const SEATS: usize, R: Rng>(&self, view: View<'_, SEATS>, random: &mut R) -> Move {
        match self {
            Self::Random(bot) => Bot::<Flip7<SEATS>>::choose(bot, view, random),
            Self::Sensible(bot) => bot.choose(view, random),
        }
    }
}

/// Stops by its rule, but never with a Second Chance. Freezes the leader, gives
/// a Flip Three to whoever is most likely to bust, and a Second Chance it cannot
/// keep to whoever is last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sensible {
    /// When it stops.
    pub stop: Stop,
}

impl<const SEATS: usize> Bot<Flip7<SEATS>> for Sensible {
    fn choose<R: Rng>(&self, view: View<'_, SEATS>, _: &mut R) -> Move {
        match view.decision() {
            Decision::Play { card, .. } => aim(&view, card),
            Decision::Turn(_) | Decision::RoundOver | Decision::Over { .. } => self.hit_or_stay(view),
        }
    }
}

impl Sensible {
    #[inline(always)]
    fn hit_or_stay<const SEATS: usize>(self, view: View<'_, SEATS>) -> Move {
        let row = view.row(view.seat());
        let now = Chances { points: row.points(), numbers: row.count() };
        let busting = || (view.bust_cards(view.seat()), view.next_from().len());
        let stops = self.stop.stops(now, busting, || expected(view));
        // Asked last: these keep few from staying who would.
        if stops && !row.second_chance() && !row.is_empty() { Move::Stay } else { Move::Hit }
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
