//! What whoever looks is choosing, and what they have touched so far.

use std::collections::BTreeSet;

use leptos::prelude::*;
use protocol::{GameName, Phase};

use crate::link::TableLink;
use crate::room::Room;
use crate::stage::Stage;
use shown::choice::{self, Asks, Choice, Pick};

/// The choice that is being made.
#[derive(Clone, Copy)]
pub struct Choosing {
    waiting: RwSignal<usize>,
    link: TableLink,
    /// Whether a touch is all, and nothing has to be confirmed.
    pub at_once: bool,
    choices: Memo<Vec<Choice>>,
    picks: RwSignal<Vec<Pick>>,
    open: Memo<BTreeSet<Pick>>,
}

/// What the table asks of whoever looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Nothing.
    Nothing,
    /// To take a card or to stay: which of the two is allowed.
    Turn {
        /// To take a card.
        hit: bool,
        /// To stay.
        stay: bool,
    },
    /// To choose players or cards: the message that asks for them.
    Choose(&'static str),
}

impl Choosing {
    /// Follows what is on the table.
    pub fn new(room: Room, link: TableLink, stage: Stage, game: GameName) -> Self {
        let choices = Memo::new(move |_| {
            if room.phase() != Some(Phase::Playing) {
                return Vec::new();
            }
            let read = |text: &String| Choice::read(game, text);
            stage.shown.with(|shown| shown.position.choices.iter().filter_map(read).collect())
        });
        let picks = RwSignal::new(Vec::new());
        let open =
            Memo::new(move |_| choices.with(|choices| picks.with(|picks| choice::open(choices, picks))));
        Effect::new(move || {
            let known = choices.with(Vec::len);
            let offered = stage.shown.with(|shown| shown.position.choices.len());
            if room.phase() == Some(Phase::Playing) && known < offered {
                room.outdated.set(true);
            }
            picks.set(Vec::new());
        });
        Self { waiting: room.waiting, link, at_once: game == GameName::Flip7, choices, picks, open }
    }

    /// What is asked.
    pub fn asked(self) -> Asked {
        self.choices.with(|choices| match choices.first() {
            None => Asked::Nothing,
            Some(Choice { asks: Asks::Turn, .. }) => {
                let can = |verb: &str| choices.iter().any(|choice| choice.text == verb);
                Asked::Turn { hit: can("hit"), stay: can("stay") }
            }
            Some(Choice { asks: Asks::Touch { prompt, .. }, .. }) => Asked::Choose(prompt),
        })
    }

    /// Whether anything has been touched.
    pub fn touched(self) -> bool {
        self.picks.with(|picks| !picks.is_empty())
    }

    /// Whether cards are being chosen, not players.
    pub fn of_cards(self) -> bool {
        self.open.with(|open| open.first().is_some_and(|pick| pick.card.is_some()))
            || self.picks.with(|picks| picks.first().is_some_and(|pick| pick.card.is_some()))
    }

    /// Whether something can be touched, or has been.
    pub fn state(self, pick: Pick) -> Touch {
        if self.picks.with(|picks| picks.contains(&pick)) {
            Touch::Picked
        } else if self.open.with(|open| open.contains(&pick)) {
            Touch::Open
        } else {
            Touch::No
        }
    }

    /// The seats that can be touched, themselves or with one of their cards.
    pub fn seats(self) -> BTreeSet<usize> {
        self.open.with_untracked(|open| open.iter().map(|pick| pick.seat).collect())
    }

    /// Touches a player or card. In Flip 7 that is all; in With a Vengeance
    /// one confirms.
    pub fn touch(self, pick: Pick) {
        let picks = self
            .choices
            .with_untracked(|choices| self.picks.with_untracked(|picks| choice::touch(choices, picks, pick)));
        self.picks.set(picks);
        if self.at_once {
            self.confirm();
        }
    }

    /// The choice that is complete.
    pub fn complete(self) -> Option<Choice> {
        self.choices.with(|choices| self.picks.with(|picks| choice::complete(choices, picks).cloned()))
    }

    /// Plays what is complete.
    pub fn confirm(self) {
        if let Some(choice) = untrack(|| self.complete()) {
            self.play(&choice.text);
        }
    }

    /// Takes back everything that was touched.
    pub fn cancel(self) {
        self.picks.set(Vec::new());
    }

    /// Plays, if that is possible now.
    pub fn play(self, text: &str) {
        let possible =
            self.choices.with_untracked(|choices| choices.iter().any(|choice| choice.text == text));
        if possible && self.waiting.get_untracked() == 0 {
            self.link.play(text);
        }
    }

    /// Whether a command waits for its answer.
    pub fn waits(self) -> bool {
        self.waiting.get() > 0
    }
}

/// Whether something can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// No.
    No,
    /// Yes.
    Open,
    /// It has been.
    Picked,
}
