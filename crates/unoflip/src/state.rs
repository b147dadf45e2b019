//! How a game of UNO FLIP! stands, and which moves are legal.

use serde::Serialize;
use table::Seat;

use crate::card::{self, Card, Hand, Slot};
use crate::deck::CARDS;
use crate::face::{Colour, Face, Side, Symbol};
use crate::moves::{Move, Refusal};
use crate::options::Options;
use crate::pile::Stack;

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
    /// Whose decision it is. This and what that seat may play follow from the
    /// rest, but every move asks for them several times.
    pub(crate) waits_for: Option<Seat>,
    pub(crate) playable: Hand,
    pub(crate) draw_pile: Stack,
    pub(crate) discard_pile: Stack,
    /// Who may be caught for not having called UNO.
    pub(crate) uncalled: Option<Seat>,
    /// Whether no card has been played in this round yet.
    pub(crate) opening: bool,
    /// The hand that a challenger was just shown.
    pub(crate) shown: Option<ShownHand>,
    /// Where each card lay in the shuffled deck of this round. Says nothing
    /// about its faces, and so tells cards apart that look alike.
    pub(crate) labels: [u8; CARDS],
}

/// The direction of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Clockwise.
    Left,
    /// The other way.
    Right,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// This seat's ordinary turn.
    Turn(Seat),
    /// A seat names the colour for a wild that it did not play.
    Colour {
        /// The seat.
        seat: Seat,
        /// Whose turn comes then.
        then: Seat,
    },
    /// A seat may play the card it has just drawn.
    Drawn {
        /// The seat.
        seat: Seat,
        /// The card.
        slot: Slot,
    },
    /// A seat answers a wild that draws and can be challenged.
    Challenge {
        /// The seat.
        seat: Seat,
        /// Who played the card.
        by: Seat,
        /// The colour in force before it was played; none of it may be held.
        before: Option<Colour>,
        /// Whether the card was not allowed.
        bluffed: bool,
        /// The hand as it was then, without the card.
        hand: Hand,
    },
    /// A seat stacks a card on a draw card, or draws.
    Stack {
        /// The seat.
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

impl Decision {
    /// Whose decision it is.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Turn(seat)
            | Self::Colour { seat, .. }
            | Self::Drawn { seat, .. }
            | Self::Challenge { seat, .. }
            | Self::Stack { seat, .. } => Some(seat),
            Self::Over { .. } => None,
        }
    }
}

/// A hand that was shown to a challenger (U-54).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownHand {
    /// To whom.
    pub to: Seat,
    /// Whose.
    pub of: Seat,
    /// What it was.
    pub hand: Hand,
}

