//! How rounds begin, end and are scored.

use game::{Dealer, Seat, Watcher};

use crate::event::Event;
use crate::kind::Kind;
use crate::play::{End, Next, Play, Until};
use crate::position::{Decision, Position};
use crate::rounds::Standing;
use crate::row::Row as _;

impl<K: Kind, const SEATS: usize, D: Dealer<K::Card>, W: Watcher<Event<K>>> Play<'_, K, SEATS, D, W> {
    /// Begins the first round.
    pub(crate) fn begin(&mut self) -> Result<Option<Seat>, D::Error> {
        self.dealer.shuffle(self.game.deck())?;
        self.tell(Event::DeckMade { cards: self.game.deck().len() });
        self.begin_round();
        self.run(Next::GoOn)
    }

    /// Begins a round. The rows are empty already.
    fn begin_round(&mut self) {
        let game = &mut *self.game;
        game.rounds.begin_round(K::opening_deal(&game.options));
        let began = Event::RoundBegan { round: game.rounds.round(), dealer: game.rounds.dealer() };
        self.tell(began);
    }

    /// Scores the round, with what comes on top of somebody's points last of all
    /// (V-62), and begins the next one.
    pub fn end_round(&mut self, end: End, extra: Option<(Seat, i64)>) -> Next {
        self.tell(Event::RoundEnded { because: end.into() });
        K::clear_away(self, end);
        let highest = self.score(extra);
        match self.game.rounds.standing(highest) {
            Standing::Open => {}
            Standing::Tied { total } => self.tell(Event::Tied { total }),
            Standing::Won { winner, total } => {
                K::tell_winner(self, winner, total);
                return self.ask(Decision::Over { winner });
            }
        }
        if self.until == Until::RoundOver {
            return self.ask(Decision::RoundOver);
        }
        self.next_round()
    }

    /// Adds the points of the round to the totals (F7-41, V-51), and says which is the
    /// highest.
    #[inline]
    fn score(&mut self, extra: Option<(Seat, i64)>) -> i64 {
        let Position { rounds, rows, options, .. } = &mut *self.game;
        let (on, bonus) = extra.unwrap_or_default();
        let mut highest = i64::MIN;
        for (seat, (total, row)) in Seat::all(SEATS).zip(rounds.totals_mut().iter_mut().zip(rows)) {
            let points = row.points(options) + if seat == on { bonus } else { 0 };
            *total += points;
            highest = highest.max(*total);
            self.watcher.see(Event::Scored { seat, points, total: *total });
        }
        highest
    }

    /// All cards go to the discard pile, also a Second Chance that was not needed
    /// (F7-25, F7-50), and the next round begins.
    pub(crate) fn next_round(&mut self) -> Next {
        self.game.rows = [K::Row::default(); SEATS];
        self.game.log.clear();
        self.game.rounds.collect();
        self.begin_round();
        Next::GoOn
    }
}
