//! The end of a round, and of the game.

use game::{Dealer, Seat, Watcher};

use crate::card::Card;
use crate::event::Event;
use crate::face::Side;
use crate::options::Scoring;
use crate::pile::Stack;
use crate::play::Play;
use crate::state::{Decision, Direction};

impl<D: Dealer<Card>, W: Watcher<Event>> Play<'_, D, W> {
    /// Scores the round, and begins the next one if the game is not over.
    pub(crate) fn end_round(&mut self, winner: Seat) -> Result<(), D::Error> {
        self.score(winner);
        if let Some(winner) = self.winner() {
            self.game.uncalled = None;
            self.game.decision = Decision::Over { winner };
            return Ok(());
        }
        self.clear();
        self.begin_round()
    }

    /// U-70, U-71.
    fn score(&mut self, winner: Seat) {
        let game = &*self.game;
        let held = |seat: Seat| i64::from(game.hand(seat).points(game.side));
        match game.options.scoring {
            Scoring::Winner => {
                let points = game.seats().map(held).sum();
                self.add(winner, points, false);
            }
            Scoring::Lowest => {
                for seat in self.game.seats() {
                    let points = i64::from(self.game.hand(seat).points(self.game.side));
                    self.add(seat, points, true);
                }
            }
        }
    }

    fn add(&mut self, seat: Seat, points: i64, own: bool) {
        let total = &mut self.game.totals[seat.index()];
        *total += points;
        self.watcher.see(Event::Scored { seat, points, total: *total, own });
    }

    /// The winner of the game, if somebody has reached the target and one
    /// player is ahead.
    fn winner(&mut self) -> Option<Seat> {
        let totals = &self.game.totals[..usize::from(self.game.players)];
        let highest = totals.iter().copied().max()?;
        if highest < i64::from(self.game.options.target) {
            return None;
        }
        let best = match self.game.options.scoring {
            Scoring::Winner => highest,
            Scoring::Lowest => totals.iter().copied().min()?,
        };
        self.game.reached.get_or_insert(self.game.round);
        let mut ahead = self.game.seats().filter(|seat| self.game.totals[seat.index()] == best);
        let (first, shared) = (ahead.next()?, ahead.next().is_some());
        if shared {
            self.watcher.see(Event::Tied { total: best });
            return None;
        }
        self.watcher.see(Event::Won { seat: first, total: best });
        Some(first)
    }

    /// All cards are gathered, and the deal passes to the left.
    fn clear(&mut self) {
        let game = &mut *self.game;
        game.hands = Default::default();
        game.draw_pile = Stack::default();
        game.discard_pile = Stack::default();
        game.side = Side::Light;
        game.direction = Direction::Left;
        game.uncalled = None;
        game.opening = true;
        game.dealer = game.dealer.left(usize::from(game.players));
        game.round += 1;
    }
}
