//! Sheets in few words.

use hosting::GameName;
use score_keeper::{Act, Claim, Held, Player, PlayerId, SheetLog, Turn, Writer};
use scoreboard::{Game, Kept, PersonKey, SheetId};
use serde_json::{Value, json};

pub const HOUR: u64 = 3_600_000;

/// A sheet that is written on, an hour after nothing.
pub struct Sheet {
    pub kept: Kept,
    writer: Writer,
    now: u64,
}

pub fn who(name: &str) -> PersonKey {
    PersonKey::of(name).unwrap()
}

pub fn id(text: &str) -> SheetId {
    text.parse().unwrap()
}

pub fn player(number: usize) -> PlayerId {
    format!("p.{number}").parse().unwrap()
}

impl Sheet {
    pub fn begun(name: &str, at: u64, game: GameName, rules: Value, names: &[&str]) -> Self {
        let Value::Object(rules) = rules else { panic!("{rules} is no object") };
        let called = |(number, name): (usize, &&str)| Player {
            id: player(number),
            name: (*name).to_owned(),
            avatar: None,
        };
        let players = (1..).zip(names).map(called).collect();
        let writer: Writer = "phone".parse().unwrap();
        let begin = Act::Begin { game, rules, players, dealer: player(1) };
        let log = SheetLog::begin(&writer, at, begin).unwrap();
        Self { kept: Kept { id: id(name), log }, writer, now: at }
    }

    /// Flip 7 to a hundred.
    pub fn flip7(name: &str, at: u64, names: &[&str]) -> Self {
        Self::begun(name, at, GameName::Flip7, json!({"target": 100}), names)
    }

    pub fn act(mut self, act: Act) -> Self {
        self.now += 60_000;
        let entry = self.kept.log.entry(&self.writer, 0, self.now, act).unwrap();
        self.kept.log.add(entry).unwrap();
        self
    }

    /// Turns of the round that is open.
    pub fn turns<const N: usize>(self, turns: [Turn; N]) -> Self {
        let round = self.kept.log.sheet().last_round();
        let turns = (1..).zip(turns).map(|(number, turn)| (player(number), Some(turn))).collect();
        self.act(Act::Write { round, turns })
    }

    pub fn points<const N: usize>(self, points: [i64; N]) -> Self {
        self.turns(points.map(Turn::Points))
    }

    pub fn game(self) -> Game {
        Game::of(&self.kept)
    }
}

pub fn cards(codes: &str) -> Turn {
    let cards = codes.split_whitespace().map(str::to_owned).collect();
    Turn::Cards(Held { cards, claim: Claim::Unsaid, ..Held::default() })
}

/// A game of two that the first one wins or loses.
pub fn won(name: &str, at: u64, names: [&str; 2], first: bool) -> Game {
    Sheet::flip7(name, at, &names).points(if first { [100, 20] } else { [20, 100] }).game()
}
