//! A sheet of which things are asked in few words.

use std::collections::BTreeMap;

use hosting::GameName;
use score_keeper::{
    Act, Claim, Entry, Held, Outcome, Player, PlayerId, Refusal, ScoreSheet, SheetLog, Turn, Writer,
};
use serde_json::{Map, Value, json};

const NAMES: [&str; 5] = ["Ann", "Ben", "Cleo", "Dan", "Eve"];

/// A sheet that one device keeps. Players are called by their numbers, counted from 1 in the
/// order in which they came.
pub struct Kept {
    pub log: SheetLog,
    pub writer: Writer,
}

pub fn rules(value: Value) -> Map<String, Value> {
    let Value::Object(rules) = value else { panic!("{value} is no object") };
    rules
}

pub fn id(number: usize) -> PlayerId {
    format!("p.{number}").parse().unwrap()
}

/// A player by number, with a name that follows from it.
pub fn player(number: usize) -> Player {
    let name = NAMES.get(number - 1).map_or_else(|| format!("P{number}"), |name| (*name).to_owned());
    Player { id: id(number), name, avatar: None }
}

pub fn begin(game: GameName, rules: Map<String, Value>, players: usize, dealer: usize) -> Act {
    Act::Begin { game, rules, players: (1..=players).map(player).collect(), dealer: id(dealer) }
}

/// Cards by their codes, with blanks between them.
pub fn cards(codes: &str) -> Turn {
    Turn::Cards(held(codes))
}

pub fn held(codes: &str) -> Held {
    Held { cards: codes.split_whitespace().map(str::to_owned).collect(), ..Held::default() }
}

pub fn said(codes: &str, claim: Claim) -> Turn {
    Turn::Cards(Held { claim, ..held(codes) })
}

pub fn busted() -> Turn {
    Turn::Cards(Held::busted())
}

pub fn write<const N: usize>(round: u32, turns: [(usize, Turn); N]) -> Act {
    Act::Write { round, turns: turns.into_iter().map(|(number, turn)| (id(number), Some(turn))).collect() }
}

pub fn wipe(round: u32, number: usize) -> Act {
    Act::Write { round, turns: BTreeMap::from([(id(number), None)]) }
}

impl Kept {
    pub fn new(game: GameName, rules: Value, players: usize) -> Self {
        Self::dealt_by(game, self::rules(rules), players, players)
    }

    pub fn dealt_by(game: GameName, rules: Map<String, Value>, players: usize, dealer: usize) -> Self {
        let writer: Writer = "phone".parse().unwrap();
        let log = SheetLog::begin(&writer, 0, begin(game, rules, players, dealer)).unwrap();
        Self { log, writer }
    }

    /// Flip 7 to so many points.
    pub fn flip7(players: usize, target: u32) -> Self {
        Self::new(GameName::Flip7, json!({"target": target}), players)
    }

    pub fn brutal(players: usize) -> Self {
        Self::new(GameName::Vengeance, json!({"brutal": true}), players)
    }

    pub fn uno(players: usize, scoring: &str, target: u32) -> Self {
        Self::new(GameName::UnoFlip, json!({"scoring": scoring, "target": target}), players)
    }

    pub fn sheet(&self) -> &ScoreSheet {
        self.log.sheet()
    }

    pub fn entry(&self, act: Act) -> Result<Entry, Refusal> {
        self.log.entry(&self.writer, 0, 0, act)
    }

    /// Does something that fits, and does not make anything else void.
    pub fn act(&mut self, act: Act) -> &mut Self {
        let entry = self.entry(act).unwrap_or_else(|refusal| panic!("{refusal}"));
        self.log.add(entry).unwrap();
        assert_eq!(self.sheet().void(), []);
        self
    }

    /// Does something that is refused, and changes nothing.
    pub fn refused(&mut self, act: Act) -> Refusal {
        let before = self.log.clone();
        let refusal = self.entry(act.clone()).expect_err("it does not fit");
        let entry = Entry { id: "else.1".parse().unwrap(), seen: 0, at: 0, act };
        assert_eq!(self.log.add(entry), Err(refusal.clone()));
        assert_eq!(self.log, before);
        assert!(!refusal.to_string().is_empty());
        refusal
    }

    /// Writes down points of everybody in the order of their numbers, in the round that is open.
    pub fn points<const N: usize>(&mut self, points: [i64; N]) -> &mut Self {
        let mut number = 0;
        let turns = points.map(|points| {
            number += 1;
            (number, Turn::Points(points))
        });
        self.act(write(self.sheet().last_round(), turns))
    }

    pub fn totals(&self) -> Vec<i64> {
        let sheet = self.sheet();
        (1..=sheet.places().len()).map(|number| sheet.total(&id(number), sheet.last_round())).collect()
    }

    /// Who deals in the round that is open.
    pub fn dealer(&self) -> usize {
        number(&self.sheet().rounds().last().unwrap().dealer)
    }

    pub fn points_of(&self, number: usize, round: u32) -> Option<i64> {
        self.sheet().round(round)?.points(&id(number)).map(|points| points.points)
    }
}

pub fn number(player: &PlayerId) -> usize {
    player.as_str()[2..].parse().unwrap()
}

pub fn won(number: usize) -> Outcome {
    Outcome::Won { player: id(number) }
}

pub fn tied(numbers: &[usize]) -> Outcome {
    Outcome::Tied { players: numbers.iter().copied().map(id).collect() }
}

/// Whether the sheet says the same of the end of a round as the engine.
pub fn assert_agrees(kept: &Kept, round: u32, dealer: usize, totals: &[i64], outcome: &Outcome) {
    let sheet = kept.sheet();
    let context = || format!("round {round} of {:?}: {:?}", sheet.rules(), sheet.rounds().last());
    let written: Vec<i64> = (1..=totals.len()).map(|number| sheet.total(&id(number), round)).collect();
    assert_eq!(written, totals, "{}", context());
    assert_eq!(number(&sheet.round(round).unwrap().dealer), dealer, "{}", context());
    assert_eq!(sheet.outcome(), *outcome, "{}", context());
    let places = game::places(totals, sheet.rules().lowest_wins());
    for standing in sheet.standings(round) {
        let at = number(&standing.player) - 1;
        assert_eq!((standing.place, standing.total), (Some(places[at]), totals[at]), "{}", context());
    }
    let over = matches!(outcome, Outcome::Won { .. });
    assert_eq!(sheet.last_round(), round + u32::from(!over), "{}", context());
    assert_eq!(sheet.void(), [], "{}", context());
}
