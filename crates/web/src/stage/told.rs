//! From what is told to what is shown, and when.

use std::time::Duration;

use leptos::prelude::*;
use protocol::GameName;
use serde_json::Value;
use shown::pace::{self, Pace, Schedule};
use shown::position::Position;
use shown::step::Step;

use super::cue::Cue;
use crate::room::{Event, Room, StoryLine};

/// A move, or what else changes the game, as it was told.
struct Move {
    seq: u64,
    /// What is said of it.
    lines: Vec<StoryLine>,
    /// How long each of that is looked at.
    times: Vec<Duration>,
    /// Which of the lines begins another round.
    round: Option<usize>,
    position: Option<Position>,
    table: Option<protocol::TableInfo>,
    /// Whether a game begins.
    begins: bool,
    /// Whether it was chosen at this device.
    chosen: bool,
    /// How long whoever moves seems to think.
    thinks: Duration,
    /// How long they leave for a choice to be taken back.
    spares: Duration,
    /// How long the table takes to be turned over, if it is.
    turn: Option<Duration>,
    /// Whether it is shown all at once.
    whole: bool,
    /// How long a round that ends is summed up where others wait.
    summed_up: Duration,
}

impl Room {
    /// Takes the next event: what concerns the game is shown after everything before it,
    /// words and people who come and go at once.
    pub fn follow(&self, event: &Event) {
        let steps = self.read(event);
        self.note(event);
        let lines = StoryLine::of(event, &steps, true);
        let waits = event.table.is_some() && self.stage().busy.get_untracked();
        if event.told.is_none() && event.game.is_none() && !waits {
            self.write(lines);
            if let Some(table) = &event.table {
                self.table.set(Some(table.clone()));
            }
            return;
        }
        let told = self.told(event, &steps, lines);
        if told.position.is_some() {
            self.outrun();
        }
        let pace = self.stage().pace();
        self.show(|schedule, now| told.tell(schedule, now, pace));
    }

    fn told(&self, event: &Event, steps: &[Step], lines: Vec<StoryLine>) -> Move {
        let pace = self.stage().pace();
        let before = lines.len() - steps.len();
        let chosen = self.stage().back.with_value(|back| back.device) && event.what["by"] == "guest";
        let position = event.game.as_ref().and_then(|game| self.position(game));
        let whole = untrack(|| self.kind()) == Some(GameName::UnoFlip);
        let (thinks, spares) = self.thinks(event, steps, chosen);
        Move {
            seq: event.seq,
            times: std::iter::repeat_n(Duration::ZERO, before).chain(pace.times(steps)).collect(),
            round: pace::begins_round(steps).map(|place| place + before),
            table: event.table.clone(),
            begins: event.what["event"] == "started",
            chosen,
            thinks,
            spares,
            turn: self.turns(position.as_ref()).then(|| pace.turning()),
            whole,
            summed_up: pace::summed_up(self.stage().told_table().and_then(|table| table.timer)),
            position,
            lines,
        }
    }

    /// How long whoever moves seems to think, and leaves for a choice before it to be taken back.
    fn thinks(&self, event: &Event, steps: &[Step], chosen: bool) -> (Duration, Duration) {
        let pace = self.stage().pace();
        let alone = self.stage().alone();
        let open = chosen && !steps.iter().any(|step| step.reveals().to(alone));
        let was_open = self.stage().back.try_update_value(|back| std::mem::replace(&mut back.open, open));
        let own = untrack(|| self.seat());
        let seat = event.what["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
        match seat {
            Some(_) if !chosen && was_open == Some(true) => (Duration::ZERO, pace.grace),
            Some(_) if !chosen && seat != own => (pace.think, Duration::ZERO),
            _ => (Duration::ZERO, Duration::ZERO),
        }
    }

    /// Whether a position has another side than the one before it.
    fn turns(&self, position: Option<&Position>) -> bool {
        let Some(side) = position.map(|position| position.side) else { return false };
        let back = self.stage().back;
        let before = back.try_update_value(|back| std::mem::replace(&mut back.side, side)).flatten();
        before.is_some() && before != side
    }
}

impl Move {
    fn tell(mut self, schedule: &mut Schedule<Cue>, now: Duration, pace: Pace) {
        // The bots of UNO FLIP! think by themselves: anybody may do something out of turn.
        if !self.whole {
            schedule.spare(now, Cue::Look, self.spares);
            schedule.think(now, Cue::Look, self.thinks);
        }
        if self.begins {
            schedule.tell(now, Cue::Last(None), Duration::ZERO);
            self.tell_table(schedule, now);
        }
        if self.position.is_some() {
            schedule.tell(now, Cue::Begin { seq: self.seq, chosen: self.chosen }, Duration::ZERO);
        }
        let over = self.position.as_ref().is_some_and(|position| position.over);
        let all = over.then(|| steps(&self.lines));
        let settled = if self.whole {
            self.tell_whole(schedule, now, pace);
            pace.beat
        } else {
            self.tell_steps(schedule, now, pace);
            Duration::ZERO
        };
        if let Some(steps) = all.filter(|steps| steps.iter().any(Step::scores)) {
            schedule.tell(now, Cue::Last(Some(steps)), Duration::ZERO);
        }
        if let Some(position) = self.position.take() {
            schedule.tell(now, Cue::Settle(Box::new(position)), settled);
        }
        if self.turn.is_some() {
            schedule.tell(now, Cue::Turning(false), Duration::ZERO);
        }
        self.tell_table(schedule, now);
    }

