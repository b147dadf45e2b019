//! Results as tables in the terminal.

use std::fmt::Write;

use super::{grouped, percent};
use crate::league::{LeagueResults, Rating};
use crate::results::{BotResults, PairResults, PlayedOrders, RateResults, Results, Verdict};
use crate::terms::Terms;

/// The results of a contest as text.
pub fn contest_text(results: &Results) -> String {
    let mut text = format!(
        "{}{} games of {}: {}\n{}\n\n",
        if results.partial { "PARTIAL RESULT: " } else { "" },
        grouped(results.games),
        results.terms.title,
        played(results),
        terms_line(&results.terms),
    );
    let mut rows = vec![bot_head(results)];
    rows.extend(results.bots.iter().map(|bot| bot_row(results, &bot.name, bot)));
    text += &aligned(&rows);
    text += &differences(results);
    text += &game_lines(results);
    text
}

/// Which games were played.
pub(super) fn played(results: &Results) -> String {
    let orders = match results.orders {
        PlayedOrders::All => "the same shuffles in every order of the seats",
        PlayedOrders::Balanced => "the same shuffles in balanced orders of the seats",
    };
    let blocks = if results.blocks == 1 { "block" } else { "blocks" };
    format!("{} {blocks} of {}, {orders}", grouped(results.blocks), results.block_games)
}

/// What to give to have the same result again.
pub(super) fn terms_line(terms: &Terms) -> String {
    format!("fliphouse {}, seed {}, {}", terms.version, terms.seed, terms.rules_line())
}

/// What stands above the rows of the bots.
pub(super) fn bot_head(results: &Results) -> Vec<String> {
    let head = ["bot", "wins", "95 % interval", "points", "share"].map(str::to_owned);
    let rates = results.bots.first().map_or(&[][..], |bot| &bot.rates);
    head.into_iter().chain(rates.iter().map(|rate| rate.title.to_owned())).collect()
}

/// A bot's results, under the name it is given here.
pub(super) fn bot_row(results: &Results, name: &str, bot: &BotResults) -> Vec<String> {
    let interval = if results.has_intervals() {
        format!("{} – {}", percent(bot.win_rate.low), percent(bot.win_rate.high))
    } else {
        TOO_FEW.to_owned()
    };
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

/// Said where there are too few blocks.
pub(super) const TOO_FEW: &str = "too few to tell";

/// What stands above the rows of two bots each.
pub(super) const PAIR_HEAD: [&str; 5] = ["difference", "wins", "95 % interval", "p", "verdict"];

/// The difference between two bots.
pub(super) fn pair_row(results: &Results, pair: &PairResults) -> Vec<String> {
    let signed = |share: f64| format!("{:+.2} %", 100.0 * share);
    let interval = if results.has_intervals() {
        format!("{} – {}", signed(pair.low), signed(pair.high))
    } else {
        TOO_FEW.to_owned()
    };
    vec![
        format!("{} – {}", called(results, pair.one), called(results, pair.other)),
        signed(pair.difference),
        interval,
        shown_p(pair.p_value),
        verdict(pair.verdict).to_owned(),
    ]
}

/// The verdict on a difference, in words.
const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Real => "real",
        Verdict::Chance => "could be chance",
        Verdict::TooFew => TOO_FEW,
    }
}

/// A p-value to four digits.
fn shown_p(p_value: f64) -> String {
    if p_value < 0.0001 { "< 0.0001".to_owned() } else { format!("{p_value:.4}") }
}

fn differences(results: &Results) -> String {
    let mut rows = vec![PAIR_HEAD.map(str::to_owned).to_vec()];
    rows.extend(results.pairs.iter().map(|pair| pair_row(results, pair)));
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
    let _ = writeln!(lines, "same shuffles        {}", gain(results));
    lines
}

