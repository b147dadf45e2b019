//! What must hold whatever bytes come: the properties that the fuzz targets
//! try to break. A game joins by one line in [`GAMES`].
#![forbid(unsafe_code)]

mod bytes;
mod driven;
mod hosted;
mod options;
mod replayed;
mod spoken;

use game::{Game, Record};

use crate::bytes::Bytes;
use crate::options::Choices;

/// A game, and what the options of its records are tried with.
#[derive(Clone, Copy)]
struct Entry {
    name: &'static str,
    options: Choices,
    replay: fn(&Record),
    drive: fn(&mut Bytes<'_>, Choices),
}

/// Every game of the house.
const GAMES: &[Entry] = &[
    Entry::of::<flip7::Hall>(options::FLIP7),
    Entry::of::<vengeance::Hall>(options::VENGEANCE),
    Entry::of::<unoflip::UnoFlip>(options::UNOFLIP),
];

impl Entry {
    const fn of<G: Game>(options: Choices) -> Self {
        Self { name: G::NAME, options, replay: replayed::replay::<G>, drive: driven::drive::<G> }
    }
}

/// Reads the bytes as a record and replays it, whichever game it is of.
///
/// # Panics
/// If a property does not hold.
pub fn records(data: &[u8]) {
    let record = match Record::parse(data) {
        Ok(record) => record,
        Err(error) => return replayed::assert_one_line(&error.to_string()),
    };
    if let Some(game) = GAMES.iter().find(|game| game.name == record.game) {
        (game.replay)(&record);
    }
}

/// Lets the bytes choose a game, its options and players, and then moves, legal
/// or not.
///
/// # Panics
/// If a property does not hold.
pub fn moves(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let game = GAMES[bytes.below(GAMES.len())];
    (game.drive)(&mut bytes, game.options);
}

/// Reads the bytes as messages of clients, one a line, or lets them choose what
/// is asked of a table.
///
/// # Panics
/// If a property does not hold.
pub fn protocol(data: &[u8]) {
    if data.first() == Some(&b'{') {
        return spoken::read(data);
    }
    let mut bytes = Bytes::new(data);
    let game = GAMES[bytes.below(GAMES.len())];
    spoken::act(&mut bytes, game.name, game.options);
}
