//! The table that is shown: the last of everything that was told.

use std::collections::{BTreeMap, VecDeque};

use client::session::Welcome;
use hosting::GameName;
use i18n::{Lang, Seats, Words};
use protocol::{Event, Phase, Problem, TableInfo, What, You};
use serde_json::Value;
use shown::step::Sound;
use shown::{Position, Step, log};

/// How many lines of the story are kept to be read.
const LINES: usize = 400;

/// What a table tells, wherever it is.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// How everything stands.
    Welcome(Box<Welcome>),
    /// The next thing that happened.
    Event(Box<Event>),
    /// Who one is now.
    You(You),
    /// Something was refused, and nothing has changed.
    Refused(Problem),
    /// The connection is lost; it is being tried again.
    Lost,
    /// Who is there has changed.
    Here(protocol::Room),
    /// The game was kept, and goes on.
    Resumed,
}

/// A line of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What happened, in words.
    pub text: String,
    /// The id of the rule that it follows from, if it happened in the game.
    pub rule: Option<String>,
    /// How it feels.
    pub tone: Tone,
}

/// How a line of the story feels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As usual.
    Plain,
    /// Something at the table, beside the game.
    Aside,
    /// What everybody hopes for.
    Great,
    /// What nobody hopes for.
    Bad,
}

/// Everything that is known of the table.
#[derive(Debug)]
pub struct Room {
    /// The words it is spoken of in.
    pub words: Words,
    /// The table as the last message has it; nothing before the first.
    pub table: Option<TableInfo>,
    /// The game, as whoever is looking may see it.
    pub position: Option<Position>,
    /// Who is looking: the guest, if they have come in.
    pub me: Option<u32>,
    /// Who is there.
    pub here: protocol::Room,
    /// What happened, oldest first.
    pub story: VecDeque<Line>,
    /// How many lines there ever were.
    pub told: u64,
    /// What was refused last, until something else happens.
    pub problem: Option<Problem>,
    /// Whether the connection is lost.
    pub lost: bool,
    /// Whether the server tells of something that is not known here.
    pub outdated: bool,
    guests: BTreeMap<u32, String>,
    /// Whether everybody who is no bot sits at this keyboard.
    local: bool,
}

impl Room {
    /// A table of which nothing is known yet, in a language. At a local one everybody who is no
    /// bot sits at this keyboard.
    pub fn new(lang: Lang, local: bool) -> Self {
        let mut words = Words::new(lang, &i18n::source(lang));
        words.add(&i18n::terminal_source(lang));
        words.add(&i18n::rules_source(lang));
        Self {
            words,
            table: None,
            position: None,
            me: None,
            here: protocol::Room::default(),
            story: VecDeque::new(),
            told: 0,
            problem: None,
            lost: false,
            outdated: false,
            guests: BTreeMap::new(),
            local,
        }
    }

    /// Takes what the table tells.
    pub fn hear(&mut self, news: News) {
        match news {
            News::Welcome(welcome) => self.welcome(*welcome),
            News::Event(event) => self.follow(&event),
            News::You(you) => self.me = you.guest,
            News::Refused(problem) => self.problem = Some(problem),
            News::Lost => self.lost = true,
            News::Here(room) => self.here = room,
            News::Resumed => {
                let text = self.words.say("terminal-resumed");
                self.add(Line { text, rule: None, tone: Tone::Aside });
            }
        }
    }

    fn welcome(&mut self, welcome: Welcome) {
        (self.lost, self.problem) = (false, None);
        self.me = welcome.you.guest;
        self.show_table(welcome.table);
        for event in welcome.missed.unwrap_or_default() {
            self.tell(&event);
        }
        self.position = None;
        self.show_game(welcome.game.as_ref());
        self.here = welcome.room;
    }

    fn follow(&mut self, event: &Event) {
        self.problem = None;
        self.tell(event);
        if let Some(table) = &event.table {
            self.show_table(table.clone());
        }
        if event.game.is_some() {
            self.show_game(event.game.as_ref());
        }
    }

    fn show_table(&mut self, table: TableInfo) {
        for guest in &table.guests {
            self.guests.insert(guest.guest, guest.name.clone());
        }
        self.outdated |= table.game.parse::<GameName>().is_err();
        self.table = Some(table);
    }

    fn show_game(&mut self, game: Option<&Value>) {
        let Some(game) = game else { return };
        let position = self.kind().and_then(|kind| Position::read(kind, game));
        self.outdated |= position.is_none();
        self.position = position;
    }

