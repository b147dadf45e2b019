//! UNO FLIP!, where every audience sees something else (U-12).

use game::{Game, Rule as _, Ruled, Seat};
use serde::Serialize;
use unoflip::{Asked, Because, Card, Colour, Direction, Event, Face, Faces, Hand, Side, UnoFlip, View};

use super::{Audience, Wired};

/// The part of a position that only UNO FLIP! has.
#[derive(Debug, Serialize)]
pub struct UnoFlipPosition {
    side: Side,
    direction: Direction,
    colour: Option<Colour>,
    top: Face,
    draw_top: Option<Face>,
    hands: Vec<ShownHand>,
    pending: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stacked: Option<u8>,
    uncalled: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    challenged: Option<Challenged>,
}

/// A hand: one's own by its active faces, the others' by their backs.
#[derive(Debug, Serialize)]
struct ShownHand {
    count: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    faces: Option<Vec<Face>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    backs: Option<Vec<Face>>,
}

/// The hand that this seat was just shown, and whose it is.
#[derive(Debug, Serialize)]
struct Challenged {
    seat: Seat,
    faces: Vec<Face>,
}

impl Wired for UnoFlip {
    type Lens = Side;
    type Position = UnoFlipPosition;
    type Step = Told;

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
            hands: (0..view.players).map(|place| ShownHand::of(&view, place, audience)).collect(),
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

    fn lens(&self) -> Side {
        self.side()
    }

    fn first_lens() -> Side {
        Side::Light
    }

    fn steps(lens: Side, events: &[Event], audience: Audience) -> Vec<Told> {
        let mut side = lens;
        let told = |event: &Event| {
            side = side_after(side, event);
            Told { rule: event.rule().id(), event: Happening::of(event, side, audience) }
        };
        events.iter().map(told).collect()
    }
}

