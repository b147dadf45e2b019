//! What one seat sees.

use std::convert::Infallible;

use game::{Dealer, Held, Nobody, Pile, Seat, Seed};

use crate::card::Card;
use crate::moves::Move;
use crate::options::Options;
use crate::play::Play;
use crate::row::Row;
use crate::state::{Decision, Vengeance};

/// What a seat sees of a game. All cards lie open, and what is left in the deck
/// can be counted; its order is not in the game at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View<'a, const SEATS: usize> {
    game: &'a Vengeance<SEATS>,
    seat: Seat,
}

impl<'a, const SEATS: usize> View<'a, SEATS> {
    pub(crate) const fn new(game: &'a Vengeance<SEATS>, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// What the table waits for.
    pub const fn decision(&self) -> Decision {
        self.game.decision()
    }

    /// The options of the game.
    pub const fn options(&self) -> &'a Options {
        self.game.options()
    }

    /// The rows of all seats.
    pub fn rows(&self) -> &'a [Row] {
        self.game.rows()
    }

    /// The row of a seat.
    pub fn row(&self, seat: Seat) -> &'a Row {
        self.game.row(seat)
    }

    /// The modifiers of a seat in the order they came.
    pub fn modifiers(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        self.game.modifiers(seat)
    }

    /// The cards of a seat that can be touched, each kind once.
    #[inline]
    pub fn open_cards(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        self.game.open_cards(seat)
    }

    /// Lays the cards of a seat that can be touched out, each kind once, and says
    /// how many they are. There must be room for [`MOST_OPEN`](crate::MOST_OPEN).
    #[inline]
    pub fn lay_open(&self, seat: Seat, room: &mut [Card]) -> usize {
        self.game.lay_open(seat, room)
    }

    /// Whether a seat has no card at all in front of it.
    pub fn is_bare(&self, seat: Seat) -> bool {
        self.game.is_bare(seat)
    }

    /// What a seat's round is worth if it ends now.
    pub fn points(&self, seat: Seat) -> i64 {
        self.game.points(seat)
    }

    /// The points of all seats from the rounds that are over.
    pub fn totals(&self) -> &'a [i64] {
        self.game.totals()
    }

    /// The cards set aside, in the order they will come up.
    pub fn aside(&self) -> &'a [Held<Card>] {
        self.game.aside()
    }

    /// How the game would stand right after this legal move of the seat, before
    /// any further card is dealt. Hit and Stay change nothing by themselves.
    #[must_use]
    pub fn after(&self, action: Move) -> Vengeance<SEATS> {
        let mut game = *self.game;
        if let Decision::Play { chooser, card } = game.decision {
            Play { game: &mut game, dealer: &mut NoDealer, watcher: &mut Nobody }
                .carry_out(chooser, card, action);
        }
        game
    }

    /// How many of the cards that may come next would bust a seat that has not
    /// busted.
    #[inline]
    pub fn bust_cards(&self, seat: Seat) -> usize {
        self.next_from().count_of(self.row(seat).tally.busting())
    }

    /// The cards the next one comes from: the deck, or what would be shuffled
    /// into a new one.
    pub const fn next_from(&self) -> &'a Pile<Card> {
        let deck = self.game.deck();
        if deck.is_empty() { self.game.discard() } else { deck }
    }
}

/// For looking ahead no further than the next card.
struct NoDealer;

impl Dealer<Card> for NoDealer {
    type Error = Infallible;

    fn shuffle(&mut self, _: &Pile<Card>) -> Result<(), Infallible> {
        Ok(())
    }

    fn draw(&mut self, deck: &Pile<Card>) -> Card {
        deck.cards().next().unwrap_or_default()
    }
}

impl<const SEATS: usize> game::View for View<'_, SEATS> {
    type Game = Vengeance<SEATS>;
    type Choice = Move;

    fn seat(&self) -> Seat {
        self.seat
    }

    fn choices(&self) -> impl Iterator<Item = Move> {
        self.game.legal_moves(self.seat)
    }

    /// Nothing of a position is hidden: the order of the deck is not in it.
    fn imagine(&self, _: Seed) -> Vengeance<SEATS> {
        *self.game
    }
}

