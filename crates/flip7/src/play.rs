//! The course of a game: from one decision to the next.
#![expect(clippy::inline_always, reason = "the way of a number card, which most are, is one piece")]

use std::hint::cold_path;

use game::{Dealer, Held, Seat, Shortage, Standing, Watcher};

use crate::card::{Card, Face};
use crate::event::{Because, Ending, Event, Happening, Way};
use crate::moves::Move;
use crate::options::{AsideAfterBust, SecondChanceInFlipThree};
use crate::row::{Row, Status};
use crate::state::{Decision, Flip7, FlipThree};

/// The challenge is met up to this round (F7-60).
const CHALLENGE_ROUNDS: u32 = 4;

/// The most players that take up the challenge (F7-3).
const CHALLENGERS: usize = 2;

/// A game that is moving: the position, whoever deals, whoever watches.
pub(crate) struct Play<'a, const SEATS: usize, D, W> {
    pub(crate) game: &'a mut Flip7<SEATS>,
    pub(crate) dealer: &'a mut D,
    pub(crate) watcher: &'a mut W,
}

/// What comes after a step.
#[derive(Clone, Copy)]
enum Next {
    /// A card was kept, and nothing comes of it: the game goes on where it was.
    Kept,
    /// The same, but the player may have left the round.
    Nothing,
    /// The game goes on by itself.
    GoOn,
    /// Somebody must decide, or the game is over.
    Wait,
}