impl ShownHand {
    fn of(view: &View, place: usize, audience: Audience) -> Self {
        let own = audience == Audience::Seat(Seat::at(place));
        let watches = audience == Audience::Watcher;
        Self {
            count: view.counts[place],
            faces: own.then(|| list(&view.hand)),
            backs: (!own && !watches).then(|| list(&view.backs[place])),
        }
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

/// The side in play once an event has happened.
const fn side_after(side: Side, event: &Event) -> Side {
    match event {
        Event::RoundBegan { .. } => Side::Light,
        Event::Flipped { side, .. } => *side,
        _ => side,
    }
}

/// Something that happened beside the id of its rule.
#[derive(Debug, Serialize)]
pub struct Told {
    rule: &'static str,
    #[serde(flatten)]
    event: Happening,
}

/// Something that happened, without what its audience may not see.
#[derive(Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum Happening {
    DrewForDeal {
        seat: Seat,
        face: Face,
    },
    DealerDrawn {
        seat: Seat,
    },
    RoundBegan {
        round: u32,
        dealer: Seat,
    },
    HandDealt {
        seat: Seat,
        #[serde(flatten)]
        hand: ShownHand,
    },
    FirstCard {
        face: Face,
    },
    PutUnder {
        face: Face,
    },
    Played {
        seat: Seat,
        face: Face,
        uno: bool,
        jumped_in: bool,
    },
    ColourNamed {
        seat: Seat,
        colour: Colour,
    },
    Drew {
        seat: Seat,
        because: Because,
        #[serde(flatten)]
        card: ShownCard,
    },
    NothingToDraw {
        seat: Seat,
    },
    Passed {
        seat: Seat,
    },
    Skipped {
        seat: Seat,
    },
    AllSkipped {
        seat: Seat,
    },
    Reversed {
        direction: Direction,
    },
    Flipped {
        side: Side,
        top: Face,
    },
    Challenged {
        by: Seat,
        of: Seat,
        rightly: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        faces: Option<Vec<Face>>,
    },
    Caught {
        seat: Seat,
        by: Seat,
    },
    Reshuffled {
        cards: usize,
    },
    RoundWon {
        seat: Seat,
    },
    Scored {
        seat: Seat,
        points: i64,
        total: i64,
        own: bool,
    },
    Tied {
        total: i64,
    },
    Won {
        seat: Seat,
        total: i64,
    },
}

/// A card that went to a hand: its active face for whose hand it is, its back
/// for the other seats.
#[derive(Debug, Serialize)]
struct ShownCard {
    #[serde(skip_serializing_if = "Option::is_none")]
    face: Option<Face>,
    #[serde(skip_serializing_if = "Option::is_none")]
    back: Option<Face>,
}

impl ShownCard {
    fn of(card: Card, side: Side, owner: Seat, audience: Audience) -> Self {
        match audience {
            Audience::Watcher => Self { face: None, back: None },
            Audience::Seat(seat) if seat == owner => Self { face: Some(card.face(side)), back: None },
            Audience::Seat(_) => Self { face: None, back: Some(card.face(side.other())) },
        }
    }
}

impl Happening {
    fn of(event: &Event, side: Side, audience: Audience) -> Self {
        match *event {
            Event::DrewForDeal { seat, card } => Self::DrewForDeal { seat, face: card.face(Side::Light) },
            Event::DealerDrawn { seat } => Self::DealerDrawn { seat },
            Event::RoundBegan { round, dealer } => Self::RoundBegan { round, dealer },
            Event::HandDealt { seat, hand } => {
                Self::HandDealt { seat, hand: dealt(hand, side, seat, audience) }
            }
            Event::FirstCard { card } => Self::FirstCard { face: card.face(side) },
            Event::PutUnder { card } => Self::PutUnder { face: card.face(side) },
            Event::Played { seat, card, uno, jumped_in } => {
                Self::Played { seat, face: card.face(side), uno, jumped_in }
            }
            Event::ColourNamed { seat, colour } => Self::ColourNamed { seat, colour },
            Event::Drew { seat, card, because } => {
                Self::Drew { seat, because, card: ShownCard::of(card, side, seat, audience) }
            }
            Event::NothingToDraw { seat } => Self::NothingToDraw { seat },
            Event::Passed { seat } => Self::Passed { seat },
            Event::Skipped { seat } => Self::Skipped { seat },
            Event::AllSkipped { seat } => Self::AllSkipped { seat },
            Event::Reversed { direction } => Self::Reversed { direction },
            Event::Flipped { side, top } => Self::Flipped { side, top: top.face(side) },
            Event::Challenged { by, of, hand, rightly } => {
                let shown = audience == Audience::Seat(by);
                Self::Challenged { by, of, rightly, faces: shown.then(|| faces(hand, side)) }
            }
            Event::Caught { seat, by } => Self::Caught { seat, by },
            Event::Reshuffled { cards } => Self::Reshuffled { cards },
            Event::RoundWon { seat } => Self::RoundWon { seat },
            Event::Scored { seat, points, total, own } => Self::Scored { seat, points, total, own },
            Event::Tied { total } => Self::Tied { total },
            Event::Won { seat, total } => Self::Won { seat, total },
        }
    }
}

fn dealt(hand: Hand, side: Side, owner: Seat, audience: Audience) -> ShownHand {
    let count = u8::try_from(hand.len()).unwrap_or(u8::MAX);
    let own = audience == Audience::Seat(owner);
    let watches = audience == Audience::Watcher;
    ShownHand {
        count,
        faces: own.then(|| faces(hand, side)),
        backs: (!own && !watches).then(|| faces(hand, side.other())),
    }
}

/// The faces of a hand, sorted, so that their order says nothing about the
/// cards' other sides.
fn faces(hand: Hand, side: Side) -> Vec<Face> {
    let mut faces: Vec<Face> = hand.slots().map(|slot| slot.face(side)).collect();
    faces.sort_unstable();
    faces
}
