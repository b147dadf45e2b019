//! What is shown at one moment.

use std::time::Duration;

use leptos::prelude::*;
use protocol::TableInfo;
use serde_json::Map;
use shown::picture::Playback;
use shown::position::{Pending, Position};
use shown::step::Step;
use shown::{cards, step::Happened};

use super::Ended;
use crate::browser;
use crate::room::{Room, StoryLine};

/// Something that is shown, all of it at once.
pub enum Cue {
    /// Nothing new: what is shown is looked at.
    Look,
    /// The table, with whoever sits there.
    Table(Box<TableInfo>),
    /// A game begins, for so many players.
    Laid(usize),
    /// A move begins.
    Begin {
        /// The number of the event.
        seq: u64,
        /// Whether it was chosen at this device.
        chosen: bool,
    },
    /// The table begins to turn over, or lies still again.
    Turning(bool),
    /// These lines of the story happen.
    Lines(Vec<StoryLine>),
    /// A round is over that ended with these steps, and is summed up for so long.
    Ended(Vec<Step>, Duration),
    /// The game is over with a round that ended with these steps; or none is over yet.
    Last(Option<Vec<Step>>),
    /// This is how things stand now.
    Settle(Box<Position>),
}

impl Room {
    /// Shows something.
    pub(super) fn release(self, cue: Cue) {
        match cue {
            Cue::Look => {}
            Cue::Table(table) => self.table.set(Some(*table)),
            Cue::Laid(players) => self.lay(players),
            Cue::Begin { seq, chosen } => self.begin_move(seq, chosen),
            Cue::Turning(on) => self.stage().turning.set(on),
            Cue::Lines(lines) => self.happen(lines),
            Cue::Ended(steps, time) => self.stage().ended.set(Some(self.ended(steps, time))),
            Cue::Last(steps) => {
                let last = steps.map(|steps| self.ended(steps, Duration::ZERO));
                self.stage().last.set(last);
            }
            Cue::Settle(position) => self.settle(*position),
        }
    }

    /// A round as it lies there, over.
    fn ended(self, steps: Vec<Step>, time: Duration) -> Ended {
        let millis = u64::try_from(time.as_millis()).unwrap_or_default();
        let until = (browser::now() + millis).saturating_add_signed(self.ahead.get_untracked());
        Ended {
            position: self.stage().shown.with_untracked(|shown| shown.position.clone()),
            steps,
            until: (!self.stage().is_here()).then_some(until),
        }
    }

    /// How things stand, at rest.
    pub(super) fn settle(self, mut position: Position) {
        if self.stage().back.with_value(|back| back.ahead > 0) {
            position.choices.clear();
        }
        self.stage().shown.update(|shown| *shown = shown.settled(position.clone()));
        self.game.set(Some(position));
    }

    fn lay(self, players: usize) {
        self.settle(Position {
            dealer: 1,
            scores: vec![0; players],
            rows: vec![shown::position::Row::default(); players],
            ..Position::default()
        });
    }

    /// Somebody has moved, which is yet to be shown: what could be chosen before it no longer
    /// can. Until then a second touch would be taken for another choice, and be refused.
    pub(super) fn outrun(self) {
        let stage = self.stage();
        stage.back.update_value(|back| back.ahead += 1);
        if stage.shown.with_untracked(|shown| !shown.position.choices.is_empty()) {
            stage.shown.update(|shown| withdraw_choices(&mut shown.position));
            self.show_shown();
        }
    }

    /// Nobody can choose while a move is shown.
    fn begin_move(self, seq: u64, chosen: bool) {
        let stage = self.stage();
        if chosen {
            stage.regret.set(true);
        }
        let rules = self
            .table
            .with_untracked(|table| table.as_ref().map_or_else(Map::new, |table| table.rules.clone()));
        let game = untrack(|| self.kind());
        stage.shown.update(|shown| {
            let playback = game.and_then(|game| Playback::begin(game, &rules, shown));
            stage.back.update_value(|back| {
                (back.seen, back.playback) = ((seq, 0), playback);
                back.ahead = back.ahead.saturating_sub(1);
            });
            withdraw_choices(&mut shown.position);
            shown.position.challenged = None;
            // What was being chosen is chosen now, and may be seen to act.
            shown.in_play = shown.position.pending.take().and_then(Pending::card);
        });
        self.show_shown();
    }

    /// What everybody knows of the game is what lies there.
    fn show_shown(self) {
        self.game.set(Some(self.stage().shown.with_untracked(|shown| shown.position.clone())));
    }

    fn happen(self, lines: Vec<StoryLine>) {
        let steps: Vec<Step> = lines.iter().filter_map(StoryLine::step).cloned().collect();
        self.write(lines);
        if steps.is_empty() {
            return;
        }
        let (stage, alone) = (self.stage(), self.stage().alone());
        if stage.regret.get_untracked() && steps.iter().any(|step| step.reveals().to(alone)) {
            stage.regret.set(false);
        }
        stage.shown.update(|shown| {
            stage.back.update_value(|back| {
                back.seen.1 += steps.len();
                match &mut back.playback {
                    Some(playback) => {
                        for step in &steps {
                            playback.follow(step);
                        }
                        playback.draw(shown);
                    }
                    None => follow_unoflip(&mut shown.position, &steps),
                }
            });
        });
        self.show_shown();
        if let Some(said) = steps.iter().rev().find(|step| step.is_said()) {
            stage.step.set(Some(said.clone()));
        }
        stage.back.update_value(|back| back.fresh.extend(steps));
    }
}

/// Nobody is asked any more.
fn withdraw_choices(position: &mut Position) {
    position.to_act = None;
    position.choices.clear();
}

/// The board of UNO FLIP! is shown whole positions; only the end of a round has none of its own.
fn follow_unoflip(position: &mut Position, steps: &[Step]) {
    for step in steps {
        if let Happened::UnoFlip(happening) = &step.what {
            cards::follow(position, happening);
        }
    }
}
