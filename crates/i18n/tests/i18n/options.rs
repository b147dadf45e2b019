//! What the page builds its ids from has words: options, levels, problems…

use flip7::Status;
use hosting::GameName;
use i18n::Lang;
use protocol::{Code, Emote, Phase};
use serde_json::{Map, Value, json, to_value};

use crate::{assert_said, words};

/// The options of a game: those with a default, and those it accepts besides.
fn keys(game: GameName, rules: &Map<String, Value>) -> Vec<String> {
    let refused = hosting::complete_rules(game, json!({"?": 1}).as_object().unwrap()).unwrap_err();
    let (_, known) = refused.reason.split_once("there are: ").unwrap();
    let keys: Vec<String> = known.split(", ").map(str::to_owned).collect();
    assert!(rules.keys().all(|key| keys.contains(key)));
    keys
}

/// The words that an option accepts, by what its refusal says of them.
fn values(game: GameName, key: &str) -> Vec<Value> {
    let refused = hosting::complete_rules(game, json!({key: "?"}).as_object().unwrap()).unwrap_err();
    let (_, allowed) = refused.reason.split_once("it is ").unwrap();
    match allowed {
        "true or false" => vec![json!(true), json!(false)],
        number if number.starts_with("a whole number") => vec![json!(12)],
        words => words.replace(" or ", ", ").split(", ").map(Value::from).collect(),
    }
}

#[test]
fn every_option_and_value_has_words_in_every_language() {
    for lang in Lang::ALL {
        let words = words(lang);
        for kind in hosting::kinds() {
            let game = kind.name.as_str();
            for key in keys(kind.name, &kind.rules) {
                let about = format!("{lang:?}: {game} {key}");
                for text in [words.option(game, &key), words.option_help(game, &key)] {
                    assert_said(&text, &about);
                    assert!(!text.starts_with("option-"), "{text}");
                }
                for value in values(kind.name, &key) {
                    let text = words.option_value(game, &key, &value);
                    assert_said(&text, &about);
                    assert!(!text.starts_with("option-") && !text.starts_with("value-"), "{text}");
                }
            }
        }
    }
}

#[test]
fn values_are_said_as_what_they_are() {
    let words = words(Lang::De);
    assert_eq!(words.option_value("unoflip", "bluff", &json!(true)), "ja");
    assert_eq!(words.option_value("flip7", "target", &json!(200)), "200");
    assert_eq!(words.option_value("flip7", "edition", &json!("pl")), "Polnische Anleitungen");
}

#[test]
fn every_game_and_level_has_words() {
    for kind in hosting::kinds() {
        let levels = kind.levels.iter().map(|level| format!("level-{level}"));
        assert_there(levels.chain([format!("home-{}", kind.name)]));
    }
}

/// The ids that the page makes of the protocol's own words.
fn ids<T: serde::Serialize>(prefix: &str, all: &[T]) -> Vec<String> {
    let id = |one| format!("{prefix}-{}", to_value(one).unwrap().as_str().unwrap().replace('_', "-"));
    all.iter().map(id).collect()
}

fn assert_there(ids: impl IntoIterator<Item = String>) {
    let words = words(Lang::En);
    let missing: Vec<String> = ids.into_iter().filter(|id| !words.has(id)).collect();
    assert!(missing.is_empty(), "no words for {missing:?}");
}

/// All variants of an enum. The compiler asks for more when there are more.
macro_rules! all {
    ($kind:ident: $($variant:ident)+) => {{
        const _: fn($kind) = |one| match one { $($kind::$variant)|+ => {} };
        [$($kind::$variant),+]
    }};
}

#[test]
fn every_problem_has_words() {
    let all = all!(Code: NotAMessage TooLarge WrongVersion NoSuchTable NoSuchGame WrongSecret NotAllowed Wrong
        NotNow IllegalMove WrongName NameTaken Full Locked Banned TooMany WrongOrigin WrongHost Closing TakenBack Broken);
    assert_there(ids("problem", &all));
}

#[test]
fn every_feeling_phase_and_status_has_words() {
    assert_there(ids("emote", &all!(Emote: Clap Laugh Wow Cry Think Hurry Like GoodGame)));
    assert_there(ids("phase", &all!(Phase: Lobby Playing Over Closed)));
    // Those of the other games are among them.
    assert_there(ids("status", &all!(Status: Active Stayed Frozen Busted Flip7)));
}

#[test]
fn a_language_picks_its_edition_unless_one_is_chosen() {
    let edition = |lang: Lang, chosen: Value| {
        let rules = lang.rules(GameName::Flip7, chosen.as_object().unwrap());
        hosting::complete_rules(GameName::Flip7, &rules).unwrap()["edition"].clone()
    };
    assert_eq!(Lang::ALL.map(|lang| edition(lang, json!({}))), ["en", "pl", "de", "en", "en"]);
    assert_eq!(Lang::ALL.map(|lang| edition(lang, json!({"target": 50}))), ["en", "pl", "de", "en", "en"]);
    assert_eq!(Lang::ALL.map(|lang| edition(lang, json!({"edition": "de"}))), ["de"; 5]);
    for game in [GameName::Vengeance, GameName::UnoFlip] {
        for lang in Lang::ALL {
            let rules = hosting::complete_rules(game, &lang.rules(game, &Map::new())).unwrap();
            assert_eq!(rules, hosting::complete_rules(game, &Map::new()).unwrap());
        }
    }
}
