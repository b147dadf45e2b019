//! What happens at the table.

use game::{Ruled, Sampled, Seat};
use serde::{Deserialize, Serialize};

use crate::kind::Kind;

/// Something that happened. Small and without text: the front ends tell it in
/// their own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case", bound = "")]
pub enum Event<K: Kind> {
    /// All cards were shuffled for the game.
    DeckMade {
        /// How many cards that are.
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
        /// The player who gets the card.
        seat: Seat,
        /// The card, before it has had any effect.
        card: K::Card,
        /// What brought it: a turn, or an action that is being carried out.
        by: K::Way,
    },
    /// A card stays in front of its player.
    Kept {
        /// The player whose row it joins.
        seat: Seat,
        /// A number or a modifier.
        card: K::Card,
        /// What their row is worth now.
        points: i64,
    },
    /// A row has a Flip 7.
    FlippedSeven {
        /// The player whose row ends the round.
        seat: Seat,
    },
    /// A card that came while another was carried out was set aside.
    SetAside {
        /// The player who will play it later.
        seat: Seat,
        /// The action card that waits.
        card: K::Card,
    },
    /// The discard pile became the new deck.
    Reshuffled {
        /// How many cards it had.
        cards: usize,
    },
    /// The round is over.
    RoundEnded {
        /// What ended it.
        because: K::Ending,
    },
    /// A player's points of the round were added.
    Scored {
        /// The player who gets the points.
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
    /// Something that happens in this game alone.
    #[serde(untagged)]
    Own(K::Happening),
}

impl<K: Kind> Ruled for Event<K> {
    type Rule = K::Rule;

    fn rule(&self) -> K::Rule {
        K::rule_of(self)
    }
}

impl<K: Kind> Sampled for Event<K>
where
    K::Card: Sampled,
    K::Way: Sampled,
    K::Ending: Sampled,
    K::Happening: Sampled,
{
    fn samples() -> Vec<Self> {
        game::samples_of!(
            DeckMade { cards },
            RoundBegan { round, dealer },
            Dealt { seat, card, by },
            Kept { seat, card, points },
            FlippedSeven { seat },
            SetAside { seat, card },
            Reshuffled { cards },
            RoundEnded { because },
            Scored { seat, points, total },
            Tied { total },
            Own(happening),
        )
    }
}
