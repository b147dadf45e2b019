//! What a seat sees of the cards when something happens, without being told (U-12).
//!
//! Whoever looks at the table before and after knows it: which back left a hand when a card of
//! it was played, which back the card had that one drew off the pile, and how all hands look
//! when everything has been turned over.

use game::{Audience, Seat};

use crate::card::Slot;
use crate::event::{Because, Event};
use crate::face::{Face, Side, Symbol};
use crate::hand::Hand;
use crate::state::{Decision, MOST_PLAYERS, UnoFlip};
use crate::told::faces;

/// What a seat sees beside what it is told.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Glimpse {
    /// Nothing more.
    #[default]
    Nothing,
    /// The inactive face of a card: of one that somebody else played, or of one that the seat
    /// drew, if it lay on top of the draw pile for all to see.
    Back(Face),
    /// All hands after a flip with which the round goes on: one's own by their active faces, the others' by their inactive
    /// ones, sorted.
    Hands(Vec<Vec<Face>>),
}

/// What has to be remembered to say what a seat is told and sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lens {
    /// The side in play.
    pub side: Side,
    hands: [Hand; MOST_PLAYERS],
    draw_top: DrawTop,
    /// Whether the card just drawn had lain there for all to see.
    drawn_lay: bool,
    /// Whether the card just played was somebody's last: then the round is over.
    last_card: bool,
}

/// Since when the top of the draw pile lies there. It is seen between two moves, and not while
/// several cards are drawn in one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DrawTop {
    /// Since before the move that is being made, or the next.
    Lies,
    /// Since this seat drew, in its turn or for another reason. If it draws on for that, the move
    /// still is the same.
    Since(Seat, bool),
    /// Only since the pile was made anew.
    Anew,
}

impl DrawTop {
    fn was_seen(self, seat: Seat, in_turn: bool) -> bool {
        match self {
            Self::Lies => true,
            Self::Since(last, was_in_turn) => last != seat || (in_turn && !was_in_turn),
            Self::Anew => false,
        }
    }
}

/// Before a game has begun.
impl Default for Lens {
    fn default() -> Self {
        let hands = [Hand::default(); MOST_PLAYERS];
        Self { side: Side::Light, hands, draw_top: DrawTop::Anew, drawn_lay: false, last_card: false }
    }
}

impl Lens {
    pub(crate) const fn of(game: &UnoFlip) -> Self {
        // U-13, U-80: whether the first card's draw follows at once cannot be told from what happened.
        let anew = game.opening && matches!(game.decision, Decision::Stack { .. });
        let draw_top = if anew { DrawTop::Anew } else { DrawTop::Lies };
        Self { side: game.side, hands: game.hands, draw_top, drawn_lay: false, last_card: false }
    }

    pub(crate) fn after(mut self, event: &Event) -> Self {
        match *event {
            Event::RoundBegan { .. } => return Self::default(),
            Event::HandDealt { seat, hand } => self.hands[seat.index()] = hand,
            Event::Played { seat, card, .. } => {
                let hand = &mut self.hands[seat.index()];
                if let Some(slot) = hand.find(card) {
                    hand.remove(slot);
                }
                self.last_card = hand.is_empty();
                self.draw_top = DrawTop::Lies;
            }
            Event::Drew { seat, card, because } => {
                let hand = &mut self.hands[seat.index()];
                hand.add(Slot::of(card, *hand));
                let in_turn = because == Because::Turn;
                self.drawn_lay = self.draw_top.was_seen(seat, in_turn);
                self.draw_top = DrawTop::Since(seat, in_turn);
            }
            Event::FirstCard { card } if card.face(Side::Light).symbol() == Symbol::Draw => {}
            Event::Reshuffled { .. } => self.draw_top = DrawTop::Anew,
            Event::Flipped { side, .. } => (self.side, self.draw_top) = (side, DrawTop::Lies),
            // A move begins or ends with each of these, and nothing is drawn before or after it there.
            Event::FirstCard { .. }
            | Event::Passed { .. }
            | Event::Skipped { .. }
            | Event::AllSkipped { .. }
            | Event::Challenged { .. }
            | Event::Caught { .. } => self.draw_top = DrawTop::Lies,
            _ => {}
        }
        self
    }
}

impl Glimpse {
    pub(crate) fn of(event: &Event, lens: &Lens, audience: Audience) -> Self {
        let Audience::Seat(own) = audience else { return Self::Nothing };
        let back = lens.side.other();
        match *event {
            Event::Played { seat, card, .. } if seat != own => Self::Back(card.face(back)),
            Event::Drew { seat, card, .. } if seat == own && lens.drawn_lay => Self::Back(card.face(back)),
            Event::Flipped { .. } if !lens.last_card => {
                let seen = |seat: Seat| if seat == own { lens.side } else { back };
                let hand = |seat: Seat| faces(lens.hands[seat.index()], seen(seat));
                Self::Hands(Seat::all(MOST_PLAYERS).map(hand).collect())
            }
            _ => Self::Nothing,
        }
    }
}
