//! Results as comma-separated values.

use crate::league::LeagueResults;
use crate::results::Results;

/// One row for each bot of a contest.
pub fn contest_csv(results: &Results) -> String {
    let rates = results.bots.first().map_or(&[][..], |bot| &bot.rates);
    let keys: String = rates.iter().map(|rate| format!(",{}", rate.key)).collect();
    let mut csv = format!(
        "game,partial,games,bot,wins,win_rate,low,high,duplicate_gain,points_per_game,point_share{keys}\n"
    );
    for bot in &results.bots {
        let rates: String = bot.rates.iter().map(|rate| format!(",{}", rate.value)).collect();
        csv += &format!(
            "{},{},{},{},{},{},{},{},{},{},{}{rates}\n",
            results.terms.game,
            results.partial,
            results.games,
            quoted(&bot.name),
            bot.wins,
            bot.win_rate.value,
            bot.win_rate.low,
            bot.win_rate.high,
            optional(bot.duplicate_gain),
            bot.points_per_game,
            bot.point_share,
        );
    }
    csv
}

/// One row for each bot of a league.
pub fn league_csv(results: &LeagueResults) -> String {
    let mut csv = String::from("game,partial,seats,games,place,bot,rating,error,wins,played\n");
    for bot in &results.bots {
        let place = optional(bot.place);
        csv += &format!(
            "{},{},{},{},{place},{},{},{},{},{}\n",
            results.terms.game,
            results.partial,
            results.terms.seats,
            results.games,
            quoted(&bot.name),
            optional(bot.rating),
            optional(bot.error),
            bot.wins,
            bot.played,
        );
    }
    csv
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
