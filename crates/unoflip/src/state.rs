//! How a game of UNO FLIP! stands, and which moves are legal.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::arrivals::Arrivals;
use crate::card::{Card, Slot};
use crate::face::{COLOURS, Colour, Face, Side, Symbol};
use crate::hand::Hand;
use crate::options::Options;
use crate::pile::Stack;
use crate::sets;

/// The most players (U-3).
pub const MOST_PLAYERS: usize = 10;

/// A game of UNO FLIP!. A plain value without pointers; it knows every card, so
/// players get a [`View`](crate::View) instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnoFlip {
    pub(crate) options: Options,
    pub(crate) players: u8,
    pub(crate) dealer: Seat,
    pub(crate) round: u32,
    /// The round in which somebody first reached the target.
    pub(crate) reached: Option<u32>,
    pub(crate) totals: [i64; MOST_PLAYERS],
    pub(crate) decision: Decision,
    pub(crate) side: Side,
    pub(crate) direction: Direction,
    /// The colour in force; none while it is being named.
    pub(crate) colour: Option<Colour>,
    pub(crate) hands: [Hand; MOST_PLAYERS],
    /// What the seat whose decision it is may play, and how many other moves it
    /// has, apart from a catch. This and the active face on top of the discard
    /// pile follow from the rest, but every move asks for them several times.
    pub(crate) playable: Hand,
    pub(crate) answers: u8,
    pub(crate) top: Face,
    /// The hand of a player who can be challenged, as it was when the card was
    /// played, without the card; nothing where there is no challenge.
    pub(crate) doubted: Hand,
    pub(crate) draw_pile: Stack,
    pub(crate) discard_pile: Stack,
    /// Who may be caught for not having called UNO.
    pub(crate) uncalled: Option<Seat>,
    /// Whether no card has been played in this round yet.
    pub(crate) opening: bool,
    /// The hand that a challenger was just shown.
    pub(crate) shown: Option<ShownHand>,
    /// In which order the cards came to whoever holds them, which tells cards of a
    /// hand apart that look alike. Whoever holds them knows it, and it says nothing
    /// about their other sides.
    pub(crate) arrivals: Arrivals,
}

/// The direction of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Clockwise.
    Left,
    /// The other way.
    Right,
}

game::samples!(Direction { Left, Right });

/// What the table waits for. With this representation the seat lies at the same
/// place whatever the decision is, so that it is found without looking at that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Decision {
    /// This seat's ordinary turn.
    Turn(Seat),
    /// A seat names the colour for a wild that it did not play.
    Colour {
        /// The seat that names the colour.
        seat: Seat,
        /// Whose turn comes then.
        then: Seat,
    },
    /// A seat plays the card it has just drawn, or passes. It is asked whether the card
    /// fits or not: being asked must not tell the others (U-22).
    Drawn {
        /// The seat that has just drawn.
        seat: Seat,
        /// The card that it drew.
        slot: Slot,
    },
    /// A seat answers a wild that draws and can be challenged.
    Challenge {
        /// The seat that accepts or challenges.
        seat: Seat,
        /// Who played the card.
        by: Seat,
        /// The colour in force before it was played; none of it may be held.
        before: Option<Colour>,
        /// Whether the card was not allowed.
        bluffed: bool,
    },
    /// A seat stacks a card on a draw card, or draws. It is asked whether it holds such a
    /// card or not (U-80).
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

/// A hand that was shown to a challenger (U-54).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownHand {
    /// The seat that challenged.
    pub to: Seat,
    /// The seat that was challenged.
    pub of: Seat,
    /// The hand as it was when the card was played.
    pub hand: Hand,
}

impl UnoFlip {
    /// What the table waits for.
    pub const fn decision(&self) -> Decision {
        self.decision
    }

    /// Whose decision it is. Matches the decision in place: a copy of the whole
    /// right after parts of it were written would defeat store-to-load forwarding.
    #[inline]
    pub(crate) const fn waits_for(&self) -> Option<Seat> {
        match self.decision {
            Decision::Turn(seat)
            | Decision::Colour { seat, .. }
            | Decision::Drawn { seat, .. }
            | Decision::Challenge { seat, .. }
            | Decision::Stack { seat, .. } => Some(seat),
            Decision::Over { .. } => None,
        }
    }

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The side in play.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The direction of play.
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The colour in force; none while it is being named.
    pub const fn colour(&self) -> Option<Colour> {
        self.colour
    }

    /// Who may be caught for not having called UNO.
    pub const fn uncalled(&self) -> Option<Seat> {
        self.uncalled
    }

