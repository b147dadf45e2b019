//! Every card has a name.

use std::collections::BTreeSet;

use game::Card;
use i18n::Lang;
use unoflip::{Face, Side};

use crate::{assert_said, words};

/// The codes of all cards of a game of rows.
fn codes<C: Card>() -> Vec<String> {
    C::ALL.iter().map(ToString::to_string).collect()
}

/// Every card of every game, one-sided and two-sided, by its code.
fn all() -> Vec<(&'static str, String)> {
    let faces = [Side::Light, Side::Dark].into_iter().flat_map(Face::all).map(|face| face.to_string());
    let unoflip = faces.chain(codes::<unoflip::Card>());
    let rows = codes::<flip7::Card>().into_iter().map(|code| ("flip7", code));
    let vengeance = codes::<vengeance::Card>().into_iter().map(|code| ("vengeance", code));
    rows.chain(vengeance).chain(unoflip.map(|code| ("unoflip", code))).collect()
}

#[test]
fn every_card_has_a_name_in_every_language() {
    for lang in Lang::ALL {
        let words = words(lang);
        for (game, code) in all() {
            let name = words.card(game, &code);
            assert_said(&name, &format_args!("{lang:?}: {game} {code}"));
            let is_number = game != "unoflip" && code.bytes().all(|byte| byte.is_ascii_digit());
            assert!(is_number || name != code, "{lang:?}: {game} {code} has no name");
        }
    }
}

#[test]
fn no_two_cards_have_the_same_name() {
    for lang in Lang::ALL {
        let words = words(lang);
        for game in ["flip7", "vengeance", "unoflip"] {
            let codes: Vec<String> =
                all().into_iter().filter(|(of, _)| *of == game).map(|(_, code)| code).collect();
            let names: BTreeSet<String> = codes.iter().map(|code| words.card(game, code)).collect();
            let codes: BTreeSet<&String> = codes.iter().collect();
            assert_eq!(names.len(), codes.len(), "{lang:?}: {game}");
        }
    }
}

#[test]
fn cards_are_said_as_people_say_them() {
    let english = words(Lang::En);
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
        ("unoflip", "r7.2", "red 7"),
        ("unoflip", "t+5", "teal Draw Five"),
        ("unoflip", "wild2", "Wild Draw Two"),
        ("unoflip", "r7/o1", "red 7, on the dark side orange 1"),
        ("unoflip", "wild/t-all", "Wild, on the dark side teal Skip Everyone"),
    ];
    for (game, code, name) in said {
        assert_eq!(english.card(game, code), name);
    }
    assert_eq!(words(Lang::Pl).card("unoflip", "g-skip"), "zielona karta Postój");
    assert_eq!(words(Lang::Fr).card("unoflip", "g7"), "7 vert");
}

#[test]
fn what_is_no_card_is_said_as_it_is() {
    let english = words(Lang::En);
    for game in ["flip7", "vengeance", "unoflip", "chess"] {
        for code in ["", "é", "joker", "z7", "r-", "ü/", "r7/"] {
            assert_eq!(english.card(game, code), code, "{game}");
        }
    }
}
