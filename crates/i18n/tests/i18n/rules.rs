//! The rules in all languages: those of the engine, all of them, and no other.

use std::collections::{BTreeMap, BTreeSet};

use game::Rule;
use hosting::{AnyCard, GameName};
use i18n::{Lang, Words, rules_source};

use crate::files::read;
use crate::words;

/// Every rule of a game by its id.
fn rulebook<R: Rule>() -> impl Iterator<Item = (&'static str, &'static str)> {
    R::ALL.iter().map(|rule| (rule.id(), rule.sentence()))
}

/// Every rule of every game by its id.
fn engine() -> BTreeMap<&'static str, &'static str> {
    let rows = rulebook::<flip7::Rule>().chain(rulebook::<vengeance::Rule>());
    rows.chain(rulebook::<unoflip::Rule>()).collect()
}

fn rules(lang: Lang) -> Words {
    Words::new(lang, &rules_source(lang))
}

/// The numbers in a text, those of other rules included.
fn numbers(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).collect()
}

#[test]
fn every_language_has_the_rules_of_the_engine_and_no_other() {
    let expected: BTreeSet<String> = engine().keys().map(|id| format!("rule-{id}")).collect();
    for lang in Lang::ALL {
        let there: BTreeSet<String> = read(&rules_source(lang)).unwrap().into_keys().collect();
        assert_eq!(there, expected, "{lang:?}");
    }
}

#[test]
fn english_rules_are_those_of_the_engine_word_for_word() {
    let english = rules(Lang::En);
    for (id, sentence) in engine() {
        assert_eq!(english.rule(id).as_deref(), Some(sentence), "{id}");
    }
}

#[test]
fn a_translated_rule_is_translated_and_names_the_same_numbers_and_rules() {
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let words = rules(lang);
        for (id, sentence) in engine() {
            let translated = words.rule(id).unwrap();
            assert_ne!(translated, sentence, "{lang:?}: {id}");
            let missing: Vec<&str> = numbers(sentence).difference(&numbers(&translated)).copied().collect();
            assert!(missing.is_empty(), "{lang:?}: {id} lacks {missing:?}: {translated}");
        }
    }
}

/// Cards whose English names are not words of the language besides.
const CARDS: [(GameName, &str); 12] = [
    (GameName::Flip7, "freeze"),
    (GameName::Flip7, "flip3"),
    (GameName::Flip7, "second"),
    (GameName::Vengeance, "0"),
    (GameName::Vengeance, "u7"),
    (GameName::Vengeance, "l13"),
    (GameName::Vengeance, "one-more"),
    (GameName::Vengeance, "swap"),
    (GameName::Vengeance, "steal"),
    (GameName::Vengeance, "flip4"),
    (GameName::UnoFlip, "wild2"),
    (GameName::UnoFlip, "dwildc"),
];

#[test]
fn cards_are_called_in_the_rules_as_everywhere() {
    let english = words(Lang::En);
    let cards = CARDS.map(|(game, code)| AnyCard::read(game, code).expect("a card"));
    for lang in Lang::ALL {
        let (words, rules) = (words(lang), rules(lang));
        for (id, sentence) in engine() {
            let translated = rules.rule(id).unwrap();
            for card in cards.into_iter().filter(|&card| sentence.contains(&english.card(card))) {
                let name = words.card(card);
                assert!(translated.contains(&name), "{lang:?}: {id} does not name {name}: {translated}");
            }
        }
    }
}

#[test]
fn the_rules_come_on_top_of_the_other_words() {
    let mut words = words(Lang::Pl);
    assert_eq!(words.rule("U-83"), None);
    words.add(&rules_source(Lang::Pl));
    assert_eq!(words.rule("U-83").unwrap(), "Dobraną kartę, którą można zagrać, trzeba zagrać.");
    assert_eq!(words.say("game-why"), "Dlaczego?");
    assert_eq!(words.rule("U-999"), None);
}
