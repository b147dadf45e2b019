//! The deck of a trial, of which every card comes next as often as it should.

use std::convert::Infallible;

use game::{Card, Dealer, LazyDealer, Pile};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A dealer who is told which card comes next; all others come by luck. What the next card does is
/// most of what a choice is about: where chance has it that too many of them bust, a hundred trials
/// are worth what fifty are.
pub struct Led<C: Card> {
    next: Option<C>,
    rest: LazyDealer<C, Xoshiro256PlusPlus>,
}

impl<C: Card> Led<C> {
    /// A dealer without cards.
    pub fn new() -> Self {
        Self { next: None, rest: LazyDealer::new(Xoshiro256PlusPlus::seed_from_u64(0)) }
    }

    /// Takes over a deck, of which the card comes next that is at this place, in parts of 2⁶⁴,
    /// where the cards lie kind by kind.
    pub fn begin(&mut self, deck: &Pile<C>, place: u64, luck: Xoshiro256PlusPlus) {
        let mut rest = *deck;
        self.next = card_at(deck, place);
        if let Some(card) = self.next {
            rest.take(card);
        }
        self.rest.reseed(luck);
        let Ok(()) = self.rest.shuffle(&rest);
    }
}

impl<C: Card> Dealer<C> for Led<C> {
    type Error = Infallible;

    fn shuffle(&mut self, deck: &Pile<C>) -> Result<(), Infallible> {
        self.rest.shuffle(deck)
    }

    fn draw(&mut self, deck: &Pile<C>) -> Option<C> {
        self.next.take().or_else(|| self.rest.draw(deck))
    }
}

fn card_at<C: Card>(deck: &Pile<C>, place: u64) -> Option<C> {
    let mut before = (u128::from(place) * deck.len() as u128) >> 64;
    C::ALL.iter().copied().find(|card| {
        let count = deck.count(*card) as u128;
        let found = before < count;
        before = before.saturating_sub(count);
        found
    })
}

#[cfg(test)]
mod tests {
    use vengeance::Card as Known;
    use vengeance::Card::{FlipFour, OneMore, Zero};

    use super::*;

    fn deck() -> Pile<Known> {
        let mut deck = Pile::default();
        for (card, count) in [(Zero, 1), (FlipFour, 2), (OneMore, 5)] {
            (0..count).for_each(|_| deck.add(card));
        }
        deck
    }

    #[test]
    fn every_card_comes_next_as_often_as_there_are_of_it() {
        let (deck, mut came) = (deck(), Pile::<Known>::default());
        for place in 0..deck.len() as u64 {
            let mut dealer = Led::new();
            dealer.begin(&deck, (place << 61) + 9, Xoshiro256PlusPlus::seed_from_u64(1));
            came.add(dealer.draw(&deck).unwrap());
        }
        assert_eq!(came, deck);
    }

    #[test]
    fn after_it_all_others_come() {
        for place in [0, 1 << 62, u64::MAX] {
            let (mut left, mut dealer) = (deck(), Led::new());
            dealer.begin(&left, place, Xoshiro256PlusPlus::seed_from_u64(2));
            while !left.is_empty() {
                let card = dealer.draw(&left).unwrap();
                assert!(left.take(card), "{card} came too often");
            }
        }
    }

    #[test]
    fn of_no_cards_none_comes() {
        let (deck, mut dealer) = (Pile::<Known>::default(), Led::new());
        dealer.begin(&deck, 7, Xoshiro256PlusPlus::seed_from_u64(3));
        assert_eq!(dealer.draw(&deck), None);
    }
}
