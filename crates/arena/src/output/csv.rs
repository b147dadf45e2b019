//! Results as comma-separated values: a row for each bot, then one for each two.

use crate::league::{LeagueResults, Rating};
use crate::results::{BotResults, PairResults, Results};
use crate::terms::Terms;

/// The rows of a contest.
pub fn contest_csv(results: &Results) -> String {
    let mut sheet = Sheet::default();
    for (bot, number) in results.bots.iter().zip(1..) {
        let mut row = contest_row(results, "bot", number);
        row.extend(bot_fields(bot));
        sheet.rows.push(row);
    }
    for pair in &results.pairs {
        let mut row = contest_row(results, "pair", pair.one);
        row.extend(pair_fields(results, pair));
        sheet.rows.push(row);
    }
    sheet.to_csv()
}

type Row = Vec<(&'static str, String)>;

fn terms_fields(terms: &Terms) -> Row {
    vec![
        ("game", terms.game.to_owned()),
        ("version", terms.version.to_owned()),
        ("seed", terms.seed.clone()),
        ("rules", terms.rules_line()),
    ]
}

fn contest_row(results: &Results, kind: &str, number: usize) -> Row {
    let mut row = vec![("row", kind.to_owned())];
    row.extend(terms_fields(&results.terms));
    row.extend([
        ("partial", results.partial.to_string()),
        ("games", results.games.to_string()),
        ("blocks", results.blocks.to_string()),
        ("number", number.to_string()),
        ("bot", results.bots[number - 1].name.clone()),
    ]);
    row
}

fn bot_fields(bot: &BotResults) -> Row {
    let mut row = vec![
        ("wins", bot.wins.to_string()),
        ("win_rate", bot.win_rate.value.to_string()),
        ("low", bot.win_rate.low.to_string()),
        ("high", bot.win_rate.high.to_string()),
        ("duplicate_gain", optional(bot.duplicate_gain)),
        ("points_per_game", bot.points_per_game.to_string()),
        ("point_share", bot.point_share.to_string()),
    ];
    row.extend(bot.rates.iter().map(|rate| (rate.key, rate.value.to_string())));
    row
}

fn pair_fields(results: &Results, pair: &PairResults) -> Row {
    vec![
        ("other_number", pair.other.to_string()),
        ("other", results.bots[pair.other - 1].name.clone()),
        ("difference", pair.difference.to_string()),
        ("low", pair.low.to_string()),
        ("high", pair.high.to_string()),
        ("p_value", pair.p_value.to_string()),
        ("verdict", pair.verdict.name().to_owned()),
    ]
}

/// The rows of a league.
pub fn league_csv(results: &LeagueResults) -> String {
    let mut sheet = Sheet::default();
    for (bot, number) in results.bots.iter().zip(1..) {
        let mut row = league_row(results, "bot", number, bot);
        row.extend([
            ("place", optional(bot.place)),
            ("circle", optional(bot.circle)),
            ("rating", optional(bot.rating)),
            ("error", optional(bot.error)),
            ("wins", bot.wins.to_string()),
            ("played", bot.played.to_string()),
        ]);
        sheet.rows.push(row);
    }
    for (one, shares) in results.cross.iter().enumerate() {
        for (other, share) in shares.iter().enumerate().skip(one + 1) {
            let mut row = league_row(results, "pair", one + 1, &results.bots[one]);
            row.extend([
                ("other_number", (other + 1).to_string()),
                ("other", results.bots[other].name.clone()),
                ("share", optional(*share)),
            ]);
            sheet.rows.push(row);
        }
    }
    sheet.to_csv()
}

fn league_row(results: &LeagueResults, kind: &str, number: usize, bot: &Rating) -> Row {
    let mut row = vec![("row", kind.to_owned())];
    row.extend(terms_fields(&results.terms));
    row.extend([
        ("partial", results.partial.to_string()),
        ("seats", results.seats.to_string()),
        ("games", results.games.to_string()),
        ("number", number.to_string()),
        ("bot", bot.name.clone()),
    ]);
    row
}

/// Rows that have some columns each.
#[derive(Default)]
struct Sheet {
    rows: Vec<Row>,
}

impl Sheet {
    /// All rows under one head, with nothing in the columns that a row does not have.
    fn to_csv(&self) -> String {
        let mut head: Vec<&str> = Vec::new();
        for (column, _) in self.rows.iter().flatten() {
            if !head.contains(column) {
                head.push(column);
            }
        }
        let field = |row: &Row, column: &str| {
            row.iter().find(|(name, _)| *name == column).map_or_else(String::new, |(_, value)| quoted(value))
        };
        let mut csv = head.join(",") + "\n";
        for row in &self.rows {
            let fields = head.iter().map(|column| field(row, column));
            csv += &(fields.collect::<Vec<_>>().join(",") + "\n");
        }
        csv
    }
}

/// A field that may be empty.
fn optional(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// A text as a field: in quotes where it has to be.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_several_kinds_share_one_head() {
        let field = |name, value: &str| (name, value.to_owned());
        let sheet = Sheet { rows: vec![vec![field("a", "1"), field("b", "x,\"y\"")], vec![field("c", "3")]] };
        assert_eq!(sheet.to_csv(), "a,b,c\n1,\"x,\"\"y\"\"\",\n,,3\n");
    }
}
