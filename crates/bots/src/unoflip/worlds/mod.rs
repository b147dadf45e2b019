//! Whole games that are as a seat sees and remembers them, dealt anew again and again.
//!
//! Of most cards one face is known, and so that it is one of two; these *open* cards and the
//! pieces of cardboard that they can be are a puzzle with very many solutions. One is found to
//! begin with, and from there on cards change places with each other and with the draw pile, in
//! such a way that in the long run every solution comes up as often as it is likely (Metropolis'
//! algorithm).

use game::{Seat, random};
use rand_core::Rng;
use unoflip::{Arrangement, CARDS, Face, Faces, Hand, MOST_PLAYERS, Slot, UnoFlip, View};

use super::memory::{Memory, Token};

/// How likely it is that somebody holds a card after all that they would have played, compared
/// with another.
const AFTER_ALL: f64 = 0.1;

/// So often every open card is moved between two games.
const ROUNDS: usize = 3;

/// And before the first.
const FIRST_ROUNDS: usize = 20;

/// So many cards at most change places at a time.
const LONGEST: usize = 6;

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// In a hand.
    Hand(u8),
    /// On the discard pile, so many above its bottom.
    Laid(u8),
    /// On top of the draw pile.
    DrawTop,
}

/// A card of which not everything is known.
#[derive(Clone, Copy, Debug)]
struct Open {
    place: Place,
    could_be: Hand,
    unlikely: Hand,
    /// What it is in the game that was dealt last.
    is: Slot,
}

/// Who has a piece of cardboard: an open card, or nobody.
const NOBODY: u8 = u8::MAX;

/// All games that are as a seat sees and remembers them.
pub struct Worlds {
    view: View,
    /// Cards that lie where they lie.
    hands: [Hand; MOST_PLAYERS],
    /// The discard pile from the bottom up, where that is known.
    laid: Vec<Option<Slot>>,
    open: Vec<Open>,
    /// Which open card is which piece.
    owners: [u8; CARDS],
    /// All that no card lies for that is seen or remembered.
    free: Hand,
}

impl Worlds {
    /// The games that look like a view, to somebody who remembers that; nothing if there are none.
    pub fn new(view: View, memory: &Memory, random: &mut impl Rng) -> Option<Self> {
        let laid = vec![None; view.discard_pile];
        let hands = [Hand::default(); MOST_PLAYERS];
        let mut worlds =
            Self { view, hands, laid, open: Vec::new(), owners: [NOBODY; CARDS], free: Hand::ALL };
        let tokens = worlds.tokens(memory);
        worlds.place_known(&tokens)?;
        for &(place, token) in &tokens {
            worlds.place_open(place, token);
        }
        worlds.solve()?;
        for _ in 0..FIRST_ROUNDS * worlds.open.len() {
            worlds.step(random);
        }
        Some(worlds)
    }

    /// All cards of which anything is known.
    fn tokens(&self, memory: &Memory) -> Vec<(Place, Token)> {
        let view = &self.view;
        let mut tokens = Vec::new();
        for seat in Seat::all(view.players) {
            let seen = if seat == view.seat { &view.hand } else { &view.backs[seat.index()] };
            let place = Place::Hand(number(seat.index()));
            tokens.extend(hand(memory.hand(seat), seen).into_iter().map(|token| (place, token)));
        }
        let laid = memory.laid();
        let fits = laid.len() == view.discard_pile && laid.last().is_some_and(|top| top.may_show(view.top));
        let top = Token::showing(view.top);
        let laid = if fits { laid } else { std::slice::from_ref(&top) };
        let bottom = view.discard_pile - laid.len().min(view.discard_pile);
        tokens.extend((bottom..).zip(laid).map(|(height, &token)| (Place::Laid(number(height)), token)));
        tokens.extend(view.draw_top.map(|face| (Place::DrawTop, Token::showing(face))));
        tokens
    }

    /// Lays down the cards of which both faces are known.
    fn place_known(&mut self, tokens: &[(Place, Token)]) -> Option<()> {
        for (place, token) in tokens.iter().filter(|(_, token)| token.is_known()) {
            let slot = token.could_be().and(self.free).nth(0)?;
            self.free.remove(slot);
            self.lie(*place, slot);
        }
        Some(())
    }

    fn lie(&mut self, place: Place, slot: Slot) {
        match place {
            Place::Hand(seat) => self.hands[usize::from(seat)].add(slot),
            Place::Laid(height) => self.laid[usize::from(height)] = Some(slot),
            Place::DrawTop => {}
        }
    }

