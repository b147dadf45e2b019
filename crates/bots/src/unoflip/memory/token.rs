//! A card that is followed from place to place.

use unoflip::{Card, Face, Hand, Side};

/// What is known of one card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Token {
    /// Its light face and its dark one, as far as they were seen.
    faces: [Option<Face>; 2],
    /// What it hardly is, by what its owner did or did not do while holding it.
    pub unlikely: Hand,
}

impl Token {
    /// A card of which this face was seen.
    pub fn showing(face: Face) -> Self {
        let mut token = Self::default();
        token.see(face);
        token
    }

    /// A card of which both faces were seen.
    pub fn of(card: Card) -> Self {
        Self { faces: [Side::Light, Side::Dark].map(|side| Some(card.face(side))), ..Self::default() }
    }

    /// Its face on a side, if that was seen.
    pub const fn face(&self, side: Side) -> Option<Face> {
        self.faces[side as usize]
    }

    /// This face of it is seen.
    pub const fn see(&mut self, face: Face) {
        self.faces[face.side() as usize] = Some(face);
    }

    /// Whether it can be a card with this face.
    pub fn may_show(&self, face: Face) -> bool {
        self.face(face.side()).is_none_or(|known| known == face)
    }

    /// Whether both faces were seen.
    pub const fn is_known(&self) -> bool {
        self.faces[0].is_some() && self.faces[1].is_some()
    }

    /// The pieces of cardboard that have these faces.
    pub fn could_be(&self) -> Hand {
        self.faces.into_iter().flatten().fold(Hand::ALL, |cards, face| cards.and(Hand::with_face(face)))
    }
}
