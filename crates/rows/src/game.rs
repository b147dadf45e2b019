//! A game of rows as a game.

use game::{Dealer, Decide, Game, Outcome, Pile, PlayError, Seat, Setup, Watcher};
use rand_core::Rng;

use crate::event::Event;
use crate::kind::{Carried as _, Kind};
use crate::log::Log;
use crate::play::{Play, Until};
use crate::position::{Aside, Decision, Position};
use crate::rounds::Rounds;
use crate::shown::Shown;
use crate::view::View;

/// All cards in the deck, and nothing dealt yet.
fn first_round<K: Kind, const SEATS: usize>(setup: &Setup<K::Options>) -> Rounds<K::Card, SEATS> {
    let (options, players) = (setup.options(), setup.players());
    Rounds::new(K::full_deck(options, players), players, setup.dealer(), game::Options::target(options))
}

impl<K: Kind, const SEATS: usize> Position<K, SEATS> {
    /// Deals the first cards, and plays on to the first decision.
    fn deal_first<D: Dealer<K::Card>>(
        &mut self,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event<K>>,
    ) -> Result<(), D::Error> {
        let turn = Play { game: self, dealer, watcher, until: Until::GameOver }.begin()?;
        if let Some(seat) = turn {
            self.decision = Decision::Turn(seat);
        }
        Ok(())
    }
}

impl<K: Kind, const SEATS: usize> Game for Position<K, SEATS> {
    type Card = K::Card;
    type Options = K::Options;
    type Move = K::Move;
    type Choice = K::Move;
    type Rule = K::Rule;
    type Event = Event<K>;
    type Refusal = K::Refusal;
    type View<'a> = View<'a, K, SEATS>;
    type Shown = Shown<K>;

    const NAME: &'static str = K::NAME;
    const TITLE: &'static str = K::TITLE;
    const PLAYERS: (usize, usize) = (1, SEATS);

    fn full_deck(setup: &Setup<K::Options>) -> Pile<K::Card> {
        K::full_deck(setup.options(), setup.players())
    }

    fn begin<D: Dealer<K::Card>>(
        setup: &Setup<K::Options>,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event<K>>,
    ) -> Result<Self, D::Error> {
        let mut game = Self {
            options: *setup.options(),
            rounds: first_round::<K, SEATS>(setup),
            decision: Decision::Turn(setup.dealer()),
            carried: K::Carried::default(),
            rows: [K::Row::default(); SEATS],
            log: Log::default(),
            aside: Aside::default(),
        };
        game.deal_first(dealer, watcher)?;
        Ok(game)
    }

    fn begin_again<D: Dealer<K::Card>>(
        &mut self,
        setup: &Setup<K::Options>,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event<K>>,
    ) -> Result<(), D::Error> {
        self.options = *setup.options();
        self.rounds = first_round::<K, SEATS>(setup);
        if !self.carried.is_idle() {
            self.carried = K::Carried::default();
        }
        self.rows = [K::Row::default(); SEATS];
        self.log.clear();
        self.aside.clear();
        self.deal_first(dealer, watcher)
    }

    fn check(&self, seat: Seat, action: K::Move) -> Result<(), K::Refusal> {
        self.judge(seat, action)
    }

    fn apply<D: Dealer<K::Card>>(
        &mut self,
        seat: Seat,
        action: K::Move,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event<K>>,
    ) -> Result<(), D::Error> {
        match self.play(seat, action, dealer, watcher) {
            Err(PlayError::Dealer(error)) => Err(error),
            Ok(()) | Err(PlayError::Refused(_)) => Ok(()),
        }
    }

    fn play<D: Dealer<K::Card>>(
        &mut self,
        seat: Seat,
        action: K::Move,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event<K>>,
    ) -> Result<(), PlayError<K::Refusal, D::Error>> {
        if self.to_act().is_none() {
            // Nobody is asked any more, so nobody is heard: the judge says why.
            return self.check(seat, action).map_err(PlayError::Refused);
        }
        let mut said = Some((seat, action));
        self.play_on(dealer, watcher, &mut |_: &Self, _| said.take())
    }

    #[inline]
    fn play_on<D: Dealer<K::Card>>(
        &mut self,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event<K>>,
        decider: &mut impl Decide<Self>,
    ) -> Result<(), PlayError<K::Refusal, D::Error>> {
        self.play_until(Until::GameOver, dealer, watcher, decider)
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = K::Move> {
        self.legal_moves(seat)
    }

    fn understand(&self, _: Seat, choice: K::Move) -> Option<K::Move> {
        Some(choice)
    }

    fn any_move<R: Rng>(players: usize, random: &mut R) -> K::Move {
        K::any_move(players, random)
    }

    fn view(&self, seat: Seat) -> View<'_, K, SEATS> {
        View::new(self, seat)
    }

    fn census(&self) -> Pile<K::Card> {
        self.every_card().collect()
    }

    fn players(&self) -> usize {
        self.rounds.players()
    }

    fn round(&self) -> u32 {
        self.rounds.round()
    }

    fn dealer(&self) -> Seat {
        self.rounds.dealer()
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        self.decision.seat()
    }

    fn scores(&self) -> &[i64] {
        self.rounds.totals()
    }

    fn deck_len(&self) -> usize {
        self.rounds.deck().len()
    }

    fn discard_len(&self) -> usize {
        self.rounds.discard().len()
    }

    fn outcome(&self) -> Option<Outcome> {
        let Decision::Over { winner } = self.decision else { return None };
        // F7-60, V-52.
        let round = self.rounds.reached().unwrap_or(self.rounds.round());
        Some(Outcome { winner, round, challenge: K::challenge(self.rounds.players(), round) })
    }

    fn shown(&self) -> Shown<K> {
        Shown::of(self)
    }
}
