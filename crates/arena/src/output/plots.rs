//! Plots, as SVG.
#![expect(clippy::cast_precision_loss, reason = "a plot has a thousand pixels at most")]

use plotters::coord::Shift;
use plotters::prelude::*;

use crate::league::LeagueResults;
use crate::results::Results;

/// What goes wrong when a plot is drawn into memory: nothing, as a rule.
type Drawn = Result<(), DrawingAreaErrorKind<std::io::Error>>;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

const WIDTH: u32 = 860;
const INK: RGBColor = RGBColor(0x33, 0x3a, 0x45);
const GRID: RGBColor = RGBColor(0xe4, 0xe7, 0xec);

/// Colours that can be told apart without colour vision too (Okabe and Ito).
const COLOURS: [RGBColor; 8] = [
    RGBColor(0x00, 0x72, 0xb2),
    RGBColor(0xd5, 0x5e, 0x00),
    RGBColor(0x00, 0x9e, 0x73),
    RGBColor(0xcc, 0x79, 0xa7),
    RGBColor(0xe6, 0x9f, 0x00),
    RGBColor(0x56, 0xb4, 0xe9),
    RGBColor(0x7a, 0x68, 0x00),
    RGBColor(0x00, 0x00, 0x00),
];

fn colour(number: usize) -> RGBColor {
    COLOURS[number % COLOURS.len()]
}

/// Draws something into an SVG of this height.
fn svg(height: u32, draw: impl FnOnce(&Area<'_>) -> Drawn) -> String {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, (WIDTH, height)).into_drawing_area();
        if draw(&area).and_then(|()| area.present()).is_err() {
            return "<p>This plot could not be drawn.</p>".to_owned();
        }
    }
    text
}

fn label() -> TextStyle<'static> {
    ("sans-serif", 15).into_font().color(&INK)
}

/// Values with intervals, one line for each name.
fn intervals(rows: &[(String, f64, f64, f64)], unit: &str, reference: Option<f64>) -> String {
    let height = 70 + 34 * u32::try_from(rows.len()).unwrap_or(0);
    let low = rows.iter().map(|row| row.2).chain(reference).fold(f64::INFINITY, f64::min);
    let high = rows.iter().map(|row| row.3).chain(reference).fold(f64::NEG_INFINITY, f64::max);
    let margin = ((high - low) * 0.08).max(0.5);
    svg(height, |area| {
        let count = i32::try_from(rows.len()).unwrap_or(0);
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .margin_right(30)
            .x_label_area_size(45)
            .y_label_area_size(190)
            .build_cartesian_2d(low - margin..high + margin, 0.0..f64::from(count))?;
        let name = |place: &f64| {
            rows.iter()
                .rev()
                .zip(0..)
                .find(|(_, row)| (f64::from(*row) + 0.5 - place).abs() < 0.01)
                .map_or_else(String::new, |(row, _)| row.0.clone())
        };
        chart
            .configure_mesh()
            .disable_y_mesh()
            .light_line_style(WHITE)
            .bold_line_style(GRID)
            .axis_style(INK)
            .x_desc(unit)
            .x_labels(8)
            .label_style(label())
            .y_labels(0)
            .draw()?;
        for (row, place) in rows.iter().rev().zip(0..) {
            let y = f64::from(place) + 0.5;
            let style = colour(usize::try_from(count - 1 - place).unwrap_or(0)).stroke_width(3);
            chart.draw_series([PathElement::new(vec![(row.2, y), (row.3, y)], style)])?;
            chart.draw_series([Circle::new((row.1, y), 5, style.color.filled())])?;
            let (left, top) = chart.backend_coord(&(low - margin, y));
            area.draw(&Text::new(name(&y), (left - 185, top - 8), label()))?;
        }
        if let Some(reference) = reference {
            let line = vec![(reference, 0.0), (reference, f64::from(count))];
            chart.draw_series([PathElement::new(line, INK.mix(0.4).stroke_width(1))])?;
        }
        Ok(())
    })
}

