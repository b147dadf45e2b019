//! How a game stands.

use game::{Card as _, Held, MOST_DECKS, Pile, Rounds, Seat};
use tinyvec::ArrayVec;

use crate::card::{Action, Card, Face};
use crate::moves::{Move, Refusal};
use crate::options::Options;
use crate::row::Row;

/// A game of With a Vengeance with room for so many seats.
///
/// A plain value without pointers. It knows what is left in the deck, which
/// everybody can count, but not in which order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vengeance<const SEATS: usize> {
    pub(crate) options: Options,
    pub(crate) rounds: Rounds<Card, SEATS>,
    pub(crate) decision: Decision,
    pub(crate) rows: [Row; SEATS],
    /// The modifiers in front of the players, in the order they came.
    pub(crate) modifiers: ArrayVec<[Held<Card>; MOST_MODIFIERS]>,
    /// The cards set aside, first come first (V-37).
    pub(crate) aside: ArrayVec<[Held<Card>; MOST_ASIDE]>,
    /// The cards being carried out, the innermost last: Just One Mores, and at
    /// the end perhaps a Flip Four, in which everything else is set aside.
    pub(crate) carried: ArrayVec<[Carried; MOST_CARRIED]>,
}

const MOST_MODIFIERS: usize = 6 * MOST_DECKS as usize;
const MOST_ASIDE: usize = 16 * MOST_DECKS as usize;
const MOST_CARRIED: usize = 2 * MOST_DECKS as usize + 1;

/// What the table waits for. Which of these it is stands in a place of its own, not
/// among the cards: it is asked for all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Decision {
    /// This seat chooses Hit or Stay.
    Turn(Seat),
    /// A seat chooses how to play an action card, or to whom to give a modifier.
    Play {
        /// The seat.
        chooser: Seat,
        /// The card.
        card: Card,
    },
    /// A seat chooses where the bonus of its brutal Flip 7 goes (V-62).
    Bonus(Seat),
    /// Nothing: the game is over.
    Over {
        /// Who won.
        winner: Seat,
    },
}

impl Decision {
    /// Whose decision it is. Looked at where it lies: a copy of what has just been
    /// written piece by piece would have to wait for all of it.
    #[inline]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Turn(seat) | Self::Play { chooser: seat, .. } | Self::Bonus(seat) => Some(*seat),
            Self::Over { .. } => None,
        }
    }
}

/// A card on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carried {
    /// A Just One More.
    OneMore {
        /// Who takes the card.
        seat: Seat,
        /// Whether it has been dealt.
        dealt: bool,
    },
    /// A Flip Four.
    FlipFour {
        /// Who takes the cards.
        seat: Seat,
        /// How many are still to come.
        left: u8,
        /// How many cards waited when it began: those after them are its own.
        waiting: u16,
    },
}

impl Default for Carried {
    fn default() -> Self {
        Self::OneMore { seat: Seat::default(), dealt: false }
    }
}

impl Carried {
    pub(crate) const fn card(self) -> Card {
        match self {
            Self::OneMore { .. } => Card::OneMore,
            Self::FlipFour { .. } => Card::FlipFour,
        }
    }
}

impl<const SEATS: usize> Vengeance<SEATS> {
    /// What the table waits for.
    pub const fn decision(&self) -> Decision {
        self.decision
    }

    /// The options of the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The rows of all seats.
    pub fn rows(&self) -> &[Row] {
        &self.rows[..self.rounds.players()]
    }

