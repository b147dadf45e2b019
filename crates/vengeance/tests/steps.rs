//! What is told leads from every position to the next.

use game::MOST_SEATS;
use rows::testing::{CarriedOut, what_is_told_leads_on};
use serde_json::{Value, json};
use vengeance::Kind;

/// What is agreed on before the games that are followed.
fn agreements() -> [Value; 6] {
    [
        json!({}),
        json!({"brutal": true}),
        json!({"both_13_count": false}),
        json!({"brutal": true, "both_13_count": false}),
        json!({"decks": 2, "target": 60}),
        json!({"brutal": true, "decks": 2}),
    ]
}

#[test]
fn what_is_told_leads_to_every_position() {
    what_is_told_leads_on::<Kind, MOST_SEATS>(&agreements(), CarriedOut::WhenPlayed);
}
