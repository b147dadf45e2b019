//! What happens at the table. Some of it only some may see: these events are
//! for those who may see everything.

use game::{Ruled, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::face::{Colour, Side};
use crate::hand::Hand;
use crate::rules::Rule;
use crate::state::Direction;

/// Something that happened. Small and without text: the front ends tell it in
/// their own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A card was drawn to find the first dealer.
    DrewForDeal {
        /// The player who drew.
        seat: Seat,
        /// The card, whose light face counts.
        card: Card,
    },
    /// The first dealer was found.
    DealerDrawn {
        /// The player with the highest card.
        seat: Seat,
    },
    /// A round begins.
    RoundBegan {
        /// Which, counted from 1.
        round: u32,
        /// Who deals.
        dealer: Seat,
    },
    /// A hand was dealt.
    HandDealt {
        /// The player whose hand it is.
        seat: Seat,
        /// Their cards, with both sides.
        hand: Hand,
    },
    /// The first card was turned up.
    FirstCard {
        /// The card that begins the discard pile.
        card: Card,
    },
    /// A first card that cannot be one went under the draw pile.
    PutUnder {
        /// The card, which another replaces.
        card: Card,
    },
    /// A card was played.
    Played {
        /// The player whose hand it leaves.
        seat: Seat,
        /// The card, of which the active face counts.
        card: Card,
        /// Whether UNO was called.
        uno: bool,
        /// Whether it was out of turn.
        jumped_in: bool,
    },
    /// A colour was named.
    ColourNamed {
        /// The player who chose.
        seat: Seat,
        /// The colour that has to be followed now.
        colour: Colour,
    },
    /// A card was drawn.
    Drew {
        /// The player whose hand grows.
        seat: Seat,
        /// The card, with both sides.
        card: Card,
        /// What made them draw.
        because: Because,
    },
    /// There was no card to draw.
    NothingToDraw {
        /// Who would have drawn.
        seat: Seat,
    },
    /// A player keeps the card just drawn.
    Passed {
        /// The player whose turn is over.
        seat: Seat,
    },
    /// A player was skipped.
    Skipped {
        /// The player who misses a turn.
        seat: Seat,
    },
    /// All others were skipped.
    AllSkipped {
        /// Who goes again.
        seat: Seat,
    },
    /// The direction of play turned round.
    Reversed {
        /// The direction of play from now on.
        direction: Direction,
    },
    /// Everything was turned to the other side.
    Flipped {
        /// The side that is in play from now on.
        side: Side,
        /// The card now on top of the discard pile.
        top: Card,
    },
    /// A wild that draws was challenged, and the hand shown to the challenger.
    Challenged {
        /// The player who had to draw, and sees the hand.
        by: Seat,
        /// The player who played the wild and shows their hand.
        of: Seat,
        /// The hand as it was when the wild was played.
        hand: Hand,
        /// Whether the card had not been allowed.
        rightly: bool,
    },
    /// A player who had not called UNO was caught.
    Caught {
        /// The player who has one card and did not call.
        seat: Seat,
        /// The player who noticed.
        by: Seat,
    },
    /// The discard pile became the new draw pile.
    Reshuffled {
        /// How many cards.
        cards: usize,
    },
    /// A player has no card left and wins the round.
    RoundWon {
        /// The player without a card.
        seat: Seat,
    },
    /// Points were added.
    Scored {
        /// The player who gets the points.
        seat: Seat,
        /// The points of the round.
        points: i64,
        /// All points now.
        total: i64,
        /// Whether they are what the seat still holds itself (U-71).
        own: bool,
    },
    /// The lowest total is shared: there is another round.
    Tied {
        /// The total that they share.
        total: i64,
    },
    /// The game is over.
    Won {
        /// Who won.
        seat: Seat,
        /// With how many points.
        total: i64,
    },
}

/// Why somebody draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Because {
    /// They chose to, in their turn.
    Turn,
    /// A Draw One.
    DrawOne,
    /// A Draw Five.
    DrawFive,
    /// A Wild Draw Two.
    WildDrawTwo,
    /// A Wild Draw Color.
    WildDrawColor,
    /// A challenge.
    Challenge,
    /// They were caught without UNO.
    Caught,
}

game::samples!(Because { Turn, DrawOne, DrawFive, WildDrawTwo, WildDrawColor, Challenge, Caught });

impl Ruled for Event {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Self::DrewForDeal { .. } | Self::DealerDrawn { .. } => Rule::U_10,
            Self::RoundBegan { .. } | Self::HandDealt { .. } => Rule::U_11,
            Self::FirstCard { .. } | Self::PutUnder { .. } => Rule::U_13,
            Self::Played { jumped_in: true, .. } => Rule::U_81,
            Self::Played { .. } => Rule::U_21,
            Self::ColourNamed { .. } => Rule::U_44,
            Self::Drew { because, .. } => because.rule(),
            Self::NothingToDraw { .. } | Self::Reshuffled { .. } => Rule::U_23,
            Self::Passed { .. } => Rule::U_22,
            Self::Skipped { .. } => Rule::U_43,
            Self::AllSkipped { .. } => Rule::U_52,
            Self::Reversed { .. } => Rule::U_41,
            Self::Flipped { .. } => Rule::U_46,
            Self::Challenged { .. } => Rule::U_54,
            Self::Caught { .. } => Rule::U_60,
            Self::RoundWon { .. } => Rule::U_61,
            Self::Scored { own: true, .. } | Self::Tied { .. } => Rule::U_71,
            Self::Scored { own: false, .. } | Self::Won { .. } => Rule::U_70,
        }
    }
}

impl Because {
    const fn rule(self) -> Rule {
        match self {
            Self::Turn => Rule::U_22,
            Self::DrawOne => Rule::U_40,
            Self::DrawFive => Rule::U_50,
            Self::WildDrawTwo => Rule::U_45,
            Self::WildDrawColor => Rule::U_53,
            Self::Challenge => Rule::U_54,
            Self::Caught => Rule::U_60,
        }
    }
}
