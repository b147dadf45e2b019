//! How rounds begin, end and are scored.

use game::{Dealer, Seat, Watcher};

use crate::event::Event;
use crate::kind::Kind;
use crate::play::{End, Next, Play, Until};
use crate::position::Decision;
use crate::rounds::Standing;

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
    #[inline(never)]
    pub fn end_round(&mut self, end: End, extra: Option<(Seat, i64)>) -> Next {
        self.tell(Event::RoundEnded { because: end.into() });
        K::clear_away(self, end);
        self.score(extra);
        match self.game.rounds.standing() {
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

    /// Adds the points of the round to the totals (F7-41, V-51).
    fn score(&mut self, extra: Option<(Seat, i64)>) {
        for seat in self.game.rounds.seats() {
            let bonus = extra.filter(|(on, _)| *on == seat).map_or(0, |(_, points)| points);
            let points = self.game.points(seat) + bonus;
            let total = self.game.rounds.score(seat, points);
            self.tell(Event::Scored { seat, points, total });
        }
    }

    /// All cards go to the discard pile, also a Second Chance that was not needed
    /// (F7-25, F7-50), and the next round begins.
    pub(crate) fn next_round(&mut self) -> Next {
        let players = self.game.rounds.players();
        self.game.rows[..players].fill(K::Row::default());
        self.game.log.clear();
        self.game.rounds.collect();
        self.begin_round();
        Next::GoOn
    }
}
