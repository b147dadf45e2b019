//! A table of the house, over its socket. The connection may break at any time:
//! it is made again, and what was not answered is sent again.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ClientMessage, Code, Command, Problem, TableSummary, VERSION};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::message::message;
use crate::browser::{self, Unanswered};
use crate::room::{Line, Message, Room};

/// The shortest and the longest time before the connection is tried again.
const PAUSES: (u32, u32) = (200, 5000);

/// How often to ask whether the house is there while nothing comes: a phone
/// that slept does not notice that its connection is gone.
const PULSE: Duration = Duration::from_secs(20);

/// What one keeps to come back to a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Keys {
    /// The secret of the guest.
    #[serde(default)]
    pub seat: Option<String>,
    /// The secret of the host.
    #[serde(default)]
    pub host: Option<String>,
}

impl Keys {
    /// The keys of a table.
    pub fn of(code: &str) -> Self {
        browser::kept(&name(code)).and_then(|text| browser::read(&text)).unwrap_or_default()
    }

    /// Keeps them for the next visit.
    pub fn keep(&self, code: &str) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::keep(&name(code), &text);
        }
    }
}

fn name(code: &str) -> String {
    format!("table.{code}")
}

/// A connection to a table of the house.
pub struct Remote {
    me: Weak<Remote>,
    code: String,
    room: Room,
    /// Whether it only looks on, whoever else this browser is at the table.
    watches: bool,
    socket: RefCell<Option<Wire>>,
    /// What was not answered yet, oldest first.
    unanswered: RefCell<VecDeque<(String, Command)>>,
    /// Makes ids that no other page of this guest uses.
    prefix: String,
    count: Cell<u64>,
    pause: Cell<u32>,
    /// The secret of a join that is under way.
    joining: RefCell<Option<String>>,
    heard: Cell<u64>,
    over: Cell<bool>,
    salted: RefCell<String>,
}

/// An open socket, and what listens to it.
struct Wire {
    socket: WebSocket,
    _listeners: [Closure<dyn FnMut(MessageEvent)>; 1],
    _ends: [Closure<dyn FnMut()>; 2],
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // It may be closed already.
        let _ = self.socket.close();
    }
}

impl Remote {
    /// Connects to a table.
    pub fn connect(code: &str, room: Room, watches: bool) -> Rc<Self> {
        let remote = Rc::new_cyclic(|me| Self {
            me: me.clone(),
            code: code.to_owned(),
            room,
            watches,
            socket: RefCell::new(None),
            unanswered: RefCell::default(),
            prefix: browser::fresh_hex::<8>(),
            count: Cell::new(0),
            pause: Cell::new(PAUSES.0),
            joining: RefCell::new(None),
            heard: Cell::new(browser::now()),
            over: Cell::new(false),
            salted: RefCell::default(),
        });
        room.opener.set(!watches && Keys::of(code).host.is_some());
        remote.dial();
        remote.feel_the_pulse();
        remote
    }

    /// Has something done, once, however often the connection breaks.
    pub fn order(&self, mut command: Command) {
        if let Command::Join { key, .. } = &mut command {
            let fresh = browser::fresh_hex::<32>();
            *key = Some(fresh.clone());
            *self.joining.borrow_mut() = Some(fresh);
        }
        self.count.set(self.count.get() + 1);
        let id = format!("{}-{}", self.prefix, self.count.get());
        self.say(&ClientMessage::Do { id: id.clone(), command: command.clone() });
        self.unanswered.borrow_mut().push_back((id, command));
        self.count_waiting();
    }

    /// Keeps the words of a guest away.
    pub fn mute(&self, guest: u32, on: bool) {
        self.say(&ClientMessage::Mute { guest, on });
    }

    /// Ends the connection: the page goes elsewhere.
    pub fn hang_up(&self) {
        self.over.set(true);
        self.socket.borrow_mut().take();
    }

    /// Tries at once: the browser says that it is online or awake again.
    pub fn wake(&self) {
        if self.over.get() {
            return;
        }
        if self.room.line.get_untracked() == Line::Lost {
            self.pause.set(PAUSES.0);
            self.dial();
        } else {
            self.say(&ClientMessage::Ping);
        }
    }

    fn dial(&self) {
        if self.over.get() {
            return;
        }
        let location = window().location();
        let secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let host = location.host().unwrap_or_default();
        let scheme = if secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{host}/api/v1/tables/{}/socket", self.code);
        let Ok(socket) = WebSocket::new(&address) else { return self.lost() };
        let listener = self.listener(Self::heard);
        let opened = self.callback(Self::hello);
        let closed = self.callback(Self::lost);
        socket.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        let wire = Wire { socket, _listeners: [listener], _ends: [opened, closed] };
        self.socket.replace(Some(wire));
    }

    fn callback(&self, then: fn(&Self)) -> Closure<dyn FnMut()> {
        let me = self.me.clone();
        Closure::new(move || {
            if let Some(me) = me.upgrade() {
                then(&me);
            }
        })
    }

    fn listener(&self, then: fn(&Self, &str)) -> Closure<dyn FnMut(MessageEvent)> {
        let me = self.me.clone();
        Closure::new(move |event: MessageEvent| {
            if let (Some(me), Some(text)) = (me.upgrade(), event.data().as_string()) {
                then(&me, &text);
            }
        })
    }

    fn hello(&self) {
        let keys = if self.watches { Keys::default() } else { Keys::of(&self.code) };
        let secret = self.joining.borrow().clone().or(keys.seat);
        let host = keys.host.filter(|_| secret.is_none());
        self.say(&ClientMessage::Hello { version: VERSION, secret, host, last: Some(self.room.last()) });
    }

