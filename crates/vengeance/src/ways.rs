//! The ways to play a card.

use game::{Card as _, Seat};
use rows::Held;

use crate::Vengeance;
use crate::card::{Action, Card, Face};
use crate::judge::judge_way;
use crate::moves::Move;

/// The cards of a seat that can be touched, each kind once; none if it has
/// busted (V-12).
pub fn open_cards<const SEATS: usize>(
    game: &Vengeance<SEATS>,
    seat: Seat,
) -> impl Iterator<Item = Card> + Clone {
    let cards = game.numbers(seat).chain(game.modifiers(seat));
    let mut seen = 0_u32;
    cards.filter(move |_| game.row(seat).is_in_play()).filter(move |card| {
        let before = seen;
        seen |= 1 << card.index();
        seen != before
    })
}

/// Whether this card lies open in front of a seat.
pub(crate) fn has_open<const SEATS: usize>(game: &Vengeance<SEATS>, seat: Seat, card: Card) -> bool {
    let row = game.row(seat);
    let modifier = || row.has_modifier() && game.modifiers(seat).any(|held| held == card);
    row.is_in_play() && (row.holds(card) || modifier())
}

/// Every way to play a card, each once: what a chooser may do with it.
pub(crate) fn ways<const SEATS: usize>(
    game: &Vengeance<SEATS>,
    chooser: Seat,
    card: Card,
) -> impl Iterator<Item = Move> {
    ways_to_aim(game, chooser, card).chain(ways_to_touch(game, chooser, card)).chain(ways_to_swap(game, card))
}

/// Whether there is a choice how to play a card (V-30, V-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// There is no way to play it.
    None,
    /// There is only one.
    Only(Move),
    /// There are several.
    Several,
}

impl Choice {
    fn among(mut ways: impl Iterator<Item = Move>) -> Self {
        match (ways.next(), ways.next()) {
            (None, _) => Self::None,
            (Some(only), None) => Self::Only(only),
            (Some(_), Some(_)) => Self::Several,
        }
    }

    /// How a card can be played, without a list of all ways.
    pub(crate) fn of<const SEATS: usize>(game: &Vengeance<SEATS>, chooser: Seat, card: Card) -> Self {
        let open = game.laid().iter().copied().filter(|held| game.row(held.seat).is_in_play());
        let choice = match card {
            Card::Steal => {
                touch(open.filter(|held| held.seat != chooser), |held| Move::Steal(held.seat, held.card))
            }
            Card::Discard => touch(open, |held| Move::Discard(held.seat, held.card)),
            Card::Swap => swap(open),
            _ if game.active().len() >= 2 => Self::Several,
            _ => Self::among_few(game, chooser, card),
        };
        debug_assert!(
            game.rows().len() > 18 || choice == Self::among(ways(game, chooser, card)),
            "{choice:?} to play {card}: {game:?}"
        );
        choice
    }

    /// How a card can be played on somebody when hardly anybody is active.
    #[cold]
    fn among_few<const SEATS: usize>(game: &Vengeance<SEATS>, chooser: Seat, card: Card) -> Self {
        Self::among(ways_to_aim(game, chooser, card))
    }
}

/// The choice among open cards to be touched, of which two of a kind with one player are
/// the same.
fn touch(mut open: impl Iterator<Item = Held<Card>>, way: impl Fn(Held<Card>) -> Move) -> Choice {
    let Some(first) = open.next() else { return Choice::None };
    if open.any(|held| held != first) { Choice::Several } else { Choice::Only(way(first)) }
}

/// The choice among swaps of open cards: with two players who have three cards between them there
/// are two at least.
fn swap(open: impl Iterator<Item = Held<Card>> + Clone) -> Choice {
    let Some(first) = open.clone().next() else { return Choice::None };
    let Some(second) = open.clone().find(|held| held.seat != first.seat) else { return Choice::None };
    if open.into_iter().any(|held| held != first && held != second) {
        return Choice::Several;
    }
    let (low, high) = if first.seat < second.seat { (first, second) } else { (second, first) };
    Choice::Only(Move::Swap(low.seat, low.card, high.seat, high.card))
}

/// The ways to play a card on a player, or to give it to one.
fn ways_to_aim<const SEATS: usize>(
    game: &Vengeance<SEATS>,
    chooser: Seat,
    card: Card,
) -> impl Iterator<Item = Move> {
    let way = move |seat| match card.face() {
        Face::Action(Action::OneMore) => Some(Move::OneMore(seat)),
        Face::Action(Action::FlipFour) => Some(Move::FlipFour(seat)),
        Face::Modifier(_) => Some(Move::Give(seat)),
        Face::Action(Action::Swap | Action::Steal | Action::Discard) | Face::Number(_) => None,
    };
    let ways = game.seats().map_while(way);
    ways.filter(move |&action| judge_way(game, chooser, card, action).is_ok())
}

/// The ways to steal or discard a card: what lies open may be touched, so
/// the judge need not look for it again (V-34, V-35).
fn ways_to_touch<const SEATS: usize>(
    game: &Vengeance<SEATS>,
    chooser: Seat,
    card: Card,
) -> impl Iterator<Item = Move> {
    let (steals, discards) = (card == Card::Steal, card == Card::Discard);
    let seats = Seat::all(if steals || discards { game.rows().len() } else { 0 });
    seats.filter(move |&seat| discards || seat != chooser).flat_map(move |seat| {
        let way = move |card| if steals { Move::Steal(seat, card) } else { Move::Discard(seat, card) };
        open_cards(game, seat).map(way)
    })
}

/// V-33. Looks for the open cards once: among many players there are thousands of ways.
fn ways_to_swap<const SEATS: usize>(game: &Vengeance<SEATS>, card: Card) -> impl Iterator<Item = Move> {
    let seats = if card == Card::Swap { game.rows().len() } else { 0 };
    let open: Vec<Vec<Card>> = Seat::all(seats).map(|seat| open_cards(game, seat).collect()).collect();
    Seat::all(seats).flat_map(move |first| swaps_with(first, &open))
}

/// Every swap of this seat with a higher one.
fn swaps_with(first: Seat, open: &[Vec<Card>]) -> Vec<Move> {
    let mut swaps = Vec::new();
    for second in Seat::all(open.len()).skip(first.number()) {
        for &mine in &open[first.index()] {
            let theirs = open[second.index()].iter();
            swaps.extend(theirs.map(|&theirs| Move::Swap(first, mine, second, theirs)));
        }
    }
    swaps
}
