//! Reading a table in few words.

use game::{Card, Game as _, Pile, Ruled as _, Scripted, Seat};

use crate::event::Event;
use crate::kind::Kind;
use crate::position::{Decision, Position};
use crate::row::Row as _;

/// Reads a table in few words.
pub trait Look {
    /// The row of a seat: numbers, modifiers, what lies beside them, and the status
    /// in brackets, as in `5 12 -4 (active)`.
    fn row(&self, seat: usize) -> String;
    /// The rows of all seats, as in `5 (active) | 6 -4 (stayed)`.
    fn rows(&self) -> String;
    /// What the row of a seat is worth.
    fn points(&self, seat: usize) -> i64;
    /// The cards set aside, each with its owner, as in `2:steal 1:-4`.
    fn aside(&self) -> String;
    /// Who must play which card now, or answer what, as in `2:steal`.
    fn pending(&self) -> Option<String>;
    /// The discard pile, as codes.
    fn discarded(&self) -> String;
    /// The cards dealt since the events were last emptied, as in `1:5 2:swap`.
    fn dealt(&self) -> String;
}

/// A pile as codes.
pub fn codes<C: Card>(pile: &Pile<C>) -> String {
    listed(pile.cards().map(|card| card.to_string()))
}

/// Texts in a row.
pub fn listed(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join(" ")
}

/// Asserts that a move is refused for this reason, and by this rule.
///
/// # Panics
/// If it is not.
pub fn assert_refused<K: Kind, const SEATS: usize>(
    table: &mut Scripted<Position<K, SEATS>>,
    step: &str,
    refusal: impl Into<K::Refusal>,
    rule: K::Rule,
) {
    let refusal = refusal.into();
    assert_eq!(table.refused(step), refusal, "{step}");
    assert_eq!(refusal.rule(), rule);
    assert!(!refusal.to_string().is_empty());
}

impl<K: Kind, const SEATS: usize> Look for Scripted<Position<K, SEATS>> {
    fn row(&self, seat: usize) -> String {
        let seat = Seat::at(seat - 1);
        let row = self.game.row(seat);
        // A Freeze shows in the status.
        let second = row.beside().filter(|card| card.to_string() != "freeze");
        let cards = self.game.numbers(seat).chain(self.game.modifiers(seat)).chain(second);
        let status = format!("({:?})", row.status()).to_lowercase();
        listed(cards.map(|card| card.to_string()).chain([status]))
    }

    fn rows(&self) -> String {
        let rows: Vec<String> = (1..=self.game.players()).map(|seat| self.row(seat)).collect();
        rows.join(" | ")
    }

    fn points(&self, seat: usize) -> i64 {
        self.game.points(Seat::at(seat - 1))
    }

    fn aside(&self) -> String {
        listed(self.game.aside().iter().map(|held| format!("{}:{}", held.seat, held.card)))
    }

    fn pending(&self) -> Option<String> {
        match self.game.decision() {
            Decision::Play { chooser, card } => Some(format!("{chooser}:{card}")),
            Decision::Own { chooser, question } => {
                Some(format!("{chooser}:{}", format!("{question:?}").to_lowercase()))
            }
            Decision::Turn(_) | Decision::RoundOver | Decision::Over { .. } => None,
        }
    }

    fn discarded(&self) -> String {
        codes(self.game.discard())
    }

    fn dealt(&self) -> String {
        listed(self.events.iter().filter_map(|event| match event {
            Event::Dealt { seat, card, .. } => Some(format!("{seat}:{card}")),
            _ => None,
        }))
    }
}
