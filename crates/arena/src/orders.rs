//! Who sits where in the games of a block.
//!
//! Who wins depends on who sits behind whom, so turning a table round is not
//! enough. Up to four bots sit in every order. For more, a shuffle is played in
//! the orders of a square of E. J. Williams (1949): everybody has every seat
//! equally often, and everybody sits behind everybody else equally often. Which
//! bot is which letter of the square is drawn by lot for each shuffle, so that
//! exchanging two bots makes no block more or less likely: that is what the
//! test of their difference rests on.

use game::random;
use rand_core::Rng;

/// As many bots sit in every order of the seats.
const ALL_ORDERS: usize = 4;

/// A block has so many games at least: every order of four bots. The figures of
/// blocks of so many are close to normal, which intervals over ten blocks need.
const FEWEST_GAMES: usize = 24;

/// The orders of a block, until lots are drawn.
#[derive(Clone, Debug)]
pub(crate) struct Orders {
    /// The orders of a shuffle: which letter sits on each seat.
    square: Vec<Vec<usize>>,
    /// How many times the square is played in a block.
    turns: usize,
    /// Bots that are equal have the same number.
    kinds: Vec<usize>,
}

/// One game of a block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seating {
    /// The number of the bot on each seat.
    pub bots: Vec<usize>,
    /// Which of the block's shuffles is played.
    pub shuffle: u64,
}

impl Orders {
    /// Orders for these bots.
    pub fn new<B: PartialEq>(bots: &[B]) -> Self {
        let square = if bots.len() <= ALL_ORDERS { all_orders(bots.len()) } else { williams(bots.len()) };
        let kind = |bot: &B| bots.iter().position(|other| other == bot).unwrap_or_default();
        Self { turns: FEWEST_GAMES.div_ceil(square.len()), kinds: bots.iter().map(kind).collect(), square }
    }

    /// How many games a block has.
    pub const fn games(&self) -> usize {
        self.square.len() * self.turns
    }

    /// Whether a shuffle is played in every order of the seats.
    pub const fn are_all(&self) -> bool {
        self.kinds.len() <= ALL_ORDERS
    }

    /// Whether all bots are equal.
    pub fn are_one_kind(&self) -> bool {
        self.kinds.iter().all(|kind| *kind == 0)
    }

    /// The games of a block, with lots drawn.
    ///
    /// An order that differs from another by equal bots alone would be the same
    /// game again, so it is played with another shuffle.
    pub fn seat(&self, random: &mut impl Rng, games: &mut Vec<Seating>) {
        games.resize_with(self.games(), Seating::default);
        let mut lots: Vec<usize> = (0..self.kinds.len()).collect();
        for (turn, games) in games.chunks_mut(self.square.len()).enumerate() {
            random::shuffle(random, &mut lots);
            for (game, order) in games.iter_mut().zip(&self.square) {
                game.bots.clear();
                game.bots.extend(order.iter().map(|&letter| lots[letter]));
            }
            self.number_shuffles(turn * self.square.len(), games);
        }
    }

    fn number_shuffles(&self, first: usize, games: &mut [Seating]) {
        let all_differ = self.kinds.iter().enumerate().all(|(bot, kind)| bot == *kind);
        for place in 0..games.len() {
            let (earlier, game) = games.split_at_mut(place);
            let earlier = if all_differ { &[][..] } else { earlier };
            let same = earlier.iter().filter(|other| self.look_alike(other, &game[0])).count();
            game[0].shuffle = (first + same) as u64;
        }
    }

    fn look_alike(&self, one: &Seating, other: &Seating) -> bool {
        one.bots.iter().zip(&other.bots).all(|(&one, &other)| self.kinds[one] == self.kinds[other])
    }
}

