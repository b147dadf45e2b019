//! A picture of the scores over the rounds.

use crate::order::order;
use crate::room::Rounds;

// Everything is in tenths of a unit of the picture: whole numbers are all it
// takes, and the page has no code for writing others.

/// The size of the picture.
const SIZE: (i64, i64) = (4400, 2000);

/// The room at the left for numbers, at the right for names, above and below.
const LEFT: i64 = 340;
const RIGHT: i64 = 920;
const EDGE: i64 = 120;

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
    let across = |round: usize| LEFT + share(SIZE.0 - LEFT - RIGHT, small(round), small(rounds.len()));
    let up = |points: i64| SIZE.1 - EDGE - share(SIZE.1 - 2 * EDGE, points - low, high - low);
    let mut svg = format!(r#"<svg viewBox="0 0 {} {}" class="chart">"#, tenths(SIZE.0), tenths(SIZE.1));
    for points in [low, 0, high] {
        svg += &format!(
            r#"<path class="rule-line" d="M{start} {y}H{end}"/><text x="{x}" y="{t}" text-anchor="end">{points}</text>"#,
            start = tenths(LEFT),
            y = tenths(up(points)),
            end = tenths(SIZE.0 - RIGHT),
            x = tenths(LEFT - 50),
            t = tenths(up(points) + 40),
        );
    }
    let labels = spread((0..seats).map(|seat| up(value(rounds.len(), seat))).collect());
    for (seat, name) in names.iter().enumerate() {
        let points: Vec<String> = (0..=rounds.len())
            .map(|round| format!("{},{}", tenths(across(round)), tenths(up(value(round, seat)))))
            .collect();
        let (ink, dash) = (INKS[seat % INKS.len()], DASHES[seat / INKS.len() % DASHES.len()]);
        svg +=
            &format!(r#"<polyline class="{ink}" stroke-dasharray="{dash}" points="{}"/>"#, points.join(" "));
        // Where many play, only the table below has room for all names.
        if seats <= MOST_LABELS {
            let (x, y) = (tenths(SIZE.0 - RIGHT + 60), tenths(labels[seat] + 40));
            svg += &format!(r#"<text class="{ink}" x="{x}" y="{y}">{}</text>"#, escaped(name));
        }
    }
    svg + "</svg>"
}

/// A length as the picture writes it. None is below zero.
fn tenths(length: i64) -> String {
    format!("{}.{}", length / 10, length % 10)
}

/// How many names fit beside the picture.
const MOST_LABELS: usize = 12;

/// A number of rounds: never so many that it would not fit.
fn small(rounds: usize) -> i64 {
    i64::try_from(rounds).unwrap_or(i64::MAX)
}

/// As much of a length as a part is of a whole.
fn share(length: i64, part: i64, whole: i64) -> i64 {
    length * part / whole.max(1)
}

/// Moves labels apart that would lie on each other.
fn spread(heights: Vec<i64>) -> Vec<i64> {
    const APART: i64 = 140;
    let order = order(heights.len(), &|one, other| heights[one].cmp(&heights[other]));
    let mut placed = heights;
    let mut free = i64::MIN;
    for at in order.iter().copied() {
        placed[at] = placed[at].max(free);
        free = placed[at] + APART;
    }
    // What was pushed out below is pushed back up.
    let mut floor = SIZE.1 - 60;
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
        let mut placed = spread(vec![1000, 1000, 1010, 1900, 1900]);
        placed.sort_unstable();
        assert!(placed.windows(2).all(|pair| pair[1] - pair[0] >= 140), "{placed:?}");
        assert!(placed.iter().all(|height| (0..=SIZE.1).contains(height)), "{placed:?}");
    }

    #[test]
    fn the_first_line_starts_below_and_the_best_ends_on_top() {
        let drawn = chart(&vec![vec![15, 7], vec![30, 20]], &["Ann".into(), "Bob".into()]);
        assert!(drawn.contains(r#"points="34.0,188.0 191.0,100.0 348.0,12.0""#), "{drawn}");
    }
}
