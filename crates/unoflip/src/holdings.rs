//! What somebody may hold of whose cards the inactive faces are seen (U-12): counted over all ways in which the cards can
//! lie, each equally likely.

use std::fmt;

use crate::card::{Card, Slot};
use crate::face::{FACES, Face, Side};
use crate::hand::Hand;
use crate::matching::{Matchings, Places, Seen, Spot};
use crate::sets;

/// What is known of the cards of a round.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The inactive faces of the hand that is asked about.
    pub backs: Vec<Face>,
    /// Faces that all other places show: the own hand, what lies open, backs of other hands and of the draw pile.
    pub faces: Vec<Face>,
    /// Cards in other places of which both sides are known.
    pub cards: Vec<Card>,
}

/// Why the cards cannot lie like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// Nobody's back is named.
    NoBacks,
    /// Backs of one hand are of one side.
    TwoSides(Face),
    /// A face is named more often than there are cards with it.
    TooMany {
        /// The face.
        face: Face,
        /// How many cards have it.
        cards: usize,
    },
    /// A card is named more often than there are such.
    Twice(Card),
    /// Each face by itself is possible, but all cards with this one are taken by those before it.
    Taken(Face),
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBacks => write!(f, "no back of the hand is named"),
            Self::TwoSides(face) => write!(f, "{face} is of the other side than the backs before it"),
            Self::TooMany { face, cards } => {
                write!(f, "{face} is named more often than on the {cards} cards that have it (U-1)")
            }
            Self::Twice(card) => write!(f, "{card} is named more often than there are such cards (U-2)"),
            Self::Taken(face) => {
                let cards: Vec<String> = sets::of_face(*face).kinds().map(|card| card.to_string()).collect();
                let cards = cards.join(", ");
                write!(
                    f,
                    "no card is left for {face}: those with it ({cards}) are needed for the others (U-2)"
                )
            }
        }
    }
}

impl std::error::Error for Impossible {}

/// What somebody may hold.
pub struct Holdings {
    /// The hand that is asked about.
    hand: Places,
    /// The side that is not seen of it.
    side: Side,
    /// The cards that lie elsewhere.
    gone: Hand,
    matchings: Matchings,
    ways: u128,
}

impl Known {
    /// Counts what the hand may be.
    pub fn holdings(&self) -> Result<Holdings, Impossible> {
        let side = self.backs.first().ok_or(Impossible::NoBacks)?.side().other();
        if let Some(other) = self.backs.iter().find(|back| back.side() == side) {
            return Err(Impossible::TwoSides(*other));
        }
        let gone = self.gone()?;
        self.check_counts(gone)?;
        let all = self.faces.len() + self.backs.len();
        let found = self.count(side, gone, all);
        if found.ways > 0 {
            return Ok(found);
        }
        // With no face at all there is a way.
        let first = (1..=all).find(|faces| self.count(side, gone, *faces).ways == 0).unwrap_or(all);
        Err(Impossible::Taken(*self.named().nth(first - 1).unwrap_or(&self.backs[0])))
    }

    /// All faces that are named.
    fn named(&self) -> impl Iterator<Item = &Face> {
        self.faces.iter().chain(&self.backs)
    }

    fn gone(&self) -> Result<Hand, Impossible> {
        let mut gone = Hand::default();
        for &card in &self.cards {
            let slot = Slot::of(card, gone);
            if gone.has(slot) {
                return Err(Impossible::Twice(card));
            }
            gone.add(slot);
        }
        Ok(gone)
    }

    fn check_counts(&self, gone: Hand) -> Result<(), Impossible> {
        let mut counts = [0; 2 * FACES];
        for &face in self.named() {
            counts[face.index()] += 1;
            let cards = sets::of_face(face).and_not(gone).len();
            if counts[face.index()] > cards {
                return Err(Impossible::TooMany { face, cards });
            }
        }
        Ok(())
    }

    /// Counts the ways for the first of the faces.
    fn count(&self, side: Side, gone: Hand, faces: usize) -> Holdings {
        let (mut one, mut hand) = ([0; 2 * FACES], [0; 2 * FACES]);
        for (place, face) in self.named().take(faces).enumerate() {
            let places = if place < self.faces.len() { &mut one } else { &mut hand };
            places[face.index()] += 1;
        }
        // Places of this hand are kept apart from all others.
        let matchings = Matchings::of(&Seen { side, one, both: hand });
        let ways = matchings.ways_if(|slot, spot| spot == Spot::Unseen || !gone.has(slot));
        Holdings { hand, side, gone, matchings, ways }
    }
}

impl Holdings {
    /// The side whose faces are asked for.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The faces that a card of the hand with this back may have on its other side, each with its chance.
    pub fn behind(&self, back: Face) -> Vec<(Face, f64)> {
        let places = f64::from(self.hand[back.index()].max(1));
        let mut faces: Vec<(Face, f64)> = Vec::new();
        for slot in sets::of_face(back).slots() {
            let held = |other: Slot, spot: Spot| (other != slot) || spot == Spot::BackSince;
            let (face, chance) = (slot.face(self.side), self.chance(held) / places);
            match faces.iter_mut().find(|(known, _)| *known == face) {
                Some((_, sum)) => *sum += chance,
                None => faces.push((face, chance)),
            }
        }
        faces.retain(|(_, chance)| *chance > 0.0);
        faces.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        faces
    }