    fn place_open(&mut self, place: Place, token: Token) {
        if !token.is_known() {
            let could_be = token.could_be().and(self.free);
            self.open.push(Open { place, could_be, unlikely: token.unlikely, is: Slot::default() });
        }
    }

    /// Finds one solution: every open card takes a piece, and those who had it look for another.
    fn solve(&mut self) -> Option<()> {
        for card in 0..self.open.len() {
            let mut tried = Hand::default();
            self.take_any(card, &mut tried).then_some(())?;
        }
        for (card, open) in (0..).zip(&mut self.open) {
            let place = self.owners.iter().position(|&owner| owner == card)?;
            open.is = Slot::all().nth(place)?;
            self.free.remove(open.is);
        }
        Some(())
    }

    fn take_any(&mut self, card: usize, tried: &mut Hand) -> bool {
        for slot in self.open[card].could_be.slots() {
            if tried.has(slot) {
                continue;
            }
            tried.add(slot);
            let owner = self.owners[slot.place()];
            if owner == NOBODY || self.take_any(usize::from(owner), tried) {
                self.owners[slot.place()] = number(card);
                return true;
            }
        }
        false
    }

    /// Lets one card be another piece, whoever has that be another, and so on, until one comes to
    /// a piece that is free or to the first one's. The way back is as likely, so that nothing
    /// comes up more often than it should; what is unlikely is mostly left as it was.
    fn step(&mut self, random: &mut impl Rng) {
        let mut moves = [(0, Slot::default()); LONGEST];
        let mut card = random::index(random, self.open.len());
        let first = self.open[card].is;
        for length in 0..LONGEST {
            let others = self.open[card].could_be.without(self.open[card].is);
            let Some(slot) = others.nth(random::index(random, others.len())) else { return };
            if moves[..length].iter().any(|&(_, taken)| taken == slot) {
                return;
            }
            moves[length] = (card, slot);
            let owner = self.owners[slot.place()];
            if owner == NOBODY || slot == first {
                return self.try_moves(&moves[..=length], first, random);
            }
            card = usize::from(owner);
        }
    }

    fn try_moves(&mut self, moves: &[(usize, Slot)], first: Slot, random: &mut impl Rng) {
        let mut unlikely = 0;
        for &(card, slot) in moves {
            let open = &self.open[card];
            unlikely += i32::from(open.unlikely.has(slot)) - i32::from(open.unlikely.has(open.is));
        }
        if unlikely > 0 && f64::from(random.next_u32()) > AFTER_ALL.powi(unlikely) * f64::from(u32::MAX) {
            return;
        }
        self.owners[first.place()] = NOBODY;
        self.free.add(first);
        for &(card, slot) in moves {
            self.open[card].is = slot;
            self.owners[slot.place()] = number(card);
            self.free.remove(slot);
        }
    }

    /// The next game; nothing if the table would not ask there what it asks.
    pub fn next(&mut self, random: &mut impl Rng) -> Option<UnoFlip> {
        for _ in 0..ROUNDS * self.open.len() {
            self.step(random);
        }
        let mut hands = self.hands;
        let mut laid = self.laid.clone();
        let mut draw_pile = Vec::with_capacity(CARDS);
        for open in &self.open {
            match open.place {
                Place::Hand(seat) => hands[usize::from(seat)].add(open.is),
                Place::Laid(height) => laid[usize::from(height)] = Some(open.is),
                Place::DrawTop => draw_pile.push(open.is),
            }
        }
        let mut rest: Vec<Slot> = self.free.slots().collect();
        random::shuffle(random, &mut rest);
        let mut discard_pile = Vec::with_capacity(CARDS);
        for slot in laid.into_iter().rev() {
            discard_pile.push(slot.or_else(|| rest.pop())?);
        }
        draw_pile.append(&mut rest);
        let cards = Arrangement { hands, draw_pile: &draw_pile, discard_pile: &discard_pile };
        self.view.arranged(&cards, random)
    }
}

/// What is remembered of a hand, if that is what is seen of it; else what is seen.
fn hand(remembered: &[Token], seen: &Faces) -> Vec<Token> {
    let mut shown: Vec<Option<Face>> = remembered.iter().map(|token| token.face(seen.side())).collect();
    shown.sort_unstable();
    if shown.into_iter().eq(seen.iter().map(Some)) {
        remembered.to_vec()
    } else {
        seen.iter().map(Token::showing).collect()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "there are no more than 112 cards")]
fn number(place: usize) -> u8 {
    place as u8
}

#[cfg(test)]
mod tests;
