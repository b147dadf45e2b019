//! When to stop: the part of a bot that both games of rows share.

use std::num::NonZero;

use crate::spec::Spec;

/// When a bot stops taking cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stop {
    /// When its row is worth so many points.
    Points(NonZero<i64>),
    /// When the next card busts it with more than this chance.
    Risk(f64),
    /// When it has so many number cards.
    Cards(usize),
    /// When one more card is expected to cost more than it brings.
    OneStep,
    /// When that wins the game more often, by so many trials.
    Race(NonZero<u16>),
}

/// What a decision to stop can depend on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chances {
    /// What the row is worth.
    pub points: i64,
    /// How many number cards it has.
    pub numbers: usize,
}

impl Stop {
    /// Reads `threshold:25`, `bust-risk:0.25`, `cards:5` or `one-step`.
    pub(crate) fn parse(spec: Spec<'_>) -> Option<Self> {
        match spec.name {
            // Whoever wants no points stops as soon as may be.
            "threshold" => {
                spec.number(0, 1000).map(|points| NonZero::new(points).map_or(Self::Cards(0), Self::Points))
            }
            "bust-risk" => spec.number(0.0, 1.0).map(Self::Risk),
            "cards" => spec.number(1, 7).map(Self::Cards),
            "racer" => NonZero::new(spec.number(2, 10_000)?).map(Self::Race),
            "one-step" => spec.plain().map(|()| Self::OneStep),
            _ => None,
        }
    }

    /// Whether to stop now. What takes work to find out is asked for only when
    /// it is needed: the cards that would bust of all that may come, and what
    /// one card more is expected to bring, losses taken off.
    pub(crate) fn stops(
        self,
        now: Chances,
        busting: impl FnOnce() -> (usize, usize),
        expected: impl FnOnce() -> i64,
    ) -> bool {
        match self {
            Self::Points(enough) => now.points >= enough.get(),
            Self::Risk(most) => {
                let (busting, cards) = busting();
                is_too_risky(most, busting, cards)
            }
            Self::Cards(enough) => now.numbers >= enough,
            // Who plays to win asks for more than this: without it, as the next best does.
            Self::OneStep | Self::Race(_) => expected() <= 0,
        }
    }
}

/// Whether so many of the cards that may come next are too many.
#[inline]
pub(crate) fn is_too_risky(most: f64, busting: usize, cards: usize) -> bool {
    as_f64(busting) > most * as_f64(cards)
}

#[expect(clippy::cast_possible_truncation, reason = "there are not that many cards")]
fn as_f64(cards: usize) -> f64 {
    f64::from(cards as u32)
}
