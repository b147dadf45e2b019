//! `fliphouse verify`: fair games, games that are not, and where they come from.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Output;
use std::thread::{self, JoinHandle};

use serde_json::{Value, json};

use crate::common::{COMMITMENT, FIRST_SALT, THIRD_SALT, complaint, fair_record, fed, fliphouse, text};

/// What the program says about a game on its standard input.
fn verify(game: &Value, options: &str) -> Output {
    fed(&format!("verify - {options}"), game.to_string().as_bytes())
}

/// What it printed about a fair game.
fn verdict(options: &str) -> String {
    let output = verify(&fair_record(), options);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty());
    text(&output.stdout)
}

/// What it complains about when the fair game is changed. It prints no verdict then.
fn trouble(options: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut game = fair_record();
    change(&mut game);
    let output = verify(&game, options);
    assert!(output.stdout.is_empty(), "{}", text(&output.stdout));
    complaint(&output)
}

#[test]
fn a_fair_game_is_told_fact_by_fact() {
    let game = fair_record();
    let moves = game["moves"].as_array().unwrap().len();
    let told = verdict(&format!("--commitment {COMMITMENT} --salt {THIRD_SALT}"));
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines[0].starts_with("Flip 7, game 1 at table K7QXMB: 3 players, "), "{told}");
    assert!(["Ann won.", "Ben won.", "Cleo won."].iter().any(|won| lines[0].ends_with(won)), "{told}");
    assert_eq!(
        lines[2..9],
        [
            &format!("ok  the SHA-256 of the secret is the commitment {COMMITMENT}"),
            "ok  the seed follows from the secret, the table, the game and the bytes of seats 1, 3",
            "ok  the seed says that seat 1 deals first",
            &format!("ok  played again from the seed alone, all {moves} moves are legal and the game ends"),
            &format!(
                "ok  the seed gives the order of every shuffle as it is written ({} in all)",
                game["decks"].as_array().unwrap().len()
            ),
            "ok  the commitment is the one you noted",
            "ok  your bytes are in the seed, as those of seat 3",
        ]
    );
    assert!(lines[10].starts_with("Fair: "), "{told}");
    assert_eq!(lines.len(), 11, "nothing is left to be done: {told}");
}

#[test]
fn without_a_noted_commitment_it_says_that_one_must_be_compared() {
    let told = verdict("");
    assert!(told.contains("\nCompare the commitment with the one you noted before the game"), "{told}");
    assert!(told.contains("\nLook for your own bytes"), "{told}");
    assert!(!told.contains("the one you noted\n"), "{told}");
}

#[test]
fn a_game_without_bytes_of_players_is_said_to_be_the_servers_alone() {
    let secret = fair::Secret::new([7; 48]);
    let proof = fair::Proof::new(secret, "K7QXMB", 1, &fair::Salts::new());
    let record = text(
        &fliphouse(&format!("record unoflip --players 2 --seed {}", proof.seed().to_hex()))
            .output()
            .unwrap()
            .stdout,
    );
    let record = game::Record::parse(record.as_bytes()).unwrap();
    let output = fed("verify -", proof.publish(&record).as_bytes());
    let told = text(&output.stdout);
    assert!(told.contains("the game and no player's bytes\n"), "{told} {}", text(&output.stderr));
    assert!(told.contains("\nNo player gave bytes: the server alone decided the seed."), "{told}");
}

#[test]
fn programs_get_json() {
    let game = fair_record();
    let told: Value = serde_json::from_str(&verdict(&format!("--json --salt {FIRST_SALT}"))).unwrap();
    let winner = told["winner"].as_u64().unwrap();
    assert!((1..=3).contains(&winner));
    assert_eq!(
        told,
        json!({
            "fair": true, "table": "K7QXMB", "number": 1, "game": "flip7", "players": 3, "dealer": 1,
            "winner": winner, "moves": game["moves"].as_array().unwrap().len(),
            "shuffles": game["decks"].as_array().unwrap().len(), "commitment": COMMITMENT,
            "commitment_compared": false, "seats_with_bytes": [1, 3], "own_seats": [1],
        })
    );
    let compared = verdict(&format!("--json --commitment {COMMITMENT}"));
    assert!(compared.contains("\"commitment_compared\":true"), "{compared}");
}

#[test]
fn a_game_that_was_changed_is_not_fair_and_the_line_says_why() {
    let deal = fair_record()["decks"][0].clone();
    let changes: [(&str, &str, Value); 6] = [
        ("/fair/commitment", "fair.commitment: 0000", json!("0".repeat(64))),
        ("/fair/table", "seed: 19c6922f", json!("K7QXMC")),
        ("/fair/salts/1/seat", "fair.salts: there is no seat 4 at a table of 3", json!(4)),
        ("/dealer", "dealer: seat 2 is written, but the seed gives seat 1", json!(2)),
        ("/moves/0", "played from the seed alone: move 1: ", json!("1 dance")),
        ("/decks/0/0", "deck 0: entry 1: 0 is written, but the seed gives flip3", json!("0")),
    ];
    assert_eq!(deal[0], "flip3");
    for (place, expected, value) in changes {
        let line = trouble("", |game| *game.pointer_mut(place).unwrap() = value);
        assert!(line.starts_with(expected), "{place}: {line}");
    }
    let line = trouble("--json", |game| _ = game["moves"].as_array_mut().unwrap().pop());
    assert!(line.starts_with("moves: the game is not over after "), "{line}");
}

