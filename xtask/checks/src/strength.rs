//! How strong the bots are, held against what is asked of them, written to `docs/strength.md`.

use hosting::GameName;
use xtask::Progress;

use crate::figures::contest::{Contest, Results};
use crate::figures::markdown::{grouped, interval, p_value, percent, table};
use crate::figures::{self, Runs, level, program, title};
use crate::{cargo, run as run_program};

/// How many games of a game of rows, how many rounds of UNO FLIP!, and how many of its whole games, which have some six
/// rounds each, stand behind a line.
const GAMES: u64 = 10_000;
const ROUNDS: u64 = 2_000;
const WHOLE_GAMES: u64 = 480;

/// A single round of UNO FLIP!: whoever has a point has won.
const ONE_ROUND: &str = "target=1";

/// What is beyond doubt.
const DOUBT: f64 = 0.001;

/// What is asked of the first bot of a contest.
#[derive(Clone, Copy, Debug)]
enum Asked {
    /// To win as often as that.
    WinRate(f64),
    /// To win more often than the second, beyond doubt.
    Better,
}

/// A contest, and what is asked of its first bot.
struct Line {
    contest: Contest,
    asked: Asked,
}

/// Plays everything and writes the page.
pub fn run(options: &[&str]) -> Result<(), String> {
    let most = figures::most_games(options)?;
    run_program(&mut cargo("build --release --package fliphouse"))?;
    let page = page(&Runs::new(&program, most))?;
    figures::write("strength.md", &page)
}

const INTRODUCTION: &str = "\
# How strong the bots are

Written by `cargo xtask strength`, which takes about half an hour on two cores: what is asked of the levels that people
play against, and what they reach. Every line is a contest of the arena: the same shuffles are played in all orders of the
seats, and [arena.md](arena.md) says what intervals and p mean. The command beside a line gives it again, to the last
digit, with this version of the program. Rules are the defaults of each game: Flip 7 in the edition `en` to 200 points,
With a Vengeance to 200 without brutal mode, UNO FLIP! to 500 or, with `--set target=1`, a single round.

*held* says whether the first bot won as often as asked, or, where none is named, more often than the second with
p < 0.001. **No** means that it did not. \"Within chance\" is added where what was asked lies within the interval, so that more
games could say otherwise.
";

/// The whole page.
fn page(runs: &Runs<'_>) -> Result<String, String> {
    let games = GameName::ALL.map(|game| lines(runs, game).map(|lines| (game, lines)));
    let games = games.into_iter().collect::<Result<Vec<_>, _>>()?;
    let mut progress = Progress::new(games.iter().map(|(_, lines)| lines.len()).sum());
    let mut page = INTRODUCTION.to_owned() + &runs.note();
    for (game, lines) in games {
        let mut rows = Vec::new();
        for line in lines {
            let results = progress.step(&line.contest.to_string(), || line.contest.results(runs))?;
            rows.push(line.row(&results));
        }
        page += &format!("\n## {}\n\n{}", title(game), table(&HEAD, &rows));
    }
    eprintln!("\n{}", progress.summary());
    Ok(page)
}

/// All that is asked of a game's bots.
fn lines(runs: &Runs<'_>, game: GameName) -> Result<Vec<Line>, String> {
    let [easy, normal, strong] = [level(game, "easy")?, level(game, "normal")?, level(game, "strong")?];
    let against = |other: &str, others, games, asked| {
        let contest = Contest::against(runs, game, strong, other, others, games);
        Line { contest, asked: Asked::WinRate(asked) }
    };
    let round = |other, others, asked| {
        let line = against(other, others, ROUNDS, asked);
        Line { contest: line.contest.set(ONE_ROUND), ..line }
    };
    let mut lines = match game {
        GameName::Flip7 => vec![
            against("one-step", 3, GAMES, 0.33),
            against("threshold:25", 3, GAMES, 0.37),
            against("bust-risk:0.25", 3, GAMES, 0.325),
            against("one-step", 1, GAMES, 0.56),
        ],
        GameName::Vengeance => vec![against("plain", 3, GAMES, 0.38), against("plain", 1, GAMES, 0.59)],
        // The trials of the strong one play on as `plain` does: `careless` is somebody whom they do not expect.
        GameName::UnoFlip => vec![
            round("plain", 1, 0.88),
            round("plain", 3, 0.58),
            against("plain", 3, WHOLE_GAMES, 0.85),
            round("careless", 1, 0.88),
            round("careless", 3, 0.58),
        ],
    };
    for (better, other) in [(normal, easy), (strong, normal)] {
        let games = if game == GameName::UnoFlip { ROUNDS } else { GAMES };
        let contest = Contest::against(runs, game, better, other, 1, games);
        let contest = if game == GameName::UnoFlip { contest.set(ONE_ROUND) } else { contest };
        lines.push(Line { contest, asked: Asked::Better });
    }
    Ok(lines)
}

