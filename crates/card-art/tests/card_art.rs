//! Every picture is sound, says no word, and is unlike every other.

use std::collections::{BTreeSet, HashMap};

use game::Card;
use hosting::{AnyCard, GameName};
use protocol::Avatar;
use roxmltree::Document;
use unoflip::{Colour, Face, Side};

const ELEMENTS: [&str; 5] = ["svg", "g", "path", "rect", "circle"];

/// Every face there is.
fn faces() -> BTreeSet<AnyCard> {
    let flip7 = flip7::Card::ALL.iter().map(|&card| AnyCard::from(card));
    let vengeance = vengeance::Card::ALL.iter().map(|&card| AnyCard::from(card));
    let unoflip = [Side::Light, Side::Dark].into_iter().flat_map(Face::all).map(AnyCard::from);
    flip7.chain(vengeance).chain(unoflip).collect()
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
    let drawings: [fn(AnyCard) -> String; 2] = [card_art::card, card_art::small];
    for card in faces() {
        for draw in drawings {
            let svg = draw(card);
            check(&svg);
            assert!(svg.contains("viewBox=\"0 0 100 140\""));
            if let Some(other) = seen.insert(svg, card) {
                panic!("{card:?} looks like {other:?}");
            }
        }
    }
    assert_eq!(seen.len(), 2 * (22 + 27 + 2 * 54));
}

#[test]
fn a_blank_card_is_sound_and_no_card_is_blank() {
    let blank = card_art::blank();
    check(&blank);
    assert!(faces().into_iter().all(|card| card_art::card(card) != blank && card_art::small(card) != blank));
}

#[test]
fn the_two_games_with_backs_have_their_own() {
    let backs = GameName::ALL.map(card_art::back);
    for back in &backs {
        check(back);
    }
    assert_ne!(backs[0], backs[1]);
    assert_eq!(backs[2], card_art::blank());
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
    let colours = [Side::Light, Side::Dark].into_iter().flat_map(Colour::all);
    let shapes: BTreeSet<String> = colours.map(card_art::colour).collect();
    assert_eq!(shapes.len(), 8);
    assert!(shapes.iter().all(|shape| shape.contains("<path")));
}

/// Every avatar of 48 players, four of each.
fn avatars() -> impl Iterator<Item = (Avatar, usize)> {
    (0..4).flat_map(|copy| Avatar::ALL.map(|avatar| (avatar, copy)))
}

/// The picture without its colours, as somebody sees it who cannot tell them.
fn colourless(svg: &str) -> String {
    let mut parts = svg.split('#');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + &part[6..])
}

#[test]
fn forty_players_can_be_told_apart_without_their_colours() {
    let all: Vec<String> = avatars().map(|(avatar, copy)| card_art::avatar(avatar, copy)).collect();
    for svg in &all {
        check(svg);
    }
    let shapes: BTreeSet<String> = all.iter().map(|svg| colourless(svg)).collect();
    assert_eq!(shapes.len(), 48);
}

#[test]
fn twelve_players_have_twelve_colours_and_copies_have_others() {
    for copy in 0..4 {
        let colours: BTreeSet<&str> =
            Avatar::ALL.iter().map(|&avatar| card_art::avatar_colour(avatar, copy)).collect();
        assert_eq!(colours.len(), 12);
    }
    for avatar in Avatar::ALL {
        let colours: BTreeSet<&str> = (0..4).map(|copy| card_art::avatar_colour(avatar, copy)).collect();
        assert_eq!(colours.len(), 4, "{avatar}");
    }
}

/// How bright a colour is to the eye, by the sRGB standard.
fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

#[test]
fn the_animal_stands_out_on_every_ground() {
    for avatar in Avatar::ALL {
        let colour = card_art::avatar_colour(avatar, 0);
        let contrast = 1.05 / (luminance(colour) + 0.05);
        assert!(contrast > 4.5, "{avatar}: {colour} has {contrast:.1}");
    }
}