impl<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>> Play<'_, SEATS, D, W> {
    /// Begins the first round and plays on to the first decision.
    pub(crate) fn begin(&mut self) -> Result<(), D::Error> {
        self.dealer.shuffle(self.game.deck())?;
        self.watcher.see(Event::DeckMade { cards: self.game.deck().len() });
        self.begin_round();
        Self::run(self.game, self.dealer, self.watcher)
    }

    /// Carries out a legal move and plays on to the next decision.
    #[inline(always)]
    pub(crate) fn act(&mut self, seat: Seat, action: Move) -> Result<(), D::Error> {
        let next = if action == Move::Hit {
            self.game.rounds.begin_turn();
            self.deal(seat, Way::Hit)?
        } else if let Some((card, on)) = action.aimed() {
            self.carry_out(card, seat, on, false)
        } else {
            self.stay(seat)
        };
        self.finish(next)
    }

    /// Ends a move: after most the next player's turn comes at once.
    #[inline(always)]
    fn finish(&mut self, next: Next) -> Result<(), D::Error> {
        let next = match next {
            Next::Kept => {
                self.game.decision = Decision::Turn(self.game.rounds.pass_turn());
                Next::Wait
            }
            Next::Nothing => self.next_turn(),
            Next::GoOn | Next::Wait => next,
        };
        if let Next::Wait = next {
            return Ok(());
        }
        cold_path();
        Self::run(self.game, self.dealer, self.watcher)
    }

    /// Plays on to the next decision: first the Flip Three on its way, then what was
    /// set aside, then the opening deal, then the next turn. What it needs is handed
    /// over one by one: the way of a number card does without a place for all of it
    /// in memory.
    #[inline(never)]
    fn run(game: &mut Flip7<SEATS>, dealer: &mut D, watcher: &mut W) -> Result<(), D::Error> {
        let mut play = Play { game, dealer, watcher };
        loop {
            let next = if play.game.is_busy() { play.go_on()? } else { play.open()? };
            if let Next::Wait = next {
                return Ok(());
            }
        }
    }

    /// The opening deal, as long as nothing comes of its cards, and then the next turn.
    #[inline(always)]
    fn open(&mut self) -> Result<Next, D::Error> {
        while let Some(seat) = self.game.rounds.next_opening() {
            let next = self.deal(seat, Way::Opening)?;
            if !matches!(next, Next::Kept) {
                return Ok(next);
            }
        }
        Ok(self.next_turn())
    }

    /// The next player's turn, or the end of the round.
    #[inline(always)]
    fn next_turn(&mut self) -> Next {
        match self.game.rounds.next_turn() {
            Some(seat) => self.ask(Decision::Turn(seat)),
            None => self.end_round(Ending::NobodyActive),
        }
    }

    /// The next step of a Flip Three, or of what was set aside.
    #[inline(never)]
    fn go_on(&mut self) -> Result<Next, D::Error> {
        if let Some(flip) = self.game.flip_three {
            return self.deal(flip.seat, Way::FlipThree);
        }
        let waiting = self.game.aside.remove(0);
        Ok(self.resolve(waiting))
    }

    #[inline]
    fn ask(&mut self, decision: Decision) -> Next {
        self.game.decision = decision;
        Next::Wait
    }

    fn stay(&mut self, seat: Seat) -> Next {
        let points = self.leave(seat, Status::Stayed);
        self.watcher.see(Event::Own(Happening::Stayed { seat, points }));
        Next::Nothing
    }

    /// Takes a player out of the round who keeps the points.
    fn leave(&mut self, seat: Seat, status: Status) -> i64 {
        self.game.rounds.leave(seat);
        let row = &mut self.game.rows[seat.index()];
        row.leave(status);
        row.points().into()
    }

    /// Gives a player the next card of the deck.
    #[inline(always)]
    fn deal(&mut self, seat: Seat, way: Way) -> Result<Next, D::Error> {
        let reshuffled = |cards| self.watcher.see(Event::Reshuffled { cards });
        let card = match self.game.rounds.draw(self.dealer, reshuffled)? {
            Ok(card) => card,
            Err(Shortage::NoCards) => return Ok(self.end_round(Ending::NoCards)),
            Err(Shortage::ShuffledBefore) => return Ok(self.end_round(Ending::ShuffledBefore)),
        };
        self.watcher.see(Event::Dealt { seat, card, by: way });
        if way == Way::FlipThree {
            self.count_flip();
        }
        if card.is_action() {
            cold_path();
            return Ok(self.receive_action(seat, card, way));
        }
        Ok(self.receive(seat, card))
    }

    /// One card of a Flip Three has been dealt; with the third the Flip Three
    /// is done, whatever that card still brings (F7-37).
    #[inline(never)]
    fn count_flip(&mut self) {
        if let Some(flip) = &mut self.game.flip_three {
            flip.left -= 1;
            if flip.left == 0 {
                self.finish_flip();
            }
        }
    }

    fn finish_flip(&mut self) {
        if self.game.flip_three.take().is_some() {
            self.discard(Card::FlipThree, Because::Done);
        }
    }

    fn discard(&mut self, card: Card, because: Because) {
        self.game.rounds.put_away(card);
        self.watcher.see(Event::Own(Happening::Discarded { card, because }));
    }

    /// A number or modifier comes. Both take the same steps: nobody can guess which
    /// of them it is.
    #[inline(always)]
    fn receive(&mut self, seat: Seat, card: Card) -> Next {
        let row = &mut self.game.rows[seat.index()];
        if row.repeats(card) {
            cold_path();
            return self.receive_duplicate(seat, card);
        }
        let seven = row.keep(card);
        self.watcher.see(Event::Kept { seat, card, points: row.points().into() });
        if seven {
            cold_path();
            return self.flip_seven(seat);
        }
        self.game.note_modifier(seat, card);
        Next::Kept
    }

    #[inline(never)]
    fn flip_seven(&mut self, seat: Seat) -> Next {
        self.game.rows[seat.index()].flip_seven();
        self.game.rounds.leave(seat);
        self.watcher.see(Event::FlippedSeven { seat });
        self.end_round(Ending::Flip7)
    }

    /// A bust (F7-14), or a Second Chance used up (F7-23).
    #[inline(never)]
    fn receive_duplicate(&mut self, seat: Seat, card: Card) -> Next {
        let row = &mut self.game.rows[seat.index()];
        if row.second_chance() {
            row.turn_second_chance();
            self.game.rounds.put_away(Card::SecondChance);
            self.game.rounds.put_away(card);
            self.watcher.see(Event::Own(Happening::Saved { seat, card }));
            return Next::Nothing;
        }
        row.bust(card);
        self.game.rounds.leave(seat);
        self.watcher.see(Event::Own(Happening::Busted { seat, card }));
        self.finish_flip();
        if self.game.options.aside_after_bust == AsideAfterBust::Discard {
            self.discard_aside(Because::OwnerBusted, |waiting| waiting.seat == seat);
        }
        Next::Nothing
    }

    fn discard_aside(&mut self, because: Because, which: impl Fn(&Held<Card>) -> bool) {
        if self.game.aside.is_empty() {
            return;
        }
        let game = &mut *self.game;
        game.aside.retain(|waiting| {
            let goes = which(waiting);
            if goes {
                game.rounds.put_away(waiting.card);
                self.watcher.see(Event::Own(Happening::Discarded { card: waiting.card, because }));
            }
            !goes
        });
    }

    /// An action card takes effect at once (F7-16), or in a Flip Three is set
    /// aside (F7-33).
    #[inline(never)]
    fn receive_action(&mut self, seat: Seat, card: Card, way: Way) -> Next {
        let at_once = card == Card::SecondChance
            && self.game.options.second_chance_in_flip_three == SecondChanceInFlipThree::AtOnce;
        if way == Way::FlipThree && !at_once {
            self.game.aside.push(Held { seat, card });
            self.watcher.see(Event::SetAside { seat, card });
            return Next::GoOn;
        }
        self.resolve(Held { seat, card })
    }

    /// An action card comes up: its player keeps it, or plays it on somebody
    /// (and is asked on whom only if there is a choice), or nobody can take it.
    #[inline(never)]
    fn resolve(&mut self, Held { seat, card }: Held<Card>) -> Next {
        let row = &mut self.game.rows[seat.index()];
        if card == Card::SecondChance && row.is_active() && !row.second_chance() {
            row.turn_second_chance();
            self.watcher.see(Event::Own(Happening::SecondChanceKept { seat }));
            return Next::GoOn;
        }
        let targets = self.game.targets(seat, card);
        match targets.next(seat) {
            Some(only) if targets.is_only(only) => {
                self.carry_out(card, seat, only, self.game.rounds.active().is_only(seat) && only == seat)
            }
            Some(_) => self.ask(Decision::Target { chooser: seat, card }),
            None => {
                let nobody =
                    if card == Card::SecondChance { Because::NobodyCanTakeIt } else { Because::NobodyActive };
                self.discard(card, nobody);
                Next::GoOn
            }
        }
    }

    #[inline(never)]
    fn carry_out(&mut self, card: Card, by: Seat, on: Seat, alone: bool) -> Next {
        self.watcher.see(Event::Own(Happening::Played { card, by, on, alone }));
        match card.face() {
            Face::Freeze => {
                let points = self.leave(on, Status::Frozen);
                self.watcher.see(Event::Own(Happening::Frozen { seat: on, points }));
            }
            Face::FlipThree => self.game.flip_three = Some(FlipThree { seat: on, left: 3 }),
            Face::SecondChance => {
                self.game.rows[on.index()].turn_second_chance();
                self.watcher.see(Event::Own(Happening::SecondChanceKept { seat: on }));
            }
            Face::Number(_) | Face::Plus(_) | Face::Double => {}
        }
        Next::GoOn
    }

    /// Begins a round. The rows are empty already.
    fn begin_round(&mut self) {
        let game = &mut *self.game;
        game.rounds.begin_round(game.options.opening_deal);
        self.watcher.see(Event::RoundBegan { round: game.rounds.round(), dealer: game.rounds.dealer() });
    }

    #[inline(never)]
    fn end_round(&mut self, ending: Ending) -> Next {
        self.watcher.see(Event::RoundEnded { because: ending });
        self.finish_flip();
        let because = if ending == Ending::Flip7 { Because::Flip7 } else { Because::NoCards };
        self.discard_aside(because, |_| true);
        self.score();
        if let Some(winner) = self.winner() {
            return self.ask(Decision::Over { winner });
        }
        self.collect();
        self.begin_round();
        Next::GoOn
    }

    /// F7-40 and F7-41.
    fn score(&mut self) {
        for seat in self.game.rounds.seats() {
            let points = self.game.row(seat).points().into();
            let total = self.game.rounds.score(seat, points);
            self.watcher.see(Event::Scored { seat, points, total });
        }
    }

    /// F7-42: the winner, if the target is reached and one player leads.
    fn winner(&mut self) -> Option<Seat> {
        match self.game.rounds.standing() {
            Standing::Open => None,
            Standing::Tied { total } => {
                self.watcher.see(Event::Tied { total });
                None
            }
            Standing::Won { winner, total } => {
                self.watcher.see(Event::Own(Happening::Won { seat: winner, total }));
                if let Some((round, met)) = self.game.challenge() {
                    self.watcher.see(Event::Own(Happening::Challenge { round, met }));
                }
                Some(winner)
            }
        }
    }

    /// F7-50.
    fn collect(&mut self) {
        let players = self.game.rounds.players();
        self.game.rows[..players].fill(Row::default());
        self.game.modifiers.set_len(0);
        self.game.rounds.collect();
    }
}

impl<const SEATS: usize> Flip7<SEATS> {
    /// Whether a Flip Three is on its way, or something was set aside.
    #[inline(always)]
    fn is_busy(&self) -> bool {
        self.flip_three.is_some() || !self.aside.is_empty()
    }

    /// Puts a modifier down as the last one that came; a number is written into the
    /// free place behind them and forgotten.
    #[inline(always)]
    fn note_modifier(&mut self, seat: Seat, card: Card) {
        let before = self.modifiers.len();
        if self.modifiers.try_push(Held { seat, card }).is_none() {
            self.modifiers.set_len(before + usize::from(!card.is_number()));
        }
    }

    /// F7-60: the round in which the target was reached, and whether that was
    /// soon enough, once one or two players have reached it.
    pub(crate) fn challenge(&self) -> Option<(u32, bool)> {
        let round = self.rounds.reached().filter(|_| self.rounds.players() <= CHALLENGERS)?;
        Some((round, round <= CHALLENGE_ROUNDS))
    }
}
