//! Shuffling, dealing, and the first card of a round.

use game::{Dealer, Pile, Watcher};

use crate::arrivals::Arrivals;
use crate::card::{self, Card, Slot};
use crate::event::Event;
use crate::face::{Side, Symbol};
use crate::hand::Hand;
use crate::pile::Stack;
use crate::play::Play;

impl<D: Dealer<Card>, W: Watcher<Event>> Play<'_, D, W> {
    /// U-23: all cards of the discard pile but the top one.
    #[cold]
    pub(crate) fn reshuffle(&mut self) -> Result<(), D::Error> {
        // The draw pile is empty: what nobody holds lies on the discard pile.
        let held = self.game.hands.iter().fold(Hand::of(self.game.top_slot()), |held, &hand| held.or(hand));
        let cards = Hand::ALL.and_not(held);
        self.game.discard_pile.keep_top();
        self.shuffle(cards, cards.slots().map(Slot::card).collect())?;
        self.watcher.see(Event::Reshuffled { cards: cards.len() });
        Ok(())
    }

    /// Makes these cards, given in both ways, the draw pile in the dealer's
    /// order.
    fn shuffle(&mut self, cards: Hand, mut rest: Pile<Card>) -> Result<(), D::Error> {
        self.dealer.shuffle(&rest)?;
        let mut twins = cards.twins();
        let dealer = &mut *self.dealer;
        self.game.draw_pile = Stack::from_top(cards.len(), || {
            let card = dealer.draw(&rest).expect("as many as were shuffled");
            let was_there = rest.take(card);
            debug_assert!(was_there, "the dealer gave a card that is not in the deck");
            Slot::next_of(card, &mut twins)
        });
        Ok(())
    }

    /// U-11, U-13: shuffles, deals, and turns up the first card.
    pub(crate) fn begin_round(&mut self) -> Result<(), D::Error> {
        self.shuffle(Hand::ALL, card::full_deck())?;
        let game = &mut *self.game;
        game.arrivals = Arrivals::default();
        self.watcher.see(Event::RoundBegan { round: game.round, dealer: game.dealer });
        self.deal_hands();
        self.turn_first_card()
    }

    fn deal_hands(&mut self) {
        const CARDS_EACH: u8 = 7;
        let players = usize::from(self.game.players);
        for _ in 0..CARDS_EACH {
            let mut seat = self.game.dealer;
            for _ in 0..players {
                seat = seat.left(players);
                if let Some(slot) = self.game.draw_pile.pop() {
                    self.game.hands[seat.index()].add(slot);
                    self.game.arrivals.note(slot);
                }
            }
        }
        for seat in self.game.seats() {
            self.watcher.see(Event::HandDealt { seat, hand: self.game.hand(seat) });
        }
    }

    fn turn_first_card(&mut self) -> Result<(), D::Error> {
        while let Some(slot) = self.game.draw_pile.pop() {
            let card = slot.card();
            if slot.face(Side::Light).symbol() == Symbol::WildDraw {
                self.game.draw_pile.push_under(slot);
                self.watcher.see(Event::PutUnder { card });
                continue;
            }
            self.game.lay_on_top(slot);
            self.game.colour = slot.face(Side::Light).colour();
            self.watcher.see(Event::FirstCard { card });
            break;
        }
        self.first_effect()
    }
}