    /// Who sits there: before the cards of a new game, but after those of a move.
    fn tell_table(&mut self, schedule: &mut Schedule<Cue>, now: Duration) {
        let Some(table) = self.table.take() else { return };
        let players = table.seats.len();
        schedule.tell(now, Cue::Table(Box::new(table)), Duration::ZERO);
        if self.begins && !self.whole {
            schedule.tell(now, Cue::Laid(players), Duration::ZERO);
        }
    }

    /// A move that is shown all at once, or in two parts if a round ends with it.
    fn tell_whole(&mut self, schedule: &mut Schedule<Cue>, now: Duration, pace: Pace) {
        if let Some(place) = self.round {
            let next = self.lines.split_off(place);
            let lines = std::mem::replace(&mut self.lines, next);
            let steps = steps(&lines);
            schedule.tell(now, Cue::Lines(lines), Duration::ZERO);
            self.tell_end(schedule, now, pace, steps);
        }
        if let Some(turn) = self.turn {
            schedule.tell(now, Cue::Turning(true), turn / 2);
        }
        schedule.tell(now, Cue::Lines(std::mem::take(&mut self.lines)), Duration::ZERO);
    }

    /// A move that is shown step by step.
    fn tell_steps(&mut self, schedule: &mut Schedule<Cue>, now: Duration, pace: Pace) {
        let ending = self.round.map(|place| steps(&self.lines[..place]));
        let steps = std::mem::take(&mut self.lines).into_iter().zip(std::mem::take(&mut self.times));
        for (place, (line, time)) in steps.enumerate() {
            if self.round == Some(place) {
                self.tell_end(schedule, now, pace, ending.clone().unwrap_or_default());
            }
            schedule.tell(now, Cue::Lines(vec![line]), time);
        }
    }

    /// The end of a round is looked at, then summed up.
    fn tell_end(&self, schedule: &mut Schedule<Cue>, now: Duration, pace: Pace, steps: Vec<Step>) {
        schedule.rest(now, Cue::Look, pace.rest);
        schedule.rest(now, Cue::Ended(steps, self.summed_up), self.summed_up);
    }
}

/// What these lines tell of the game.
fn steps(lines: &[StoryLine]) -> Vec<Step> {
    lines.iter().filter_map(StoryLine::step).cloned().collect()
}

impl Room {
    /// Shows everything as it is, after what was told and not shown yet.
    pub(crate) fn show_all(self, seq: u64, position: Option<Position>) {
        let stage = self.stage();
        stage.halt();
        let waiting = stage.back.try_update_value(|back| std::mem::take(&mut back.schedule));
        for cue in waiting.into_iter().flat_map(Schedule::into_waiting) {
            if let Cue::Lines(lines) = cue {
                self.write(lines);
            }
        }
        // What was taken back did not happen.
        self.story.update(|story| story.retain(|line| line.key < (seq + 1) * 1000));
        if stage.seen().0 != seq {
            stage.regret.set(false);
        }
        stage.back.update_value(|back| {
            back.side = position.as_ref().and_then(|position| position.side);
            back.ahead = 0;
            if back.seen.0 != seq {
                (back.seen, back.open) = ((seq, usize::MAX), false);
            }
        });
        stage.turning.set(false);
        stage.ended.set(None);
        stage.busy.set(false);
        self.steps.set(Vec::new());
        match position {
            Some(position) => self.settle(position),
            None => self.game.set(None),
        }
    }

    /// A position as the game has it. If this page does not know something of it, it is too
    /// old to show it.
    pub(crate) fn position(&self, game: &Value) -> Option<Position> {
        let position = untrack(|| self.kind()).and_then(|kind| Position::read(kind, game));
        if position.is_none() {
            self.outdated.set(true);
        }
        position
    }
}
