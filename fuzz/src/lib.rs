//! What must hold whatever bytes come: the properties that the fuzz targets
//! try to break.
#![forbid(unsafe_code)]

mod bytes;
mod driven;
mod hosted;
mod options;
mod replayed;
mod spoken;

use game::Record;
use hosting::{GameName, with_game};

use crate::bytes::Bytes;

/// The game that the next byte chooses.
fn any_game(bytes: &mut Bytes<'_>) -> GameName {
    GameName::ALL[bytes.below(GameName::ALL.len())]
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
    if let Ok(game) = record.game.parse::<GameName>() {
        with_game!(game, hall, G => replayed::replay::<G>(&record));
    }
}

/// Lets the bytes choose a game, its options and players, and then moves, legal
/// or not.
///
/// # Panics
/// If a property does not hold.
pub fn moves(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let game = any_game(&mut bytes);
    with_game!(game, hall, G => driven::drive::<G>(&mut bytes, options::of(game)));
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
    let game = any_game(&mut bytes);
    spoken::act(&mut bytes, game, options::of(game));
}
