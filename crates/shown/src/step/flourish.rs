//! What deserves a flourish: the moments that people at a table shout about.

use flip7::Happening as OfFlip7;
use rows::Kind;
use unoflip::Happening as OfUnoFlip;
use vengeance::Happening as OfVengeance;

use super::{Happened, Step};

/// What is shouted about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flourish {
    /// Seven different numbers.
    Flip7,
    /// A bust.
    Bust,
    /// A card was stolen.
    Steal,
    /// The whole table is turned over.
    Flip,
    /// Somebody forgot to call UNO, and was caught.
    Caught,
}

impl Flourish {
    /// Its name, for the style sheet.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flip7 => "flip7",
            Self::Bust => "bust",
            Self::Steal => "steal",
            Self::Flip => "flip",
            Self::Caught => "caught",
        }
    }
}

impl Step {
    /// What is shouted about it, and the seat that it is about; the whole table if none.
    pub fn flourish(&self) -> Option<(Flourish, Option<usize>)> {
        match &self.what {
            Happened::Flip7(event) => in_rows(event, of_flip7),
            Happened::Vengeance(event) => in_rows(event, of_vengeance),
            Happened::UnoFlip(happening) => of_unoflip(happening),
        }
    }
}

type Found = Option<(Flourish, Option<usize>)>;

fn in_rows<K: Kind>(event: &rows::Event<K>, own: impl Fn(&K::Happening) -> Found) -> Found {
    use rows::Event;
    match event {
        Event::FlippedSeven { seat } => Some((Flourish::Flip7, Some(seat.number()))),
        Event::Own(happening) => own(happening),
        Event::DeckMade { .. }
        | Event::RoundBegan { .. }
        | Event::Dealt { .. }
        | Event::Kept { .. }
        | Event::SetAside { .. }
        | Event::Reshuffled { .. }
        | Event::RoundEnded { .. }
        | Event::Scored { .. }
        | Event::Tied { .. } => None,
    }
}

const fn of_flip7(happening: &OfFlip7) -> Found {
    match happening {
        OfFlip7::Busted { seat, .. } => Some((Flourish::Bust, Some(seat.number()))),
        OfFlip7::Saved { .. }
        | OfFlip7::Played { .. }
        | OfFlip7::Frozen { .. }
        | OfFlip7::Stayed { .. }
        | OfFlip7::SecondChanceKept { .. }
        | OfFlip7::Discarded { .. }
        | OfFlip7::Won { .. }
        | OfFlip7::Challenge { .. } => None,
    }
}

const fn of_vengeance(happening: &OfVengeance) -> Found {
    match happening {
        OfVengeance::Busted { seat } => Some((Flourish::Bust, Some(seat.number()))),
        OfVengeance::Stolen { from, .. } => Some((Flourish::Steal, Some(from.number()))),
        OfVengeance::Played { .. }
        | OfVengeance::Wiped { .. }
        | OfVengeance::Removed { .. }
        | OfVengeance::Swapped { .. }
        | OfVengeance::Given { .. }
        | OfVengeance::Stayed { .. }
        | OfVengeance::Lost { .. }
        | OfVengeance::Bonus { .. }
        | OfVengeance::Won { .. } => None,
    }
}

const fn of_unoflip(happening: &OfUnoFlip) -> Found {
    match happening {
        OfUnoFlip::Flipped { .. } => Some((Flourish::Flip, None)),
        OfUnoFlip::Caught { seat, .. } => Some((Flourish::Caught, Some(seat.number()))),
        OfUnoFlip::DrewForDeal { .. }
        | OfUnoFlip::DealerDrawn { .. }
        | OfUnoFlip::RoundBegan { .. }
        | OfUnoFlip::HandDealt { .. }
        | OfUnoFlip::FirstCard { .. }
        | OfUnoFlip::PutUnder { .. }
        | OfUnoFlip::Played { .. }
        | OfUnoFlip::ColourNamed { .. }
        | OfUnoFlip::Drew { .. }
        | OfUnoFlip::NothingToDraw { .. }
        | OfUnoFlip::Passed { .. }
        | OfUnoFlip::Skipped { .. }
        | OfUnoFlip::AllSkipped { .. }
        | OfUnoFlip::Reversed { .. }
        | OfUnoFlip::Challenged { .. }
        | OfUnoFlip::Reshuffled { .. }
        | OfUnoFlip::RoundWon { .. }
        | OfUnoFlip::Scored { .. }
        | OfUnoFlip::Tied { .. }
        | OfUnoFlip::Won { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use hosting::GameName;
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_shouted_about_is_at_the_seat_that_it_is_about() {
        let found = |game, told| Step::read(game, &told).expect("something that happens").flourish();
        let seven = json!({"rule": "F7-17", "event": "flipped_seven", "seat": 2});
        assert_eq!(found(GameName::Flip7, seven), Some((Flourish::Flip7, Some(2))));
        let stolen = json!({"rule": "V-32", "event": "stolen", "by": 1, "from": 3, "card": "7"});
        assert_eq!(found(GameName::Vengeance, stolen), Some((Flourish::Steal, Some(3))));
        let caught = json!({"rule": "U-60", "event": "caught", "seat": 4, "by": 1});
        assert_eq!(found(GameName::UnoFlip, caught), Some((Flourish::Caught, Some(4))));
        let dealt = json!({"rule": "F7-11", "event": "dealt", "seat": 2, "card": "7", "by": "hit"});
        assert_eq!(found(GameName::Flip7, dealt), None);
    }
}