    /// The cards of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Hand {
        // Nobody at a seat that the table does not have holds anything.
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    #[inline]
    pub(crate) fn is_at_the_table(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.players)
    }

    /// The card on top of the discard pile. There is always one.
    pub fn top(&self) -> Card {
        self.top_slot().card()
    }

    #[inline]
    pub(crate) fn top_slot(&self) -> Slot {
        self.discard_pile.top().unwrap_or_default()
    }

    /// The active face on top of the discard pile.
    #[inline]
    pub const fn top_face(&self) -> Face {
        self.top
    }

    /// Lays a card on the discard pile.
    #[inline]
    pub(crate) fn lay_on_top(&mut self, slot: Slot) {
        self.discard_pile.push(slot);
        self.top = slot.face(self.side);
    }

    /// The draw pile from the top down.
    pub fn draw_pile(&self) -> impl Iterator<Item = Card> {
        self.draw_pile.iter().map(Slot::card)
    }

    /// The discard pile from the top down.
    pub fn discard_pile(&self) -> impl Iterator<Item = Card> {
        self.discard_pile.iter().map(Slot::card)
    }

    /// Whether there is no card to draw, neither on the draw pile nor under the top of the
    /// discard pile (U-23).
    pub(crate) fn nothing_to_draw(&self) -> bool {
        self.draw_pile.is_empty() && self.discard_pile.len() <= 1
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// The seat that comes after this one in the direction of play (U-20).
    #[inline]
    pub fn after(&self, seat: Seat) -> Seat {
        let players = usize::from(self.players);
        // The right neighbour is the last to the left.
        let steps = match self.direction {
            Direction::Left => 1,
            Direction::Right => players - 1,
        };
        let place = seat.index() + steps;
        Seat::at(if place < players { place } else { place - players })
    }

    /// Whether a seat holds a card of the colour in force, so that a wild that
    /// draws is not allowed (U-45).
    pub(crate) fn holds_colour(&self, seat: Seat) -> bool {
        self.colour.is_some_and(|colour| !self.hand(seat).and(sets::of_colour(colour)).is_empty())
    }

    /// Whether the hand that can be challenged holds a card of the colour that was in
    /// force: then the wild that draws was a bluff (U-54).
    pub(crate) fn doubted_holds(&self, before: Option<Colour>) -> bool {
        before.is_some_and(|colour| !self.doubted.and(sets::of_colour(colour)).is_empty())
    }

    /// Whether it is this seat that can be challenged.
    pub(crate) fn is_doubted(&self, seat: Seat) -> bool {
        matches!(self.decision, Decision::Challenge { by, .. } if by == seat)
    }

    /// The cards that a seat could play in its turn if it held them (U-21, U-45,
    /// U-54).
    #[inline]
    pub(crate) fn fitting(&self, seat: Seat) -> Hand {
        let mut fitting = Hand::fitting(self.top_face(), self.colour);
        if !self.options.bluff && self.holds_colour(seat) {
            fitting = fitting.and_not(sets::of_face(Face::wild_draw(self.side)));
        }
        fitting
    }

    /// Finds out anew what follows from the rest, after anything has changed.
    #[inline]
    pub(crate) fn settle(&mut self) {
        debug_assert_eq!(self.top, self.top_slot().face(self.side), "the face on top is out of date");
        (self.playable, self.answers) = match self.decision {
            Decision::Turn(seat) => (self.hand(seat).and(self.fitting(seat)), 1),
            Decision::Drawn { seat, slot } => self.about_drawn(seat, slot),
            // Apart from the two usual ones: branches for those are predicted better than a
            // jump for all.
            _ => self.about_the_rest(),
        };
    }

    #[cold]
    fn about_the_rest(&self) -> (Hand, u8) {
        match self.decision {
            Decision::Challenge { seat, .. } => (self.stackable(seat), 2),
            Decision::Stack { seat, .. } => (self.stackable(seat), 1),
            Decision::Colour { .. } => (Hand::default(), COLOURS),
            Decision::Turn(_) | Decision::Drawn { .. } | Decision::Over { .. } => (Hand::default(), 0),
        }
    }

    /// What may be played after drawing a card, and whether one may pass (U-22): by the
    /// house rule U-83 only with a card that does not fit.
    #[inline]
    fn about_drawn(&self, seat: Seat, slot: Slot) -> (Hand, u8) {
        let playable = Hand::of(slot).and(self.fitting(seat));
        (playable, u8::from(!self.options.force_play || playable.is_empty()))
    }

    /// The cards a seat may play now, in whatever situation: in its turn, out of
    /// turn, after drawing, or onto a draw card.
    #[inline]
    pub fn playable_now(&self, seat: Seat) -> Hand {
        if self.waits_for() == Some(seat) { self.playable } else { self.same_as_top(seat) }
    }

    /// Which piece of cardboard a seat plays that may play such a card.
    #[inline]
    pub(crate) fn slot_to_play(&self, seat: Seat, card: Card) -> Slot {
        let first = Slot::first_of(card);
        if card.is_twin() { self.playable_now(seat).find(card).unwrap_or(first) } else { first }
    }

    /// The cards a seat may jump in with (U-81).
    fn same_as_top(&self, seat: Seat) -> Hand {
        let in_turn = matches!(self.decision, Decision::Turn(_));
        let top = self.top_face();
        if !self.options.jump_in || !in_turn || self.opening || top.is_wild() {
            return Hand::default();
        }
        self.hand(seat).and(sets::of_face(top))
    }

    /// Whether cards may be stacked on the one on top (U-80).
    pub(crate) fn stacks(&self) -> bool {
        self.options.stacking
            && match self.top_face().symbol() {
                Symbol::Draw => true,
                Symbol::WildDraw => self.side == Side::Light,
                _ => false,
            }
    }

    /// The cards a seat may stack on the draw card on top.
    pub(crate) fn stackable(&self, seat: Seat) -> Hand {
        if self.stacks() { self.hand(seat).and(sets::of_symbol(self.top_face())) } else { Hand::default() }
    }
}
