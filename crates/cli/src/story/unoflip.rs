//! UNO FLIP! as a story, for those who may see everything: the sentences name
//! the active faces, and the codes beside them both sides of a card.

use unoflip::{Because, Card, Event, UnoFlip};

use super::Narrated;
use super::line::{Line, Place, Tone};

impl Narrated for UnoFlip {
    fn line(event: &Event) -> Line {
        match *event {
            Event::DrewForDeal { card, .. } | Event::Played { card, .. } => both(Place::Turn, card),
            Event::RoundBegan { .. } | Event::Won { .. } => Line::at(Place::Heading),
            Event::HandDealt { hand, .. } => Line::at(Place::Turn).showing(hand.codes()),
            Event::FirstCard { card } | Event::PutUnder { card } | Event::Flipped { top: card, .. } => {
                both(Place::Note, card)
            }
            Event::Drew { seat, card, because: Because::Turn } => both(Place::Turn, card).for_seat(seat),
            Event::Drew { seat, card, .. } => both(Place::Consequence, card).for_seat(seat),
            Event::ColourNamed { .. }
            | Event::NothingToDraw { .. }
            | Event::Passed { .. }
            | Event::Skipped { .. }
            | Event::AllSkipped { .. }
            | Event::Reversed { .. } => Line::at(Place::More),
            Event::Challenged { hand, .. } => Line::at(Place::Turn).showing(hand.codes()),
            Event::Caught { .. } => Line::at(Place::Turn).toned(Tone::Bad),
            Event::DealerDrawn { .. }
            | Event::Reshuffled { .. }
            | Event::RoundWon { .. }
            | Event::Tied { .. } => Line::at(Place::Note),
            Event::Scored { seat, points, total, .. } => Line::at(Place::Score { seat, points, total }),
        }
    }
}

/// An event about a card of which both sides are shown.
fn both(place: Place, card: Card) -> Line {
    Line::at(place).showing(vec![card.to_string()])
}
