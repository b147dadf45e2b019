//! What a round brought: what a score keeper writes down of it.

use game::Seat;
use hosting::AnyCard;
use rows::{Bonus, Claim, Event, RowOutcome, Scene, Status};

use crate::kind::Tabled;

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Which, counted from 1.
    pub number: u32,
    /// The seat that dealt, counted from 1.
    pub dealer: usize,
    /// What it brought each seat.
    pub rows: Vec<Scored>,
}

/// What a round brought a seat: all that a [`rows::Sheet`] has, and the points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The cards in front of the player, in the order they came.
    pub cards: Vec<AnyCard>,
    /// How the row ended.
    pub claim: Claim,
    /// The cards given to the player after a bust, in brutal mode.
    pub after_bust: Vec<AnyCard>,
    /// What the bonus of a brutal Flip 7 did.
    pub bonus: Option<Bonus>,
    /// The points of the round.
    pub points: i64,
    /// All points since the game began.
    pub total: i64,
}

/// Follows what happens, and notes the rounds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Notes<K: Tabled> {
    /// What lies where.
    pub(crate) scene: Scene<K>,
    /// The rounds that are over.
    pub(crate) rounds: Vec<Round>,
    /// How many modifiers lay there when a row busted: whatever comes then is given after the bust.
    busted: Vec<Option<usize>>,
    bonus: Option<(Seat, Seat)>,
}

impl<K: Tabled> Notes<K> {
    pub(crate) fn new(options: K::Options, players: usize) -> Self {
        Self {
            scene: Scene::bare(options, players),
            rounds: Vec::new(),
            busted: vec![None; players],
            bonus: None,
        }
    }

    pub(crate) fn follow(&mut self, event: &Event<K>) {
        match event {
            Event::RoundBegan { .. } => {
                self.busted.fill(None);
                self.bonus = None;
            }
            Event::RoundEnded { .. } => {
                let (number, dealer) = (self.scene.round, self.scene.dealer.number());
                self.rounds.push(Round { number, dealer, rows: Vec::new() });
            }
            Event::Scored { seat, points, total } => {
                let scored = self.scored(*seat, *points, *total);
                if let Some(round) = self.rounds.last_mut() {
                    round.rows.push(scored);
                }
            }
            Event::Own(happening) => {
                if let Some((seat, RowOutcome::Busted)) = K::outcome(happening) {
                    self.busted[seat.index()] = Some(self.scene.rows[seat.index()].modifiers.len());
                }
                self.bonus = K::bonus(happening).or(self.bonus);
            }
            Event::DeckMade { .. }
            | Event::Dealt { .. }
            | Event::Kept { .. }
            | Event::FlippedSeven { .. }
            | Event::SetAside { .. }
            | Event::Reshuffled { .. }
            | Event::Tied { .. } => {}
        }
        self.scene.follow(event);
    }

    /// A card that somebody is to play now may have waited before.
    pub(crate) fn settle(&mut self, pending: Option<K::Card>) {
        if self.scene.to_play != pending {
            self.scene.to_play = pending;
            if !self.scene.aside.is_empty() {
                self.scene.aside.remove(0);
            }
        }
    }

    fn scored(&self, seat: Seat, points: i64, total: i64) -> Scored {
        let row = &self.scene.rows[seat.index()];
        let kept = self.busted[seat.index()].unwrap_or(row.modifiers.len());
        let any = |cards: &[K::Card]| cards.iter().map(|&card| card.into()).collect::<Vec<AnyCard>>();
        let second = row.second_chance.then_some(AnyCard::Flip7(flip7::Card::SecondChance));
        let freeze = (row.status == Status::Frozen).then_some(AnyCard::Flip7(flip7::Card::Freeze));
        let mut cards = any(&row.numbers);
        cards.extend(any(&row.modifiers[..kept]).into_iter().chain(second).chain(freeze));
        Scored {
            cards,
            claim: claim_of(row.status),
            after_bust: any(&row.modifiers[kept..]),
            bonus: self.bonus.and_then(|(by, on)| {
                let whose = if by == on { Bonus::Own } else { Bonus::FromAnother };
                (on == seat).then_some(whose)
            }),
            points,
            total,
        }
    }
}

/// What is said of a row that ended so.
pub(crate) const fn claim_of(status: Status) -> Claim {
    match status {
        Status::Busted => Claim::Busted,
        Status::Flip7 => Claim::Flip7,
        Status::Active | Status::Stayed | Status::Frozen => Claim::InPlay,
    }
}
