//! What is on the table now: every move is shown step by step, one after the
//! other, at the pace of the settings.

use std::collections::VecDeque;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::GameName;
use serde_json::{Map, Value};

use super::picture::{Picture, Playback};
use crate::browser;
use crate::parts::motion;
use crate::room::Room;
use crate::settings::{Motion, settings};
use shown::position::{Pending, Position};
use shown::step::{Step, Time};

/// However many cards an opening deal has, it takes no longer than this.
const OPENING: Duration = Duration::from_millis(2400);

/// With more moves waiting to be shown than this, nobody follows them one by
/// one: the table catches up.
const BEHIND: usize = 2;

/// A move that is yet to be shown: its steps, and how things stand then.
type Waiting = (Vec<Step>, Position);

/// The table as it is shown.
#[derive(Clone, Copy)]
pub struct Stage {
    /// What lies where.
    pub shown: RwSignal<Picture>,
    /// What is happening.
    pub step: RwSignal<Option<Step>>,
    /// Whether something is happening.
    pub busy: RwSignal<bool>,
    pace: RwSignal<Motion>,
    /// The options of the table, which stay as they are.
    rules: StoredValue<Map<String, Value>>,
    waiting: StoredValue<VecDeque<Waiting>>,
}

impl Stage {
    /// Follows a room.
    pub fn new(room: Room, game: GameName) -> Self {
        let now = room.game.get_untracked().unwrap_or_default();
        let stage = Self {
            shown: RwSignal::new(Picture::at(now)),
            step: RwSignal::new(None),
            busy: RwSignal::new(false),
            pace: settings().motion,
            rules: StoredValue::new(
                room.table
                    .with_untracked(|table| table.as_ref().map(|table| table.rules.clone()))
                    .unwrap_or_default(),
            ),
            waiting: StoredValue::new(VecDeque::new()),
        };
        let news = StoredValue::new(Vec::new());
        // Steps are told just before the position they lead to. Those that
        // were told before anybody looked are over.
        Effect::new(move |before: Option<()>| {
            let steps = room.steps.get();
            if before.is_some() {
                news.set_value(steps);
            }
        });
        Effect::new(move || {
            let Some(position) = room.game.get() else { return };
            let steps = news.try_update_value(std::mem::take).unwrap_or_default();
            stage.waiting.update_value(|waiting| waiting.push_back((steps, position)));
            stage.begin(game);
        });
        stage
    }

    /// Whether cards that appear now should be seen to come.
    pub fn moves(self) -> bool {
        self.busy.get_untracked()
    }

    fn begin(self, game: GameName) {
        if !self.busy.get_untracked() {
            self.busy.set(true);
            // The first step is shown at once: whoever touched something sees it.
            spawn_local(async move { while self.show_next(game).await.is_some() {} });
        }
    }

    /// Shows a whole move. Nothing comes back once all is shown, or the page
    /// has gone elsewhere.
    async fn show_next(self, game: GameName) -> Option<()> {
        let Some((steps, position)) = self.waiting.try_update_value(VecDeque::pop_front)? else {
            self.busy.try_set(false);
            return None;
        };
        if !steps.is_empty() {
            self.play(game, &steps).await?;
        }
        self.shown.try_update(|shown| *shown = Picture::at(position))
    }

    async fn play(self, game: GameName, steps: &[Step]) -> Option<()> {
        let playback = self.shown.try_update(|shown| {
            let playback =
                self.rules.try_with_value(|rules| Playback::begin(game, rules, &shown.position))?;
            shown.position.to_act = None;
            shown.position.choices.clear();
            // What was being chosen is chosen now, and may be seen to act.
            shown.in_play = shown.position.pending.take().and_then(Pending::card);
            playback
        })?;
        // A position that cannot be followed is followed by the next one.
        let Some(mut playback) = playback else { return Some(()) };
        let opening = steps.iter().filter(|step| step.time() == Time::Opening).count();
        for (place, step) in steps.iter().enumerate() {
            if step.time() == Time::NewRound && place > 0 {
                self.rest(round_pause(self.pace.try_get_untracked()?)).await?;
            }
            playback.follow(step);
            self.shown.try_update(|shown| playback.draw(shown))?;
            if step.is_said() {
                self.step.try_set(Some(step.clone()));
            }
            self.rest(time_of(step, opening, self.pace.try_get_untracked()?)).await?;
        }
        Some(())
    }

    async fn rest(self, time: Duration) -> Option<()> {
        let late = self.waiting.try_with_value(VecDeque::len)? > BEHIND;
        if !late && !time.is_zero() {
            browser::pause(time).await;
        }
        Some(())
    }
}

/// How long the end of a round can be looked at.
fn round_pause(pace: Motion) -> Duration {
    match pace {
        Motion::On | Motion::Off => Duration::from_millis(2600),
        Motion::Fast => Duration::from_millis(1200),
    }
}

/// How long a step is looked at before the next.
fn time_of(step: &Step, opening: usize, pace: Motion) -> Duration {
    let beat = motion::beat_of(pace);
    match step.time() {
        Time::None | Time::NewRound => Duration::ZERO,
        Time::Opening => beat.min(OPENING / u32::try_from(opening).unwrap_or(1).max(1)),
        Time::Beats(beats) => beat * beats,
    }
}
