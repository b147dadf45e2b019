//! A table of the server, over its socket: a [`Session`] driven by the browser.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use std::time::Duration;

use client::Trouble;
use client::session::{Connection, News, Output, Pace, Session, Setup};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Code, Command, Phase, TableSummary};
use serde_json::Value;

use super::keys::Keys;
use super::message::message;
use super::wire::{SocketEvent, Wire};
use crate::browser::{self, Unanswered};
use crate::room::{Line, Parting, Room};

/// People can wait for a moment, and phones fall asleep.
const PACE: Pace = Pace {
    first: Duration::from_millis(200),
    longest: Duration::from_secs(5),
    patience: Duration::from_secs(20),
    pulse: Some(Duration::from_secs(20)),
};

/// A session, with what happened at the table as the page reads it.
type Visit = Session<Value, Value>;

/// A connection to a table of the server.
pub struct Remote {
    me: Weak<Remote>,
    code: String,
    room: Room,
    session: RefCell<Visit>,
    wire: RefCell<Option<Wire>>,
    clock: Clock,
    /// When the session is woken next, if that is arranged.
    alarm: Cell<Option<Duration>>,
    /// The commitment that bytes were added for.
    salted: RefCell<String>,
    /// How the time at the table ended, if it has.
    parted: Cell<Option<Parting>>,
}

impl Remote {
    /// Connects to a table; only to look on, whoever else this browser is there,
    /// if it `watches`.
    pub fn connect(code: &str, room: Room, watches: bool) -> Rc<Self> {
        let Keys { seat, host } = if watches { Keys::default() } else { Keys::of(code) };
        room.opener.set(host.is_some());
        let clock = Clock::default();
        let mut seed = [0; 8];
        browser::fresh(&mut seed);
        let setup = Setup {
            secret: seat,
            host,
            // For the story so far.
            last: Some(0),
            or_as_stranger: true,
            ..Setup::new(PACE, u64::from_be_bytes(seed))
        };
        let remote = Rc::new_cyclic(|me| Self {
            me: me.clone(),
            code: code.to_owned(),
            room,
            session: RefCell::new(Session::new(setup, clock.now())),
            wire: RefCell::new(None),
            clock,
            alarm: Cell::new(None),
            salted: RefCell::default(),
            parted: Cell::default(),
        });
        remote.carry_out();
        remote
    }

    /// Has something done, once, however often the connection breaks.
    pub fn order(&self, mut command: Command) {
        if let Command::Join { key, .. } = &mut command {
            *key = Some(browser::fresh_hex::<32>());
        }
        self.step(|session, _| drop(session.command(command)));
    }

    /// Keeps the words of a guest away.
    pub fn mute(&self, guest: u32, on: bool) {
        self.step(|session, _| session.mute(guest, on));
    }

    /// Ends the connection: the page goes elsewhere.
    pub fn hang_up(&self) {
        self.session.borrow_mut().hang_up();
        self.wire.take();
    }

    /// Tries at once: the browser says that it is online or awake again.
    pub fn wake(&self) {
        self.step(Session::wake);
    }

    /// Tells the session something, and does what it wants done about it.
    fn step(&self, happens: impl FnOnce(&mut Visit, Duration)) {
        happens(&mut self.session.borrow_mut(), self.clock.now());
        self.carry_out();
    }

    fn carry_out(&self) {
        while let Some(output) = self.poll() {
            match output {
                Output::Connect(connection) => self.dial(connection),
                Output::Send(message) => {
                    if let Some(wire) = &*self.wire.borrow() {
                        wire.send(&message);
                    }
                }
                Output::News(news) => self.tell(*news),
                Output::Keep(seat) => Keys { seat: Some(seat), ..Keys::of(&self.code) }.keep(&self.code),
                Output::Forget => Keys::default().keep(&self.code),
                Output::Lost(trouble) => {
                    self.note_set_back(trouble);
                    self.drop_wire(Line::Lost);
                }
                Output::Ended(trouble) => self.drop_wire(self.end(trouble)),
            }
        }
        self.count_waiting();
        self.set_alarm();
    }

    /// In a function of its own, so that the session is free again.
    fn poll(&self) -> Option<Output<Value, Value>> {
        self.session.borrow_mut().poll()
    }

    fn count_waiting(&self) {
        let waiting = self.session.borrow().pending().len();
        if self.room.waiting.get_untracked() != waiting {
            self.room.waiting.set(waiting);
        }
    }

    /// Why it is over: what happened to whoever is looking says more than a refusal.
    fn end(&self, trouble: Trouble) -> Line {
        self.parted.get().map_or_else(|| Line::Ended(trouble.into_problem()), Line::Parted)
    }

