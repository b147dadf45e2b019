//! What those at the table are told of what happens, each what they may see (U-12).

use game::{Audience, Rule as _, Ruled, Sampled, Seat, Telling};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::event::{Because, Event};
use crate::face::{Colour, Face, Side};
use crate::glimpse::{Glimpse, Lens};
use crate::hand::Hand;
use crate::state::{Direction, UnoFlip};

/// What has to be remembered is the side in play, and what everybody sees of the cards.
impl Telling for UnoFlip {
    type Lens = Lens;
    type Step = Told;

    fn first_lens() -> Lens {
        Lens::default()
    }

    fn lens(&self) -> Lens {
        Lens::of(self)
    }

    fn lens_after(lens: Lens, event: &Event) -> Lens {
        lens.after(event)
    }

    fn step(lens: Lens, event: &Event, audience: Audience) -> Told {
        Told {
            rule: event.rule().id(),
            event: Happening::of(event, lens.side, audience),
            glimpse: Glimpse::of(event, &lens, audience),
        }
    }
}

/// A hand: one's own by its active faces, the others' by their backs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenHand {
    /// How many cards.
    pub count: u8,
    /// Their active faces, sorted; for whose hand it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faces: Option<Vec<Face>>,
    /// Their inactive faces, sorted; for the other seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backs: Option<Vec<Face>>,
}

/// As its owner, the others and a watcher see it.
impl Sampled for SeenHand {
    fn samples() -> Vec<Self> {
        let faces = Vec::<Face>::samples().pop();
        let hand = |faces, backs| Self { count: 7, faces, backs };
        vec![hand(faces.clone(), None), hand(None, faces), hand(None, None)]
    }
}

/// Something that happened beside the id of its rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// The id of the rule.
    pub rule: &'static str,
    /// What happened.
    #[serde(flatten)]
    pub event: Happening,
    /// What the seat sees of it by itself. Messages do not say it, since clients see it in the
    /// positions before and after.
    #[serde(skip)]
    pub glimpse: Glimpse,
}

/// Something that happened, without what its audience may not see: what the
/// [`Event`] of the same name says, with faces instead of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the events of the same names have the words")]
pub enum Happening {
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
        hand: SeenHand,
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
        card: SeenCard,
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

game::samples!(Happening {
    DrewForDeal { seat, face },
    DealerDrawn { seat },
    RoundBegan { round, dealer },
    HandDealt { seat, hand },
    FirstCard { face },
    PutUnder { face },
    Played { seat, face, uno, jumped_in },
    ColourNamed { seat, colour },
    Drew { seat, because, card },
    NothingToDraw { seat },
    Passed { seat },
    Skipped { seat },
    AllSkipped { seat },
    Reversed { direction },
    Flipped { side, top },
    Challenged { by, of, rightly, faces },
    Caught { seat, by },
    Reshuffled { cards },
    RoundWon { seat },
    Scored { seat, points, total, own },
    Tied { total },
    Won { seat, total },
});

/// A card that went to a hand: its active face for whose hand it is, its back
/// for the other seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenCard {
    /// Its active face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    /// Its inactive face.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<Face>,
}

/// As its owner, the others and a watcher see it.
impl Sampled for SeenCard {
    fn samples() -> Vec<Self> {
        let face = Face::samples().pop();
        [(face, None), (None, face), (None, None)].map(|(face, back)| Self { face, back }).into()
    }
}

impl SeenCard {
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
                Self::Drew { seat, because, card: SeenCard::of(card, side, seat, audience) }
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

fn dealt(hand: Hand, side: Side, owner: Seat, audience: Audience) -> SeenHand {
    let count = u8::try_from(hand.len()).unwrap_or(u8::MAX);
    let own = audience == Audience::Seat(owner);
    let watches = audience == Audience::Watcher;
    SeenHand {
        count,
        faces: own.then(|| faces(hand, side)),
        backs: (!own && !watches).then(|| faces(hand, side.other())),
    }
}

/// The faces of a hand, sorted, so that their order says nothing about the
/// cards' other sides.
pub(crate) fn faces(hand: Hand, side: Side) -> Vec<Face> {
    let mut faces: Vec<Face> = hand.slots().map(|slot| slot.face(side)).collect();
    faces.sort_unstable();
    faces
}
