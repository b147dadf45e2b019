//! The lower end of the table: one's own seat, and what one can do.

use super::sizes::{Seat, card_within, gap};
use super::{Area, Space};

/// From this width on, what one can do stands beside one's own seat.
pub const BESIDE: f64 = 640.0;

/// The lower end of the table.
pub struct Dock {
    /// One's own seat.
    pub own: Option<(Area, Seat)>,
    /// What one can do.
    pub act: Area,
    /// How high both are.
    pub height: f64,
}

impl Dock {
    /// The lower end of a part of the table, beginning at its top. One's own cards are as large
    /// as those of the others, or larger where these are small.
    pub fn new(space: Space, card: f64, frame: Area, beside: bool) -> Self {
        if !space.own {
            let act = Area { height: space.text * 2.0, ..frame };
            return Self { own: None, act, height: act.height };
        }
        let between = gap(space);
        let narrow = if beside { (frame.width * 0.22).clamp(150.0, space.text * 24.0) } else { 0.0 };
        let room = frame.width - narrow - between * if beside { 3.0 } else { 2.0 };
        let card = card.max(space.height * 0.1).min(card_within(room, space.reach)).max(40.0);
        let seat = Seat::new(card, room, space);
        let (width, height) = (room.min(seat.widest()), seat.height());
        let taken = if beside { width + narrow + between } else { width };
        let own = Area { x: frame.x + (frame.width - taken) / 2.0, y: frame.y, width, height };
        let act = if beside {
            Area { x: own.x + width + between, width: narrow, ..own }
        } else {
            let y = frame.y + height + between;
            Area { x: frame.x + between, y, width: frame.width - between * 2.0, height: space.text * 3.4 }
        };
        Self { own: Some((own, seat)), act, height: act.y + act.height - frame.y }
    }

    /// The same further down.
    pub fn down(mut self, by: f64) -> Self {
        self.act.y += by;
        if let Some((area, _)) = &mut self.own {
            area.y += by;
        }
        self
    }
}
