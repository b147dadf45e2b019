//! The table that the page shows: of the game what has been shown of it by now, of everything
//! else the last that was told.

use std::collections::{BTreeMap, VecDeque};

use leptos::prelude::*;
use protocol::{Closed, GameName, Phase, Problem, ServerMessage, TableInfo};
use serde_json::Value;

use crate::browser;
use crate::settings::settings;
use crate::stage::Stage;
use crate::talk::Talk;
use shown::position::Position;
use shown::step::Step;

/// How many lines of the story are kept to be read.
const LINES: usize = 400;

/// How the page stands with the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Not there yet.
    Connecting,
    /// Everything shown is as it is.
    Open,
    /// The connection is lost; it is being tried again.
    Lost,
    /// It is over, for this reason.
    Ended(Problem),
    /// It is over for whoever is looking.
    Parted(Parting),
    /// The game that was kept in this browser cannot be read.
    Unreadable,
}

/// How somebody's time at a table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parting {
    /// The host has sent them away.
    Kicked,
    /// The host has sent them away for good.
    Banned,
    /// The table was closed.
    Closed(Closed),
}

impl Parting {
    /// Whether an event ended somebody's time at the table.
    pub fn of(event: &Event, me: Option<u32>) -> Option<Self> {
        let own = me.is_some() && event.what["guest"].as_u64() == me.map(u64::from);
        match event.what["event"].as_str() {
            Some("kicked") if own => Some(Self::Kicked),
            Some("banned") if own => Some(Self::Banned),
            Some("closed") if event.what["idle"] == true => Some(Self::Closed(Closed::Idle)),
            Some("closed") => Some(Self::Closed(Closed::Host)),
            _ => None,
        }
    }
}

/// Something that can be read in the story of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryLine {
    /// A number that no other line has.
    pub key: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened, to be put into words.
    pub what: Telling,
    /// Whether it happened while this page was open.
    pub new: bool,
}

impl StoryLine {
    /// What an event adds to the story.
    pub(crate) fn of(event: &Event, steps: &[Step], new: bool) -> Vec<Self> {
        let kind = event.what["event"].as_str().unwrap_or_default();
        let table = (!UNTOLD.contains(&kind)).then(|| Telling::Table(event.what.clone()));
        let told = table.into_iter().chain(steps.iter().cloned().map(Telling::Game));
        let line = |(key, what)| Self { key, at: event.at, what, new };
        (event.seq * 1000..).zip(told).map(line).collect()
    }

    /// What happened in the game, if this tells of that.
    pub fn step(&self) -> Option<&Step> {
        match &self.what {
            Telling::Game(step) => Some(step),
            Telling::Table(_) => None,
        }
    }

    /// Whether it is what people say, or who comes and goes, and not a part of the game.
    pub fn is_talk(&self) -> bool {
        match &self.what {
            Telling::Game(_) => false,
            Telling::Table(what) => !OF_THE_GAME.iter().any(|event| what["event"] == *event),
        }
    }
}

/// What a line tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Telling {
    /// Something in the game.
    Game(Step),
    /// Something at the table.
    Table(Value),
}

/// What happens at a table and is not told: moves are told by the game.
const UNTOLD: [&str; 3] = ["moved", "salted", "muted"];

/// What happens at a table and belongs to the game.
const OF_THE_GAME: [&str; 3] = ["started", "rested", "ended"];

/// The scores after a round, to be drawn at the end.
pub type Rounds = Vec<Vec<i64>>;

/// Everything about the table that the page shows.
#[derive(Clone, Copy)]
pub struct Room {
    /// How the page stands with it.
    pub line: RwSignal<Line>,
    /// The table as the last message has it; nothing before the first.
    pub table: RwSignal<Option<TableInfo>>,
    /// The game, as whoever is looking may see it.
    pub game: RwSignal<Option<Position>>,
    /// Who is looking: the guest, if they have come in.
    pub me: RwSignal<Option<u32>>,
    /// Whether they opened the table and may come in as its host.
    pub opener: RwSignal<bool>,
    /// Who is there.
    pub here: RwSignal<protocol::Room>,
    /// What happened, oldest first.
    pub story: RwSignal<VecDeque<StoryLine>>,
    /// What people say and show.
    pub talk: Talk,
    /// What was just seen to happen in the game.
    pub steps: RwSignal<Vec<Step>>,
    /// What is yet to be shown of the game.
    stage: StoredValue<Stage>,
    /// Something that was refused, to be shown for a moment.
    pub problem: RwSignal<Option<Problem>>,
    /// Whether the server tells of something that this page is too old to know.
    pub outdated: RwSignal<bool>,
    /// How many commands wait for their answer.
    pub waiting: RwSignal<usize>,
    /// How far the clock of the server is ahead, in milliseconds.
    pub ahead: RwSignal<i64>,
    /// The names of all guests that were ever heard of.
    guests: RwSignal<BTreeMap<u32, String>>,
    /// The commitment of each game, as it was before the game.
    promised: RwSignal<BTreeMap<u32, String>>,
}

impl Room {
    /// A table of which nothing is known yet.
    pub fn new() -> Self {
        Self {
            line: RwSignal::new(Line::Connecting),
            table: RwSignal::new(None),
            game: RwSignal::new(None),
            me: RwSignal::new(None),
            opener: RwSignal::new(false),
            here: RwSignal::default(),
            story: RwSignal::default(),
            talk: Talk::new(),
            steps: RwSignal::default(),
            stage: StoredValue::new(Stage::new()),
            problem: RwSignal::new(None),
            outdated: RwSignal::new(false),
            waiting: RwSignal::new(0),
            ahead: RwSignal::new(0),
            guests: RwSignal::default(),
            promised: RwSignal::default(),
        }
    }

