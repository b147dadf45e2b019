//! The cards of Flip 7.

use game::Pile;

game::cards! {
    /// A kind of card (F7-1).
    Zero "0"
    One "1"
    Two "2"
    Three "3"
    Four "4"
    Five "5"
    Six "6"
    Seven "7"
    Eight "8"
    Nine "9"
    Ten "10"
    Eleven "11"
    Twelve "12"
    Plus2 "+2"
    Plus4 "+4"
    Plus6 "+6"
    Plus8 "+8"
    Plus10 "+10"
    Double "x2"
    Freeze "freeze"
    FlipThree "flip3"
    SecondChance "second"
}

/// What a card is to the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A number card.
    Number(u8),
    /// A modifier that adds points.
    Plus(u8),
    /// The modifier that doubles the numbers.
    Double,
    /// Freeze.
    Freeze,
    /// Flip Three.
    FlipThree,
    /// Second Chance.
    SecondChance,
}

impl Card {
    /// What the card is to the rules.
    #[inline]
    pub const fn face(self) -> Face {
        use Card::{Eight, Eleven, Five, Four, Nine, One, Seven, Six, Ten, Three, Twelve, Two, Zero};
        match self {
            Self::Plus2 => Face::Plus(2),
            Self::Plus4 => Face::Plus(4),
            Self::Plus6 => Face::Plus(6),
            Self::Plus8 => Face::Plus(8),
            Self::Plus10 => Face::Plus(10),
            Self::Double => Face::Double,
            Self::Freeze => Face::Freeze,
            Self::FlipThree => Face::FlipThree,
            Self::SecondChance => Face::SecondChance,
            Zero | One | Two | Three | Four | Five | Six | Seven | Eight | Nine | Ten | Eleven | Twelve => {
                Face::Number(self as u8)
            }
        }
    }

    /// Whether it is a number card.
    #[inline]
    pub const fn is_number(self) -> bool {
        self as u8 <= Self::Twelve as u8
    }

    /// Whether it is an action card.
    #[inline]
    pub const fn is_action(self) -> bool {
        match self.face() {
            Face::Freeze | Face::FlipThree | Face::SecondChance => true,
            Face::Number(_) | Face::Plus(_) | Face::Double => false,
        }
    }

    /// How many copies one deck has (F7-1).
    pub const fn copies(self) -> u8 {
        match self.face() {
            Face::Number(0) | Face::Plus(_) | Face::Double => 1,
            Face::Number(n) => n,
            Face::Freeze | Face::FlipThree | Face::SecondChance => 3,
        }
    }

    /// The number card with this number, from 0 to 12.
    pub fn number(n: u8) -> Option<Self> {
        let card = <Self as game::Card>::ALL.get(usize::from(n)).copied();
        card.filter(|card| matches!(card.face(), Face::Number(_)))
    }
}

/// So many decks shuffled together (F7-2).
pub fn decks(count: u8) -> Pile<Card> {
    Pile::from_counts(DECK.map(|copies| copies * count))
}

/// One deck: worked out beforehand, as every game begins with it.
static DECK: <Card as game::Card>::Counts = {
    let mut deck = <Card as game::Card>::NONE;
    let mut place = 0;
    while place < deck.len() {
        deck[place] = <Card as game::Card>::ALL[place].copies();
        place += 1;
    }
    deck
};
