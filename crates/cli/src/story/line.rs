//! Where in a story an event is told, and how it looks there.

use game::Seat;
use hosting::AnyCard;
use hosting::wire::Audience;

/// How an event is told. What is said is the sentence of the languages' files
/// for it, or nothing where figures say it all.
pub struct Line {
    /// Where it stands.
    pub place: Place,
    /// How it looks.
    pub tone: Tone,
    /// Who the sentence is for: it names only the cards that they may see.
    pub audience: Audience,
    /// Cards that are shown beside the sentence, with both their sides.
    pub cards: Vec<[AnyCard; 2]>,
}

/// Where an event stands.
pub enum Place {
    /// Nowhere.
    Silence,
    /// On a line of its own that stands out.
    Heading,
    /// At the beginning of a line about what a seat does.
    Turn,
    /// At the beginning of a line about what follows from a card.
    Consequence,
    /// At the beginning of a line about the table, with the rule behind it.
    Note,
    /// On the line that was begun, with the rule behind it.
    More,
    /// On the line that was begun: what the row is worth, as a figure.
    Worth(i64),
    /// In the table of scores.
    Score {
        /// Whose points they are.
        seat: Seat,
        /// Their points of the round.
        points: i64,
        /// All their points.
        total: i64,
    },
}

/// How an event looks.
#[derive(Clone, Copy)]
pub enum Tone {
    /// As usual.
    Plain,
    /// Good news.
    Good,
    /// Good news that everybody hopes for.
    Great,
    /// Bad news.
    Bad,
}

impl Line {
    /// An event that is told to everybody in a place.
    pub const fn at(place: Place) -> Self {
        Self { place, tone: Tone::Plain, audience: Audience::Watcher, cards: Vec::new() }
    }

    /// The same in another tone.
    pub fn toned(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }

    /// The same as a seat is told it.
    pub fn for_seat(self, seat: Seat) -> Self {
        Self { audience: Audience::Seat(seat), ..self }
    }

    /// The same with these cards shown beside it.
    pub fn showing(self, cards: Vec<[AnyCard; 2]>) -> Self {
        Self { cards, ..self }
    }
}