const HEAD: [&str; 8] = ["bots", "games", "rounds", "the first wins", "95 % interval", "p", "asked", "held"];

impl Line {
    fn row(&self, results: &Results) -> Vec<String> {
        let rate = results.win_rate(0);
        let (p, asked) = match self.asked {
            Asked::WinRate(rate) => (String::new(), format!("{:.1} %", 100.0 * rate)),
            Asked::Better => (p_value(results.p_value()), "more than the second".to_owned()),
        };
        vec![
            format!("{}<br>`fliphouse {}`", self.players(), self.contest),
            grouped(results.games()),
            grouped(results.rounds()),
            percent(rate.value),
            interval(rate),
            p,
            asked,
            self.held(results).to_owned(),
        ]
    }

    /// Who plays, in words.
    fn players(&self) -> String {
        let (one, others) = (&self.contest.bots[0], &self.contest.bots[1..]);
        let count = match others.len() {
            1 => String::new(),
            3 => "three ".to_owned(),
            more => format!("{more} "),
        };
        format!("`{one}` against {count}`{}`", others[0])
    }

    /// Whether the bot did what was asked, plainly.
    fn held(&self, results: &Results) -> &'static str {
        let rate = results.win_rate(0);
        match self.asked {
            Asked::WinRate(asked) if rate.low >= asked => "yes",
            Asked::WinRate(asked) if rate.value >= asked => "yes, within chance",
            Asked::WinRate(asked) if rate.high >= asked => "**no**, within chance",
            Asked::WinRate(_) => "**no**",
            Asked::Better if results.p_value() < DOUBT && rate.value > results.win_rate(1).value => "yes",
            Asked::Better => "**no**",
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::figures::contest::SEED;
    use crate::figures::testing::answered;

    /// What the page says of a bot that wins so often, give or take so much, with a p-value.
    fn said(rate: f64, error: f64, p: f64) -> impl Fn(&str) -> Result<Value, String> {
        move |_| {
            let of =
                |value| json!({"win_rate": {"low": value - error, "value": value, "high": value + error}});
            Ok(json!({
                "games": 20_000, "rounds_per_game": 9.5, "bots": [of(rate), of(1.0 - rate)], "pairs": [{"p_value": p}],
            }))
        }
    }

    #[test]
    fn what_is_not_reached_is_said() {
        let page = |rate, error, p| page(&Runs::new(&said(rate, error, p), u64::MAX)).unwrap();
        let missed = page(0.2, 0.01, 0.5);
        assert_eq!(missed.matches("| **no** |").count(), 4 + 2 + 5 + 6, "{missed}");
        let reached = page(0.95, 0.01, 0.0);
        assert_eq!(reached.matches("| yes |").count(), 17, "{reached}");
        // 33 % was asked, and 37.
        let close = page(0.335, 0.01, 0.0);
        assert!(
            close.contains("| 33.0 % | yes, within chance |") && close.contains("| 37.0 % | **no** |"),
            "{close}"
        );
        assert!(page(0.325, 0.01, 0.0).contains("| 33.0 % | **no**, within chance |"));
    }

    /// A lead that is beyond doubt is no use to the one who is behind.
    #[test]
    fn whoever_wins_less_often_is_not_better() {
        let behind = page(&Runs::new(&said(0.4, 0.01, 0.0), u64::MAX)).unwrap();
        assert_eq!(behind.matches("more than the second | **no** |").count(), 6, "{behind}");
    }

    #[test]
    fn every_line_has_as_many_games_as_the_issue_asks_for() {
        let ask = |_: &str| Ok(Value::Null);
        let runs = Runs::new(&ask, u64::MAX);
        for line in GameName::ALL.into_iter().flat_map(|game| lines(&runs, game).unwrap()) {
            let least = match (line.contest.game, line.contest.set) {
                (GameName::UnoFlip, None) => 350,
                (GameName::UnoFlip, _) => 2_000,
                _ => 10_000,
            };
            assert!(line.contest.games >= least, "{}", line.contest);
        }
    }

    /// The strong ones think for minutes: others play for them here.
    #[test]
    fn the_same_seed_gives_the_same_page() {
        let strong =
            GameName::ALL.map(|game| (level(game, "strong").unwrap(), level(game, "normal").unwrap()));
        let quick = |words: &str| {
            answered(&strong.iter().fold(words.to_owned(), |words, (one, other)| words.replace(one, other)))
        };
        let page = || page(&Runs::new(&quick, 1)).unwrap();
        let once = page();
        assert!(once == page(), "another page: {once}");
        assert!(once.contains(&format!("--seed {SEED}`")) && once.contains("a small run"));
    }
}