#[test]
fn another_commitment_than_the_noted_one_is_not_fair() {
    let line = trouble(&format!("--commitment {}", "0".repeat(64)), |_| {});
    let expected = format!("fair.commitment: it is {COMMITMENT}, but you noted 0000");
    assert!(line.starts_with(&expected), "{line}");
}

#[test]
fn bytes_that_the_server_left_out_are_missed() {
    let line = trouble(&format!("--salt {FIRST_SALT} --salt {}", "2".repeat(32)), |_| {});
    assert!(line.starts_with("fair.salts: your bytes 2222"), "{line}");
    assert!(verdict(&format!("--salt {THIRD_SALT} --salt {FIRST_SALT}")).contains("those of seats 1, 3\n"));
}

#[test]
fn hex_that_cannot_be_is_refused_with_the_option() {
    for (words, expected) in [
        ("--commitment 12", "a commitment is 64 hex digits; here are 2"),
        ("--salt xyz", "a salt is 32 to 64 hex digits, two for each byte; here are 3"),
    ] {
        let output = fliphouse(&format!("verify game.json {words}")).output().unwrap();
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2));
        assert!(message.contains(expected) && message.contains(&words[..6]), "{message}");
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    let output = fliphouse("verify no-such-file.json").output().unwrap();
    assert!(complaint(&output).starts_with("no-such-file.json: "));
    assert_eq!(complaint(&fed("verify -", b"{")), "record: not JSON at line 1, column 1");
    let line = trouble("", |game| _ = game.as_object_mut().unwrap().remove("fair"));
    let missing = "fair: missing: the record has no proof, so its shuffles cannot be checked";
    let where_from = "A server publishes a game with its proof when it is over: \
                      at /api/v1/tables/CODE/games/NUMBER, and behind \"Download the record\" on its page";
    assert_eq!(line, format!("{missing}. {where_from}"));
}

/// A web server that nobody has visited yet, and the address of a game there.
fn listen() -> (String, TcpListener) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    (format!("http://{}/games/K7QXMB-1.json", listener.local_addr().unwrap()), listener)
}

/// The first visitor, who asks for the game.
fn visitor(listener: &TcpListener) -> TcpStream {
    let mut visitor = BufReader::new(listener.accept().unwrap().0);
    let mut line = String::new();
    visitor.read_line(&mut line).unwrap();
    assert_eq!(line, "GET /games/K7QXMB-1.json HTTP/1.1\r\n");
    while line != "\r\n" {
        line.clear();
        visitor.read_line(&mut line).unwrap();
    }
    visitor.into_inner()
}

/// Answers one visitor, and says where.
fn serve(status: &'static str, body: Vec<u8>) -> (String, JoinHandle<()>) {
    let (url, listener) = listen();
    let server = thread::spawn(move || {
        let mut stream = visitor(&listener);
        let head = format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\n\r\n", body.len());
        stream.write_all(head.as_bytes()).unwrap();
        stream.write_all(&body).unwrap();
    });
    (url, server)
}

/// Runs the program on an address, past any proxy of the machine.
fn fetched(url: &str) -> Output {
    let mut command = fliphouse(&format!("verify {url}"));
    for proxy in ["all_proxy", "http_proxy", "https_proxy"] {
        command.env_remove(proxy).env_remove(proxy.to_uppercase());
    }
    command.output().unwrap()
}

#[test]
fn a_game_can_be_fetched_from_an_address() {
    let (url, server) = serve("200 OK", fair_record().to_string().into_bytes());
    let output = fetched(&url);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout), verdict(""));
    server.join().unwrap();
}

#[test]
fn an_address_without_a_game_is_named() {
    for (status, expected) in [
        ("404 Not Found", "there is nothing: is the game over, and the address right?"),
        ("503 Service Unavailable", "the server answers with status 503"),
    ] {
        let (url, server) = serve(status, b"no".to_vec());
        assert_eq!(complaint(&fetched(&url)), format!("{url}: {expected}"));
        server.join().unwrap();
    }
    let (url, server) = serve("200 OK", b"<html>".to_vec());
    assert_eq!(complaint(&fetched(&url)), "record: not JSON at line 1, column 1");
    server.join().unwrap();
}

/// The program leaves when it has seen more than a record can have; the little that is on the way by then
/// fits into the buffers of the machine.
#[test]
fn more_than_sixteen_megabytes_are_not_fetched() {
    let (url, listener) = listen();
    let server = thread::spawn(move || {
        let mut stream = visitor(&listener);
        stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n").unwrap();
        let mebibyte = vec![b' '; 1 << 20];
        (0..64).take_while(|_| stream.write_all(&mebibyte).is_ok()).count()
    });
    assert_eq!(complaint(&fetched(&url)), "record: larger than 16 MiB, which no game is");
    assert!(server.join().unwrap() < 64);
}

#[test]
fn an_address_where_nobody_answers_is_named() {
    let closed = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let line = complaint(&fetched(&format!("http://{closed}/game.json")));
    assert!(line.starts_with(&format!("http://{closed}/game.json: cannot be fetched: ")), "{line}");
    let line = complaint(&fetched("http://no-such-host.invalid/game.json"));
    assert!(line.starts_with("http://no-such-host.invalid/game.json: "), "{line}");
    let line = complaint(&fetched("http:///game.json"));
    assert!(line.starts_with("http:///game.json: cannot be fetched: "), "{line}");
}
