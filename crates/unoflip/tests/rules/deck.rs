//! U-1 to U-3: the cards, their two sides, and how many play.

use game::{Card as _, Game, Scripted, Setup, SetupError, laws, proves};
use serde_json::json;
use unoflip::{Card, Colour, Face, Hand, Move, Options, Rule, Side, Slot, UnoFlip, full_deck};

use super::kit::{card, face, listed, seat};

/// The printed deck: the dark faces of the two copies of each light face.
const SHEET: &str = "
    1    | p3 · v2        | p-all · dwild  | o5 · o-flip    | v-all · v-all
    2    | o-rev · v+5    | t1 · t8        | t+5 · t-all    | o8 · p6
    3    | p7 · dwildc    | p+5 · v1       | p-flip · v2    | v8 · t2
    4    | o-flip · v+5   | p+5 · v-flip   | p8 · t9        | v1 · t+5
    5    | p2 · t5        | v9 · t8        | o7 · t4        | o-rev · p9
    6    | o9 · p-all     | o-all · dwildc | p5 · dwildc    | v-rev · t-all
    7    | o1 · v5        | o2 · v6        | o6 · t2        | o3 · o-all
    8    | v-rev · t7     | o2 · p1        | p-rev · t9     | t4 · t-rev
    9    | v5 · t-rev     | v4 · t5        | o+5 · p-rev    | o5 · v-flip
    +1   | p3 · p4        | p1 · v8        | o6 · t6        | p6 · t6
    -skip | o+5 · dwild   | o3 · t-flip    | o9 · v4        | p9 · t1
    -rev | v3 · t7        | t-flip · dwild | o1 · p7        | o4 · dwild
    -flip | p8 · v3       | o8 · p4        | t3 · dwildc    | v6 · v7";

const WILDS: &str = "wild/p5 wild/p-flip wild/v7 wild/t3 wild2/o4 wild2/o7 wild2/p2 wild2/v9";

/// The codes of all cards of the sheet.
fn printed() -> Vec<String> {
    let mut codes: Vec<String> = WILDS.split_whitespace().map(ToOwned::to_owned).collect();
    for line in SHEET.lines().filter(|line| !line.trim().is_empty()) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        for (colour, darks) in ["r", "y", "g", "b"].iter().zip(&cells[1..]) {
            codes.extend(darks.split(" · ").map(|dark| format!("{colour}{}/{dark}", cells[0])));
        }
    }
    codes.sort_unstable();
    codes
}

#[test]
fn the_description_of_records_lists_all_cards_in_their_order() {
    proves!(U_2);
    let document = include_str!("../../../../docs/records.md");
    let (_, list) = document.split_once("```text\nr1/").expect("the list of cards");
    let (list, _) = list.split_once("```").expect("its end");
    let cards: Vec<String> = full_deck().cards().map(|card| card.to_string()).collect();
    assert_eq!(format!("r1/{list}").split_whitespace().collect::<Vec<_>>(), cards);
}

/// How many cards of the deck have a face.
fn count(code: &str) -> usize {
    let face = face(code);
    full_deck().cards().filter(|card| card.face(face.side()) == face).count()
}

#[test]
fn the_light_side_has_every_coloured_face_twice_and_every_wild_four_times() {
    proves!(U_1);
    let symbols = "1 2 3 4 5 6 7 8 9 +1 -rev -skip -flip";
    for colour in ["r", "y", "g", "b"] {
        for symbol in symbols.split(' ') {
            assert_eq!(count(&format!("{colour}{symbol}")), 2, "{colour}{symbol}");
        }
    }
    assert_eq!([count("wild"), count("wild2")], [4, 4]);
    assert_eq!(Face::all(Side::Light).count(), 4 * 13 + 2);
}

#[test]
fn the_dark_side_has_every_coloured_face_twice_and_every_wild_four_times() {
    proves!(U_1);
    let symbols = "1 2 3 4 5 6 7 8 9 +5 -rev -all -flip";
    for colour in ["p", "t", "o", "v"] {
        for symbol in symbols.split(' ') {
            assert_eq!(count(&format!("{colour}{symbol}")), 2, "{colour}{symbol}");
        }
    }
    assert_eq!([count("dwild"), count("dwildc")], [4, 4]);
    assert_eq!(Face::all(Side::Dark).count(), 4 * 13 + 2);
}

#[test]
fn a_game_is_played_with_all_112_cards() {
    proves!(U_1);
    assert_eq!(full_deck().len(), 112);
    for players in 2..=10 {
        let table = Scripted::<UnoFlip>::new(&json!({}), players, 1, &[]);
        assert_eq!(table.game.census(), full_deck());
        let held: usize = (1..=players).map(|number| table.game.hand(seat(number)).len()).sum();
        assert_eq!(held + table.game.deck_len() + table.game.discard_len(), 112);
    }
}

#[test]
fn every_light_face_has_the_dark_face_of_the_printed_deck() {
    proves!(U_2);
    let mut codes: Vec<String> = full_deck().cards().map(|card| card.to_string()).collect();
    codes.sort_unstable();
    assert_eq!(codes, printed());
}

#[test]
fn the_faces_of_a_card_are_those_of_its_code() {
    proves!(U_2);
    for code in printed() {
        let card = card(&code);
        let (light, dark) = code.split_once('/').expect("two faces");
        assert_eq!((card.face(Side::Light), card.face(Side::Dark)), (face(light), face(dark)));
    }
}

