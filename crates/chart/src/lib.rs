//! Charts as SVG text: lines, bars and intervals over a grid.
//!
//! A chart says what something is, and a style sheet how it looks, so that the same one
//! fits a page in the dark and a report on paper. There are the classes `chart` (all of
//! it), `rule-line` (the grid), `mark` (a value to compare with) and `ink-1` to `ink-6`.
//! [`STYLE`] is such a sheet, for reports and documents; [`Chart::into_file`] brings it along.
//!
//! ```
//! use chart::{Anchor, Chart, Frame, Ink};
//!
//! let frame = Frame { width: 300.0, height: 100.0, left: 30.0, right: 60.0, top: 10.0, bottom: 10.0 };
//! let mut chart = Chart::new(frame, (0.0, 2.0), (0.0, 40.0));
//! chart.rows(&[0.0, 40.0]);
//! chart.line(Ink(0), [(0.0, 0.0), (1.0, 15.0), (2.0, 40.0)]);
//! chart.text((chart.across(2.0) + 6.0, chart.up(40.0)), Anchor::Start, "Ann & Ben");
//! let svg = chart.into_svg();
//! assert!(svg.contains(r#"points="30.0,90.0 135.0,60.0 240.0,10.0""#));
//! assert!(svg.contains(">Ann &amp; Ben<"));
//! ```

mod plots;
mod ticks;

use std::fmt::Write as _;

pub use plots::{Axis, Interval, Line, bars, intervals, lines};
pub use ticks::ticks;

/// What the classes look like by day and in the dark. The colours can be told apart without colour vision, too
/// (after Okabe and Ito).
pub const STYLE: &str = include_str!("chart.css");

/// How many colours there are.
const INKS: usize = 6;

/// Lines of the same colour differ in how they are broken.
const DASHES: [&str; 4] = ["", "7 4", "2 4", "9 4 2 4"];

/// How far the middle of a line of text is above the line it stands on.
const HALF_LETTER: f64 = 4.0;

/// A picture's size, and the room around what is drawn for whatever is written there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// From the left edge of the picture to the right one.
    pub width: f64,
    /// From the upper edge of the picture to the lower one.
    pub height: f64,
    /// Room for the numbers or names of the rows.
    pub left: f64,
    /// Room for labels of lines.
    pub right: f64,
    /// Room for half a letter, at least.
    pub top: f64,
    /// Room for the numbers of the columns, and for what they are.
    pub bottom: f64,
}

/// What something is drawn with, counted from 0: no two of the first 24 look alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink(pub usize);

impl Ink {
    const fn class(self) -> usize {
        self.0 % INKS + 1
    }

    const fn dash(self) -> &'static str {
        DASHES[self.0 / INKS % DASHES.len()]
    }
}

/// Where a text lies of the place it is written at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// It has its middle there.
    Middle,
    /// It ends there.
    End,
}

/// A chart in the making. Values are drawn where the ranges put them; texts are written
/// at places of the picture.
#[derive(Clone, Debug)]
pub struct Chart {
    frame: Frame,
    x: (f64, f64),
    y: (f64, f64),
    svg: String,
}

