//! Every card has a name.

use std::collections::BTreeSet;

use game::Card;
use hosting::{AnyCard, GameName};
use i18n::Lang;
use serde_json::json;
use unoflip::{Face, Side};

use crate::{assert_said, words};

/// Every card of every game; of UNO FLIP! every face.
fn all() -> Vec<AnyCard> {
    let flip7 = flip7::Card::ALL.iter().map(|&card| AnyCard::from(card));
    let vengeance = vengeance::Card::ALL.iter().map(|&card| AnyCard::from(card));
    let unoflip = [Side::Light, Side::Dark].into_iter().flat_map(Face::all).map(AnyCard::from);
    flip7.chain(vengeance).chain(unoflip).collect()
}

/// What a card is called in a sentence about it.
fn told(lang: Lang, game: &str, code: &str) -> String {
    let event = if game == "unoflip" {
        json!({"event": "put_under", "face": code})
    } else {
        json!({"event": "set_aside", "seat": 1, "card": code})
    };
    let marked = words(lang).marking_cards(("<", ">"));
    let said = marked.told(game, &event, i18n::Seats::named(&[]));
    let (_, rest) = said.split_once('<').expect("a card");
    rest.split_once('>').expect("its end").0.to_owned()
}

#[test]
fn every_card_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        let words = words(lang);
        for card in all() {
            let (name, code) = (words.card(card), card.to_string());
            assert_said(&name, &format_args!("{lang:?}: {card:?}"));
            let is_number =
                !matches!(card, AnyCard::UnoFlip(_)) && code.bytes().all(|byte| byte.is_ascii_digit());
            assert!(is_number || name != code, "{lang:?}: {card:?} has no name");
        }
    }
}

#[test]
fn no_two_cards_have_the_same_name() {
    for lang in Lang::ALL {
        let words = words(lang);
        let game = |card: &AnyCard| match card {
            AnyCard::Flip7(_) => GameName::Flip7,
            AnyCard::Vengeance(_) => GameName::Vengeance,
            AnyCard::UnoFlip(_) => GameName::UnoFlip,
        };
        let names: BTreeSet<(GameName, String)> =
            all().into_iter().map(|card| (game(&card), words.card(card))).collect();
        assert_eq!(names.len(), all().len(), "{lang:?}");
    }
}

#[test]
fn cards_are_said_as_people_say_them() {
    let said = [
        ("flip7", "7", "7"),
        ("flip7", "+4", "plus 4"),
        ("flip7", "x2", "times 2"),
        ("flip7", "second", "Second Chance"),
        ("vengeance", "0", "The Zero"),
        ("vengeance", "l13", "Lucky 13"),
        ("vengeance", "-10", "minus 10"),
        ("vengeance", "/2", "divided by 2"),
        ("vengeance", "one-more", "Just One More"),
        ("unoflip", "r7", "red 7"),
        ("unoflip", "t+5", "teal Draw Five"),
        ("unoflip", "wild2", "Wild Draw Two"),
    ];
    for (game, code, name) in said {
        assert_eq!(told(Lang::En, game, code), name);
        let card = AnyCard::read(game.parse().expect("a game"), code).expect("a card");
        assert_eq!(words(Lang::En).card(card), name);
    }
    assert_eq!(told(Lang::Pl, "unoflip", "g-skip"), "zielona karta Postój");
    assert_eq!(told(Lang::Fr, "unoflip", "g7"), "7 vert");
}

#[test]
fn what_is_no_card_is_said_as_it_is() {
    for game in ["flip7", "vengeance", "unoflip"] {
        for code in ["", "é", "joker", "z7", "r-", "ü/", "r7/"] {
            assert_eq!(told(Lang::En, game, code), code, "{game}");
        }
    }
}
