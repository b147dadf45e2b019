//! What it is worth to look at the own cards, and to count all others.

use chart::Interval;
use hosting::GameName;

use super::Section;
use crate::figures::Runs;
use crate::figures::contest::{Contest, Estimate};
use crate::figures::markdown::{grouped, interval, percent, points, table};

const GAMES: u64 = 200_000;

/// Who counts, by the chance that the next card busts or by what it is expected to bring.
const COUNTERS: [&str; 2] = ["one-step", "bust-risk:0.25"];

/// Who does not.
const OTHERS: &str = "threshold:25";

/// So many decks are too many to count: what has come says next to nothing of what will.
const MANY: &str = "decks=20";

/// A counter at a table of so many, with one deck and with many.
struct Counted {
    name: &'static str,
    players: u8,
    one: Estimate,
    many: Estimate,
}

pub fn section(runs: &Runs<'_>) -> Result<Section, String> {
    let (mut tried, mut commands) = (Vec::new(), Vec::new());
    for players in [2, 4] {
        for name in COUNTERS {
            let contest =
                Contest::against(runs, GameName::Flip7, name, OTHERS, usize::from(players) - 1, GAMES);
            let many = contest.clone().set(MANY);
            let (one, with_many) = (contest.results(runs)?.win_rate(0), many.results(runs)?.win_rate(0));
            tried.push(Counted { name, players, one, many: with_many });
            commands.extend([contest.to_string(), many.to_string()]);
        }
    }
    let best =
        tried.iter().find(|one| one.players == 4 && one.name == COUNTERS[0]).ok_or("no table of four")?;
    let rows: Vec<Vec<String>> = tried.iter().map(Counted::row).collect();
    let head =
        ["bot", "players", "wins with one deck", "with 20 decks", "looking at the own row", "counting"];
    Ok(Section {
        title: "Flip 7: what counting is worth",
        finding: format!(
            "Looking at which cards lie in front of oneself is worth {} of all games with four players, and counting those \
             in front of the others {} more. (`{}` against three `{OTHERS}`, who win {} of the games if all are alike.)",
            points(best.looking().value),
            points(best.counting().value),
            best.name,
            percent(0.25),
        ),
        plots: vec![(
            "counting",
            "Games won by one who counts among those who do not, with one deck and with 20",
            chart::intervals(&plotted(&tried), "games won, %", None),
        )],
        details: format!(
            "`one-step` and `bust-risk` work the next card out from all cards that nobody has seen; `{OTHERS}` knows its \
             points alone. With 20 decks shuffled together (`--set {MANY}`) the cards that were seen say next to nothing of \
             the next one, so that what is left of the lead is worth of looking at the own row: which numbers would bust, and \
             how many points are at stake. The rest of the lead is taken for the worth of counting. {} games for each \
             line.\n\n{}",
            grouped(runs.games(GAMES)),
            table(&head, &rows),
        ),
        commands,
    })
}

impl Counted {
    fn row(&self) -> Vec<String> {
        let shown = |rate: Estimate| format!("{} ({})", percent(rate.value), interval(rate));
        let worth = |worth: Estimate| format!("{} ± {:.1}", points(worth.value), 100.0 * worth.half());
        vec![
            format!("`{}`", self.name),
            self.players.to_string(),
            shown(self.one),
            shown(self.many),
            worth(self.looking()),
            worth(self.counting()),
        ]
    }

    /// What it wins beyond its share where there is nothing to count.
    fn looking(&self) -> Estimate {
        let share = 1.0 / f64::from(self.players);
        let Estimate { low, value, high } = self.many;
        Estimate { low: low - share, value: value - share, high: high - share }
    }

    /// What it wins beyond that where there is. The two contests are independent.
    fn counting(&self) -> Estimate {
        let (value, half) = (self.one.value - self.many.value, self.one.half().hypot(self.many.half()));
        Estimate { low: value - half, value, high: value + half }
    }
}

fn plotted(tried: &[Counted]) -> Vec<Interval> {
    let row = |one: &Counted, decks: &str, rate: Estimate| Interval {
        name: format!("{}, {} players, {decks}", one.name, one.players),
        low: 100.0 * rate.low,
        value: 100.0 * rate.value,
        high: 100.0 * rate.high,
    };
    let rows = tried.iter().flat_map(|one| [row(one, "1 deck", one.one), row(one, "20 decks", one.many)]);
    rows.collect()
}
