//! When to stop, for somebody who looks at nothing but the points of the own row.

use chart::{Axis, Line};
use hosting::GameName;

use super::Section;
use crate::figures::Runs;
use crate::figures::contest::{Contest, Estimate};
use crate::figures::markdown::{grouped, interval, percent, table};

const GAMES: u64 = 100_000;

const PLAYERS: [u8; 5] = [2, 3, 4, 6, 8];

const THRESHOLDS: [u8; 11] = [16, 18, 20, 22, 24, 25, 26, 28, 30, 32, 34];

/// What all others stop at.
const OTHERS: &str = "threshold:25";

/// How one threshold did at a table.
struct Tried {
    threshold: u8,
    wins: Estimate,
    points: f64,
}

/// A table of so many, with all thresholds tried at it.
struct Table {
    players: u8,
    tried: Vec<Tried>,
}

pub fn section(runs: &Runs<'_>) -> Result<Section, String> {
    let mut commands = Vec::new();
    let tables = PLAYERS.map(|players| Table::played(runs, players, &mut commands));
    let tables = tables.into_iter().collect::<Result<Vec<_>, _>>()?;
    let four = tables.iter().find(|table| table.players == 4).ok_or("no table of four")?;
    let head = [
        "players",
        "wins most",
        "95 % interval",
        "an even share",
        "as good, as far as can be told",
        "most points a round",
    ];
    let rows: Vec<Vec<String>> = tables.iter().map(Table::row).collect();
    Ok(Section {
        title: "Flip 7: when to stop",
        finding: format!(
            "Who looks at nothing but the points in front of them does best to stop at about {} with four players: that \
             wins most games. Most points a round come with {}. Around the best it hardly matters; whoever stops at {} \
             wins {} instead of {}.",
            four.best().threshold,
            four.most_points().threshold,
            THRESHOLDS[0],
            percent(four.tried[0].wins.value),
            percent(four.best().wins.value),
        ),
        plots: vec![
            (
                "thresholds-wins",
                "Games won of those that would be an even share, by the threshold, a line for each number of players",
                tables_plot(&tables, "games won, % of an even share", |table, tried| {
                    100.0 * tried.wins.value * f64::from(table.players)
                }),
            ),
            (
                "thresholds-points",
                "Points a round by the threshold, a line for each number of players",
                tables_plot(&tables, "points a round", |_, tried| tried.points),
            ),
        ],
        details: format!(
            "One player stops at the threshold, all others at 25; nobody stops with a Second Chance. {} games for every \
             threshold and number of players, the thresholds {} to {}.\n\n{}",
            grouped(runs.games(GAMES)),
            THRESHOLDS[0],
            THRESHOLDS[THRESHOLDS.len() - 1],
            table(&head, &rows),
        ),
        commands,
    })
}

impl Table {
    fn played(runs: &Runs<'_>, players: u8, commands: &mut Vec<String>) -> Result<Self, String> {
        let mut tried = Vec::new();
        for threshold in THRESHOLDS {
            let one = format!("threshold:{threshold}");
            let others = usize::from(players) - 1;
            let contest = Contest::against(runs, GameName::Flip7, &one, OTHERS, others, GAMES);
            let results = contest.results(runs)?;
            tried.push(Tried { threshold, wins: results.win_rate(0), points: results.points_per_round(0) });
            commands.push(contest.to_string());
        }
        Ok(Self { players, tried })
    }

    fn best(&self) -> &Tried {
        let better = |best, one: &'_ Tried| if one.wins.value > best { one.wins.value } else { best };
        let most = self.tried.iter().fold(0.0, better);
        self.tried.iter().find(|one| one.wins.value >= most).unwrap_or(&self.tried[0])
    }

    fn most_points(&self) -> &Tried {
        let most = self.tried.iter().map(|one| one.points).fold(0.0, f64::max);
        self.tried.iter().find(|one| one.points >= most).unwrap_or(&self.tried[0])
    }

    fn row(&self) -> Vec<String> {
        let best = self.best();
        let close: Vec<u8> =
            self.tried.iter().filter(|one| one.wins.high >= best.wins.low).map(|one| one.threshold).collect();
        vec![
            self.players.to_string(),
            format!("{} ({})", best.threshold, percent(best.wins.value)),
            interval(best.wins),
            percent(1.0 / f64::from(self.players)),
            format!("{} – {}", close[0], close[close.len() - 1]),
            format!("{} ({:.2})", self.most_points().threshold, self.most_points().points),
        ]
    }
}

/// A line for each table.
fn tables_plot(tables: &[Table], name: &str, of: impl Fn(&Table, &Tried) -> f64) -> chart::Chart {
    let line = |table: &Table| Line {
        name: format!("{} players", table.players),
        points: table.tried.iter().map(|tried| (f64::from(tried.threshold), of(table, tried))).collect(),
    };
    let lines: Vec<Line> = tables.iter().map(line).collect();
    let heights = || lines.iter().flat_map(|line| &line.points).map(|point| point.1);
    let (low, high) = (heights().fold(f64::INFINITY, f64::min), heights().fold(0.0, f64::max));
    let margin = (high - low) * 0.08;
    let across = (f64::from(THRESHOLDS[0]), f64::from(THRESHOLDS[THRESHOLDS.len() - 1]));
    chart::lines(
        &lines,
        Axis { name: "stops at so many points", range: across },
        Axis { name, range: (low - margin, high + margin) },
    )
}
