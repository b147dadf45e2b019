//! A game that is moving: what its cards can do at the table.

use game::{Dealer, Seat, Watcher};

use crate::event::Event;
use crate::kind::{Carried as _, Kind};
use crate::log::Held;
use crate::position::{Decision, Position};
use crate::rounds::Place;
use crate::row::{FLIP_7, Row as _, Status};

/// What comes after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The game goes on by itself.
    GoOn,
    /// Somebody must decide, or there is nothing more to do.
    Wait,
    /// The round is over.
    EndRound(End),
}

/// Why a round ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Somebody made a Flip 7 (F7-17, V-13).
    Flip7,
    /// Nobody is active any more (F7-18, V-14).
    NobodyActive,
    /// A card was needed, and neither pile had one (F7-52, V-51).
    NoCards,
    /// A card was needed, and the discard pile had been shuffled in this turn
    /// already (F7-53, V-51).
    ShuffledBefore,
}

/// How far a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// To its end.
    GameOver,
    /// To the end of the round, before the next is dealt.
    RoundOver,
}

/// A game that is moving: the position, whoever deals, whoever watches.
pub struct Play<'a, K: Kind, const SEATS: usize, D, W> {
    pub(crate) game: &'a mut Position<K, SEATS>,
    pub(crate) dealer: &'a mut D,
    pub(crate) watcher: &'a mut W,
    pub(crate) until: Until,
}

/// A card of the opening deal that does more than to join a row.
struct Opening<C> {
    /// Whose it is.
    seat: Seat,
    /// The card and what became of it, if there was one in the deck.
    came: Option<(C, Came)>,
}

/// What became of a card that was dealt.
#[derive(Clone, Copy)]
pub(crate) enum Came {
    /// It joined the row, and nothing comes of it.
    Kept,
    /// It joined the row, which may be a Flip 7 now.
    Seventh,
    /// It does something else.
    Otherwise,
}

impl<K: Kind, const SEATS: usize> Position<K, SEATS> {
    /// Lays a card into the row it was dealt to, if it just joins it. Most do: this is
    /// the way of a number, and has nothing else in it.
    #[inline]
    pub(crate) fn keep(&mut self, seat: Seat, card: K::Card, watcher: &mut impl Watcher<Event<K>>) -> Came {
        let row = &mut self.rows[seat.index()];
        if !row.keep(card) {
            return Came::Otherwise;
        }
        watcher.see(Event::Kept { seat, card, points: row.points(&self.options) });
        let count = row.count();
        self.log.push(seat, card);
        if count < FLIP_7 { Came::Kept } else { Came::Seventh }
    }

    /// The opening deal, as long as its cards just join the rows (F7-11, V-10). Then it
    /// says what came of the next one.
    fn open<D: Dealer<K::Card>>(
        &mut self,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event<K>>,
    ) -> Option<Opening<K::Card>> {
        let mut place = self.rounds.resume_opening();
        let stopped = self.open_from(&mut place, dealer, watcher);
        self.rounds.set_place(place);
        stopped
    }

    #[inline]
    fn open_from<D: Dealer<K::Card>>(
        &mut self,
        place: &mut Place<SEATS>,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event<K>>,
    ) -> Option<Opening<K::Card>> {
        while let Some(seat) = place.next_opening() {
            let Some(card) = self.rounds.draw(dealer) else { return Some(Opening { seat, came: None }) };
            watcher.see(Event::Dealt { seat, card, by: K::OPENING });
            match self.keep(seat, card, watcher) {
                Came::Kept => {}
                came => return Some(Opening { seat, came: Some((card, came)) }),
            }
        }
        None
    }
}