    fn drop_wire(&self, line: Line) {
        self.wire.take();
        self.room.line.set(line);
    }

    /// Says so when the table is no longer as far as it was: what is shown next is older, and
    /// not all that was told has happened.
    fn note_set_back(&self, trouble: Trouble) {
        if let Trouble::Dismissed { problem, .. } = trouble
            && problem.code == Code::TakenBack
        {
            self.room.story.update(VecDeque::clear);
            self.room.problem.set(Some(problem));
        }
    }

    fn tell(&self, news: News<Value, Value>) {
        match news {
            News::Welcome(welcome) => self.room.welcome(welcome),
            News::Event(event) => {
                let parted = Parting::of(&event, self.room.me.get_untracked());
                self.parted.set(parted.or(self.parted.get()));
                self.room.follow(&event);
            }
            News::Done { you: Some(you), .. } => self.room.me.set(you.guest),
            News::Refused { problem, .. } => self.room.problem.set(Some(problem)),
            News::Room(here) => self.room.here.set(here),
            News::Done { you: None, .. } | News::Pong => {}
        }
        self.salt();
    }

    /// Connects. A socket that cannot be opened does not say why: so whoever
    /// comes back asks first whether the table is still there.
    fn dial(&self, connection: Connection) {
        if self.room.line.get_untracked() == Line::Connecting {
            return self.open(connection);
        }
        let (me, address) = (self.me.clone(), format!("/api/v1/tables/{}", self.code));
        spawn_local(async move {
            let table = browser::fetch::<TableSummary>(&address).await;
            let Some(me) = me.upgrade() else { return };
            match table {
                Ok(_) => me.open(connection),
                Err(Unanswered::Refused(problem)) => me.closed(connection, Trouble::Refused(problem)),
                Err(Unanswered::Unreachable) => me.closed(connection, gone()),
            }
        });
    }

    fn open(&self, connection: Connection) {
        if !self.session.borrow().wants(connection) {
            return;
        }
        let me = self.me.clone();
        let wire = Wire::open(&self.code, move |happened| {
            if let Some(me) = me.upgrade() {
                me.happened(connection, happened);
            }
        });
        let opens = wire.is_some();
        self.wire.replace(wire);
        if !opens {
            self.closed(connection, gone());
        }
    }

    fn happened(&self, connection: Connection, happened: SocketEvent) {
        match happened {
            SocketEvent::Opened => self.step(|session, now| session.connected(now, connection)),
            SocketEvent::Closed => self.closed(connection, gone()),
            SocketEvent::Heard(text) => {
                // A newer server may say things that this page does not know.
                if let Some(message) = browser::read(&text).and_then(message) {
                    self.step(|session, now| session.received(now, connection, message));
                }
            }
        }
    }

    fn closed(&self, connection: Connection, trouble: Trouble) {
        self.step(|session, now| session.closed(now, connection, trouble));
    }

    /// Arranges for the session to be woken when something is due.
    fn set_alarm(&self) {
        let Some(due) = self.session.borrow().due() else { return };
        if self.alarm.get().is_some_and(|alarm| alarm <= due) {
            return;
        }
        self.alarm.set(Some(due));
        let (me, wait) = (self.me.clone(), due.saturating_sub(self.clock.now()));
        spawn_local(async move {
            browser::pause(wait).await;
            // An earlier one may have come between.
            if let Some(me) = me.upgrade()
                && me.alarm.get() == Some(due)
            {
                me.alarm.set(None);
                me.step(Session::tick);
            }
        });
    }

    /// Adds random bytes of this browser's own to the shuffles of the next game.
    fn salt(&self) {
        let Some(me) = self.room.me.get_untracked() else { return };
        let table = self.room.stage().told_table().filter(|table| table.phase != Phase::Playing);
        let wanted = table.and_then(|table| {
            let sits = table.seats.iter().any(|sitting| sitting.guest == Some(me));
            (sits && !table.salted.contains(&me)).then_some(table.commitment)
        });
        if let Some(commitment) = wanted
            && *self.salted.borrow() != commitment
        {
            *self.salted.borrow_mut() = commitment;
            self.order(Command::Salt { salt: browser::fresh_hex::<32>() });
        }
    }
}

fn gone() -> Trouble {
    Trouble::Lost(String::new())
}

/// The browser's clock, which runs on while a phone sleeps, but never back when
/// somebody sets it.
#[derive(Default)]
struct Clock {
    last: Cell<u64>,
    behind: Cell<u64>,
}

impl Clock {
    fn now(&self) -> Duration {
        let now = browser::now() + self.behind.get();
        self.behind.set(self.behind.get() + self.last.get().saturating_sub(now));
        self.last.set(now.max(self.last.get()));
        Duration::from_millis(self.last.get())
    }
}
