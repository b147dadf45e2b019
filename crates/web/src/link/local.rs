//! A table in the browser itself, played in a worker that is loaded when it is
//! needed. It is kept in the browser and goes on after a reload.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::prelude::*;
use local_table::storage::{self, Saved, Slot, Storage};
use local_table::{Answer, Ask, Checked, Seen};
use protocol::{Command, Phase};
use serde_json::Value;
use worker::Bell;

use super::message::message;
use crate::browser;
use crate::room::{Line, Message, Room, Welcome};
use crate::speech::assets;

/// The storage of the browser.
struct Shelf;

impl Storage for Shelf {
    fn read(&self, name: &str) -> Option<String> {
        browser::kept(name)
    }

    fn write(&self, name: &str, text: &str) -> bool {
        browser::keep(name, text)
    }
}

/// The game that was kept for a game and company, if there is one that is not over.
pub fn saved(slot: Slot) -> Option<Saved> {
    storage::saved(&Shelf, slot)
}

/// All games that were kept and are not over.
pub fn all_saved() -> Vec<Saved> {
    storage::all_saved(&Shelf)
}

/// Throws a kept game away.
pub fn forget(slot: Slot) {
    storage::forget(&Shelf, slot);
}

/// Starts a worker with a table, which tells `then` everything.
fn start(then: impl Fn(Answer) + 'static) -> Option<Rc<Bell>> {
    let script = format!("{}/local-table-start.js", assets());
    Bell::start(&script, move |answer: Option<Answer>| answer.map_or((), &then))
}

/// The table of this page.
pub struct Local {
    bell: RefCell<Option<Rc<Bell>>>,
    /// Where it is kept.
    slot: Slot,
    room: Room,
    /// Who holds the device.
    pub holder: RwSignal<u32>,
    /// The record of the last game, once it was asked for.
    pub record: RwSignal<Option<String>>,
    /// Whether the browser has no room to keep the table.
    pub unkept: RwSignal<bool>,
}

impl Local {
    /// Begins a table, or goes on with the one that was kept.
    pub fn start(room: Room, slot: Slot, new: Option<Ask>, pause: Duration) -> Rc<Self> {
        let local = Rc::new_cyclic(|me: &Weak<Self>| {
            let me = me.clone();
            let bell = start(move |answer| {
                if let Some(me) = me.upgrade() {
                    me.hear(answer);
                }
            });
            Self {
                bell: RefCell::new(bell),
                slot,
                room,
                holder: RwSignal::new(1),
                record: RwSignal::new(None),
                unkept: RwSignal::new(false),
            }
        });
        room.stage().be_here();
        local.set_pause(pause);
        let resume = || Ask::Resume { kept: storage::kept(&Shelf, slot).unwrap_or_default() };
        local.ask(&new.unwrap_or_else(resume));
        local
    }

    fn ask(&self, ask: &Ask) {
        if let Some(bell) = &*self.bell.borrow() {
            bell.ask(ask);
        }
    }

    /// Has something done by whoever holds the device.
    pub fn order(&self, command: Command) {
        // What was sent already must not be sent twice by an impatient finger.
        self.room.waiting.set(1);
        self.ask(&Ask::Do(command));
    }

    /// How long bots seem to think from now on.
    pub fn set_pause(&self, pause: Duration) {
        self.ask(&Ask::Pause(u32::try_from(pause.as_millis()).unwrap_or(u32::MAX)));
    }

    /// Somebody takes the device.
    pub fn hand_to(&self, guest: u32) {
        self.holder.set(guest);
        self.ask(&Ask::HandTo(guest));
    }

    /// Takes back the last choice that was made here.
    pub fn undo(&self) {
        self.room.stage().halt();
        let (seq, steps) = self.room.stage().seen();
        self.ask(&Ask::Undo(Seen { seq, steps }));
    }

    /// Asks for the record of the game that was just played.
    pub fn publish(&self) {
        self.ask(&Ask::Publish);
    }

    /// The guest whose turn it is, if it is a person's.
    pub fn awaited(&self) -> Option<u32> {
        let seat = self.room.game.with(|game| game.as_ref()?.to_act)?;
        self.room.table.with(|table| {
            let table = table.as_ref().filter(|table| table.phase == Phase::Playing)?;
            let sitting = table.seats.get(seat.checked_sub(1)?)?;
            sitting.guest.filter(|_| sitting.bot.is_none())
        })
    }

    /// How many people share this device.
    pub fn people(&self) -> usize {
        self.room.table.with(|table| table.as_ref().map_or(0, |table| table.guests.len()))
    }

    /// The page goes elsewhere.
    pub fn hang_up(&self) {
        self.bell.take();
    }

    fn hear(&self, answer: Answer) {
        let room = self.room;
        if matches!(answer, Answer::Said(_) | Answer::Refused(_)) && room.waiting.get_untracked() > 0 {
            room.waiting.set(0);
        }
        match answer {
            Answer::Said(said) => self.hear_said(said),
            Answer::Refused(problem) if room.table.with_untracked(Option::is_none) => {
                room.line.set(Line::Ended(problem));
            }
            Answer::Refused(problem) => {
                room.problem.set(Some(problem));
                room.resume();
            }
            Answer::Keep(text) => self.unkept.set(!storage::keep(&Shelf, self.slot, &text)),
            Answer::Damaged(_) => {
                // Otherwise it would be in the way of every next game.
                forget(self.slot);
                room.line.set(Line::Unreadable);
            }
            Answer::Published(published) => self.record.set(published),
            Answer::Checked(_) => {}
        }
    }

    fn hear_said(&self, said: Value) {
        match message(said).map(Welcome::read) {
            Some(Ok(welcome)) => {
                if let Some(guest) = welcome.you.guest {
                    self.holder.set(guest);
                }
                self.room.welcome(welcome);
            }
            Some(Err(Message::Event(event))) => self.room.follow(&event),
            // A table in a worker says nothing else.
            Some(Err(_)) | None => {}
        }
    }
}

/// Has a record checked in a worker of its own.
pub fn check(record: &str, then: impl Fn(Checked) + 'static) {
    let held = Rc::new(RefCell::new(None));
    let place = Rc::clone(&held);
    let bell = start(move |answer| {
        if let Answer::Checked(checked) = answer {
            then(checked);
            // It has done what it was started for.
            place.take();
        }
    });
    if let Some(bell) = &bell {
        bell.ask(&Ask::Check(record.to_owned()));
    }
    held.replace(bell);
}
