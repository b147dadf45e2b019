//! The cards of With a Vengeance.

use game::Pile;

game::cards! {
    /// A kind of card (V-1).
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
    Thirteen "13"
    UnluckySeven "u7"
    LuckyThirteen "l13"
    Half "/2"
    Minus2 "-2"
    Minus4 "-4"
    Minus6 "-6"
    Minus8 "-8"
    Minus10 "-10"
    OneMore "one-more"
    Swap "swap"
    Steal "steal"
    Discard "discard"
    FlipFour "flip4"
}

/// What a card is to the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A number card, special or not.
    Number(u8),
    /// A modifier.
    Modifier(Modifier),
    /// An action card.
    Action(Action),
}

/// A modifier, which makes its holder poorer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// Halves the numbers.
    Half,
    /// Takes points off.
    Minus(u8),
}

/// What an action card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Just One More.
    OneMore,
    /// Swap.
    Swap,
    /// Steal.
    Steal,
    /// Discard.
    Discard,
    /// Flip Four.
    FlipFour,
}

impl Card {
    /// What the card is to the rules.
    #[inline]
    pub const fn face(self) -> Face {
        use Card::{
            Eight, Eleven, Five, Four, Nine, One, Seven, Six, Ten, Thirteen, Three, Twelve, Two, Zero,
        };
        match self {
            Self::UnluckySeven => Face::Number(7),
            Self::LuckyThirteen => Face::Number(13),
            Self::Half => Face::Modifier(Modifier::Half),
            Self::Minus2 => Face::Modifier(Modifier::Minus(2)),
            Self::Minus4 => Face::Modifier(Modifier::Minus(4)),
            Self::Minus6 => Face::Modifier(Modifier::Minus(6)),
            Self::Minus8 => Face::Modifier(Modifier::Minus(8)),
            Self::Minus10 => Face::Modifier(Modifier::Minus(10)),
            Self::OneMore => Face::Action(Action::OneMore),
            Self::Swap => Face::Action(Action::Swap),
            Self::Steal => Face::Action(Action::Steal),
            Self::Discard => Face::Action(Action::Discard),
            Self::FlipFour => Face::Action(Action::FlipFour),
            Zero | One | Two | Three | Four | Five | Six | Seven | Eight | Nine | Ten | Eleven | Twelve
            | Thirteen => Face::Number(self as u8),
        }
    }

    /// Whether it is a number card, special or not.
    #[inline]
    pub const fn is_number(self) -> bool {
        self as u8 <= Self::LuckyThirteen as u8
    }

    /// Whether it is a modifier.
    #[inline]
    pub const fn is_modifier(self) -> bool {
        !self.is_number() && self as u8 <= Self::Minus10 as u8
    }

    /// How many copies one deck has (V-1). One of the seven 7s is the Unlucky 7,
    /// one of the thirteen 13s the Lucky 13.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Zero | Self::UnluckySeven | Self::LuckyThirteen => 1,
            Self::Seven => 6,
            Self::Thirteen => 12,
            other => match other.face() {
                Face::Number(n) => n,
                Face::Modifier(_) => 1,
                Face::Action(_) => 2,
            },
        }
    }
}

/// So many decks shuffled together (V-1).
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
