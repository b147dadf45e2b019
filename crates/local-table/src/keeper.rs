//! A table in the browser itself: the same rules, the same log, the same
//! messages as at a server, and no server.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use hosting::Audience;
use local_table::{Answer, Player};
use protocol::{Code, Command, OpenTable, Problem, ServerMessage, VERSION};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use table::{Chore, Decision, Entry, LogEvent, Logged, Recent, Secret, Table, Who};
use wasm_bindgen_futures::spawn_local;

use crate::worker::{fresh, now, pause, tell};

/// What the server would say.
type Message = ServerMessage<Box<RawValue>>;

/// What such a table calls itself.
const NAME: &str = "HERE";

/// How long bots think until the page says otherwise, in milliseconds.
const PAUSE: u32 = 900;

/// What is kept of a table.
#[derive(Serialize, Deserialize)]
struct Kept {
    log: Vec<Box<RawValue>>,
    secrets: Vec<(String, Vec<u8>)>,
}

/// The table, and what is kept of it.
pub struct Keeper {
    me: Weak<Keeper>,
    table: RefCell<Table>,
    log: RefCell<Vec<Logged>>,
    secrets: RefCell<Vec<Secret>>,
    /// Who holds the device.
    holder: Cell<u32>,
    pause: Cell<u32>,
    /// The event after which the bots had nothing to do.
    declined: Cell<u64>,
    /// Whether the page has been shown the table.
    shown: Cell<bool>,
}

impl Keeper {
    /// Sits everybody down at a new table and begins.
    pub fn begin(game: &str, rules: &Map<String, Value>, players: &[Player]) -> Result<Rc<Self>, Problem> {
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
        let opening = table::open(&request, &mut fresh)?;
        let LogEvent::Opened(spec) = opening.decision.events[0].clone() else {
            return Err(Problem::new(Code::Wrong, "a table begins with its opening"));
        };
        let keeper = Self::new(Table::opened(NAME, spec, now()), Vec::new(), Vec::new());
        keeper.write_down(&Entry { at: now(), event: opening.decision.events[0].clone() });
        keeper.learn(opening.decision.secrets);
        keeper.sit_down(players)?;
        keeper.show(Some(keeper.story()));
        Ok(keeper)
    }

    /// Goes on with a table that was kept.
    pub fn resume(kept: &str) -> Option<Rc<Self>> {
        let kept: Kept = serde_json::from_str(kept).ok()?;
        let entry = |(event, seq): (Box<RawValue>, u64)| Logged { seq, event: event.get().to_owned() };
        let log: Vec<Logged> = kept.log.into_iter().zip(1..).map(entry).collect();
        let secrets: Vec<Secret> =
            kept.secrets.into_iter().map(|(name, value)| Secret { name, value }).collect();
        let table = Table::fold(NAME, &log, &secrets).ok()??;
        let keeper = Self::new(table, log, secrets);
        keeper.show(Some(keeper.story()));
        Some(keeper)
    }

