//! The dealer who has real cards in hand: deals what was tapped, and notes what the rules ask for next.

use std::cell::Cell;
use std::convert::Infallible;
use std::slice;

use game::{Card, Dealer, Pile, Seat, Watcher};
use rows::{Event, Kind};

/// What the deck can still hold where a card is needed that nobody has tapped yet. Both the dealer and whoever watches
/// look at it: what happens after that is made up, and only tells who gets the card.
pub(crate) type RanDry<C> = Cell<Option<Pile<C>>>;

/// Deals the tapped cards in their order. When they are used up it deals on in any order, so that the rules come to the
/// next decision and stop: nothing of that is kept.
pub(crate) struct RealDealer<'a, C: Card> {
    cards: slice::Iter<'a, C>,
    dry: &'a RanDry<C>,
}

impl<'a, C: Card> RealDealer<'a, C> {
    pub(crate) fn new(cards: &'a [C], dry: &'a RanDry<C>) -> Self {
        Self { cards: cards.iter(), dry }
    }
}

impl<C: Card> Dealer<C> for RealDealer<'_, C> {
    type Error = Infallible;

    /// Nobody knows the order of a real deck.
    fn shuffle(&mut self, _: &Pile<C>) -> Result<(), Infallible> {
        Ok(())
    }

    fn draw(&mut self, deck: &Pile<C>) -> Option<C> {
        // An empty deck has nothing to tap: the rules shuffle, or end the round (F7-51, F7-52).
        let any = deck.cards().next()?;
        Some(self.cards.next().copied().unwrap_or_else(|| {
            if self.dry.get().is_none() {
                self.dry.set(Some(*deck));
            }
            any
        }))
    }
}

/// Sees what happens until the cards run out, and then who would get the next one.
pub(crate) struct Witness<'a, K: Kind> {
    dry: &'a RanDry<K::Card>,
    /// What happened.
    pub(crate) events: Vec<Event<K>>,
    /// Who gets the card that is missing, and why.
    pub(crate) next: Option<(Seat, K::Way)>,
}

impl<'a, K: Kind> Witness<'a, K> {
    pub(crate) const fn new(dry: &'a RanDry<K::Card>) -> Self {
        Self { dry, events: Vec::new(), next: None }
    }
}

impl<K: Kind> Watcher<Event<K>> for Witness<'_, K> {
    fn see(&mut self, event: Event<K>) {
        if self.dry.get().is_none() {
            self.events.push(event);
        } else if let (None, Event::Dealt { seat, by, .. }) = (self.next, event) {
            self.next = Some((seat, by));
        }
    }
}
