//! Results as tables in the terminal.

use std::fmt::Write;

use super::{grouped, percent};
use crate::league::LeagueResults;
use crate::results::{BotResults, PairResults, RateResults, Results};

/// The results of a contest as text.
pub fn contest_text(results: &Results) -> String {
    let mut text = format!(
        "{}{} games of {}: {} shuffles, each with the bots on every seat once\n\n",
        if results.partial { "PARTIAL RESULT: " } else { "" },
        grouped(results.games),
        results.title,
        grouped(results.blocks),
    );
    let mut rows = vec![bot_head(results)];
    rows.extend(results.bots.iter().map(|bot| bot_row(&bot.name, bot)));
    text += &aligned(&rows);
    text += &differences(results);
    text += &game_lines(results);
    text
}

/// What stands above the rows of the bots.
pub(super) fn bot_head(results: &Results) -> Vec<String> {
    let head = ["bot", "wins", "95 % interval", "points", "share"].map(str::to_owned);
    let rates = results.bots.first().map_or(&[][..], |bot| &bot.rates);
    head.into_iter().chain(rates.iter().map(|rate| rate.title.to_owned())).collect()
}

/// A bot's results, under the name it is given here.
pub(super) fn bot_row(name: &str, bot: &BotResults) -> Vec<String> {
    let interval = format!("{} – {}", percent(bot.win_rate.low), percent(bot.win_rate.high));
    let mut row = vec![name.to_owned(), percent(bot.win_rate.value), interval];
    row.extend([format!("{:.1}", bot.points_per_game), percent(bot.point_share)]);
    row.extend(bot.rates.iter().map(shown_rate));
    row
}

fn shown_rate(rate: &RateResults) -> String {
    if rate.is_share { percent(rate.value) } else { format!("{:.2}", rate.value) }
}

/// What to call a bot: its name, with its number where several have the same.
pub(super) fn called(results: &Results, number: usize) -> String {
    format!("{number} {}", results.bots[number - 1].name)
}

/// The verdict on a difference, in words.
pub(super) fn verdict(pair: &PairResults) -> &'static str {
    if pair.real { "real" } else { "could be chance" }
}

/// A p-value to four digits.
pub(super) fn shown_p(p_value: f64) -> String {
    if p_value < 0.0001 { "< 0.0001".to_owned() } else { format!("{p_value:.4}") }
}

fn differences(results: &Results) -> String {
    let mut rows = vec![["difference", "wins", "p", "verdict"].map(str::to_owned).to_vec()];
    for pair in &results.pairs {
        let names = format!("{} – {}", called(results, pair.one), called(results, pair.other));
        let difference = format!("{:+.2} %", 100.0 * pair.difference);
        rows.push(vec![names, difference, shown_p(pair.p_value), verdict(pair).to_owned()]);
    }
    if results.pairs.is_empty() { String::new() } else { format!("\n{}", aligned(&rows)) }
}

fn game_lines(results: &Results) -> String {
    let mut lines = String::new();
    let seats: Vec<String> = results.seats.iter().map(|share| percent(*share)).collect();
    let _ = writeln!(lines, "\nrounds per game      {:.2}", results.rounds_per_game);
    let _ = writeln!(lines, "wins by seat         {}", seats.join(", "));
    let _ = writeln!(
        lines,
        "first seat           {:+.2} % against its share",
        100.0 * results.first_seat_advantage
    );
    let gains: Vec<f64> = results.bots.iter().map(|bot| bot.duplicate_gain).collect();
    let least = gains.iter().copied().fold(f64::INFINITY, f64::min);
    let most = gains.iter().copied().fold(0.0, f64::max);
    let _ =
        writeln!(lines, "same shuffles        worth {least:.2} to {most:.2} times as many independent games");
    lines
}

/// The results of a league as text.
pub fn league_text(results: &LeagueResults) -> String {
    let mut text = format!(
        "{}{} games of {}: {} mixtures of {} seats\n\n",
        if results.partial { "PARTIAL RESULT: " } else { "" },
        grouped(results.games),
        results.title,
        results.mixtures,
        results.seats,
    );
    let mut rows = vec![["", "bot", "rating", "95 %", "wins per seat"].map(str::to_owned).to_vec()];
    for (bot, place) in results.bots.iter().zip(1..) {
        let error = format!("± {:.1}", bot.error);
        let rate = percent(crate::stats::ratio(bot.wins.into(), bot.played.into()));
        rows.push(vec![place.to_string(), bot.name.clone(), format!("{:+.1}", bot.rating), error, rate]);
    }
    text += &aligned(&rows);
    text += "\nHow often the bot of the row won of the games that one of the two won:\n";
    text += &aligned(&cross_rows(results));
    let _ = writeln!(text, "\n{}", results.method);
    text
}

fn cross_rows(results: &LeagueResults) -> Vec<Vec<String>> {
    let heads = (1..=results.bots.len()).map(|place| place.to_string());
    let mut rows = vec![["", "bot"].map(str::to_owned).into_iter().chain(heads).collect::<Vec<_>>()];
    for ((bot, shares), place) in results.bots.iter().zip(&results.cross).zip(1..) {
        let mut row = vec![format!("{place}"), bot.name.clone()];
        row.extend(
            shares
                .iter()
                .map(|share| share.map_or_else(|| "·".to_owned(), |share| format!("{:.1} %", 100.0 * share))),
        );
        rows.push(row);
    }
    rows
}

/// Rows of text in columns: the first to the left, the others to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            let left = column == 0 || rows[0][column] == "bot";
            if left { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
