//! Plots of results.
#![expect(clippy::cast_precision_loss, reason = "a plot has a thousand pixels at most")]

use chart::{Anchor, Chart, Frame, Ink, ticks};

use crate::league::LeagueResults;
use crate::results::Results;

/// How many lines a grid has at most in each direction.
const GRID: u32 = 8;

/// How many lines it has across where there are numbers of several digits.
const COLUMNS: u32 = 6;

/// How wide a plot is drawn: narrow enough that its letters can be read on a phone.
const WIDTH: f64 = 520.0;

/// How wide a letter is at most, on average.
const LETTER: f64 = 8.5;

/// A plot of this height, with room for numbers at the left and below.
const fn frame(height: f64) -> Frame {
    Frame { width: WIDTH, height, left: 50.0, right: 24.0, top: 34.0, bottom: 45.0 }
}

fn letters(text: &str) -> f64 {
    text.chars().count() as f64 * LETTER
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
    let longest = rows.iter().map(|row| letters(&row.name)).fold(0.0, f64::max);
    let left = (longest + 20.0).min(WIDTH / 2.0);
    let frame = Frame { left, top: 10.0, ..frame(70.0 + 34.0 * rows.len() as f64) };
    let mut chart = Chart::new(frame, range, (0.0, rows.len() as f64));
    chart.columns(&ticks(range, COLUMNS));
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
    let names: Vec<String> =
        results.bots.iter().zip(1..).map(|(bot, number)| format!("{number} {}", bot.name)).collect();
    let key = Key::new(&names);
    let mut frame = frame(340.0 + key.height());
    frame.top += key.height();
    let mut chart = Chart::new(frame, x, y);
    chart.rows(&ticks(y, GRID));
    chart.columns(&ticks(x, COLUMNS));
    chart.name_columns("score at the end of a game");
    chart.name_rows("games, %");
    key.draw(&mut chart, &names);
    for (number, line) in lines.iter().enumerate() {
        chart.line(Ink(number), line.iter().copied().filter(|point| point.0 <= last + step));
        // The number of the bot on its line: colours are not for everybody.
        for &(x, y) in line.iter().skip(2 + number).step_by(5).filter(|point| point.0 <= last) {
            chart.text((chart.across(x), chart.up(y) - 8.0), Anchor::Middle, &(number + 1).to_string());
        }
    }
    chart.into_svg()
}

/// What the lines of a plot are, above it in as many columns as there is room for.
struct Key {
    columns: usize,
    rows: usize,
    wide: f64,
}

impl Key {
    const LINE: f64 = 22.0;
    const SAMPLE: f64 = 28.0;

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few columns")]
    fn new(names: &[String]) -> Self {
        let wide = names.iter().map(|name| letters(name)).fold(0.0, f64::max) + Self::SAMPLE + 12.0;
        let columns = ((WIDTH / wide).floor() as usize).clamp(1, 4);
        Self { columns, rows: names.len().div_ceil(columns), wide }
    }

    fn height(&self) -> f64 {
        Self::LINE * self.rows as f64
    }

    fn draw(&self, chart: &mut Chart, names: &[String]) {
        for (number, name) in names.iter().enumerate() {
            let x = 8.0 + self.wide * (number % self.columns) as f64;
            let y = 10.0 + Self::LINE * (number / self.columns) as f64;
            chart.sample(Ink(number), (x, y));
            chart.text((x + Self::SAMPLE, y), Anchor::Start, name);
        }
    }
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
    let rounds = ticks(x, COLUMNS).into_iter().filter(|rounds| rounds.fract() == 0.0);
    let rounds: Vec<f64> = rounds.collect();
    chart.columns(&rounds);
    chart.name_columns("rounds");
    chart.name_rows("games, %");
    for (rounds, &share) in shares.iter().enumerate().filter(|(_, share)| **share > 0.0) {
        chart.bar(Ink(0), (rounds as f64, share), 0.8);
    }
    chart.into_svg()
}
