//! What happens at the table.

use game::{Ruled, Seat};
use serde::Serialize;

use crate::card::{Card, Face};
use crate::rules::Rule;

/// Something that happened. Small and without text: the front ends tell it in
/// their own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// All cards were shuffled for the game.
    DeckMade {
        /// How many cards.
        cards: usize,
    },
    /// A round begins.
    RoundBegan {
        /// Which, counted from 1.
        round: u32,
        /// Who deals.
        dealer: Seat,
    },
    /// A card was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Why.
        by: Way,
    },
    /// A number joined a row.
    Kept {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// What their round is worth now.
        points: i64,
    },
    /// An Unlucky 7 swept away what lay in front of its player.
    Wiped {
        /// Whose cards.
        seat: Seat,
        /// How many.
        cards: usize,
    },
    /// A player busted.
    Busted {
        /// Who.
        seat: Seat,
    },
    /// A row has a Flip 7.
    FlippedSeven {
        /// Whose.
        seat: Seat,
    },
    /// A player stays.
    Stayed {
        /// Who.
        seat: Seat,
        /// What their round is worth now.
        points: i64,
        /// Whether a Just One More made them.
        forced: bool,
    },
    /// A card with a player as its target was played: Just One More or Flip
    /// Four.
    Played {
        /// Which.
        card: Card,
        /// By whom.
        by: Seat,
        /// On whom.
        on: Seat,
    },
    /// A card was stolen.
    Stolen {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        card: Card,
    },
    /// Somebody's card was discarded by a Discard.
    Removed {
        /// By whom.
        by: Seat,
        /// Whose.
        from: Seat,
        /// Which.
        card: Card,
    },
    /// Two cards changed places.
    Swapped {
        /// By whom.
        by: Seat,
        /// Whose card.
        one: Seat,
        /// Which went from `one` to `other`.
        his: Card,
        /// Whose card.
        other: Seat,
        /// Which went from `other` to `one`.
        hers: Card,
    },
    /// A modifier was given.
    Given {
        /// By whom.
        by: Seat,
        /// To whom.
        to: Seat,
        /// Which.
        card: Card,
        /// Whether the receiver had busted (brutal mode).
        busted: bool,
    },
    /// A card in a Flip Four was set aside.
    SetAside {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card went to the discard pile without having been played.
    Lost {
        /// Which.
        card: Card,
        /// Why.
        because: Because,
    },
    /// The discard pile became the new deck.
    Reshuffled {
        /// How many cards.
        cards: usize,
    },
    /// The bonus of a brutal Flip 7 was taken.
    Bonus {
        /// By whom.
        by: Seat,
        /// Their own seat, or who loses it.
        on: Seat,
    },
    /// The round is over.
    RoundEnded {
        /// Why.
        because: Ending,
    },
    /// A player's points of the round were added.
    Scored {
        /// Who.
        seat: Seat,
        /// The points of the round.
        points: i64,
        /// All points now.
        total: i64,
    },
    /// The highest total is shared: there is another round.
    Tied {
        /// The shared total.
        total: i64,
    },
    /// The game is over.
    Won {
        /// Who won.
        seat: Seat,
        /// With how many points.
        total: i64,
        /// The round in which the target was first reached.
        reached: u32,
    },
}

/// Why a card was dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The opening deal.
    Opening,
    /// The player chose Hit.
    Hit,
    /// A Flip Four.
    FlipFour,
    /// A Just One More.
    OneMore,
}

/// Why a card was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Because {
    /// It has no legal target.
    NoTarget,
    /// The player who set it aside busted.
    OwnerBusted,
    /// An Unlucky 7 came in the same Flip Four.
    Unlucky,
    /// Somebody made a Flip 7.
    Flip7,
    /// There are no more cards.
    NoCards,
}

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody made a Flip 7.
    Flip7,
    /// Nobody is active any more.
    NobodyActive,
    /// A card was needed, and there was none.
    NoCards,
}

impl Ruled for Event {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Self::DeckMade { .. } => Rule::V_1,
            Self::RoundBegan { .. } | Self::Stayed { forced: false, .. } => Rule::V_10,
            Self::Dealt { by, .. } => by.rule(),
            Self::Kept { card: Card::LuckyThirteen, .. } => Rule::V_22,
            Self::Kept { card: Card::Zero, .. } => Rule::V_20,
            Self::Kept { .. } | Self::Busted { .. } => Rule::V_12,
            Self::Wiped { .. } => Rule::V_21,
            Self::FlippedSeven { .. } => Rule::V_13,
            Self::Stayed { forced: true, .. } => Rule::V_32,
            Self::Played { card, .. } => played(*card),
            Self::Stolen { .. } => Rule::V_34,
            Self::Removed { .. } => Rule::V_35,
            Self::Swapped { .. } => Rule::V_33,
            Self::Given { busted: true, .. } => Rule::V_61,
            Self::Given { busted: false, .. } => Rule::V_40,
            Self::SetAside { .. } => Rule::V_36,
            Self::Lost { because, .. } => because.rule(),
            Self::Bonus { .. } => Rule::V_62,
            Self::RoundEnded { because } => because.rule(),
            Self::Scored { points, .. } if *points < 0 => Rule::V_60,
            Self::Scored { .. } => Rule::V_50,
            Self::Reshuffled { .. } | Self::Tied { .. } => Rule::V_51,
            Self::Won { .. } => Rule::V_52,
        }
    }
}

/// The rule of an action card.
const fn played(card: Card) -> Rule {
    match card.face() {
        Face::Action(crate::card::Action::OneMore) => Rule::V_32,
        Face::Action(crate::card::Action::FlipFour) => Rule::V_36,
        Face::Action(_) | Face::Number(_) | Face::Modifier(_) => Rule::V_30,
    }
}

impl Way {
    const fn rule(self) -> Rule {
        match self {
            Self::Opening | Self::Hit => Rule::V_10,
            Self::FlipFour => Rule::V_36,
            Self::OneMore => Rule::V_32,
        }
    }
}

impl Because {
    const fn rule(self) -> Rule {
        match self {
            Self::NoTarget => Rule::V_30,
            Self::OwnerBusted => Rule::V_37,
            Self::Unlucky => Rule::V_21,
            Self::Flip7 => Rule::V_36,
            Self::NoCards => Rule::V_51,
        }
    }
}

impl Ending {
    const fn rule(self) -> Rule {
        match self {
            Self::Flip7 => Rule::V_13,
            Self::NobodyActive => Rule::V_14,
            Self::NoCards => Rule::V_51,
        }
    }
}
