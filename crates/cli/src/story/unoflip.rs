//! UNO FLIP! as a story, for those who may see everything: the sentences name
//! the active faces, and beside them stand both sides of a card.

use anstyle::{AnsiColor, Color, Effects, Style};
use hosting::AnyCard;
use unoflip::{Because, Card, Colour, Event, Face, Hand, Side, UnoFlip};

use super::Narrated;
use super::line::{Line, Place, Tone};

impl Narrated for UnoFlip {
    fn styles() -> Vec<(AnyCard, Style)> {
        let faces = [Side::Light, Side::Dark].into_iter().flat_map(Face::all);
        faces.filter_map(|face| Some((face.into(), style(face.colour()?)))).collect()
    }

    fn line(event: &Event) -> Line {
        match *event {
            Event::DrewForDeal { card, .. } | Event::Played { card, .. } => both(Place::Turn, card),
            Event::RoundBegan { .. } | Event::Won { .. } => Line::at(Place::Heading),
            Event::HandDealt { hand, .. } => Line::at(Place::Turn).showing(both_sides(hand)),
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
            Event::Challenged { hand, .. } => Line::at(Place::Turn).showing(both_sides(hand)),
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
    Line::at(place).showing(vec![sides(card)])
}

fn both_sides(hand: Hand) -> Vec<[AnyCard; 2]> {
    hand.slots().map(|slot| sides(slot.card())).collect()
}

fn sides(card: Card) -> [AnyCard; 2] {
    [Side::Light, Side::Dark].map(|side| card.face(side).into())
}

/// A colour as terminals have it. They have no orange and no teal: those are the yellow and the
/// cyan of the dark side, which is set off by a line under it.
fn style(colour: Colour) -> Style {
    let tint = match colour {
        Colour::Red => AnsiColor::Red,
        Colour::Yellow | Colour::Orange => AnsiColor::Yellow,
        Colour::Green => AnsiColor::Green,
        Colour::Blue => AnsiColor::Blue,
        Colour::Pink | Colour::Purple => AnsiColor::Magenta,
        Colour::Teal => AnsiColor::Cyan,
    };
    let effects = match colour {
        Colour::Red | Colour::Yellow | Colour::Green | Colour::Blue => Effects::new(),
        Colour::Pink | Colour::Teal | Colour::Orange => Effects::UNDERLINE,
        Colour::Purple => Effects::UNDERLINE | Effects::BOLD,
    };
    Style::new().fg_color(Some(Color::Ansi(tint))).effects(effects)
}
