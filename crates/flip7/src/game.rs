//! Flip 7 as a game of the house.
#![expect(
    clippy::inline_always,
    reason = "a Hit, which most moves are, is one piece with the loop that plays it"
)]

use game::{Dealer, Game, Outcome, Pile, Rounds, Seat, Setup, Watcher, random};
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
use crate::state::{Decision, Flip7};
use crate::view::View;

impl<const SEATS: usize> Game for Flip7<SEATS> {
    type Card = Card;
    type Options = Options;
    type Move = Move;
    type Choice = Move;
    type Rule = Rule;
    type Event = Event;
    type Refusal = Refusal;
    type View<'a> = View<'a, SEATS>;
    type Shown = Shown;

    const NAME: &'static str = "flip7";
    const TITLE: &'static str = "Flip 7";
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
            flip_three: None,
            rows: [Row::default(); SEATS],
            modifiers: ArrayVec::default(),
            aside: ArrayVec::default(),
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
        let at = random::seat(random, players);
        let moves = [Move::Hit, Move::Stay, Move::Freeze(at), Move::FlipThree(at), Move::SecondChance(at)];
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
        let (Decision::Turn(seat) | Decision::Target { chooser: seat, .. } | Decision::Over { winner: seat }) =
            self.decision;
        (!matches!(self.decision, Decision::Over { .. })).then_some(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        let Decision::Over { winner } = self.decision else { return None };
        let round = self.rounds.reached().unwrap_or(self.rounds.round());
        Some(Outcome { winner, round, challenge: self.challenge().map(|(_, met)| met) })
    }

    fn shown(&self) -> Shown {
        Shown {
            pending: match self.decision {
                Decision::Target { card, .. } => Some(card),
                Decision::Turn(_) | Decision::Over { .. } => None,
            },
            aside: self.aside.iter().map(|waiting| waiting.card).collect(),
            rows: Seat::all(self.players()).map(|seat| ShownRow::of(self, seat)).collect(),
        }
    }
}

/// The part of a trace line that only Flip 7 has.
#[derive(Debug, Serialize)]
pub struct Shown {
    pending: Option<Card>,
    aside: Vec<Card>,
    rows: Vec<ShownRow>,
}

#[derive(Debug, Serialize)]
struct ShownRow {
    numbers: Vec<Card>,
    modifiers: Vec<Card>,
    status: Status,
    second_chance: bool,
}

impl ShownRow {
    fn of<const SEATS: usize>(game: &Flip7<SEATS>, seat: Seat) -> Self {
        let row = game.row(seat);
        Self {
            numbers: row.numbers().to_vec(),
            modifiers: game.modifiers(seat).collect(),
            status: row.status(),
            second_chance: row.second_chance(),
        }
    }
}
