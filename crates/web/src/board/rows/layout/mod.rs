//! Where everything lies on the table of a game of rows: as large as the space allows.
//!
//! Nothing here knows a browser. A table has a few shapes; each is tried with the largest cards
//! that fit, and the one with the largest cards is taken. How many cards lie in front of a seat
//! does not matter: all seats have the same size all the time.

mod dock;
mod scroll;
mod shape;
mod sizes;

use shape::Shape;
pub use sizes::Seat;

/// A table with everybody round it is worth cards that are somewhat smaller.
const ROUND: f64 = 0.8;

/// What there is to lay out, and how much space for it, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Space {
    /// How wide the table is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// How many others sit there.
    pub others: usize,
    /// Whether whoever looks has a seat too.
    pub own: bool,
    /// How much of every card is seen at least when seven lie in a row.
    pub reach: f64,
    /// How high letters are.
    pub text: f64,
}

/// A part of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
}

impl Area {
    /// The same in its middle, no wider than this.
    fn narrowed(self, width: f64) -> Self {
        let width = self.width.min(width);
        Self { x: self.x + (self.width - width) / 2.0, width, ..self }
    }

    /// As a style of the page writes it.
    pub fn style(self) -> String {
        let Self { x, y, width, height } = self;
        format!("left:{x:.1}px;top:{y:.1}px;width:{width:.1}px;height:{height:.1}px")
    }
}

/// How a table looks as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// The others sit in rows above the piles.
    #[default]
    Above,
    /// They sit round the piles.
    Round,
    /// The table is low: the piles lie beside one's own seat.
    Low,
}

impl Look {
    /// What the page calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Above => "above",
            Self::Round => "round",
            Self::Low => "low",
        }
    }
}

/// Where everything lies.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// How it looks as a whole.
    pub look: Look,
    /// How high the table is: more than there is space if nothing else helps.
    pub height: f64,
    /// The seats of the others, in the order of play.
    pub others: Vec<Area>,
    /// What is scrolled to see them all; they lie within.
    pub scrolls: Option<Area>,
    /// How the seats of the others are drawn.
    pub seat: Seat,
    /// One's own seat, and how it is drawn.
    pub own: Option<(Area, Seat)>,
    /// The piles and what is said about the game.
    pub middle: Area,
    /// How wide a card on the piles is.
    pub pile: f64,
    /// What one can do.
    pub act: Area,
}

impl Layout {
    /// Lays a table out.
    pub fn of(space: Space) -> Self {
        let shapes = Shape::all(space);
        let tried = shapes.into_iter().filter_map(|shape| largest(space, shape));
        let worth = |(shape, card, _): &(Shape, u32, Self)| {
            f64::from(*card) * if shape.is_round() { 1.0 } else { ROUND }
        };
        let best = tried.max_by(|one, other| worth(one).total_cmp(&worth(other)));
        best.map_or_else(|| scroll::scrolled(space), |(_, _, layout)| layout)
    }
}

/// The table in a shape with the largest cards that fit.
fn largest(space: Space, shape: Shape) -> Option<(Shape, u32, Layout)> {
    let (mut fits, mut too_large) = sizes::cards(space);
    let mut best = shape.place(space, f64::from(fits))?;
    while too_large - fits > 1 {
        let card = u32::midpoint(fits, too_large);
        match shape.place(space, f64::from(card)) {
            Some(layout) => (fits, best) = (card, layout),
            None => too_large = card,
        }
    }
    Some((shape, fits, best))
}

#[cfg(test)]
mod tests;
