//! What the counter knows: what lies where, what is left, and what it may bring.

use std::collections::BTreeMap;

use game::{Card as _, Options as _, Seat};
use hints::Question;
use hosting::AnyCard;
use rows::{Event, Row as _, Status};
use shown::Position;
use shown::position::Row;
use shown::round_end::RoundEnd;

use super::{Counter, Lying};
use crate::kind::{Tabled, counted, steps};
use crate::round::{Round, Scored};
use crate::table::Counted;

/// What lies where at a table whose cards are counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Counts {
    /// The table, as front ends show games. Nobody is on turn in it.
    pub position: Position,
    /// How many of each kind lie on the discard pile.
    pub discards: BTreeMap<AnyCard, u32>,
    /// The seat that probably gets the next card, counted from 1.
    pub next: Option<usize>,
    /// How many cards they take in a row, if they take several.
    pub in_a_row: usize,
    /// Whether nobody takes cards any more.
    pub all_out: bool,
    /// Whether somebody has to say whom the bonus of a brutal Flip 7 is for.
    pub awaits_bonus: bool,
    /// The sum of the round, if the last input ended one.
    pub ended: Option<RoundEnd>,
}

impl<K: Tabled> Counted for Counter<K> {
    fn counts(&self) -> Counts {
        let Lying { discard, turn, .. } = &self.lying;
        let active = self.lying.active();
        Counts {
            position: self.lying.position(),
            discards: counted(discard),
            next: turn.next().map(Seat::number),
            in_a_row: turn.left(),
            all_out: !active.contains(&true),
            awaits_bonus: self.lying.awaits_bonus(),
            ended: self.ended.clone(),
        }
    }

    fn question(&self, seat: usize) -> Option<Question> {
        let mut position = self.lying.position();
        let row = position.rows.get(seat.checked_sub(1)?)?;
        if row.status != Status::Active {
            return None;
        }
        position.choices = vec![K::HIT.to_string(), K::STAY.to_string()];
        position.to_act = Some(seat);
        Question::about(K::GAME, &self.setup.options().to_rules(), &position, seat)
    }
}

impl<K: Tabled> Counter<K> {
    /// The sum of a round that ends with what lies there now.
    pub(super) fn sum(&self, round: &Round) -> Option<RoundEnd> {
        let seats = Seat::all(round.rows.len()).zip(&round.rows);
        let scored =
            |(seat, row): (Seat, &Scored)| Event::Scored { seat, points: row.points, total: row.total };
        let steps = steps::<K>(&seats.map(scored).collect::<Vec<_>>());
        RoundEnd::of(K::GAME, &self.setup.options().to_rules(), &self.lying.position(), &steps)
    }
}

impl<K: Tabled> Lying<K> {
    fn position(&self) -> Position {
        let next_from = if self.deck.is_empty() { &self.discard } else { &self.deck };
        Position {
            round: self.round,
            dealer: self.dealer.number(),
            scores: self.totals.clone(),
            deck: self.deck.len(),
            discard: self.discard.len(),
            over: self.winner.is_some(),
            winner: self.winner.map(Seat::number),
            rows: Seat::all(self.fronts.len()).map(|seat| self.shown(seat)).collect(),
            unseen: counted(next_from),
            ..Position::default()
        }
    }

    fn shown(&self, seat: Seat) -> Row {
        let front = &self.fronts[seat.index()];
        let row = front.row(&self.options);
        let any = |cards: &mut dyn Iterator<Item = K::Card>| cards.map(Into::into).collect::<Vec<AnyCard>>();
        let busts = |card: &K::Card| K::busts(&row, *card);
        let beside: Vec<K::Card> = row.beside().collect();
        let modifiers = |card: &K::Card| !K::is_number(*card) && !beside.contains(card);
        Row {
            numbers: any(&mut front.all().filter(|card| K::is_number(*card))),
            modifiers: any(&mut front.all().filter(modifiers)),
            status: row.status(),
            second_chance: any(&mut beside.iter().copied()).contains(&flip7::Card::SecondChance.into()),
            points: self.scored(seat).map_or(0, |scored| scored.points),
            busts: any(&mut K::Card::ALL.iter().copied().filter(busts)),
        }
    }
}
