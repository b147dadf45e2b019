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
    /// A number or modifier stays in front of its player.
    Kept {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// What their row is worth now.
        points: u32,
    },
    /// A player busted.
    Busted {
        /// Who.
        seat: Seat,
        /// The number they already held.
        card: Card,
    },
    /// A Second Chance saved its holder, and is gone.
    Saved {
        /// Who.
        seat: Seat,
        /// The number they already held.
        card: Card,
    },
    /// A player has seven different numbers.
    FlippedSeven {
        /// Who.
        seat: Seat,
    },
    /// A player chose Stay.
    Stayed {
        /// Who.
        seat: Seat,
        /// What their row is worth.
        points: u32,
    },
    /// An action card was played on somebody.
    Played {
        /// Which card.
        card: Card,
        /// By whom.
        by: Seat,
        /// On whom.
        on: Seat,
        /// Whether nobody else could be chosen because nobody else was active.
        alone: bool,
    },
    /// A player was frozen.
    Frozen {
        /// Who.
        seat: Seat,
        /// What their row is worth.
        points: u32,
    },
    /// A player keeps a Second Chance.
    SecondChanceKept {
        /// Who.
        seat: Seat,
    },
    /// An action card in a Flip Three was set aside.
    SetAside {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card went to the discard pile during the round.
    Discarded {
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
        points: u32,
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
    },
    /// The challenge of one or two players is decided.
    Challenge {
        /// The round in which the target was first reached.
        round: u32,
        /// Whether that was soon enough.
        met: bool,
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
    /// A Flip Three.
    FlipThree,
}

/// Why a card was discarded during the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

impl Ruled for Event {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Self::DeckMade { .. } => Rule::F7_1,
            Self::RoundBegan { round: 1, .. } => Rule::F7_10,
            Self::RoundBegan { .. } => Rule::F7_50,
            Self::Dealt { by: Way::Opening, .. } => Rule::F7_11,
            Self::Dealt { by: Way::Hit, .. } | Self::Stayed { .. } => Rule::F7_12,
            Self::Dealt { by: Way::FlipThree, .. } => Rule::F7_30,
            Self::Kept { card, .. } if matches!(card.face(), Face::Number(_)) => Rule::F7_14,
            Self::Kept { .. } => Rule::F7_15,
            Self::Busted { .. } => Rule::F7_14,
            Self::Saved { .. } | Self::SecondChanceKept { .. } => Rule::F7_23,
            Self::FlippedSeven { .. } => Rule::F7_17,
            Self::Played { alone: true, .. } => Rule::F7_22,
            Self::Played { card: Card::SecondChance, .. } => Rule::F7_24,
            Self::Played { card: Card::FlipThree, .. } => Rule::F7_30,
            Self::Played { .. } | Self::Frozen { .. } => Rule::F7_21,
            Self::SetAside { .. } => Rule::F7_33,
            Self::Discarded { because, .. } => because.rule(),
            Self::Reshuffled { .. } => Rule::F7_51,
            Self::RoundEnded { because } => because.rule(),
            Self::Scored { .. } => Rule::F7_40,
            Self::Tied { .. } | Self::Won { .. } => Rule::F7_42,
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
