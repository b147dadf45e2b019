//! What makes Flip 7 the game of rows it is.

use game::{Dealer, Pile, Seat, Watcher, random};
use rand_core::Rng;
use rows::{End, Held, Next, Play};
use serde::{Deserialize, Serialize};

use crate::card::{self, Card};
use crate::event::{self, Ending, Event, Happening, Way};
use crate::moves::{Move, Refusal};
use crate::options::Options;
use crate::row::Row;
use crate::rules::Rule;
use crate::{Flip7, effects, judge};

/// Flip 7 among the games of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind;

/// A Flip Three on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlipThree {
    /// Who takes the cards.
    pub seat: Seat,
    /// How many are still to come.
    pub left: u8,
}

/// The Flip Three that is being carried out, if there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Carried(pub Option<FlipThree>);

impl rows::Carried<Card> for Carried {
    #[inline]
    fn is_idle(&self) -> bool {
        self.0.is_none()
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        self.0.map(|_| Card::FlipThree).into_iter()
    }
}

/// Nothing is asked but Hit or Stay and how to play a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {}

/// What a trace shows of a row beside its cards and status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beside {
    /// Whether a Second Chance lies there.
    pub second_chance: bool,
}

impl rows::Kind for Kind {
    type Card = Card;
    type Options = Options;
    type Move = Move;
    type Refusal = Refusal;
    type Rule = Rule;
    type Row = Row;
    type Carried = Carried;
    type Question = Question;
    type ShownBeside = Beside;
    type Way = Way;
    type Ending = Ending;
    type Happening = Happening;

    const NAME: &'static str = "flip7";
    const TITLE: &'static str = "Flip 7";
    const HIT: Move = Move::Hit;
    const STAY: Move = Move::Stay;
    const OPENING: Way = Way::Opening;
    const BY_HIT: Way = Way::Hit;

    fn rule_of(event: &Event) -> Rule {
        event::rule_of(event)
    }

    fn full_deck(options: &Options, players: usize) -> Pile<Card> {
        card::decks(options.decks_for(players))
    }

    fn opening_deal(options: &Options) -> bool {
        options.opening_deal
    }

    #[inline]
    fn is_number(card: Card) -> bool {
        card.is_number()
    }

    fn challenge(players: usize, reached: u32) -> Option<bool> {
        effects::challenge(players, reached)
    }

    fn shown_beside(row: &Row) -> Beside {
        Beside { second_chance: row.second_chance() }
    }

    fn judge<const SEATS: usize>(game: &Flip7<SEATS>, seat: Seat, action: Move) -> Result<(), Refusal> {
        judge::judge(game, seat, action)
    }

    #[inline]
    fn judge_stay<const SEATS: usize>(game: &Flip7<SEATS>, seat: Seat) -> Result<(), Refusal> {
        judge::judge_stay(game, seat)
    }

    fn choices<const SEATS: usize>(game: &Flip7<SEATS>, seat: Seat) -> impl Iterator<Item = Move> {
        judge::aims(game, seat)
    }

    fn any_move<R: Rng>(players: usize, random: &mut R) -> Move {
        let at = random::seat(random, players);
        let moves = [Move::Hit, Move::Stay, Move::Freeze(at), Move::FlipThree(at), Move::SecondChance(at)];
        random::pick(random, &moves)
    }

    #[inline]
    fn stay<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
    ) {
        effects::stay(play, seat);
    }

    fn receive<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
        card: Card,
    ) -> Next {
        effects::receive(play, seat, card)
    }

    fn check_seven<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
    ) -> Next {
        effects::flip_seven(play, seat)
    }

    fn carry_on<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
    ) -> Result<Next, D::Error> {
        effects::flip(play)
    }

    fn resolve<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        held: Held<Card>,
    ) -> Next {
        effects::resolve(play, held)
    }

    fn carry_out<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
        action: Move,
    ) -> Next {
        effects::aim(play, seat, action)
    }

    fn clear_away<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        end: End,
    ) {
        effects::clear_away(play, end);
    }

    fn tell_winner<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        winner: Seat,
        total: i64,
    ) {
        effects::tell_winner(play, winner, total);
    }
}
