//! Real games, told to everybody.

use game::{Seat, Seed};
use hosting::Audience;
use serde_json::{Map, Value, json};

/// The games and ways to play them in which everything happens.
pub fn variants() -> Vec<(&'static str, Value)> {
    vec![
        ("flip7", json!({})),
        ("flip7", json!({"edition": "de", "target": 50})),
        ("flip7", json!({"edition": "pl", "second_chance_in_flip_three": "after", "target": 50})),
        ("flip7", json!({"edition": "en", "aside_after_bust": "redirect", "decks": 2, "target": 50})),
        ("vengeance", json!({})),
        ("vengeance", json!({"brutal": true})),
        ("vengeance", json!({"both_13_count": false, "brutal": true, "decks": 2, "target": 40})),
        ("unoflip", json!({"target": 60})),
        ("unoflip", json!({"target": 60, "stacking": true, "jump_in": true})),
        ("unoflip", json!({"target": 60, "scoring": "lowest", "draw_until_playable": true})),
        (
            "unoflip",
            json!({"target": 60, "bluff": false, "force_play": true, "two_player_reverse": "nothing"}),
        ),
    ]
}

/// Plays a game by bots and shows all that is told about it to each audience.
pub fn play(
    game: &str,
    rules: &Value,
    players: usize,
    seed: u128,
    mut tell: impl FnMut(&Map<String, Value>),
) {
    let rules = rules.as_object().unwrap();
    let (mut hosted, mut news) =
        hosting::begin(game.parse().unwrap(), rules, players, Seed::from(seed)).unwrap();
    hosted.seat_bots(&vec![Some(if seed.is_multiple_of(2) { "easy" } else { "normal" }); players]);
    for ply in 0..400_u128 {
        for audience in Seat::all(players).map(Audience::Seat).chain([Audience::Watcher]) {
            let list: Vec<Map<String, Value>> = serde_json::from_str(news.steps(audience).get()).unwrap();
            list.iter().for_each(&mut tell);
        }
        let Some((seat, action)) = hosted.bot_move(Seed::from(seed << 32 | ply)) else { break };
        news = hosted.play(seat, &action).unwrap();
    }
}
