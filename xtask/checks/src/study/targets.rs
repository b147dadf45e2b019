//! What it is worth whom a card is aimed at, by reviews of games.

use std::collections::BTreeMap;

use chart::Interval;
use hosting::GameName;
use serde_json::Value;

use super::Section;
use crate::figures::contest::{Estimate, as_f64, number};
use crate::figures::markdown::{for_seeds, points, table};
use crate::figures::{Runs, title};

/// So many games are reviewed, of so many players.
const GAMES: u64 = 30;
const PLAYERS: u64 = 4;

/// Which bots play: they aim by a rule, and see whom they aim at.
const BOTS: [(GameName, &str); 2] = [(GameName::Flip7, "one-step"), (GameName::Vengeance, "plain")];

pub fn section(runs: &Runs<'_>) -> Result<Section, String> {
    let (mut rows, mut plotted, mut commands) = (Vec::new(), Vec::new(), Vec::new());
    let mut worth = Vec::new();
    let games = runs.games(GAMES);
    for (game, bot) in BOTS {
        let mut aims = Aims::default();
        runs.hear_seeds(games, |seed| command(game, bot, seed))?.iter().for_each(|review| aims.add(review));
        commands.push(for_seeds(games, &command(game, bot, "$seed")));
        worth.push(format!("{} of all games in {}", points(aims.per_game(games)), title(game)));
        for (card, gains) in &aims.0 {
            rows.push(row(game, card, gains, games));
            plotted.push(gains.plotted(format!("{card} ({game})")));
        }
    }
    let head = ["game", "card", "times a game, each player", "a good aim is worth", "95 % interval"];
    Ok(Section {
        title: "What a good aim is worth",
        finding: format!(
            "Aiming by rule instead of by lot brings each player {}. The table says which cards it is worth a look round \
             the table for.",
            worth.join(" and ")
        ),
        plots: vec![(
            "targets",
            "How much the chance to win grows when a card is aimed by rule instead of by lot, card by card",
            chart::intervals(&plotted, "chance to win, %", Some(0.0)),
        )],
        details: format!(
            "In Flip 7 `one-step` freezes whoever leads, and gives a Flip Three to whoever it is most likely to bust; in With \
             a Vengeance `plain` gives modifiers to the leader, and cards to take to whoever is most likely to bust. {games} \
             games of {PLAYERS} were reviewed. Every way to play a card was tried out with the same cards to the end of the round, and what \
             came of it is worth the chance to win with those totals ([review.md](review.md)). Compared is what the bot chose \
             with the mean of all others it could have aimed at. Left out are cards that take more to play than to name somebody: \
             steals, discards and swaps.\n\n{}",
            table(&head, &rows),
        ),
        commands,
    })
}

fn command(game: GameName, bot: &str, seed: &str) -> String {
    format!("record {game} --players {PLAYERS} --bots {bot} --seed {seed} | review - --trials 200")
}

fn row(game: GameName, card: &str, gains: &Gains, games: u64) -> Vec<String> {
    let gain = gains.mean();
    vec![
        title(game).to_owned(),
        format!("`{card}`"),
        format!("{:.2}", gains.count / as_f64(games * PLAYERS)),
        points(gain.value),
        format!("{} – {}", points(gain.low), points(gain.high)),
    ]
}

/// What aiming brought, card by card.
#[derive(Default)]
struct Aims(BTreeMap<String, Gains>);

impl Aims {
    /// Adds all cards of a review that could be aimed at somebody else.
    fn add(&mut self, review: &Value) {
        for decision in review["decisions"].as_array().into_iter().flatten() {
            if let (Some(card), Some(gain)) = (decision["card"].as_str(), gain(decision)) {
                self.0.entry(card.to_owned()).or_default().add(gain);
            }
        }
    }

    /// What all aims of a player bring in a game.
    fn per_game(&self, games: u64) -> f64 {
        self.0.values().map(|gains| gains.sum).sum::<f64>() / as_f64(games * PLAYERS)
    }
}

/// How much better the choice was than the others on average that do not hit oneself; nothing for a card that is not just
/// aimed at somebody, or where there was nobody else.
fn gain(decision: &Value) -> Option<f64> {
    let own = decision["seat"].as_u64()?;
    let at = |action: &Value| action.as_str()?.split_once(' ')?.1.parse::<u64>().ok();
    let chosen = at(&decision["chosen"]).filter(|at| *at != own)?;
    let ways = decision["choices"].as_array()?.iter();
    let other = ways.filter(|way| at(&way["action"]).is_some_and(|at| at != own && at != chosen));
    let others: Vec<f64> = other.map(|way| number(&way["chance"])).collect();
    let count = f64::from(u32::try_from(others.len()).ok()?);
    (count > 0.0).then(|| number(&decision["chance"]) - others.iter().sum::<f64>() / count)
}

/// What one kind of card brought.
#[derive(Default)]
struct Gains {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Gains {
    fn add(&mut self, gain: f64) {
        self.count += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    fn mean(&self) -> Estimate {
        let value = self.sum / self.count;
        let half = 1.96 * ((self.squares / self.count - value * value).max(0.0) / self.count).sqrt();
        Estimate { low: value - half, value, high: value + half }
    }

    fn plotted(&self, name: String) -> Interval {
        let Estimate { low, value, high } = self.mean();
        Interval { name, low: 100.0 * low, value: 100.0 * value, high: 100.0 * high }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_choice_is_compared_with_the_others_that_do_not_hit_oneself() {
        let way = |action: &str, chance: f64| json!({"action": action, "chance": chance});
        let ways = [way("freeze 1", 0.1), way("freeze 2", 0.3), way("freeze 3", 0.25), way("freeze 4", 0.23)];
        let decision =
            json!({"seat": 1, "card": "freeze", "chosen": "freeze 2", "chance": 0.3, "choices": ways});
        assert!((gain(&decision).unwrap() - 0.06).abs() < 1e-12);
    }

    #[test]
    fn where_there_is_nobody_else_nothing_is_compared() {
        let ways =
            [json!({"action": "freeze 1", "chance": 0.1}), json!({"action": "freeze 2", "chance": 0.3})];
        let decision =
            json!({"seat": 1, "card": "freeze", "chosen": "freeze 2", "chance": 0.3, "choices": ways});
        assert_eq!(gain(&decision), None);
    }
}
