//! What is told leads from every position to the next.

use flip7::{Hall, Kind, Options};
use game::{MOST_SEATS, Options as _, Seed, Setup};
use rows::testing::{CarriedOut, steps_lead_to_every_position};
use serde_json::{Value, json};

/// What is agreed on before the games that are followed.
fn agreements() -> [Value; 6] {
    [
        json!({}),
        json!({"edition": "de"}),
        json!({"edition": "pl"}),
        json!({"aside_after_bust": "redirect"}),
        json!({"second_chance_in_flip_three": "after", "opening_deal": false}),
        json!({"decks": 2, "target": 60}),
    ]
}

#[test]
fn what_is_told_leads_to_every_position() {
    for (seed, rules) in (0..600_u128).zip(agreements().iter().cycle()) {
        let players = [1, 2, 3, 5, 8, 12][usize::try_from(seed / 6 % 6).unwrap()];
        let options = Options::from_rules(rules.as_object().unwrap()).unwrap();
        let setup = Setup::new::<Hall>(options, players, 1).unwrap();
        steps_lead_to_every_position::<Kind, MOST_SEATS>(&setup, Seed::from(seed), CarriedOut::WhenDone);
    }
}
