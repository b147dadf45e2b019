//! The counter: cards are tapped where they come to lie, and everything is counted.
//!
//! It knows what lies where and what rows are worth, and leaves it to the people whose turn it is. What the rules leave no
//! choice about happens by itself: a bust, a Second Chance that catches it, an Unlucky 7 that sweeps a row.

mod front;
mod now;
mod round;
mod turn;

use game::{Game as _, Pile, Rule as _, Ruled as _, Seat, Setup};
use rows::RowFault;
use shown::round_end::RoundEnd;

use crate::kind::{Standing, Tabled};
use crate::log::Tap;
use crate::referee::MOST_INPUTS;
use crate::refused::Refused;
use crate::round::Round;
use crate::table::Tapped;
use front::Front;
use turn::Turn;

pub use now::Counts;

/// A table whose cards are counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter<K: Tabled> {
    setup: Setup<K::Options>,
    inputs: Vec<Tap>,
    lying: Lying<K>,
    rounds: Vec<Round>,
    /// The sum of the round, if the last input ended one.
    ended: Option<RoundEnd>,
}

/// What lies where, and how far the round is.
#[derive(Clone, Debug, PartialEq)]
struct Lying<K: Tabled> {
    options: K::Options,
    full: Pile<K::Card>,
    deck: Pile<K::Card>,
    discard: Pile<K::Card>,
    fronts: Vec<Front<K>>,
    dealer: Seat,
    round: u32,
    totals: Vec<i64>,
    turn: Turn,
    /// Whether a card came off the deck in this round.
    dealt: bool,
    /// Who made the Flip 7 that ended the round.
    seven: Option<Seat>,
    /// Whom the bonus of a brutal Flip 7 is for.
    bonus: Option<Seat>,
    winner: Option<Seat>,
}

impl<K: Tabled> Counter<K> {
    /// A table before the first card.
    pub fn new(setup: Setup<K::Options>) -> Self {
        let full = Standing::<K>::full_deck(&setup);
        let (players, dealer) = (setup.players(), setup.dealer());
        let lying = Lying {
            options: *setup.options(),
            full,
            deck: full,
            discard: Pile::default(),
            fronts: vec![Front::default(); players],
            dealer,
            round: 1,
            totals: vec![0; players],
            turn: Turn::of_round(dealer, players),
            dealt: false,
            seven: None,
            bonus: None,
            winner: None,
        };
        Self { setup, inputs: Vec::new(), lying, rounds: Vec::new(), ended: None }
    }
}

impl<K: Tabled> Tapped<Tap> for Counter<K> {
    fn enter(&mut self, input: Tap) -> Result<(), Refused> {
        if self.inputs.len() >= MOST_INPUTS {
            return Err(Refused::TooMuch);
        }
        // On a copy, so that what is refused changes nothing.
        let mut lying = self.lying.clone();
        let round = lying.tap(&input)?;
        self.ended = round.as_ref().and_then(|round| self.sum(round));
        self.lying = lying;
        self.rounds.extend(round);
        self.inputs.push(input);
        Ok(())
    }

    fn begin_again(&mut self) -> Vec<Tap> {
        let inputs = std::mem::take(&mut self.inputs);
        *self = Self::new(self.setup.clone());
        inputs
    }

    fn inputs(&self) -> &[Tap] {
        &self.inputs
    }

    fn rounds(&self) -> &[Round] {
        &self.rounds
    }
}