/// The win rates of a contest with their intervals, and the even share.
pub fn win_rates(results: &Results) -> String {
    let rows: Vec<_> = results
        .bots
        .iter()
        .zip(1..)
        .map(|(bot, number)| {
            let rate = bot.win_rate;
            (format!("{number} {}", bot.name), 100.0 * rate.value, 100.0 * rate.low, 100.0 * rate.high)
        })
        .collect();
    intervals(&rows, "games won, %", Some(100.0 / rows.len() as f64))
}

/// The ratings of a league with their intervals.
pub fn ratings(results: &LeagueResults) -> String {
    let row = |bot: &crate::league::Rating| {
        (bot.name.clone(), bot.rating, bot.rating - bot.error, bot.rating + bot.error)
    };
    let rows: Vec<_> = results.bots.iter().map(row).collect();
    intervals(&rows, "rating", None)
}

/// How the final scores of each bot are spread.
pub fn scores(results: &Results) -> String {
    let games = results.games.max(1) as f64;
    let step = results.target as f64 / 20.0;
    // The first bin is everything below zero, shown one step to the left of it.
    let middle = |bin: usize| (bin as f64 - 0.5) * step;
    let line = |bot: &crate::BotResults| -> Vec<(f64, f64)> {
        bot.scores
            .iter()
            .enumerate()
            .map(|(bin, &count)| (middle(bin), 100.0 * count as f64 / games))
            .collect()
    };
    let lines: Vec<Vec<(f64, f64)>> = results.bots.iter().map(line).collect();
    let highest = lines.iter().flatten().map(|point| point.1).fold(1.0, f64::max);
    let last = lines.iter().flatten().filter(|point| point.1 > 0.0).map(|point| point.0).fold(step, f64::max);
    svg(340, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .margin_right(30)
            .x_label_area_size(45)
            .y_label_area_size(60)
            .build_cartesian_2d(-step..last + step, 0.0..highest * 1.08)?;
        chart
            .configure_mesh()
            .light_line_style(WHITE)
            .bold_line_style(GRID)
            .axis_style(INK)
            .x_desc("score at the end of a game")
            .y_desc("games, %")
            .label_style(label())
            .draw()?;
        for (number, (line, bot)) in lines.iter().zip(&results.bots).enumerate() {
            let style = colour(number).stroke_width(2);
            let name = format!("{} {}", number + 1, bot.name);
            chart
                .draw_series(LineSeries::new(line.iter().copied(), style))?
                .label(name)
                .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 20, y)], style));
            // The number of the bot on its line: colours are not for everybody.
            let digits = ("sans-serif", 14).into_font().color(&colour(number));
            let places = line.iter().skip(2 + number).step_by(5).filter(|place| place.0 <= last);
            chart.draw_series(
                places.map(|&place| Text::new((number + 1).to_string(), place, digits.clone())),
            )?;
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperLeft)
            .label_font(label())
            .background_style(WHITE.mix(0.85))
            .border_style(GRID)
            .draw()?;
        Ok(())
    })
}

/// How long the games were.
pub fn lengths(results: &Results) -> String {
    let games = results.games.max(1) as f64;
    let shares: Vec<f64> = results.lengths.iter().map(|&count| 100.0 * count as f64 / games).collect();
    let highest = shares.iter().copied().fold(1.0, f64::max);
    svg(300, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .margin_right(30)
            .x_label_area_size(45)
            .y_label_area_size(60)
            .build_cartesian_2d(0.0..shares.len() as f64, 0.0..highest * 1.08)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(WHITE)
            .bold_line_style(GRID)
            .axis_style(INK)
            .x_desc("rounds")
            .x_label_formatter(&|rounds| format!("{rounds:.0}"))
            .y_desc("games, %")
            .label_style(label())
            .draw()?;
        chart.draw_series(shares.iter().enumerate().filter(|(_, share)| **share > 0.0).map(
            |(rounds, &share)| {
                let rounds = rounds as f64;
                Rectangle::new([(rounds - 0.4, 0.0), (rounds + 0.4, share)], colour(0).filled())
            },
        ))?;
        Ok(())
    })
}
