//! The cards that can be touched.

use game::Seat;
use vengeance::{Card, View, open_cards};

/// The most cards of a player that can be touched: eight numbers, and each kind of
/// modifier; rounded up.
pub(super) const MOST_OPEN: usize = 16;

/// The cards of every seat that can be touched, each kind once, numbers first: in the
/// order of [`open_cards`].
pub(super) struct Open<const SEATS: usize> {
    cards: [[Card; MOST_OPEN]; SEATS],
    counts: [usize; SEATS],
}

impl<const SEATS: usize> Default for Open<SEATS> {
    fn default() -> Self {
        Self { cards: [[Card::default(); MOST_OPEN]; SEATS], counts: [0; SEATS] }
    }
}

impl<const SEATS: usize> Open<SEATS> {
    /// Looks through all cards once, without asking whose each is. In place, since it is
    /// too large to be handed on.
    #[inline]
    pub(super) fn find(&mut self, view: &View<'_, SEATS>) {
        for held in view.laid() {
            let count = &mut self.counts[held.seat.index()];
            // A modifier is written behind the numbers and forgotten.
            self.cards[held.seat.index()][*count % MOST_OPEN] = held.card;
            *count += usize::from(held.card.is_number());
        }
        let mut modifiers = false;
        for ((count, cards), row) in self.counts.iter_mut().zip(&mut self.cards).zip(view.rows()) {
            // After a bust there is nothing to touch (V-12).
            *count &= usize::from(!row.is_in_play()).wrapping_sub(1);
            modifiers |= row.has_modifier();
            if row.has_twins() {
                *count = without_twin(&mut cards[..*count]);
            }
        }
        if modifiers {
            self.add_modifiers(view);
        }
        debug_assert!(
            view.seats().all(|seat| open_cards(view, seat).eq(self.cards(seat).iter().copied())),
            "{view:?}"
        );
    }

    /// Modifiers come behind the numbers, each kind once.
    fn add_modifiers(&mut self, view: &View<'_, SEATS>) {
        let mut seen = [0_u32; SEATS];
        for held in view.laid().iter().filter(|held| !held.card.is_number()) {
            let place = held.seat.index();
            let bit = 1 << held.card as u8;
            let counts = view.row(held.seat).is_in_play() && seen[place] & bit == 0;
            seen[place] |= bit;
            self.cards[place][self.counts[place] % MOST_OPEN] = held.card;
            self.counts[place] += usize::from(counts);
        }
    }

    /// The cards of a seat.
    #[inline]
    pub(super) fn cards(&self, seat: Seat) -> &[Card] {
        &self.cards[seat.index()][..self.counts[seat.index()]]
    }

    /// Lays the cards of a seat out, all at a stroke, and says how many they are.
    #[inline]
    pub(super) fn lay_out(&self, seat: Seat, room: &mut [Card]) -> usize {
        room[..MOST_OPEN].copy_from_slice(&self.cards[seat.index()]);
        self.counts[seat.index()]
    }
}

/// Takes the second of two equal cards away, and says how many are left.
fn without_twin(cards: &mut [Card]) -> usize {
    let twin = (1..cards.len()).find(|&place| cards[..place].contains(&cards[place]));
    if let Some(place) = twin {
        cards[place..].rotate_left(1);
    }
    cards.len() - usize::from(twin.is_some())
}
