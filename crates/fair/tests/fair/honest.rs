//! Games that are fair.

use crate::common::{TABLE, game_of_three, published, verified};
use bots::Seated;
use fair::{Proof, Scheme};
use game::{Nobody, Players, Record, Replay, Seat};
use serde_json::{Value, json};

/// Plays games and checks them, and what the check says about them.
fn fair_games<G: Seated>(rules: &Value, players: usize, given: &[usize]) {
    for number in 0..10 {
        let game = published::<G>(rules, players, given, number);
        let verified = verified(&game).unwrap_or_else(|unfair| panic!("{}: {unfair}", G::NAME));
        assert_eq!(verified.game, G::NAME);
        assert_eq!(verified.title, G::TITLE);
        assert_eq!(verified.players, Players::Count(players));
        assert_eq!(verified.proof.table, TABLE);
        assert_eq!(verified.proof.game, u32::from(number) + 1);
        assert_eq!(verified.proof.commitment.to_string(), game["fair"]["commitment"]);
        assert_eq!(verified.proof.seats().map(Seat::number).collect::<Vec<_>>(), given);
        assert_eq!(verified.dealer.number(), game["dealer"]);
        assert_eq!(verified.moves, game["moves"].as_array().unwrap().len());
        assert_eq!(verified.shuffles, game["decks"].as_array().unwrap().len());
        assert_eq!(verified.winner, winner::<G>(&game));
    }
}

/// Who won, when the record is replayed as any other, from its decks.
fn winner<G: Seated>(game: &Value) -> Seat {
    let record = Record { seed: None, ..Record::parse(game.to_string().as_bytes()).unwrap() };
    let mut replay = Replay::<G>::begin(&record, &mut Nobody).unwrap();
    while replay.step(&mut Nobody).is_some_and(|step| step.is_ok()) {}
    replay.game().outcome().unwrap().winner
}

#[test]
fn games_of_flip_7_are_found_fair() {
    fair_games::<flip7::Hall>(&json!({}), 1, &[1]);
    fair_games::<flip7::Hall>(&json!({"edition": "de"}), 4, &[1, 2, 3, 4]);
    fair_games::<flip7::Hall>(&json!({"edition": "pl", "decks": 2}), 40, &[7, 40]);
}

#[test]
fn games_of_vengeance_are_found_fair() {
    fair_games::<vengeance::Hall>(&json!({}), 3, &[]);
    fair_games::<vengeance::Hall>(&json!({"brutal": true}), 5, &[2, 4, 5]);
}

#[test]
fn games_of_uno_flip_are_found_fair() {
    fair_games::<unoflip::UnoFlip>(&json!({}), 2, &[1, 2]);
    fair_games::<unoflip::UnoFlip>(&json!({"stacking": true, "jump_in": true}), 10, &[1, 10]);
}

#[test]
fn names_are_kept_and_the_dealer_may_be_left_to_the_seed() {
    let mut game = game_of_three();
    game["players"] = json!(["Ann", "Ben", "Cleo"]);
    game.as_object_mut().unwrap().remove("dealer");
    assert_eq!(verified(&game).unwrap().players.name(Seat::at(1)), "Ben");
}

#[test]
fn a_published_game_is_a_record_with_a_proof() {
    let game = game_of_three();
    let proof: Proof = serde_json::from_value(game["fair"].clone()).unwrap();
    assert_eq!(proof.scheme, Scheme::One);
    assert_eq!(game["fair"]["scheme"], "fliphouse-fair/1");
    assert_eq!(serde_json::to_value(&proof).unwrap(), game["fair"]);
    assert_eq!(proof.seed().to_hex(), game["seed"]);
    assert_eq!(game["fair"]["secret"].as_str().unwrap().len(), 96);
    // It does not give itself away in a log either.
    assert!(!format!("{proof:?}").contains(&proof.secret.to_hex()));
}