impl<K: Tabled> Lying<K> {
    /// Does what was tapped. Gives the round if that ends it.
    fn tap(&mut self, tap: &Tap) -> Result<Option<Round>, Refused> {
        if self.winner.is_some() {
            return Err(Refused::GameOver);
        }
        match tap {
            Tap::RoundOver => return self.end_round().map(Some),
            Tap::Shuffle => self.shuffle()?,
            Tap::Bonus { on } => self.take_bonus(*on)?,
            Tap::Stay { seat } => self.stay(*seat)?,
            // What was set aside may still be tossed.
            Tap::Lay { .. } | Tap::Take { .. } | Tap::Pass { .. } | Tap::Swap { .. }
                if self.seven.is_some() =>
            {
                return Err(Refused::RoundOver);
            }
            Tap::Lay { seat, card } => {
                let (seat, card) = (self.seat(*seat)?, read::<K>(card)?);
                self.come_off(card)?;
                self.lay(seat, card)?;
                let goes_on = self.fronts[seat.index()].is_active(&self.options);
                let active = self.active();
                self.turn.laid(seat, K::is_number(card), goes_on, &active);
            }
            Tap::Toss { seat, card } => {
                let (seat, card) = (self.seat(*seat)?, read::<K>(card)?);
                self.come_off(card)?;
                self.discard.add(card);
                let active = self.active();
                self.turn.tossed(seat, K::takes(card), &active);
            }
            Tap::Take { seat, card } => {
                let card = self.pick_up(self.seat(*seat)?, read::<K>(card)?)?;
                self.discard.add(card);
            }
            Tap::Pass { from, card, to } => {
                let (from, to) = (self.seat(*from)?, self.seat(*to)?);
                let card = self.pick_up(from, read::<K>(card)?)?;
                self.lay(to, card)?;
            }
            Tap::Swap { first, first_card, second, second_card } => {
                let (first, second) = (self.seat(*first)?, self.seat(*second)?);
                let first_card = self.pick_up(first, read::<K>(first_card)?)?;
                let second_card = self.pick_up(second, read::<K>(second_card)?)?;
                // V-33.
                self.lay(first, second_card)?;
                self.lay(second, first_card)?;
            }
        }
        Ok(None)
    }

    fn seat(&self, number: usize) -> Result<Seat, Refused> {
        let seat = Seat::numbered(number).filter(|seat| seat.index() < self.fronts.len());
        seat.ok_or(Refused::NoSeat { seat: number })
    }

    /// A card comes off the deck.
    fn come_off(&mut self, card: K::Card) -> Result<(), Refused> {
        if self.deck.is_empty() {
            return Err(Refused::DeckEmpty);
        }
        let none_left = Refused::NoneLeft { card: card.into(), exist: self.full.count(card) };
        self.dealt = true;
        if self.deck.take(card) { Ok(()) } else { Err(none_left) }
    }

    /// A card comes to lie in front of a player, with what follows from that.
    fn lay(&mut self, seat: Seat, card: K::Card) -> Result<(), Refused> {
        let front = &mut self.fronts[seat.index()];
        for gone in front.lay(card) {
            self.discard.add(gone);
        }
        front.score(&self.options, None).map_err(|fault| forbidden(&fault))?;
        if self.seven.is_none() && front.has_seven(&self.options) {
            self.seven = Some(seat);
        }
        Ok(())
    }

    /// A card that lies in front of a player is taken up.
    fn pick_up(&mut self, seat: Seat, card: K::Card) -> Result<K::Card, Refused> {
        let taken = self.fronts[seat.index()].take(card);
        taken.ok_or(Refused::NotThere { card: card.into(), seat: seat.number() })
    }

    /// The discard pile becomes the deck (F7-51). Should some of the old deck have been missed, nobody knows where it is.
    fn shuffle(&mut self) -> Result<(), Refused> {
        if self.discard.is_empty() {
            return Err(Refused::NothingToShuffle);
        }
        let in_front: Pile<K::Card> = self.fronts.iter().flat_map(Front::all).collect();
        self.deck = self.full.without(&in_front);
        self.discard = Pile::default();
        Ok(())
    }

    fn stay(&mut self, number: usize) -> Result<(), Refused> {
        let seat = self.seat(number)?;
        if !self.fronts[seat.index()].is_active(&self.options) {
            return Err(Refused::NotActive { seat: number });
        }
        self.fronts[seat.index()].stay();
        let active = self.active();
        self.turn.stayed(seat, &active);
        Ok(())
    }

    /// The seats that take cards.
    fn active(&self) -> Vec<bool> {
        let open = self.seven.is_none();
        self.fronts.iter().map(|front| open && front.is_active(&self.options)).collect()
    }
}

fn read<K: Tabled>(code: &str) -> Result<K::Card, Refused> {
    code.parse().map_err(|_| Refused::Unreadable { text: code.to_owned() })
}

/// A row that cannot be.
fn forbidden<K: Tabled>(fault: &RowFault<K>) -> Refused {
    Refused::Forbidden { rule: fault.rule().id(), reason: fault.to_string() }
}
