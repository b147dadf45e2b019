//! The end of a round at a table whose cards are counted.

use game::{Options as _, Pile, Seat};
use rows::{Bonus, Claim, Row as _, RowFault};

use super::front::Front;
use super::turn::Turn;
use super::{Lying, forbidden};
use crate::kind::Tabled;
use crate::refused::Refused;
use crate::round::{Round, Scored, claim_of};

impl<K: Tabled> Lying<K> {
    /// Scores the round, and discards all its cards (F7-50).
    pub(super) fn end_round(&mut self) -> Result<Round, Refused> {
        if !self.dealt {
            return Err(Refused::NothingDealt);
        }
        if self.awaits_bonus() {
            return Err(Refused::BonusUnsaid);
        }
        let rows =
            Seat::all(self.fronts.len()).map(|seat| self.scored(seat)).collect::<Result<Vec<_>, _>>()?;
        for (total, row) in self.totals.iter_mut().zip(&rows) {
            *total = row.total;
        }
        let round = Round { number: self.round, dealer: self.dealer.number(), rows };
        self.winner = self.decided();
        self.next_round();
        Ok(round)
    }

    /// Whether somebody has to say whom the bonus of a brutal Flip 7 is for. Alone there is nobody to ask (V-62).
    pub(super) fn awaits_bonus(&self) -> bool {
        self.seven.is_some() && self.bonus_for().is_none() && K::is_brutal(&self.options)
    }

    /// Says whom it is for.
    pub(super) fn take_bonus(&mut self, number: usize) -> Result<(), Refused> {
        let seat = self.seat(number)?;
        if self.seven.is_none() {
            return Err(forbidden::<K>(&RowFault::NoChoiceOfBonus));
        }
        self.bonus = Some(seat);
        self.scored(seat).map(|_| ())
    }

    fn bonus_for(&self) -> Option<Seat> {
        let alone = self.seven.filter(|_| self.fronts.len() == 1 && K::is_brutal(&self.options));
        self.bonus.or(alone)
    }

    /// What a seat scores as things are.
    pub(super) fn scored(&self, seat: Seat) -> Result<Scored, Refused> {
        let front = &self.fronts[seat.index()];
        let bonus = self
            .bonus_for()
            .filter(|on| *on == seat)
            .map(|on| if self.seven == Some(on) { Bonus::Own } else { Bonus::FromAnother });
        let status = front.row(&self.options).status();
        // Of two rows that were parted at once only the first is the Flip 7 (V-33).
        let claim = if self.seven.is_some_and(|first| first != seat) && claim_of(status) == Claim::Flip7 {
            Claim::InPlay
        } else {
            claim_of(status)
        };
        let points =
            rows::score(&front.sheet(claim, bonus), &self.options).map_err(|fault| forbidden(&fault))?.points;
        Ok(Scored {
            cards: front.cards.iter().map(|&card| card.into()).collect(),
            claim,
            after_bust: front.after_bust.iter().map(|&card| card.into()).collect(),
            bonus,
            points,
            total: self.totals[seat.index()] + points,
        })
    }

    /// Who has won: once the target is reached, whoever leads alone (F7-42, V-51).
    fn decided(&self) -> Option<Seat> {
        let highest = self.totals.iter().copied().max()?;
        let reached = self.totals.iter().any(|total| *total >= i64::from(self.options.target()));
        let mut leaders = Seat::all(self.totals.len()).filter(|seat| self.totals[seat.index()] == highest);
        let (first, second) = (leaders.next(), leaders.next());
        first.filter(|_| reached && second.is_none())
    }

    fn next_round(&mut self) {
        let players = self.fronts.len();
        let in_front: Pile<K::Card> = self.fronts.iter().flat_map(Front::all).collect();
        for card in in_front.cards() {
            self.discard.add(card);
        }
        self.fronts = vec![Front::default(); players];
        (self.dealt, self.seven, self.bonus) = (false, None, None);
        if self.winner.is_none() {
            self.dealer = self.dealer.left(players);
            self.round += 1;
        }
        self.turn = Turn::of_round(self.dealer, players);
    }
}
