//! The two games of rows. All cards lie open, so everybody sees and is told
//! everything.

use std::collections::BTreeMap;

use flip7::Flip7;
use game::random::Use;
use game::{Card, Game, LazyDealer, Pile, Seat, Seed, View as _};
use rows::Row as _;
use serde::Serialize;
use serde_json::{Map, Value, json};
use vengeance::Vengeance;

use super::{Audience, Wired};

/// The part of a position that the games of rows have: what a record's trace
/// shows, and what the rules know of it, so that nobody has to work that out
/// again.
#[derive(Debug, Serialize)]
pub struct RowsPosition {
    /// What a trace shows; every row with its points and the cards that bust it.
    #[serde(flatten)]
    shown: Map<String, Value>,
    /// How many of each card may come next. Whoever has watched the game knows.
    unseen: BTreeMap<String, usize>,
    /// What becomes of rows at once by those choices that make something of
    /// them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    outcomes: BTreeMap<String, Vec<Outcome>>,
}

/// What becomes of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Outcome {
    seat: Seat,
    outcome: Becomes,
}

/// What a row becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Becomes {
    Bust,
    Wipe,
    Flip7,
}

/// What the rules of a game of rows know of a position.
trait Facts: Game {
    /// What a row brings if the round ends now.
    fn points(&self, seat: Seat) -> i64;

    /// Whether this card would bust a row if it came there now.
    fn busts(&self, seat: Seat, card: Self::Card) -> bool;

    /// The cards that the next one comes from.
    fn next_from(&self) -> &Pile<Self::Card>;

    /// What is left in the deck.
    fn rest(&self) -> &Pile<Self::Card>;

    /// What becomes of a row by an event.
    fn comes_of(event: &Self::Event) -> Happens;
}

/// What an event says about what becomes of rows.
enum Happens {
    /// Something becomes of a row.
    Outcome(Outcome),
    /// A card was dealt: nobody could know what comes of that.
    Chance,
    /// Nothing.
    Nothing,
}

impl RowsPosition {
    fn of<G: Facts>(game: &G, audience: Audience) -> Self {
        let mut shown = match serde_json::to_value(game.shown()) {
            Ok(Value::Object(shown)) => shown,
            _ => Map::new(),
        };
        let rows = shown.get_mut("rows").and_then(Value::as_array_mut);
        for (seat, row) in Seat::all(game.players()).zip(rows.into_iter().flatten()) {
            let busts = G::Card::ALL.iter().filter(|card| game.busts(seat, **card));
            row["points"] = json!(game.points(seat));
            row["busts"] = busts.map(ToString::to_string).collect();
        }
        let next = game.next_from();
        let counted = G::Card::ALL.iter().map(|&card| (card.to_string(), next.count(card)));
        let unseen = counted.filter(|(_, count)| *count > 0).collect();
        let chooser = audience.seat().filter(|seat| game.to_act() == Some(*seat));
        Self { shown, unseen, outcomes: chooser.map_or_else(BTreeMap::new, |seat| outcomes(game, seat)) }
    }
}

/// What becomes of rows by each choice of a seat.
fn outcomes<G: Facts>(game: &G, seat: Seat) -> BTreeMap<String, Vec<Outcome>> {
    let outcomes = |choice: G::Choice| Some((choice.to_string(), outcomes_of(game, seat, choice)?));
    let view = game.view(seat);
    view.choices().filter_map(outcomes).filter(|(_, outcomes)| !outcomes.is_empty()).collect()
}

/// What becomes of rows by a choice before the next card comes: what the rules
/// tell when it is made in a copy of the game.
fn outcomes_of<G: Facts>(game: &G, seat: Seat, choice: G::Choice) -> Option<Vec<Outcome>> {
    let action = game.understand(seat, choice)?;
    let mut dealer = LazyDealer::taking_over(Seed::from(0).stream(Use::Bots), game.rest());
    let mut events = Vec::new();
    let Ok(()) = game.clone().apply(seat, action, &mut dealer, &mut events);
    let mut outcomes = Vec::new();
    for event in &events {
        match G::comes_of(event) {
            Happens::Outcome(outcome) => outcomes.push(outcome),
            Happens::Chance => break,
            Happens::Nothing => {}
        }
    }
    Some(outcomes)
}