    fn say(&self, message: &ClientMessage) {
        let text = serde_json::to_string(message).unwrap_or_default();
        if let Some(socket) = &*self.socket.borrow()
            && socket.socket.ready_state() == WebSocket::OPEN
        {
            // Not sent now, it is sent again once the connection is back.
            let _ = socket.socket.send_with_str(&text);
        }
    }

    fn lost(&self) {
        if self.over.get() {
            return;
        }
        self.room.line.set(Line::Lost);
        let pause = self.pause.get();
        self.pause.set((pause * 2).min(PAUSES.1));
        let me = self.me.clone();
        spawn_local(async move {
            browser::pause(Duration::from_millis(pause.into())).await;
            if let Some(me) = me.upgrade()
                && me.room.line.get_untracked() == Line::Lost
            {
                me.try_again().await;
            }
        });
    }

    /// A socket that cannot be opened does not say why: the table may be gone.
    async fn try_again(&self) {
        let table = browser::fetch::<TableSummary>(&format!("/api/v1/tables/{}", self.code)).await;
        match table {
            Err(Unanswered::Refused(problem)) if problem.code == Code::NoSuchTable => {
                self.bye(problem, false);
            }
            Err(Unanswered::Unreachable) => self.lost(),
            _ => self.dial(),
        }
    }

    fn feel_the_pulse(&self) {
        let me = self.me.clone();
        spawn_local(async move {
            loop {
                browser::pause(PULSE).await;
                let Some(me) = me.upgrade().filter(|me| !me.over.get()) else { return };
                let quiet = browser::now().saturating_sub(me.heard.get());
                if u128::from(quiet) > 3 * PULSE.as_millis() {
                    me.heard.set(browser::now());
                    me.socket.borrow_mut().take();
                    me.lost();
                } else {
                    me.say(&ClientMessage::Ping);
                }
            }
        });
    }

    fn heard(&self, text: &str) {
        self.heard.set(browser::now());
        // A newer house may say things that this page does not know.
        let Some(message) = browser::read(text).and_then(message) else { return };
        match message {
            Message::Welcome { seq, now, you, table, game, room, missed, .. } => {
                self.pause.set(PAUSES.0);
                self.came_in(you.guest);
                self.room.welcome(seq, now, you.guest, table, game.as_ref(), room, missed);
                self.say_again();
                self.salt();
            }
            Message::Event(event) => {
                if !self.room.follow(&event) {
                    self.socket.borrow_mut().take();
                    return self.lost();
                }
                self.salt();
            }
            Message::Done { id, you, secret, .. } => {
                if let Some(you) = you {
                    self.joined(secret, you.guest);
                }
                self.answered(&id);
                self.salt();
            }
            Message::Refused { id, problem } => {
                if let Some(id) = id {
                    self.answered(&id);
                }
                self.joining.borrow_mut().take();
                self.room.problem.set(Some(problem));
            }
            Message::Room(room) => self.room.here.set(room),
            Message::Bye { problem, reconnect } => self.bye(problem, reconnect),
            Message::Pong => {}
        }
    }

    /// A join whose answer got lost went through after all.
    fn came_in(&self, guest: Option<u32>) {
        if guest.is_some()
            && let Some(key) = self.joining.borrow_mut().take()
        {
            Keys { seat: Some(key), ..Keys::of(&self.code) }.keep(&self.code);
            let join = |(_, command): &(String, Command)| !matches!(command, Command::Join { .. });
            self.unanswered.borrow_mut().retain(join);
            self.count_waiting();
        }
    }

    fn joined(&self, secret: Option<String>, guest: Option<u32>) {
        let seat = secret.or_else(|| self.joining.borrow_mut().take());
        self.joining.borrow_mut().take();
        Keys { seat, ..Keys::of(&self.code) }.keep(&self.code);
        self.room.me.set(guest);
    }

    fn answered(&self, id: &str) {
        self.unanswered.borrow_mut().retain(|(asked, _)| asked != id);
        self.count_waiting();
    }

    fn say_again(&self) {
        for (id, command) in &*self.unanswered.borrow() {
            self.say(&ClientMessage::Do { id: id.clone(), command: command.clone() });
        }
    }

    fn count_waiting(&self) {
        self.room.waiting.set(self.unanswered.borrow().len());
    }

    /// Adds random bytes of this browser's own to the shuffles of the next game.
    fn salt(&self) {
        let Some(me) = self.room.me.get_untracked() else { return };
        let wanted = self.room.table.with_untracked(|table| {
            let table = table.as_ref().filter(|table| table.phase != protocol::Phase::Playing)?;
            let sits = table.seats.iter().any(|sitting| sitting.guest == Some(me));
            (sits && !table.salted.contains(&me)).then(|| table.commitment.clone())
        });
        if let Some(commitment) = wanted
            && *self.salted.borrow() != commitment
        {
            *self.salted.borrow_mut() = commitment;
            self.order(Command::Salt { salt: browser::fresh_hex::<32>() });
        }
    }

    fn bye(&self, problem: Problem, reconnect: bool) {
        // Somebody whose join never arrived is still a stranger, not an impostor.
        let unknown = problem.code == Code::WrongSecret;
        if unknown && (self.joining.borrow_mut().take().is_some()) {
            return;
        }
        if unknown {
            Keys::default().keep(&self.code);
        }
        if !reconnect && !unknown {
            self.over.set(true);
            self.room.line.set(Line::Ended(problem));
        }
    }
}
