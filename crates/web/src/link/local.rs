//! A table in the page itself: the same rules, the same log, the same messages
//! as in the house, and no house. It is kept in the browser and goes on after a
//! reload.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::wire::Audience;
use protocol::{Code, Command, OpenTable, Phase, Problem};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use tables::{Chore, Decision, Entry, LogEvent, Logged, Recent, Secret, Table, Who};

use crate::browser;
use crate::room::{Line, Room};

/// Where the table is kept in the browser.
const KEPT: &str = "local";

/// What such a table calls itself.
const NAME: &str = "HERE";

/// Somebody who plays at the table in the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person, by name.
    Person(String),
    /// A bot, by its level.
    Bot(String),
}

/// What is kept of a table.
#[derive(Serialize, Deserialize)]
struct Kept {
    log: Vec<Box<RawValue>>,
    secrets: Vec<(String, Vec<u8>)>,
}

/// The table of this page.
pub struct Local {
    me: Weak<Local>,
    room: Room,
    table: RefCell<Table>,
    log: RefCell<Vec<Logged>>,
    secrets: RefCell<Vec<Secret>>,
    /// Who holds the device.
    pub holder: RwSignal<u32>,
    /// How long a bot seems to think.
    pause: Cell<Duration>,
    over: Cell<bool>,
    /// The event after which the bots had nothing to do.
    declined: Cell<u64>,
}

/// The game of the table that was kept, if there is one that is not over.
pub fn saved() -> Option<String> {
    let (log, secrets) = kept()?;
    let table = Table::fold(NAME, &log, &secrets).ok()??;
    (table.phase() == Phase::Playing).then(|| table.info().game)
}

fn kept() -> Option<(Vec<Logged>, Vec<Secret>)> {
    let kept: Kept = serde_json::from_str(&browser::kept(KEPT)?).ok()?;
    let entry = |(event, seq): (Box<RawValue>, u64)| Logged { seq, event: event.get().to_owned() };
    let log = kept.log.into_iter().zip(1..).map(entry).collect();
    let secrets = kept.secrets.into_iter().map(|(name, value)| Secret { name, value }).collect();
    Some((log, secrets))
}

impl Local {
    /// Sits everybody down at a new table and begins.
    pub fn begin(
        room: Room,
        game: &str,
        rules: &Map<String, Value>,
        players: &[Player],
        pause: Duration,
    ) -> Result<Rc<Self>, Problem> {
        let request = OpenTable {
            game: game.to_owned(),
            rules: rules.clone(),
            seats: Some(players.len()),
            bots: Vec::new(),
            timer: None,
            public: false,
            hints: true,
            name: None,
        };
        let opening = tables::open(&request, &mut browser::fresh)?;
        let LogEvent::Opened(spec) = opening.decision.events[0].clone() else {
            return Err(Problem::new(Code::Wrong, "a table begins with its opening"));
        };
        let table = Table::opened(NAME, spec, browser::now());
        let local = Self::new(room, table, Vec::new(), Vec::new(), pause);
        local.write_down(&Entry { at: browser::now(), event: opening.decision.events[0].clone() });
        local.learn(opening.decision.secrets);
        local.sit_down(players)?;
        local.show();
        Ok(local)
    }

    /// Goes on with the table that was kept.
    pub fn resume(room: Room, pause: Duration) -> Option<Rc<Self>> {
        let (log, secrets) = kept()?;
        let table = Table::fold(NAME, &log, &secrets).ok()??;
        let local = Self::new(room, table, log, secrets, pause);
        local.show();
        Some(local)
    }

    fn new(room: Room, table: Table, log: Vec<Logged>, secrets: Vec<Secret>, pause: Duration) -> Rc<Self> {
        let holder = table.info().guests.first().map_or(1, |guest| guest.guest);
        Rc::new_cyclic(|me| Self {
            me: me.clone(),
            room,
            table: RefCell::new(table),
            log: RefCell::new(log),
            secrets: RefCell::new(secrets),
            holder: RwSignal::new(holder),
            pause: Cell::new(pause),
            over: Cell::new(false),
            declined: Cell::new(0),
        })
    }

    fn sit_down(&self, players: &[Player]) -> Result<(), Problem> {
        let stranger = Who { guest: None, opener: true };
        let mut host = stranger;
        for player in players {
            match player {
                Player::Person(name) => {
                    let command = Command::Join { name: name.clone(), sit: true, key: None };
                    self.decide(stranger, &command)?;
                    host.guest = self.table.borrow().host();
                }
                Player::Bot(level) => self.decide(host, &Command::AddBot { level: level.clone() })?,
            }
        }
        self.salt();
        self.decide(host, &Command::Start)
    }

    /// Everybody here adds random bytes, so that the shuffles can be checked
    /// like those of the house.
    fn salt(&self) {
        let guests = self.table.borrow().info().guests;
        for guest in guests {
            let who = Who { guest: Some(guest.guest), opener: false };
            let command = Command::Salt { salt: browser::fresh_hex::<32>() };
            // Those who are salted already stay as they are.
            let _ = self.decide(who, &command);
        }
    }

    /// Has something done by whoever holds the device.
    pub fn order(&self, command: &Command) {
        if *command == Command::Start {
            self.salt();
        }
        let who = Who { guest: Some(self.holder.get_untracked()), opener: true };
        if let Err(problem) = self.decide(who, command) {
            self.room.problem.set(Some(problem));
        }
        self.go_on();
    }

