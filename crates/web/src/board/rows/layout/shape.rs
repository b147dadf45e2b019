//! The shapes of a table, and whether cards of a size fit into them.

use super::dock::{BESIDE, Dock};
use super::sizes::{Seat, TALL, card_within, gap, number};
use super::{Area, Layout, Look, Space};

/// No card on a pile is smaller than this.
const SMALLEST_PILE: f64 = 40.0;

/// A table that is not so high is a low one.
const LOW: f64 = 520.0;

/// How the others sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// In so many columns above the piles.
    Above(usize),
    /// Round the piles: so many on each side, the rest along the top, and along the bottom if
    /// nobody else sits there.
    Round(usize),
    /// In so many columns above one's own seat, with the piles beside it.
    Low(usize),
}

impl Shape {
    /// All that can be tried.
    pub fn all(space: Space) -> Vec<Self> {
        let columns = 1..=space.others.max(1);
        let above = columns.clone().map(Self::Above);
        let round = (1..=space.others / 2).filter(|_| space.width >= BESIDE).map(Self::Round);
        let low = columns.filter(|_| is_low(space)).map(Self::Low);
        above.chain(round).chain(low).collect()
    }

    /// Whether everybody sits round the piles.
    pub const fn is_round(self) -> bool {
        matches!(self, Self::Round(_))
    }

    /// Everything in its place with cards of this size, if it fits.
    pub fn place(self, space: Space, card: f64) -> Option<Layout> {
        match self {
            Self::Above(columns) => above(space, card, columns),
            Self::Round(side) => round(space, card, side),
            Self::Low(columns) => low(space, card, columns),
        }
    }
}

/// Whether a table is so low that the piles lie beside one's own seat.
pub fn is_low(space: Space) -> bool {
    space.own && space.height < LOW && space.width >= BESIDE * 0.8
}

/// How wide each of so many seats side by side can be.
fn share(space: Space, seats: usize, width: f64) -> f64 {
    (width - gap(space)) / number(seats.max(1)) - gap(space)
}

/// A seat with cards of this size, if they fit into its width.
fn fitting(space: Space, card: f64, width: f64) -> Option<Seat> {
    (card_within(width, space.reach) >= card).then(|| Seat::new(card, width, space))
}

/// Seats side by side from the left edge, each no wider than it needs to be.
fn band(space: Space, seat: Seat, seats: usize, y: f64, whole: f64) -> impl DoubleEndedIterator<Item = Area> {
    let (between, share) = (gap(space), share(space, seats, whole));
    let (width, height) = (share.min(seat.widest()), seat.height());
    let x = move |place| between + (share + between) * number(place) + (share - width) / 2.0;
    (0..seats).map(move |place| Area { x: x(place), y, width, height })
}

/// The others in so many columns from the top, those of the last row in its middle; and where
/// the next thing can lie.
pub fn columns(space: Space, card: f64, columns: usize) -> Option<(Seat, Vec<Area>, f64)> {
    let between = gap(space);
    let wide = share(space, columns, space.width);
    let seat = fitting(space, card, wide)?;
    let (mut others, mut y) = (Vec::new(), between);
    while others.len() < space.others {
        let left = (space.others - others.len()).min(columns);
        let shift = (wide + between) * number(columns - left) / 2.0;
        let row = band(space, seat, columns, y, space.width).take(left);
        others.extend(row.map(|area| Area { x: area.x + shift, ..area }));
        y += seat.height() + between;
    }
    Some((seat, others, y))
}

/// How wide cards on the piles are at least, and how high the strip with them is.
pub fn strip(space: Space, card: f64) -> (f64, f64) {
    // Three cards and what is said lie side by side.
    let pile = (card * 0.8).min(space.width * 0.16).clamp(46.0, 170.0);
    (pile, (pile * TALL + 12.0).max(space.text * 4.8))
}

fn above(space: Space, card: f64, wide: usize) -> Option<Layout> {
    let between = gap(space);
    let (seat, others, y) = columns(space, card, wide)?;
    let (pile, least) = strip(space, card);
    let frame = Area { width: space.width, ..Area::default() };
    let dock = Dock::new(space, card, frame, space.width >= BESIDE);
    let height = space.height - y - dock.height - between * 2.0;
    if height < least {
        return None;
    }
    let dock = dock.down(y + height + between);
    let middle = Area { x: between, y, width: space.width - between * 2.0, height };
    // The piles use what is left, up to the size of the cards on the table.
    let pile = pile.max(((height - 12.0) / TALL).min(card).min(middle.width * 0.16));
    Some(Layout {
        look: Look::Above,
        height: space.height,
        others,
        scrolls: None,
        seat,
        own: dock.own,
        middle,
        pile,
        act: dock.act,
    })
}

/// How many sit where round the table, and how far apart the rows are.
struct Ring {
    side: usize,
    top: usize,
    bottom: usize,
    seat: Seat,
    /// The lowest seat on the left, at the top of the table.
    left: Area,
    /// The height of a row with what is below it.
    line: f64,
    /// What is left over for each gap between rows.
    air: f64,
}

