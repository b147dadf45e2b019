//! A picture of the scores over the rounds.

use chart::{Anchor, Chart, Frame, Ink};

use crate::room::Rounds;

/// The picture, with room for numbers at the left and for names at the right.
const FRAME: Frame = Frame { width: 440.0, height: 200.0, left: 34.0, right: 92.0, top: 12.0, bottom: 12.0 };

/// How many names fit beside the picture.
const MOST_LABELS: usize = 12;

/// How many letters of a name there is room for.
const LETTERS: usize = 11;

/// The picture as SVG: a line for each seat from nothing to its last total.
pub fn chart(rounds: &Rounds, names: &[String]) -> String {
    let seats = names.len();
    let value = |round: usize, seat: usize| {
        let totals = round.checked_sub(1).and_then(|round| rounds.get(round));
        float(totals.and_then(|totals| totals.get(seat)).copied().unwrap_or_default())
    };
    let all = || (0..=rounds.len()).flat_map(|round| (0..seats).map(move |seat| value(round, seat)));
    let (low, high) = (all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    let last = place(rounds.len().max(1));
    let mut chart = Chart::new(FRAME, (0.0, last), (low, high));
    let lines = [low, 0.0, high];
    chart.rows(if low < 0.0 { &lines } else { &lines[1..] });
    let labels = spread((0..seats).map(|seat| chart.up(value(rounds.len(), seat))).collect());
    for (seat, name) in names.iter().enumerate() {
        chart.line(Ink(seat), (0..=rounds.len()).map(|round| (place(round), value(round, seat))));
        // Where many play, only the table below has room for all names.
        if seats <= MOST_LABELS {
            chart.text((chart.across(last) + 6.0, labels[seat]), Anchor::Start, &shortened(name));
        }
    }
    chart.into_svg()
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays that many rounds")]
fn place(round: usize) -> f64 {
    round as f64
}

#[expect(clippy::cast_precision_loss, reason = "nobody has that many points")]
fn float(points: i64) -> f64 {
    points as f64
}

/// Moves labels apart that would lie on each other.
fn spread(heights: Vec<f64>) -> Vec<f64> {
    const APART: f64 = 14.0;
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|one, other| heights[*one].total_cmp(&heights[*other]));
    let mut placed = heights;
    let mut free = f64::NEG_INFINITY;
    for at in order.iter().copied() {
        placed[at] = placed[at].max(free);
        free = placed[at] + APART;
    }
    // What was pushed out below is pushed back up.
    let mut floor = FRAME.height - 6.0;
    for at in order.into_iter().rev() {
        placed[at] = placed[at].min(floor);
        floor = placed[at] - APART;
    }
    placed
}

/// A name that fits beside the picture.
fn shortened(name: &str) -> String {
    let mut short: String = name.chars().take(LETTERS).collect();
    if short.len() < name.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_become_markup() {
        let drawn = chart(&vec![vec![3, 5]], &["<b>&".into(), "Ann".into()]);
        assert!(drawn.contains("&lt;b&gt;&amp;"), "{drawn}");
        assert!(!drawn.contains("<b>"));
    }

    #[test]
    fn labels_never_lie_on_each_other() {
        let mut placed = spread(vec![100.0, 100.0, 101.0, 190.0, 190.0]);
        placed.sort_by(f64::total_cmp);
        assert!(placed.windows(2).all(|pair| pair[1] - pair[0] >= 14.0), "{placed:?}");
        assert!(placed.iter().all(|height| (0.0..=FRAME.height).contains(height)), "{placed:?}");
    }

    #[test]
    fn the_first_line_starts_below_and_the_best_ends_on_top() {
        let drawn = chart(&vec![vec![15, 7], vec![30, 20]], &["Ann".into(), "Bob".into()]);
        assert!(drawn.contains(r#"points="34.0,188.0 191.0,100.0 348.0,12.0""#), "{drawn}");
    }
}