    /// The row of a seat.
    #[inline]
    pub fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index()]
    }

    /// The points of all seats from the rounds that are over.
    pub fn totals(&self) -> &[i64] {
        self.rounds.totals()
    }

    /// The modifiers of a seat in the order they came.
    pub fn modifiers(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone {
        self.modifiers.iter().filter(move |held| held.seat == seat).map(|held| held.card)
    }

    /// The cards set aside, in the order they will come up.
    pub fn aside(&self) -> &[Held<Card>] {
        &self.aside
    }

    /// What is left in the deck.
    pub const fn deck(&self) -> &Pile<Card> {
        self.rounds.deck()
    }

    /// What lies on the discard pile.
    pub const fn discard(&self) -> &Pile<Card> {
        self.rounds.discard()
    }

    /// The cards of a seat that can be touched, each kind once; none if it has
    /// busted (V-12).
    #[inline]
    pub fn open_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone {
        let row = self.row(seat);
        let numbers = if row.is_in_play() { row.numbers() } else { &[] };
        let any = row.is_in_play() && row.tally.has_modifier();
        let modifiers = if any { self.modifiers.as_slice() } else { &[] };
        let modifiers = modifiers.iter().filter(move |held| held.seat == seat).map(|held| held.card);
        let mut seen = 0_u32;
        numbers.iter().copied().chain(modifiers).filter(move |card| {
            let before = seen;
            seen |= 1 << card.index();
            seen != before
        })
    }

    /// Lays the open cards of a seat out, in the same order, and says how many they
    /// are.
    #[inline]
    pub(crate) fn lay_open(&self, seat: Seat, room: &mut [Card]) -> usize {
        let row = self.row(seat);
        row.lay_out(room);
        let tally = &row.tally;
        // One question: after a bust there is nothing to touch.
        if tally.is_in_play() & (tally.has_modifier() | tally.has_twins()) {
            return self.lay_open_one_by_one(seat, room);
        }
        tally.open_numbers()
    }

    #[inline(never)]
    fn lay_open_one_by_one(&self, seat: Seat, room: &mut [Card]) -> usize {
        room.iter_mut().zip(self.open_cards(seat)).map(|(place, card)| *place = card).count()
    }

    /// Whether this card lies open in front of a seat.
    fn has_open(&self, seat: Seat, card: Card) -> bool {
        let tally = &self.row(seat).tally;
        let modifier = || tally.has_modifier() && self.modifiers(seat).any(|held| held == card);
        tally.is_in_play() && (tally.holds(card) || modifier())
    }

    /// Whether a seat has no card at all in front of it.
    #[inline]
    pub fn is_bare(&self, seat: Seat) -> bool {
        self.row(seat).tally.is_bare()
    }

    /// What a seat's round is worth if it ends now.
    #[inline]
    pub fn points(&self, seat: Seat) -> i64 {
        self.row(seat).tally.points(self.options)
    }

    /// Every way to play a card, each once: what a chooser may do with it.
    pub(crate) fn ways(&self, chooser: Seat, card: Card) -> impl Iterator<Item = Move> {
        self.ways_to_aim(chooser, card)
            .chain(self.ways_to_touch(chooser, card))
            .chain(self.ways_to_swap(card))
    }

    /// Whether it takes no more than a look at the players and how many numbers they
    /// have to know that there is a choice how to play a card.
    #[inline]
    pub(crate) fn is_choice(&self, chooser: Seat, card: Card) -> bool {
        match card {
            Card::Swap | Card::Steal | Card::Discard => self.open_ways(chooser, card) >= 2,
            _ => self.rounds.active().len() >= 2,
        }
    }

    /// How many ways there are to touch numbers with a Swap, Steal or Discard.
    fn open_ways(&self, chooser: Seat, card: Card) -> usize {
        let (mut numbers, mut squares) = (0, 0);
        for row in self.rows() {
            let count = row.tally.open_numbers();
            numbers += count;
            squares += count * count;
        }
        match card {
            // Each with each of all others: so every pair is counted twice.
            Card::Swap => (numbers * numbers - squares) / 2,
            Card::Steal => numbers - self.row(chooser).tally.open_numbers(),
            _ => numbers,
        }
    }

    /// The first two ways to play a card, which is enough to know whether there
    /// is a choice.
    pub(crate) fn first_ways(&self, chooser: Seat, card: Card) -> (Option<Move>, Option<Move>) {
        // In one go: so the search through all players' cards becomes plain loops.
        fn two(mut ways: impl Iterator<Item = Move>) -> (Option<Move>, Option<Move>) {
            let mut first = None;
            let second = ways.find(|&way| {
                let found = first.is_some();
                first.get_or_insert(way);
                found
            });
            (first, second)
        }
        match card {
            // In the opening deal there is often nothing to touch at all.
            Card::Swap | Card::Steal | Card::Discard
                if self.modifiers.is_empty() && self.open_ways(chooser, card) == 0 =>
            {
                (None, None)
            }
            Card::Swap => two(self.ways_to_swap(card)),
            Card::Steal | Card::Discard => two(self.ways_to_touch(chooser, card)),
            _ => two(self.ways_to_aim(chooser, card)),
        }
    }

    /// The ways to play a card on a player, or to give it to one.
    fn ways_to_aim(&self, chooser: Seat, card: Card) -> impl Iterator<Item = Move> {
        let way = move |seat| match card.face() {
            Face::Action(Action::OneMore) => Some(Move::OneMore(seat)),
            Face::Action(Action::FlipFour) => Some(Move::FlipFour(seat)),
            Face::Modifier(_) => Some(Move::Give(seat)),
            Face::Action(_) | Face::Number(_) => None,
        };
        let ways = self.rounds.seats().map_while(way);
        ways.filter(move |&action| self.judge_way(chooser, card, action).is_ok())
    }

    /// The ways to steal or discard a card: what lies open may be touched, so
    /// the judge need not look for it again.
    fn ways_to_touch(&self, chooser: Seat, card: Card) -> impl Iterator<Item = Move> {
        let (steals, discards) = (card == Card::Steal, card == Card::Discard);
        let seats = Seat::all(if steals || discards { self.rounds.players() } else { 0 });
        seats.filter(move |&seat| discards || seat != chooser).flat_map(move |seat| {
            let way = move |card| if steals { Move::Steal(seat, card) } else { Move::Discard(seat, card) };
            self.open_cards(seat).map(way)
        })
    }

    fn ways_to_swap(&self, card: Card) -> impl Iterator<Item = Move> {
        let seats = Seat::all(if card == Card::Swap { self.rounds.players() } else { 0 });
        seats.flat_map(move |one| self.swaps_with(one))
    }

    /// Every swap of this seat with a higher one.
    fn swaps_with(&self, one: Seat) -> impl Iterator<Item = Move> {
        let others = self.rounds.seats().skip(one.number());
        others.flat_map(move |other| {
            self.open_cards(one).flat_map(move |his| {
                self.open_cards(other).map(move |hers| Move::Swap(one, his, other, hers))
            })
        })
    }

    /// The only judge of moves.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "every move is judged, and most judgements are short")]
    pub(crate) fn judge(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        // Most moves are these two, and little has to be known about them.
        if let Decision::Turn(on_turn) = self.decision
            && seat == on_turn
            && (action == Move::Hit || action == Move::Stay && self.judge_stay(seat).is_ok())
        {
            return Ok(());
        }
        // Of the others nearly all say how a card is played.
        if let Decision::Play { chooser, card } = self.decision
            && seat == chooser
        {
            return self.judge_way(seat, card, action);
        }
        self.judge_all(seat, action)
    }

    /// The whole judgement.
    #[inline(never)]
    fn judge_all(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        let waits_for = self.decision.seat().ok_or(Refusal::GameOver)?;
        if seat != waits_for {
            return Err(Refusal::NotYourTurn { waits_for });
        }
        match (self.decision, action) {
            (Decision::Turn(_), Move::Hit) => Ok(()),
            (Decision::Play { card, .. }, _) => self.judge_way(seat, card, action),
            (Decision::Bonus(_), Move::Bonus(target)) => self.judge_seat(target),
            (Decision::Bonus(_), _) => Err(Refusal::BonusFirst),
            (_, Move::Stay) => self.judge_stay(seat),
            _ => Err(Refusal::NothingToPlay),
        }
    }

    #[inline]
    fn judge_stay(&self, seat: Seat) -> Result<(), Refusal> {
        if self.row(seat).holds_zero() {
            Err(Refusal::HoldsZero)
        } else if self.is_bare(seat) {
            Err(Refusal::NoCardYet)
        } else {
            Ok(())
        }
    }

    /// Whether a card may be played like that.
    #[inline(never)]
    fn judge_way(&self, chooser: Seat, card: Card, action: Move) -> Result<(), Refusal> {
        match action {
            Move::OneMore(on) if card == Card::OneMore => self.judge_target(on),
            Move::FlipFour(on) if card == Card::FlipFour => self.judge_target(on),
            Move::Give(to) if card.is_modifier() && self.options.brutal => self.judge_seat(to),
            Move::Give(to) if card.is_modifier() => self.judge_target(to),
            Move::Steal(from, _) if card == Card::Steal && from == chooser => Err(Refusal::OwnCard),
            Move::Steal(from, wanted) if card == Card::Steal => self.judge_card(from, wanted),
            Move::Discard(from, wanted) if card == Card::Discard => self.judge_card(from, wanted),
            Move::Swap(one, _, other, _) if card == Card::Swap && one >= other => Err(Refusal::SwapOrder),
            Move::Swap(one, his, other, hers) if card == Card::Swap => {
                self.judge_card(one, his).and_then(|()| self.judge_card(other, hers))
            }
            _ => Err(Refusal::PlayFirst { card }),
        }
    }

    fn judge_seat(&self, target: Seat) -> Result<(), Refusal> {
        if target.index() < self.rounds.players() { Ok(()) } else { Err(Refusal::NoSuchSeat { target }) }
    }

    fn judge_target(&self, target: Seat) -> Result<(), Refusal> {
        self.judge_seat(target)?;
        if self.row(target).is_in_play() { Ok(()) } else { Err(Refusal::Busted { target }) }
    }

    fn judge_card(&self, target: Seat, card: Card) -> Result<(), Refusal> {
        self.judge_target(target)?;
        if self.has_open(target, card) { Ok(()) } else { Err(Refusal::NotThere { target, card }) }
    }

    /// Every legal move of a seat.
    pub(crate) fn legal_moves(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let turn =
            [Move::Hit, Move::Stay].into_iter().filter(move |&action| self.judge(seat, action).is_ok());
        let card = match self.decision {
            Decision::Play { chooser, card } if chooser == seat => Some(card),
            _ => None,
        };
        let ways = card.into_iter().flat_map(move |card| self.ways(seat, card));
        let bonus = if self.decision == Decision::Bonus(seat) { self.rounds.players() } else { 0 };
        turn.chain(ways).chain(Seat::all(bonus).map(Move::Bonus))
    }

    /// Every card, wherever it lies.
    pub(crate) fn every_card(&self) -> impl Iterator<Item = Card> {
        let numbers = self.rows().iter().flat_map(|row| row.numbers().iter().copied());
        let held = self.modifiers.iter().chain(&self.aside).map(|held| held.card);
        let pending = match self.decision {
            Decision::Play { card, .. } => Some(card),
            Decision::Turn(_) | Decision::Bonus(_) | Decision::Over { .. } => None,
        };
        let carried = self.carried.iter().map(|carried| carried.card());
        self.deck()
            .cards()
            .chain(self.discard().cards())
            .chain(numbers)
            .chain(held)
            .chain(pending)
            .chain(carried)
    }
}
