//! The ways to play a card.

use game::{Card as _, Seat};

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

/// The first two ways to play a card, which is enough to know whether there
/// is a choice (V-30, V-40).
pub(crate) fn first_ways<const SEATS: usize>(
    game: &Vengeance<SEATS>,
    chooser: Seat,
    card: Card,
) -> (Option<Move>, Option<Move>) {
    // By `find`, in one go: so the search through all players' cards becomes plain loops.
    fn two(mut ways: impl Iterator<Item = Move>) -> (Option<Move>, Option<Move>) {
        let mut first = None;
        let second = ways.find(|&way| {
            let found = first.is_some();
            first.get_or_insert(way);
            found
        });
        (first, second)
    }
    match card.face() {
        // In the opening deal there is often nothing to touch at all.
        Face::Action(Action::Swap | Action::Steal | Action::Discard) if game.laid().is_empty() => {
            (None, None)
        }
        Face::Action(Action::Swap) => two(ways_to_swap(game, card)),
        Face::Action(Action::Steal | Action::Discard) => two(ways_to_touch(game, chooser, card)),
        Face::Action(Action::OneMore | Action::FlipFour) | Face::Modifier(_) | Face::Number(_) => {
            two(ways_to_aim(game, chooser, card))
        }
    }
}

/// Whether it takes no more than a look at the players and how many numbers they
/// have to know that there is a choice how to play a card.
pub(crate) fn is_choice<const SEATS: usize>(game: &Vengeance<SEATS>, chooser: Seat, card: Card) -> bool {
    match card.face() {
        Face::Action(Action::Swap | Action::Steal | Action::Discard) => open_ways(game, chooser, card) >= 2,
        Face::Action(Action::OneMore | Action::FlipFour) | Face::Modifier(_) | Face::Number(_) => {
            game.active().len() >= 2
        }
    }
}

/// How many ways there are to touch numbers with a Swap, Steal or Discard.
fn open_ways<const SEATS: usize>(game: &Vengeance<SEATS>, chooser: Seat, card: Card) -> usize {
    let (mut numbers, mut squares) = (0, 0);
    for row in game.rows() {
        let count = row.open_numbers();
        numbers += count;
        squares += count * count;
    }
    match card {
        // Each with each of all others: so every pair is counted twice.
        Card::Swap => (numbers * numbers - squares) / 2,
        Card::Steal => numbers - game.row(chooser).open_numbers(),
        _ => numbers,
    }
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
