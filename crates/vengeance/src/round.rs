//! The rounds of a game: how they begin, pass from turn to turn, end and are
//! scored.
#![expect(clippy::inline_always, reason = "the next turn comes after nearly every card")]

use game::{Dealer, Seat, Standing, Watcher};

use crate::card::Card;
use crate::event::{Because, Ending, Event, Happening};
use crate::play::{Next, Play};
use crate::row::Row;
use crate::state::{Decision, Vengeance};
use crate::tally::BONUS;

impl<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>> Play<'_, SEATS, D, W> {
    /// Begins a round. The rows are empty already.
    pub(crate) fn begin_round(&mut self) {
        let game = &mut *self.game;
        game.rounds.begin_round(true);
        self.watcher.see(Event::RoundBegan { round: game.rounds.round(), dealer: game.rounds.dealer() });
    }

    /// Discards whatever waits or is being carried out.
    pub(crate) fn clear_away(&mut self, because: Because) {
        while let Some(carried) = self.game.carried.pop() {
            self.game.rounds.put_away(carried.card());
        }
        self.lose_aside(because, 0, |_| true);
    }

    pub(crate) fn end_round(&mut self, ending: Ending) -> Next {
        self.end_round_with(ending, None)
    }

    /// V-62.
    pub(crate) fn take_bonus(&mut self, by: Seat, on: Seat) -> Next {
        self.watcher.see(Event::Own(Happening::Bonus { by, on }));
        let points = if by == on { BONUS } else { -BONUS };
        self.end_round_with(Ending::Flip7, Some((on, points)))
    }

    /// Scores the round, the brutal bonus last, and begins the next one.
    #[inline(never)]
    fn end_round_with(&mut self, ending: Ending, bonus: Option<(Seat, i64)>) -> Next {
        self.watcher.see(Event::RoundEnded { because: ending });
        if self.game.is_busy() {
            self.clear_away(if ending == Ending::Flip7 { Because::Flip7 } else { Because::NoCards });
        }
        for seat in self.game.rounds.seats() {
            let mut points = self.game.points(seat);
            if let Some((on, extra)) = bonus
                && on == seat
            {
                points += extra;
            }
            let total = self.game.rounds.score(seat, points);
            self.watcher.see(Event::Scored { seat, points, total });
        }
        if let Some(winner) = self.winner() {
            return self.ask(Decision::Over { winner });
        }
        self.collect();
        self.begin_round();
        Next::GoOn
    }

    /// V-51: the winner, if the target is reached and one player leads.
    fn winner(&mut self) -> Option<Seat> {
        match self.game.rounds.standing() {
            Standing::Open => None,
            Standing::Tied { total } => {
                self.watcher.see(Event::Tied { total });
                None
            }
            Standing::Won { winner, total } => {
                let reached = self.game.rounds.reached().unwrap_or(self.game.rounds.round());
                self.watcher.see(Event::Own(Happening::Won { seat: winner, total, reached }));
                Some(winner)
            }
        }
    }

    fn collect(&mut self) {
        let players = self.game.rounds.players();
        self.game.rows[..players].fill(Row::default());
        self.game.modifiers.clear();
        self.game.rounds.collect();
    }
}

impl<const SEATS: usize> Vengeance<SEATS> {
    /// Whether cards are being carried out, or were set aside.
    #[inline(always)]
    pub(crate) fn is_busy(&self) -> bool {
        !self.carried.is_empty() || !self.aside.is_empty()
    }

    /// Whether nothing comes before the next player's turn.
    #[inline(always)]
    pub(crate) fn is_quiet(&self) -> bool {
        !self.is_busy() && !self.rounds.is_opening()
    }
}