#[cfg(test)]
mod tests {
    use game::random::{self, Use};
    use game::{Card as _, Game, ScriptedDealer, Seed, Setup};
    use rand_core::Rng;

    use super::*;
    use crate::{Face, Prospect, Status, Table};

    /// Looks at every position of random games.
    fn at_every_position(brutal: bool, both_13_count: bool, mut look: impl FnMut(&View<'_, 18>)) {
        for seed in (0..30).map(Seed::from) {
            let options = Options { brutal, both_13_count, ..Options::default() };
            let mut random = seed.stream(Use::Bots);
            let players = 2 + random.next_u32() as usize % 4;
            let setup = Setup::new::<Table>(options, players, 1).unwrap();
            let mut dealer = ScriptedDealer::seeded(seed);
            let mut game = Table::begin(&setup, &mut dealer, &mut Nobody).unwrap();
            while let Some(seat) = game.to_act() {
                look(&game.view(seat));
                let way = game
                    .pick_legal(seat, |count| random::index(&mut random, count))
                    .expect("something to do");
                game.play(seat, way, &mut dealer, &mut Nobody).unwrap();
            }
        }
    }

    fn in_all_rules(mut look: impl FnMut(&View<'_, 18>)) {
        for brutal in [false, true] {
            at_every_position(brutal, false, &mut look);
            at_every_position(brutal, true, &mut look);
        }
    }

    #[test]
    fn a_tally_after_an_exchange_is_the_one_in_a_copy_of_the_game() {
        let mut compared = 0;
        in_all_rules(|view| {
            for way in game::View::choices(view) {
                let exchanges = match way {
                    Move::Discard(from, card) => vec![(from, Some(card), None)],
                    Move::Steal(from, card) => vec![(from, Some(card), None), (view.seat, None, Some(card))],
                    Move::Swap(one, his, other, hers) => {
                        vec![(one, Some(his), Some(hers)), (other, Some(hers), Some(his))]
                    }
                    _ => continue,
                };
                let after = view.after(way);
                for (seat, loses, gets) in exchanges {
                    let tally = *view.row(seat).tally();
                    let tally = loses.map_or(tally, |card: Card| tally.without(card));
                    let tally = gets.map_or(tally, |card: Card| tally.with(card, *view.options()));
                    assert_eq!(*after.row(seat).tally(), tally, "{way} by {}: {view:?}", view.seat);
                    compared += 1;
                    if tally.status() == Status::Flip7 {
                        // That ends the round before anybody else is looked at.
                        break;
                    }
                }
            }
        });
        assert!(compared > 1_000, "{compared}");
    }

    #[test]
    fn the_open_cards_that_are_laid_out_are_the_open_cards() {
        in_all_rules(|view| {
            for seat in Seat::all(view.rows().len()) {
                let mut room = [Card::default(); crate::MOST_OPEN];
                let count = view.lay_open(seat, &mut room);
                assert_eq!(room[..count], view.open_cards(seat).collect::<Vec<_>>(), "seat {seat}: {view:?}");
            }
        });
    }

    #[test]
    fn what_a_card_would_make_a_row_worth_is_what_the_row_with_it_is_worth() {
        in_all_rules(|view| {
            let options = *view.options();
            for row in view.rows().iter().filter(|row| row.is_in_play()) {
                for &card in Card::ALL {
                    let after = row.tally().with(card, options);
                    let worth = (after.points(options), !after.is_in_play());
                    let prospect = Prospect::of(*row.tally(), options);
                    assert_eq!(prospect.with(card, options), worth, "{card} to {row:?}");
                }
            }
        });
    }

    #[test]
    fn the_cards_that_bust_are_those_that_would_bust() {
        in_all_rules(|view| {
            for seat in Seat::all(view.rows().len()).filter(|&seat| view.row(seat).is_in_play()) {
                let bust = |card: &&Card| {
                    matches!(card.face(), Face::Number(_)) && view.row(seat).would_bust(**card)
                };
                let count: usize =
                    Card::ALL.iter().filter(bust).map(|&card| view.next_from().count(card)).sum();
                assert_eq!(view.bust_cards(seat), count, "seat {seat}: {view:?}");
            }
        });
    }
}
