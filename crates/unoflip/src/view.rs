//! What one seat sees (U-12).

use game::{Seat, Seed};

use crate::card::Slot;
use crate::choice::Choice;
use crate::face::{Colour, FACES, Face, Side};
use crate::hand::Hand;
use crate::imagine;
use crate::moves::Move;
use crate::options::Options;
use crate::sets;
use crate::state::{Decision, Direction, MOST_PLAYERS, UnoFlip};

/// How many of each face of a side: cards of which only that side is known, and
/// not in which order they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faces {
    side: Side,
    counts: [u8; FACES],
}

impl Faces {
    fn of(cards: Hand, side: Side) -> Self {
        let mut counts = [0; FACES];
        for slot in cards.slots() {
            counts[slot.face(side).place()] += 1;
        }
        Self { side, counts }
    }

    /// The side that is seen.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// How many have this face; none if it is a face of the other side.
    pub fn count(&self, face: Face) -> u8 {
        if face.side() == self.side { self.counts[face.place()] } else { 0 }
    }

    /// The faces, sorted, those that are there several times as often.
    pub fn iter(&self) -> impl Iterator<Item = Face> {
        Face::all(self.side).flat_map(|face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }
}

/// What a seat sees of a game. It has no place for anything else: not the other
/// side of its own cards, not the active side of anybody else's, not the order
/// of a pile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The seat that looks.
    pub seat: Seat,
    /// How many play.
    pub players: usize,
    /// The options of the game.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u32,
    /// Who deals.
    pub dealer: Seat,
    /// The points of all seats from the rounds that are over.
    pub scores: [i64; MOST_PLAYERS],
    /// The round in which somebody first reached the target.
    pub reached: Option<u32>,
    /// Whether no card has been played in this round yet.
    pub opening: bool,
    /// The side in play.
    pub side: Side,
    /// The direction of play.
    pub direction: Direction,
    /// The colour in force; none while it is being named.
    pub colour: Option<Colour>,
    /// The active face on top of the discard pile.
    pub top: Face,
    /// The active faces of the own hand.
    pub hand: Faces,
    /// The inactive faces of everybody else's hand; nothing for the own seat.
    pub backs: [Faces; MOST_PLAYERS],
    /// How many cards everybody holds.
    pub counts: [u8; MOST_PLAYERS],
    /// How many cards the draw pile has.
    pub draw_pile: usize,
    /// The inactive face on top of the draw pile.
    pub draw_top: Option<Face>,
    /// How many cards the discard pile has.
    pub discard_pile: usize,
    /// What the table waits for.
    pub asked: Asked,
    /// Who may be caught for not having called UNO.
    pub uncalled: Option<Seat>,
    /// The hand of whoever can be challenged, as it was when the card was played and as
    /// this seat sees it; nothing where there is no challenge.
    pub doubted: Faces,
    /// The hand that this seat was just shown after a challenge, and whose it is.
    pub shown: Option<(Seat, Faces)>,
    /// The own cards that may be played now.
    playable: Faces,
    /// What else may be done now.
    others: Vec<Move>,
}

/// What the table waits for, as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A seat's ordinary turn.
    Turn(Seat),
    /// A seat names a colour.
    Colour(Seat),
    /// A seat plays the card it has just drawn if it fits, or passes.
    Drawn {
        /// The seat that has just drawn.
        seat: Seat,
        /// The card's active face and which of those alike it is; only for the
        /// seat itself.
        card: Option<(Face, u8)>,
    },
    /// A seat answers a wild that draws and can be challenged.
    Challenge {
        /// The seat that accepts or challenges.
        seat: Seat,
        /// Who played the card.
        by: Seat,
        /// The colour that was in force: they may have held none of it.
        before: Option<Colour>,
    },
    /// A seat stacks a card on a draw card, or draws.
    Stack {
        /// The seat that draws the sum or stacks.
        seat: Seat,
        /// How many cards it would draw.
        sum: u8,
    },
    /// Nothing: the game is over.
    Over {
        /// Who won.
        winner: Seat,
    },
}

