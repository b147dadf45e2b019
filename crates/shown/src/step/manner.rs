//! How a step looks and sounds: how long it is seen, what is heard, and
//! whether it is said in the middle of the table.

use flip7::Happening as OfFlip7;
use rows::Kind;
use unoflip::Happening as OfUnoFlip;
use vengeance::Happening as OfVengeance;

use super::{Happened, Step};

/// What is heard. Of several things at once only the last of these is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// Nothing.
    Silence,
    /// A card.
    Card,
    /// A Freeze.
    Freeze,
    /// The table is turned over.
    Flip,
    /// A bust.
    Bust,
    /// Seven different numbers.
    Flip7,
    /// The game is won.
    Win,
}

/// How long a step is looked at before the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// Not at all.
    None,
    /// Not at all, but what was before it is looked at for longer.
    NewRound,
    /// For a beat; less if there are many.
    Opening,
    /// For so many beats.
    Beats(u32),
}

/// How a step looks and sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Manner {
    sound: Sound,
    time: Time,
    said: bool,
}

impl Manner {
    /// Said in the middle of the table.
    const fn said(sound: Sound, time: Time) -> Self {
        Self { sound, time, said: true }
    }

    /// Neither said nor looked at: it only adds a figure to what was said before.
    const UNSAID: Self = Self { sound: Sound::Silence, time: Time::None, said: false };
}

impl Step {
    /// What is heard of it.
    pub fn sound(&self) -> Sound {
        manner(&self.what).sound
    }

    /// How long it is looked at.
    pub fn time(&self) -> Time {
        manner(&self.what).time
    }

    /// Whether it is said in the middle of the table: what only adds a figure
    /// to what was said before is not.
    pub fn is_said(&self) -> bool {
        manner(&self.what).said
    }
}

fn manner(what: &Happened) -> Manner {
    match what {
        Happened::Flip7(event) => in_rows(event, flip7::Way::Opening, of_flip7),
        Happened::Vengeance(event) => in_rows(event, vengeance::Way::Opening, of_vengeance),
        // The board of UNO FLIP! shows positions; its cards move by themselves.
        Happened::UnoFlip(happening) => {
            let begins = matches!(happening, OfUnoFlip::RoundBegan { .. });
            Manner::said(of_unoflip(happening), if begins { Time::NewRound } else { Time::None })
        }
    }
}

fn in_rows<K: Kind>(
    event: &rows::Event<K>,
    opening: K::Way,
    own: impl Fn(&K::Happening) -> Manner,
) -> Manner {
    use rows::Event;
    let (sound, time) = match event {
        Event::Dealt { by, .. } if *by == opening => (Sound::Card, Time::Opening),
        Event::Dealt { .. } => (Sound::Card, Time::Beats(1)),
        Event::RoundBegan { .. } => (Sound::Silence, Time::NewRound),
        Event::Kept { .. } | Event::Scored { .. } => return Manner::UNSAID,
        Event::DeckMade { .. } | Event::RoundEnded { .. } | Event::Tied { .. } => {
            (Sound::Silence, Time::None)
        }
        Event::FlippedSeven { .. } => (Sound::Flip7, Time::Beats(3)),
        Event::SetAside { .. } | Event::Reshuffled { .. } => (Sound::Silence, Time::Beats(1)),
        Event::Own(happening) => return own(happening),
    };
    Manner::said(sound, time)
}

const fn of_flip7(happening: &OfFlip7) -> Manner {
    let (sound, time) = match happening {
        OfFlip7::Busted { .. } => (Sound::Bust, Time::Beats(3)),
        OfFlip7::Saved { .. } => (Sound::Silence, Time::Beats(2)),
        OfFlip7::Played { .. } => (Sound::Card, Time::Beats(2)),
        OfFlip7::Frozen { .. } => (Sound::Freeze, Time::Beats(1)),
        OfFlip7::Stayed { .. } | OfFlip7::SecondChanceKept { .. } | OfFlip7::Discarded { .. } => {
            (Sound::Silence, Time::Beats(1))
        }
        OfFlip7::Won { .. } => (Sound::Win, Time::Beats(3)),
        OfFlip7::Challenge { .. } => (Sound::Silence, Time::None),
    };
    Manner::said(sound, time)
}

const fn of_vengeance(happening: &OfVengeance) -> Manner {
    let (sound, time) = match happening {
        OfVengeance::Busted { .. } => (Sound::Bust, Time::Beats(3)),
        OfVengeance::Played { .. } => (Sound::Card, Time::Beats(2)),
        OfVengeance::Wiped { .. }
        | OfVengeance::Stolen { .. }
        | OfVengeance::Removed { .. }
        | OfVengeance::Swapped { .. }
        | OfVengeance::Given { .. } => (Sound::Silence, Time::Beats(2)),
        OfVengeance::Stayed { .. } | OfVengeance::Lost { .. } | OfVengeance::Bonus { .. } => {
            (Sound::Silence, Time::Beats(1))
        }
        OfVengeance::Won { .. } => (Sound::Win, Time::Beats(3)),
    };
    Manner::said(sound, time)
}

const fn of_unoflip(happening: &OfUnoFlip) -> Sound {
    match happening {
        OfUnoFlip::Played { .. } | OfUnoFlip::Drew { .. } => Sound::Card,
        OfUnoFlip::Flipped { .. } => Sound::Flip,
        OfUnoFlip::Won { .. } => Sound::Win,
        OfUnoFlip::DrewForDeal { .. }
        | OfUnoFlip::DealerDrawn { .. }
        | OfUnoFlip::RoundBegan { .. }
        | OfUnoFlip::HandDealt { .. }
        | OfUnoFlip::FirstCard { .. }
        | OfUnoFlip::PutUnder { .. }
        | OfUnoFlip::ColourNamed { .. }
        | OfUnoFlip::NothingToDraw { .. }
        | OfUnoFlip::Passed { .. }
        | OfUnoFlip::Skipped { .. }
        | OfUnoFlip::AllSkipped { .. }
        | OfUnoFlip::Reversed { .. }
        | OfUnoFlip::Challenged { .. }
        | OfUnoFlip::Caught { .. }
        | OfUnoFlip::Reshuffled { .. }
        | OfUnoFlip::RoundWon { .. }
        | OfUnoFlip::Scored { .. }
        | OfUnoFlip::Tied { .. } => Sound::Silence,
    }
}
