//! What happens in a game, one step at a time, in the types of the game: a new
//! event or card does not compile until it is decided how it is shown.

mod flourish;
mod manner;

use hosting::{GameName, Reveals};
use serde::Deserialize;
use serde_json::Value;

pub use flourish::Flourish;
pub use manner::{Sound, Time};

/// Something that happened in the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What happened, as a value of its game.
    pub what: Happened,
    /// The same as it was told, to be put into words.
    pub told: Value,
}

/// What can happen, in whichever game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// In Flip 7.
    Flip7(flip7::Event),
    /// In With a Vengeance.
    Vengeance(vengeance::Event),
    /// In UNO FLIP!
    UnoFlip(unoflip::Happening),
}

impl Step {
    /// Reads what was told of a game. Nothing comes of what this page does not
    /// know.
    pub fn read(game: GameName, told: &Value) -> Option<Self> {
        let what = match game {
            GameName::Flip7 => Happened::Flip7(flip7::Event::deserialize(told).ok()?),
            GameName::Vengeance => Happened::Vengeance(vengeance::Event::deserialize(told).ok()?),
            GameName::UnoFlip => Happened::UnoFlip(unoflip::Happening::deserialize(told).ok()?),
        };
        Some(Self { what, told: told.clone() })
    }

    /// The game that it happened in.
    pub const fn game(&self) -> GameName {
        match &self.what {
            Happened::Flip7(_) => GameName::Flip7,
            Happened::Vengeance(_) => GameName::Vengeance,
            Happened::UnoFlip(_) => GameName::UnoFlip,
        }
    }

    /// The id of the rule that it follows from.
    pub fn rule(&self) -> Option<&str> {
        self.told["rule"].as_str()
    }

    /// What is seen in it that was hidden.
    pub const fn reveals(&self) -> Reveals {
        match &self.what {
            Happened::Flip7(event) => Reveals::in_rows(event),
            Happened::Vengeance(event) => Reveals::in_rows(event),
            Happened::UnoFlip(happening) => Reveals::in_unoflip(happening),
        }
    }

    /// Whether the points of a round are added.
    pub const fn scores(&self) -> bool {
        matches!(
            &self.what,
            Happened::Flip7(rows::Event::Scored { .. })
                | Happened::Vengeance(rows::Event::Scored { .. })
                | Happened::UnoFlip(unoflip::Happening::Scored { .. })
        )
    }

    /// The seat that played a card of UNO FLIP!, if that happened.
    pub const fn player_of_a_card(&self) -> Option<usize> {
        match &self.what {
            Happened::UnoFlip(happening) => player(happening),
            Happened::Flip7(_) | Happened::Vengeance(_) => None,
        }
    }

    /// The name of what happened, for the style sheet.
    pub fn name(&self) -> &str {
        self.told["event"].as_str().unwrap_or_default()
    }
}

/// The seat whose card moves from hand to pile.
const fn player(happening: &unoflip::Happening) -> Option<usize> {
    use unoflip::Happening as OfUnoFlip;
    match happening {
        OfUnoFlip::Played { seat, .. } => Some(seat.number()),
        OfUnoFlip::DrewForDeal { .. }
        | OfUnoFlip::DealerDrawn { .. }
        | OfUnoFlip::RoundBegan { .. }
        | OfUnoFlip::HandDealt { .. }
        | OfUnoFlip::FirstCard { .. }
        | OfUnoFlip::PutUnder { .. }
        | OfUnoFlip::ColourNamed { .. }
        | OfUnoFlip::Drew { .. }
        | OfUnoFlip::NothingToDraw { .. }
        | OfUnoFlip::Passed { .. }
        | OfUnoFlip::Skipped { .. }
        | OfUnoFlip::AllSkipped { .. }
        | OfUnoFlip::Reversed { .. }
        | OfUnoFlip::Flipped { .. }
        | OfUnoFlip::Challenged { .. }
        | OfUnoFlip::Caught { .. }
        | OfUnoFlip::Reshuffled { .. }
        | OfUnoFlip::RoundWon { .. }
        | OfUnoFlip::Scored { .. }
        | OfUnoFlip::Tied { .. }
        | OfUnoFlip::Won { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use game::{Seat, Seed};
    use hosting::Audience;
    use serde_json::Map;

    use super::*;

    /// All that is told of a game of bots, to all who are there.
    fn told(game: GameName, seed: u128) -> Vec<Value> {
        let (mut hosted, mut news) = hosting::begin(game, &Map::new(), 3, Seed::from(seed)).unwrap();
        let mut all = Vec::new();
        hosted.seat_bots(&[Some("easy"); 3]);
        for ply in 0..400_u128 {
            for audience in Seat::all(3).map(Audience::Seat).chain([Audience::Watcher]) {
                let steps: Vec<Value> = serde_json::from_str(news.steps(audience).get()).unwrap();
                all.extend(steps);
            }
            let Some((seat, action)) = hosted.bot_move(Seed::from(seed << 32 | ply)) else { break };
            news = hosted.play(seat, &action).unwrap();
        }
        all
    }

    #[test]
    fn whatever_the_server_tells_is_read() {
        for game in GameName::ALL {
            for step in (0..5).flat_map(|seed| told(game, seed)) {
                assert!(Step::read(game, &step).is_some(), "{game}: {step}");
            }
        }
    }

    #[test]
    fn what_is_not_known_is_not_read() {
        let unknown = serde_json::json!({"rule": "F7-99", "event": "exploded", "seat": 1});
        assert!(GameName::ALL.into_iter().all(|game| Step::read(game, &unknown).is_none()));
    }
}
