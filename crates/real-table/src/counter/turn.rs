//! Who probably gets the next card, so that mostly nobody has to be chosen.

use game::Seat;

/// Who probably gets the next card. People may do otherwise, and then say who it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// Whose turn it is.
    owner: Seat,
    /// Who gets the next card, if anybody is left.
    next: Option<Seat>,
    /// How many more cards they take in a row, by a card that was played on somebody.
    left: usize,
    /// How many each of such cards brings that came meanwhile.
    waiting: Vec<usize>,
}

impl Turn {
    /// Before the first card of a round: the dealer's left is first (F7-10).
    pub(super) fn of_round(dealer: Seat, players: usize) -> Self {
        let first = dealer.left(players);
        Self { owner: first, next: Some(first), left: 0, waiting: Vec::new() }
    }

    pub(super) const fn next(&self) -> Option<Seat> {
        self.next
    }

    /// How many cards they take in a row.
    pub(super) const fn left(&self) -> usize {
        self.left
    }

    /// A card came to lie in front of a player. A number lies where it was drawn, others may have been given away.
    pub(super) fn laid(&mut self, seat: Seat, number: bool, goes_on: bool, active: &[bool]) {
        if self.left > 0 {
            let taker = if number { seat } else { self.next.unwrap_or(seat) };
            // Whoever busts takes no more (F7-32, V-36).
            self.left = if goes_on || taker != seat { self.left - 1 } else { 0 };
            self.next = Some(taker);
        } else {
            self.owner = if number { seat } else { self.next.unwrap_or(seat) };
        }
        self.pass_on(active);
    }

    /// A card went to the discard pile that makes somebody take so many.
    pub(super) fn tossed(&mut self, seat: Seat, takes: Option<usize>, active: &[bool]) {
        if self.left > 0 {
            self.left -= 1;
        } else {
            self.owner = seat;
        }
        self.next = Some(seat);
        self.waiting.extend(takes);
        self.pass_on(active);
    }

    /// A player takes no more cards.
    pub(super) fn stayed(&mut self, seat: Seat, active: &[bool]) {
        // Somebody else may have to stay by a Just One More.
        if self.next == Some(seat) {
            self.owner = seat;
        }
        self.pass_on(active);
    }

    /// Goes on to the next player, unless somebody takes several cards.
    fn pass_on(&mut self, active: &[bool]) {
        if self.left > 0 {
            return;
        }
        if !self.waiting.is_empty() {
            self.left = self.waiting.remove(0);
            return;
        }
        let players = active.len();
        let after = (1..=players).map(|steps| Seat::at((self.owner.index() + steps) % players));
        self.next = after.into_iter().find(|seat| active[seat.index()]);
    }
}
