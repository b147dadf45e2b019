//! The referee: the table is real, and the rules are the engine's.
//!
//! A [`Referee`] is nothing but what it began from and what was entered since: cards as they came off the real deck, and
//! what people chose. Everything follows from that by the engine. Where it needs a card that nobody has tapped yet, what
//! is being carried out stops, and it says who gets the card.

use std::cell::Cell;

use game::{Game as _, Pile, Rule as _, Ruled as _, Seat, Setup};
use rows::Event;
use shown::Position;

use crate::dealer::{RanDry, RealDealer, Witness};
use crate::kind::{Standing, Tabled};
use crate::log::Input;
use crate::refused::Refused;
use crate::round::{Notes, Round};
use crate::table::Tapped;

mod now;

pub use now::{Because, Now, Wants};

/// So much is entered at most: sixty rounds of forty players.
pub(crate) const MOST_INPUTS: usize = 20_000;

/// A game with real cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Referee<K: Tabled> {
    setup: Setup<K::Options>,
    inputs: Vec<Input>,
    /// How the game stood when somebody last had to choose, if anybody ever had to.
    settled: Option<Standing<K>>,
    /// What was chosen there; nothing while the first cards are dealt.
    chosen: Option<(Seat, K::Move)>,
    /// The cards that were tapped since.
    cards: Vec<K::Card>,
    /// The card that is needed now, if one is.
    needs: Option<Card<K>>,
    /// Everything that has happened.
    story: Vec<Event<K>>,
    /// How much of it had happened when somebody last had to choose.
    told: usize,
    /// How much of it had happened before the last input.
    news: usize,
    notes: Notes<K>,
    /// The table at the end of a round that the last input ended, and how much had happened before.
    ended: Option<(Position, usize)>,
}

/// A card that is needed.
#[derive(Clone, Debug, PartialEq)]
struct Card<K: Tabled> {
    seat: Seat,
    by: K::Way,
    /// What it can be.
    deck: Pile<K::Card>,
}

impl<K: Tabled> Referee<K> {
    /// A table before the first card.
    pub fn new(setup: Setup<K::Options>) -> Self {
        let notes = Notes::new(*setup.options(), setup.players());
        let mut referee = Self {
            setup,
            inputs: Vec::new(),
            settled: None,
            chosen: None,
            cards: Vec::new(),
            needs: None,
            story: Vec::new(),
            told: 0,
            news: 0,
            notes,
            ended: None,
        };
        referee.carry_on();
        referee
    }

    /// The game as it stood when somebody last had to choose.
    pub const fn settled(&self) -> Option<&Standing<K>> {
        self.settled.as_ref()
    }

    fn take(&mut self, code: &str) -> Result<(), Refused> {
        let card: K::Card = code.parse().map_err(|_| Refused::Unreadable { text: code.to_owned() })?;
        let Some(needs) = &self.needs else {
            let seat = self.to_choose().ok_or(Refused::GameOver)?;
            return Err(Refused::ChoiceFirst { seat: seat.number() });
        };
        if needs.deck.count(card) == 0 {
            let exist = Standing::<K>::full_deck(&self.setup).count(card);
            return Err(Refused::NoneLeft { card: card.into(), exist });
        }
        self.cards.push(card);
        Ok(())
    }

    fn choose(&mut self, text: &str) -> Result<(), Refused> {
        let action: K::Move = text.parse().map_err(|_| Refused::Unreadable { text: text.to_owned() })?;
        if let Some(needs) = &self.needs {
            return Err(Refused::CardFirst { seat: needs.seat.number() });
        }
        let (Some(game), Some(seat)) = (&self.settled, self.to_choose()) else {
            return Err(Refused::GameOver);
        };
        game.check(seat, action).map_err(|refusal: K::Refusal| Refused::Forbidden {
            rule: refusal.rule().id(),
            reason: refusal.to_string(),
        })?;
        self.chosen = Some((seat, action));
        self.cards.clear();
        Ok(())
    }

    /// Who has to choose, if no card is needed.
    fn to_choose(&self) -> Option<Seat> {
        self.settled.as_ref().filter(|_| self.needs.is_none())?.to_act()
    }

    /// Carries out what was chosen as far as the cards go, on a copy of the game.
    fn carry_on(&mut self) {
        let dry: RanDry<K::Card> = Cell::new(None);
        let (mut dealer, mut witness) = (RealDealer::new(&self.cards, &dry), Witness::<K>::new(&dry));
        let game = if let (Some(mut game), Some((seat, action))) = (self.settled, self.chosen) {
            let Ok(()) = game.apply(seat, action, &mut dealer, &mut witness);
            game
        } else {
            let Ok(game) = Standing::<K>::begin(&self.setup, &mut dealer, &mut witness);
            game
        };
        let (events, next) = (witness.events, witness.next);
        self.needs = dry.get().zip(next).map(|(deck, (seat, by))| Card { seat, by, deck });
        self.follow(&events);
        if self.needs.is_none() {
            self.notes.settle(game.decision().card());
            self.settled = Some(game);
            self.told = self.story.len();
        }
    }

    /// Follows what is new of what happened since somebody last had to choose.
    fn follow(&mut self, events: &[Event<K>]) {
        let known = self.story.len() - self.told;
        for event in events.iter().skip(known) {
            if matches!(event, Event::RoundEnded { .. }) {
                self.ended = Some((self.drawn().position, self.story.len()));
            }
            self.notes.follow(event);
            self.story.push(*event);
        }
    }
}

impl<K: Tabled> Tapped<Input> for Referee<K> {
    fn enter(&mut self, input: Input) -> Result<(), Refused> {
        if self.inputs.len() >= MOST_INPUTS {
            return Err(Refused::TooMuch);
        }
        match &input {
            Input::Card(code) => self.take(code)?,
            Input::Move(text) => self.choose(text)?,
        }
        self.inputs.push(input);
        (self.news, self.ended) = (self.story.len(), None);
        self.carry_on();
        Ok(())
    }

    fn begin_again(&mut self) -> Vec<Input> {
        let inputs = std::mem::take(&mut self.inputs);
        *self = Self::new(self.setup.clone());
        inputs
    }

    fn inputs(&self) -> &[Input] {
        &self.inputs
    }

    fn rounds(&self) -> &[Round] {
        &self.notes.rounds
    }
}
