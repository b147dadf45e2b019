//! How large a seat is for cards of a size.

use super::Space;

/// How high a card is for its width.
pub const TALL: f64 = 1.4;

/// So many numbers end a round: a seat has room for that many.
const FULL: f64 = 7.0;

/// How much of a card is seen at least if another lies over it: its corner, with what it is.
const CORNER: f64 = 0.4;

/// A seat is not wider than a full row with a card beside it, none over another.
const WIDEST: f64 = 8.2;

/// How a seat is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Seat {
    /// How wide its cards are.
    pub card: f64,
    /// How high its letters are.
    pub text: f64,
    /// Whether name and status stand in one line.
    pub one_line: bool,
}

impl Seat {
    /// A seat so wide with cards of this size.
    pub fn new(card: f64, width: f64, space: Space) -> Self {
        let text = (card * 0.15).clamp(space.text * 0.82, space.text * 2.6);
        Self { card, text, one_line: width >= text * 27.0 }
    }

    /// What is around its cards.
    pub fn pad(self) -> f64 {
        (self.card * 0.07).clamp(5.0, 16.0)
    }

    /// How high name and status are.
    pub fn head(self) -> f64 {
        (self.text * if self.one_line { 1.75 } else { 3.1 }).ceil()
    }

    /// How high it is.
    pub fn height(self) -> f64 {
        (self.head() + self.card * TALL + self.pad() * 2.5).ceil()
    }

    /// How wide it is at most.
    pub fn widest(self) -> f64 {
        self.card * WIDEST + self.pad() * 2.0
    }
}

/// The largest card of which a full row fits into a seat so wide.
pub fn card_within(width: f64, reach: f64) -> f64 {
    let inside = width - 12.0;
    let lapped = FULL - 1.0;
    // The paddings grow with the cards.
    (inside / (1.0 + lapped * CORNER + 0.08)).min(inside - lapped * reach)
}

/// The smallest cards that others may have before their seats are scrolled, larger where somebody
/// is to touch them; and cards that are too large for any table.
pub fn cards(space: Space) -> (u32, u32) {
    let least = if space.reach > 24.0 { 36 } else { 26 };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 80 and 440")]
    let most = (space.height * 0.2).clamp(80.0, 440.0) as u32;
    (least, most)
}

/// What lies between seats.
pub fn gap(space: Space) -> f64 {
    (space.width.min(space.height) * 0.014).clamp(5.0, 26.0).round()
}

/// A number of seats, to calculate with.
#[expect(clippy::cast_precision_loss, reason = "there are never so many seats")]
pub const fn number(seats: usize) -> f64 {
    seats as f64
}