    /// What is yet to be shown of the game.
    pub fn stage(&self) -> Stage {
        self.stage.get_value()
    }

    /// Takes everything as it is now.
    pub fn welcome(&self, welcome: Welcome) {
        self.ahead.set(welcome.now.cast_signed() - browser::now().cast_signed());
        self.me.set(welcome.you.guest);
        let new = self.table.with_untracked(Option::is_some);
        // What was missed can be read once it is known which game it is of.
        self.note_table(&welcome.table);
        self.table.set(Some(welcome.table));
        self.show_all(welcome.seq, welcome.game.as_ref().and_then(|game| self.position(game)));
        for event in welcome.missed.unwrap_or_default() {
            let steps = self.read(&event);
            self.note(&event);
            self.write(StoryLine::of(&event, &steps, new));
        }
        self.here.set(welcome.room);
        self.line.set(Line::Open);
    }

    /// Notes what is promised for the next game of the table: what is promised while nobody has
    /// played yet cannot be taken back.
    fn note_table(&self, table: &TableInfo) {
        self.promised.update(|promised| {
            promised.entry(table.number).or_insert_with(|| table.commitment.clone());
        });
        for guest in &table.guests {
            self.meet(guest.guest, &guest.name);
        }
        if table.game.parse::<GameName>().is_err() {
            self.outdated.set(true);
        }
        self.stage().note_table(table);
    }

    /// Notes what is known from now on, whatever is shown.
    pub(crate) fn note(&self, event: &Event) {
        if let (Some(guest), Some(name)) = (event.what["guest"].as_u64(), event.what["name"].as_str()) {
            self.meet(u32::try_from(guest).unwrap_or_default(), name);
        }
        if let Some(table) = &event.table {
            self.note_table(table);
        }
    }

    /// What was promised for a game, if this page saw it.
    pub fn promised(&self, number: u32) -> Option<String> {
        self.promised.with_untracked(|promised| promised.get(&number).cloned())
    }

    /// What an event tells of the game. If this page does not know something
    /// of it, it is too old to show what is going on.
    pub(crate) fn read(&self, event: &Event) -> Vec<Step> {
        let told = event.told.as_ref().and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let Some(game) = untrack(|| self.kind()) else { return Vec::new() };
        let steps: Vec<Step> = told.iter().filter_map(|step| Step::read(game, step)).collect();
        if steps.len() < told.len() {
            self.outdated.set(true);
        }
        steps
    }

    /// Adds lines to the story, and to the talk what was said.
    pub(crate) fn write(&self, lines: Vec<StoryLine>) {
        let (talk, lines): (Vec<_>, Vec<_>) = lines.into_iter().partition(StoryLine::is_talk);
        self.talk.hear(talk, self.me.get_untracked());
        if !lines.is_empty() {
            self.story.update(|story| {
                story.extend(lines);
                let surplus = story.len().saturating_sub(LINES);
                story.drain(..surplus);
            });
        }
    }

    /// Notes who somebody is: of those who have left, the story still speaks.
    fn meet(&self, guest: u32, name: &str) {
        // Every line of the story looks here: it changes only for somebody new.
        if self.guests.with_untracked(|guests| !guests.contains_key(&guest)) {
            self.guests.update(|guests| drop(guests.insert(guest, name.to_owned())));
        }
    }

    /// What a guest is called.
    pub fn called(&self, guest: u32) -> Option<String> {
        self.guests.with(|guests| guests.get(&guest).cloned())
    }

    /// The seat of whoever is looking.
    pub fn seat(&self) -> Option<usize> {
        let me = self.me.get()?;
        self.table.with(|table| {
            let seats = &table.as_ref()?.seats;
            Some(seats.iter().position(|sitting| sitting.guest == Some(me))? + 1)
        })
    }

    /// Whether whoever is looking is the host, as all are who share a device.
    pub fn hosts(&self) -> bool {
        if self.stage().is_here() {
            return true;
        }
        let me = self.me.get();
        self.table.with(|table| {
            let host = table.as_ref().map(|table| table.host);
            host.is_some_and(
                |host| if me.is_some() { host == me } else { host.is_none() && self.opener.get() },
            )
        })
    }

    /// Whether a game is on.
    pub fn phase(&self) -> Option<Phase> {
        self.table.with(|table| table.as_ref().map(|table| table.phase))
    }

    /// The names of all seats.
    pub fn names(&self) -> Vec<String> {
        self.table.with(|table| {
            let seats = table.as_ref().map_or(&[][..], |table| &table.seats);
            seats.iter().map(|sitting| sitting.name.clone()).collect()
        })
    }

    /// Which game is played here, if this page knows it.
    pub fn kind(&self) -> Option<GameName> {
        self.table.with(|table| table.as_ref()?.game.parse().ok())
    }

    /// Whether whoever is looking plays and wants hints, and the host allows them.
    pub fn hints(&self) -> bool {
        let allowed = self.table.with(|table| table.as_ref().is_some_and(|table| table.hints));
        allowed && settings().hints.get() && self.seat().is_some()
    }

    /// Whether it is the turn of whoever is looking.
    pub fn my_turn(&self) -> bool {
        let seat = self.seat();
        self.phase() == Some(Phase::Playing)
            && self.game.with(|game| game.as_ref().is_some_and(|game| seat.is_some() && game.to_act == seat))
    }
}

/// A message of the server, as the page reads it. What happened at the table is
/// left as it comes: it is only put into words.
pub type Message = ServerMessage<Value, Value>;

/// How everything stands, as the page reads it.
pub type Welcome = client::session::Welcome<Value, Value>;

/// Something that happened.
pub type Event = protocol::Event<Value, Value>;
