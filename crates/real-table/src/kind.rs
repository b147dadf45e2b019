//! What a game of rows is to people who have its cards in front of them.

use std::collections::BTreeMap;

use game::{Audience, Pile, Seat, WithRule};
use hosting::wire;
use hosting::{AnyCard, GameName, MOST_SEATS};
use rows::{Event, Followed, Scene, Scoring as _, Worth};
use serde_json::value::RawValue;
use shown::Step;
use shown::picture::Playback;

/// How a game stands, with room for as many as can play at a table of the server.
pub type Standing<K> = rows::Position<K, MOST_SEATS>;

/// A game of rows that can be played with real cards.
pub trait Tabled: Followed<Card: Into<AnyCard> + TryFrom<AnyCard>> {
    /// Its name.
    const GAME: GameName;

    /// How a game stands, as it is told to a seat.
    fn position(game: &Standing<Self>, seat: Seat) -> Box<RawValue>;

    /// What lies where, to be drawn.
    fn playback(scene: Scene<Self>) -> Playback;

    /// What brings a card that comes in this way.
    fn brought(by: Self::Way) -> Brought<Self::Card>;

    /// The card that was played on somebody, if that is what happened.
    fn played(happening: &Self::Happening) -> Option<Self::Card>;

    /// Who took the bonus of a brutal Flip 7 and on whom, if that is what happened (V-62).
    fn bonus(happening: &Self::Happening) -> Option<(Seat, Seat)>;

    /// Whether a number that lies in a row already is caught by a Second Chance: both are discarded (F7-23).
    fn is_caught(row: &Self::Row, card: Self::Card) -> bool;

    /// Whether it is a card that catches a bust.
    fn is_saving(card: Self::Card) -> bool;

    /// Whether a card sweeps away all that lies in the row that it comes to (V-21).
    fn sweeps(card: Self::Card) -> bool;

    /// How many cards whoever this is played on takes.
    fn takes(card: Self::Card) -> Option<usize>;
}

/// What brings a card to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brought<C> {
    /// The opening deal.
    Opening,
    /// They chose it.
    Hit,
    /// A Just One More.
    OneMore,
    /// A card that makes them take several, and how many.
    Flip(C, usize),
}

impl Tabled for flip7::Kind {
    const GAME: GameName = GameName::Flip7;

    fn position(game: &Standing<Self>, seat: Seat) -> Box<RawValue> {
        wire::position(game, Audience::Seat(seat))
    }

    fn playback(scene: Scene<Self>) -> Playback {
        Playback::Flip7(scene)
    }

    fn brought(by: flip7::Way) -> Brought<flip7::Card> {
        match by {
            flip7::Way::Opening => Brought::Opening,
            flip7::Way::Hit => Brought::Hit,
            flip7::Way::FlipThree => Brought::Flip(flip7::Card::FlipThree, 3),
        }
    }

    fn played(happening: &flip7::Happening) -> Option<flip7::Card> {
        use flip7::Happening;
        match happening {
            Happening::Played { card, .. } => Some(*card),
            Happening::Busted { .. }
            | Happening::Saved { .. }
            | Happening::Stayed { .. }
            | Happening::Frozen { .. }
            | Happening::SecondChanceKept { .. }
            | Happening::Discarded { .. }
            | Happening::Won { .. }
            | Happening::Challenge { .. } => None,
        }
    }

    fn bonus(_: &flip7::Happening) -> Option<(Seat, Seat)> {
        None
    }

    fn is_caught(row: &flip7::Row, card: flip7::Card) -> bool {
        match card.face() {
            flip7::Face::Number(number) => row.second_chance() && row.holds(number),
            flip7::Face::Plus(_)
            | flip7::Face::Double
            | flip7::Face::Freeze
            | flip7::Face::FlipThree
            | flip7::Face::SecondChance => false,
        }
    }

    fn is_saving(card: flip7::Card) -> bool {
        card == flip7::Card::SecondChance
    }