impl Ring {
    fn new(space: Space, card: f64, side: usize, dock: &Dock) -> Option<Self> {
        let rest = space.others - side * 2;
        let bottom = if space.own { 0 } else { rest / 2 };
        let top = rest - bottom;
        let flank = (space.width - (card * 2.9).max(space.text * 15.0)) / 2.0;
        let narrowest = share(space, 1, flank).min(share(space, top.max(bottom), space.width));
        let seat = fitting(space, card, narrowest)?;
        let left = band(space, seat, 1, 0.0, flank).next()?;
        let line = seat.height() + gap(space);
        let rows = side + usize::from(top > 0) + usize::from(bottom > 0);
        let spare = space.height - dock.height - gap(space) * 2.0 - line * number(rows);
        let air = spare / number(rows + 1);
        (air >= 0.0).then_some(Self { side, top, bottom, seat, left, line, air })
    }

    /// Where a row is, counted from the top.
    fn row(&self, space: Space, place: usize) -> f64 {
        gap(space) + self.air / 2.0 + (self.line + self.air) * number(place)
    }

    /// The row of the first seat on the sides.
    fn first(&self) -> usize {
        usize::from(self.top > 0)
    }

    /// Everybody, clockwise from below on the left.
    fn seats(&self, space: Space) -> Vec<Area> {
        let wide = |seats, row| {
            let as_wide = |area: Area| area.narrowed(self.left.width * 1.1);
            band(space, self.seat, seats, self.row(space, row), space.width).map(as_wide)
        };
        let flank = |x: f64, place: usize| Area { x, y: self.row(space, self.first() + place), ..self.left };
        let right = space.width - self.left.x - self.left.width;
        let mut all: Vec<Area> = (0..self.side).rev().map(|place| flank(self.left.x, place)).collect();
        all.extend(wide(self.top, 0));
        all.extend((0..self.side).map(|place| flank(right, place)));
        all.extend(wide(self.bottom, self.first() + self.side).rev());
        all
    }

    /// What is in the middle of them, above whatever is at the bottom of the table.
    fn middle(&self, space: Space, bottom: f64) -> Area {
        let x = self.left.x + self.left.width + gap(space);
        let y = if self.top > 0 { self.row(space, 0) + self.line } else { gap(space) };
        let end = if self.bottom > 0 { self.row(space, self.first() + self.side) } else { bottom };
        Area { x, y, width: space.width - x * 2.0, height: end - y - gap(space) }
    }
}

fn round(space: Space, card: f64, side: usize) -> Option<Layout> {
    let frame = Area { width: space.width, ..Area::default() };
    let dock = Dock::new(space, card, frame, true);
    let ring = Ring::new(space, card, side, &dock)?;
    let down = space.height - gap(space) - dock.height;
    let middle = ring.middle(space, down);
    let pile =
        ((middle.height - space.text * 5.4) / TALL).min(middle.width / 3.7).min((card * 1.1).max(60.0));
    if pile < SMALLEST_PILE {
        return None;
    }
    let dock = dock.down(down);
    Some(Layout {
        look: Look::Round,
        height: space.height,
        others: ring.seats(space),
        scrolls: None,
        seat: ring.seat,
        own: dock.own,
        middle,
        pile,
        act: dock.act,
    })
}

fn low(space: Space, card: f64, wide: usize) -> Option<Layout> {
    let (seat, others, y) = columns(space, card, wide)?;
    let height = space.height - y - gap(space);
    if height < lowest(space, card) {
        return None;
    }
    let end = low_end(space, card, y, height);
    Some(Layout { height: space.height, others, seat, ..end })
}

/// How wide the piles of a low table are, and what lies beside them.
fn beside_piles(space: Space, card: f64) -> (f64, Dock) {
    let width = (space.width * 0.27).clamp(150.0, 420.0);
    let frame = Area { x: width, width: space.width - width, ..Area::default() };
    (width, Dock::new(space, card, frame, true))
}

/// How high the lower end of a low table is at least.
pub fn lowest(space: Space, card: f64) -> f64 {
    beside_piles(space, card).1.height.max(space.text * 4.0 + SMALLEST_PILE * TALL)
}

/// The lower end of a low table, which begins at a place and is so high: the piles beside one's own seat.
pub fn low_end(space: Space, card: f64, y: f64, height: f64) -> Layout {
    let (width, dock) = beside_piles(space, card);
    let down = y + (height - dock.height) / 2.0;
    let dock = dock.down(down);
    let pile = ((height - space.text * 4.0) / TALL).min(width / 3.4).clamp(SMALLEST_PILE, 170.0);
    let middle = Area { x: gap(space), y, width: width - gap(space), height };
    Layout { look: Look::Low, own: dock.own, middle, pile, act: dock.act, ..Layout::default() }
}
