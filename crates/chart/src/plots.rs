//! Whole plots, as reports and documents show them: narrow enough that their letters can be read on a phone.
#![expect(clippy::cast_precision_loss, reason = "a plot has a thousand pixels at most")]

use crate::{Anchor, Chart, Frame, Ink, ticks};

/// How wide a plot is drawn.
pub const WIDTH: f64 = 520.0;

/// How wide a letter is at most, on average.
const LETTER: f64 = 8.5;

/// How many lines a grid has at most from below upwards, and across, where the numbers have several digits.
const ROWS: u32 = 8;
const COLUMNS: u32 = 6;

/// A plot of this height, with room for numbers at the left and below.
pub const fn frame(height: f64) -> Frame {
    Frame { width: WIDTH, height, left: 50.0, right: 24.0, top: 34.0, bottom: 45.0 }
}

/// A value with its interval, and what it is of.
#[derive(Clone, Debug)]
pub struct Interval {
    /// What it is of.
    pub name: String,
    /// The lower end.
    pub low: f64,
    /// The value.
    pub value: f64,
    /// The upper end.
    pub high: f64,
}

/// Values with intervals, one line for each name, and a value to compare them with.
pub fn intervals(rows: &[Interval], unit: &str, reference: Option<f64>) -> Chart {
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
    chart
}

/// A line, and what it is of. The first word of that is written on it, too: colours are not for everybody.
#[derive(Clone, Debug)]
pub struct Line {
    /// What it is of.
    pub name: String,
    /// Its points, from left to right.
    pub points: Vec<(f64, f64)>,
}

/// What a direction of a plot stands for, and from where to where it goes.
#[derive(Clone, Copy, Debug)]
pub struct Axis<'a> {
    /// What the numbers are.
    pub name: &'a str,
    /// The first and the last of them.
    pub range: (f64, f64),
}

/// Lines over a grid, with what they are above them.
pub fn lines(lines: &[Line], across: Axis<'_>, upwards: Axis<'_>) -> Chart {
    let key = Key::new(lines);
    let mut frame = frame(340.0 + key.height());
    frame.top += key.height();
    let mut chart = Chart::new(frame, across.range, upwards.range);
    chart.rows(&ticks(upwards.range, ROWS));
    chart.columns(&ticks(across.range, COLUMNS));
    chart.name_columns(across.name);
    chart.name_rows(upwards.name);
    key.draw(&mut chart, lines);
    for (number, line) in lines.iter().enumerate() {
        chart.line(Ink(number), line.points.iter().copied());
        let label = line.name.split(' ').next().unwrap_or_default();
        for &(x, y) in line.points.iter().skip(2 + number).step_by(5) {
            chart.text((chart.across(x), chart.up(y) - 8.0), Anchor::Middle, label);
        }
    }
    chart
}

/// Bars, one for each whole number from 0 on. Those that are none are left out.
pub fn bars(heights: &[f64], across: &str, upwards: &str) -> Chart {
    let highest = heights.iter().copied().fold(1.0, f64::max);
    let (x, y) = ((0.0, heights.len() as f64), (0.0, highest * 1.08));
    let mut chart = Chart::new(frame(300.0), x, y);
    chart.rows(&ticks(y, ROWS));
    // Half of what is counted is none.
    let whole: Vec<f64> = ticks(x, COLUMNS).into_iter().filter(|number| number.fract() == 0.0).collect();
    chart.columns(&whole);
    chart.name_columns(across);
    chart.name_rows(upwards);
    for (number, &height) in heights.iter().enumerate().filter(|(_, height)| **height > 0.0) {
        chart.bar(Ink(0), (number as f64, height), 0.8);
    }
    chart
}

fn letters(text: &str) -> f64 {
    text.chars().count() as f64 * LETTER
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
    fn new(lines: &[Line]) -> Self {
        let wide = lines.iter().map(|line| letters(&line.name)).fold(0.0, f64::max) + Self::SAMPLE + 12.0;
        let columns = ((WIDTH / wide).floor() as usize).clamp(1, 4);
        Self { columns, rows: lines.len().div_ceil(columns), wide }
    }

    fn height(&self) -> f64 {
        Self::LINE * self.rows as f64
    }

    fn draw(&self, chart: &mut Chart, lines: &[Line]) {
        for (number, line) in lines.iter().enumerate() {
            let x = 8.0 + self.wide * (number % self.columns) as f64;
            let y = 10.0 + Self::LINE * (number / self.columns) as f64;
            chart.sample(Ink(number), (x, y));
            chart.text((x + Self::SAMPLE, y), Anchor::Start, &line.name);
        }
    }
}
