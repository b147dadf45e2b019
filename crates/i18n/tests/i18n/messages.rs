//! All languages say the same things.

use i18n::{
    Arg, Lang, Words, hints_source, review_source, rules_source, source, terminal_source, things_source,
};

use crate::files::{Message, messages};
use crate::{assert_said, words};

#[test]
fn every_language_has_the_messages_of_english() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        let here = messages(lang);
        let missing: Vec<_> = english.keys().filter(|id| !here.contains_key(*id)).collect();
        let extra: Vec<_> = here.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{lang:?} lacks {missing:?}, has in excess {extra:?}"
        );
    }
}

#[test]
fn every_message_needs_and_chooses_the_same_in_all_languages() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        for (id, message) in messages(lang) {
            assert_eq!(message, english[&id], "{lang:?}: {id}");
        }
    }
}

/// Every way in which a message can choose its words and plurals.
fn ways(message: &Message) -> Vec<Vec<(&str, Arg)>> {
    let mut ways = vec![Vec::new()];
    for variable in &message.variables {
        let values = match message.choices.get(variable) {
            Some(words) => words.iter().map(|word| word.as_str().into()).chain(["Ann".into()]).collect(),
            None => vec![Arg::from("Ann"), Arg::Number(1), Arg::Number(3), Arg::Number(5)],
        };
        let mut longer = Vec::new();
        for way in &ways {
            longer.extend(
                values.iter().map(|value| [&way[..], &[(variable.as_str(), value.clone())]].concat()),
            );
        }
        ways = longer;
    }
    ways
}

#[test]
fn every_message_can_be_said_in_every_way() {
    for lang in Lang::ALL {
        let words = words(lang);
        for (id, message) in messages(lang) {
            for way in ways(&message) {
                let said = words.say_with(&id, &way);
                assert_said(&said, &format_args!("{lang:?}: {id} with {way:?}"));
                assert_ne!(said, id, "{lang:?}");
            }
        }
    }
}

#[test]
fn what_is_not_there_is_said_by_its_id() {
    let words = words(Lang::Pl);
    assert_eq!(words.say("no-such-thing"), "no-such-thing");
    assert_eq!(words.say_with("no-such-thing", &[("name", "Ann".into())]), "no-such-thing");
    assert!(!words.has("no-such-thing"));
}

#[test]
fn a_broken_text_still_says_what_can_be_read() {
    let words = Words::new(Lang::En, "good = Good\nbad = { $x\nfine = Fine\n");
    assert_eq!(
        (words.say("good"), words.say("bad"), words.say("fine")),
        ("Good".into(), "bad".into(), "Fine".into())
    );
}

#[test]
fn names_are_filled_in_as_they_are() {
    let words = words(Lang::En);
    assert_eq!(words.say_with("game-won", &[("name", "Zoë {x}".into())]), "Zoë {x} wins!");
}

/// A line might begin with the marks otherwise, and the apostrophe is a letter's
/// neighbour here, not a quotation mark.
#[test]
fn french_keeps_its_punctuation_with_its_words() {
    let sources = [source, terminal_source, review_source, rules_source, things_source, hints_source];
    let source = sources.map(|source| source(Lang::Fr)).concat();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        for mark in [" :", " ;", " !", " ?", " %", "« ", " »", "'"] {
            assert!(!line.contains(mark), "{line}");
        }
    }
}
