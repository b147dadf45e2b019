//! Why something that was tapped is not taken.

use hosting::AnyCard;

/// Why something that was tapped is not taken. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is no card or move of the game.
    Unreadable {
        /// What was entered.
        text: String,
    },
    /// There is no such seat.
    NoSeat {
        /// The number that was entered.
        seat: usize,
    },
    /// Somebody has to choose before the next card comes.
    ChoiceFirst {
        /// The seat that has to choose.
        seat: usize,
    },
    /// A card has to be tapped before somebody chooses.
    CardFirst {
        /// The seat that gets it.
        seat: usize,
    },
    /// All of this kind lie elsewhere.
    NoneLeft {
        /// The kind of card.
        card: AnyCard,
        /// How many all decks have.
        exist: usize,
    },
    /// The deck is used up: the discard pile has to be shuffled first.
    DeckEmpty,
    /// Nothing lies on the discard pile.
    NothingToShuffle,
    /// A player who takes no more cards.
    NotActive {
        /// The seat.
        seat: usize,
    },
    /// A card that does not lie there.
    NotThere {
        /// The card.
        card: AnyCard,
        /// The seat.
        seat: usize,
    },
    /// A rule forbids it.
    Forbidden {
        /// The id of the rule.
        rule: &'static str,
        /// What is wrong, in English.
        reason: String,
    },
    /// The round is over: a new one has to begin first.
    RoundOver,
    /// Nobody has said yet whom the bonus of a brutal Flip 7 is for (V-62).
    BonusUnsaid,
    /// Nothing was dealt in this round yet.
    NothingDealt,
    /// The game is over.
    GameOver,
    /// More was tapped than any game needs.
    TooMuch,
}
