//! Plots of results.
#![expect(clippy::cast_precision_loss, reason = "a plot has a thousand pixels at most")]

use chart::{Anchor, Chart, Frame, Ink, ticks};

use crate::league::LeagueResults;
use crate::results::Results;

/// What the classes of a chart look like in a report. Its colours can be told apart without
/// colour vision too (Okabe and Ito).
pub const STYLE: &str = "\
.chart text { fill: #333a45; font: 14px system-ui, sans-serif; }
.chart path, .chart polyline { fill: none; } .chart polyline { stroke-width: 2; stroke-linejoin: round; }
.chart .rule-line { stroke: #e4e7ec; } .chart .mark { stroke: #adb0b5; }
.chart .ink-1 { stroke: #0072b2; } .chart .ink-2 { stroke: #d55e00; } .chart .ink-3 { stroke: #009e73; }
.chart .ink-4 { stroke: #cc79a7; } .chart .ink-5 { stroke: #e69f00; } .chart .ink-6 { stroke: #56b4e9; }";

/// How many lines a grid has at most in each direction.
const GRID: u32 = 8;

/// A plot of this height, with room for numbers at the left and below.
const fn frame(height: f64) -> Frame {
    Frame { width: 860.0, height, left: 60.0, right: 30.0, top: 30.0, bottom: 45.0 }
}

/// A value with its interval, and what it is of.
struct Interval {
    name: String,
    low: f64,
    value: f64,
    high: f64,
}

/// Values with intervals, one line for each name.
fn intervals(rows: &[Interval], unit: &str, reference: Option<f64>) -> String {
    let low = rows.iter().map(|row| row.low).chain(reference).fold(f64::INFINITY, f64::min);
    let high = rows.iter().map(|row| row.high).chain(reference).fold(f64::NEG_INFINITY, f64::max);
    let margin = ((high - low) * 0.08).max(0.5);
    let range = (low - margin, high + margin);
    let frame = Frame { left: 200.0, top: 10.0, ..frame(70.0 + 34.0 * rows.len() as f64) };
    let mut chart = Chart::new(frame, range, (0.0, rows.len() as f64));
    chart.columns(&ticks(range, GRID));
    chart.name_columns(unit);
    for (place, row) in rows.iter().enumerate() {
        let y = (rows.len() - place) as f64 - 0.5;
        chart.interval(Ink(place), y, (row.low, row.value, row.high));
        chart.text((frame.left - 10.0, chart.up(y)), Anchor::End, &row.name);
    }
    if let Some(reference) = reference {
        chart.mark(reference);
    }
    chart.into_svg()
}

/// The win rates of a contest with their intervals, and the even share.
pub fn win_rates(results: &Results) -> String {
    let row = |(number, bot): (usize, &crate::BotResults)| {
        let rate = bot.win_rate;
        Interval {
            name: format!("{} {}", number + 1, bot.name),
            low: 100.0 * rate.low,
            value: 100.0 * rate.value,
            high: 100.0 * rate.high,
        }
    };
    let rows: Vec<Interval> = results.bots.iter().enumerate().map(row).collect();
    intervals(&rows, "games won, %", Some(100.0 / rows.len() as f64))
}

/// The ratings of a league with their intervals.
pub fn ratings(results: &LeagueResults) -> String {
    let row = |bot: &crate::league::Rating| {
        let (value, error) = (bot.rating?, bot.error.unwrap_or(0.0));
        Some(Interval { name: bot.name.clone(), low: value - error, value, high: value + error })
    };
    let rows: Vec<Interval> = results.bots.iter().filter_map(row).collect();
    intervals(&rows, "rating", None)
}

/// How the final scores of each bot are spread.
pub fn scores(results: &Results) -> String {
    let games = results.games.max(1) as f64;
    let step = results.target as f64 / 20.0;
    // The first bin is everything below zero, shown one step to the left of it.
    let middle = |bin: usize| (bin as f64 - 0.5) * step;
    let line = |bot: &crate::BotResults| -> Vec<(f64, f64)> {
        let share = |(bin, &count): (usize, &u64)| (middle(bin), 100.0 * count as f64 / games);
        bot.scores.iter().enumerate().map(share).collect()
    };
    let lines: Vec<Vec<(f64, f64)>> = results.bots.iter().map(line).collect();
    let highest = lines.iter().flatten().map(|point| point.1).fold(1.0, f64::max);
    let last = lines.iter().flatten().filter(|point| point.1 > 0.0).map(|point| point.0).fold(step, f64::max);
    let (x, y) = ((-step, last + step), (0.0, highest * 1.08));
    let mut chart = Chart::new(frame(340.0), x, y);
    chart.rows(&ticks(y, GRID));
    chart.columns(&ticks(x, GRID));
    chart.name_columns("score at the end of a game");
    chart.name_rows("games, %");
    for (number, (line, bot)) in lines.iter().zip(&results.bots).enumerate() {
        chart.line(Ink(number), line.iter().copied().filter(|point| point.0 <= last + step));
        // The number of the bot on its line: colours are not for everybody.
        for &(x, y) in line.iter().skip(2 + number).step_by(5).filter(|point| point.0 <= last) {
            chart.text((chart.across(x), chart.up(y) - 8.0), Anchor::Middle, &(number + 1).to_string());
        }
        let key = (72.0, 42.0 + 20.0 * number as f64);
        chart.sample(Ink(number), key);
        chart.text((key.0 + 26.0, key.1), Anchor::Start, &format!("{} {}", number + 1, bot.name));
    }
    chart.into_svg()
}

/// How long the games were.
pub fn lengths(results: &Results) -> String {
    let games = results.games.max(1) as f64;
    let shares: Vec<f64> = results.lengths.iter().map(|&count| 100.0 * count as f64 / games).collect();
    let highest = shares.iter().copied().fold(1.0, f64::max);
    let (x, y) = ((0.0, shares.len() as f64), (0.0, highest * 1.08));
    let mut chart = Chart::new(frame(300.0), x, y);
    chart.rows(&ticks(y, GRID));
    // Half a round is none.
    let rounds = ticks(x, GRID).into_iter().filter(|rounds| rounds.fract() == 0.0);
    let rounds: Vec<f64> = rounds.collect();
    chart.columns(&rounds);
    chart.name_columns("rounds");
    chart.name_rows("games, %");
    for (rounds, &share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        chart.bar(Ink(0), (rounds as f64, share), 0.8);
    }
    chart.into_svg()
}