    /// How long bots seem to think from now on.
    pub fn set_pause(&self, pause: Duration) {
        self.pause.set(pause);
    }

    /// Somebody takes the device.
    pub fn hand_to(&self, guest: u32) {
        self.holder.set(guest);
        self.room.me.set(Some(guest));
        self.show_game();
    }

    /// The guest whose turn it is, if it is a person's.
    pub fn awaited(&self) -> Option<u32> {
        let table = self.table.borrow();
        let info = table.info();
        let position = table.position(Audience::Watcher)?;
        let position: Value = serde_json::from_str(position.get()).ok()?;
        let seat = usize::try_from(position["to_act"].as_u64()?).ok()?;
        let sitting = info.seats.get(seat.checked_sub(1)?)?;
        sitting.guest.filter(|_| sitting.bot.is_none() && info.phase == Phase::Playing)
    }

    /// How many people share this device.
    pub fn people(&self) -> usize {
        self.table.borrow().info().guests.len()
    }

    /// The record of the last game with the proof of its shuffles, once it is over.
    pub fn published(&self) -> Option<String> {
        self.table.borrow().published()
    }

    /// The page goes elsewhere.
    pub fn hang_up(&self) {
        self.over.set(true);
    }

    fn decide(&self, who: Who, command: &Command) -> Result<(), Problem> {
        let decision = self.table.borrow().decide(who, command, &mut browser::fresh)?;
        self.follow(decision);
        Ok(())
    }

    fn learn(&self, secrets: Vec<Secret>) {
        self.table.borrow_mut().learn(&secrets);
        self.secrets.borrow_mut().extend(secrets);
    }

    fn write_down(&self, entry: &Entry) {
        let seq = self.log.borrow().len() as u64 + 1;
        self.log.borrow_mut().push(Logged { seq, event: entry.text() });
    }

    /// Writes down what was decided, then shows it.
    fn follow(&self, decision: Decision) {
        self.learn(decision.secrets);
        for event in decision.events {
            let entry = Entry { at: browser::now(), event };
            self.write_down(&entry);
            let news = self.table.borrow_mut().apply(&entry);
            // What was decided fits the table: it was decided for this one.
            let Ok(news) = news else { return };
            let recent = self.table.borrow().recent(&entry, news);
            self.tell(&recent);
        }
        self.keep();
    }

    fn audience(&self) -> Audience {
        let who = Who { guest: Some(self.holder.get_untracked()), opener: false };
        self.table.borrow().audience(who)
    }

    fn tell(&self, recent: &Recent) {
        let mut told = self.table.borrow().told(recent, self.audience());
        // The story stays on the page when the device changes hands: it tells
        // those who share one only what everybody may know.
        if self.people() > 1 {
            told.told = self.table.borrow().told(recent, Audience::Watcher).told;
        }
        let text = serde_json::to_string(&told).unwrap_or_default();
        if self.room.line.get_untracked() == Line::Open
            && let Ok(event) = serde_json::from_str(&text)
        {
            self.room.follow(&event);
        }
    }

    /// Shows everything as it is, to whoever holds the device.
    fn show(&self) {
        let (seq, info) = (self.table.borrow().seq(), self.table.borrow().info());
        let guests = info.guests.iter().map(|guest| guest.guest).collect();
        let here = protocol::Room { here: guests, ..protocol::Room::default() };
        let game = self.game();
        self.room.welcome(
            seq,
            browser::now(),
            Some(self.holder.get_untracked()),
            info,
            game.as_ref(),
            here,
            None,
        );
        self.go_on();
    }

    fn game(&self) -> Option<Value> {
        let position = self.table.borrow().position(self.audience())?;
        serde_json::from_str(position.get()).ok()
    }

    fn show_game(&self) {
        self.room.show_game(self.game().as_ref());
    }

    fn keep(&self) {
        let raw = |logged: &Logged| RawValue::from_string(logged.event.clone()).ok();
        let log = self.log.borrow().iter().filter_map(raw).collect();
        let secrets = self.secrets.borrow();
        let secrets = secrets.iter().map(|secret| (secret.name.clone(), secret.value.clone())).collect();
        if let Ok(text) = serde_json::to_string(&Kept { log, secrets }) {
            browser::keep(KEPT, &text);
        }
    }

    /// What happens by itself: bots move, a game that is won ends.
    fn go_on(&self) {
        if self.over.get() {
            return;
        }
        if self.table.borrow().is_won() {
            self.perform(Chore::Finish);
            return;
        }
        let seq = self.table.borrow().seq();
        if self.table.borrow().bots_may_move() && self.declined.get() != seq {
            let me = self.me.clone();
            let pause = self.pause.get();
            spawn_local(async move {
                browser::pause(pause).await;
                if let Some(me) = me.upgrade()
                    && me.table.borrow().seq() == seq
                    && !me.over.get()
                {
                    me.perform(Chore::BotMoves);
                }
            });
        }
    }

    fn perform(&self, chore: Chore) {
        let seq = self.table.borrow().seq();
        let decision = self.table.borrow().perform(chore, &mut browser::fresh);
        match decision {
            Some(decision) => self.follow(decision),
            None => self.declined.set(seq),
        }
        self.go_on();
    }
}