/// Every order of so many letters.
fn all_orders(letters: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![Vec::new()];
    for letter in 0..letters {
        let longer = |order: &Vec<usize>| {
            let order = order.clone();
            (0..=order.len()).map(move |place| {
                let mut order = order.clone();
                order.insert(place, letter);
                order
            })
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

/// A Latin square in which every letter follows every other once; for an odd
/// number of letters two squares, in which it does so twice.
fn williams(letters: usize) -> Vec<Vec<usize>> {
    // 0, 1, n − 1, 2, n − 2, …: every difference between neighbours comes up once.
    let zigzag = |place: usize| if place % 2 == 1 { place.div_ceil(2) } else { letters - place / 2 };
    let row = |turned: usize| (0..letters).map(|place| (zigzag(place) + turned) % letters).collect();
    let rows: Vec<Vec<usize>> = (0..letters).map(row).collect();
    if letters.is_multiple_of(2) {
        return rows;
    }
    let mirrored = rows.iter().map(|row| row.iter().rev().copied().collect());
    rows.iter().cloned().chain(mirrored).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::deal::stream;

    fn block(bots: &[char], number: u64) -> Vec<Seating> {
        let mut games = Vec::new();
        Orders::new(bots).seat(&mut stream(1, number, 0), &mut games);
        games
    }

    const SIX: [char; 6] = ['a', 'b', 'c', 'd', 'e', 'f'];

    #[test]
    fn up_to_four_bots_sit_in_every_order_equally_often() {
        for bots in 1..=4 {
            let games = block(&SIX[..bots], 3);
            let mut often: BTreeMap<&[usize], usize> = BTreeMap::new();
            for game in &games {
                *often.entry(&game.bots).or_default() += 1;
            }
            let orders: usize = (1..=bots).product();
            assert_eq!((games.len(), often.len()), (24, orders));
            assert!(often.values().all(|times| *times == 24 / orders), "{often:?}");
        }
    }

    #[test]
    fn everybody_has_every_seat_and_every_neighbour_equally_often() {
        for bots in 2..=18_usize {
            let letters: Vec<usize> = (0..bots).collect();
            let (mut seats, mut behind) = (BTreeMap::new(), BTreeMap::new());
            let orders = Orders::new(&letters);
            for order in &orders.square {
                for (seat, letter) in order.iter().enumerate() {
                    *seats.entry((seat, letter)).or_insert(0) += 1;
                }
                for pair in order.windows(2) {
                    *behind.entry((pair[0], pair[1])).or_insert(0) += 1;
                }
            }
            let even = |counts: Vec<usize>, places: usize| {
                counts.len() == places && counts.iter().all(|count| *count == counts[0])
            };
            assert!(even(seats.into_values().collect(), bots * bots), "seats of {bots}");
            assert!(even(behind.into_values().collect(), bots * (bots - 1)), "neighbours of {bots}");
            assert!((24..=44).contains(&orders.games()), "{bots}: {}", orders.games());
        }
    }

    #[test]
    fn no_game_is_played_twice_and_every_shuffle_in_all_orders_that_differ() {
        for (bots, orders) in [("ab", 2), ("aa", 1), ("aba", 3), ("abbb", 4), ("aabb", 6), ("aabc", 12)] {
            let bots: Vec<char> = bots.chars().collect();
            let mut shuffles: BTreeMap<u64, BTreeSet<String>> = BTreeMap::new();
            for game in block(&bots, 5) {
                let seen = game.bots.iter().map(|&bot| bots[bot]).collect();
                assert!(shuffles.entry(game.shuffle).or_default().insert(seen), "{bots:?} twice: {game:?}");
            }
            assert_eq!(shuffles.len(), 24 / orders, "{bots:?}");
            assert!(shuffles.values().all(|seen| seen.len() == orders), "{bots:?}");
        }
        let mut all = BTreeSet::new();
        let alike = block(&['a'; 7], 5);
        assert!(alike.iter().all(|game| all.insert(game.shuffle)), "seven alike: {alike:?}");
    }

    #[test]
    fn lots_are_drawn_anew_for_every_block() {
        let first = |number: u64| block(&SIX, number)[0].bots.clone();
        let drawn: BTreeSet<Vec<usize>> = (0..50).map(first).collect();
        assert!(drawn.len() > 40, "{drawn:?}");
    }
}