    fn new(table: Table, log: Vec<Logged>, secrets: Vec<Secret>) -> Rc<Self> {
        let holder = table.info().guests.first().map_or(1, |guest| guest.guest);
        Rc::new_cyclic(|me| Self {
            me: me.clone(),
            table: RefCell::new(table),
            log: RefCell::new(log),
            secrets: RefCell::new(secrets),
            holder: Cell::new(holder),
            pause: Cell::new(PAUSE),
            declined: Cell::new(0),
            shown: Cell::new(false),
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
    /// like those of the server.
    fn salt(&self) {
        let guests = self.table.borrow().info().guests;
        for guest in guests {
            let mut bytes = [0; 32];
            fresh(&mut bytes);
            let salt = base16ct::lower::encode_string(&bytes);
            let who = Who { guest: Some(guest.guest), opener: false };
            // Those who are salted already stay as they are.
            let _ = self.decide(who, &Command::Salt { salt });
        }
    }

    /// Has something done by whoever holds the device.
    pub fn order(&self, command: &Command) {
        if *command == Command::Start {
            self.salt();
        }
        let who = Who { guest: Some(self.holder.get()), opener: true };
        if let Err(problem) = self.decide(who, command) {
            tell(&Answer::<()>::Refused(problem));
        }
        self.go_on();
    }

    /// How long bots seem to think from now on.
    pub fn set_pause(&self, millis: u32) {
        self.pause.set(millis);
    }

    /// Somebody takes the device.
    pub fn hand_to(&self, guest: u32) {
        self.holder.set(guest);
        self.show(None);
    }

    /// The record of the last game with the proof of its shuffles, once it is over.
    pub fn published(&self) -> Option<String> {
        self.table.borrow().published()
    }

    fn decide(&self, who: Who, command: &Command) -> Result<(), Problem> {
        let decision = self.table.borrow().decide(who, command, &mut fresh)?;
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

    /// Writes down what was decided and has it kept, then tells it.
    fn follow(&self, decision: Decision) {
        self.learn(decision.secrets);
        let mut news = Vec::new();
        for event in decision.events {
            let at = now().max(self.table.borrow().at());
            let entry = Entry { at, event };
            self.write_down(&entry);
            let recent = self.table.borrow_mut().apply(&entry);
            // What was decided fits the table: it was decided for this one.
            let Ok(recent) = recent else { return };
            news.push(self.told(&recent));
        }
        if self.shown.get() {
            self.keep();
            for event in news {
                tell(&Answer::Said(Message::Event(event)));
            }
        }
    }

    /// What happened, for whoever holds the device. The story stays on the page
    /// when the device changes hands: those who share one are told only what
    /// everybody may know.
    fn told(&self, recent: &Recent) -> protocol::Event<Box<RawValue>> {
        let told = recent.missed(self.listeners()).told;
        protocol::Event { told, ..self.table.borrow().told(recent, self.audience()) }
    }

    /// Whom the story is told to.
    fn listeners(&self) -> Audience {
        if self.table.borrow().info().guests.len() > 1 { Audience::Watcher } else { self.audience() }
    }

    fn who(&self) -> Who {
        Who { guest: Some(self.holder.get()), opener: false }
    }

    fn audience(&self) -> Audience {
        self.table.borrow().audience(self.who())
    }

    /// What has happened so far, as far as it is remembered.
    fn story(&self) -> Vec<protocol::Event<Box<RawValue>>> {
        let table = self.table.borrow();
        let listeners = self.listeners();
        table.since(0).into_iter().flatten().map(|recent| recent.missed(listeners)).collect()
    }

    /// Shows everything as it is, to whoever holds the device, with what has happened
    /// before if the page does not know it.
    fn show(&self, missed: Option<Vec<protocol::Event<Box<RawValue>>>>) {
        self.keep();
        self.shown.set(true);
        let table = self.table.borrow();
        let info = table.info();
        let here = info.guests.iter().map(|guest| guest.guest).collect();
        tell(&Answer::Said(Message::Welcome {
            version: VERSION,
            seq: table.seq(),
            now: now(),
            you: table.you(self.who()),
            game: table.position(self.audience()),
            table: info,
            room: protocol::Room { here, ..protocol::Room::default() },
            missed,
        }));
        drop(table);
        self.go_on();
    }

    fn keep(&self) {
        let raw = |logged: &Logged| RawValue::from_string(logged.event.clone()).ok();
        let log = self.log.borrow().iter().filter_map(raw).collect();
        let secrets = self.secrets.borrow();
        let secrets = secrets.iter().map(|secret| (secret.name.clone(), secret.value.clone())).collect();
        if let Ok(text) = serde_json::to_string(&Kept { log, secrets }) {
            tell(&Answer::<()>::Keep(text));
        }
    }

    /// What happens by itself: bots move, a game that is won ends.
    fn go_on(&self) {
        if self.table.borrow().is_won() {
            return self.perform(Chore::Finish);
        }
        let seq = self.table.borrow().seq();
        if !self.table.borrow().bots_may_move() || self.declined.get() == seq {
            return;
        }
        let (me, millis) = (self.me.clone(), self.pause.get());
        spawn_local(async move {
            pause(millis).await;
            if let Some(me) = me.upgrade()
                && me.table.borrow().seq() == seq
            {
                me.perform(Chore::BotMoves);
            }
        });
    }

    fn perform(&self, chore: Chore) {
        let seq = self.table.borrow().seq();
        let decision = self.table.borrow().perform(chore, &mut fresh);
        match decision {
            Some(decision) => self.follow(decision),
            None => self.declined.set(seq),
        }
        self.go_on();
    }
}
