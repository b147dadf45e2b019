//! Results as one page that needs nothing else.

use super::text::{
    NOT_PLAYED, PAIR_HEAD, bot_head, bot_row, called, pair_row, played, shown_error, shown_rating,
    shown_share, warnings,
};
use super::{grouped, plots};
use crate::league::LeagueResults;
use crate::results::Results;

const STYLE: &str = "\
body { font: 16px/1.5 system-ui, sans-serif; color: #1f2630; background: #f6f7f9; margin: 0; }
main { max-width: 900px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.7rem; margin: 0.2em 0; } h2 { font-size: 1.15rem; margin: 1.6em 0 0.4em; }
.note { color: #5b6573; } .partial { background: #fff1d6; padding: 8px 12px; border-radius: 6px; }
.card { background: #fff; border: 1px solid #e4e7ec; border-radius: 10px; padding: 12px; overflow-x: auto; }
svg { width: 100%; height: auto; display: block; min-width: 520px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid #eef0f3; }
th:first-child, td:first-child { text-align: left; } th { color: #5b6573; font-weight: 600; }";

fn page(title: &str, partial: bool, body: &str) -> String {
    let warning = if partial {
        "<p class=\"partial\"><strong>Partial result</strong>: the run was ended early.</p>"
    } else {
        ""
    };
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}\n{}\n</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{warning}\n{body}\n</main>\n</body>\n</html>\n",
        plots::STYLE
    )
}

fn table(head: &[String], rows: &[Vec<String>]) -> String {
    let cells = |tag: &str, cells: &[String]| -> String {
        cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell))).collect()
    };
    let rows: String = rows.iter().map(|row| format!("<tr>{}</tr>\n", cells("td", row))).collect();
    format!("<div class=\"card\"><table>\n<tr>{}</tr>\n{rows}</table></div>", cells("th", head))
}

fn figure(title: &str, plot: &str) -> String {
    format!("<h2>{title}</h2>\n<div class=\"card\">{plot}</div>\n")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The results of a contest as a page.
pub fn contest_html(results: &Results) -> String {
    let title = format!("{}: {} games", results.terms.title, grouped(results.games));
    let note = format!(
        "<p class=\"note\">{}. {:.2} rounds a game; the first seat wins {:+.2} % against its share.</p>",
        played(results),
        results.rounds_per_game,
        100.0 * results.first_seat_advantage,
    );
    let body = [
        note,
        figure("Games won, with 95 % intervals", &plots::win_rates(results)),
        "<h2>The bots</h2>".to_owned(),
        bots_table(results),
        "<h2>Are the differences real?</h2>".to_owned(),
        pairs_table(results),
        figure("Scores at the end", &plots::scores(results)),
        figure("Length of the games", &plots::lengths(results)),
    ];
    page(&title, results.partial, &body.join("\n"))
}

fn bots_table(results: &Results) -> String {
    let rows =
        results.bots.iter().zip(1..).map(|(bot, number)| bot_row(results, &called(results, number), bot));
    table(&bot_head(results), &rows.collect::<Vec<_>>())
}

fn pairs_table(results: &Results) -> String {
    let rows = results.pairs.iter().map(|pair| pair_row(results, pair));
    table(&PAIR_HEAD.map(str::to_owned), &rows.collect::<Vec<_>>())
}

/// The results of a league as a page.
pub fn league_html(results: &LeagueResults) -> String {
    let title = format!("{} league: {} games", results.terms.title, grouped(results.games));
    let note = format!(
        "<p class=\"note\">{} mixtures of {} seats. {}.</p>",
        results.mixtures,
        results.terms.seats,
        escaped(results.method),
    );
    let head = ["bot", "rating", "95 %", "wins", "seats taken"].map(str::to_owned);
    let row = |bot: &crate::league::Rating| {
        vec![
            bot.name.clone(),
            shown_rating(bot),
            shown_error(bot),
            grouped(bot.wins),
            if bot.played > 0 { grouped(bot.played) } else { NOT_PLAYED.to_owned() },
        ]
    };
    let warnings: String = warnings(results)
        .iter()
        .map(|line| format!("<p class=\"partial\">{}</p>\n", escaped(line)))
        .collect();
    let body = [
        note,
        warnings,
        figure("Ratings, with 95 % intervals", &plots::ratings(results)),
        "<h2>The bots</h2>".to_owned(),
        table(&head, &results.bots.iter().map(row).collect::<Vec<_>>()),
        "<h2>Cross table</h2>\n<p class=\"note\">How often the bot of the row won of the games that one of the two \
         won.</p>"
            .to_owned(),
        cross_table(results),
    ];
    page(&title, results.partial, &body.join("\n"))
}

fn cross_table(results: &LeagueResults) -> String {
    let names: Vec<String> = results.bots.iter().map(|bot| bot.name.clone()).collect();
    let head: Vec<String> = std::iter::once(String::new()).chain(names.iter().cloned()).collect();
    let row = |(row, (name, shares)): (usize, (&String, &Vec<Option<f64>>))| {
        let cells = shares.iter().enumerate().map(|(column, share)| shown_share(row, column, *share));
        std::iter::once(name.clone()).chain(cells).collect()
    };
    let rows: Vec<Vec<String>> = names.iter().zip(&results.cross).enumerate().map(row).collect();
    table(&head, &rows)
}