    /// The chance that the hand has a card with such a face on the side that is not seen.
    pub fn has(&self, such: impl Fn(Face) -> bool) -> f64 {
        1.0 - self.chance(|slot, spot| spot != Spot::BackSince || !such(slot.face(self.side)))
    }

    /// The chance that every card lies in a spot that is allowed to it.
    fn chance(&self, allowed: impl Fn(Slot, Spot) -> bool) -> f64 {
        let possible = |slot: Slot, spot: Spot| spot == Spot::Unseen || !self.gone.has(slot);
        ratio(self.matchings.ways_if(|slot, spot| possible(slot, spot) && allowed(slot, spot)), self.ways)
    }
}

#[expect(clippy::cast_precision_loss, reason = "a chance needs no more digits")]
fn ratio(some: u128, all: u128) -> f64 {
    some as f64 / all as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(codes: &str) -> Vec<Face> {
        codes.split_whitespace().map(|code| code.parse().expect("a face")).collect()
    }

    fn known(backs: &str, others: &str, cards: &str) -> Known {
        let cards = cards.split_whitespace().map(|code| code.parse().expect("a card")).collect();
        Known { backs: faces(backs), faces: faces(others), cards }
    }

    /// All ways to give every place a card of its own, place by place; the cards of the hand of each.
    fn ways(known: &Known, taken: Hand, place: usize, hand: &mut Vec<Slot>, each: &mut impl FnMut(&[Slot])) {
        let Some(&face) = known.named().nth(place) else { return each(hand) };
        for slot in sets::of_face(face).and_not(taken).slots() {
            let mut after = taken;
            after.add(slot);
            let of_the_hand = place >= known.faces.len();
            if of_the_hand {
                hand.push(slot);
            }
            ways(known, after, place + 1, hand, each);
            if of_the_hand {
                hand.pop();
            }
        }
    }

    fn agrees(backs: &str, others: &str, cards: &str) {
        let known = known(backs, others, cards);
        let holdings = known.holdings().expect("it can be");
        let side = holdings.side();
        let gone = known.gone().expect("it can be");
        let (mut all, mut shown, mut wild) = (0.0, vec![Vec::new(); known.backs.len()], 0.0);
        ways(&known, gone, 0, &mut Vec::new(), &mut |hand| {
            all += 1.0;
            wild += f64::from(u8::from(hand.iter().any(|slot| slot.face(side).colour().is_none())));
            shown.iter_mut().zip(hand).for_each(|(faces, slot)| faces.push(slot.face(side)));
        });
        let same =
            |a: f64, b: f64| assert!((a - b).abs() < 1e-12, "{backs}, {others}, {cards}: {a}, not {b}");
        same(holdings.has(|face| face.colour().is_none()), wild / all);
        for (back, shown) in known.backs.iter().zip(&shown) {
            let behind = holdings.behind(*back);
            same(behind.iter().map(|(_, chance)| chance).sum(), 1.0);
            for (face, chance) in behind {
                let times = shown.iter().filter(|other| **other == face).map(|_| 1.0).sum::<f64>();
                same(chance, times / all);
            }
        }
    }

    #[test]
    fn chances_are_those_of_all_ways_tried_out() {
        agrees("o1", "", "");
        agrees("o1 v5", "r7", "");
        agrees("v-all", "b1", "");
        agrees("v-all v-all", "", "");
        agrees("v-all p5 dwild", "b1 wild r3", "y1/dwild");
        agrees("dwild dwildc t3", "wild g-flip r3 y6", "wild/t3");
        agrees("r7 wild wild2", "o1 p5 o4", "r7/v5");
    }

    #[test]
    fn what_cannot_be_is_told_with_its_reason() {
        let why = |backs: &str, others: &str, cards: &str| {
            known(backs, others, cards).holdings().map(|_| ()).expect_err("it cannot be")
        };
        let face = |code: &str| faces(code)[0];
        assert_eq!(why("", "r7", ""), Impossible::NoBacks);
        assert_eq!(why("o1 r7", "", ""), Impossible::TwoSides(face("r7")));
        assert_eq!(why("o1 o1 o1", "", ""), Impossible::TooMany { face: face("o1"), cards: 2 });
        assert_eq!(why("o1 o1", "", "r7/o1"), Impossible::TooMany { face: face("o1"), cards: 1 });
        assert_eq!(why("o1", "", "r7/o1 r7/o1"), Impossible::Twice("r7/o1".parse().expect("a card")));
        // The cards with o1 are r7/o1 and g-rev/o1: both r7 and both green Reverses lie elsewhere.
        assert_eq!(why("o1", "r7 r7 g-rev g-rev", ""), Impossible::Taken(face("o1")));
        let said = Impossible::Taken(face("o1")).to_string();
        assert_eq!(
            said,
            "no card is left for o1: those with it (r7/o1, g-rev/o1) are needed for the others (U-2)"
        );
    }
}
