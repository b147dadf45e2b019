//! Flip 7 as a story.

use flip7::{Because, Event, Flip7, Happening, Way};

use super::line::{Line, Place, Tone};
use super::{Narrated, rows};

impl<const SEATS: usize> Narrated for Flip7<SEATS> {
    fn line(event: &Event) -> Line {
        rows::line(event, dealt, own)
    }
}

const fn dealt(way: Way) -> Place {
    match way {
        Way::Opening | Way::Hit => Place::Turn,
        Way::FlipThree => Place::Consequence,
    }
}

fn own(happening: &Happening) -> Line {
    match happening {
        Happening::Busted { .. } => Line::at(Place::More).toned(Tone::Bad),
        Happening::Saved { .. } => Line::at(Place::More).toned(Tone::Good),
        Happening::Stayed { .. } => Line::at(Place::Turn),
        Happening::Played { .. } => Line::at(Place::Consequence),
        Happening::Frozen { .. } | Happening::SecondChanceKept { .. } => Line::at(Place::More),
        Happening::Discarded { because: Because::Done, .. } => Line::at(Place::Silence),
        Happening::Discarded { .. } | Happening::Challenge { .. } => Line::at(Place::Note),
        Happening::Won { .. } => Line::at(Place::Heading),
    }
}
