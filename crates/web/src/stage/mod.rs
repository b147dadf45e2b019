//! What is shown of the game. Moves that are told wait here, and are shown step by step, one
//! after the other, at the pace of the settings. Whatever tells of the game, the header, the
//! story, what is read aloud, sounds, whose turn it is, follows from what has been shown.

mod cue;
mod told;

use std::time::Duration;

use game::Seat;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use protocol::TableInfo;
use shown::pace::{Pace, Schedule};
pub use shown::picture::Picture;
use shown::picture::Playback;
use shown::position::Position;
use shown::step::Step;
use unoflip::Side;

use crate::browser;
use crate::parts::motion;
use crate::room::Room;
use crate::settings::{Motion, settings};
use cue::Cue;

/// The game as it is shown.
#[derive(Clone, Copy)]
pub struct Stage {
    /// What lies where, in games of rows.
    pub shown: RwSignal<Picture>,
    /// What is happening.
    pub step: RwSignal<Option<Step>>,
    /// Whether something is happening: what is shown is not how things stand yet.
    pub busy: RwSignal<bool>,
    /// Whether the table is being turned over.
    pub turning: RwSignal<bool>,
    /// Whether the last choice that was made at this device can be taken back.
    pub regret: RwSignal<bool>,
    /// The round that is summed up: until that was looked at, nothing of the next is shown.
    pub ended: RwSignal<Option<Ended>>,
    /// The last round of a game that is over.
    pub last: RwSignal<Option<Ended>>,
    back: StoredValue<Back>,
}

/// A round that is over.
#[derive(Clone)]
pub struct Ended {
    /// How the table lies.
    pub position: Position,
    /// What ended the round.
    pub steps: Vec<Step>,
    /// Until when it is summed up, by the clock of the server; at one's own device for as long
    /// as one wants.
    pub until: Option<u64>,
}

/// What goes on behind it.
struct Back {
    pace: RwSignal<Motion>,
    /// What waits to be shown.
    schedule: Schedule<Cue>,
    timer: Option<TimeoutHandle>,
    /// The move that is shown step by step.
    playback: Option<Playback>,
    /// The last event of which something was shown, and how many of its steps.
    seen: (u64, usize),
    /// How many moves were told and have not begun to be shown.
    ahead: usize,
    /// Whether the last choice that was told can be taken back as long as nothing else is shown.
    open: bool,
    /// The side of UNO FLIP! that was told last.
    side: Option<Side>,
    /// The table as it was told last, which may not be shown yet.
    table: Option<TableInfo>,
    /// Whether the table is in this device.
    device: bool,
    /// The steps that are shown at this moment.
    fresh: Vec<Step>,
}

impl Stage {
    /// A stage on which nothing has been shown.
    pub fn new() -> Self {
        let back = Back {
            pace: settings().motion,
            schedule: Schedule::default(),
            timer: None,
            playback: None,
            seen: (0, 0),
            ahead: 0,
            open: false,
            side: None,
            table: None,
            device: false,
            fresh: Vec::new(),
        };
        let stage = Self {
            shown: RwSignal::default(),
            step: RwSignal::new(None),
            busy: RwSignal::new(false),
            turning: RwSignal::new(false),
            regret: RwSignal::new(false),
            ended: RwSignal::new(None),
            last: RwSignal::new(None),
            back: StoredValue::new(back),
        };
        on_cleanup(move || stage.halt());
        stage
    }

    /// Whether cards that appear now should be seen to come.
    pub fn moves(self) -> bool {
        self.busy.get_untracked()
    }

    /// Shows nothing more, until it goes on.
    pub fn halt(self) {
        if let Some(timer) = self.back.try_update_value(|back| back.timer.take()).flatten() {
            timer.clear();
        }
    }

    /// The last event of which something was shown, and how many of its steps.
    pub fn seen(self) -> (u64, usize) {
        self.back.with_value(|back| back.seen)
    }

    /// The table is in this device.
    pub fn be_here(self) {
        self.back.update_value(|back| back.device = true);
    }

    /// Whether the table is in this device.
    pub fn is_here(self) -> bool {
        self.back.with_value(|back| back.device)
    }

    /// Notes the table as it is told.
    pub fn note_table(self, table: &TableInfo) {
        self.back.update_value(|back| back.table = Some(table.clone()));
    }

    /// The table as it was told last, which may not be shown yet.
    pub fn told_table(self) -> Option<TableInfo> {
        self.back.with_value(|back| back.table.clone())
    }

    /// The seat of the only person at a table in this device.
    fn alone(self) -> Option<Seat> {
        self.back.with_value(|back| {
            let table = back.table.as_ref().filter(|table| table.guests.len() == 1)?;
            Seat::numbered(table.seats.iter().position(|sitting| sitting.guest.is_some())? + 1)
        })
    }

    /// Whether a round is summed up for as long as somebody wants.
    fn waits(self) -> bool {
        self.ended.with_untracked(|ended| ended.as_ref().is_some_and(|ended| ended.until.is_none()))
    }

    fn pace(self) -> Pace {
        motion::pace_of(self.back.with_value(|back| back.pace).get_untracked())
    }
}

impl Room {
    /// Shows what waits, each when its time has come.
    pub fn go_on(self) {
        let stage = self.stage();
        stage.halt();
        if stage.ended.with_untracked(Option::is_some) {
            stage.ended.set(None);
            stage.back.update_value(|back| back.schedule.begin_round(clock()));
        }
        self.release_what_is_due();
        // Several moves may be shown at once: all of it is heard and shouted about.
        let steps = stage.back.try_update_value(|back| std::mem::take(&mut back.fresh)).unwrap_or_default();
        if !steps.is_empty() {
            self.steps.set(steps);
        }
    }

    fn release_what_is_due(self) {
        let stage = self.stage();
        while let Some((cue, time)) =
            stage.back.try_update_value(|back| back.schedule.next(clock())).flatten()
        {
            self.release(cue);
            if stage.waits() {
                return;
            }
            if !time.is_zero() {
                let timer = set_timeout_with_handle(move || self.go_on(), time).ok();
                stage.back.update_value(|back| back.timer = timer);
                return;
            }
        }
        if stage.busy.get_untracked() {
            stage.busy.set(false);
        }
    }

    /// Goes on where it was halted.
    pub fn resume(self) {
        let stage = self.stage();
        let halted = stage.back.with_value(|back| back.timer.is_none()) && !stage.waits();
        if stage.busy.get_untracked() && halted {
            self.go_on();
        }
    }

    /// Shows everything up to the end of the round at once.
    pub fn skip(self) {
        if self.stage().ended.with_untracked(Option::is_some) {
            return;
        }
        self.stage().back.update_value(|back| back.schedule.skip());
        self.go_on();
    }

    /// Takes what is to be shown: the first of it at once, for whoever touched something.
    fn show(self, tell: impl FnOnce(&mut Schedule<Cue>, Duration)) {
        let stage = self.stage();
        stage.back.update_value(|back| tell(&mut back.schedule, clock()));
        if !stage.busy.get_untracked() {
            stage.busy.set(true);
            self.go_on();
        }
    }
}

/// Goes evenly: somebody may set the clock on the wall.
fn clock() -> Duration {
    browser::since_loaded()
}
