//! The editions, and the options by themselves.

use flip7::{AsideAfterBust, Card, Edition, Options, Rule, SecondChanceInFlipThree};
use game::{OptionError, Options as _, proves};
use rows::testing::wrong_values_are_named;
use serde_json::{Value, json};

use super::kit::{Look, table};

fn read(rules: &Value) -> Result<Options, OptionError> {
    Options::from_rules(rules.as_object().expect("an object"))
}

#[test]
fn the_polish_edition_has_no_opening_deal() {
    let polish = Options {
        edition: Edition::Pl,
        opening_deal: false,
        aside_after_bust: AsideAfterBust::Discard,
        second_chance_in_flip_three: SecondChanceInFlipThree::AtOnce,
        target: 200,
        decks: None,
    };
    assert_eq!(read(&json!({"edition": "pl"})), Ok(polish));
    assert_eq!(Options::from(Edition::Pl), polish);
}

#[test]
fn the_german_edition_sets_second_chances_aside_and_redirects() {
    let german = Options {
        edition: Edition::De,
        opening_deal: true,
        aside_after_bust: AsideAfterBust::Redirect,
        second_chance_in_flip_three: SecondChanceInFlipThree::After,
        target: 200,
        decks: None,
    };
    assert_eq!(read(&json!({"edition": "de"})), Ok(german));
    assert_eq!(Options::from(Edition::De), german);
}

#[test]
fn the_english_edition_is_the_default() {
    let english = Options {
        edition: Edition::En,
        opening_deal: true,
        aside_after_bust: AsideAfterBust::Discard,
        second_chance_in_flip_three: SecondChanceInFlipThree::AtOnce,
        target: 200,
        decks: None,
    };
    assert_eq!(read(&json!({"edition": "en"})), Ok(english));
    assert_eq!(read(&json!({})), Ok(english));
    assert_eq!(Options::default(), english);
}

#[test]
fn every_option_can_be_set_by_itself() {
    let base = Options::default();
    let set = [
        (json!({"opening_deal": false}), Options { opening_deal: false, ..base }),
        (
            json!({"aside_after_bust": "redirect"}),
            Options { aside_after_bust: AsideAfterBust::Redirect, ..base },
        ),
        (
            json!({"second_chance_in_flip_three": "after"}),
            Options { second_chance_in_flip_three: SecondChanceInFlipThree::After, ..base },
        ),
        (json!({"target": 1}), Options { target: 1, ..base }),
        (json!({"target": 1_000_000_000}), Options { target: 1_000_000_000, ..base }),
        (json!({"decks": 20}), Options { decks: Some(20), ..base }),
    ];
    for (rules, options) in set {
        assert_eq!(read(&rules), Ok(options), "{rules}");
    }
    let german = Options {
        opening_deal: false,
        aside_after_bust: AsideAfterBust::Discard,
        second_chance_in_flip_three: SecondChanceInFlipThree::AtOnce,
        ..Edition::De.into()
    };
    let rules = json!({
        "edition": "de", "opening_deal": false,
        "aside_after_bust": "discard", "second_chance_in_flip_three": "at_once"
    });
    assert_eq!(read(&rules), Ok(german));
}

#[test]
fn an_option_with_a_wrong_value_is_named() {
    let wrong = [
        ("edition", json!("fr")),
        ("opening_deal", json!("yes")),
        ("aside_after_bust", json!(true)),
        ("second_chance_in_flip_three", json!("before")),
    ];
    wrong_values_are_named::<Options>(&wrong);
}

#[test]
fn an_unknown_option_is_refused() {
    let error = read(&json!({"edition": "de", "brutal": true})).unwrap_err();
    assert!(matches!(&error, OptionError::Unknown { known, .. } if known.len() == 6), "{error}");
    assert!(error.to_string().contains("brutal"), "{error}");
}

#[test]
fn options_are_written_out_in_full() {
    let options = Options { decks: Some(2), ..Edition::De.into() };
    let rules = json!({
        "edition": "de", "opening_deal": true, "aside_after_bust": "redirect",
        "second_chance_in_flip_three": "after", "target": 200, "decks": 2
    });
    assert_eq!(Value::Object(options.to_rules()), rules);
    assert_eq!(Options::default().for_players(19).decks, Some(2));
}

#[test]
fn each_edition_deals_as_its_book_says() {
    proves!(F7_11);
    for (rules, rows) in [
        (json!({"edition": "pl"}), ["(active)", "(active)"]),
        (json!({"edition": "de"}), ["5 (active)", "6 (active)"]),
        (json!({"edition": "en"}), ["5 (active)", "6 (active)"]),
        (json!({"edition": "pl", "opening_deal": true}), ["5 (active)", "6 (active)"]),
        (json!({"edition": "de", "opening_deal": false}), ["(active)", "(active)"]),
        (json!({"edition": "en", "opening_deal": false}), ["(active)", "(active)"]),
    ] {
        let table = table(&rules, 2, "5 6");
        assert_eq!([table.row(1), table.row(2)], rows, "{rules}");
        assert_eq!(table.to_act(), Some(1));
    }
}

#[test]
fn each_edition_treats_a_second_chance_in_a_flip_three_as_its_book_says() {
    proves!(F7_33);
    for (edition, row) in [("pl", "5 (active)"), ("de", "5 5 (busted)"), ("en", "5 (active)")] {
        let rules = json!({"edition": edition, "opening_deal": false});
        let mut table = table(&rules, 3, "flip3 second 5 5");
        table.play(["1 hit", "1 flip3 2"]);
        assert_eq!(table.row(2), row, "{edition}");
    }
}

#[test]
fn each_edition_treats_waiting_cards_after_a_bust_as_its_book_says() {
    proves!(F7_34);
    for (edition, asked) in [("pl", None), ("de", Some(Card::Freeze)), ("en", None)] {
        let rules = json!({"edition": edition, "opening_deal": false});
        let mut table = table(&rules, 3, "flip3 freeze 5 5");
        table.play(["1 hit", "1 flip3 2"]);
        assert_eq!(table.row(2), "5 5 (busted)");
        assert_eq!(table.game.decision().card(), asked, "{edition}");
    }
}
