//! The course of a game: from one decision to the next.
#![expect(clippy::inline_always, reason = "the way of a number card, which most are, is one piece")]

use std::hint::cold_path;

use game::{Dealer, Held, Seat, Watcher};

use crate::card::Card;
use crate::event::{Because, Ending, Event, Happening, Way};
use crate::moves::Move;
use crate::row::Status;
use crate::state::{Carried, Decision, Vengeance};

/// A game that is moving: the position, whoever deals, whoever watches.
pub(crate) struct Play<'a, const SEATS: usize, D, W> {
    pub(crate) game: &'a mut Vengeance<SEATS>,
    pub(crate) dealer: &'a mut D,
    pub(crate) watcher: &'a mut W,
}

/// What comes after a step. Which of these stands in a place of its own: it is asked
/// after every card.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Next {
    /// A card was kept, and nothing comes of it: the game goes on where it was.
    Kept,
    /// The same, but the player may have left the round.
    Nothing,
    /// The game goes on by itself.
    GoOn,
    /// Somebody must decide, or the game is over.
    Wait,
    /// The round is over.
    EndRound(Ending),
}

impl<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>> Play<'_, SEATS, D, W> {
    /// Begins the first round and plays on to the first decision.
    pub(crate) fn begin(&mut self) -> Result<(), D::Error> {
        self.dealer.shuffle(self.game.deck())?;
        self.watcher.see(Event::DeckMade { cards: self.game.deck().len() });
        self.begin_round();
        Self::run(self.game, self.dealer, self.watcher, Next::GoOn)
    }

    /// Carries out a legal move and plays on to the next decision.
    #[inline(always)]
    pub(crate) fn act(&mut self, seat: Seat, action: Move) -> Result<(), D::Error> {
        let next = if action == Move::Hit {
            self.game.rounds.begin_turn();
            self.deal(seat, Way::Hit)?
        } else if action == Move::Stay {
            self.stay(seat, false);
            Next::Nothing
        } else {
            self.decide(seat, action)
        };
        self.finish(next)
    }

    /// Carries out a decision that is not a turn.
    #[inline(never)]
    fn decide(&mut self, seat: Seat, way: Move) -> Next {
        match (way, self.game.decision) {
            (Move::Bonus(on), _) => self.take_bonus(seat, on),
            (way, Decision::Play { card, .. }) => self.carry_out(seat, card, way),
            (_, Decision::Turn(_) | Decision::Bonus(_) | Decision::Over { .. }) => Next::Wait,
        }
    }

    /// Ends a move: after most the next player's turn comes at once. Where nothing came
    /// of a turn, nothing else can wait.
    #[inline(always)]
    fn finish(&mut self, next: Next) -> Result<(), D::Error> {
        let next = match next {
            Next::Kept => {
                self.game.decision = Decision::Turn(self.game.rounds.pass_turn());
                Next::Wait
            }
            Next::Nothing => self.next_turn(),
            Next::GoOn if self.game.is_quiet() => self.next_turn(),
            next => next,
        };
        if let Next::Wait = next {
            return Ok(());
        }
        cold_path();
        Self::run(self.game, self.dealer, self.watcher, next)
    }

    /// Plays on to the next decision: first the cards being carried out, then what was
    /// set aside, then the opening deal, then the next turn. What it needs is handed
    /// over one by one: the way of a number card does without a place for all of it
    /// in memory.
    #[inline(never)]
    fn run(game: &mut Vengeance<SEATS>, dealer: &mut D, watcher: &mut W, next: Next) -> Result<(), D::Error> {
        let (mut play, mut next) = (Play { game, dealer, watcher }, next);
        loop {
            // One question after the other, so that no table of jumps is made.
            next = if let Next::Wait = next {
                return Ok(());
            } else if let Next::EndRound(ending) = next {
                play.end_round(ending)
            } else if play.game.is_busy() {
                play.go_on()?
            } else {
                play.open()?
            };
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
            None => Next::EndRound(Ending::NobodyActive),
        }
    }

    /// The next step of what is being carried out, or was set aside.
    #[inline(never)]
    fn go_on(&mut self) -> Result<Next, D::Error> {
        if let Some(carried) = self.game.carried.last().copied() {
            return self.carry_on(carried);
        }
        let waiting = self.game.aside.remove(0);
        Ok(self.resolve(waiting))
    }

    #[inline]
    pub(crate) fn ask(&mut self, decision: Decision) -> Next {
        self.game.decision = decision;
        Next::Wait
    }

    /// The next step of the innermost card being carried out.
    #[inline(always)]
    fn carry_on(&mut self, carried: Carried) -> Result<Next, D::Error> {
        match carried {
            Carried::FlipFour { seat, .. } => self.deal(seat, Way::FlipFour),
            Carried::OneMore { seat, dealt: false } => {
                if let Some(last) = self.game.carried.last_mut() {
                    *last = Carried::OneMore { seat, dealt: true };
                }
                self.deal(seat, Way::OneMore)
            }
            Carried::OneMore { seat, dealt: true } => {
                if self.game.row(seat).is_active() {
                    self.stay(seat, true);
                }
                self.game.carried.pop();
                self.game.rounds.put_away(Card::OneMore);
                Ok(Next::GoOn)
            }
        }
    }

    fn stay(&mut self, seat: Seat, forced: bool) {
        self.leave(seat, Status::Stayed);
        self.watcher.see(Event::Own(Happening::Stayed { seat, points: self.game.points(seat), forced }));
    }

    /// Changes a player's part in the round.
    fn leave(&mut self, seat: Seat, status: Status) {
        self.game.rounds.leave(seat);
        self.game.rows[seat.index()].tally.set_status(status);
    }

    /// Gives a player the next card of the deck.
    #[inline(always)]
    fn deal(&mut self, seat: Seat, way: Way) -> Result<Next, D::Error> {
        let reshuffled = |cards| self.watcher.see(Event::Reshuffled { cards });
        let Ok(card) = self.game.rounds.draw(self.dealer, reshuffled)? else {
            return Ok(Next::EndRound(Ending::NoCards));
        };
        self.watcher.see(Event::Dealt { seat, card, by: way });
        if way == Way::FlipFour {
            return Ok(self.receive_flipped(seat, card));
        }
        if !card.is_number() {
            cold_path();
            return Ok(self.resolve(Held { seat, card }));
        }
        Ok(self.receive(seat, card))
    }

    /// A card of a Flip Four: numbers take effect, the others are set aside.
    #[inline(never)]
    fn receive_flipped(&mut self, seat: Seat, card: Card) -> Next {
        let waiting = self.count_flip();
        if card == Card::UnluckySeven {
            self.lose_aside(Because::Unlucky, waiting, |_| true);
        }
        if card.is_number() {
            return self.receive(seat, card);
        }
        self.game.aside.push(Held { seat, card });
        self.watcher.see(Event::SetAside { seat, card });
        Next::GoOn
    }

    /// One card of a Flip Four has been dealt; with the fourth it is done.
    /// Gives how many cards waited when it began.
    fn count_flip(&mut self) -> usize {
        let Some(Carried::FlipFour { left, waiting, .. }) = self.game.carried.last_mut() else { return 0 };
        *left -= 1;
        let (done, waiting) = (*left == 0, usize::from(*waiting));
        if done {
            self.finish_flip();
        }
        waiting
    }

    /// Puts a Flip Four away that has come to its end.
    fn finish_flip(&mut self) {
        if matches!(self.game.carried.last(), Some(Carried::FlipFour { .. })) {
            self.game.carried.pop();
            self.game.rounds.put_away(Card::FlipFour);
        }
    }

    /// Discards waiting cards, from a place in the queue on.
    pub(crate) fn lose_aside(&mut self, because: Because, from: usize, which: impl Fn(&Held<Card>) -> bool) {
        let mut place = from;
        while let Some(waiting) = self.game.aside.get(place).copied() {
            if which(&waiting) {
                self.game.aside.remove(place);
                self.game.rounds.put_away(waiting.card);
                self.watcher.see(Event::Own(Happening::Lost { card: waiting.card, because }));
            } else {
                place += 1;
            }
        }
    }

    /// A card comes to lie in front of a player: dealt or stolen, a number or a
    /// stolen modifier.
    #[inline(always)]
    fn receive(&mut self, seat: Seat, card: Card) -> Next {
        self.lay(seat, card);
        if self.busts(seat) {
            cold_path();
            return Next::Nothing;
        }
        self.watcher.see(Event::Kept { seat, card, points: self.game.points(seat) });
        self.check_seven(seat)
    }

    /// Puts a card in front of a player, an Unlucky 7 instead of all others
    /// (V-21).
    #[inline(always)]
    fn lay(&mut self, seat: Seat, card: Card) {
        if card == Card::UnluckySeven {
            cold_path();
            self.wipe(seat);
        }
        self.game.rows[seat.index()].lay(card);
        if !card.is_number() {
            self.game.modifiers.push(Held { seat, card });
        }
    }

    #[inline(never)]
    fn wipe(&mut self, seat: Seat) {
        let mut cards = 0;
        for card in self.game.rows[seat.index()].wipe() {
            self.game.rounds.put_away(card);
            cards += 1;
        }
        let game = &mut *self.game;
        game.modifiers.retain(|held| {
            let stays = held.seat != seat;
            if !stays {
                game.rounds.put_away(held.card);
                cards += 1;
            }
            stays
        });
        self.watcher.see(Event::Own(Happening::Wiped { seat, cards }));
    }

    /// Checks a row for a bust (V-12), and carries it out.
    #[inline(always)]
    fn busts(&mut self, seat: Seat) -> bool {
        let busted = self.game.row(seat).tally.has_busted();
        if busted {
            self.bust(seat);
        }
        busted
    }

    #[inline(never)]
    fn bust(&mut self, seat: Seat) {
        self.leave(seat, Status::Busted);
        self.watcher.see(Event::Own(Happening::Busted { seat }));
        self.finish_flip();
        self.lose_aside(Because::OwnerBusted, 0, |waiting| waiting.seat == seat);
    }

    /// Checks a row for a Flip 7 (V-13).
    #[inline(always)]
    fn check_seven(&mut self, seat: Seat) -> Next {
        let tally = &self.game.row(seat).tally;
        if !tally.has_seven(self.game.options) || !tally.is_in_play() {
            return Next::Kept;
        }
        self.flip_seven(seat)
    }

    #[cold]
    fn flip_seven(&mut self, seat: Seat) -> Next {
        self.leave(seat, Status::Flip7);
        self.watcher.see(Event::FlippedSeven { seat });
        if !self.game.options.brutal {
            return Next::EndRound(Ending::Flip7);
        }
        self.clear_away(Because::Flip7);
        if self.game.rounds.players() == 1 {
            return self.take_bonus(seat, seat);
        }
        self.ask(Decision::Bonus(seat))
    }

    /// An action card or modifier comes up: its player is asked how to play it,
    /// if there is a choice.
    #[inline(never)]
    fn resolve(&mut self, Held { seat, card }: Held<Card>) -> Next {
        if self.game.is_choice(seat, card) {
            return self.ask(Decision::Play { chooser: seat, card });
        }
        match self.game.first_ways(seat, card) {
            (Some(_), Some(_)) => self.ask(Decision::Play { chooser: seat, card }),
            (Some(only), None) => self.carry_out(seat, card, only),
            (None, _) => {
                self.game.rounds.put_away(card);
                self.watcher.see(Event::Own(Happening::Lost { card, because: Because::NoTarget }));
                Next::GoOn
            }
        }
    }

    /// Plays a card that way. Deals none: that comes with the next step.
    #[inline(never)]
    pub(crate) fn carry_out(&mut self, by: Seat, card: Card, way: Move) -> Next {
        match way {
            Move::OneMore(on) | Move::FlipFour(on) => self.set_going(by, card, on),
            Move::Give(to) => self.give(by, card, to),
            Move::Steal(from, stolen) => {
                self.game.rounds.put_away(card);
                self.take(from, stolen);
                self.watcher.see(Event::Own(Happening::Stolen { by, from, card: stolen }));
                // There may be more to come than the next turn: it was not dealt in one.
                return match self.receive(by, stolen) {
                    Next::Kept | Next::Nothing => Next::GoOn,
                    next => next,
                };
            }
            Move::Discard(from, removed) => {
                self.game.rounds.put_away(card);
                self.take(from, removed);
                self.game.rounds.put_away(removed);
                self.watcher.see(Event::Own(Happening::Removed { by, from, card: removed }));
            }
            Move::Swap(one, his, other, hers) => {
                self.game.rounds.put_away(card);
                self.watcher.see(Event::Own(Happening::Swapped {
                    by,
                    first: one,
                    first_card: his,
                    second: other,
                    second_card: hers,
                }));
                return self.swap(one, his, other, hers);
            }
            Move::Hit | Move::Stay | Move::Bonus(_) => {}
        }
        Next::GoOn
    }

    fn set_going(&mut self, by: Seat, card: Card, on: Seat) {
        self.watcher.see(Event::Own(Happening::Played { card, by, on }));
        let waiting = u16::try_from(self.game.aside.len()).expect("fewer cards than that");
        self.game.carried.push(if card == Card::FlipFour {
            Carried::FlipFour { seat: on, left: 4, waiting }
        } else {
            Carried::OneMore { seat: on, dealt: false }
        });
    }

    /// V-40, V-61.
    fn give(&mut self, by: Seat, card: Card, to: Seat) {
        self.game.modifiers.push(Held { seat: to, card });
        let row = &mut self.game.rows[to.index()];
        let busted = !row.is_in_play();
        if busted {
            row.tally.punish(card);
        }
        row.lay(card);
        self.watcher.see(Event::Own(Happening::Given { by, to, card, busted }));
    }

    /// Takes an open card away from a player.
    fn take(&mut self, from: Seat, card: Card) {
        self.game.rows[from.index()].take(card);
        if card.is_number() {
            return;
        }
        let place = self.game.modifiers.iter().position(|held| *held == Held { seat: from, card });
        if let Some(place) = place {
            self.game.modifiers.remove(place);
        }
    }

    /// V-33: first both cards change places, an Unlucky 7 wiping what it comes
    /// to, then busts, then a Flip 7.
    fn swap(&mut self, one: Seat, his: Card, other: Seat, hers: Card) -> Next {
        self.take(one, his);
        self.take(other, hers);
        self.lay(one, hers);
        self.lay(other, his);
        let pair = [one, other];
        let busted = pair.map(|seat| self.busts(seat));
        for (seat, busted) in pair.into_iter().zip(busted) {
            if !busted && let flipped @ (Next::EndRound(_) | Next::Wait) = self.check_seven(seat) {
                return flipped;
            }
        }
        Next::GoOn
    }
}
