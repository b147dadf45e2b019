//! What makes With a Vengeance the game of rows it is.

use game::{Card as _, Dealer, Pile, Seat, Watcher, random};
use rand_core::Rng;
use rows::{End, Held, Next, Play};
use serde::{Deserialize, Serialize};

use crate::card::{self, Card};
use crate::carried::Carried;
use crate::event::{self, Ending, Event, Happening, Way};
use crate::moves::{Move, Refusal};
use crate::options::Options;
use crate::row::Row;
use crate::rules::Rule;
use crate::{Vengeance, effects, judge};

/// With a Vengeance among the games of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind;

/// What is asked beside Hit or Stay and how to play a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Where the bonus of a brutal Flip 7 goes (V-62).
    Bonus,
}

/// What a trace shows of a row beside its cards and status: nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beside {}

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

    const NAME: &'static str = "vengeance";
    const TITLE: &'static str = "Flip 7: With a Vengeance";
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

    fn opening_deal(_: &Options) -> bool {
        true
    }

    #[inline]
    fn is_number(card: Card) -> bool {
        card.is_number()
    }

    fn challenge(_: usize, _: u32) -> Option<bool> {
        None
    }

    fn shown_beside(_: &Row) -> Beside {
        Beside {}
    }

    fn judge<const SEATS: usize>(game: &Vengeance<SEATS>, seat: Seat, action: Move) -> Result<(), Refusal> {
        judge::judge(game, seat, action)
    }

    #[inline]
    fn judge_stay<const SEATS: usize>(game: &Vengeance<SEATS>, seat: Seat) -> Result<(), Refusal> {
        judge::judge_stay(game, seat)
    }

    fn choices<const SEATS: usize>(game: &Vengeance<SEATS>, seat: Seat) -> impl Iterator<Item = Move> {
        judge::choices(game, seat)
    }

    fn any_move<R: Rng>(players: usize, random: &mut R) -> Move {
        let (first, second) = (random::seat(random, players), random::seat(random, players));
        let (mine, theirs) = (random::pick(random, Card::ALL), random::pick(random, Card::ALL));
        let moves = [
            Move::Hit,
            Move::Stay,
            Move::OneMore(first),
            Move::FlipFour(first),
            Move::Steal(first, mine),
            Move::Discard(first, mine),
            Move::Swap(first, mine, second, theirs),
            Move::Give(first),
            Move::Bonus(first),
        ];
        random::pick(random, &moves)
    }

    #[inline]
    fn stay<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
    ) {
        effects::stay(play, seat, false);
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
        effects::check_seven(play, seat)
    }

    fn carry_on<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
    ) -> Result<Next, D::Error> {
        effects::carry_on(play)
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
        effects::decide(play, seat, action)
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
