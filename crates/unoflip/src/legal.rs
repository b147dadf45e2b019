//! The list of legal moves, and picks from it without making it.

use game::Seat;

use crate::card::{Card, Slot};
use crate::face::{COLOURS, Colour, Side};
use crate::hand::Hand;
use crate::moves::Move;
use crate::sets;
use crate::state::{Decision, UnoFlip};

impl UnoFlip {
    /// Every legal move of a seat, each once: cards first, then the rest.
    pub(crate) fn legal_moves(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let uno = self.hand(seat).len() == 2;
        let plays = self.playable_now(seat).kinds().flat_map(move |card| self.forms(card, uno));
        plays.chain(self.answers(seat).iter().copied()).chain(self.legal_catch(seat))
    }

    /// What a seat may do without a card, apart from a catch.
    #[inline]
    fn answers(&self, seat: Seat) -> &'static [Move] {
        static COLOURS: [[Move; 4]; 2] = [naming(Side::Light), naming(Side::Dark)];
        let answers: &[Move] = match self.decision {
            Decision::Turn(_) => &[Move::Draw],
            Decision::Drawn { .. } => &[Move::Pass],
            Decision::Challenge { .. } => &[Move::Accept, Move::Challenge],
            Decision::Stack { .. } => &[Move::Accept],
            Decision::Colour { .. } => &COLOURS[self.side as usize],
            Decision::Over { .. } => &[],
        };
        &answers[..self.count_answers(seat)]
    }

    /// How many [`Self::answers`] there are.
    #[inline]
    fn count_answers(&self, seat: Seat) -> usize {
        if self.waits_for() == Some(seat) { usize::from(self.answers) } else { 0 }
    }

    /// U-60: anybody else at the table may catch.
    #[inline]
    pub(crate) fn legal_catch(&self, seat: Seat) -> Option<Move> {
        self.uncalled.filter(|&target| target != seat && self.is_at_the_table(seat)).map(Move::Catch)
    }

    /// The cards a seat may play now, and how often each is in the list.
    #[inline]
    fn plays(&self, seat: Seat) -> Plays {
        let cards = self.playable_now(seat).without_second_twin();
        let wilds = cards.and(sets::of_wilds(self.side));
        Plays { cards, wilds, side: self.side, uno: self.hand(seat).len() == 2 }
    }

    /// How many [`Self::legal_moves`] there are.
    #[inline]
    pub(crate) fn count_legal_moves(&self, seat: Seat) -> usize {
        self.plays(seat).count() + self.count_answers(seat) + usize::from(self.legal_catch(seat).is_some())
    }

    /// One of [`Self::legal_moves`], found without listing them.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "the loop of a simulation")]
    pub(crate) fn pick_legal_move(&self, seat: Seat, pick: impl FnOnce(usize) -> usize) -> Option<Move> {
        let (plays, answers, catch) = (self.plays(seat), self.count_answers(seat), self.legal_catch(seat));
        let count = plays.count();
        let place = pick(count + answers + usize::from(catch.is_some()));
        let picked = if place < count {
            plays.nth(place)
        } else {
            let place = place - count;
            self.answers(seat).get(place).copied().or_else(|| catch.filter(|_| place == answers))
        };
        debug_assert_eq!(picked, self.legal_moves(seat).nth(place), "place {place} of the list");
        picked
    }

    /// The ways to play a card: a wild with each colour, the second last card
    /// with UNO and without.
    fn forms(&self, card: Card, uno: bool) -> impl Iterator<Item = Move> {
        let wild = card.face(self.side).is_wild();
        let colours = Colour::all(self.side).map(Some).filter(move |_| wild).chain((!wild).then_some(None));
        let calls = if uno { &[false, true][..] } else { &[false] };
        colours.flat_map(move |colour| calls.iter().map(move |&uno| Move::Play { card, colour, uno }))
    }
}

/// The plays of a seat without the list of them.
struct Plays {
    cards: Hand,
    /// Those that can be played with each of four colours.
    wilds: Hand,
    side: Side,
    /// Whether every card can be played with UNO and without.
    uno: bool,
}

impl Plays {
    /// How many there are.
    #[inline]
    fn count(&self) -> usize {
        (self.cards.len() + FURTHER_FORMS * self.wilds.len()) << u32::from(self.uno)
    }

    /// The one at this place of the list.
    #[inline]
    fn nth(&self, place: usize) -> Option<Move> {
        let (mut place, uno) = if self.uno { (place / 2, place % 2 == 1) } else { (place, false) };
        let play = |slot: Slot, colour| Move::Play { card: slot.card(), colour, uno };
        for wild in self.wilds.slots() {
            // Earlier wilds count as one card here, as they no longer do in `place`.
            let start = self.cards.before(wild).len();
            if place < start {
                break;
            }
            if place <= start + FURTHER_FORMS {
                return Some(play(wild, Some(Colour::at(self.side, place - start))));
            }
            place -= FURTHER_FORMS;
        }
        self.cards.nth(place).map(|slot| play(slot, None))
    }
}

/// A wild is in the list once for each colour, not once.
const FURTHER_FORMS: usize = COLOURS as usize - 1;

/// The moves that name a colour of this side.
const fn naming(side: Side) -> [Move; 4] {
    [
        Move::Colour(Colour::at(side, 0)),
        Move::Colour(Colour::at(side, 1)),
        Move::Colour(Colour::at(side, 2)),
        Move::Colour(Colour::at(side, 3)),
    ]
}
