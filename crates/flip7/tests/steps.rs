//! What is told leads from every position to the next.

use flip7::Kind;
use game::MOST_SEATS;
use rows::testing::{CarriedOut, what_is_told_leads_on};
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
    what_is_told_leads_on::<Kind, MOST_SEATS>(&agreements(), CarriedOut::WhenDone);
}
