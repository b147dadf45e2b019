//! The two games of rows. All cards lie open, so everybody sees and is told
//! everything.

use std::collections::BTreeMap;
use std::convert::Infallible;

use flip7::Flip7;
use game::{Card, Dealer, Game, Pile, Seat, Watcher};
use rows::{Kind, RowOutcome};
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
    outcomes: BTreeMap<String, Vec<Foreseen>>,
}

/// What becomes of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Foreseen {
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

/// What an event says about what becomes of rows.
enum Happens {
    /// Something becomes of a row.
    Foreseen(Foreseen),
    /// A card was dealt: nobody could know what comes of that.
    Chance,
    /// Nothing.
    Nothing,
}

impl RowsPosition {
    fn of<K: Kind, const SEATS: usize>(game: &rows::Position<K, SEATS>, audience: Audience) -> Self {
        let mut shown = match serde_json::to_value(game.shown()) {
            Ok(Value::Object(shown)) => shown,
            _ => Map::new(),
        };
        let rows = shown.get_mut("rows").and_then(Value::as_array_mut);
        for (seat, row) in Seat::all(game.players()).zip(rows.into_iter().flatten()) {
            let busts = K::Card::ALL.iter().filter(|card| K::busts(game.row(seat), **card));
            row["points"] = json!(game.points(seat));
            row["busts"] = busts.map(ToString::to_string).collect();
        }
        let next = game.next_from();
        let counted = K::Card::ALL.iter().map(|&card| (card.to_string(), next.count(card)));
        let unseen = counted.filter(|(_, count)| *count > 0).collect();
        let chooser = audience.seat().filter(|seat| game.to_act() == Some(*seat));
        Self { shown, unseen, outcomes: chooser.map_or_else(BTreeMap::new, |seat| outcomes(game, seat)) }
    }
}

/// With more choices than this, what becomes of rows is not worked out: a Swap among forty
/// players has thousands of ways. A position with 1,750 of them takes 2.5 ms, of which 1 ms
/// is spent without that (`cargo bench --package hosting`).
const MOST_FORESEEN: usize = 2000;

/// What becomes of rows by each choice of a seat.
fn outcomes<K: Kind, const SEATS: usize>(
    game: &rows::Position<K, SEATS>,
    seat: Seat,
) -> BTreeMap<String, Vec<Foreseen>> {
    let some = |action: K::Move| {
        let outcomes = outcomes_of(*game, seat, action);
        (!outcomes.is_empty()).then(|| (action.to_string(), outcomes))
    };
    if game.legal_count(seat) > MOST_FORESEEN {
        return BTreeMap::new();
    }
    game.legal(seat).filter_map(some).collect()
}

/// What becomes of rows by a choice before the next card comes: what the rules
/// tell when it is made in a copy of the game.
fn outcomes_of<K: Kind, const SEATS: usize>(
    mut copy: rows::Position<K, SEATS>,
    seat: Seat,
    action: K::Move,
) -> Vec<Foreseen> {
    let mut foresight = Foresight::default();
    let Ok(()) = copy.apply(seat, action, &mut AnyOrder, &mut foresight);
    foresight.outcomes
}

/// Deals whatever is left, in any order: what comes with a card is not foreseen.
struct AnyOrder;

impl<C: Card> Dealer<C> for AnyOrder {
    type Error = Infallible;

    fn shuffle(&mut self, _: &Pile<C>) -> Result<(), Infallible> {
        Ok(())
    }

    fn draw(&mut self, deck: &Pile<C>) -> Option<C> {
        deck.cards().next()
    }
}

/// Notes what becomes of rows until the next card comes.
#[derive(Default)]
struct Foresight {
    outcomes: Vec<Foreseen>,
    over: bool,
}

impl<K: Kind> Watcher<rows::Event<K>> for Foresight {
    fn see(&mut self, event: rows::Event<K>) {
        match comes_of(&event) {
            Happens::Foreseen(outcome) if !self.over => self.outcomes.push(outcome),
            Happens::Chance => self.over = true,
            Happens::Foreseen(_) | Happens::Nothing => {}
        }
    }
}

/// What an event says about what becomes of rows.
fn comes_of<K: Kind>(event: &rows::Event<K>) -> Happens {
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
        Event::Own(happening) => match K::outcome(happening) {
            Some((seat, RowOutcome::Busted)) => becomes(seat, Becomes::Bust),
            Some((seat, RowOutcome::Wiped)) => becomes(seat, Becomes::Wipe),
            Some((_, RowOutcome::Stayed)) | None => Happens::Nothing,
        },
    }
}

const fn becomes(seat: Seat, outcome: Becomes) -> Happens {
    Happens::Foreseen(Foreseen { seat, outcome })
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
