//! UNO FLIP! behind the `Game` trait.

use game::random::Use;
use game::{Card as _, Dealer, Game, Outcome, Pile, Seat, Seed, Setup, Watcher, random};
use rand_core::Rng;
use serde::Serialize;

use crate::arrivals::Arrivals;
use crate::card::{self, Card, Slot};
use crate::choice::Choice;
use crate::event::Event;
use crate::face::{Colour, Side, Symbol};
use crate::hand::Hand;
use crate::moves::{Move, Refusal};
use crate::options::Options;
use crate::pile::Stack;
use crate::play::Play;
use crate::rules::Rule;
use crate::state::{Decision, Direction, MOST_PLAYERS, UnoFlip};
use crate::view::{self, View};

impl Game for UnoFlip {
    type Card = Card;
    type Options = Options;
    type Move = Move;
    type Choice = Choice;
    type Rule = Rule;
    type Event = Event;
    type Refusal = Refusal;
    type View<'a> = View;
    type Shown = Shown;

    const NAME: &'static str = "unoflip";
    const TITLE: &'static str = "UNO FLIP!";
    const PLAYERS: (usize, usize) = (2, MOST_PLAYERS);

    fn full_deck(_: &Setup<Options>) -> Pile<Card> {
        card::full_deck()
    }

    /// U-10: everybody draws a card, the highest number deals.
    fn first_dealer(players: usize, seed: Seed, watcher: &mut impl Watcher<Event>) -> Seat {
        let mut random = seed.stream(Use::FirstDealer);
        let mut deck: Vec<Slot> = Vec::new();
        let mut drawing: Vec<Seat> = Seat::all(players).collect();
        while drawing.len() > 1 {
            let count = drawing.len();
            if deck.len() < count {
                deck = Slot::all().collect();
                random::shuffle(&mut random, &mut deck);
            }
            let drawn: Vec<(Seat, u8)> = drawing
                .drain(..)
                .zip(deck.drain(..count))
                .map(|(seat, slot)| {
                    watcher.see(Event::DrewForDeal { seat, card: slot.card() });
                    (seat, light_number(slot))
                })
                .collect();
            let highest = drawn.iter().map(|&(_, number)| number).max();
            drawing.extend(
                drawn.into_iter().filter(|&(_, number)| Some(number) == highest).map(|(seat, _)| seat),
            );
        }
        let seat = drawing[0];
        watcher.see(Event::DealerDrawn { seat });
        seat
    }

    fn begin<D: Dealer<Card>>(
        setup: &Setup<Options>,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event>,
    ) -> Result<Self, D::Error> {
        let first = setup.dealer();
        let mut game = Self {
            options: *setup.options(),
            players: u8::try_from(setup.players()).expect("a setup has at most 10 players"),
            dealer: first,
            round: 1,
            reached: None,
            totals: [0; MOST_PLAYERS],
            decision: Decision::Turn(first),
            side: Side::Light,
            direction: Direction::Left,
            colour: None,
            hands: [Hand::default(); MOST_PLAYERS],
            playable: Hand::default(),
            answers: 0,
            top: Slot::default().face(Side::Light),
            doubted: Hand::default(),
            draw_pile: Stack::default(),
            discard_pile: Stack::default(),
            uncalled: None,
            opening: true,
            shown: None,
            arrivals: Arrivals::default(),
        };
        Play { game: &mut game, dealer, watcher }.begin()?;
        Ok(game)
    }

    #[inline]
    fn check(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        self.judge(seat, action)
    }

    #[inline]
    fn apply<D: Dealer<Card>>(
        &mut self,
        seat: Seat,
        action: Move,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event>,
    ) -> Result<(), D::Error> {
        debug_assert_eq!(self.judge(seat, action), Ok(()), "{action} of seat {seat} is carried out");
        Play { game: self, dealer, watcher }.act(seat, action)
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Move> {
        self.legal_moves(seat)
    }

    #[inline]
    fn legal_count(&self, seat: Seat) -> usize {
        self.count_legal_moves(seat)
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "the loop of a simulation")]
    fn pick_legal(&self, seat: Seat, pick: impl FnOnce(usize) -> usize) -> Option<Move> {
        self.pick_legal_move(seat, pick)
    }

    #[inline]
    fn others_may_move(&self) -> bool {
        self.uncalled.is_some() || (self.options.jump_in && matches!(self.decision, Decision::Turn(_)))
    }

    fn any_move<R: Rng>(players: usize, random: &mut R) -> Move {
        let side = random::pick(random, &[Side::Light, Side::Dark]);
        let colour = Colour::all(side).nth(random::index(random, 4)).expect("one of four");
        let card = random::pick(random, Card::ALL);
        let named = random::pick(random, &[None, Some(colour)]);
        let uno = random::pick(random, &[false, true]);
        let others = [Move::Draw, Move::Pass, Move::Accept, Move::Challenge];
        let moves = [
            Move::Play { card, colour: named, uno },
            Move::Colour(colour),
            Move::Catch(random::seat(random, players)),
            random::pick(random, &others),
        ];
        random::pick(random, &moves)
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn understand(&self, seat: Seat, choice: Choice) -> Option<Move> {
        view::understood(self, seat, choice)
    }

    fn census(&self) -> Pile<Card> {
        let hands = self.hands.iter().flat_map(|hand| hand.slots());
        hands.chain(self.draw_pile.iter()).chain(self.discard_pile.iter()).map(Slot::card).collect()
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn round(&self) -> u32 {
        self.round
    }

    fn dealer(&self) -> Seat {
        self.dealer
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        self.waits_for()
    }

    fn scores(&self) -> &[i64] {
        &self.totals[..usize::from(self.players)]
    }

    fn deck_len(&self) -> usize {
        self.draw_pile.len()
    }

    fn discard_len(&self) -> usize {
        self.discard_pile.len()
    }

    fn outcome(&self) -> Option<Outcome> {
        let Decision::Over { winner } = self.decision else { return None };
        Some(Outcome { winner, round: self.reached.unwrap_or(self.round), challenge: None })
    }

    fn shown(&self) -> Shown {
        Shown {
            side: self.side,
            colour: self.colour,
            top: self.top(),
            direction: self.direction,
            hands: self.seats().map(|seat| self.hand(seat)).collect(),
            pending: match self.decision {
                Decision::Turn(_) | Decision::Over { .. } => None,
                Decision::Colour { .. } => Some("colour"),
                Decision::Drawn { .. } => Some("drawn"),
                Decision::Challenge { .. } => Some("challenge"),
                Decision::Stack { .. } => Some("stack"),
            },
            drawn: match self.decision {
                Decision::Drawn { slot, .. } => Some(slot.card()),
                _ => None,
            },
            uncalled: self.uncalled,
        }
    }
}

/// The number on the light side; symbols count nothing (U-10).
fn light_number(slot: Slot) -> u8 {
    match slot.face(Side::Light).symbol() {
        Symbol::Number(number) => number,
        _ => 0,
    }
}

/// The part of a trace line that only UNO FLIP! has.
#[derive(Debug, Serialize)]
pub struct Shown {
    side: Side,
    colour: Option<Colour>,
    top: Card,
    direction: Direction,
    hands: Vec<Hand>,
    pending: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Card>,
    uncalled: Option<Seat>,
}
