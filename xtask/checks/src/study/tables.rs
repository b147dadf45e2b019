//! Tables at which everybody plays alike: what a seat is worth, and how long games last.

use chart::{Axis, Interval, Line};
use hosting::GameName;

use super::Section;
use crate::figures::contest::{Contest, Estimate, Results, as_f64};
use crate::figures::markdown::{for_seeds, grouped, interval, percent, points, table};
use crate::figures::{Runs, level, title};

const PLAYERS: [usize; 5] = [2, 3, 4, 6, 8];

/// So many games at every table, and so many that are recorded to count their moves.
const GAMES: u64 = 100_000;
const GAMES_OF_UNO_FLIP: u64 = 4_000;
const RECORDED: u64 = 40;

/// A table of normal players.
struct Table {
    game: GameName,
    bot: &'static str,
    players: usize,
    contest: Contest,
    results: Results,
}

fn tables(runs: &Runs<'_>) -> Result<Vec<Table>, String> {
    let all = GameName::ALL.into_iter().flat_map(|game| PLAYERS.map(|players| (game, players)));
    all.map(|(game, players)| Table::played(runs, game, players)).collect()
}

impl Table {
    fn played(runs: &Runs<'_>, game: GameName, players: usize) -> Result<Self, String> {
        let bot = level(game, "normal")?;
        let games = if game == GameName::UnoFlip { GAMES_OF_UNO_FLIP } else { GAMES };
        let contest = Contest::against(runs, game, bot, bot, players - 1, games);
        let results = contest.results(runs)?;
        Ok(Self { game, bot, players, contest, results })
    }

    /// How much more often the first seat wins than its share.
    fn first_seat(&self) -> Estimate {
        let (share, Estimate { low, value, high }) =
            (1.0 / as_f64(self.players as u64), self.results.seat(0));
        Estimate { low: low - share, value: value - share, high: high - share }
    }
}

/// Who plays there, by the first table of each game.
fn who(tables: &[Table]) -> String {
    let firsts = tables.iter().filter(|table| table.players == PLAYERS[0]);
    let named = firsts.map(|table| format!("{}: `{}`", title(table.game), table.bot));
    named.collect::<Vec<_>>().join(", ")
}

fn commands(tables: &[Table]) -> Vec<String> {
    tables.iter().map(|table| table.contest.to_string()).collect()
}

/// What it is worth to begin.
pub fn seats(runs: &Runs<'_>) -> Result<Section, String> {
    let tables = tables(runs)?;
    let least = tables.iter().map(|table| table.first_seat().value).fold(f64::INFINITY, f64::min);
    let most = tables.iter().map(|table| table.first_seat().value).fold(f64::NEG_INFINITY, f64::max);
    let row = |table: &Table| {
        let (first, last) = (table.results.seat(0), table.results.seat(table.players - 1));
        vec![
            title(table.game).to_owned(),
            table.players.to_string(),
            percent(1.0 / as_f64(table.players as u64)),
            format!("{} ({})", percent(first.value), interval(first)),
            format!("{} ({})", percent(last.value), interval(last)),
        ]
    };
    let plotted = |table: &Table| {
        let Estimate { low, value, high } = table.first_seat();
        let name = format!("{}, {} players", table.game, table.players);
        Interval { name, low: 100.0 * low, value: 100.0 * value, high: 100.0 * high }
    };
    let rows: Vec<Vec<String>> = tables.iter().map(row).collect();
    let head = ["game", "players", "an even share", "the first seat wins", "the last seat wins"];
    let intervals: Vec<Interval> = tables.iter().map(plotted).collect();
    Ok(Section {
        title: "Who begins",
        finding: format!(
            "To begin the first round changes the chance to win by {} to {}, by game and number of players.",
            points(least),
            points(most)
        ),
        plots: vec![(
            "seats",
            "How much more often the first seat wins than an even share, by game and number of players",
            chart::intervals(&intervals, "games won beyond an even share, %", Some(0.0)),
        )],
        details: format!(
            "Everybody at the table is the same normal bot ({}). The first seat begins the first round, the last one deals \
             it; after that the deal goes round. {} games at every table, {} of UNO FLIP!.\n\n{}",
            who(&tables),
            grouped(runs.games(GAMES)),
            grouped(runs.games(GAMES_OF_UNO_FLIP)),
            table(&head, &rows)
        ),
        commands: commands(&tables),
    })
}

