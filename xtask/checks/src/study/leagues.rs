//! All bots of all games, rated.

use chart::{Chart, Interval};
use hosting::GameName;
use serde_json::Value;

use super::Section;
use crate::figures::contest::{SEED, number};
use crate::figures::markdown::{grouped, table};
use crate::figures::{Runs, kinds_of_bots, level, title};

/// A league, and so many games of every mixture of its bots.
struct League {
    game: GameName,
    seats: usize,
    games: u64,
    set: Option<&'static str>,
    plot: &'static str,
}

const LEAGUES: [League; 3] = [
    League { game: GameName::Flip7, seats: 2, games: 120, set: None, plot: "league-flip7" },
    League { game: GameName::Vengeance, seats: 2, games: 120, set: None, plot: "league-vengeance" },
    League { game: GameName::UnoFlip, seats: 2, games: 240, set: Some("target=1"), plot: "league-unoflip" },
];

/// Bots that take a number, with numbers worth looking at.
const WITH_NUMBERS: [&str; 6] =
    ["threshold:20", "threshold:25", "threshold:30", "bust-risk:0.2", "bust-risk:0.3", "cards:4"];

pub fn section(runs: &Runs<'_>) -> Result<Section, String> {
    let (mut plots, mut details, mut commands, mut best) =
        (Vec::new(), String::new(), Vec::new(), Vec::new());
    details += "All play against all, two at a table, and the ratings say who wins how often: 400 more is ten times \
                as strong, and the mean of a league is 0 ([arena.md](arena.md)). UNO FLIP! is played in single rounds.\n";
    for league in &LEAGUES {
        let command = league.command(runs)?;
        let said = runs.hear(&command)?;
        let bots = said["bots"].as_array().ok_or("a league without bots")?;
        let first = bots.first().and_then(|bot| bot["name"].as_str()).unwrap_or_default();
        best.push(format!("`{first}` in {}", title(league.game)));
        let rows: Vec<Vec<String>> = bots.iter().map(row).collect();
        let head = ["place", "bot", "rating", "95 %", "games won of 100 seats taken"];
        details += &format!(
            "\n### {}: {} games\n\n{}",
            title(league.game),
            grouped(said["games"].as_u64().unwrap_or(0)),
            table(&head, &rows)
        );
        plots.push((league.plot, "The ratings of the bots with their intervals", plotted(bots)));
        commands.push(command);
    }
    Ok(Section {
        title: "All bots rated",
        finding: format!("The strongest bots: {}.", best.join(", ")),
        plots,
        details,
        commands,
    })
}

impl League {
    fn command(&self, runs: &Runs<'_>) -> Result<String, String> {
        let set = self.set.map_or_else(String::new, |set| format!(" --set {set}"));
        let (game, seats, games) = (self.game, self.seats, runs.games(self.games));
        let bots = bots(game)?.join(",");
        Ok(format!("league {game} --bots {bots} --seats {seats} --games {games}{set} --seed {SEED}"))
    }
}

/// The bots of all levels, those that need no number, and some of those that do.
fn bots(game: GameName) -> Result<Vec<String>, String> {
    let (named, with_numbers): (Vec<_>, Vec<_>) =
        kinds_of_bots(game).iter().map(|kind| kind.form).partition(|form| !form.contains(':'));
    let kind = |bot: &str| bot.split(':').next().unwrap_or_default().to_owned();
    let there_is = |bot: &&str| with_numbers.iter().any(|form| kind(form) == kind(bot));
    let mut bots: Vec<String> = named.into_iter().map(str::to_owned).collect();
    bots.extend(WITH_NUMBERS.into_iter().filter(there_is).map(str::to_owned));
    for wanted in ["easy", "normal", "strong"] {
        let bot = level(game, wanted)?;
        if !bots.iter().any(|known| known == bot) {
            bots.push(bot.to_owned());
        }
    }
    Ok(bots)
}

fn row(bot: &Value) -> Vec<String> {
    vec![
        bot["place"].to_string(),
        format!("`{}`", bot["name"].as_str().unwrap_or_default()),
        rounded(number(&bot["rating"])),
        format!("± {}", rounded(number(&bot["error"]))),
        format!("{:.1}", 100.0 * number(&bot["wins"]) / number(&bot["played"])),
    ]
}

fn rounded(rating: f64) -> String {
    if rating.is_nan() { "unknown".to_owned() } else { format!("{rating:.0}").replace('-', "−") }
}

fn plotted(bots: &[Value]) -> Chart {
    let row = |bot: &Value| {
        let (value, error) = (bot["rating"].as_f64()?, bot["error"].as_f64().unwrap_or(0.0));
        let name = bot["name"].as_str().unwrap_or_default().to_owned();
        Some(Interval { name, low: value - error, value, high: value + error })
    };
    let rows: Vec<Interval> = bots.iter().filter_map(row).collect();
    chart::intervals(&rows, "rating", None)
}