    /// Puts an event into words.
    fn tell(&mut self, event: &Event) {
        if let What::Joined { guest, name } = &event.what {
            self.guests.insert(*guest, name.clone());
        }
        // Moves are told by the game.
        if !matches!(event.what, What::Moved { .. } | What::Salted { .. } | What::Muted { .. }) {
            let text = self.happened(&event.what);
            self.add(Line { text, rule: None, tone: Tone::Aside });
        }
        let Some(kind) = self.kind() else { return };
        let names = self.names();
        let seats = Seats { names: &names, you: self.own_seat() };
        let told = event.told.as_ref().and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let steps: Vec<Step> = told.iter().filter_map(|step| Step::read(kind, step)).collect();
        self.outdated |= steps.len() < told.len();
        for line in log::lines(&steps) {
            let text = log::told(&self.words, &line, seats);
            // What comes of it all is what people ask about.
            let rule = log::rules(line.iter().copied()).last().map(|&rule| rule.to_owned());
            let sound = line.iter().map(|step| step.sound()).max();
            self.add(Line { text, rule, tone: tone(sound.unwrap_or(Sound::Silence)) });
        }
    }

    /// What happened at the table, in words. What people write is as they wrote it.
    fn happened(&self, what: &What) -> String {
        let guest = |number: u32| self.guests.get(&number).cloned();
        if let What::Said { guest: speaker, text } = what {
            return format!("{}: {text}", guest(*speaker).unwrap_or_default());
        }
        if let What::Emoted { guest: speaker, emote } = what {
            let emote = serde_json::to_value(emote).ok();
            let word = emote.as_ref().and_then(Value::as_str).unwrap_or_default().replace('_', "-");
            let said = self.words.say(&format!("emote-{word}"));
            return format!("{}: {said}", guest(*speaker).unwrap_or_default());
        }
        let what = serde_json::to_value(what).unwrap_or_default();
        let names = self.names();
        self.words.happened(&what, &guest, Seats { names: &names, you: self.own_seat() })
    }

    fn add(&mut self, mut line: Line) {
        // What people write must not steer anybody's terminal.
        line.text = line.text.replace(char::is_control, " ");
        if line.text.is_empty() {
            return;
        }
        self.told += 1;
        self.story.push_back(line);
        if self.story.len() > LINES {
            self.story.pop_front();
        }
    }

    /// What was refused last, in words.
    pub fn trouble(&self) -> Option<String> {
        let problem = self.problem.as_ref()?;
        let code = serde_json::to_value(problem.code).ok();
        let id = format!("problem-{}", code.as_ref().and_then(Value::as_str)?.replace('_', "-"));
        Some(self.words.say(&id))
    }

    /// Which game is played here, if it is known.
    pub fn kind(&self) -> Option<GameName> {
        self.table.as_ref()?.game.parse().ok()
    }

    /// Whether a game is on.
    pub fn phase(&self) -> Option<Phase> {
        self.table.as_ref().map(|table| table.phase)
    }

    /// The names of all seats.
    pub fn names(&self) -> Vec<String> {
        let seats = self.table.as_ref().map_or(&[][..], |table| &table.seats);
        seats.iter().map(|sitting| sitting.name.clone()).collect()
    }

    /// What a seat is called.
    pub fn name(&self, seat: usize) -> String {
        self.words.seat(seat, &self.names())
    }

    /// What a guest is called.
    pub fn guest(&self, guest: u32) -> String {
        self.guests.get(&guest).cloned().unwrap_or_default()
    }

    /// The other seats in the order of play, beginning after the own one.
    pub fn others(own: Option<usize>, seats: usize) -> Vec<usize> {
        let first = own.unwrap_or(0);
        (0..seats).map(|place| (first + place) % seats + 1).filter(|seat| Some(*seat) != own).collect()
    }

    /// The seat of whoever is looking, from 1.
    pub fn seat(&self) -> Option<usize> {
        let (me, table) = (self.me?, self.table.as_ref()?);
        Some(table.seats.iter().position(|sitting| sitting.guest == Some(me))? + 1)
    }

    /// Whether several people share this keyboard.
    pub fn shared(&self) -> bool {
        self.local && self.table.as_ref().is_some_and(|table| table.guests.len() > 1)
    }

    /// The seat that is one's own, to be called so. Where several share the keyboard it is
    /// nobody's: all of them read the same screen.
    pub fn own_seat(&self) -> Option<usize> {
        self.seat().filter(|_| !self.shared())
    }

    /// Whether whoever is looking is the host.
    pub fn hosts(&self) -> bool {
        self.me.is_some() && self.table.as_ref().is_some_and(|table| table.host == self.me)
    }

    /// The guest whose turn it is, if it is a person's.
    pub fn awaited(&self) -> Option<u32> {
        let table = self.table.as_ref().filter(|table| table.phase == Phase::Playing)?;
        let sitting = table.seats.get(self.position.as_ref()?.to_act?.checked_sub(1)?)?;
        sitting.guest.filter(|_| sitting.bot.is_none())
    }
}

const fn tone(sound: Sound) -> Tone {
    match sound {
        Sound::Silence | Sound::Card | Sound::Freeze | Sound::Flip => Tone::Plain,
        Sound::Bust => Tone::Bad,
        Sound::Flip7 | Sound::Win => Tone::Great,
    }
}
