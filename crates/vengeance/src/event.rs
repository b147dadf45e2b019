//! What happens at the table.

use game::Seat;
use rows::End;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Face};
use crate::kind::Kind;
use crate::rules::Rule;

/// What happens at the table.
pub type Event = rows::Event<Kind>;

/// What can happen in this game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Happening {
    /// An Unlucky 7 swept away what lay in front of its player.
    Wiped {
        /// The seat that is left with the Unlucky 7.
        seat: Seat,
        /// How many cards were swept away.
        cards: usize,
    },
    /// A player busted.
    Busted {
        /// The seat whose row is lost.
        seat: Seat,
    },
    /// A player stays.
    Stayed {
        /// The seat that takes no more turns.
        seat: Seat,
        /// What their round is worth now.
        points: i64,
        /// Whether a Just One More made them.
        forced: bool,
    },
    /// A card with a player as its target was played: Just One More or Flip
    /// Four.
    Played {
        /// The action card.
        card: Card,
        /// The seat that had to choose.
        by: Seat,
        /// The seat that takes the cards.
        on: Seat,
    },
    /// A card was stolen.
    Stolen {
        /// The seat that has it now.
        by: Seat,
        /// The seat that lost it.
        from: Seat,
        /// The card that was stolen, not the Steal.
        card: Card,
    },
    /// Somebody's card was discarded by a Discard.
    Removed {
        /// The seat that chose it.
        by: Seat,
        /// The seat that lost it.
        from: Seat,
        /// The card that was removed, not the Discard.
        card: Card,
    },
    /// Two cards changed places.
    Swapped {
        /// The seat that chose them.
        by: Seat,
        /// One of the two seats.
        first: Seat,
        /// The card that went from `first` to `second`.
        first_card: Card,
        /// The other seat.
        second: Seat,
        /// The card that went from `second` to `first`.
        second_card: Card,
    },
    /// A modifier was given.
    Given {
        /// The seat that drew it.
        by: Seat,
        /// The seat that it lies in front of now.
        to: Seat,
        /// The modifier.
        card: Card,
        /// Whether the receiver had busted (brutal mode).
        busted: bool,
    },
    /// A card went to the discard pile without having been played.
    Lost {
        /// The card that lies on the discard pile now.
        card: Card,
        /// Why nothing came of it.
        because: Because,
    },
    /// The bonus of a brutal Flip 7 was taken.
    Bonus {
        /// The seat that made the Flip 7.
        by: Seat,
        /// Their own seat, or who loses it.
        on: Seat,
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

game::samples!(Happening {
    Wiped { seat, cards },
    Busted { seat },
    Stayed { seat, points, forced },
    Played { card, by, on },
    Stolen { by, from, card },
    Removed { by, from, card },
    Swapped { by, first, first_card, second, second_card },
    Given { by, to, card, busted },
    Lost { card, because },
    Bonus { by, on },
    Won { seat, total, reached },
});

/// Why a card was dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

game::samples!(Way { Opening, Hit, FlipFour, OneMore });

/// Why a card was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

game::samples!(Because { NoTarget, OwnerBusted, Unlucky, Flip7, NoCards });

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody made a Flip 7.
    Flip7,
    /// Nobody is active any more.
    NobodyActive,
    /// A card was needed, and there was none.
    NoCards,
}

game::samples!(Ending { Flip7, NobodyActive, NoCards });

/// The rule that an event follows from.
pub(crate) const fn rule_of(event: &Event) -> Rule {
    match event {
        Event::DeckMade { .. } => Rule::V_1,
        Event::RoundBegan { .. } => Rule::V_10,
        Event::Dealt { by, .. } => by.rule(),
        Event::Kept { card: Card::LuckyThirteen, .. } => Rule::V_22,
        Event::Kept { card: Card::Zero, .. } => Rule::V_20,
        Event::Kept { .. } => Rule::V_12,
        Event::FlippedSeven { .. } => Rule::V_13,
        Event::SetAside { .. } => Rule::V_36,
        Event::RoundEnded { because } => because.rule(),
        Event::Scored { points, .. } if *points < 0 => Rule::V_60,
        Event::Scored { .. } => Rule::V_50,
        Event::Reshuffled { .. } | Event::Tied { .. } => Rule::V_51,
        Event::Own(happening) => happening.rule(),
    }
}

impl Happening {
    const fn rule(&self) -> Rule {
        match self {
            Self::Wiped { .. } => Rule::V_21,
            Self::Busted { .. } => Rule::V_12,
            Self::Stayed { forced: false, .. } => Rule::V_10,
            Self::Stayed { forced: true, .. } => Rule::V_32,
            Self::Played { card, .. } => played(*card),
            Self::Stolen { .. } => Rule::V_34,
            Self::Removed { .. } => Rule::V_35,
            Self::Swapped { .. } => Rule::V_33,
            Self::Given { busted: true, .. } => Rule::V_61,
            Self::Given { busted: false, .. } => Rule::V_40,
            Self::Lost { because, .. } => because.rule(),
            Self::Bonus { .. } => Rule::V_62,
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

impl From<End> for Ending {
    fn from(end: End) -> Self {
        match end {
            End::Flip7 => Self::Flip7,
            End::NobodyActive => Self::NobodyActive,
            End::NoCards | End::ShuffledBefore => Self::NoCards,
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
