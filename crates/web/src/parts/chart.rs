//! A picture of the scores over the rounds.

use crate::room::Rounds;

/// The size of the picture.
const SIZE: (f64, f64) = (440.0, 200.0);

/// The room at the left for numbers, at the right for names, above and below.
const LEFT: f64 = 34.0;
const RIGHT: f64 = 92.0;
const EDGE: f64 = 12.0;

/// Lines differ in colour and in how they are broken.
const INKS: [&str; 6] = ["ink-1", "ink-2", "ink-3", "ink-4", "ink-5", "ink-6"];
const DASHES: [&str; 4] = ["", "7 4", "2 4", "9 4 2 4"];

/// The picture as SVG: a line for each seat from nothing to its last total.
pub fn chart(rounds: &Rounds, names: &[String]) -> String {
    let seats = names.len();
    let value = |round: usize, seat: usize| {
        if round == 0 { 0 } else { rounds[round - 1].get(seat).copied().unwrap_or_default() }
    };
    let all = || (0..=rounds.len()).flat_map(|round| (0..seats).map(move |seat| value(round, seat)));
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let across = |round: usize| LEFT + (SIZE.0 - LEFT - RIGHT) * number(round) / number(rounds.len().max(1));
    let up =
        |points: i64| SIZE.1 - EDGE - (SIZE.1 - 2.0 * EDGE) * difference(points, low) / difference(high, low);
    let mut svg = format!(r#"<svg viewBox="0 0 {} {}" class="chart">"#, SIZE.0, SIZE.1);
    for points in [low, 0, high] {
        svg += &format!(
            r#"<path class="rule-line" d="M{LEFT:.1} {y:.1}H{end:.1}"/><text x="{x:.1}" y="{t:.1}" text-anchor="end">{points}</text>"#,
            y = up(points),
            end = SIZE.0 - RIGHT,
            x = LEFT - 5.0,
            t = up(points) + 4.0,
        );
    }
    let labels = spread((0..seats).map(|seat| up(value(rounds.len(), seat))).collect());
    for (seat, name) in names.iter().enumerate() {
        let points: Vec<String> = (0..=rounds.len())
            .map(|round| format!("{:.1},{:.1}", across(round), up(value(round, seat))))
            .collect();
        let (ink, dash) = (INKS[seat % INKS.len()], DASHES[seat / INKS.len() % DASHES.len()]);
        svg +=
            &format!(r#"<polyline class="{ink}" stroke-dasharray="{dash}" points="{}"/>"#, points.join(" "));
        // Where many play, only the table below has room for all names.
        if seats <= MOST_LABELS {
            let (x, y) = (SIZE.0 - RIGHT + 6.0, labels[seat] + 4.0);
            svg += &format!(r#"<text class="{ink}" x="{x:.1}" y="{y:.1}">{}</text>"#, escaped(name));
        }
    }
    svg + "</svg>"
}

/// How many names fit beside the picture.
const MOST_LABELS: usize = 12;

#[expect(clippy::cast_precision_loss, reason = "nobody plays that many rounds")]
fn number(rounds: usize) -> f64 {
    rounds as f64
}

#[expect(clippy::cast_precision_loss, reason = "nobody has that many points")]
fn difference(points: i64, from: i64) -> f64 {
    (points - from) as f64
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
    let mut floor = SIZE.1 - 6.0;
    for at in order.into_iter().rev() {
        placed[at] = placed[at].min(floor);
        floor = placed[at] - APART;
    }
    placed
}

/// A name as text of the picture: shortened, and nothing but text.
fn escaped(name: &str) -> String {
    let mut short: String = name.chars().take(11).collect();
    if short.len() < name.len() {
        short.push('…');
    }
    short.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
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
        assert!(placed.iter().all(|height| (0.0..=SIZE.1).contains(height)), "{placed:?}");
    }

    #[test]
    fn the_first_line_starts_below_and_the_best_ends_on_top() {
        let drawn = chart(&vec![vec![15, 7], vec![30, 20]], &["Ann".into(), "Bob".into()]);
        assert!(drawn.contains(r#"points="34.0,188.0 191.0,100.0 348.0,12.0""#), "{drawn}");
    }
}