impl Chart {
    /// An empty one for values from the first to the last across and upwards.
    pub fn new(frame: Frame, x: (f64, f64), y: (f64, f64)) -> Self {
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" class="chart">"#,
            frame.width, frame.height
        );
        Self { frame, x, y, svg }
    }

    /// The place of a value from the left edge of the picture.
    pub fn across(&self, x: f64) -> f64 {
        let room = self.frame.width - self.frame.left - self.frame.right;
        self.frame.left + room * share(x, self.x)
    }

    /// The place of a value from the upper edge of the picture.
    pub fn up(&self, y: f64) -> f64 {
        let room = self.frame.height - self.frame.top - self.frame.bottom;
        self.frame.height - self.frame.bottom - room * share(y, self.y)
    }

    /// A line of the grid from left to right for each of these values, with their numbers.
    pub fn rows(&mut self, values: &[f64]) {
        let (left, end) = (self.frame.left, self.frame.width - self.frame.right);
        for &value in values {
            let y = self.up(value);
            self.add(format_args!(r#"<path class="rule-line" d="M{left:.1} {y:.1}H{end:.1}"/>"#));
            self.text((left - 5.0, y), Anchor::End, &number(value));
        }
    }

    /// A line of the grid from below upwards for each of these values, with their numbers.
    pub fn columns(&mut self, values: &[f64]) {
        let (top, foot) = (self.frame.top, self.frame.height - self.frame.bottom);
        for &value in values {
            let x = self.across(value);
            self.add(format_args!(r#"<path class="rule-line" d="M{x:.1} {foot:.1}V{top:.1}"/>"#));
            self.text((x, foot + 14.0), Anchor::Middle, &number(value));
        }
    }

    /// What the numbers of the columns are, written below them.
    pub fn name_columns(&mut self, name: &str) {
        let middle = f64::midpoint(self.frame.left, self.frame.width - self.frame.right);
        self.text((middle, self.frame.height - 10.0), Anchor::Middle, name);
    }

    /// What the numbers of the rows are, written above them.
    pub fn name_rows(&mut self, name: &str) {
        self.text((self.frame.left, self.frame.top - 12.0), Anchor::Start, name);
    }

    /// A line through these points.
    pub fn line(&mut self, ink: Ink, points: impl IntoIterator<Item = (f64, f64)>) {
        let points = points.into_iter().map(|(x, y)| format!("{:.1},{:.1}", self.across(x), self.up(y)));
        let points: Vec<String> = points.collect();
        self.add(format_args!(
            r#"<polyline class="ink-{}" stroke-dasharray="{}" points="{}"/>"#,
            ink.class(),
            ink.dash(),
            points.join(" ")
        ));
    }

    /// A bar from the lowest value up to a point, so wide.
    pub fn bar(&mut self, ink: Ink, (x, y): (f64, f64), width: f64) {
        let (from, to) = (self.up(self.y.0), self.up(y));
        let wide = (self.across(x + width) - self.across(x)).abs();
        self.add(format_args!(
            r#"<path class="ink-{}" stroke-width="{wide:.1}" d="M{:.1} {from:.1}V{to:.1}"/>"#,
            ink.class(),
            self.across(x),
        ));
    }

    /// A value at this height, with the interval that it lies in.
    pub fn interval(&mut self, ink: Ink, y: f64, (low, value, high): (f64, f64, f64)) {
        let (class, y) = (ink.class(), self.up(y));
        let (low, value, high) = (self.across(low), self.across(value), self.across(high));
        self.add(format_args!(
            r#"<path class="ink-{class}" stroke-width="3" d="M{low:.1} {y:.1}H{high:.1}"/>"#
        ));
        // A line without length and with round ends is a dot.
        self.add(format_args!(
            r#"<path class="ink-{class}" stroke-width="10" stroke-linecap="round" d="M{value:.1} {y:.1}h0"/>"#
        ));
    }

    /// A line from below upwards, to compare values with.
    pub fn mark(&mut self, x: f64) {
        let (x, top, foot) = (self.across(x), self.frame.top, self.frame.height - self.frame.bottom);
        self.add(format_args!(r#"<path class="mark" d="M{x:.1} {foot:.1}V{top:.1}"/>"#));
    }

    /// A piece of a line at a place of the picture, for a key to the lines.
    pub fn sample(&mut self, ink: Ink, (x, y): (f64, f64)) {
        self.add(format_args!(
            r#"<polyline class="ink-{}" stroke-dasharray="{}" points="{x:.1},{y:.1} {:.1},{y:.1}"/>"#,
            ink.class(),
            ink.dash(),
            x + 20.0
        ));
    }

    /// Writes something, with its middle at a height of the picture.
    pub fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let y = y + HALF_LETTER;
        let text = escaped(text);
        self.add(format_args!(r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{text}</text>"#));
    }

    /// The whole picture.
    pub fn into_svg(mut self) -> String {
        self.svg.push_str("</svg>");
        self.svg
    }

    /// The whole picture as a file by itself, with its size and with how it looks.
    pub fn into_file(self) -> String {
        let Frame { width, height, .. } = self.frame;
        let svg = self.into_svg().replacen("<svg", &format!(r#"<svg width="{width}" height="{height}""#), 1);
        svg.replacen('>', &format!("><style>\n{STYLE}</style>"), 1) + "\n"
    }

    fn add(&mut self, part: std::fmt::Arguments) {
        // A text takes everything that is written to it.
        let _ = self.svg.write_fmt(part);
    }
}

/// How far a value is on the way from the first to the last, from 0 to 1.
fn share(value: f64, (first, last): (f64, f64)) -> f64 {
    if last > first { (value - first) / (last - first) } else { 0.0 }
}

/// A number as short as it can be, with the sign that is written for less than nothing.
fn number(value: f64) -> String {
    // Ticks are sums, and carry errors of their last digits.
    let rounded = (value * 1e6).round() / 1e6 + 0.0;
    rounded.to_string().replace('-', "−")
}

/// Nothing but text.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
