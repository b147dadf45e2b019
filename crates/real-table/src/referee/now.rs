//! What the referee has to say: how the table stands, and what comes next.

use std::collections::BTreeMap;

use game::{Game as _, Options as _, Seat};
use hosting::AnyCard;
use rows::Event;
use shown::picture::Picture;
use shown::round_end::RoundEnd;
use shown::{Position, Step};

use super::{Card, Referee};
use crate::kind::{Brought, Tabled, counted, steps};
use crate::table::Refereed;

/// How a table with real cards stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Now {
    /// What lies where; what can be chosen, if somebody has to choose.
    pub picture: Picture,
    /// What comes next.
    pub wants: Wants,
    /// What happened by the last input.
    pub steps: Vec<Step>,
    /// The sum of the round, if the last input ended one.
    pub ended: Option<RoundEnd>,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wants {
    /// A card of the deck has to be tapped.
    Card {
        /// The seat that gets it, counted from 1.
        seat: usize,
        /// What brings it.
        because: Because,
        /// How many of each kind it can be.
        deck: BTreeMap<AnyCard, u32>,
        /// Whether the discard pile has to be shuffled first: the deck is used up (F7-51).
        shuffle: bool,
    },
    /// A seat has to choose, counted from 1.
    Choice(usize),
    /// Nothing: the game is over.
    Nothing,
}

/// What brings a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// The opening deal.
    Opening,
    /// Its player chose to take one.
    Hit,
    /// A Just One More.
    OneMore,
    /// A card that makes somebody take several.
    Flip {
        /// Flip Three or Flip Four.
        card: AnyCard,
        /// The how manieth, counted from 1.
        nth: usize,
        /// Of how many.
        of: usize,
    },
}

impl<K: Tabled> Refereed for Referee<K> {
    fn now(&self) -> Now {
        let wants = self.wants();
        let picture = match wants {
            Wants::Choice(_) | Wants::Nothing => self.settled_picture(),
            Wants::Card { .. } => self.drawn(),
        };
        let ended = self.ended.as_ref().and_then(|(position, from)| {
            RoundEnd::of(K::GAME, &self.setup.options().to_rules(), position, &steps(&self.story[*from..]))
        });
        Now { picture, wants, steps: steps(&self.story[self.news..]), ended }
    }

    fn story(&self, last: usize) -> Vec<Step> {
        steps(&self.story[self.story.len().saturating_sub(last)..])
    }
}

impl<K: Tabled> Referee<K> {
    fn wants(&self) -> Wants {
        match (&self.needs, self.to_choose()) {
            (Some(Card { seat, by, deck }), _) => Wants::Card {
                seat: seat.number(),
                because: self.because(*by),
                deck: counted(deck),
                shuffle: matches!(self.story.last(), Some(Event::Reshuffled { .. })),
            },
            (None, Some(seat)) => Wants::Choice(seat.number()),
            (None, None) => Wants::Nothing,
        }
    }

    fn because(&self, by: K::Way) -> Because {
        match K::brought(by) {
            Brought::Opening => Because::Opening,
            Brought::Hit => Because::Hit,
            Brought::OneMore => Because::OneMore,
            Brought::Flip(card, of) => {
                let begins =
                    |event: &&Event<K>| matches!(event, Event::Own(what) if K::played(what) == Some(card));
                let since = self.story.iter().rev().take_while(|event| !begins(event));
                let nth = 1 + since
                    .filter(|event| matches!(event, Event::Dealt { by: way, .. } if *way == by))
                    .count();
                Because::Flip { card: card.into(), nth, of }
            }
        }
    }

    /// The table when somebody has to choose, or when the game is over.
    fn settled_picture(&self) -> Picture {
        let drawn = self.drawn();
        let told = self.settled.as_ref().and_then(|game| {
            let seat = game.to_act().unwrap_or(Seat::at(0));
            let told = serde_json::from_str(K::position(game, seat).get()).ok()?;
            Position::read(K::GAME, &told)
        });
        match told {
            Some(position) => Picture { pile: drawn.pile, gained: drawn.gained, ..Picture::at(position) },
            None => drawn,
        }
    }

    /// The table as what happened has left it.
    pub(super) fn drawn(&self) -> Picture {
        let mut picture = Picture::default();
        K::playback(self.notes.scene.clone()).draw(&mut picture);
        picture
    }
}
