//! What a step is to the line that it stands on.

use flip7::{Because as Discarded, Happening as OfFlip7, Way as WayOfFlip7};
use game::Seat;
use rows::{Event, Kind};
use unoflip::{Because, Happening as OfUnoFlip};
use vengeance::{Happening as OfVengeance, Way as WayOfVengeance};

use crate::step::{Happened, Step};

/// What a step is to the line that it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It begins a line.
    Opens,
    /// It is one of many alike, which share a line.
    Item(List),
    /// It adds something about a seat to what was said of it, by this message.
    Adds {
        /// Whom it is about.
        seat: Seat,
        /// What is added.
        message: &'static str,
    },
    /// Somebody draws a card of UNO FLIP!; several are counted.
    Draws {
        /// Who draws.
        seat: Seat,
        /// Why.
        because: Because,
    },
    /// Somebody who just drew does nothing more.
    Passes(Seat),
    /// It follows from what the line tells, and is told in a sentence.
    Follows,
    /// It follows from what the line tells, and everybody knows it.
    Silent,
}

/// Things that happen to all, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// The first cards of a round of a game of rows.
    Opening,
    /// The cards that find the first dealer.
    ForDeal,
    /// The hands of UNO FLIP!
    Hands,
    /// The points of a round.
    Scores,
}

impl Role {
    /// Whether nothing is said of it.
    pub fn is_silent(self) -> bool {
        self == Self::Silent
    }

    const fn adds(seat: Seat, message: &'static str) -> Self {
        Self::Adds { seat, message }
    }
}

/// What a step is to its line.
pub fn role(step: &Step) -> Role {
    match &step.what {
        Happened::Flip7(event) => in_rows(event, WayOfFlip7::Opening, of_flip7),
        Happened::Vengeance(event) => in_rows(event, WayOfVengeance::Opening, of_vengeance),
        Happened::UnoFlip(happening) => of_unoflip(happening),
    }
}

/// The seat that the sentence of a step ends with, so that more can be added about it.
pub fn subject(step: &Step) -> Option<Seat> {
    match &step.what {
        Happened::Flip7(Event::Dealt { seat, .. } | Event::Own(OfFlip7::Played { on: seat, .. }))
        | Happened::Vengeance(Event::Dealt { seat, .. })
        | Happened::UnoFlip(OfUnoFlip::Played { seat, .. } | OfUnoFlip::Drew { seat, .. }) => Some(*seat),
        Happened::Flip7(_) | Happened::Vengeance(_) | Happened::UnoFlip(_) => None,
    }
}

fn in_rows<K: Kind>(event: &Event<K>, opening: K::Way, own: impl Fn(&K::Happening) -> Role) -> Role {
    match event {
        Event::Dealt { by, .. } if *by == opening => Role::Item(List::Opening),
        Event::DeckMade { .. }
        | Event::RoundBegan { .. }
        | Event::Dealt { .. }
        | Event::Reshuffled { .. }
        | Event::RoundEnded { .. }
        | Event::Tied { .. } => Role::Opens,
        Event::Kept { seat, .. } => Role::adds(*seat, "log-points"),
        Event::FlippedSeven { seat } => Role::adds(*seat, "log-flip7"),
        Event::SetAside { seat, .. } => Role::adds(*seat, "log-aside"),
        Event::Scored { .. } => Role::Item(List::Scores),
        Event::Own(happening) => own(happening),
    }
}

const fn of_flip7(happening: &OfFlip7) -> Role {
    match happening {
        OfFlip7::Busted { seat, .. } => Role::adds(*seat, "log-busts"),
        OfFlip7::Saved { seat, .. } => Role::adds(*seat, "log-saved"),
        OfFlip7::Frozen { seat, .. } => Role::adds(*seat, "log-frozen"),
        OfFlip7::SecondChanceKept { seat } => Role::adds(*seat, "log-keeps"),
        // The third card of a Flip Three has come: everybody can count to three.
        OfFlip7::Discarded { because: Discarded::Done, .. } => Role::Silent,
        OfFlip7::Discarded {
            because:
                Discarded::NobodyCanTakeIt
                | Discarded::OwnerBusted
                | Discarded::Flip7
                | Discarded::NobodyActive
                | Discarded::NoCards,
            ..
        } => Role::Follows,
        OfFlip7::Stayed { .. } | OfFlip7::Played { .. } | OfFlip7::Won { .. } | OfFlip7::Challenge { .. } => {
            Role::Opens
        }
    }
}

const fn of_vengeance(happening: &OfVengeance) -> Role {
    match happening {
        OfVengeance::Wiped { seat, .. } => Role::adds(*seat, "log-wiped"),
        OfVengeance::Busted { seat } => Role::adds(*seat, "log-busts"),
        OfVengeance::Stayed { seat, forced: true, .. } => Role::adds(*seat, "log-stays"),
        OfVengeance::Lost { .. } => Role::Follows,
        OfVengeance::Stayed { forced: false, .. }
        | OfVengeance::Played { .. }
        | OfVengeance::Stolen { .. }
        | OfVengeance::Removed { .. }
        | OfVengeance::Swapped { .. }
        | OfVengeance::Given { .. }
        | OfVengeance::Bonus { .. }
        | OfVengeance::Won { .. } => Role::Opens,
    }
}

const fn of_unoflip(happening: &OfUnoFlip) -> Role {
    match happening {
        OfUnoFlip::DrewForDeal { .. } => Role::Item(List::ForDeal),
        OfUnoFlip::HandDealt { .. } => Role::Item(List::Hands),
        OfUnoFlip::Scored { .. } => Role::Item(List::Scores),
        OfUnoFlip::ColourNamed { seat, .. } => Role::adds(*seat, "log-names"),
        OfUnoFlip::Skipped { seat } => Role::adds(*seat, "log-skipped"),
        OfUnoFlip::Drew { seat, because, .. } => Role::Draws { seat: *seat, because: *because },
        OfUnoFlip::Passed { seat } => Role::Passes(*seat),
        OfUnoFlip::DealerDrawn { .. }
        | OfUnoFlip::NothingToDraw { .. }
        | OfUnoFlip::AllSkipped { .. }
        | OfUnoFlip::Reversed { .. }
        | OfUnoFlip::Flipped { .. } => Role::Follows,
        OfUnoFlip::RoundBegan { .. }
        | OfUnoFlip::FirstCard { .. }
        | OfUnoFlip::PutUnder { .. }
        | OfUnoFlip::Played { .. }
        | OfUnoFlip::Challenged { .. }
        | OfUnoFlip::Caught { .. }
        | OfUnoFlip::Reshuffled { .. }
        | OfUnoFlip::RoundWon { .. }
        | OfUnoFlip::Tied { .. }
        | OfUnoFlip::Won { .. } => Role::Opens,
    }
}
