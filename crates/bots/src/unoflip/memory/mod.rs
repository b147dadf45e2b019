//! What a seat remembers of a round: both faces of every card that it ever saw, as far as it saw
//! them, and where that card is now.

mod pairing;
#[cfg(test)]
mod tests;
mod token;

use game::Seat;
use unoflip::{
    Because, Colour, Face, Glimpse, Hand, Happening, MOST_PLAYERS, SeenCard, Side, Symbol, Told, UnoFlip,
};

use pairing::Why;
pub use token::Token;

/// What a seat remembers, by what it heard and saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Whose memory it is, once cards were dealt.
    own: Option<Seat>,
    side: Side,
    /// The colour in force, and the one before it.
    colour: Option<Colour>,
    before: Option<Colour>,
    /// Everybody's cards, in the order in which they came.
    hands: [Vec<Token>; MOST_PLAYERS],
    /// The discard pile, from the bottom up.
    laid: Vec<Token>,
    /// Where among the own cards the one is that was just drawn.
    drawn: Option<usize>,
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            own: None,
            side: Side::Light,
            colour: None,
            before: None,
            hands: Default::default(),
            laid: Vec::new(),
            drawn: None,
        }
    }
}

impl Memory {
    /// What an onlooker knows who sees both faces of every card but those of the draw pile: for games that are over.
    pub fn of_onlooker(game: &UnoFlip) -> Self {
        let hand = |seat| game.hand(seat).slots().map(|slot| Token::of(slot.card())).collect();
        let mut laid: Vec<Token> = game.discard_pile().map(Token::of).collect();
        laid.reverse();
        let mut memory = Self { side: game.side(), laid, ..Self::default() };
        for seat in game.seats() {
            memory.hands[seat.index()] = hand(seat);
        }
        memory
    }

    /// What is known of a seat's cards.
    pub fn hand(&self, seat: Seat) -> &[Token] {
        &self.hands[seat.index()]
    }

    /// What is known of the discard pile, from the bottom up.
    pub fn laid(&self) -> &[Token] {
        &self.laid
    }

    /// Notes what happened.
    pub fn hear(&mut self, told: &Told) {
        match &told.event {
            Happening::RoundBegan { .. } => *self = Self::default(),
            Happening::HandDealt { seat, hand } => {
                if hand.faces.is_some() {
                    self.own = Some(*seat);
                }
                let seen = hand.faces.iter().chain(&hand.backs).flatten();
                self.hands[seat.index()] = seen.map(|&face| Token::showing(face)).collect();
            }
            Happening::FirstCard { face } => {
                self.laid = vec![Token::showing(*face)];
                self.follow(face.colour());
            }
            Happening::Played { seat, face, .. } => self.played(*seat, *face, &told.glimpse),
            Happening::ColourNamed { colour, .. } => self.colour = Some(*colour),
            Happening::Drew { seat, because, card } => self.drew(*seat, *because, card, &told.glimpse),
            Happening::Passed { seat } => self.passed(*seat),
            Happening::Flipped { side, top } => self.flipped(*side, *top, &told.glimpse),
            Happening::Challenged { of, rightly, faces, .. } => {
                self.challenged(*of, *rightly, faces.as_deref());
            }
            Happening::Reshuffled { .. } => {
                self.laid.drain(..self.laid.len().saturating_sub(1));
            }
            _ => {}
        }
    }

    fn follow(&mut self, colour: Option<Colour>) {
        self.before = std::mem::replace(&mut self.colour, colour);
    }

    /// The cards that may be played now.
    fn fitting(&self) -> Hand {
        let top = self.laid.last().and_then(|top| top.face(self.side));
        top.map_or(Hand::default(), |top| Hand::fitting(top, self.colour))
    }

    fn played(&mut self, seat: Seat, face: Face, glimpse: &Glimpse) {
        let mut token = match glimpse {
            Glimpse::Back(back) => self.take(seat, face, *back),
            _ => self.take_own(seat, face),
        };
        token.see(face);
        token.unlikely = Hand::default();
        if Some(seat) != self.own && face.symbol() == Symbol::Wild {
            self.doubt_after_wild(seat);
        }
        self.laid.push(token);
        self.follow(face.colour());
    }

    /// Takes a card with these faces from somebody else's hand.
    fn take(&mut self, seat: Seat, face: Face, back: Face) -> Token {
        let hand = &mut self.hands[seat.index()];
        let fits = |token: &&Token| token.may_show(face) && token.may_show(back);
        // What is known to be this card is, before one that only may be.
        let known = hand.iter().position(|token| token.is_known() && fits(&token));
        let place = known.or_else(|| hand.iter().position(|token| fits(&token)));
        let mut token = place.map_or_else(Token::default, |place| hand.remove(place));
        token.see(back);
        token
    }