    fn sweeps(_: flip7::Card) -> bool {
        false
    }

    fn takes(card: flip7::Card) -> Option<usize> {
        (card == flip7::Card::FlipThree).then_some(3)
    }
}

impl Tabled for vengeance::Kind {
    const GAME: GameName = GameName::Vengeance;

    fn position(game: &Standing<Self>, seat: Seat) -> Box<RawValue> {
        wire::position(game, Audience::Seat(seat))
    }

    fn playback(scene: Scene<Self>) -> Playback {
        Playback::Vengeance(scene)
    }

    fn brought(by: vengeance::Way) -> Brought<vengeance::Card> {
        match by {
            vengeance::Way::Opening => Brought::Opening,
            vengeance::Way::Hit => Brought::Hit,
            vengeance::Way::FlipFour => Brought::Flip(vengeance::Card::FlipFour, 4),
            vengeance::Way::OneMore => Brought::OneMore,
        }
    }

    fn played(happening: &vengeance::Happening) -> Option<vengeance::Card> {
        use vengeance::Happening;
        match happening {
            Happening::Played { card, .. } => Some(*card),
            Happening::Wiped { .. }
            | Happening::Busted { .. }
            | Happening::Stayed { .. }
            | Happening::Stolen { .. }
            | Happening::Removed { .. }
            | Happening::Swapped { .. }
            | Happening::Given { .. }
            | Happening::Lost { .. }
            | Happening::Bonus { .. }
            | Happening::Won { .. } => None,
        }
    }

    fn bonus(happening: &vengeance::Happening) -> Option<(Seat, Seat)> {
        use vengeance::Happening;
        match happening {
            Happening::Bonus { by, on } => Some((*by, *on)),
            Happening::Wiped { .. }
            | Happening::Busted { .. }
            | Happening::Stayed { .. }
            | Happening::Played { .. }
            | Happening::Stolen { .. }
            | Happening::Removed { .. }
            | Happening::Swapped { .. }
            | Happening::Given { .. }
            | Happening::Lost { .. }
            | Happening::Won { .. } => None,
        }
    }

    fn is_caught(_: &vengeance::Row, _: vengeance::Card) -> bool {
        false
    }

    fn is_saving(_: vengeance::Card) -> bool {
        false
    }

    fn sweeps(card: vengeance::Card) -> bool {
        card == vengeance::Card::UnluckySeven
    }

    fn takes(card: vengeance::Card) -> Option<usize> {
        use vengeance::{Action, Face};
        match card.face() {
            Face::Action(Action::FlipFour) => Some(4),
            Face::Action(Action::OneMore) => Some(1),
            Face::Action(Action::Swap | Action::Steal | Action::Discard)
            | Face::Number(_)
            | Face::Modifier(_) => None,
        }
    }
}

/// Whether a card comes to lie in front of a player; if not, it is played and lies on the discard pile then.
pub fn lies_in_front(card: AnyCard) -> bool {
    match card {
        AnyCard::Flip7(card) => flip7::Kind::worth(card) != Worth::NoPlace,
        AnyCard::Vengeance(card) => vengeance::Kind::worth(card) != Worth::NoPlace,
        AnyCard::UnoFlip(_) => false,
    }
}

/// What happened, as front ends know it.
pub(crate) fn steps<K: Tabled>(events: &[Event<K>]) -> Vec<Step> {
    let told = |event: &Event<K>| serde_json::to_value(WithRule(*event)).ok();
    events.iter().filter_map(|event| Step::read(K::GAME, &told(event)?)).collect()
}

/// How many of each kind a pile has.
pub(crate) fn counted<C: game::Card + Into<AnyCard>>(pile: &Pile<C>) -> BTreeMap<AnyCard, u32> {
    let count = |card: C| u32::try_from(pile.count(card)).unwrap_or(u32::MAX);
    C::ALL.iter().map(|&card| (card.into(), count(card))).filter(|(_, count)| *count > 0).collect()
}
