//! The course of a game in rounds that games of rows share: who deals, whose
//! turn it is, the two piles, the totals, and who has won.

use game::{Card, Dealer, Pile, Seat};

use crate::play::End;
use crate::seats::Seats;

/// A game in rounds, with room for so many seats. The cards in front of the
/// players are the game's own business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds<C: Card, const SEATS: usize> {
    players: u8,
    dealer: Seat,
    place: Place<SEATS>,
    /// Whether the discard pile was shuffled in this turn already.
    shuffled: bool,
    everybody: Seats<SEATS>,
    /// Who still takes cards.
    active: Seats<SEATS>,
    round: u32,
    target: u32,
    /// The round in which somebody first reached the target.
    reached: Option<u32>,
    full: Pile<C>,
    deck: Pile<C>,
    discard: Pile<C>,
    totals: [i64; SEATS],
}

/// How far a round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place<const SEATS: usize> {
    /// Whose turn it is, or who got the last card of the opening deal.
    turn: Seat,
    /// Whom the opening deal has not come to yet.
    opening: Seats<SEATS>,
}

impl<const SEATS: usize> Place<SEATS> {
    /// The next player to get an opening card, if there is one: from the
    /// dealer's left round to the dealer.
    #[inline]
    pub(crate) fn next_opening(&mut self) -> Option<Seat> {
        self.turn = self.opening.next(self.turn)?;
        self.opening.remove(self.turn);
        Some(self.turn)
    }
}

/// How the totals stand after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody has reached the target yet.
    Open,
    /// The target has been reached, but the highest total is shared.
    Tied {
        /// The total that they share.
        total: i64,
    },
    /// The target has been reached, and one player leads.
    Won {
        /// The seat with the highest total.
        winner: Seat,
        /// Their total.
        total: i64,
    },
}

impl<C: Card, const SEATS: usize> Rounds<C, SEATS> {
    /// The first round of a game, all cards in the deck. The deal has yet to
    /// begin.
    ///
    /// # Panics
    /// If there are more players than room for them.
    pub fn new(full: Pile<C>, players: usize, dealer: Seat, target: u32) -> Self {
        assert!(players <= SEATS, "more players than seats");
        Self {
            players: u8::try_from(players).expect("at most 200 seats"),
            dealer,
            place: Place { turn: dealer, opening: Seats::all(0) },
            shuffled: false,
            everybody: Seats::all(players),
            active: Seats::all(players),
            round: 1,
            target,
            reached: None,
            full,
            deck: full,
            discard: Pile::default(),
            totals: [0; SEATS],
        }
    }

    /// How many play.
    #[inline]
    pub const fn players(&self) -> usize {
        self.players as usize
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<C, SEATS> {
        Seat::all(self.players())
    }

    /// The round, counted from 1.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// Who deals.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The round in which somebody first reached the target.
    pub const fn reached(&self) -> Option<u32> {
        self.reached
    }

    /// What is left to draw.
    pub const fn deck(&self) -> &Pile<C> {
        &self.deck
    }

    /// What has been discarded.
    pub const fn discard(&self) -> &Pile<C> {
        &self.discard
    }

    /// The points of all seats from the rounds that are over.
    pub fn totals(&self) -> &[i64] {
        &self.totals[..self.players()]
    }

    /// Who still takes cards.
    #[inline]
    pub const fn active(&self) -> &Seats<SEATS> {
        &self.active
    }

    /// A player takes no more cards in this round.
    #[inline]
    pub const fn leave(&mut self, seat: Seat) {
        self.active.remove(seat);
    }

    /// Begins a round, with an opening deal or without. Everybody is active.
    pub fn begin_round(&mut self, opening_deal: bool) {
        self.active.become_all_of(&self.everybody);
        self.place.turn = self.dealer;
        self.place.opening.become_all_of(&self.everybody);
        if !opening_deal {
            self.place.opening = Seats::all(0);
        }
    }

    /// Whether the opening deal has seats to come to yet.
    #[inline]
    pub fn is_opening(&self) -> bool {
        !self.place.opening.is_empty()
    }

    /// Goes on with the opening deal, to those who are still active (F7-11, V-10). Its
    /// place is the caller's until it is set again: so it can stay in registers.
    #[inline]
    pub(crate) fn resume_opening(&mut self) -> Place<SEATS> {
        self.shuffled = false;
        Place { opening: self.place.opening.and(&self.active), ..self.place }
    }

    /// How far the opening deal has come.
    #[inline]
    pub(crate) const fn set_place(&mut self, place: Place<SEATS>) {
        self.place = place;
    }

    /// The next active player after the one whose turn it was, wherever cards went
    /// meanwhile (F7-19, V-38); nobody if none is active.
    #[inline]
    pub fn next_turn(&mut self) -> Option<Seat> {
        self.place.turn = self.active.next(self.place.turn)?;
        Some(self.place.turn)
    }

    /// A player takes a turn, in which the discard pile may be shuffled once (F7-53).
    #[inline]
    pub const fn begin_turn(&mut self, seat: Seat) {
        self.place.turn = seat;
        self.shuffled = false;
    }

    /// Takes the next card of the deck, if there is one.
    #[inline]
    pub fn draw<D: Dealer<C>>(&mut self, dealer: &mut D) -> Option<C> {
        let card = dealer.draw(&self.deck)?;
        self.deck.take_known(card);
        Some(card)
    }

    /// Why the discard pile cannot become the new deck.
    pub const fn shortage(&self) -> Option<End> {
        if self.shuffled {
            // F7-53, V-51.
            Some(End::ShuffledBefore)
        } else if self.discard.is_empty() {
            // F7-52, V-51.
            Some(End::NoCards)
        } else {
            None
        }
    }

    /// The discard pile becomes the new deck (F7-51, V-51).
    pub fn reshuffle<D: Dealer<C>>(&mut self, dealer: &mut D) -> Result<(), D::Error> {
        self.shuffled = true;
        self.deck = std::mem::take(&mut self.discard);
        dealer.shuffle(&self.deck)
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub fn put_away(&mut self, card: C) {
        self.discard.add(card);
    }

    /// The points of all seats, to be added to (F7-41, V-51).
    pub fn totals_mut(&mut self) -> &mut [i64] {
        let players = self.players();
        &mut self.totals[..players]
    }

    /// Whether the game is decided, after the points of a round were added and with the
    /// highest total.
    /// Once somebody has reached the target it goes on only while the highest
    /// total is shared (F7-42, V-51).
    #[inline]
    pub fn standing(&mut self, highest: i64) -> Standing {
        debug_assert_eq!(Some(&highest), self.totals().iter().max());
        if highest < i64::from(self.target) && self.reached.is_none() {
            return Standing::Open;
        }
        self.decided(highest)
    }

    fn decided(&mut self, total: i64) -> Standing {
        self.reached.get_or_insert(self.round);
        let mut leaders = self.seats().filter(|seat| self.totals[seat.index()] == total);
        match (leaders.next(), leaders.next()) {
            (Some(winner), None) => Standing::Won { winner, total },
            _ => Standing::Tied { total },
        }
    }

    /// Ends a round that did not end the game: all cards that are not in the
    /// deck are on the discard pile now, and the deal passes to the left (F7-50, V-51).
    pub fn collect(&mut self) {
        self.discard = self.full.without(&self.deck);
        self.dealer = self.dealer.left(self.players());
        self.round += 1;
    }
}
