//! The loop from decision to decision.

use std::ops::ControlFlow::{self, Break, Continue};

use game::{Dealer, Decide, PlayError, Seat, Watcher};

use crate::event::Event;
use crate::kind::{Carried as _, Kind};
use crate::play::{Came, End, Next, Play, Until};
use crate::position::{Decision, Position};

/// Why a game cannot be played on.
type Stopped<K, D> = PlayError<<K as Kind>::Refusal, <D as Dealer<<K as Kind>::Card>>::Error>;

impl<K: Kind, const SEATS: usize> Position<K, SEATS> {
    /// Plays on from decision to decision, until there is no answer. Bots answer inside
    /// the loop; people decline, so that it is left there and entered again with what they
    /// say.
    ///
    /// A game that was stopped at the end of a round begins the next.
    pub fn play_until<D: Dealer<K::Card>, W: Watcher<Event<K>>>(
        &mut self,
        until: Until,
        dealer: &mut D,
        watcher: &mut W,
        decider: &mut impl Decide<Self>,
    ) -> Result<(), Stopped<K, D>> {
        let mut turn = match self.decision {
            Decision::Turn(seat) => Some(seat),
            Decision::RoundOver => {
                self.begin_next_round(dealer, watcher, until).map_err(PlayError::Dealer)?
            }
            Decision::Play { .. } | Decision::Own { .. } | Decision::Over { .. } => None,
        };
        loop {
            while let Some(seat) = turn {
                match self.take_turns(seat, until, dealer, watcher, decider)? {
                    Continue(next) => turn = next,
                    Break(()) => return Ok(()),
                }
            }
            let Some(seat) = self.decision.seat() else { return Ok(()) };
            let Some((who, action)) = decider.decide(self, seat) else { return Ok(()) };
            decider.judge(self, who, action).map_err(PlayError::Refused)?;
            turn = self.act(who, action, dealer, watcher, until).map_err(PlayError::Dealer)?;
        }
    }

    /// Turns in which a card just joins a row or somebody stays: nothing else is in this
    /// loop. Ends when there is no answer, or says whose turn comes after what came instead.
    #[inline]
    fn take_turns<D: Dealer<K::Card>, W: Watcher<Event<K>>>(
        &mut self,
        mut seat: Seat,
        until: Until,
        dealer: &mut D,
        watcher: &mut W,
        decider: &mut impl Decide<Self>,
    ) -> Result<ControlFlow<(), Option<Seat>>, Stopped<K, D>> {
        // What changes from turn to turn is in local variables.
        let mut active = *self.rounds.active();
        loop {
            // Once for all that is done with the row.
            assert!(seat.index() < SEATS, "a seat that this table has not");
            self.decision = Decision::Turn(seat);
            let Some((who, action)) = decider.decide(self, seat) else { return Ok(Break(())) };
            if who != seat || action != K::HIT {
                decider.judge(self, who, action).map_err(PlayError::Refused)?;
                if who != seat || action != K::STAY {
                    let next = self.act(who, action, dealer, watcher, until);
                    return next.map(Continue).map_err(PlayError::Dealer);
                }
                K::stay(&mut Play { game: self, dealer, watcher, until }, seat);
                active = *self.rounds.active();
                let Some(next) = active.next(seat) else {
                    self.rounds.begin_turn(seat);
                    let end = Next::EndRound(End::NobodyActive);
                    return self.run(end, dealer, watcher, until).map(Continue).map_err(PlayError::Dealer);
                };
                seat = next;
                continue;
            }
            debug_assert!(self.judge(seat, K::HIT).is_ok(), "whose turn it is may always hit");
            let Some(card) = self.rounds.draw(dealer) else {
                let next = self.hit_without_deck(seat, dealer, watcher, until);
                return next.map(Continue).map_err(PlayError::Dealer);
            };
            watcher.see(Event::Dealt { seat, card, by: K::BY_HIT });
            match self.keep(seat, card, watcher) {
                Came::Kept => seat = active.next_of_some(seat),
                came => {
                    let next = self.hit_otherwise(seat, card, came, dealer, watcher, until);
                    return next.map(Continue).map_err(PlayError::Dealer);
                }
            }
        }
    }

    /// A card was dealt of which more comes than to join the row.
    fn hit_otherwise<D: Dealer<K::Card>, W: Watcher<Event<K>>>(
        &mut self,
        seat: Seat,
        card: K::Card,
        came: Came,
        dealer: &mut D,
        watcher: &mut W,
        until: Until,
    ) -> Result<Option<Seat>, D::Error> {
        self.rounds.begin_turn(seat);
        let next = Play { game: self, dealer, watcher, until }.effect(seat, card, came);
        self.go_on(next, dealer, watcher, until)
    }

    fn hit_without_deck<D: Dealer<K::Card>, W: Watcher<Event<K>>>(
        &mut self,
        seat: Seat,
        dealer: &mut D,
        watcher: &mut W,
        until: Until,
    ) -> Result<Option<Seat>, D::Error> {
        self.rounds.begin_turn(seat);
        let next = Play { game: self, dealer, watcher, until }.deal(seat, K::BY_HIT)?;
        self.go_on(next, dealer, watcher, until)
    }

    /// Carries out any legal move that is not the Hit or Stay of whose turn it is.
    fn act<D: Dealer<K::Card>, W: Watcher<Event<K>>>(
        &mut self,
        seat: Seat,
        action: K::Move,
        dealer: &mut D,
        watcher: &mut W,
        until: Until,
    ) -> Result<Option<Seat>, D::Error> {
        let next = K::carry_out(&mut Play { game: self, dealer, watcher, until }, seat, action);
        self.go_on(next, dealer, watcher, until)
    }

    fn begin_next_round<D: Dealer<K::Card>, W: Watcher<Event<K>>>(
        &mut self,
        dealer: &mut D,
        watcher: &mut W,
        until: Until,
    ) -> Result<Option<Seat>, D::Error> {
        let next = Play { game: self, dealer, watcher, until }.next_round();
        self.run(next, dealer, watcher, until)
    }

    /// Plays on to the next decision: mostly the next turn comes at once.
    #[inline]
    fn go_on<D: Dealer<K::Card>, W: Watcher<Event<K>>>(
        &mut self,
        next: Next,
        dealer: &mut D,
        watcher: &mut W,
        until: Until,
    ) -> Result<Option<Seat>, D::Error> {
        if next == Next::Wait {
            return Ok(None);
        }
        if next == Next::GoOn
            && self.is_quiet()
            && let Some(seat) = self.rounds.next_turn()
        {
            return Ok(Some(seat));
        }
        self.run(next, dealer, watcher, until)
    }

    /// Whether nothing comes before the next turn.
    #[inline]
    fn is_quiet(&self) -> bool {
        self.carried.is_idle() && self.aside.is_empty() && !self.rounds.is_opening()
    }

    fn run<D: Dealer<K::Card>, W: Watcher<Event<K>>>(
        &mut self,
        next: Next,
        dealer: &mut D,
        watcher: &mut W,
        until: Until,
    ) -> Result<Option<Seat>, D::Error> {
        Play { game: self, dealer, watcher, until }.run(next)
    }
}
