//! How likely points are, as bars.

use chart::{Anchor, Chart, Frame, Ink};
use i18n::Words;
use serde::{Deserialize, Serialize};

use crate::words::percent;

/// Some points, and how likely they are.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bar {
    /// From so many.
    pub from: i64,
    /// Up to so many.
    pub to: i64,
    /// How likely.
    pub chance: f64,
}

/// What is less likely than this at both ends together is left out.
const SCARCE: f64 = 0.005;

/// As wide as the narrowest phone shows it.
const FRAME: Frame = Frame { width: 340.0, height: 132.0, left: 8.0, right: 8.0, top: 26.0, bottom: 22.0 };

/// How many of these letters have room beside each other in the picture.
const LETTERS: usize = 44;

impl Bar {
    pub(crate) fn new(from: usize, to: usize, chance: f64) -> Self {
        let points = |points: usize| i64::try_from(points).unwrap_or(i64::MAX);
        Self { from: points(from), to: points(to), chance }
    }

    /// Adds a chance of so many points to bars that are in order.
    pub(crate) fn add(bars: &mut Vec<Self>, points: i64, chance: f64) {
        match bars.binary_search_by_key(&points, |bar| bar.from) {
            Ok(place) => bars[place].chance += chance,
            Err(place) => bars.insert(place, Self { from: points, to: points, chance }),
        }
    }

    /// Whether it has these points, and enough of it is seen to be told from the others.
    fn holds(&self, points: i64) -> bool {
        (self.from..=self.to).contains(&points) && self.chance >= 2.0 * SCARCE
    }

    /// The points, with the sign for less than nothing.
    fn name(&self) -> String {
        let number = |points: i64| points.to_string().replace('-', "−");
        if self.from == self.to { number(self.from) } else { format!("{}–{}", self.from, self.to) }
    }
}

/// The bars that are worth drawing: the last are so unlikely that nothing of them would be seen.
fn seen(bars: &[Bar]) -> &[Bar] {
    let mut tail = 0.0;
    let unseen = bars.iter().rev().take_while(|bar| {
        tail += bar.chance;
        tail < SCARCE
    });
    &bars[..bars.len() - unseen.count()]
}

/// The picture: a bar for each step of points, with how likely it is above and what it is below, and a mark where
/// one stands now.
pub(crate) fn picture(words: &Words, bars: &[Bar], now: Option<i64>) -> String {
    let bars = seen(bars);
    let most = bars.iter().map(|bar| bar.chance).fold(0.01, f64::max);
    let wide = place(bars.len());
    let mut chart = Chart::new(FRAME, (0.0, wide), (0.0, most));
    let chance = |bar: &Bar| percent(words, bar.chance);
    let (every_chance, every_name) = (every(bars, chance), every(bars, Bar::name));
    for (nth, bar) in bars.iter().enumerate() {
        let middle = place(nth) + 0.5;
        let ink = if now.is_some_and(|points| bar.holds(points)) { Ink(1) } else { Ink(0) };
        chart.bar(ink, (middle, bar.chance), 0.72);
        let (x, above) = (chart.across(middle), chart.up(bar.chance) - 8.0);
        if bar.chance >= SCARCE * 2.0 && nth % every_chance == 0 {
            chart.text((x, above), Anchor::Middle, &chance(bar));
        }
        if nth % every_name == 0 {
            chart.text((x, FRAME.height - 11.0), Anchor::Middle, &bar.name());
        }
    }
    chart.into_svg()
}

/// Which bars have room for what is written at them: every one, every second, and so on.
fn every(bars: &[Bar], written: impl Fn(&Bar) -> String) -> usize {
    let letters = bars.iter().map(|bar| written(bar).chars().count() + 1).max().unwrap_or(1);
    (letters * bars.len()).div_ceil(LETTERS).max(1)
}

/// Whether one of the bars is marked as the place where one stands.
pub(crate) fn is_marked(bars: &[Bar], now: i64) -> bool {
    seen(bars).iter().any(|bar| bar.holds(now))
}

/// The same for those who hear it.
pub(crate) fn spoken(words: &Words, bars: &[Bar]) -> String {
    let bar = |bar: &Bar| format!("{}: {}", bar.name(), percent(words, bar.chance));
    seen(bars).iter().map(bar).collect::<Vec<_>>().join("; ")
}

#[expect(clippy::cast_precision_loss, reason = "there are a few bars")]
fn place(nth: usize) -> f64 {
    nth as f64
}