/// What the same shuffles for all were worth, in words.
fn gain(results: &Results) -> String {
    let gains = results.bots.iter().filter_map(|bot| bot.duplicate_gain);
    let least = gains.clone().fold(f64::INFINITY, f64::min);
    let most = gains.fold(0.0, f64::max);
    if least <= most {
        format!("worth {least:.2} to {most:.2} times as many independent games")
    } else {
        "what they were worth cannot be told".to_owned()
    }
}

/// The results of a league as text.
pub fn league_text(results: &LeagueResults) -> String {
    let mut text = format!(
        "{}{} games of {}: {} mixtures of {} seats, blocks of {}\n{}\n\n",
        if results.partial { "PARTIAL RESULT: " } else { "" },
        grouped(results.games),
        results.terms.title,
        results.mixtures,
        results.seats,
        results.block_games,
        terms_line(&results.terms),
    );
    let mut rows = vec![["", "bot", "rating", "95 %", "wins per seat"].map(str::to_owned).to_vec()];
    rows.extend(results.bots.iter().map(rating_row));
    text += &aligned(&rows);
    text += &warnings(results).into_iter().map(|line| format!("\n{line}\n")).collect::<String>();
    text += "\nHow often the bot of the row won of the games that one of the two won:\n";
    text += &aligned(&cross_rows(results));
    let _ = writeln!(text, "\n{}", results.method);
    text
}

fn rating_row(bot: &Rating) -> Vec<String> {
    let place = bot.place.map_or_else(String::new, |place| place.to_string());
    let share = (bot.played > 0).then(|| percent(crate::stats::ratio(bot.wins.into(), bot.played.into())));
    let share = share.unwrap_or_else(|| NOT_PLAYED.to_owned());
    vec![place, bot.name.clone(), shown_rating(bot), shown_error(bot), share]
}

/// Said of a bot that sat at no table.
pub(super) const NOT_PLAYED: &str = "not played";

/// A bot's rating.
pub(super) fn shown_rating(bot: &Rating) -> String {
    bot.rating.map_or_else(|| "–".to_owned(), |rating| format!("{rating:+.1}"))
}

/// How sure a bot's rating is.
pub(super) fn shown_error(bot: &Rating) -> String {
    match (bot.rating, bot.error) {
        (None, _) => "–".to_owned(),
        (_, None) => TOO_FEW.to_owned(),
        (_, Some(error)) => format!("± {error:.1}"),
    }
}

/// How often one bot won against another.
pub(super) fn shown_share(row: usize, column: usize, share: Option<f64>) -> String {
    match share {
        Some(share) => format!("{:.1} %", 100.0 * share),
        None if row == column => "·".to_owned(),
        None => "none".to_owned(),
    }
}

/// What a league that was ended early leaves open.
pub(super) fn warnings(results: &LeagueResults) -> Vec<String> {
    let mut warnings = Vec::new();
    if results.played_mixtures < results.mixtures {
        warnings.push(format!(
            "Only {} of {} mixtures have played: where the table says none, two bots have not met.",
            results.played_mixtures, results.mixtures
        ));
    }
    let circles = results.bots.iter().filter_map(|bot| bot.circle).max().unwrap_or(0);
    if circles > 1 {
        let circle = |number: usize| {
            let members = results.bots.iter().filter(|bot| bot.circle == Some(number));
            members.map(|bot| bot.name.as_str()).collect::<Vec<_>>().join(", ")
        };
        let circles: Vec<String> = (1..=circles).map(circle).collect();
        warnings.push(format!(
            "These have not met, so their ratings cannot be compared: {}.",
            circles.join(" | ")
        ));
    }
    warnings
}

fn cross_rows(results: &LeagueResults) -> Vec<Vec<String>> {
    let heads = (1..=results.bots.len()).map(|place| place.to_string());
    let mut rows = vec![["", "bot"].map(str::to_owned).into_iter().chain(heads).collect::<Vec<_>>()];
    for (place, (bot, shares)) in results.bots.iter().zip(&results.cross).enumerate() {
        let mut row = vec![(place + 1).to_string(), bot.name.clone()];
        row.extend(shares.iter().enumerate().map(|(column, share)| shown_share(place, column, *share)));
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
