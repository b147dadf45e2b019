//! The course of a game: from one decision to the next.

use game::{Dealer, Seat, Watcher};

use crate::card::{Card, Slot};
use crate::event::{Because, Event};
use crate::face::{Colour, Face, Side, Symbol};
use crate::hand::Hand;
use crate::moves::{Move, draws};
use crate::options::TwoPlayerReverse;
use crate::sets;
use crate::state::{Decision, Direction, ShownHand, UnoFlip};

/// A game that is moving: the position, whoever deals, whoever watches.
pub(crate) struct Play<'a, D, W> {
    pub(crate) game: &'a mut UnoFlip,
    pub(crate) dealer: &'a mut D,
    pub(crate) watcher: &'a mut W,
}

/// Two cards for being caught, and two more for a wrong challenge.
const PENALTY: u8 = 2;

impl<D: Dealer<Card>, W: Watcher<Event>> Play<'_, D, W> {
    /// Begins the first round and plays on to the first decision.
    pub(crate) fn begin(&mut self) -> Result<(), D::Error> {
        self.begin_round()?;
        self.game.settle();
        Ok(())
    }

    /// Carries out a legal move and plays on to the next decision.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Move) -> Result<(), D::Error> {
        self.carry_out(seat, action)?;
        self.game.settle();
        Ok(())
    }

    #[inline]
    fn carry_out(&mut self, seat: Seat, action: Move) -> Result<(), D::Error> {
        self.game.shown = None;
        self.game.uncalled = None;
        match action {
            Move::Play { card, colour, uno } => self.play(seat, card, colour, uno),
            Move::Draw => self.draw_in_turn(seat),
            Move::Pass => {
                self.watcher.see(Event::Passed { seat });
                self.pass_on(seat);
                Ok(())
            }
            // Apart from the usual ones: branches for those are predicted better than a jump
            // for all.
            Move::Colour(_) | Move::Accept | Move::Challenge | Move::Catch(_) => {
                self.carry_out_rare(seat, action)
            }
        }
    }

    fn carry_out_rare(&mut self, seat: Seat, action: Move) -> Result<(), D::Error> {
        match action {
            Move::Colour(colour) => {
                self.name_colour(seat, colour);
                self.ask(self.turn_after_naming(seat));
                Ok(())
            }
            Move::Accept => self.accept(seat),
            Move::Challenge => self.challenge(seat),
            Move::Catch(target) => self.catch(seat, target),
            Move::Play { .. } | Move::Draw | Move::Pass => Ok(()),
        }
    }

    fn ask(&mut self, decision: Decision) {
        self.game.decision = decision;
    }

    /// The turn passes to the next player after this one.
    fn pass_on(&mut self, seat: Seat) {
        let next = self.game.after(seat);
        self.ask(Decision::Turn(next));
    }

    /// The next player is skipped (U-43).
    fn skip_after(&mut self, seat: Seat) {
        let skipped = self.game.after(seat);
        self.watcher.see(Event::Skipped { seat: skipped });
        self.pass_on(skipped);
    }

    fn turn_after_naming(&self, seat: Seat) -> Decision {
        match self.game.decision {
            Decision::Colour { then, .. } => Decision::Turn(then),
            _ => Decision::Turn(seat),
        }
    }

    /// U-44: the next card has to follow this colour, whatever face lies on top.
    fn name_colour(&mut self, seat: Seat, colour: Colour) {
        self.game.colour = Some(colour);
        self.watcher.see(Event::ColourNamed { seat, colour });
    }

    /// U-60: the decision stays as it was.
    fn catch(&mut self, by: Seat, seat: Seat) -> Result<(), D::Error> {
        self.watcher.see(Event::Caught { seat, by });
        self.draw_cards(seat, PENALTY, Because::Caught)
    }

    #[inline]
    fn play(&mut self, seat: Seat, card: Card, colour: Option<Colour>, uno: bool) -> Result<(), D::Error> {
        let stacked = self.stacked();
        let jumped_in = self.game.waits_for() != Some(seat);
        let slot = self.game.slot_to_play(seat, card);
        let face = slot.face(self.game.side);
        let before = self.game.colour;
        self.game.hands[seat.index()].remove(slot);
        self.game.lay_on_top(slot);
        self.game.opening = false;
        self.watcher.see(Event::Played { seat, card, uno, jumped_in });
        match colour {
            Some(colour) => self.name_colour(seat, colour),
            None => self.game.colour = face.colour(),
        }
        match self.game.hand(seat).len() {
            0 => return self.win_round(seat, face, stacked.unwrap_or(0)),
            1 if !uno => self.game.uncalled = Some(seat),
            _ => {}
        }
        self.effect(seat, face, stacked, before)
    }

    /// How many cards the draw card asks for that the next card goes on, if the
    /// one to play was hit by it.
    #[inline]
    fn stacked(&mut self) -> Option<u8> {
        match self.game.decision {
            Decision::Stack { sum, .. } => Some(sum),
            Decision::Challenge { .. } => {
                self.game.doubted = Hand::default();
                Some(draws(self.game.top_face()))
            }
            _ => None,
        }
    }

    /// What the card just played does, and what colour it was played on. What is
    /// not told apart by side here works alike on both (U-51).
    #[inline]
    fn effect(
        &mut self,
        seat: Seat,
        face: Face,
        stacked: Option<u8>,
        before: Option<Colour>,
    ) -> Result<(), D::Error> {
        match face.symbol() {
            Symbol::Number(_) | Symbol::Wild => self.pass_on(seat),
            Symbol::Reverse => self.reverse(seat),
            // U-52: a skip on the dark side skips everyone.
            Symbol::Skip if self.game.side == Side::Dark => {
                self.watcher.see(Event::AllSkipped { seat });
                self.ask(Decision::Turn(seat));
            }
            Symbol::Skip => self.skip_after(seat),
            Symbol::Flip => {
                self.flip();
                let next = self.game.after(seat);
                self.begin_on_top(seat, next);
            }
            Symbol::WildDraw if self.game.options.bluff && stacked.is_none() => {
                self.ask_for_challenge(seat, before);
            }
            Symbol::Draw | Symbol::WildDraw => {
                let sum = stacked.unwrap_or(0) + draws(face);
                return self.hit(self.game.after(seat), sum);
            }
        }
        Ok(())
    }

    /// U-54: whoever holds a card of the colour that was in force has bluffed.
    fn ask_for_challenge(&mut self, by: Seat, before: Option<Colour>) {
        let (seat, hand) = (self.game.after(by), self.game.hand(by));
        self.game.doubted = hand;
        let bluffed = self.game.doubted_holds(before);
        self.ask(Decision::Challenge { seat, by, before, bluffed });
    }

    /// U-41, U-42.
    fn reverse(&mut self, seat: Seat) {
        if self.game.players > 2 {
            self.turn_round();
            return self.pass_on(seat);
        }
        match self.game.options.two_player_reverse {
            TwoPlayerReverse::Skip => self.skip_after(seat),
            TwoPlayerReverse::Nothing => self.pass_on(seat),
        }
    }

    fn turn_round(&mut self) {
        self.game.direction = match self.game.direction {
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        };
        self.watcher.see(Event::Reversed { direction: self.game.direction });
    }

    /// U-46: everything is turned over.
    fn flip(&mut self) {
        self.game.side = self.game.side.other();
        self.game.discard_pile.turn_over();
        self.game.draw_pile.turn_over();
        self.game.top = self.game.top_slot().face(self.game.side);
        self.game.colour = self.game.top.colour();
        self.watcher.see(Event::Flipped { side: self.game.side, top: self.game.top() });
    }

    /// A turn begins on whatever face has come up: if it is a wild, its colour
    /// is named first.
    fn begin_on_top(&mut self, namer: Seat, then: Seat) {
        let named = self.game.colour.is_some();
        self.ask(if named { Decision::Turn(then) } else { Decision::Colour { seat: namer, then } });
    }

    /// A draw card hits a player, who is asked wherever cards stack, also with none to
    /// stack (U-80).
    fn hit(&mut self, victim: Seat, sum: u8) -> Result<(), D::Error> {
        if self.game.stacks() {
            self.ask(Decision::Stack { seat: victim, sum });
            Ok(())
        } else {
            self.suffer(victim, sum)
        }
    }

    /// A player draws what a draw card asks for, and is skipped (U-40, U-50).
    fn suffer(&mut self, victim: Seat, sum: u8) -> Result<(), D::Error> {
        self.draw_penalty(victim, sum)?;
        self.watcher.see(Event::Skipped { seat: victim });
        self.pass_on(victim);
        Ok(())
    }

    /// Draws for the draw card on top: a number of cards, or until the colour
    /// named comes (U-53).
    fn draw_penalty(&mut self, victim: Seat, sum: u8) -> Result<(), D::Error> {
        let top = self.game.top_face();
        match (top.symbol(), top.side()) {
            (Symbol::WildDraw, Side::Dark) => self.draw_until_colour(victim),
            (Symbol::WildDraw, Side::Light) => self.draw_cards(victim, sum, Because::WildDrawTwo),
            (_, Side::Light) => self.draw_cards(victim, sum, Because::DrawOne),
            (_, Side::Dark) => self.draw_cards(victim, sum, Because::DrawFive),
        }
    }

    fn accept(&mut self, seat: Seat) -> Result<(), D::Error> {
        let sum = self.stacked().unwrap_or(0);
        self.suffer(seat, sum)
    }

    /// U-54.
    fn challenge(&mut self, seat: Seat) -> Result<(), D::Error> {
        let Decision::Challenge { by, bluffed, .. } = self.game.decision else { return Ok(()) };
        let hand = std::mem::take(&mut self.game.doubted);
        self.game.shown = Some(ShownHand { to: seat, of: by, hand });
        self.watcher.see(Event::Challenged { by: seat, of: by, hand, rightly: bluffed });
        let sum = draws(self.game.top_face());
        if bluffed {
            self.draw_penalty(by, sum)?;
            self.ask(Decision::Turn(seat));
            return Ok(());
        }
        self.draw_penalty(seat, sum)?;
        self.draw_cards(seat, PENALTY, Because::Challenge)?;
        self.watcher.see(Event::Skipped { seat });
        self.pass_on(seat);
        Ok(())
    }

    /// U-22: about the card drawn the player is asked, whether it fits or not. By the house
    /// rule U-82 it is the last of several. Only with no card to draw the turn passes by
    /// itself.
    fn draw_in_turn(&mut self, seat: Seat) -> Result<(), D::Error> {
        let mut last = None;
        while let Some(slot) = self.draw(seat, Because::Turn)? {
            last = Some(slot);
            if !self.game.options.draw_until_playable || self.game.fitting(seat).has(slot) {
                break;
            }
        }
        match last {
            Some(slot) => self.ask(Decision::Drawn { seat, slot }),
            None => self.pass_on(seat),
        }
        Ok(())
    }

    fn draw_cards(&mut self, seat: Seat, cards: u8, because: Because) -> Result<(), D::Error> {
        for _ in 0..cards {
            if self.draw(seat, because)?.is_none() {
                break;
            }
        }
        Ok(())
    }

    fn draw_until_colour(&mut self, seat: Seat) -> Result<(), D::Error> {
        let wanted = self.game.colour.map_or(Hand::default(), sets::of_colour);
        while let Some(slot) = self.draw(seat, Because::WildDrawColor)? {
            if wanted.has(slot) {
                break;
            }
        }
        Ok(())
    }

    /// Takes one card from the draw pile, which is filled up from the discard
    /// pile if need be; none if there is no card anywhere (U-23).
    #[inline]
    fn draw(&mut self, seat: Seat, because: Because) -> Result<Option<Slot>, D::Error> {
        if self.game.draw_pile.is_empty() && self.game.discard_pile.len() > 1 {
            self.reshuffle()?;
        }
        let Some(slot) = self.game.draw_pile.pop() else {
            self.watcher.see(Event::NothingToDraw { seat });
            return Ok(None);
        };
        self.game.hands[seat.index()].add(slot);
        self.game.arrivals.note(slot);
        self.watcher.see(Event::Drew { seat, card: slot.card(), because });
        Ok(Some(slot))
    }

    /// U-13: what the card does that is turned up first.
    pub(crate) fn first_effect(&mut self) -> Result<(), D::Error> {
        let dealer = self.game.dealer;
        let first = self.game.after(dealer);
        match self.game.top_face().symbol() {
            Symbol::Draw => return self.hit(first, 1),
            Symbol::Skip => self.skip_after(dealer),
            Symbol::Reverse if self.game.players > 2 => {
                self.turn_round();
                self.ask(Decision::Turn(dealer));
            }
            Symbol::Reverse => self.reverse(dealer),
            Symbol::Flip => {
                self.flip();
                self.begin_on_top(first, first);
            }
            Symbol::Number(_) | Symbol::Wild | Symbol::WildDraw => self.begin_on_top(first, first),
        }
        Ok(())
    }

    /// U-61: the last card still makes the next player draw, or turns
    /// everything; nothing else of it happens.
    fn win_round(&mut self, seat: Seat, face: Face, stacked: u8) -> Result<(), D::Error> {
        match face.symbol() {
            Symbol::Draw | Symbol::WildDraw => {
                self.draw_penalty(self.game.after(seat), stacked + draws(face))?;
            }
            Symbol::Flip => self.flip(),
            Symbol::Number(_) | Symbol::Reverse | Symbol::Skip | Symbol::Wild => {}
        }
        self.watcher.see(Event::RoundWon { seat });
        self.end_round(seat)
    }
}