impl UnoFlip {
    /// What the table waits for.
    pub const fn decision(&self) -> Decision {
        self.decision
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
    pub fn top_face(&self) -> Face {
        self.top_slot().face(self.side)
    }

    /// The draw pile from the top down.
    pub fn draw_pile(&self) -> impl Iterator<Item = Card> {
        self.draw_pile.iter().map(Slot::card)
    }

    /// The discard pile from the top down.
    pub fn discard_pile(&self) -> impl Iterator<Item = Card> {
        self.discard_pile.iter().map(Slot::card)
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// The seat that comes after this one in the direction of play.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        let players = usize::from(self.players);
        match self.direction {
            Direction::Left => seat.left(players),
            Direction::Right if seat.index() == 0 => Seat::at(players - 1),
            Direction::Right => Seat::at(seat.index() - 1),
        }
    }

    /// Whether a seat holds a card of the colour in force, so that a wild that
    /// draws is not allowed (U-45).
    pub(crate) fn holds_colour(&self, seat: Seat) -> bool {
        self.colour.is_some_and(|colour| !self.hand(seat).and(card::of_colour(colour)).is_empty())
    }

    /// The cards a seat may play in its turn (U-21, U-45, U-54).
    #[inline]
    pub(crate) fn playable(&self, seat: Seat) -> Hand {
        let mut fitting = card::fitting(self.top_face());
        if let Some(colour) = self.colour {
            fitting = fitting.or(card::of_colour(colour));
        }
        if self.options.bluff || !self.holds_colour(seat) {
            fitting = fitting.or(card::of_face(Face::wild(self.side, Symbol::WildDraw)));
        }
        self.hand(seat).and(fitting)
    }

    /// Finds out anew what follows from the rest, after anything has changed.
    #[inline]
    pub(crate) fn settle(&mut self) {
        self.waits_for = self.decision.seat();
        self.playable = match self.decision {
            Decision::Turn(seat) => self.playable(seat),
            Decision::Drawn { slot, .. } => Hand::of(slot),
            Decision::Challenge { seat, .. } | Decision::Stack { seat, .. } => self.stackable(seat),
            Decision::Colour { .. } | Decision::Over { .. } => Hand::default(),
        };
    }

    /// The cards a seat may play now, in whatever situation: in its turn, out of
    /// turn, after drawing, or onto a draw card.
    #[inline]
    pub(crate) fn playable_now(&self, seat: Seat) -> Hand {
        if self.waits_for == Some(seat) { self.playable } else { self.same_as_top(seat) }
    }

    /// The cards a seat may jump in with (U-81).
    fn same_as_top(&self, seat: Seat) -> Hand {
        let in_turn = matches!(self.decision, Decision::Turn(_));
        let top = self.top_face();
        if !self.options.jump_in || !in_turn || self.opening || top.is_wild() {
            return Hand::default();
        }
        self.hand(seat).and(card::of_face(top))
    }

    /// The cards a seat may stack on the draw card on top (U-80).
    pub(crate) fn stackable(&self, seat: Seat) -> Hand {
        let top = self.top_face();
        let stacks = match top.symbol() {
            Symbol::Draw => true,
            Symbol::WildDraw => self.side == Side::Light,
            _ => false,
        };
        if self.options.stacking && stacks {
            self.hand(seat).and(card::of_symbol(top))
        } else {
            Hand::default()
        }
    }

    /// The only judge of moves.
    #[inline]
    pub(crate) fn judge(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        let waits_for = self.waits_for.ok_or(Refusal::GameOver)?;
        if seat.index() >= usize::from(self.players) {
            return Err(Refusal::NotYourTurn { waits_for });
        }
        if let Move::Catch(target) = action {
            return self.judge_catch(seat, target);
        }
        let jumps =
            self.options.jump_in && matches!((self.decision, action), (Decision::Turn(_), Move::Play { .. }));
        if seat != waits_for && !jumps {
            return Err(Refusal::NotYourTurn { waits_for });
        }
        match (self.decision, action) {
            (Decision::Colour { .. }, Move::Colour(colour)) if colour.side() == self.side => Ok(()),
            (Decision::Colour { .. }, _) => Err(Refusal::ColourFirst),
            (_, Move::Play { card, colour, uno }) => self.judge_play(seat, card, colour, uno),
            (Decision::Turn(_), Move::Draw) => Ok(()),
            (Decision::Drawn { .. }, Move::Pass) if self.options.force_play => Err(Refusal::MustPlayDrawn),
            (Decision::Challenge { .. }, Move::Accept | Move::Challenge)
            | (Decision::Stack { .. }, Move::Accept)
            | (Decision::Drawn { .. }, Move::Pass) => Ok(()),
            (Decision::Stack { .. }, Move::Challenge) => Err(Refusal::NotChallengeable),
            (Decision::Challenge { .. } | Decision::Stack { .. }, _) => Err(Refusal::AnswerFirst),
            (Decision::Drawn { slot, .. }, _) => Err(Refusal::OnlyTheDrawn { face: slot.face(self.side) }),
            (_, Move::Pass) => Err(Refusal::DrawFirst),
            (_, Move::Colour(_)) => Err(Refusal::NoColourAsked),
            _ => Err(Refusal::NothingToAnswer),
        }
    }

    fn judge_catch(&self, seat: Seat, target: Seat) -> Result<(), Refusal> {
        if self.uncalled != Some(target) {
            Err(Refusal::NobodyToCatch)
        } else if seat == target {
            Err(Refusal::OwnCatch)
        } else {
            Ok(())
        }
    }

    fn judge_play(&self, seat: Seat, card: Card, colour: Option<Colour>, uno: bool) -> Result<(), Refusal> {
        let face = card.face(self.side);
        if self.playable_now(seat).find(card).is_none() {
            return Err(self.why_not(seat, card));
        }
        match (face.is_wild(), colour) {
            (true, Some(named)) if named.side() == self.side => {}
            (true, _) => return Err(Refusal::NameAColour),
            (false, Some(_)) => return Err(Refusal::NotWild),
            (false, None) => {}
        }
        if uno && !self.hand(seat).is_pair() { Err(Refusal::NotUno) } else { Ok(()) }
    }

    /// Why a card may not be played now.
    #[cold]
    fn why_not(&self, seat: Seat, card: Card) -> Refusal {
        let face = card.face(self.side);
        match (self.decision, self.colour) {
            _ if self.hand(seat).find(card).is_none() => Refusal::NotHeld,
            (Decision::Drawn { slot, .. }, _) => Refusal::OnlyTheDrawn { face: slot.face(self.side) },
            (Decision::Challenge { .. } | Decision::Stack { .. }, _) => Refusal::NotStackable,
            (Decision::Turn(turn), _) if turn != seat => Refusal::NotTheSame,
            (_, Some(colour)) if face.symbol() == Symbol::WildDraw => {
                Refusal::HoldsColour { side: self.side, colour }
            }
            _ => Refusal::NoMatch { face, top: self.top_face() },
        }
    }

    /// Every legal move of a seat, each once: cards first, then the rest.
    pub(crate) fn legal_moves(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let uno = self.hand(seat).is_pair();
        let plays = self.playable_now(seat).kinds().flat_map(move |card| self.forms(card, uno));
        plays.chain(self.answers(seat).iter().copied()).chain(self.legal_catch(seat))
    }

    /// What a seat may do without a card, apart from a catch.
    #[inline]
    pub(crate) fn answers(&self, seat: Seat) -> &'static [Move] {
        static COLOURS: [[Move; 4]; 2] = [naming(Side::Light), naming(Side::Dark)];
        if self.waits_for != Some(seat) {
            return &[];
        }
        match self.decision {
            Decision::Turn(_) => &[Move::Draw],
            Decision::Drawn { .. } if self.options.force_play => &[],
            Decision::Drawn { .. } => &[Move::Pass],
            Decision::Challenge { .. } => &[Move::Accept, Move::Challenge],
            Decision::Stack { .. } => &[Move::Accept],
            Decision::Colour { .. } => &COLOURS[self.side as usize],
            Decision::Over { .. } => &[],
        }
    }

