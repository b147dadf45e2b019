//! Games that somebody changed: each kind of change is found, and named.

use crate::common::{game_of_three, published, salts, verified};
use fair::{Proof, ProofError, Secret, Unfair};
use game::{RecordError, Seat};
use serde_json::{Value, json};

/// What the check says about the game of three after this change.
fn found(change: impl FnOnce(&mut Value)) -> Unfair {
    let mut game = game_of_three();
    change(&mut game);
    verified(&game).expect_err("the change was not found")
}

type Change = fn(&mut Value);

/// The text with its first digit changed.
fn other(hex: &Value) -> Value {
    let hex = hex.as_str().unwrap();
    let first = if hex.starts_with('0') { "1" } else { "0" };
    json!(format!("{first}{}", &hex[1..]))
}

#[test]
fn another_secret_does_not_fit_the_commitment() {
    for entry in ["secret", "commitment"] {
        let unfair = found(|game| game["fair"][entry] = other(&game["fair"][entry]));
        let Unfair::Commitment { published, actual } = unfair else { panic!("{unfair}") };
        assert_ne!(published, actual);
    }
    let message = found(|game| game["fair"]["commitment"] = json!("0".repeat(64))).to_string();
    assert!(
        message.starts_with("fair.commitment: 0000") && message.ends_with(": it is another secret"),
        "{message}"
    );
}

#[test]
fn the_seed_holds_everything_it_was_made_from() {
    let changes: [(&str, Change); 9] = [
        ("the seed", |game| game["seed"] = other(&game["seed"])),
        ("the secret with its commitment", |game| {
            let proof = Proof::new(Secret::new([1; 48]), "K7QXMB", 1, &salts(&[1, 3], 0));
            game["fair"] = serde_json::to_value(proof).unwrap();
        }),
        ("the table", |game| game["fair"]["table"] = json!("K7QXMC")),
        ("the number of the game", |game| game["fair"]["game"] = json!(2)),
        ("a salt changed", |game| {
            game["fair"]["salts"][0]["salt"] = other(&game["fair"]["salts"][0]["salt"]);
        }),
        ("a salt removed", |game| _ = game["fair"]["salts"].as_array_mut().unwrap().pop()),
        ("a salt added", |game| {
            let salt = json!({"seat": 2, "salt": "0".repeat(32)});
            game["fair"]["salts"].as_array_mut().unwrap().insert(1, salt);
        }),
        ("a salt of another seat", |game| game["fair"]["salts"][0]["seat"] = json!(2)),
        ("two salts exchanged", |game| {
            let (first, second) =
                (game["fair"]["salts"][0]["salt"].take(), game["fair"]["salts"][1]["salt"].take());
            game["fair"]["salts"][0]["salt"] = second;
            game["fair"]["salts"][1]["salt"] = first;
        }),
    ];
    for (what, change) in changes {
        let unfair = found(change);
        assert!(matches!(unfair, Unfair::Seed { .. }), "{what}: {unfair}");
        assert!(unfair.to_string().starts_with("seed: "), "{unfair}");
    }
    assert_eq!(found(|game| _ = game.as_object_mut().unwrap().remove("seed")), Unfair::NoSeed);
}

#[test]
fn salts_are_listed_by_seat_and_each_seat_once() {
    let unfair = found(|game| game["fair"]["salts"].as_array_mut().unwrap().reverse());
    assert_eq!(unfair, Unfair::SaltOrder { seat: Seat::at(0), after: Seat::at(2) });
    assert_eq!(unfair.to_string(), "fair.salts: seat 1 comes after seat 3: they are listed by seat");
    let unfair = found(|game| game["fair"]["salts"][1]["seat"] = json!(1));
    assert_eq!(unfair, Unfair::SaltTwice { seat: Seat::at(0) });
    let unfair = found(|game| game["fair"]["salts"][1]["seat"] = json!(4));
    assert_eq!(unfair, Unfair::NoSeat { seat: Seat::at(3), players: 3 });
    assert_eq!(unfair.to_string(), "fair.salts: there is no seat 4 at a table of 3");
}

#[test]
fn somebody_else_cannot_deal_first() {
    let drawn = usize::try_from(game_of_three()["dealer"].as_u64().unwrap()).unwrap();
    for written in (0..=4).filter(|&written| written != drawn) {
        let unfair = found(|game| game["dealer"] = json!(written));
        assert_eq!(unfair, Unfair::Dealer { written, drawn: Seat::numbered(drawn).unwrap() });
    }
}