    /// Takes a card with this active face from the own hand. Of several that look alike one does
    /// not know which it is, unless it was drawn just before; so what differs is forgotten.
    fn take_own(&mut self, seat: Seat, face: Face) -> Token {
        let (side, drawn) = (self.side, self.drawn.take());
        let hand = &mut self.hands[seat.index()];
        let is_alike = |token: &Token| token.face(side) == Some(face);
        if let Some(place) = drawn.filter(|&place| hand.get(place).is_some_and(is_alike)) {
            return hand.remove(place);
        }
        let Some(place) = hand.iter().position(is_alike) else { return Token::default() };
        let first = hand[place];
        if hand.iter().any(|token| is_alike(token) && *token != first) {
            for token in hand.iter_mut().filter(|token| is_alike(token)) {
                *token = Token::showing(face);
            }
        }
        hand.remove(place)
    }

    /// Most players keep a Wild while anything else fits. One that draws says nothing: it may press
    /// somebody, or be a bluff.
    fn doubt_after_wild(&mut self, seat: Seat) {
        let wilds = Face::all(self.side).filter(|face| face.is_wild());
        let wilds = wilds.fold(Hand::default(), |wilds, face| wilds.or(Hand::with_face(face)));
        self.doubt(seat, self.fitting().and_not(wilds));
    }

    /// Nothing that a seat holds is likely to be one of these.
    fn doubt(&mut self, seat: Seat, cards: Hand) {
        for token in &mut self.hands[seat.index()] {
            token.unlikely = token.unlikely.or(cards);
        }
    }

    fn drew(&mut self, seat: Seat, because: Because, card: &SeenCard, glimpse: &Glimpse) {
        let own = Some(seat) == self.own;
        if because == Because::Turn && !own {
            self.doubt(seat, self.fitting());
        }
        let mut token = Token::default();
        card.face.iter().chain(&card.back).for_each(|&face| token.see(face));
        if let Glimpse::Back(back) = glimpse {
            token.see(*back);
        }
        let hand = &mut self.hands[seat.index()];
        if own && because == Because::Turn {
            self.drawn = Some(hand.len());
        }
        hand.push(token);
    }

    fn passed(&mut self, seat: Seat) {
        if Some(seat) == self.own {
            self.drawn = None;
        } else {
            // Who keeps the card just drawn could hardly play it.
            let fitting = self.fitting();
            if let Some(token) = self.hands[seat.index()].last_mut() {
                token.unlikely = token.unlikely.or(fitting);
            }
        }
    }

    fn flipped(&mut self, side: Side, top: Face, glimpse: &Glimpse) {
        self.side = side;
        self.laid.reverse();
        if let Some(token) = self.laid.last_mut() {
            token.see(top);
        }
        self.follow(top.colour());
        let Glimpse::Hands(hands) = glimpse else { return };
        for (seat, faces) in Seat::all(MOST_PLAYERS).zip(hands) {
            let seen = if Some(seat) == self.own { side } else { side.other() };
            self.settle(seat, faces, seen, Why::Turned);
        }
    }

    fn challenged(&mut self, of: Seat, rightly: bool, faces: Option<&[Face]>) {
        if let (false, Some(colour)) = (rightly, self.before) {
            self.doubt(of, Hand::with_colour(colour));
        }
        if let Some(faces) = faces {
            self.settle(of, faces, self.side, Why::Shown);
        }
    }

    /// The first so many cards of a hand show these faces.
    fn settle(&mut self, seat: Seat, faces: &[Face], side: Side, why: Why) {
        let elsewhere = self.known_outside(seat);
        let hand = &mut self.hands[seat.index()];
        let count = faces.len().min(hand.len());
        pairing::settle(&mut hand[..count], faces, side, why, elsewhere);
    }

    /// All cards of which both faces are known and that are not in this hand.
    fn known_outside(&self, seat: Seat) -> Hand {
        let others = self.hands.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let tokens = others.flat_map(|(_, hand)| hand).chain(&self.laid);
        // Of the two that are alike only the place of one may be known: neither is left out.
        let cards = tokens.filter(|token| token.is_known()).map(Token::could_be);
        cards.filter(|card| card.len() == 1).fold(Hand::default(), Hand::or)
    }
}