#[test]
fn exactly_two_cards_are_alike() {
    proves!(U_2);
    let deck = full_deck();
    for &card in Card::ALL {
        assert_eq!(deck.count(card), if card.to_string() == "b1/v-all" { 2 } else { 1 }, "{card}");
    }
}

#[test]
fn two_to_ten_can_play() {
    proves!(U_3);
    let seats = |players| Setup::new::<UnoFlip>(Options::default(), players, 1).map(|setup| setup.players());
    for players in 2..=10 {
        assert_eq!(seats(players), Ok(players));
    }
    for players in [0, 1, 11, 200] {
        assert_eq!(seats(players), Err(SetupError::Players { players, fewest: 2, most: 10 }));
    }
}

#[test]
fn the_dealer_must_sit_at_the_table() {
    for dealer in [0, 4, 201] {
        let setup = Setup::new::<UnoFlip>(Options::default(), 3, dealer);
        assert_eq!(setup, Err(SetupError::Dealer { dealer, players: 3 }));
    }
}

#[test]
fn card_codes_round_trip() {
    assert_eq!(Card::ALL.len(), 111);
    let others =
        ["", "/", "r7", "r7/", "/o1", "o1/r7", "r7/r7", "r7/o2", "r7/o1/", "r7/o1 ", "R7/o1", "wild/wild"];
    laws::codes_are_read_back::<Card>(&others);
}

#[test]
fn face_codes_round_trip() {
    for side in [Side::Light, Side::Dark] {
        for face in Face::all(side) {
            assert_eq!(face.to_string().parse(), Ok(face));
            assert_eq!(serde_json::to_value(face).unwrap(), json!(face.to_string()));
            assert_eq!(face.side(), side);
        }
    }
    let bad = "r0 r10 7 7r r+2 r+5 p+1 r-all p-skip r-wild wild4 dwild2 Wild x7 r- r é7";
    for code in bad.split(' ').chain(["", " r7", "r7 "]) {
        assert!(code.parse::<Face>().is_err(), "{code:?}");
    }
}

#[test]
fn colours_belong_to_a_side() {
    let letters = |side| listed(Colour::all(side));
    assert_eq!([letters(Side::Light), letters(Side::Dark)], ["r y g b", "p t o v"]);
    for colour in Colour::all(Side::Light).chain(Colour::all(Side::Dark)) {
        assert_eq!(Colour::from_letter(&colour.to_string()), Some(colour));
        assert_eq!(serde_json::to_value(colour).unwrap(), json!(colour.letter()));
    }
    for bad in ["", "R", "x", "rr", "red", " r", "é"] {
        assert_eq!(Colour::from_letter(bad), None, "{bad:?}");
    }
    assert_eq!([Side::Light.other(), Side::Dark.other()], [Side::Dark, Side::Light]);
}

#[test]
fn move_texts_round_trip() {
    let red = Colour::from_letter("r");
    let plays = Card::ALL.iter().flat_map(|&card| {
        [(None, false), (None, true), (red, false), (red, true)].map(|(colour, uno)| Move::Play {
            card,
            colour,
            uno,
        })
    });
    let others = [Move::Draw, Move::Pass, Move::Accept, Move::Challenge, Move::Catch(seat(10))];
    let colours = Colour::all(Side::Light).chain(Colour::all(Side::Dark)).map(Move::Colour);
    for action in plays.chain(others).chain(colours) {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    let wild = Move::Play { card: card("wild/t3"), colour: red, uno: true };
    assert_eq!(wild.to_string(), "play wild/t3 r uno");
}

#[test]
fn texts_that_are_no_moves_are_not_read() {
    let plays = ["play", "play r7", "play r7/o1  uno", "play r7/o1 uno r", "play r7/o1 x", "play r7/o1 r r"];
    let others = ["", "Draw", "draw ", " draw", "draw 1", "pass 1", "colour", "colour x", "colour r uno"];
    let catches =
        ["catch", "catch 0", "catch 01", "catch 201", "catch 1 2", "catch -1", "hit", "uno", "accept r"];
    for text in plays.into_iter().chain(others).chain(catches) {
        assert!(text.parse::<Move>().is_err(), "{text:?}");
    }
    let long = format!("play wild/t3 r uno{}", " uno".repeat(1000));
    assert!(long.parse::<Move>().is_err());
}

#[test]
fn a_hand_tells_twins_from_other_cards() {
    let twin = card("b1/v-all");
    let one: Hand = [Slot::of(twin, Hand::default())].into_iter().collect();
    let both: Hand = one.slots().chain([Slot::of(twin, one)]).collect();
    assert_eq!((one.len(), both.len()), (1, 2));
    assert_eq!((both.codes(), both.kinds().count()), (vec!["b1/v-all".to_owned(); 2], 1));
    let second = both.slots().last().expect("two cards");
    assert_eq!(both.without(second), one);
    assert_eq!([second].into_iter().collect::<Hand>().find(twin), Some(second));
    assert_eq!(one.find(card("b1/v-all")), one.slots().next());
    assert_eq!(one.find(card("r7/o1")), None);
    assert_eq!(serde_json::to_value(both).unwrap(), json!(["b1/v-all", "b1/v-all"]));
}
