//! A device: the worker's desk, the page's storage, and a test that sets the clock.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};

use chacha20::ChaCha20Rng;
use game::Seed;
use game::random::Use;
use local_table::desk::{Alarm, Desk, Effect};
use local_table::storage::{self, Company, Slot, Storage};
use local_table::{Answer, Ask, Player};
use protocol::{Command, GameName};
use rand_core::Rng;
use serde_json::{Value, json};

/// When a device is switched on, in milliseconds since 1970.
pub const ON: u64 = 1_000_000;

/// What a browser keeps, in as much room as a test gives it.
#[derive(Default)]
pub struct Shelf {
    texts: RefCell<BTreeMap<String, String>>,
    pub full: Cell<bool>,
}

impl Storage for Shelf {
    fn read(&self, name: &str) -> Option<String> {
        self.texts.borrow().get(name).cloned()
    }

    fn write(&self, name: &str, text: &str) -> bool {
        if self.full.get() {
            return false;
        }
        self.texts.borrow_mut().insert(name.to_owned(), text.to_owned());
        true
    }
}

/// A tab of a browser with a table in its worker.
pub struct Device<'a> {
    desk: Desk,
    /// What is played in it.
    pub slot: Slot,
    pub shelf: &'a Shelf,
    pub now: u64,
    luck: ChaCha20Rng,
    /// Alarms that have not gone off yet, with their times.
    pub alarms: VecDeque<(u64, Alarm)>,
    /// Everything that the page was told.
    pub heard: Vec<Answer>,
    /// Whether there was room for what was to be kept last.
    pub kept: bool,
    /// The table as the page was told of it last.
    pub table: Value,
    /// The game as the page was told of it last.
    pub game: Value,
}

impl<'a> Device<'a> {
    /// A tab in which a game is played that was kept.
    pub fn again(shelf: &'a Shelf, seed: u128, slot: Slot) -> Self {
        Self { slot, ..Self::new(shelf, seed) }
    }

    /// A tab in which nothing was asked yet.
    pub fn new(shelf: &'a Shelf, seed: u128) -> Self {
        Self {
            desk: Desk::default(),
            slot: Slot { game: GameName::Flip7, company: Company::Bots },
            shelf,
            now: ON,
            luck: Seed::from(seed).stream(Use::Simulation),
            alarms: VecDeque::new(),
            heard: Vec::new(),
            kept: false,
            table: Value::Null,
            game: Value::Null,
        }
    }

    /// Asks the worker. Returns what it tells.
    pub fn ask(&mut self, ask: Ask) -> &[Answer] {
        let luck = &mut self.luck;
        let effects = self.desk.ask(ask, self.now, &mut |bytes| luck.fill_bytes(bytes));
        self.carry_out(effects)
    }

    /// Lets the next alarm go off when its time has come. Returns what the worker tells.
    pub fn wake(&mut self) -> &[Answer] {
        let (at, alarm) = self.alarms.pop_front().expect("somebody waits");
        self.now = at;
        let luck = &mut self.luck;
        let effects = self.desk.wake(alarm, at, &mut |bytes| luck.fill_bytes(bytes));
        self.carry_out(effects)
    }

    fn carry_out(&mut self, effects: Vec<Effect>) -> &[Answer] {
        let before = self.heard.len();
        for effect in effects {
            match effect {
                Effect::Wake { millis, alarm } => {
                    self.alarms.push_back((self.now + u64::from(millis), alarm));
                }
                Effect::Tell(answer) => {
                    // As the page reads it.
                    let answer = serde_json::from_str(&serde_json::to_string(&answer).unwrap()).unwrap();
                    self.hear(&answer);
                    self.heard.push(answer);
                }
            }
        }
        &self.heard[before..]
    }

    fn hear(&mut self, answer: &Answer) {
        match answer {
            Answer::Keep(text) => self.kept = storage::keep(self.shelf, self.slot, text),
            Answer::Said(said) => {
                for (part, value) in [("table", &mut self.table), ("game", &mut self.game)] {
                    if !said[part].is_null() {
                        *value = said[part].clone();
                    }
                }
            }
            _ => {}
        }
    }

    /// Sits people and bots down and begins.
    pub fn begin(&mut self, game: &str, rules: Value, people: &[&str], bots: usize) -> &[Answer] {
        if let Ok(game) = game.parse() {
            self.slot = Slot { game, company: Company::of(people.len()) };
        }
        let people = people.iter().map(|name| Player::person((*name).to_owned()));
        let bots = std::iter::repeat_n(Player::Bot("normal".to_owned()), bots);
        let Value::Object(rules) = rules else { panic!("options are an object") };
        self.ask(Ask::Begin { game: game.to_owned(), rules, players: people.chain(bots).collect() })
    }

    /// Goes on with what was kept.
    pub fn resume(&mut self) -> &[Answer] {
        let kept = storage::kept(self.shelf, self.slot).unwrap_or_default();
        self.ask(Ask::Resume { kept })
    }

    /// Makes a move for whoever holds the device.
    pub fn play(&mut self, action: &str) -> &[Answer] {
        self.ask(Ask::Do(Command::Move { action: action.to_owned() }))
    }

    /// The guest who is to act, if it is not a bot.
    pub fn awaited(&self) -> Option<u32> {
        let seat = usize::try_from(self.game["to_act"].as_u64()?).unwrap();
        u32::try_from(self.table["seats"][seat - 1]["guest"].as_u64()?).ok()
    }

    /// Plays on for everybody until the game is over or so many moves were made.
    pub fn play_on(&mut self, moves: usize) {
        for _ in 0..moves {
            if self.table["phase"] != "playing" {
                return;
            }
            match self.awaited() {
                None => drop(self.wake()),
                Some(guest) => {
                    self.ask(Ask::HandTo(guest));
                    let action = self.some_choice();
                    self.play(&action);
                }
            }
        }
    }

    /// Plays on until it is a bot's turn.
    pub fn play_until_bots_think(&mut self) {
        while self.awaited().is_some() {
            self.play_on(1);
        }
    }

    /// Begins tables until a bot is the first to act, and drops all alarms but its own.
    pub fn begin_with_a_bot(&mut self) {
        self.alarms.clear();
        while self.alarms.is_empty() {
            self.begin("flip7", json!({}), &["Ann"], 2);
        }
    }

    /// Something that whoever holds the device may do: a card is played if one can be, so
    /// that games end.
    fn some_choice(&mut self) -> String {
        let mut choices: Vec<String> = serde_json::from_value(self.game["choices"].clone()).unwrap();
        if choices.iter().any(|choice| choice.starts_with("play")) {
            choices.retain(|choice| choice.starts_with("play"));
        }
        choices.swap_remove(game::random::index(&mut self.luck, choices.len()))
    }
}

/// Everything that a page needs to show the table, as the worker says it.
pub fn welcome(heard: &[Answer]) -> &Value {
    let said = heard.iter().find_map(|answer| match answer {
        Answer::Said(said) if said["type"] == "welcome" => Some(said),
        _ => None,
    });
    said.unwrap_or_else(|| panic!("there is no welcome in {heard:?}"))
}

/// Options of a game that is soon over.
pub fn short() -> Value {
    json!({"target": 1})
}