#[test]
fn a_deck_in_another_order_is_found() {
    let last = game_of_three()["decks"].as_array().unwrap().len() - 1;
    for deck in [0, last] {
        let unfair = found(|game| {
            let cards = game["decks"][deck].as_array_mut().unwrap();
            let other = cards.iter().position(|card| *card != cards[0]).unwrap();
            cards.swap(0, other);
        });
        let Unfair::Deck { deck: found, place, written, drawn } = unfair else { panic!("{unfair}") };
        assert_eq!((found, place), (deck, 1));
        assert!(written.is_some() && drawn.is_some() && written != drawn);
    }
}

/// The record replays all the same, because a seed completes decks; but then it does not say what was dealt.
#[test]
fn a_deck_must_be_written_whole() {
    let whole = game_of_three()["decks"][0].as_array().unwrap().len();
    let unfair = found(|game| _ = game["decks"][0].as_array_mut().unwrap().pop());
    let Unfair::Deck { deck: 0, place, written: None, drawn: Some(_) } = unfair else { panic!("{unfair}") };
    assert_eq!(place, whole);
    let unfair = found(|game| game["decks"][0].as_array_mut().unwrap().push(json!("7")));
    let message = format!("deck 0: entry {}: 7 is written, but the seed gives no card", whole + 1);
    assert_eq!(unfair.to_string(), message);
    for nonsense in [json!("nonsense"), json!([5]), json!(["knave"])] {
        let unfair = found(|game| game["decks"][0] = nonsense);
        assert!(matches!(unfair, Unfair::Deck { place: 1, written: None, .. }), "{unfair}");
    }
    let unfair = found(|game| game["decks"][0].as_array_mut().unwrap().push(json!("knave")));
    assert!(matches!(unfair, Unfair::Deck { written: None, drawn: None, .. }), "{unfair}");
}

#[test]
fn shuffles_can_neither_be_left_out_nor_added() {
    let happened = game_of_three()["decks"].as_array().unwrap().len();
    let unfair = found(|game| _ = game["decks"].as_array_mut().unwrap().pop());
    assert_eq!(unfair, Unfair::Shuffles { written: happened - 1, happened });
    let unfair = found(|game| game["decks"].as_array_mut().unwrap().push(json!([])));
    assert_eq!(unfair, Unfair::Shuffles { written: happened + 1, happened });
    let unfair = found(|game| _ = game.as_object_mut().unwrap().remove("decks"));
    assert_eq!(unfair, Unfair::Shuffles { written: 0, happened });
}

#[test]
fn an_illegal_move_is_named() {
    for nonsense in [json!("4 hit"), json!("1 dance"), json!(7)] {
        let unfair = found(|game| game["moves"][1] = nonsense);
        let Unfair::Replay { played: 1, .. } = unfair else { panic!("{unfair}") };
        assert!(unfair.to_string().starts_with("played from the seed alone: move 2: "), "{unfair}");
    }
}

/// Written decks that make other moves legal do not help: they are not dealt.
#[test]
fn moves_are_judged_by_the_seed_and_not_by_the_written_decks() {
    let (mut game, other) =
        (game_of_three(), published::<flip7::Hall>(&json!({"target": 400}), 3, &[1, 3], 1));
    for entry in ["decks", "moves"] {
        game[entry] = other[entry].clone();
    }
    let unfair = verified(&game).unwrap_err();
    assert!(matches!(unfair, Unfair::Replay { .. }), "{unfair}");
}

#[test]
fn a_game_cut_short_is_not_over() {
    let moves = game_of_three()["moves"].as_array().unwrap().len() - 1;
    let unfair = found(|game| _ = game["moves"].as_array_mut().unwrap().pop());
    assert_eq!(unfair, Unfair::NotOver { moves });
    assert_eq!(found(|game| game["moves"] = json!([])), Unfair::NotOver { moves: 0 });
    let unfair = found(|game| game["moves"].as_array_mut().unwrap().push(json!("1 hit")));
    assert!(matches!(unfair, Unfair::Replay { .. }), "{unfair}");
}

