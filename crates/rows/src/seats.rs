//! Sets of seats.

use game::{MOST_SEATS, Seat};

/// A set of seats at a table with room for so many: a bit for each, so that the
/// next one is found without asking every seat on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats<const ROOM: usize> {
    words: [u64; WORDS],
}

const BITS: usize = u64::BITS as usize;
const WORDS: usize = MOST_SEATS.div_ceil(BITS);

impl<const ROOM: usize> Seats<ROOM> {
    /// So many words can have seats in them; in the others there are none.
    const USED: usize = if ROOM <= BITS { 1 } else { WORDS };

    /// All seats of a table of this many players.
    pub fn all(players: usize) -> Self {
        let mut words = [0; WORDS];
        for (place, word) in words[..Self::USED].iter_mut().enumerate() {
            let seats = players.saturating_sub(place * BITS).min(BITS);
            *word = if seats == BITS { u64::MAX } else { (1 << seats) - 1 };
        }
        Self { words }
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        if ROOM <= BITS { self.words[0] == 0 } else { self.words == [0; WORDS] }
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.words[..Self::USED].iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether this is the only one.
    #[inline]
    pub fn is_only(&self, seat: Seat) -> bool {
        let mut others = *self;
        others.remove(seat);
        self.has(seat) && others.is_empty()
    }

    /// Whether this seat is among them.
    #[inline]
    pub const fn has(&self, seat: Seat) -> bool {
        self.words[Self::word(seat)] >> (seat.index() % BITS) & 1 == 1
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.words[Self::word(seat)] &= !(1 << (seat.index() % BITS));
    }

    /// Those who are in both.
    #[inline]
    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        for (word, other) in self.words[..Self::USED].iter_mut().zip(other.words) {
            *word &= other;
        }
        self
    }

    /// The same seats as another set, without copying what no table of this size uses.
    #[inline]
    pub fn become_all_of(&mut self, other: &Self) {
        self.words[..Self::USED].copy_from_slice(&other.words[..Self::USED]);
    }

    /// Where the bit of a seat is: at a usual table there is only one place.
    #[inline]
    const fn word(seat: Seat) -> usize {
        if ROOM <= BITS { 0 } else { seat.index() / BITS % WORDS }
    }

    /// The next one to the left of a seat, round the table; the seat itself
    /// comes last.
    #[inline]
    pub fn next(&self, seat: Seat) -> Option<Seat> {
        (!self.is_empty()).then(|| self.next_of_some(seat))
    }

    /// The same where there is one at least.
    #[inline]
    pub fn next_of_some(&self, seat: Seat) -> Seat {
        debug_assert!(!self.is_empty());
        if ROOM <= BITS {
            // Those further to the left, or all of them from the first on.
            let left = self.words[0] & !1 << (seat.index() % BITS);
            let seats = if left == 0 { self.words[0] } else { left };
            return Seat::at(seats.trailing_zeros() as usize);
        }
        let (place, bit) = (seat.index() / BITS % WORDS, seat.index() % BITS);
        let left = lowest(place, self.words[place] & (u64::MAX << bit << 1));
        let mut round = (1..=WORDS).map(|further| (place + further) % WORDS);
        left.or_else(|| round.find_map(|place| lowest(place, self.words[place]))).unwrap_or(seat)
    }
}

#[inline]
fn lowest(place: usize, word: u64) -> Option<Seat> {
    (word != 0).then(|| Seat::at(place * BITS + word.trailing_zeros() as usize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_seat_is_the_one_that_asking_every_seat_finds() {
        fn check<const ROOM: usize>(players: usize) {
            let mut seats = Seats::<ROOM>::all(players);
            // Every seat leaves, some from the middle first.
            for leaves in (0..players).map(|n| Seat::at(n * 7 % players)) {
                for from in Seat::all(players) {
                    let mut asked = from.left(players);
                    while !seats.has(asked) && asked != from {
                        asked = asked.left(players);
                    }
                    assert_eq!(seats.next(from), seats.has(asked).then_some(asked), "{seats:?} from {from}");
                }
                assert_eq!(seats.len(), Seat::all(players).filter(|&seat| seats.has(seat)).count());
                assert_eq!(seats.is_only(leaves), seats.has(leaves) && seats.next(leaves) == Some(leaves));
                seats.remove(leaves);
            }
            assert!(seats.is_empty() && seats.next(Seat::at(0)).is_none());
        }
        for players in [1, 2, 5, 18] {
            check::<18>(players);
            check::<MOST_SEATS>(players);
        }
        for players in [64, 65, 128, 199, 200] {
            check::<MOST_SEATS>(players);
        }
    }
}
