//! Shuffles that can be checked from what is public.

use game::Seed;
use game::random::Use;
use protocol::{Code, Command};
use serde_json::{Value, json};

use crate::kit::{Server, catch_up, play_out, quick, rest};

#[tokio::test]
async fn a_finished_game_proves_its_shuffles() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    for (game, target) in [("flip7", 40), ("vengeance", 40), ("unoflip", 20)] {
        let request = json!({"game": game, "rules": {"target": target}});
        let (opened, players) = server.seated(&request, ["Ann", "Bob", "Cid"]).await;
        let mut players = Vec::from(players);
        let path = |number: u32| format!("/api/v1/tables/{}/games/{number}", opened.table);
        let mut luck = Seed::from(9).stream(Use::Bots);
        let mut promised = opened.commitment.clone();
        for number in 1..=2 {
            let none = rest::get(server.address, &path(number)).await;
            assert_eq!((none.status, none.code().as_str()), (404, "no_such_game"), "not before it begins");
            let salt = format!("{number:02x}").repeat(16);
            players[1].order(Command::Salt { salt: salt.clone() }).await;
            players[0].order(Command::Start).await;
            let late = players[2].refused(Command::Salt { salt: "ff".repeat(16) }).await;
            assert_eq!(
                (late.code, late.message.as_str()),
                (Code::NotNow, "the shuffles of this game are fixed already")
            );
            catch_up(&mut players).await;
            play_out(&mut players, &mut luck).await;
            check_proof(&rest::get(server.address, &path(number)).await.body, &promised, &salt, number);
            assert_ne!(players[0].table.commitment, promised, "a rematch has a commitment of its own");
            promised.clone_from(&players[0].table.commitment);
        }
        let first = rest::get(server.address, &path(1)).await;
        check_proof(&first.body, &opened.commitment, &"01".repeat(16), 1);
    }
}

fn check_proof(record: &str, promised: &str, salt: &str, number: u32) {
    let verified = fair::verify(record.as_bytes()).unwrap_or_else(|error| panic!("{error}: {record}"));
    assert_eq!(verified.proof.commitment.to_string(), promised, "what was published before the game");
    assert_eq!((verified.proof.game, verified.proof.salts.len()), (number, 1));
    assert_eq!(verified.proof.salts[0].salt.to_string(), salt);
    assert_eq!(verified.proof.salts[0].seat.number(), 2);
    let record: Value = serde_json::from_str(record).unwrap();
    assert_eq!(record["players"], json!(["Ann", "Bob", "Cid"]));
}

#[tokio::test]
async fn a_game_that_was_ended_early_shows_its_secret_but_no_winner() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [mut ann, _bob]) = server.seated(&json!({"game": "unoflip"}), ["Ann", "Bob"]).await;
    ann.order(Command::Start).await;
    ann.order(Command::End).await;
    let last = ann.table.last.clone().expect("a game was played");
    assert_eq!(last.winner, None);
    let secret: fair::Secret = last.secret.parse().unwrap();
    assert_eq!(secret.commitment().to_string(), opened.commitment);
    let path = format!("/api/v1/tables/{}/games/1", opened.table);
    let record = rest::get(server.address, &path).await.body;
    assert!(matches!(fair::verify(record.as_bytes()), Err(fair::Unfair::NotOver { .. })), "{record}");
    let proof = fair::verify_ended_early(record.as_bytes()).expect("what happened was fair");
    assert_eq!(proof.commitment.to_string(), opened.commitment);
}
