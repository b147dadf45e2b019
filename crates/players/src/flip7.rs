//! Bots for Flip 7.

use std::cmp::Reverse;
use std::str::FromStr;

use flip7::{Card, Decision, Flip7, Move, View};
use rand_core::Rng;
use table::{Seat, View as _};

use crate::{BotSpec, NotABot, Player, Random};

/// A bot that plays Flip 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flip7Bot {
    /// See [`Random`].
    Random(Random),
    /// See [`Threshold`].
    Threshold(Threshold),
}

impl Flip7Bot {
    /// Every kind there is.
    pub const KNOWN: &'static [BotSpec] = &[
        BotSpec { form: "random", about: "picks evenly among all legal moves" },
        BotSpec { form: "threshold:N", about: "hits until its row is worth N points (N from 0 to 1000)" },
    ];
}

impl FromStr for Flip7Bot {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        let unknown = || NotABot { text: text.to_owned(), known: Self::KNOWN };
        match text.split_once(':') {
            None if text == "random" => Ok(Self::Random(Random)),
            Some(("threshold", points)) => {
                let points = points.parse().ok().filter(|points| *points <= 1000);
                points.map(|points| Self::Threshold(Threshold { points })).ok_or_else(unknown)
            }
            _ => Err(unknown()),
        }
    }
}

impl<const SEATS: usize> Player<Flip7<SEATS>> for Flip7Bot {
    #[inline]
    fn choose<R: Rng>(&mut self, view: View<'_, SEATS>, random: &mut R) -> Move {
        match self {
            Self::Random(bot) => Player::<Flip7<SEATS>>::choose(bot, view, random),
            Self::Threshold(bot) => bot.choose(view, random),
        }
    }

    fn picks_evenly(&self) -> bool {
        matches!(self, Self::Random(_))
    }
}

/// Hits until its row is worth so many points, and always with a Second Chance.
/// Freezes the leader, gives a Flip Three to whoever is most likely to bust, and
/// a Second Chance it cannot keep to whoever is last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threshold {
    /// The points it stops at.
    pub points: u32,
}

impl<const SEATS: usize> Player<Flip7<SEATS>> for Threshold {
    #[inline]
    fn choose<R: Rng>(&mut self, view: View<'_, SEATS>, _: &mut R) -> Move {
        match view.decision() {
            Decision::Target { card, .. } => aim(&view, card),
            Decision::Turn(_) | Decision::Over { .. } => {
                let row = view.row(view.seat());
                let go_on = row.second_chance() || row.is_empty() || row.points() < self.points;
                if go_on { Move::Hit } else { Move::Stay }
            }
        }
    }
}

/// The best target for a card, somebody else if possible; the lowest seat where
/// several are as good.
fn aim<const SEATS: usize>(view: &View<'_, SEATS>, card: Card) -> Move {
    let standing = |seat: Seat| view.totals()[seat.index()] + i64::from(view.row(seat).points());
    let worth = |action: &Move| {
        let (card, seat) = action.aimed()?;
        let merit = match card {
            Card::FlipThree => i64::try_from(view.bust_cards(seat)).unwrap_or(i64::MAX),
            Card::SecondChance => -standing(seat),
            _ => standing(seat),
        };
        Some((seat != view.seat(), merit, standing(seat), Reverse(seat)))
    };
    let best = view.choices().max_by_key(worth);
    best.or_else(|| Move::aim(card, view.seat())).expect("an action card was to be aimed")
}
