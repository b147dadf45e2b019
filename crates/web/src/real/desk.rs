//! A table with real cards as the page has it: what was entered, how it stands, and what was refused.

use hosting::GameName;
use i18n::Arg;
use leptos::prelude::*;
use real_table::{Entry, Refused, TableSetup, Tapped as _, kept};

use super::kept::{Keeper, Told};
use super::sort::Sort;
use crate::speech::speech;

/// What is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// What was kept is being read.
    Opening,
    /// Nobody plays: who is to?
    Starting,
    /// A game is on.
    Playing,
}

/// A table with real cards.
pub struct Desk<S: Sort> {
    /// The game.
    pub game: GameName,
    /// What is shown.
    pub state: RwSignal<State>,
    /// What the game began from.
    pub setup: RwSignal<Option<TableSetup>>,
    /// How the table stands.
    pub now: RwSignal<Option<S::Now>>,
    /// Why the last thing that was entered was not taken.
    pub refused: RwSignal<Option<Refused>>,
    /// Whether what was kept cannot be read.
    pub damaged: RwSignal<bool>,
    /// Where it is kept.
    pub keeper: Keeper,
    table: StoredValue<Option<Box<S::Table>>, LocalStorage>,
    entries: StoredValue<Vec<Entry<S::Input>>, LocalStorage>,
}

impl<S: Sort> Clone for Desk<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Sort> Copy for Desk<S> {}

impl<S: Sort> Desk<S> {
    /// Opens the table of a game, as it was kept.
    pub fn open(game: GameName) -> Self {
        // Whoever has left the page is told nothing any more.
        let own = StoredValue::new_local(None::<Self>);
        let hear = move |told| {
            if let Some(desk) = own.try_get_value().flatten() {
                desk.hear(told);
            }
        };
        let desk = Self {
            game,
            state: RwSignal::new(State::Opening),
            setup: RwSignal::new(None),
            now: RwSignal::new(None),
            refused: RwSignal::new(None),
            damaged: RwSignal::new(false),
            keeper: Keeper::open(S::NAME, game, hear),
            table: StoredValue::new_local(None),
            entries: StoredValue::new_local(Vec::new()),
        };
        own.set_value(Some(desk));
        desk
    }

    fn hear(self, told: Told<S::Input>) {
        match told {
            Told::Read(read) => {
                self.damaged.set(read.is_none());
                self.entries.set_value(read.unwrap_or_default());
            }
            Told::More(more) => self.entries.update_value(|entries| entries.extend(more)),
        }
        self.follow();
    }

    /// Plays everything that was entered.
    fn follow(self) {
        let kept = self.entries.with_value(|entries| kept(entries));
        let opened = kept.and_then(|(setup, inputs)| Some((S::open(&setup)?, setup, inputs)));
        let Some((mut table, setup, inputs)) = opened else {
            self.state.set(State::Starting);
            return;
        };
        // What is refused was written by a page with other rules: the table stands as it did before.
        self.damaged.update(|damaged| *damaged |= table.enter_all(inputs).is_err());
        self.table.set_value(Some(table));
        self.setup.set(Some(setup));
        self.show();
        self.state.set(State::Playing);
    }

    fn show(self) {
        self.now.set(self.look(S::now));
    }

    /// Something about the table.
    pub fn look<T>(self, look: impl FnOnce(&S::Table) -> T) -> Option<T> {
        self.table.with_value(|table| table.as_deref().map(look))
    }

    fn write(self, entry: Entry<S::Input>) {
        self.keeper.write(&entry);
        self.entries.update_value(|entries| entries.push(entry));
    }

    /// Begins a game.
    pub fn begin(self, setup: TableSetup) {
        self.write(Entry::Began(setup));
        self.damaged.set(false);
        self.refused.set(None);
        self.follow();
    }

    /// Enters something. Says whether it was taken.
    pub fn enter(self, input: S::Input) -> bool {
        if !untrack(|| self.keeper.leads()) {
            return false;
        }
        let enter =
            |table: &mut Option<Box<S::Table>>| table.as_mut().map(|table| table.enter(input.clone()));
        match self.table.try_update_value(enter).flatten() {
            Some(Ok(())) => {
                self.refused.set(None);
                self.write(Entry::Entered(input));
                self.show();
                true
            }
            Some(Err(refused)) => {
                self.refused.set(Some(refused));
                false
            }
            None => false,
        }
    }

    /// Takes the last of what was entered back.
    pub fn undo(self) {
        if !untrack(|| self.keeper.leads()) {
            return;
        }
        let undo = |table: &mut Option<Box<S::Table>>| table.as_mut().is_some_and(|table| table.undo());
        self.refused.set(None);
        if self.table.try_update_value(undo) == Some(true) {
            self.write(Entry::TakenBack);
            self.show();
        }
    }

    /// The name of a seat, counted from 1.
    pub fn name(self, seat: usize) -> String {
        let name = |setup: &Option<TableSetup>| setup.as_ref()?.names.get(seat.checked_sub(1)?).cloned();
        self.setup.with(name).unwrap_or_default()
    }

    /// The names of all seats.
    pub fn names(self) -> Vec<String> {
        self.setup.with(|setup| setup.as_ref().map(|setup| setup.names.clone())).unwrap_or_default()
    }
}

/// A message about real tables.
pub fn own(id: &str, about: &[(&str, Arg)]) -> String {
    speech().things().map(|words| words.say_with(id, about)).unwrap_or_default()
}
