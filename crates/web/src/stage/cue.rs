//! What is shown at one moment.

use leptos::prelude::*;
use protocol::TableInfo;
use serde_json::Map;
use shown::position::{Pending, Position};
use shown::step::Step;
use shown::{cards, step::Happened};

use super::picture::{Picture, Playback};
use crate::room::{Room, StoryLine, Telling};

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
            Cue::Settle(position) => self.settle(*position),
        }
    }

    /// How things stand, at rest.
    pub(super) fn settle(self, position: Position) {
        self.stage().shown.set(Picture::at(position.clone()));
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
            let playback = game.and_then(|game| Playback::begin(game, &rules, &shown.position));
            stage.back.update_value(|back| (back.seen, back.playback) = ((seq, 0), playback));
            shown.position.to_act = None;
            shown.position.choices.clear();
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
        self.steps.set(steps);
    }
}

/// The board of UNO FLIP! is shown whole positions; only the end of a round has none of its own.
fn follow_unoflip(position: &mut Position, steps: &[Step]) {
    for step in steps {
        if let Happened::UnoFlip(happening) = &step.what {
            cards::follow(position, happening);
        }
    }
}

impl StoryLine {
    fn step(&self) -> Option<&Step> {
        match &self.what {
            Telling::Game(step) => Some(step),
            Telling::Table(_) => None,
        }
    }
}