impl View {
    pub(crate) fn of(game: &UnoFlip, seat: Seat) -> Self {
        let hidden = game.side.other();
        let backs = |other: usize| if other == seat.index() { Hand::default() } else { game.hands[other] };
        Self {
            seat,
            players: usize::from(game.players),
            options: game.options,
            round: game.round,
            dealer: game.dealer,
            scores: game.totals,
            reached: game.reached,
            opening: game.opening,
            side: game.side,
            direction: game.direction,
            colour: game.colour,
            top: game.top_face(),
            hand: Faces::of(game.hand(seat), game.side),
            backs: std::array::from_fn(|other| Faces::of(backs(other), hidden)),
            counts: game.hands.map(|hand| u8::try_from(hand.len()).unwrap_or(u8::MAX)),
            draw_pile: game.draw_pile.len(),
            draw_top: game.draw_pile.top().map(|slot| slot.face(hidden)),
            discard_pile: game.discard_pile.len(),
            asked: asked(game, seat),
            uncalled: game.uncalled,
            doubted: Faces::of(game.doubted, if game.is_doubted(seat) { game.side } else { hidden }),
            shown: game
                .shown
                .filter(|shown| shown.to == seat)
                .map(|shown| (shown.of, Faces::of(shown.hand, game.side))),
            playable: Faces::of(game.playable_now(seat), game.side),
            others: game.legal_moves(seat).filter(|action| !matches!(action, Move::Play { .. })).collect(),
        }
    }

    /// The ways to play one of the own cards.
    fn plays(&self, face: Face) -> impl Iterator<Item = Choice> {
        let drawn = match self.asked {
            Asked::Drawn { card: Some((_, copy)), .. } => Some(copy),
            _ => None,
        };
        let copies = drawn.map_or(0..self.playable.count(face), |copy| copy..copy + 1);
        let uno = usize::from(self.counts[self.seat.index()]) == 2;
        let side = self.side;
        copies.flat_map(move |copy| {
            let colours = Colour::all(side).map(Some).filter(move |_| face.is_wild());
            let colours = colours.chain((!face.is_wild()).then_some(None));
            let calls = if uno { &[false, true][..] } else { &[false] };
            colours.flat_map(move |colour| {
                calls.iter().map(move |&uno| Choice::Play { face, copy, colour, uno })
            })
        })
    }
}

fn asked(game: &UnoFlip, seat: Seat) -> Asked {
    match game.decision {
        Decision::Turn(seat) => Asked::Turn(seat),
        Decision::Colour { seat, .. } => Asked::Colour(seat),
        Decision::Drawn { seat: drawer, slot } => {
            let card = (drawer == seat).then(|| (slot.face(game.side), copy_of(game, seat, slot)));
            Asked::Drawn { seat: drawer, card }
        }
        Decision::Challenge { seat, by, before, .. } => Asked::Challenge { seat, by, before },
        Decision::Stack { seat, sum } => Asked::Stack { seat, sum },
        Decision::Over { winner } => Asked::Over { winner },
    }
}

/// Which of the cards in a hand that look alike this one is: so many of them
/// came to it before.
fn copy_of(game: &UnoFlip, seat: Seat, slot: Slot) -> u8 {
    let alike = game.hand(seat).and(sets::of_face(slot.face(game.side)));
    let earlier = alike.slots().filter(|&other| game.arrivals.is_before(other, slot)).count();
    u8::try_from(earlier).unwrap_or(u8::MAX)
}

/// The move that a choice means.
pub(crate) fn understood(game: &UnoFlip, seat: Seat, choice: Choice) -> Option<Move> {
    match choice {
        Choice::Other(action) => (!matches!(action, Move::Play { .. })).then_some(action),
        Choice::Play { face, copy, colour, uno } => {
            let alike = game.hand(seat).and(sets::of_face(face));
            let slot =
                alike.slots().find(|&slot| face.side() == game.side && copy_of(game, seat, slot) == copy)?;
            Some(Move::Play { card: slot.card(), colour, uno })
        }
    }
}

impl game::View for View {
    type Game = UnoFlip;
    type Choice = Choice;

    fn seat(&self) -> Seat {
        self.seat
    }

    /// Every arrangement of the 112 cards that shows what the seat sees is equally
    /// likely, and so is everything that follows from it: the other sides of the own
    /// cards, the others' hands, the order of both piles, whether a wild that draws was
    /// a bluff, which card somebody drew that they are asked about. Only arrangements
    /// in which the table would ask what it asks count (U-82).
    ///
    /// That is what can be said from the view alone. Whoever remembers what was played
    /// or seen before, or thinks about why others did what they did, knows more.
    ///
    /// # Panics
    /// If the view was changed by hand so that there is no such game.
    fn imagine(&self, seed: Seed) -> UnoFlip {
        imagine::imagine(self, seed)
    }

    fn choices(&self) -> impl Iterator<Item = Choice> {
        let faces = Face::all(self.side).filter(|&face| self.playable.count(face) > 0);
        faces.flat_map(|face| self.plays(face)).chain(self.others.iter().copied().map(Choice::Other))
    }
}