/// How many rounds and moves a game takes.
pub fn lengths(runs: &Runs<'_>) -> Result<Section, String> {
    let tables = tables(runs)?;
    let (mut rows, mut recorded) = (Vec::new(), Vec::new());
    for table in &tables {
        rows.push(length_row(runs, table)?);
        recorded.push(for_seeds(runs.games(RECORDED), &record(table, "$seed")));
    }
    let rounds = |game, players| {
        let found = tables.iter().find(|table| table.game == game && table.players == players);
        found.map_or(f64::NAN, |table| table.results.rounds_per_game())
    };
    let head = ["game", "players", "rounds", "rounds of nine games in ten", "moves, all players together"];
    let usual = GameName::ALL.map(|game| format!("{:.1} rounds in {}", rounds(game, 4), title(game)));
    Ok(Section {
        title: "How long games last",
        finding: format!(
            "With four players a game takes {} on average. The more players, the sooner somebody is there.",
            usual.join(", ")
        ),
        plots: vec![(
            "lengths",
            "Rounds of a game by the number of players, a line for each game",
            plotted(&tables),
        )],
        details: format!(
            "The same tables of normal bots as above. Moves are all choices that somebody has: Hit or Stay, whom to play a \
             card on, a card that is played or drawn; they are counted in {} recorded games of each table, whose first dealer \
             is drawn by lot.\n\n{}",
            runs.games(RECORDED),
            table(&head, &rows)
        ),
        commands: [commands(&tables), recorded].concat(),
    })
}

fn record(table: &Table, seed: &str) -> String {
    format!("record {} --players {} --bots {} --seed {seed}", table.game, table.players, table.bot)
}

fn length_row(runs: &Runs<'_>, table: &Table) -> Result<Vec<String>, String> {
    let lengths = table.results.lengths();
    let records = runs.hear_seeds(runs.games(RECORDED), |seed| record(table, seed))?;
    let moves = records.iter().map(|game| as_f64(game["moves"].as_array().map_or(0, Vec::len) as u64));
    let moves: Vec<f64> = moves.collect();
    let count = as_f64(moves.len() as u64);
    let mean = moves.iter().sum::<f64>() / count;
    let variance = moves.iter().map(|moves| (moves - mean).powi(2)).sum::<f64>() / count;
    Ok(vec![
        title(table.game).to_owned(),
        table.players.to_string(),
        format!("{:.2}", table.results.rounds_per_game()),
        format!("{} – {}", quantile(&lengths, 0.05), quantile(&lengths, 0.95)),
        format!("{mean:.0} ± {:.0}", 1.96 * (variance / count).sqrt()),
    ])
}

/// The length that so large a share of games does not exceed.
fn quantile(lengths: &[u64], share: f64) -> usize {
    let enough = share * as_f64(lengths.iter().sum());
    let mut games = 0;
    let reached = lengths.iter().position(|count| {
        games += count;
        as_f64(games) >= enough
    });
    reached.unwrap_or(0)
}

fn plotted(tables: &[Table]) -> chart::Chart {
    let line = |game: GameName| Line {
        name: game.to_string(),
        points: tables
            .iter()
            .filter(|table| table.game == game)
            .map(|table| (as_f64(table.players as u64), table.results.rounds_per_game()))
            .collect(),
    };
    let lines = GameName::ALL.map(line);
    let most = tables.iter().map(|table| table.results.rounds_per_game()).fold(0.0, f64::max);
    let across = (as_f64(PLAYERS[0] as u64), as_f64(PLAYERS[PLAYERS.len() - 1] as u64));
    chart::lines(
        &lines,
        Axis { name: "players", range: across },
        Axis { name: "rounds", range: (0.0, most * 1.08) },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_games_in_ten_lie_between_the_twentieths() {
        // One game of 1 round, 18 of 2, one of 9.
        let lengths = [0, 1, 18, 0, 0, 0, 0, 0, 0, 1];
        assert_eq!((quantile(&lengths, 0.05), quantile(&lengths, 0.95)), (1, 2));
        assert_eq!(quantile(&lengths, 1.0), 9);
    }
}
