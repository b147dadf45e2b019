//! The options by themselves.

use game::{OptionError, Options as _};
use rows::testing::wrong_values_are_named;
use serde_json::{Value, json};
use vengeance::Options;

fn read(rules: &Value) -> Result<Options, OptionError> {
    Options::from_rules(rules.as_object().expect("an object"))
}

#[test]
fn the_usual_game_is_not_brutal_and_goes_to_two_hundred() {
    let usual = Options { brutal: false, both_13_count: true, target: 200, decks: None };
    assert_eq!(read(&json!({})), Ok(usual));
    assert_eq!(Options::default(), usual);
}

#[test]
fn every_option_can_be_set_by_itself() {
    let base = Options::default();
    let set = [
        (json!({"brutal": true}), Options { brutal: true, ..base }),
        (json!({"brutal": false}), base),
        (json!({"both_13_count": false}), Options { both_13_count: false, ..base }),
        (json!({"target": 1}), Options { target: 1, ..base }),
        (json!({"target": 1_000_000_000}), Options { target: 1_000_000_000, ..base }),
        (json!({"decks": 20}), Options { decks: Some(20), ..base }),
    ];
    for (rules, options) in set {
        assert_eq!(read(&rules), Ok(options), "{rules}");
    }
}

#[test]
fn an_option_with_a_wrong_value_is_named() {
    let wrong = [("brutal", json!("yes")), ("brutal", json!(1)), ("both_13_count", json!(null))];
    wrong_values_are_named::<Options>(&wrong);
}

#[test]
fn an_unknown_option_is_refused() {
    let error = read(&json!({"brutal": true, "opening_deal": false})).unwrap_err();
    assert!(matches!(&error, OptionError::Unknown { known, .. } if known.len() == 4), "{error}");
    assert!(error.to_string().contains("opening_deal"), "{error}");
}

#[test]
fn options_are_written_out_in_full() {
    let options = Options { brutal: true, decks: Some(2), ..Options::default() };
    let rules = json!({"brutal": true, "both_13_count": true, "target": 200, "decks": 2});
    assert_eq!(Value::Object(options.to_rules()), rules);
    let usual = json!({"brutal": false, "both_13_count": true, "target": 200});
    assert_eq!(Value::Object(Options::default().to_rules()), usual);
    assert_eq!(Options::default().for_players(19).decks, Some(2));
    assert_eq!(options.for_players(200).decks, Some(2));
}
