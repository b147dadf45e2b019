//! What is to be done is said in one sentence, in every language.

use std::collections::BTreeSet;

use hosting::{AnyCard, GameName};
use i18n::{Lang, Words, real_source, rules_source, source};
use real_table::{Input, Refused, TableSetup, now_said, referee, refusal_said};
use serde_json::json;

fn words(lang: Lang) -> (Words, Words) {
    (Words::new(lang, &source(lang)), Words::new(lang, &[real_source(lang), rules_source(lang)].join("\n")))
}

fn names(seat: usize) -> String {
    ["Ann", "Ben", "Cid"][seat - 1].to_owned()
}

/// What is said at each step of a game.
fn told(lang: Lang, game: GameName, taps: &[&str]) -> Vec<String> {
    let (page, own) = words(lang);
    let rules = json!({"target": 40}).as_object().unwrap().clone();
    let all = (1..=3).map(names).collect();
    let mut table = referee(&TableSetup { game, rules, names: all, dealer: 3 }).unwrap();
    let mut said = vec![now_said((&page, &own), game, &table.now(), &names)];
    for tap in taps {
        let input = match tap.strip_prefix('>') {
            Some(action) => Input::Move(action.to_owned()),
            None => Input::Card((*tap).to_owned()),
        };
        table.enter(input).unwrap();
        said.push(now_said((&page, &own), game, &table.now(), &names));
    }
    said
}

const FLIP_7: [&str; 9] = ["12", "flip3", ">flip3 3", "11", "10", "+8", "2", ">hit", "5"];

#[test]
fn the_page_says_what_to_do_now() {
    let told = told(Lang::En, GameName::Flip7, &FLIP_7);
    let expected = [
        "Opening deal: tap the card that Ann gets.",
        "Opening deal: tap the card that Ben gets.",
        "Ben: Flip Three: choose a player",
        "Flip Three, card 1 of 3: tap the card that Cid gets.",
        "Flip Three, card 2 of 3: tap the card that Cid gets.",
        "Flip Three, card 3 of 3: tap the card that Cid gets.",
        "Opening deal: tap the card that Cid gets.",
        "Ann: Hit or Stay? If it is Hit, tap the card.",
        "Ann hits: tap the card.",
        "Ben cannot stay yet: tap the next card.",
    ];
    assert_eq!(told[..expected.len()], expected);
}

#[test]
fn every_language_has_all_of_it() {
    let mut all = BTreeSet::new();
    for lang in Lang::ALL {
        let mut said = told(lang, GameName::Flip7, &FLIP_7);
        let opening = ["5", "6", "7", ">hit", "one-more"];
        said.extend(told(lang, GameName::Vengeance, &opening));
        said.extend(told(lang, GameName::Vengeance, &["5", "6", "7", ">hit", "one-more", ">one-more 2"]));
        said.extend(refusals(lang));
        for sentence in &said {
            assert!(!sentence.contains("real-") && !sentence.contains('$'), "{}: {sentence}", lang.code());
        }
        all.extend(said);
    }
    assert!(all.len() > 100, "each language says it in its own way: {}", all.len());
}

fn refusals(lang: Lang) -> Vec<String> {
    let (page, own) = words(lang);
    let card: AnyCard = flip7::Card::Seven.into();
    let all = [
        Refused::Unreadable { text: "z".into() },
        Refused::NoSeat { seat: 9 },
        Refused::ChoiceFirst { seat: 1 },
        Refused::CardFirst { seat: 2 },
        Refused::NoneLeft { card, exist: 0 },
        Refused::NoneLeft { card, exist: 1 },
        Refused::NoneLeft { card, exist: 7 },
        Refused::DeckEmpty,
        Refused::NothingToShuffle,
        Refused::NotActive { seat: 1 },
        Refused::NotThere { card, seat: 3 },
        Refused::Forbidden { rule: "F7-24", reason: "two".into() },
        Refused::RoundOver,
        Refused::BonusUnsaid,
        Refused::NothingDealt,
        Refused::GameOver,
        Refused::TooMuch,
    ];
    all.iter().map(|refused| refusal_said((&page, &own), refused, &names)).collect()
}

#[test]
fn a_refusal_by_a_rule_has_its_sentence() {
    let said = refusals(Lang::En);
    assert!(
        said.iter().any(|sentence| sentence.starts_with("That cannot be: One player never holds two")),
        "{said:?}"
    );
    assert!(
        said.iter().any(|sentence| sentence.starts_with("There are 7 of 7, and all of them lie elsewhere"))
    );
}
