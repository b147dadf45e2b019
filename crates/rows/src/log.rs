//! The cards in front of the players, in the order they came.

use game::{Card, Seat};
use serde::{Deserialize, Serialize};

/// A card and the seat it belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held<C> {
    /// Whose it is.
    pub seat: Seat,
    /// Which kind of card.
    pub card: C,
}

/// Eight numbers of a player, and their share of the modifiers of all decks.
const EACH: usize = 15;

/// Cards in the order they came, all players' together: to note one more is the same
/// step whoever takes it. A table has room for all cards that can lie there.
#[derive(Clone, Copy, Debug)]
pub struct Log<C, const SEATS: usize> {
    len: u16,
    /// What lies behind the end is of no account.
    cards: [[Held<C>; EACH]; SEATS],
}

impl<C: Card + Default, const SEATS: usize> Default for Log<C, SEATS> {
    fn default() -> Self {
        Self { len: 0, cards: [[Held::default(); EACH]; SEATS] }
    }
}

impl<C: Card, const SEATS: usize> PartialEq for Log<C, SEATS> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<C: Card, const SEATS: usize> Eq for Log<C, SEATS> {}

impl<C: Card, const SEATS: usize> Log<C, SEATS> {
    /// All cards.
    #[inline]
    pub fn cards(&self) -> &[Held<C>] {
        &self.cards.as_flattened()[..usize::from(self.len)]
    }

    /// The cards of a seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = C> + Clone {
        self.cards().iter().filter(move |held| held.seat == seat).map(|held| held.card)
    }

    /// One more card.
    #[inline]
    pub fn push(&mut self, seat: Seat, card: C) {
        self.cards.as_flattened_mut()[usize::from(self.len)] = Held { seat, card };
        self.len += 1;
    }

    /// Takes the card of a seat away, the one that came first if there are two, and
    /// says whether there was one.
    pub fn take(&mut self, seat: Seat, card: C) -> bool {
        let end = usize::from(self.len);
        let found = self.cards().iter().position(|held| *held == Held { seat, card });
        if let Some(place) = found {
            self.cards.as_flattened_mut().copy_within(place + 1..end, place);
            self.len -= 1;
        }
        found.is_some()
    }

    /// Takes all cards of a seat away, and shows each.
    pub fn take_all(&mut self, seat: Seat, mut show: impl FnMut(C)) {
        let end = usize::from(self.len);
        let mut kept = 0;
        for place in 0..end {
            let held = self.cards.as_flattened()[place];
            if held.seat == seat {
                show(held.card);
                self.len -= 1;
            } else {
                self.cards.as_flattened_mut()[kept] = held;
                kept += 1;
            }
        }
    }

    /// Takes all cards away.
    pub const fn clear(&mut self) {
        self.len = 0;
    }
}
