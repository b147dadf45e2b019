//! A shared sheet of the server, over its socket: a [`Session`] driven by the browser.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use client::Trouble;
use client::sheet::{Connection, News, Output, Session, Setup};
use leptos::task::spawn_local;
use protocol::{Problem, SheetSummary};
use score_keeper::Entry;

use crate::browser::{self, Unanswered};
use crate::link::clock::{Clock, PACE};
use crate::link::gone;
use crate::link::wire::{SocketEvent, Wire};

/// What is told of a line.
pub enum Told {
    /// Something of the sheet.
    News(News<Entry>),
    /// The connection is lost, and will be made again.
    Lost,
    /// There will be no other.
    Ended(Problem),
    /// How things stand.
    Stand {
        /// How many entries are to be sent.
        waiting: usize,
        /// The last event that was known while this browser kept the score.
        known: u64,
        /// Whether it does.
        writes: bool,
    },
}

/// A connection to a shared sheet.
pub struct Line {
    me: Weak<Line>,
    code: String,
    session: RefCell<Session<Entry>>,
    wire: RefCell<Option<Wire>>,
    clock: Clock,
    /// When the session is woken next, if that is arranged.
    alarm: Cell<Option<Duration>>,
    /// Whether there was a connection before.
    again: Cell<bool>,
    /// Whether it was heard who keeps the score.
    heard: Cell<bool>,
    tell: Box<dyn Fn(Told)>,
}

impl Line {
    /// Connects to a sheet, with the name and the secret of whoever may keep the score, and
    /// what they knew last while they did.
    pub fn connect(
        code: &str,
        (writer, scorer, known): (Option<String>, Option<String>, u64),
        tell: impl Fn(Told) + 'static,
    ) -> Rc<Self> {
        let clock = Clock::default();
        let mut seed = [0; 8];
        browser::fresh(&mut seed);
        let setup = Setup { writer, scorer, known, ..Setup::new(PACE, u64::from_be_bytes(seed)) };
        let line = Rc::new_cyclic(|me| Self {
            me: me.clone(),
            code: code.to_owned(),
            session: RefCell::new(Session::new(setup, clock.now())),
            wire: RefCell::new(None),
            clock,
            alarm: Cell::new(None),
            again: Cell::new(false),
            heard: Cell::new(false),
            tell: Box::new(tell),
        });
        line.carry_out();
        line
    }

    /// Has entries written down, once, however often the connection breaks.
    pub fn write(&self, entries: &[Entry]) {
        self.step(|session, _| {
            for entry in entries {
                session.write(entry.id.to_string(), entry.clone());
            }
        });
    }

    /// Keeps the score from now on.
    pub fn take_over(&self) {
        self.step(|session, _| session.take_over());
    }

    /// Shares the sheet no longer.
    pub fn close(&self) {
        self.step(|session, _| session.close());
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

    /// The browser says that it is offline.
    pub fn cut(&self) {
        self.step(Session::cut);
    }

    /// Tells the session something, and does what it wants done about it.
    fn step(&self, happens: impl FnOnce(&mut Session<Entry>, Duration)) {
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
                Output::News(news) => {
                    self.heard.set(self.heard.get() || matches!(*news, News::Happened { all: true, .. }));
                    (self.tell)(Told::News(*news));
                }
                Output::Lost(_) => {
                    self.wire.take();
                    (self.tell)(Told::Lost);
                }
                Output::Ended(trouble) => {
                    self.wire.take();
                    (self.tell)(Told::Ended(trouble.into_problem()));
                }
            }
        }
        self.tell_stand();
        self.set_alarm();
    }

    /// In a function of its own, so that the session is free again.
    fn poll(&self) -> Option<Output<Entry>> {
        self.session.borrow_mut().poll()
    }

    /// Before the server has said who keeps the score, what was kept of it holds.
    fn tell_stand(&self) {
        if self.heard.get() {
            let session = self.session.borrow();
            let (waiting, known, writes) = (session.waiting(), session.known(), session.keeps_score());
            drop(session);
            (self.tell)(Told::Stand { waiting, known, writes });
        }
    }

    /// Connects. A socket that cannot be opened does not say why: so whoever
    /// comes back asks first whether the sheet is still there.
    fn dial(&self, connection: Connection) {
        if !self.again.replace(true) {
            return self.open(connection);
        }
        let (me, address) = (self.me.clone(), format!("/api/v1/sheets/{}", self.code));
        spawn_local(async move {
            let sheet = browser::fetch::<SheetSummary>(&address).await;
            let Some(me) = me.upgrade() else { return };
            match sheet {
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
        let wire = Wire::open(&format!("sheets/{}", self.code), move |happened| {
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
                if let Some(message) = browser::read(&text) {
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
}
