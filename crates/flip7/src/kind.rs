//! What makes Flip 7 the game of rows it is.

use game::{Card as _, Dealer, Pile, Seat, Watcher, random};
use rand_core::Rng;
use rows::{Decision, End, Held, Next, Play, Row as _, RowOutcome, Status};
use serde::{Deserialize, Serialize};

use crate::Flip7;
use crate::card::{self, Card};
use crate::effects::{act, bust, count_flip, discard, finish_flip};
use crate::event::{self, Because, Ending, Event, Happening, Way};
use crate::judge::{self, targets};
use crate::moves::{Move, Refusal};
use crate::options::{Options, SecondChanceInFlipThree};
use crate::row::Row;
use crate::rules::Rule;

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

/// The challenge is met up to this round (F7-60).
const CHALLENGE_ROUNDS: u32 = 4;

/// The most players that take up the challenge (F7-3).
const CHALLENGERS: usize = 2;

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

    /// F7-60: whether the target was reached soon enough, where one or two play.
    fn challenge(players: usize, reached: u32) -> Option<bool> {
        (players <= CHALLENGERS).then_some(reached <= CHALLENGE_ROUNDS)
    }

    fn shown_beside(row: &Row) -> Beside {
        Beside { second_chance: row.second_chance() }
    }

    /// F7-14, F7-23: only who is active gets cards.
    fn busts(row: &Row, card: Card) -> bool {
        row.is_active() && u32::from(row.busting()) >> card.index() & 1 == 1
    }

    #[inline]
    fn outcome(happening: &Happening) -> Option<(Seat, RowOutcome)> {
        match *happening {
            Happening::Busted { seat, .. } => Some((seat, RowOutcome::Busted)),
            Happening::Stayed { seat, .. } => Some((seat, RowOutcome::Stayed)),
            Happening::Saved { .. }
            | Happening::Played { .. }
            | Happening::Frozen { .. }
            | Happening::SecondChanceKept { .. }
            | Happening::Discarded { .. }
            | Happening::Won { .. }
            | Happening::Challenge { .. } => None,
        }
    }

    #[inline]
    fn judge<const SEATS: usize>(game: &Flip7<SEATS>, seat: Seat, action: Move) -> Result<(), Refusal> {
        judge::judge(game, seat, action)
    }

    fn choices<const SEATS: usize>(game: &Flip7<SEATS>, seat: Seat) -> impl Iterator<Item = Move> {
        judge::aims(game, seat)
    }

    fn any_move<R: Rng>(players: usize, random: &mut R) -> Move {
        let at = random::seat(random, players);
        let moves = [Move::Hit, Move::Stay, Move::Freeze(at), Move::FlipThree(at), Move::SecondChance(at)];
        random::pick(random, &moves)
    }

    /// F7-12.
    #[inline]
    fn stay<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
    ) {
        play.leave(seat, Status::Stayed);
        let points = play.row(seat).points();
        play.tell_own(Happening::Stayed { seat, points });
    }

    /// An action, which takes effect at once (F7-16), or a number that is there already.
    fn receive<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
        card: Card,
    ) -> Next {
        if card.is_action() {
            return Self::resolve(play, Held { seat, card });
        }
        if play.row(seat).second_chance() {
            // F7-23.
            play.row(seat).turn_second_chance();
            play.put_away(Card::SecondChance);
            play.put_away(card);
            play.tell_own(Happening::Saved { seat, card });
        } else {
            bust(play, seat, card);
        }
        Next::GoOn
    }

    /// F7-17: seven numbers end the round for everybody.
    fn check_seven<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
    ) -> Next {
        play.leave(seat, Status::Flip7);
        play.tell(Event::FlippedSeven { seat });
        Next::EndRound(End::Flip7)
    }

    /// The next card of a Flip Three, whatever it is (F7-30, F7-31).
    fn carry_on<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
    ) -> Result<Next, D::Error> {
        let Some(FlipThree { seat, .. }) = play.carried().0 else { return Ok(Next::GoOn) };
        let card = match play.draw(seat, Way::FlipThree)? {
            Ok(card) => card,
            Err(end) => return Ok(Next::EndRound(end)),
        };
        count_flip(play);
        // F7-33.
        let waits = card.is_action()
            && (card != Card::SecondChance
                || play.game().options().second_chance_in_flip_three != SecondChanceInFlipThree::AtOnce);
        Ok(if waits { play.set_aside(seat, card) } else { play.receive(seat, card) })
    }

    /// An action card comes up: its player keeps it, or plays it on somebody
    /// (and is asked on whom only if there is a choice), or nobody can take it.
    fn resolve<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        held: Held<Card>,
    ) -> Next {
        let Held { seat, card } = held;
        let row = play.row(seat);
        if card == Card::SecondChance && row.is_active() && !row.second_chance() {
            // F7-23.
            row.turn_second_chance();
            play.tell_own(Happening::SecondChanceKept { seat });
            return Next::GoOn;
        }
        let targets = targets(play.game(), seat, card);
        match targets.next(seat) {
            Some(only) if targets.is_only(only) => {
                // F7-22.
                let alone = only == seat && play.game().active().is_only(seat);
                act(play, card, seat, only, alone)
            }
            Some(_) => play.ask(Decision::Play { chooser: seat, card }),
            None => {
                // F7-24, F7-36.
                let nobody =
                    if card == Card::SecondChance { Because::NobodyCanTakeIt } else { Because::NobodyActive };
                discard(play, card, nobody);
                Next::GoOn
            }
        }
    }

    /// Plays the card that waits to be aimed.
    fn carry_out<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        seat: Seat,
        action: Move,
    ) -> Next {
        match action.aimed() {
            Some((card, on)) => act(play, card, seat, on, false),
            None => Next::GoOn,
        }
    }

    /// F7-35, F7-52.
    fn clear_away<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        end: End,
    ) {
        finish_flip(play);
        let because = if end == End::Flip7 { Because::Flip7 } else { Because::NoCards };
        play.discard_aside(0, |_| true, |card| Happening::Discarded { card, because });
    }

    /// F7-42, F7-60.
    fn tell_winner<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
        play: &mut Play<'_, Self, SEATS, D, W>,
        winner: Seat,
        total: i64,
    ) {
        play.tell_own(Happening::Won { seat: winner, total });
        let players = play.game().seats().count();
        let reached = play.game().reached();
        if let Some((round, met)) = reached.and_then(|round| Some((round, Self::challenge(players, round)?)))
        {
            play.tell_own(Happening::Challenge { round, met });
        }
    }
}
