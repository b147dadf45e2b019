//! Plots of results.
#![expect(clippy::cast_precision_loss, reason = "a plot has a thousand pixels at most")]

use chart::{Axis, Interval, Line};

use crate::league::LeagueResults;
use crate::results::Results;

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
    chart::intervals(&rows, "games won, %", Some(100.0 / rows.len() as f64)).into_svg()
}

/// The ratings of a league with their intervals.
pub fn ratings(results: &LeagueResults) -> String {
    let row = |bot: &crate::league::Rating| {
        let (value, error) = (bot.rating?, bot.error.unwrap_or(0.0));
        Some(Interval { name: bot.name.clone(), low: value - error, value, high: value + error })
    };
    let rows: Vec<Interval> = results.bots.iter().filter_map(row).collect();
    chart::intervals(&rows, "rating", None).into_svg()
}

/// How the final scores of each bot are spread.
pub fn scores(results: &Results) -> String {
    let games = results.games.max(1) as f64;
    let step = results.target as f64 / 20.0;
    // The first bin is everything below zero, shown one step to the left of it.
    let middle = |bin: usize| (bin as f64 - 0.5) * step;
    let line = |(bot, number): (&crate::BotResults, usize)| {
        let share = |(bin, &count): (usize, &u64)| (middle(bin), 100.0 * count as f64 / games);
        Line {
            name: format!("{number} {}", bot.name),
            points: bot.scores.iter().enumerate().map(share).collect(),
        }
    };
    let mut lines: Vec<Line> = results.bots.iter().zip(1..).map(line).collect();
    let points = || lines.iter().flat_map(|line| &line.points);
    let highest = points().map(|point| point.1).fold(1.0, f64::max);
    let last = points().filter(|point| point.1 > 0.0).map(|point| point.0).fold(step, f64::max);
    for line in &mut lines {
        line.points.retain(|point| point.0 <= last + step);
    }
    let across = Axis { name: "score at the end of a game", range: (-step, last + step) };
    chart::lines(&lines, across, Axis { name: "games, %", range: (0.0, highest * 1.08) }).into_svg()
}

/// How long the games were.
pub fn lengths(results: &Results) -> String {
    let games = results.games.max(1) as f64;
    let shares: Vec<f64> = results.lengths.iter().map(|&count| 100.0 * count as f64 / games).collect();
    chart::bars(&shares, "rounds", "games, %").into_svg()
}
