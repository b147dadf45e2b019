//! Places at the table.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most seats any game here has.
pub const MOST_SEATS: usize = 200;

/// The most seats at a table that people join by a link.
pub const SERVER_SEATS: usize = 40;

/// A place at the table. Seats are numbered from 1, clockwise: the next
/// number sits to the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this position counted from 0, for use with slices.
    ///
    /// # Panics
    /// If the position is [`MOST_SEATS`] or more: positions come from loops
    /// over a table that exists, never from outside.
    pub const fn at(index: usize) -> Self {
        assert!(index < MOST_SEATS, "a seat that no table has");
        #[expect(clippy::cast_possible_truncation, reason = "checked just above")]
        Self(index as u8)
    }

    /// The seat with this number counted from 1, as people and records write it.
    pub fn numbered(number: usize) -> Option<Self> {
        (1..=MOST_SEATS).contains(&number).then(|| Self::at(number - 1))
    }

    /// The position counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people see, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The seat to the left at a table of this many players.
    #[must_use]
    pub const fn left(self, players: usize) -> Self {
        let next = self.index() + 1;
        if next >= players { Self(0) } else { Self(self.0 + 1) }
    }

    /// All seats of a table of this many players, in order.
    pub fn all(players: usize) -> impl Iterator<Item = Self> + Clone {
        (0..players).map(Self::at)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.number() as u64)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Self::numbered(number).ok_or_else(|| de::Error::custom(format_args!("there is no seat {number}")))
    }
}

/// Reads a seat number as it stands in a move: digits only, no sign, no zero
/// in front, within what any table could have.
pub fn parse_seat(text: &str) -> Option<Seat> {
    let plain = !text.starts_with('0') && text.len() <= 3 && text.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten().and_then(Seat::numbered)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_of_the_last_seat_is_the_first() {
        assert_eq!(Seat::at(0).left(3), Seat::at(1));
        assert_eq!(Seat::at(2).left(3), Seat::at(0));
        assert_eq!(Seat::at(0).left(1), Seat::at(0));
    }

    #[test]
    fn seat_numbers_are_read_strictly() {
        assert_eq!(parse_seat("1"), Some(Seat::at(0)));
        assert_eq!(parse_seat("200"), Some(Seat::at(199)));
        for bad in ["", "0", "01", "+1", "-1", "201", "1000", "x", "1 "] {
            assert_eq!(parse_seat(bad), None, "{bad:?}");
        }
    }
}