#[test]
fn of_a_game_that_was_ended_early_the_rest_is_checked() {
    let early = |change: &dyn Fn(&mut Value)| {
        let mut game = published_early();
        change(&mut game);
        fair::verify_ended_early(game.to_string().as_bytes())
    };
    assert_eq!(early(&|_| {}).map(|proof| proof.game), Ok(1));
    let unfair = early(&|game| game["decks"][0][0] = game["decks"][0][1].clone()).unwrap_err();
    assert!(matches!(unfair, Unfair::Deck { deck: 0, .. } | Unfair::Replay { .. }), "{unfair}");
    let unfair = early(&|game| game["moves"][0] = json!("1 jump")).unwrap_err();
    assert!(matches!(unfair, Unfair::Replay { .. }), "{unfair}");
    let unfair = early(&|game| game["dealer"] = json!(game["dealer"].as_u64().unwrap() % 3 + 1)).unwrap_err();
    assert!(matches!(unfair, Unfair::Dealer { .. }), "{unfair}");
}

/// A game of three that was ended after its first moves.
fn published_early() -> Value {
    let mut game = game_of_three();
    game["moves"].as_array_mut().unwrap().truncate(3);
    game["decks"].as_array_mut().unwrap().truncate(1);
    game
}

#[test]
fn rules_and_players_that_cannot_be_are_named() {
    let unfair = found(|game| game["rules"] = json!({"colour": "red"}));
    assert!(unfair.to_string().starts_with("played from the seed alone: rules: "), "{unfair}");
    let mut uno = published::<unoflip::UnoFlip>(&json!({}), 2, &[1], 0);
    uno["players"] = json!(200);
    let unfair = verified(&uno).unwrap_err();
    assert_eq!(unfair.to_string(), "played from the seed alone: players: 200 cannot play: 2 to 10 can");
}

#[test]
fn what_is_no_record_of_a_known_game_is_not_checked() {
    for text in [&b""[..], b"[]", b"{}", b"\xff", b"{\"fair\": {}}"] {
        assert!(matches!(fair::verify(text), Err(Unfair::Record(_))), "{text:?}");
    }
    let large = vec![b' '; game::MOST_BYTES + 1];
    assert_eq!(fair::verify(&large), Err(Unfair::Record(RecordError::TooLarge)));
    let unfair = found(|game| game["game"] = json!("chess"));
    assert_eq!(unfair, Unfair::Game { game: "chess".to_owned() });
}

#[test]
fn a_record_without_a_proof_is_not_called_fair() {
    assert_eq!(found(|game| _ = game.as_object_mut().unwrap().remove("fair")), Unfair::NoProof);
    assert_eq!(found(|game| game["fair"] = json!([])), Unfair::Proof(ProofError::NotAnObject));
}

#[test]
fn another_scheme_is_said_to_be_unknown_whatever_else_it_has() {
    let unfair = found(|game| game["fair"] = json!({"scheme": "fliphouse-fair/2"}));
    assert_eq!(
        unfair.to_string(),
        "fair.scheme: \"fliphouse-fair/2\" is not known here, only \"fliphouse-fair/1\": a newer fliphouse may \
         know it"
    );
    let unfair = found(|game| game["fair"]["scheme"] = json!("x\u{1b}".repeat(1000)));
    assert!(unfair.to_string().len() < 400 && !unfair.to_string().contains('\u{1b}'), "{unfair}");
}

#[test]
fn every_entry_of_a_proof_must_be_there_and_be_sound() {
    let long = "a".repeat(33);
    for (entry, wrong) in [
        ("scheme", vec![json!(1)]),
        ("table", vec![json!(""), json!("K7 QXMB"), json!("\u{1b}[2J"), json!(long), json!(7)]),
        ("game", vec![json!(0), json!(-1), json!(1.5), json!("1"), json!(1_u64 << 32)]),
        ("commitment", vec![json!("00"), json!("g".repeat(64)), json!(null)]),
        ("secret", vec![json!("00"), json!("é".repeat(48)), json!([])]),
        (
            "salts",
            vec![
                json!({}),
                json!([1]),
                json!([{"seat": 1}]),
                json!([{"salt": "0".repeat(32)}]),
                json!([{"seat": 0, "salt": "0".repeat(32)}]),
                json!([{"seat": 201, "salt": "0".repeat(32)}]),
                json!([{"seat": 1, "salt": "0".repeat(30)}]),
            ],
        ),
    ] {
        let unfair = found(|game| _ = game["fair"].as_object_mut().unwrap().remove(entry));
        let Unfair::Proof(ProofError::Missing { entry: named, .. }) = unfair else { panic!("{unfair}") };
        assert_eq!(named, entry);
        for value in wrong {
            let unfair = found(|game| game["fair"][entry] = value.clone());
            let Unfair::Proof(ProofError::Wrong { entry: named, .. }) = unfair else {
                panic!("{entry} {value}: {unfair}")
            };
            assert_eq!(named, entry);
        }
    }
}