    #[inline]
    pub(crate) fn legal_catch(&self, seat: Seat) -> Option<Move> {
        self.uncalled.filter(|&target| target != seat).map(Move::Catch)
    }

    /// The cards a seat may play now, and how often each is in the list.
    #[inline]
    pub(crate) fn plays(&self, seat: Seat) -> Plays {
        let cards = self.playable_now(seat);
        if cards.is_empty() {
            return Plays { cards, wilds: cards, calls: 1 };
        }
        let cards = cards.without_second_twin();
        let wilds = cards.and(card::of_wilds(self.side));
        Plays { cards, wilds, calls: if self.hand(seat).is_pair() { 2 } else { 1 } }
    }

    /// One of [`Self::legal_moves`], found without listing them.
    #[inline]
    pub(crate) fn pick_legal_move(&self, seat: Seat, pick: impl FnOnce(usize) -> usize) -> Option<Move> {
        let (plays, answers, catch) = (self.plays(seat), self.answers(seat), self.legal_catch(seat));
        let count = plays.count();
        let place = pick(count + answers.len() + usize::from(catch.is_some()));
        if place < count {
            return plays.nth(place, self.side);
        }
        let place = place - count;
        answers.get(place).copied().or_else(|| catch.filter(|_| place == answers.len()))
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
pub(crate) struct Plays {
    cards: Hand,
    /// Those that can be played with each of four colours.
    wilds: Hand,
    /// Two where every card can be played with UNO and without.
    calls: usize,
}

impl Plays {
    /// How many there are.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        if self.cards.is_empty() {
            return 0;
        }
        let further = if self.wilds.is_empty() { 0 } else { 3 * self.wilds.len() };
        (self.cards.len() + further) * self.calls
    }

    /// The one at this place of the list.
    #[inline]
    fn nth(&self, place: usize, side: Side) -> Option<Move> {
        let (mut left, uno) = if self.calls == 2 { (place / 2, place % 2 == 1) } else { (place, false) };
        if self.wilds.is_empty() {
            return self.cards.slots().nth(left).map(|slot| Move::Play {
                card: slot.card(),
                colour: None,
                uno,
            });
        }
        for slot in self.cards.slots() {
            let forms = if self.wilds.has(slot) { 4 } else { 1 };
            if left < forms {
                let colour = (forms > 1).then(|| Colour::at(side, left));
                return Some(Move::Play { card: slot.card(), colour, uno });
            }
            left -= forms;
        }
        None
    }
}

/// The moves that name a colour of this side.
const fn naming(side: Side) -> [Move; 4] {
    [
        Move::Colour(Colour::new(side, 0)),
        Move::Colour(Colour::new(side, 1)),
        Move::Colour(Colour::new(side, 2)),
        Move::Colour(Colour::new(side, 3)),
    ]
}
