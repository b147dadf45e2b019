//! A table with more seats than fit: those of the others are scrolled.

use super::dock::{BESIDE, Dock};
use super::shape::{columns, is_low, low_end, lowest, strip};
use super::sizes::{self, card_within, gap, number};
use super::{Area, Layout, Look, Space};

/// Cards that are scrolled anyway are no smaller than they are easily read.
const READABLE: f64 = 44.0;

/// The table with the others in a part of it that is scrolled.
pub fn scrolled(space: Space) -> Layout {
    let between = gap(space);
    let smallest = f64::from(sizes::cards(space).0);
    let fits = |wide: &usize| columns(Space { others: *wide, ..space }, smallest, *wide).is_some();
    let wide = (1..=space.others.max(1)).rev().find(fits).unwrap_or(1);
    let share = (space.width - between) / number(wide) - between;
    let card = card_within(share, space.reach).clamp(1.0, READABLE);
    let (seat, others, inner) = columns(space, card, wide).unwrap_or_default();
    if is_low(space) {
        let least = lowest(space, card);
        let window = (space.height - least - between * 2.0).max(seat.height().min(inner)).min(inner);
        let down = window + between;
        let end = low_end(space, card, down, (space.height - down - between).max(least));
        let height = space.height.max(down + least + between);
        let scrolls = Some(Area { width: space.width, height: window, ..Area::default() });
        return Layout { height, others, scrolls, seat, ..end };
    }
    let (pile, least) = strip(space, card);
    let frame = Area { width: space.width, ..Area::default() };
    let dock = Dock::new(space, card, frame, space.width >= BESIDE);
    // Where even that is too much, the whole table is scrolled.
    let left = space.height - least - dock.height - between * 3.0;
    let window = left.max((seat.height() * 1.3).min(inner)).min(inner);
    let middle = Area { x: between, y: window, width: space.width - between * 2.0, height: least };
    let down = window + least + between;
    let height = space.height.max(down + dock.height + between);
    let dock = dock.down(down);
    Layout {
        look: Look::Above,
        height,
        others,
        scrolls: Some(Area { height: window, ..frame }),
        seat,
        own: dock.own,
        middle,
        pile,
        act: dock.act,
    }
}
