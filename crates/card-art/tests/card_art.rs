//! Every picture is sound, says no word, and is unlike every other.

use std::collections::{BTreeSet, HashMap};

use game::Card;
use roxmltree::Document;
use unoflip::Side;

const ELEMENTS: [&str; 5] = ["svg", "g", "path", "rect", "circle"];

/// The game and code of every face there is.
fn faces() -> BTreeSet<(&'static str, String)> {
    let flip7 = flip7::Card::ALL.iter().map(|card| ("flip7", card.to_string()));
    let vengeance = vengeance::Card::ALL.iter().map(|card| ("vengeance", card.to_string()));
    let both =
        |card: &unoflip::Card| [Side::Light, Side::Dark].map(|side| ("unoflip", card.face(side).to_string()));
    flip7.chain(vengeance).chain(unoflip::Card::ALL.iter().flat_map(both)).collect()
}

/// Well-formed, with nothing but shapes in it.
fn check(svg: &str) {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let root = document.root_element();
    assert_eq!(root.attribute("aria-hidden"), Some("true"));
    assert_eq!(root.attribute("focusable"), Some("false"));
    assert!(root.attribute("viewBox").is_some());
    for node in document.descendants().skip(1) {
        assert!(node.is_element(), "text in {svg}");
        assert!(ELEMENTS.contains(&node.tag_name().name()), "{}", node.tag_name().name());
        for attribute in node.attributes() {
            let name = attribute.name();
            assert!(
                !["style", "id", "class", "href"].contains(&name) && !name.starts_with("on"),
                "{name} in {svg}"
            );
            assert!(!attribute.value().contains("--") && !attribute.value().contains("url("), "{svg}");
        }
    }
}

#[test]
fn every_face_is_sound_and_unlike_every_other() {
    let mut seen = HashMap::new();
    let drawings: [fn(&str, &str) -> String; 2] = [card_art::card, card_art::small];
    for (game, code) in faces() {
        for draw in drawings {
            let svg = draw(game, &code);
            check(&svg);
            assert!(svg.contains("viewBox=\"0 0 100 140\""));
            if let Some(other) = seen.insert(svg, code.clone()) {
                panic!("{code} of {game} looks like {other}");
            }
        }
    }
    assert_eq!(seen.len(), 2 * (22 + 27 + 2 * 54));
}

#[test]
fn an_unknown_code_is_a_blank_card() {
    let blank = card_art::card("", "");
    check(&blank);
    let unknown = [
        "", "00", "07", "13", "+3", "+", "u8", "ré", "é", "r0", "r10", "r+5", "p+1", "r-all", "p-skip", "7/8",
    ];
    for draw in [card_art::card, card_art::small] {
        for code in unknown {
            assert_eq!(draw("flip7", code), blank, "{code}");
            assert_eq!(draw("unoflip", code), blank, "{code}");
        }
        assert_eq!(draw("vengeance", "14"), blank);
        assert_eq!(draw("bridge", "7"), blank);
    }
}

#[test]
fn the_two_games_with_backs_have_their_own() {
    let backs = [card_art::back("flip7"), card_art::back("vengeance"), card_art::back("unoflip")];
    for back in &backs {
        check(back);
    }
    assert_ne!(backs[0], backs[1]);
    assert_eq!(backs[2], card_art::card("", ""));
}

#[test]
fn every_icon_is_sound_and_takes_the_colour_of_the_text() {
    let icons: BTreeSet<String> = card_art::icon_names().map(card_art::icon).collect();
    assert_eq!(icons.len(), card_art::icon_names().count());
    for icon in &icons {
        check(icon);
        assert!(icon.contains("viewBox=\"0 0 24 24\"") && icon.contains("currentColor"));
    }
    check(&card_art::logo());
    check(&card_art::icon("nothing of that name"));
}

#[test]
fn every_colour_has_a_shape_of_its_own() {
    let shapes: BTreeSet<String> = ["r", "y", "g", "b", "p", "t", "o", "v"].map(card_art::colour).into();
    assert_eq!(shapes.len(), 8);
    assert!(shapes.iter().all(|shape| shape.contains("<path")));
    assert!(!card_art::colour("x").contains("<path"));
}
