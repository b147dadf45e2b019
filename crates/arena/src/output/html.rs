//! Results as one page that needs nothing else.

use super::text::{
    NOT_PLAYED, PAIR_HEAD, bot_head, bot_row, called, pair_row, played, shown_error, shown_rating,
    shown_share, terms_line, warnings,
};
use super::{grouped, plots};
use crate::league::{LeagueResults, Rating};
use crate::results::Results;
use crate::terms::Terms;

/// What the page looks like, beside its charts.
const STYLE: &str = include_str!("report.css");

fn page(title: &str, terms: &Terms, partial: bool, body: &[String]) -> String {
    let warning = if partial {
        "<p class=\"partial\"><strong>Partial result</strong>: the run was ended early.</p>\n"
    } else {
        ""
    };
    let (body, terms) = (body.join("\n"), escaped(&terms_line(terms)));
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{}{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{warning}<p class=\"note\">{terms}</p>\n\
         {body}\n</main>\n</body>\n</html>\n",
        chart::STYLE
    )
}

/// A table. Roles and names are written out, since on a narrow screen it is laid
/// out as a list.
fn table(head: &[String], rows: &[Vec<String>]) -> String {
    let names = head.iter().map(|name| format!("<th role=\"columnheader\">{}</th>", escaped(name)));
    let cell = |(name, value): (&String, &String)| {
        format!("<td role=\"cell\" data-name=\"{}\">{}</td>", escaped(name), escaped(value))
    };
    let row = |row: &Vec<String>| {
        format!("<tr role=\"row\">{}</tr>\n", head.iter().zip(row).map(cell).collect::<String>())
    };
    format!(
        "<div class=\"card\"><table role=\"table\">\n<thead role=\"rowgroup\"><tr role=\"row\">{}</tr></thead>\n\
         <tbody role=\"rowgroup\">\n{}</tbody></table></div>",
        names.collect::<String>(),
        rows.iter().map(row).collect::<String>()
    )
}

fn section(title: &str, content: &str) -> String {
    format!("<h2>{title}</h2>\n{content}")
}

fn figure(title: &str, plot: &str) -> String {
    section(title, &format!("<div class=\"card\">{plot}</div>"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
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
    let mut body = vec![
        note,
        figure("Games won, with 95 % intervals", &plots::win_rates(results)),
        section("The bots", &bots_table(results)),
    ];
    if !results.pairs.is_empty() {
        body.push(section("Are the differences real?", &pairs_table(results)));
    }
    body.push(figure("Scores at the end", &plots::scores(results)));
    body.push(figure("Length of the games", &plots::lengths(results)));
    page(&title, &results.terms, results.partial, &body)
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
        "<p class=\"note\">{} mixtures of {} seats, blocks of {}. {}.</p>",
        results.mixtures,
        results.seats,
        results.block_games,
        escaped(results.method),
    );
    let warnings = warnings(results);
    let warnings = warnings.iter().map(|line| format!("<p class=\"partial\">{}</p>\n", escaped(line)));
    let cross =
        "<p class=\"note\">How often the bot of the row won of the games that one of the two won.</p>\n";
    let body = [
        note,
        warnings.collect(),
        figure("Ratings, with 95 % intervals", &plots::ratings(results)),
        section("The bots", &ratings_table(results)),
        section("Cross table", &(cross.to_owned() + &cross_tables(results))),
    ];
    page(&title, &results.terms, results.partial, &body)
}

fn ratings_table(results: &LeagueResults) -> String {
    let head = ["bot", "rating", "95 %", "wins", "seats taken"].map(str::to_owned);
    let row = |(bot, number): (&Rating, usize)| {
        vec![
            format!("{number} {}", bot.name),
            shown_rating(bot),
            shown_error(bot),
            grouped(bot.wins),
            if bot.played > 0 { grouped(bot.played) } else { NOT_PLAYED.to_owned() },
        ]
    };
    table(&head, &results.bots.iter().zip(1..).map(row).collect::<Vec<_>>())
}

/// The cross table in as many parts as it takes for a screen to have room.
fn cross_tables(results: &LeagueResults) -> String {
    const COLUMNS: usize = 5;
    let names: Vec<String> =
        results.bots.iter().zip(1..).map(|(bot, number)| format!("{number} {}", bot.name)).collect();
    let columns: Vec<usize> = (0..names.len()).collect();
    let part = |columns: &[usize]| {
        let head: Vec<String> = std::iter::once(String::new())
            .chain(columns.iter().map(|&column| names[column].clone()))
            .collect();
        let row = |(row, (name, shares)): (usize, (&String, &Vec<Option<f64>>))| {
            let cells = columns.iter().map(|&column| shown_share(row, column, shares[column]));
            std::iter::once(name.clone()).chain(cells).collect()
        };
        let rows: Vec<Vec<String>> = names.iter().zip(&results.cross).enumerate().map(row).collect();
        table(&head, &rows)
    };
    columns.chunks(COLUMNS).map(part).collect::<Vec<_>>().join("\n<p></p>\n")
}
