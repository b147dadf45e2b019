//! The course of a game: from one decision to the next.

use table::{Dealer, Seat, Watcher};

use crate::card::{Card, Face};
use crate::event::{Because, Ending, Event, Way};
use crate::moves::Move;
use crate::options::{AsideAfterBust, SecondChanceInFlipThree};
use crate::row::{Row, Status};
use crate::state::{Decision, Flip7, FlipThree, Held};

/// The challenge is met up to this round (F7-60).
const CHALLENGE_ROUNDS: u32 = 4;

/// The most players that take up the challenge (F7-3).
const CHALLENGERS: u8 = 2;

/// A game that is moving: the position, whoever deals, whoever watches.
pub(crate) struct Play<'a, const SEATS: usize, D, W> {
    pub(crate) game: &'a mut Flip7<SEATS>,
    pub(crate) dealer: &'a mut D,
    pub(crate) watcher: &'a mut W,
}

/// What comes after a step.
enum Next {
    /// The game goes on by itself.
    GoOn,
    /// Somebody must decide.
    Ask(Decision),
    /// The round is over.
    EndRound(Ending),
}

impl<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>> Play<'_, SEATS, D, W> {
    /// Begins the first round and plays on to the first decision.
    pub(crate) fn begin(&mut self) -> Result<(), D::Error> {
        self.dealer.shuffle(&self.game.deck)?;
        self.watcher.see(Event::DeckMade { cards: self.game.deck.len() });
        self.begin_round();
        self.run(Next::GoOn)
    }

    /// Carries out a legal move and plays on to the next decision.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Move) -> Result<(), D::Error> {
        let next = match action.aimed() {
            Some((card, on)) => self.carry_out(card, seat, on, false),
            None if action == Move::Stay => self.stay(seat),
            None => {
                self.game.shuffled = false;
                self.deal(seat, Way::Hit)?
            }
        };
        self.run(next)
    }

    #[inline]
    fn run(&mut self, mut next: Next) -> Result<(), D::Error> {
        loop {
            next = match next {
                Next::GoOn => self.go_on()?,
                Next::EndRound(ending) => self.end_round(ending),
                Next::Ask(decision) => {
                    self.game.decision = decision;
                    return Ok(());
                }
            }
        }
    }

    /// The next step when nobody has to decide: first the Flip Three on its
    /// way, then what was set aside, then the opening deal, then the next turn.
    #[inline]
    fn go_on(&mut self) -> Result<Next, D::Error> {
        if let Some(flip) = self.game.flip_three {
            return self.deal(flip.seat, Way::FlipThree);
        }
        if !self.game.aside.is_empty() {
            let waiting = self.game.aside.remove(0);
            return Ok(self.resolve(waiting));
        }
        if self.game.active == 0 {
            return Ok(Next::EndRound(Ending::NobodyActive));
        }
        while self.game.opening_left > 0 {
            self.game.opening_left -= 1;
            self.game.turn = self.next_seat();
            if self.game.row(self.game.turn).is_active() {
                self.game.shuffled = false;
                return self.deal(self.game.turn, Way::Opening);
            }
        }
        Ok(self.next_turn())
    }

    /// F7-19.
    fn next_turn(&mut self) -> Next {
        loop {
            self.game.turn = self.next_seat();
            if self.game.row(self.game.turn).is_active() {
                return Next::Ask(Decision::Turn(self.game.turn));
            }
        }
    }

    fn next_seat(&self) -> Seat {
        self.game.turn.left(usize::from(self.game.players))
    }

    fn stay(&mut self, seat: Seat) -> Next {
        let row = self.leave(seat, Status::Stayed);
        self.watcher.see(Event::Stayed { seat, points: row.points() });
        Next::GoOn
    }

    /// Takes an active player out of the round.
    fn leave(&mut self, seat: Seat, status: Status) -> Row {
        self.game.active -= 1;
        let row = &mut self.game.rows[seat.index()];
        row.status = status;
        *row
    }

    /// Gives a player the next card of the deck.
    #[inline]
    fn deal(&mut self, seat: Seat, way: Way) -> Result<Next, D::Error> {
        if self.game.deck.is_empty()
            && let Some(ending) = self.reshuffle()?
        {
            return Ok(Next::EndRound(ending));
        }
        let card = self.dealer.draw(&self.game.deck);
        let was_there = self.game.deck.take(card);
        debug_assert!(was_there, "the dealer gave a card that is not in the deck");
        self.watcher.see(Event::Dealt { seat, card, by: way });
        if way == Way::FlipThree {
            self.count_flip();
        }
        Ok(match card.face() {
            Face::Number(number) => self.receive_number(seat, card, number),
            Face::Plus(_) | Face::Double => self.receive_modifier(seat, card),
            Face::Freeze | Face::FlipThree | Face::SecondChance => self.receive_action(seat, card, way),
        })
    }

    /// Makes the discard pile the new deck (F7-51), unless that cannot be: then
    /// the round is over.
    #[cold]
    fn reshuffle(&mut self) -> Result<Option<Ending>, D::Error> {
        if self.game.shuffled {
            return Ok(Some(Ending::ShuffledBefore));
        }
        if self.game.discard.is_empty() {
            return Ok(Some(Ending::NoCards));
        }
        self.game.shuffled = true;
        self.game.deck = std::mem::take(&mut self.game.discard);
        self.dealer.shuffle(&self.game.deck)?;
        self.watcher.see(Event::Reshuffled { cards: self.game.deck.len() });
        Ok(None)
    }

    /// One card of a Flip Three has been dealt; with the third the Flip Three
    /// is done, whatever that card still brings (F7-37).
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
        self.game.discard.add(card);
        self.watcher.see(Event::Discarded { card, because });
    }

    #[inline]
    fn receive_number(&mut self, seat: Seat, card: Card, number: u8) -> Next {
        let row = &mut self.game.rows[seat.index()];
        if row.holds(number) {
            return self.receive_duplicate(seat, card);
        }
        let seven = row.add_number(card, number);
        self.watcher.see(Event::Kept { seat, card, points: row.points() });
        if !seven {
            return Next::GoOn;
        }
        self.leave(seat, Status::Flip7);
        self.watcher.see(Event::FlippedSeven { seat });
        Next::EndRound(Ending::Flip7)
    }

    /// A bust (F7-14), or a Second Chance used up (F7-23).
    fn receive_duplicate(&mut self, seat: Seat, card: Card) -> Next {
        let row = &mut self.game.rows[seat.index()];
        if row.second_chance {
            row.second_chance = false;
            self.game.discard.add(Card::SecondChance);
            self.game.discard.add(card);
            self.watcher.see(Event::Saved { seat, card });
            return Next::GoOn;
        }
        row.bust(card);
        self.game.active -= 1;
        self.watcher.see(Event::Busted { seat, card });
        self.finish_flip();
        if self.game.options.aside_after_bust == AsideAfterBust::Discard {
            self.discard_aside(Because::OwnerBusted, |waiting| waiting.seat == seat);
        }
        Next::GoOn
    }

    fn discard_aside(&mut self, because: Because, which: impl Fn(&Held) -> bool) {
        for waiting in std::mem::take(&mut self.game.aside) {
            if which(&waiting) {
                self.discard(waiting.card, because);
            } else {
                self.game.aside.push(waiting);
            }
        }
    }

    fn receive_modifier(&mut self, seat: Seat, card: Card) -> Next {
        self.game.modifiers.push(Held { seat, card });
        let row = &mut self.game.rows[seat.index()];
        row.add_modifier(card);
        self.watcher.see(Event::Kept { seat, card, points: row.points() });
        Next::GoOn
    }

    /// An action card takes effect at once (F7-16), or in a Flip Three is set
    /// aside (F7-33).
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
    fn resolve(&mut self, Held { seat, card }: Held) -> Next {
        let row = &mut self.game.rows[seat.index()];
        if card == Card::SecondChance && row.is_active() && !row.second_chance {
            row.second_chance = true;
            self.watcher.see(Event::SecondChanceKept { seat });
            return Next::GoOn;
        }
        let mut targets = self.game.targets(seat, card);
        match (targets.next(), targets.next()) {
            (Some(_), Some(_)) => Next::Ask(Decision::Target { chooser: seat, card }),
            (Some(only), None) => {
                drop(targets);
                self.carry_out(card, seat, only, self.game.active == 1 && only == seat)
            }
            (None, _) => {
                drop(targets);
                let nobody =
                    if card == Card::SecondChance { Because::NobodyCanTakeIt } else { Because::NobodyActive };
                self.discard(card, nobody);
                Next::GoOn
            }
        }
    }

    fn carry_out(&mut self, card: Card, by: Seat, on: Seat, alone: bool) -> Next {
        self.watcher.see(Event::Played { card, by, on, alone });
        match card.face() {
            Face::Freeze => {
                let row = self.leave(on, Status::Frozen);
                self.watcher.see(Event::Frozen { seat: on, points: row.points() });
            }
            Face::FlipThree => self.game.flip_three = Some(FlipThree { seat: on, left: 3 }),
            Face::SecondChance => {
                self.game.rows[on.index()].second_chance = true;
                self.watcher.see(Event::SecondChanceKept { seat: on });
            }
            Face::Number(_) | Face::Plus(_) | Face::Double => {}
        }
        Next::GoOn
    }

    /// Clears the table for a round. The rows are empty already.
    fn begin_round(&mut self) {
        let game = &mut *self.game;
        game.active = game.players;
        game.turn = game.dealer;
        game.opening_left = if game.options.opening_deal { game.players } else { 0 };
        self.watcher.see(Event::RoundBegan { round: game.round, dealer: game.dealer });
    }

    fn end_round(&mut self, ending: Ending) -> Next {
        self.watcher.see(Event::RoundEnded { because: ending });
        self.finish_flip();
        let because = if ending == Ending::Flip7 { Because::Flip7 } else { Because::NoCards };
        self.discard_aside(because, |_| true);
        self.score();
        if let Some(winner) = self.winner() {
            return Next::Ask(Decision::Over { winner });
        }
        self.collect();
        self.begin_round();
        Next::GoOn
    }

    /// F7-40 and F7-41.
    fn score(&mut self) {
        for seat in Seat::all(usize::from(self.game.players)) {
            let points = self.game.row(seat).points();
            let total = &mut self.game.totals[seat.index()];
            *total += i64::from(points);
            self.watcher.see(Event::Scored { seat, points, total: *total });
        }
    }

    /// F7-42: the winner, if the target is reached and one player leads.
    fn winner(&mut self) -> Option<Seat> {
        let game = &mut *self.game;
        let total = *game.totals().iter().max()?;
        if total < i64::from(game.options.target) {
            return None;
        }
        game.reached.get_or_insert(game.round);
        let mut leaders =
            Seat::all(usize::from(game.players)).filter(|seat| game.totals[seat.index()] == total);
        let leader = leaders.next()?;
        if leaders.next().is_some() {
            self.watcher.see(Event::Tied { total });
            return None;
        }
        self.watcher.see(Event::Won { seat: leader, total });
        if let Some((round, met)) = self.game.challenge() {
            self.watcher.see(Event::Challenge { round, met });
        }
        Some(leader)
    }

    /// F7-50: all cards that are not in the deck go to the discard pile, and
    /// the deal passes to the left.
    fn collect(&mut self) {
        let game = &mut *self.game;
        game.discard = game.full.without(&game.deck);
        game.rows[..usize::from(game.players)].fill(Row::default());
        game.modifiers.clear();
        game.dealer = game.dealer.left(usize::from(game.players));
        game.round += 1;
    }
}

impl<const SEATS: usize> Flip7<SEATS> {
    /// F7-60: the round in which the target was reached, and whether that was
    /// soon enough, once one or two players have reached it.
    pub(crate) fn challenge(&self) -> Option<(u32, bool)> {
        let round = self.reached.filter(|_| self.players <= CHALLENGERS)?;
        Some((round, round <= CHALLENGE_ROUNDS))
    }
}
