//! Which of the things that happen let somebody see a card: after these nobody can have meant
//! anything else.

use game::Seat;
use serde::Deserialize;
use serde_json::Value;
use unoflip::Happening;

use crate::GameName;

/// What is seen when something happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveals {
    /// No card that was hidden.
    Nothing,
    /// A card that only this seat knew.
    CardOf(Seat),
    /// A card that was hidden from everybody, or several at once.
    Cards,
}

impl Reveals {
    /// What is seen in a step as it was told. One that is not known may show anything.
    pub fn told(game: GameName, step: &Value) -> Self {
        let read = match game {
            GameName::Flip7 => flip7::Event::deserialize(step).map(|event| Self::in_rows(&event)),
            GameName::Vengeance => vengeance::Event::deserialize(step).map(|event| Self::in_rows(&event)),
            GameName::UnoFlip => Happening::deserialize(step).map(|happening| Self::in_unoflip(&happening)),
        };
        read.unwrap_or(Self::Cards)
    }

    /// What is seen in a game of rows: all cards lie open once they are dealt.
    pub const fn in_rows<K: rows::Kind>(event: &rows::Event<K>) -> Self {
        match event {
            rows::Event::Dealt { .. } => Self::Cards,
            rows::Event::DeckMade { .. }
            | rows::Event::RoundBegan { .. }
            | rows::Event::Kept { .. }
            | rows::Event::FlippedSeven { .. }
            | rows::Event::SetAside { .. }
            | rows::Event::Reshuffled { .. }
            | rows::Event::RoundEnded { .. }
            | rows::Event::Scored { .. }
            | rows::Event::Tied { .. }
            | rows::Event::Own(_) => Self::Nothing,
        }
    }

    /// What is seen in UNO FLIP!, where even the back of a drawn card tells something.
    pub const fn in_unoflip(happening: &Happening) -> Self {
        match happening {
            Happening::Played { seat, .. } => Self::CardOf(*seat),
            Happening::DrewForDeal { .. }
            | Happening::HandDealt { .. }
            | Happening::FirstCard { .. }
            | Happening::PutUnder { .. }
            | Happening::Drew { .. }
            | Happening::Flipped { .. }
            | Happening::Challenged { .. } => Self::Cards,
            Happening::DealerDrawn { .. }
            | Happening::RoundBegan { .. }
            | Happening::ColourNamed { .. }
            | Happening::NothingToDraw { .. }
            | Happening::Passed { .. }
            | Happening::Skipped { .. }
            | Happening::AllSkipped { .. }
            | Happening::Reversed { .. }
            | Happening::Caught { .. }
            | Happening::Reshuffled { .. }
            | Happening::RoundWon { .. }
            | Happening::Scored { .. }
            | Happening::Tied { .. }
            | Happening::Won { .. } => Self::Nothing,
        }
    }

    /// Whether somebody sees something new who shares a table with others, or plays a seat
    /// there by themself against bots.
    pub fn to(self, alone: Option<Seat>) -> bool {
        match self {
            Self::Nothing => false,
            Self::CardOf(seat) => alone != Some(seat),
            Self::Cards => true,
        }
    }
}
