//! With a Vengeance as a story.

use vengeance::{Event, Happening, Vengeance, Way};

use super::line::{Line, Place, Tone};
use super::{Narrated, rows};

impl<const SEATS: usize> Narrated for Vengeance<SEATS> {
    fn line(event: &Event) -> Line {
        rows::line(event, dealt, own)
    }
}

const fn dealt(way: Way) -> Place {
    match way {
        Way::Opening | Way::Hit => Place::Turn,
        Way::FlipFour | Way::OneMore => Place::Consequence,
    }
}

fn own(happening: &Happening) -> Line {
    match happening {
        Happening::Wiped { .. } | Happening::Busted { .. } => Line::at(Place::More).toned(Tone::Bad),
        Happening::Stayed { .. } => Line::at(Place::Turn),
        Happening::Played { .. }
        | Happening::Stolen { .. }
        | Happening::Removed { .. }
        | Happening::Swapped { .. }
        | Happening::Given { .. }
        | Happening::Bonus { .. } => Line::at(Place::Consequence),
        Happening::Lost { .. } => Line::at(Place::Note),
        Happening::Won { .. } => Line::at(Place::Heading),
    }
}
