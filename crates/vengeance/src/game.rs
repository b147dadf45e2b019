//! With a Vengeance as a game of the house.
#![expect(
    clippy::inline_always,
    reason = "a Hit, which most moves are, is one piece with the loop that plays it"
)]

use game::{Card as _, Dealer, Game, Outcome, Pile, Rounds, Seat, Setup, Watcher, random};
use rand_core::Rng;
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::card::{self, Card};
use crate::event::Event;
use crate::moves::{Move, Refusal};
use crate::options::Options;
use crate::play::Play;
use crate::row::{Row, Status};
use crate::rules::Rule;
use crate::state::{Decision, Vengeance};
use crate::view::View;

impl<const SEATS: usize> Game for Vengeance<SEATS> {
    type Card = Card;
    type Options = Options;
    type Move = Move;
    type Choice = Move;
    type Rule = Rule;
    type Event = Event;
    type Refusal = Refusal;
    type View<'a> = View<'a, SEATS>;
    type Shown = Shown;

    const NAME: &'static str = "vengeance";
    const TITLE: &'static str = "Flip 7: With a Vengeance";
    const PLAYERS: (usize, usize) = (1, SEATS);

    game::answered_by_rounds!();

    fn full_deck(setup: &Setup<Options>) -> Pile<Card> {
        card::decks(setup.options().decks_for(setup.players()))
    }

    fn begin<D: Dealer<Card>>(
        setup: &Setup<Options>,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event>,
    ) -> Result<Self, D::Error> {
        let (options, first) = (*setup.options(), setup.dealer());
        let mut game = Self {
            options,
            rounds: Rounds::new(Self::full_deck(setup), setup.players(), first, options.target),
            decision: Decision::Turn(first),
            rows: [Row::default(); SEATS],
            modifiers: ArrayVec::default(),
            aside: ArrayVec::default(),
            carried: ArrayVec::default(),
        };
        Play { game: &mut game, dealer, watcher }.begin()?;
        Ok(game)
    }

    #[inline(always)]
    fn check(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        self.judge(seat, action)
    }

    #[inline(always)]
    fn apply<D: Dealer<Card>>(
        &mut self,
        seat: Seat,
        action: Move,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event>,
    ) -> Result<(), D::Error> {
        Play { game: self, dealer, watcher }.act(seat, action)
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Move> {
        self.legal_moves(seat)
    }

    fn any_move<R: Rng>(players: usize, random: &mut R) -> Move {
        let (one, other) = (random::seat(random, players), random::seat(random, players));
        let (his, hers) = (random::pick(random, Card::ALL), random::pick(random, Card::ALL));
        let moves = [
            Move::Hit,
            Move::Stay,
            Move::OneMore(one),
            Move::FlipFour(one),
            Move::Steal(one, his),
            Move::Discard(one, his),
            Move::Swap(one, his, other, hers),
            Move::Give(one),
            Move::Bonus(one),
        ];
        random::pick(random, &moves)
    }

    fn view(&self, seat: Seat) -> View<'_, SEATS> {
        View::new(self, seat)
    }

    fn census(&self) -> Pile<Card> {
        self.every_card().collect()
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        self.decision.seat()
    }

    fn outcome(&self) -> Option<Outcome> {
        let Decision::Over { winner } = self.decision else { return None };
        let round = self.rounds.reached().unwrap_or(self.rounds.round());
        Some(Outcome { winner, round, challenge: None })
    }

    fn shown(&self) -> Shown {
        Shown {
            pending: match self.decision {
                Decision::Play { card, .. } => Some(card.code()),
                Decision::Bonus(_) => Some("bonus"),
                Decision::Turn(_) | Decision::Over { .. } => None,
            },
            aside: self.aside.iter().map(|waiting| waiting.card).collect(),
            rows: self.rounds.seats().map(|seat| ShownRow::of(self, seat)).collect(),
        }
    }
}

/// The part of a trace line that only this game has.
#[derive(Debug, Serialize)]
pub struct Shown {
    pending: Option<&'static str>,
    aside: Vec<Card>,
    rows: Vec<ShownRow>,
}

#[derive(Debug, Serialize)]
struct ShownRow {
    numbers: Vec<Card>,
    modifiers: Vec<Card>,
    status: Status,
}

impl ShownRow {
    fn of<const SEATS: usize>(game: &Vengeance<SEATS>, seat: Seat) -> Self {
        let row = game.row(seat);
        Self {
            numbers: row.numbers().to_vec(),
            modifiers: game.modifiers(seat).collect(),
            status: row.status(),
        }
    }
}
