//! What is on a sheet of paper.

use score_keeper::{Challenge, How, Place, Rules, ScoreSheet};

use super::layout::{Leaf, leaves};

/// What is on a sheet of paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Paper {
    /// The game and what was agreed on.
    pub rules: Rules,
    /// What the players are called; nothing where a name is to be written.
    pub names: Vec<String>,
    /// Of each round what each player had.
    pub rounds: Vec<Vec<Option<Written>>>,
    /// How the challenge of a small table came out.
    pub challenge: Option<Challenge>,
}

/// What a player had in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// The points of the round.
    pub points: i64,
    /// The points after it.
    pub total: i64,
}

impl Paper {
    /// An empty sheet for so many.
    pub fn empty(rules: Rules, players: usize) -> Self {
        Self { rules, names: vec![String::new(); players], rounds: Vec::new(), challenge: None }
    }

    /// A sheet that was kept.
    pub fn of(sheet: &ScoreSheet) -> Self {
        let written = |round: u32, place: &Place| {
            let points =
                sheet.round(round)?.points(&place.player.id).filter(|points| points.how != How::Away)?;
            Some(Written { points: points.points, total: sheet.total(&place.player.id, round) })
        };
        let line = |round| sheet.places().iter().map(|place| written(round, place)).collect();
        let mut rounds: Vec<Vec<Option<Written>>> = (1..=sheet.last_round()).map(line).collect();
        // A round that nobody has begun is one to be written.
        while rounds.last().is_some_and(|round| round.iter().all(Option::is_none)) {
            rounds.pop();
        }
        Self {
            rules: sheet.rules().clone(),
            names: sheet.places().iter().map(|place| place.player.name.clone()).collect(),
            rounds,
            challenge: sheet.challenge(),
        }
    }

    /// The points of a player after the last round that they played.
    pub fn total(&self, player: usize) -> Option<i64> {
        let mut last = self.rounds.iter().rev();
        last.find_map(|round| round.get(player).copied().flatten()).map(|written| written.total)
    }

    /// The leaves that it takes.
    pub fn leaves(&self) -> Vec<Leaf> {
        leaves(self.names.len(), self.rounds.len())
    }

    /// The rules that say how points are counted, by their ids.
    pub const fn reminders(&self) -> &'static [&'static str] {
        match &self.rules {
            Rules::Flip7(_) => &["F7-40", "F7-42"],
            Rules::Vengeance(options) if options.brutal => &["V-50", "V-60", "V-61", "V-62", "F7-42"],
            Rules::Vengeance(_) => &["V-50", "V-20", "F7-42"],
            Rules::UnoFlip(options) => match options.scoring {
                unoflip::Scoring::Winner => &["U-70"],
                unoflip::Scoring::Lowest => &["U-70", "U-71"],
            },
        }
    }

    /// Whether so few players play for a challenge (F7-60).
    pub fn has_challenge(&self) -> bool {
        self.rules.challenge(self.names.len(), 1).is_some()
    }
}

#[cfg(test)]
mod tests {
    use hosting::GameName;
    use score_keeper::{Act, Player, SheetLog, Turn, Writer};
    use serde_json::{Map, Value, json};

    use super::*;

    fn rules(game: GameName, value: Value) -> Rules {
        let Value::Object(rules) = value else { panic!("options are an object") };
        Rules::read(game, &rules).unwrap()
    }

    /// A sheet of two after these rounds; -1 is away.
    fn kept(rounds: &[[i64; 2]]) -> Paper {
        let writer: Writer = "phone".parse().unwrap();
        let players: Vec<Player> = [(1, "Ann"), (2, "Ben")]
            .map(|(number, name)| Player { id: writer.player(number), name: name.into(), avatar: None })
            .to_vec();
        let ids = [players[0].id.clone(), players[1].id.clone()];
        let begin = Act::Begin { game: GameName::Flip7, rules: Map::new(), players, dealer: ids[0].clone() };
        let mut log = SheetLog::begin(&writer, 0, begin).unwrap();
        for (round, points) in (1..).zip(rounds) {
            let turn = |points: i64| if points < 0 { Turn::Away } else { Turn::Points(points) };
            let turns = ids.iter().cloned().zip(points.map(|points| Some(turn(points)))).collect();
            let entry = log.entry(&writer, 0, 0, Act::Write { round, turns }).unwrap();
            log.add(entry).unwrap();
        }
        Paper::of(log.sheet())
    }

    #[test]
    fn a_kept_sheet_has_points_and_totals_and_no_empty_round() {
        let paper = kept(&[[10, 20], [5, -1]]);
        let written = |points, total| Some(Written { points, total });
        assert_eq!(paper.rounds, [vec![written(10, 10), written(20, 20)], vec![written(5, 15), None]]);
        assert_eq!(paper.names, ["Ann", "Ben"]);
        assert_eq!([paper.total(0), paper.total(1), paper.total(2)], [Some(15), Some(20), None]);
        assert_eq!(kept(&[]).rounds, Vec::<Vec<Option<Written>>>::new());
    }

    #[test]
    fn small_tables_of_flip_7_play_for_a_challenge() {
        let flip7 = || rules(GameName::Flip7, json!({}));
        assert!(Paper::empty(flip7(), 1).has_challenge() && Paper::empty(flip7(), 2).has_challenge());
        assert!(!Paper::empty(flip7(), 3).has_challenge());
        assert!(!Paper::empty(rules(GameName::UnoFlip, json!({})), 2).has_challenge());
        assert_eq!(kept(&[[150, 20], [60, 1]]).challenge, Some(Challenge { round: 2, met: true }));
    }

    #[test]
    fn reminders_fit_what_was_agreed_on() {
        let ids = |game, value| Paper::empty(rules(game, value), 3).reminders();
        assert!(ids(GameName::Vengeance, json!({"brutal": true})).contains(&"V-62"));
        assert!(!ids(GameName::Vengeance, json!({})).contains(&"V-62"));
        assert_eq!(ids(GameName::UnoFlip, json!({"scoring": "lowest"})), ["U-70", "U-71"]);
    }
}
