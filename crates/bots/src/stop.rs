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
    /// When it feels like it.
    Mood,
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
    /// When the row is worth so many points, if only as soon as may be.
    pub(crate) const fn points(enough: i64) -> Self {
        match NonZero::new(enough) {
            Some(enough) if enough.get() > 0 => Self::Points(enough),
            _ => Self::Cards(0),
        }
    }

    /// Reads `threshold:25`, `bust-risk:0.25`, `cards:5` or `one-step`.
    pub(crate) fn parse(spec: Spec<'_>) -> Option<Self> {
        match spec.name {
            // Whoever wants no points stops as soon as may be.
            "threshold" => spec.number(0, 1000).map(Self::points),
            "bust-risk" => spec.number(0.0, 1.0).map(Self::Risk),
            "cards" => spec.number(1, 7).map(Self::Cards),
            "racer" => NonZero::new(spec.number(2, 10_000)?).map(Self::Race),
            "one-step" => spec.plain().map(|()| Self::OneStep),
            "hasty" => spec.plain().map(|()| Self::Mood),
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
            // Who plays to win or by mood asks for more than this: without it, as the next best does.
            Self::OneStep | Self::Mood | Self::Race(_) => expected() <= 0,
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
