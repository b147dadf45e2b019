//! What makes With a Vengeance the game of rows it is.

use game::{Card as _, Dealer, Pile, Seat, Watcher, random};
use rand_core::Rng;
use rows::{Decision, End, Held, Next, Play, Row as _, RowOutcome, Status};
use serde::{Deserialize, Serialize};

use crate::card::{self, Card};
use crate::carried::{Carried, Step};
use crate::effects::{flip, join, leave, play_so, take_bonus};
use crate::event::{self, Because, Ending, Event, Happening, Way};
use crate::moves::{Move, Refusal};
use crate::options::Options;
use crate::row::Row;
use crate::rules::Rule;
use crate::ways::Choice;
use crate::{Vengeance, judge};

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

    /// V-11, V-12: also of somebody who has stayed.
    fn busts(row: &Row, card: Card) -> bool {
        row.is_in_play() && card.is_number() && row.would_bust(card)
    }

    #[inline]
    fn outcome(happening: &Happening) -> Option<(Seat, RowOutcome)> {
        match *happening {
            Happening::Busted { seat } => Some((seat, RowOutcome::Busted)),
            Happening::Stayed { seat, .. } => Some((seat, RowOutcome::Stayed)),
            Happening::Wiped { seat, cards } if cards > 0 => Some((seat, RowOutcome::Wiped)),
            Happening::Wiped { .. }
            | Happening::Played { .. }
            | Happening::Stolen { .. }
            | Happening::Removed { .. }
            | Happening::Swapped { .. }
            | Happening::Given { .. }
            | Happening::Lost { .. }
            | Happening::Bonus { .. }
            | Happening::Won { .. } => None,
        }
    }

    fn judge<const SEATS: usize>(game: &Vengeance<SEATS>, seat: Seat, action: Move) -> Result<(), Refusal> {
        judge::judge(game, seat, action)
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
        leave(play, seat, false);
    }

    /// A card that was dealt: a number that may bust or wipe a row, or a card to play.
    fn receive<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
        card: Card,
    ) -> Next {
        if card.is_number() { join(play, seat, card) } else { Self::resolve(play, Held { seat, card }) }
    }

    /// Checks a row for a Flip 7 (V-13), also of somebody who has stayed (V-11).
    fn check_seven<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
    ) -> Next {
        let (game, row) = (play.game(), play.game().row(seat));
        if !row.has_seven(*game.options()) || !row.is_in_play() {
            return Next::GoOn;
        }
        play.leave(seat, Status::Flip7);
        play.tell(Event::FlippedSeven { seat });
        if !play.game().options().brutal {
            return Next::EndRound(End::Flip7);
        }
        // V-62.
        Self::clear_away(play, End::Flip7);
        if play.game().rows().len() == 1 {
            return take_bonus(play, seat, seat);
        }
        play.ask(Decision::Own { chooser: seat, question: Question::Bonus })
    }

    /// The next step of the innermost card being carried out.
    fn carry_on<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
    ) -> Result<Next, D::Error> {
        match play.carried().0.last_mut() {
            None => Ok(Next::GoOn),
            Some(Step::FlipFour { seat, .. }) => {
                let seat = *seat;
                flip(play, seat)
            }
            Some(Step::OneMore { seat, dealt: dealt @ false }) => {
                *dealt = true;
                let seat = *seat;
                play.deal(seat, Way::OneMore)
            }
            Some(Step::OneMore { seat, dealt: true }) => {
                let seat = *seat;
                // V-32.
                if play.row(seat).is_active() {
                    leave(play, seat, true);
                }
                play.carried().0.pop();
                play.put_away(Card::OneMore);
                Ok(Next::GoOn)
            }
        }
    }

    /// An action card or modifier comes up: its player is asked how to play it,
    /// if there is a choice (V-30, V-31, V-40).
    fn resolve<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        held: Held<Card>,
    ) -> Next {
        let Held { seat, card } = held;
        match Choice::of(play.game(), seat, card) {
            Choice::Several => play.ask(Decision::Play { chooser: seat, card }),
            Choice::Only(way) => play_so(play, seat, card, way),
            Choice::None => {
                play.put_away(card);
                play.tell_own(Happening::Lost { card, because: Because::NoTarget });
                Next::GoOn
            }
        }
    }

    /// Carries out a decision that is not a turn.
    fn carry_out<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
        action: Move,
    ) -> Next {
        match (action, play.game().decision().card()) {
            (Move::Bonus(on), _) => take_bonus(play, seat, on),
            (way, Some(card)) => play_so(play, seat, card, way),
            (_, None) => Next::GoOn,
        }
    }

    /// Discards whatever waits or is being carried out (V-36, V-62).
    fn clear_away<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        end: End,
    ) {
        while let Some(step) = play.carried().0.pop() {
            play.put_away(step.card());
        }
        let because = if end == End::Flip7 { Because::Flip7 } else { Because::NoCards };
        play.discard_aside(0, |_| true, |card| Happening::Lost { card, because });
    }

    /// V-51, V-52.
    fn tell_winner<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        winner: Seat,
        total: i64,
    ) {
        let reached = play.game().reached().unwrap_or_default();
        play.tell_own(Happening::Won { seat: winner, total, reached });
    }
}
