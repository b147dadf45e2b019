//! What happens at the table.

use game::Seat;
use rows::End;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::kind::Kind;
use crate::rules::Rule;

/// What happens at the table.
pub type Event = rows::Event<Kind>;

/// What can happen in this game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Happening {
    /// A player busted.
    Busted {
        /// The seat whose row is lost.
        seat: Seat,
        /// The number they already held.
        card: Card,
    },
    /// A Second Chance saved its holder, and is gone.
    Saved {
        /// The seat that goes on without its Second Chance.
        seat: Seat,
        /// The number they already held.
        card: Card,
    },
    /// A player chose Stay.
    Stayed {
        /// The seat that takes no more cards.
        seat: Seat,
        /// What their row is worth.
        points: i64,
    },
    /// An action card was played on somebody.
    Played {
        /// The action card.
        card: Card,
        /// The seat that had to choose.
        by: Seat,
        /// The seat that it acts on.
        on: Seat,
        /// Whether nobody else could be chosen because nobody else was active.
        alone: bool,
    },
    /// A player was frozen.
    Frozen {
        /// The seat that takes no more cards.
        seat: Seat,
        /// What their row is worth.
        points: i64,
    },
    /// A player keeps a Second Chance.
    SecondChanceKept {
        /// The seat that it lies in front of now.
        seat: Seat,
    },
    /// A card went to the discard pile during the round.
    Discarded {
        /// The card that lies on the discard pile now.
        card: Card,
        /// What became of it, or why nobody could take it.
        because: Because,
    },
    /// The game is over.
    Won {
        /// Who won.
        seat: Seat,
        /// With how many points.
        total: i64,
    },
    /// The challenge of one or two players is decided.
    Challenge {
        /// The round in which the target was first reached.
        round: u32,
        /// Whether that was soon enough.
        met: bool,
    },
}

game::samples!(Happening {
    Busted { seat, card },
    Saved { seat, card },
    Stayed { seat, points },
    Played { card, by, on, alone },
    Frozen { seat, points },
    SecondChanceKept { seat },
    Discarded { card, because },
    Won { seat, total },
    Challenge { round, met },
});

/// Why a card was dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The opening deal.
    Opening,
    /// The player chose Hit.
    Hit,
    /// A Flip Three.
    FlipThree,
}

game::samples!(Way { Opening, Hit, FlipThree });

/// Why a card was discarded during the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Because {
    /// A Flip Three has been carried out.
    Done,
    /// A Second Chance that nobody can take.
    NobodyCanTakeIt,
    /// The player who set it aside busted.
    OwnerBusted,
    /// Somebody made a Flip 7.
    Flip7,
    /// Nobody is active any more.
    NobodyActive,
    /// There are no more cards.
    NoCards,
}

game::samples!(Because { Done, NobodyCanTakeIt, OwnerBusted, Flip7, NobodyActive, NoCards });

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody made a Flip 7.
    Flip7,
    /// Nobody is active any more.
    NobodyActive,
    /// A card was needed, and neither pile had one.
    NoCards,
    /// A card was needed, and the discard pile had been shuffled in this turn
    /// already.
    ShuffledBefore,
}

game::samples!(Ending { Flip7, NobodyActive, NoCards, ShuffledBefore });

/// The rule that an event follows from.
pub(crate) const fn rule_of(event: &Event) -> Rule {
    match event {
        Event::DeckMade { .. } => Rule::F7_1,
        Event::RoundBegan { round: 1, .. } => Rule::F7_10,
        Event::RoundBegan { .. } => Rule::F7_50,
        Event::Dealt { by: Way::Opening, .. } => Rule::F7_11,
        Event::Dealt { by: Way::Hit, .. } => Rule::F7_12,
        Event::Dealt { by: Way::FlipThree, .. } => Rule::F7_30,
        Event::Kept { card, .. } if card.is_number() => Rule::F7_14,
        Event::Kept { .. } => Rule::F7_15,
        Event::FlippedSeven { .. } => Rule::F7_17,
        Event::SetAside { .. } => Rule::F7_33,
        Event::Reshuffled { .. } => Rule::F7_51,
        Event::RoundEnded { because } => because.rule(),
        Event::Scored { .. } => Rule::F7_40,
        Event::Tied { .. } => Rule::F7_42,
        Event::Own(happening) => happening.rule(),
    }
}

impl Happening {
    const fn rule(&self) -> Rule {
        match self {
            Self::Busted { .. } => Rule::F7_14,
            Self::Saved { .. } | Self::SecondChanceKept { .. } => Rule::F7_23,
            Self::Stayed { .. } => Rule::F7_12,
            Self::Played { alone: true, .. } => Rule::F7_22,
            Self::Played { card: Card::SecondChance, .. } => Rule::F7_24,
            Self::Played { card: Card::FlipThree, .. } => Rule::F7_30,
            Self::Played { .. } | Self::Frozen { .. } => Rule::F7_21,
            Self::Discarded { because, .. } => because.rule(),
            Self::Won { .. } => Rule::F7_42,
            Self::Challenge { .. } => Rule::F7_60,
        }
    }
}

impl Because {
    const fn rule(self) -> Rule {
        match self {
            Self::Done => Rule::F7_37,
            Self::NobodyCanTakeIt => Rule::F7_24,
            Self::OwnerBusted => Rule::F7_34,
            Self::Flip7 => Rule::F7_35,
            Self::NobodyActive => Rule::F7_36,
            Self::NoCards => Rule::F7_52,
        }
    }
}

impl From<End> for Ending {
    fn from(end: End) -> Self {
        match end {
            End::Flip7 => Self::Flip7,
            End::NobodyActive => Self::NobodyActive,
            End::NoCards => Self::NoCards,
            End::ShuffledBefore => Self::ShuffledBefore,
        }
    }
}

impl Ending {
    const fn rule(self) -> Rule {
        match self {
            Self::Flip7 => Rule::F7_17,
            Self::NobodyActive => Rule::F7_18,
            Self::NoCards => Rule::F7_52,
            Self::ShuffledBefore => Rule::F7_53,
        }
    }
}
