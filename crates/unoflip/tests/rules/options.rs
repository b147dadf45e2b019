//! The options by themselves.

use game::{OptionError, Options as _};
use serde_json::{Value, json};
use unoflip::{Options, Scoring, TwoPlayerReverse};

fn read(rules: &Value) -> Result<Options, OptionError> {
    Options::from_rules(rules.as_object().expect("an object"))
}

#[test]
fn what_is_not_agreed_on_has_its_default() {
    let default = Options {
        scoring: Scoring::Winner,
        target: 500,
        two_player_reverse: TwoPlayerReverse::Skip,
        bluff: true,
        stacking: false,
        jump_in: false,
        draw_until_playable: false,
        force_play: false,
    };
    assert_eq!(read(&json!({})), Ok(default));
    assert_eq!(Options::default(), default);
}

#[test]
fn every_option_can_be_set_by_itself() {
    let base = Options::default();
    let set = [
        (json!({"scoring": "lowest"}), Options { scoring: Scoring::Lowest, ..base }),
        (json!({"scoring": "winner"}), base),
        (json!({"target": 1}), Options { target: 1, ..base }),
        (json!({"target": 1_000_000_000}), Options { target: 1_000_000_000, ..base }),
        (
            json!({"two_player_reverse": "nothing"}),
            Options { two_player_reverse: TwoPlayerReverse::Nothing, ..base },
        ),
        (json!({"two_player_reverse": "skip"}), base),
        (json!({"bluff": false}), Options { bluff: false, ..base }),
        (json!({"stacking": true}), Options { stacking: true, ..base }),
        (json!({"jump_in": true}), Options { jump_in: true, ..base }),
        (json!({"draw_until_playable": true}), Options { draw_until_playable: true, ..base }),
        (json!({"force_play": true}), Options { force_play: true, ..base }),
    ];
    for (rules, options) in set {
        assert_eq!(read(&rules), Ok(options), "{rules}");
        assert_eq!(Options::from_rules(&options.to_rules()), Ok(options));
        assert_eq!(options.for_players(10), options);
    }
}

#[test]
fn options_are_written_out_in_full() {
    let written = json!({
        "scoring": "winner",
        "target": 500,
        "two_player_reverse": "skip",
        "bluff": true,
        "stacking": false,
        "jump_in": false,
        "draw_until_playable": false,
        "force_play": false,
    });
    assert_eq!(Value::from(Options::default().to_rules()), written);
}

#[test]
fn an_option_that_does_not_exist_is_an_error() {
    for key in ["edition", "Target", "stack", ""] {
        let rules = super::kit::with(key, 1);
        let Err(OptionError::Unknown { key: named, known }) = read(&rules) else { panic!("{rules}") };
        assert_eq!((named, known.len()), (format!("\"{key}\""), 8));
    }
}

#[test]
fn a_value_that_an_option_cannot_have_is_an_error() {
    let wrong = [
        json!({"scoring": "highest"}),
        json!({"scoring": true}),
        json!({"target": 0}),
        json!({"target": 1_000_000_001}),
        json!({"target": -1}),
        json!({"target": 1.5}),
        json!({"target": "500"}),
        json!({"two_player_reverse": true}),
        json!({"bluff": "no"}),
        json!({"stacking": 1}),
        json!({"jump_in": null}),
        json!({"draw_until_playable": "true"}),
        json!({"force_play": []}),
    ];
    for rules in wrong {
        let key = rules.as_object().and_then(|rules| rules.keys().next()).expect("one option").clone();
        let Err(OptionError::Wrong { key: named, .. }) = read(&rules) else { panic!("{rules}") };
        assert_eq!(named, key);
    }
}