/// What an event of all games of rows says about what becomes of rows.
fn shared<K: rows::Kind>(event: &rows::Event<K>, own: impl Fn(&K::Happening) -> Happens) -> Happens {
    use rows::Event;
    match event {
        Event::Dealt { .. } | Event::RoundBegan { .. } => Happens::Chance,
        Event::FlippedSeven { seat } => becomes(*seat, Becomes::Flip7),
        Event::DeckMade { .. }
        | Event::Kept { .. }
        | Event::SetAside { .. }
        | Event::Reshuffled { .. }
        | Event::RoundEnded { .. }
        | Event::Scored { .. }
        | Event::Tied { .. } => Happens::Nothing,
        Event::Own(happening) => own(happening),
    }
}

const fn becomes(seat: Seat, outcome: Becomes) -> Happens {
    Happens::Outcome(Outcome { seat, outcome })
}

impl<const SEATS: usize> Facts for Flip7<SEATS> {
    fn points(&self, seat: Seat) -> i64 {
        self.row(seat).points()
    }

    fn busts(&self, seat: Seat, card: flip7::Card) -> bool {
        let row = self.row(seat);
        row.is_active() && !row.second_chance() && self.numbers(seat).any(|held| held == card)
    }

    fn next_from(&self) -> &Pile<flip7::Card> {
        self.next_from()
    }

    fn rest(&self) -> &Pile<flip7::Card> {
        self.deck()
    }

    fn comes_of(event: &flip7::Event) -> Happens {
        use flip7::Happening;
        shared(event, |happening| match *happening {
            Happening::Busted { seat, .. } => becomes(seat, Becomes::Bust),
            Happening::Saved { .. }
            | Happening::Stayed { .. }
            | Happening::Played { .. }
            | Happening::Frozen { .. }
            | Happening::SecondChanceKept { .. }
            | Happening::Discarded { .. }
            | Happening::Won { .. }
            | Happening::Challenge { .. } => Happens::Nothing,
        })
    }
}

impl<const SEATS: usize> Facts for Vengeance<SEATS> {
    fn points(&self, seat: Seat) -> i64 {
        self.points(seat)
    }

    fn busts(&self, seat: Seat, card: vengeance::Card) -> bool {
        let row = self.row(seat);
        row.is_in_play() && matches!(card.face(), vengeance::Face::Number(_)) && row.would_bust(card)
    }

    fn next_from(&self) -> &Pile<vengeance::Card> {
        self.next_from()
    }

    fn rest(&self) -> &Pile<vengeance::Card> {
        self.deck()
    }

    fn comes_of(event: &vengeance::Event) -> Happens {
        use vengeance::Happening;
        shared(event, |happening| match *happening {
            Happening::Busted { seat } => becomes(seat, Becomes::Bust),
            Happening::Wiped { seat, cards } if cards > 0 => becomes(seat, Becomes::Wipe),
            Happening::Wiped { .. }
            | Happening::Stayed { .. }
            | Happening::Played { .. }
            | Happening::Stolen { .. }
            | Happening::Removed { .. }
            | Happening::Swapped { .. }
            | Happening::Given { .. }
            | Happening::Lost { .. }
            | Happening::Bonus { .. }
            | Happening::Won { .. } => Happens::Nothing,
        })
    }
}

impl<const SEATS: usize> Wired for Flip7<SEATS> {
    type Position = RowsPosition;

    fn position(&self, audience: Audience) -> RowsPosition {
        RowsPosition::of(self, audience)
    }
}

impl<const SEATS: usize> Wired for Vengeance<SEATS> {
    type Position = RowsPosition;

    fn position(&self, audience: Audience) -> RowsPosition {
        RowsPosition::of(self, audience)
    }
}
