//! UNO FLIP!, where every audience sees something else (U-12).

use game::{Audience, Game, Seat};
use serde::Serialize;
use unoflip::{Asked, Colour, Direction, Face, Faces, SeenHand, Side, UnoFlip, View};

use super::Wired;

/// The part of a position that only UNO FLIP! has.
#[derive(Debug, Serialize)]
pub struct UnoFlipPosition {
    side: Side,
    direction: Direction,
    colour: Option<Colour>,
    top: Face,
    draw_top: Option<Face>,
    hands: Vec<SeenHand>,
    pending: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stacked: Option<u8>,
    uncalled: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    challenged: Option<Challenged>,
}

/// The hand that this seat was just shown, and whose it is.
#[derive(Debug, Serialize)]
struct Challenged {
    seat: Seat,
    faces: Vec<Face>,
}

impl Wired for UnoFlip {
    type Position = UnoFlipPosition;

    fn position(&self, audience: Audience) -> UnoFlipPosition {
        // What all seats see alike can be taken from the view of any of them.
        let view = self.view(audience.seat().unwrap_or(Seat::at(0)));
        let watches = audience == Audience::Watcher;
        UnoFlipPosition {
            side: view.side,
            direction: view.direction,
            colour: view.colour,
            top: view.top,
            draw_top: view.draw_top,
            hands: (0..view.players).map(|place| hand(&view, place, audience)).collect(),
            pending: pending(view.asked),
            drawn: if watches { None } else { drawn(view.asked) },
            stacked: match view.asked {
                Asked::Stack { sum, .. } => Some(sum),
                _ => None,
            },
            uncalled: view.uncalled,
            challenged: view
                .shown
                .filter(|_| !watches)
                .map(|(seat, hand)| Challenged { seat, faces: list(&hand) }),
        }
    }
}

fn hand(view: &View, place: usize, audience: Audience) -> SeenHand {
    let own = audience == Audience::Seat(Seat::at(place));
    let watches = audience == Audience::Watcher;
    SeenHand {
        count: view.counts[place],
        faces: own.then(|| list(&view.hand)),
        backs: (!own && !watches).then(|| list(&view.backs[place])),
    }
}

fn list(faces: &Faces) -> Vec<Face> {
    faces.iter().collect()
}

const fn pending(asked: Asked) -> Option<&'static str> {
    match asked {
        Asked::Turn(_) | Asked::Over { .. } => None,
        Asked::Colour(_) => Some("colour"),
        Asked::Drawn { .. } => Some("drawn"),
        Asked::Challenge { .. } => Some("challenge"),
        Asked::Stack { .. } => Some("stack"),
    }
}

/// The card just drawn, as its player would name it.
fn drawn(asked: Asked) -> Option<String> {
    match asked {
        Asked::Drawn { card: Some((face, 0)), .. } => Some(face.to_string()),
        Asked::Drawn { card: Some((face, copy)), .. } => Some(format!("{face}.{}", u16::from(copy) + 1)),
        _ => None,
    }
}
