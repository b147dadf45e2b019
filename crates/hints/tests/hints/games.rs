//! Whole games, position by position.

use game::{Audience, Nobody, Options as _, ScriptedDealer, Seat, Seed, Setup, View};
use hosting::GameName;
use hosting::wire::{Wired, position};
use serde_json::{Map, Value};
use shown::Position;

/// What is agreed on, from JSON.
pub fn rules(json: Value) -> Map<String, Value> {
    serde_json::from_value(json).unwrap()
}

/// How the game stands for a seat, as it is told.
pub fn seen<G: Wired>(name: GameName, game: &G, seat: Seat) -> Position {
    let told: Value = serde_json::from_str(position(game, Audience::Seat(seat)).get()).unwrap();
    Position::read(name, &told).unwrap()
}

/// Plays a game by chance and looks at every position of it, with whoever has to move, until told to stop.
pub fn follow<G: Wired>(
    rules: &Map<String, Value>,
    players: usize,
    seed: u32,
    mut look: impl FnMut(&G, Seat) -> bool,
) {
    let setup = Setup::new::<G>(G::Options::from_rules(rules).unwrap(), players, 1).unwrap();
    let mut dealer = ScriptedDealer::seeded(Seed::from(u128::from(seed)));
    let mut game = G::begin(&setup, &mut dealer, &mut Nobody).unwrap();
    let mut chance = seed;
    while let Some(seat) = game.to_act().filter(|seat| look(&game, *seat)) {
        let choices: Vec<_> = game.view(seat).choices().collect();
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let choice = choices[(chance >> 16) as usize % choices.len()];
        let action = game.understand(seat, choice).unwrap();
        game.play(seat, action, &mut dealer, &mut Nobody).unwrap();
    }
}
