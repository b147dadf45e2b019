//! What is told alike in all games of rows.

use rows::{Event, Kind};

use super::line::{Line, Place, Tone};

/// How an event is told: that a card was dealt depends on the way it came, and
/// what is a game's own is told by that game.
pub fn line<K: Kind>(
    event: &Event<K>,
    dealt: impl Fn(K::Way) -> Place,
    own: impl Fn(&K::Happening) -> Line,
) -> Line {
    match event {
        Event::DeckMade { .. } => Line::at(Place::Silence),
        Event::RoundBegan { .. } => Line::at(Place::Heading),
        Event::Dealt { by, .. } => Line::at(dealt(*by)),
        Event::Kept { points, .. } => Line::at(Place::Worth(*points)),
        Event::FlippedSeven { .. } => Line::at(Place::More).toned(Tone::Great),
        Event::SetAside { .. } => Line::at(Place::More),
        Event::Reshuffled { .. } | Event::RoundEnded { .. } | Event::Tied { .. } => Line::at(Place::Note),
        Event::Scored { seat, points, total } => {
            Line::at(Place::Score { seat: *seat, points: *points, total: *total })
        }
        Event::Own(happening) => own(happening),
    }
}