impl<K: Kind, const SEATS: usize, D: Dealer<K::Card>, W: Watcher<Event<K>>> Play<'_, K, SEATS, D, W> {
    /// How the game stands.
    pub const fn game(&self) -> &Position<K, SEATS> {
        self.game
    }

    /// Tells what happened.
    #[inline]
    pub fn tell(&mut self, event: Event<K>) {
        self.watcher.see(event);
    }

    /// Tells what happens in this game alone.
    #[inline]
    pub fn tell_own(&mut self, happening: K::Happening) {
        self.watcher.see(Event::Own(happening));
    }

    /// The row of a seat, to be changed.
    #[inline]
    pub fn row(&mut self, seat: Seat) -> &mut K::Row {
        &mut self.game.rows[seat.index()]
    }

    /// The cards that are being carried out, to be changed.
    pub const fn carried(&mut self) -> &mut K::Carried {
        &mut self.game.carried
    }

    /// A card comes to lie in front of a player; its effect is the game's business.
    #[inline]
    pub fn lay(&mut self, seat: Seat, card: K::Card) {
        self.row(seat).add(card);
        self.game.log.push(seat, card);
    }

    /// A card that its row does not count any more comes to lie in front of a player.
    pub fn lay_uncounted(&mut self, seat: Seat, card: K::Card) {
        self.game.log.push(seat, card);
    }

    /// Takes a card up that lies in front of a player. Its row must be told by the
    /// game.
    pub fn take_up(&mut self, seat: Seat, card: K::Card) {
        let was_there = self.game.log.take(seat, card);
        debug_assert!(was_there, "there is no {card} in front of seat {seat}");
    }

    /// Discards all numbers and modifiers in front of a player, and says how many.
    pub fn put_all_away(&mut self, seat: Seat) -> usize {
        let Position { log, rounds, .. } = &mut *self.game;
        let before = log.cards().len();
        log.take_all(seat, |card| rounds.put_away(card));
        before - log.cards().len()
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub fn put_away(&mut self, card: K::Card) {
        self.game.rounds.put_away(card);
    }

    /// A player takes no more turns in this round.
    #[inline]
    pub fn leave(&mut self, seat: Seat, status: Status) {
        self.game.rounds.leave(seat);
        self.row(seat).set_status(status);
    }

    /// Sets a card aside: it comes up later (F7-33, V-36).
    pub fn set_aside(&mut self, seat: Seat, card: K::Card) -> Next {
        self.game.aside.push(Held { seat, card });
        self.tell(Event::SetAside { seat, card });
        Next::GoOn
    }

    /// Discards cards that were set aside, from a place in the queue on, and tells of
    /// each.
    #[inline]
    pub fn discard_aside(
        &mut self,
        from: usize,
        which: impl Fn(&Held<K::Card>) -> bool,
        told: impl Fn(K::Card) -> K::Happening,
    ) {
        if from < self.game.aside.len() {
            self.discard_waiting(from, which, told);
        }
    }

    #[cold]
    fn discard_waiting(
        &mut self,
        from: usize,
        which: impl Fn(&Held<K::Card>) -> bool,
        told: impl Fn(K::Card) -> K::Happening,
    ) {
        let mut place = from;
        while let Some(waiting) = self.game.aside.get(place).copied() {
            if which(&waiting) {
                self.game.aside.remove(place);
                self.put_away(waiting.card);
                self.tell_own(told(waiting.card));
            } else {
                place += 1;
            }
        }
    }

    /// The table waits for a decision.
    #[inline]
    pub fn ask(&mut self, decision: Decision<K>) -> Next {
        self.game.decision = decision;
        Next::Wait
    }

    /// Draws the next card for a player, from the discard pile if the deck is used up.
    #[inline]
    pub fn draw(&mut self, seat: Seat, by: K::Way) -> Result<Result<K::Card, End>, D::Error> {
        let card = match self.game.rounds.draw(self.dealer) {
            Some(card) => card,
            None => match self.redraw()? {
                Ok(card) => card,
                Err(end) => return Ok(Err(end)),
            },
        };
        self.tell(Event::Dealt { seat, card, by });
        Ok(Ok(card))
    }

    fn redraw(&mut self) -> Result<Result<K::Card, End>, D::Error> {
        if let Some(end) = self.game.rounds.shortage() {
            return Ok(Err(end));
        }
        self.game.rounds.reshuffle(self.dealer)?;
        self.tell(Event::Reshuffled { cards: self.game.deck().len() });
        Ok(self.game.rounds.draw(self.dealer).ok_or(End::NoCards))
    }

    /// Gives a player the next card of the deck, which takes effect at once.
    #[inline]
    pub fn deal(&mut self, seat: Seat, by: K::Way) -> Result<Next, D::Error> {
        Ok(match self.draw(seat, by)? {
            Ok(card) => self.receive(seat, card),
            Err(end) => Next::EndRound(end),
        })
    }

    /// A card that was dealt takes effect.
    #[inline]
    pub fn receive(&mut self, seat: Seat, card: K::Card) -> Next {
        let came = self.game.keep(seat, card, self.watcher);
        self.effect(seat, card, came)
    }

    #[inline]
    pub(crate) fn effect(&mut self, seat: Seat, card: K::Card, came: Came) -> Next {
        match came {
            Came::Kept => Next::GoOn,
            Came::Seventh => K::check_seven(self, seat),
            Came::Otherwise => K::receive(self, seat, card),
        }
    }

    /// The opening deal. If more comes of a card than to join a row, it says what.
    fn open(&mut self) -> Result<Option<Next>, D::Error> {
        Ok(match self.game.open(self.dealer, self.watcher) {
            None => None,
            Some(Opening { seat, came: None }) => Some(self.deal(seat, K::OPENING)?),
            Some(Opening { seat, came: Some((card, came)) }) => Some(self.effect(seat, card, came)),
        })
    }

    /// What comes before the next turn, if anything: first what is being carried out,
    /// then what was set aside, then the opening deal.
    #[inline]
    fn before_turn(&mut self) -> Result<Option<Next>, D::Error> {
        if !self.game.carried.is_idle() {
            K::carry_on(self).map(Some)
        } else if !self.game.aside.is_empty() {
            let waiting = self.game.aside.remove(0);
            Ok(Some(K::resolve(self, waiting)))
        } else {
            self.open()
        }
    }

    /// Plays on to the next turn, and says whose it is; or to another decision, or to
    /// where there is nothing more to do.
    pub(crate) fn run(&mut self, next: Next) -> Result<Option<Seat>, D::Error> {
        let mut next = next;
        loop {
            let before = match next {
                Next::GoOn => self.before_turn()?,
                Next::EndRound(end) => match self.end_round(end, None) {
                    // Nothing can wait in a new round.
                    Next::GoOn => self.open()?,
                    over => Some(over),
                },
                Next::Wait => return Ok(None),
            };
            next = match (before, self.game.rounds.active().is_empty()) {
                (Some(next), _) => next,
                // F7-18, V-14.
                (None, true) => Next::EndRound(End::NobodyActive),
                // F7-12, V-10.
                (None, false) => return Ok(self.game.rounds.next_turn()),
            };
        }
    }
}
