//! Games as the server would play them.

use bots::{Seated, play_record};
use fair::{Proof, Salt, Salts, Secret, seed};
use game::{Nobody, Options, Seat, Setup};
use serde_json::{Map, Value, json};

/// The code of the table of all these games.
pub const TABLE: &str = "K7QXMB";

/// Bytes that differ from number to number.
fn bytes<const N: usize>(number: u8) -> [u8; N] {
    std::array::from_fn(|place| number.wrapping_mul(31).wrapping_add(u8::try_from(place).unwrap()))
}

/// The salts of these seats, of different lengths.
pub fn salts(seats: &[usize], number: u8) -> Salts {
    let salt = |seat: usize| Salt::new(&bytes::<32>(number ^ 0x55)[..=15 + seat % 17]).unwrap();
    seats.iter().map(|&seat| (Seat::numbered(seat).unwrap(), salt(seat))).collect()
}

/// What a server publishes of a game of bots: everything that differs from game to game comes from the number.
pub fn published<G: Seated>(rules: &Value, players: usize, given: &[usize], number: u8) -> Value {
    let (secret, salts) = (Secret::new(bytes(number)), salts(given, number));
    let game = u32::from(number) + 1;
    let seed = seed(&secret, TABLE, game, &salts);
    let options = G::Options::from_rules(rules.as_object().unwrap_or(&Map::new())).unwrap();
    let dealer = G::first_dealer(players, seed, &mut Nobody).number();
    let setup = Setup::new::<G>(options, players, dealer).unwrap();
    let mut bots = vec![G::DEFAULT_BOT.parse::<G::Bot>().unwrap(); players];
    let record = play_record::<G>(&setup, seed, &mut bots, usize::MAX, &mut Nobody).unwrap();
    let text = Proof::new(secret, TABLE, game, &salts).publish(&record);
    serde_json::from_str(&text).unwrap()
}

/// A game of three, of which two gave bytes, with more than one shuffle.
pub fn game_of_three() -> Value {
    let game = published::<flip7::Hall>(&json!({"target": 400}), 3, &[1, 3], 0);
    assert!(game["decks"].as_array().unwrap().len() > 1, "tests of later shuffles need some");
    game
}

/// What the check says.
pub fn verified(game: &Value) -> Result<fair::Verified, fair::Unfair> {
    fair::verify(game.to_string().as_bytes())
}
