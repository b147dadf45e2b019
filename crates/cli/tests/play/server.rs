//! A seat at a table of a real server.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use i18n::{Lang, Words};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::program::{Talk, fed, fliphouse, text};
use crate::screen::{SIZES, Terminal};

/// A server that ends with its test.
pub struct Server {
    child: Child,
    pub url: String,
    _data: TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    pub fn start() -> Self {
        let data = TempDir::new().unwrap();
        let mut command = fliphouse(
            &data,
            "serve --listen 127.0.0.1:0 --test-seed 9 --bot-pause 10 --requests-per-second 10000 --tables-per-address 10000",
        );
        command.arg("--data").arg(data.path()).env("RUST_LOG", "error");
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim_end().strip_prefix("Open ").and_then(|url| url.strip_suffix('/'));
        let url = url.unwrap_or_else(|| panic!("the server said {line:?}")).to_owned();
        Self { child, url, _data: data }
    }

    /// Opens a table whose host is Ann, with a bot, and gives its address. Her seat is kept in this folder.
    pub fn open(&self, game: &str, data: &TempDir) -> String {
        let request =
            json!({"game": game, "rules": {"target": 20}, "seats": 3, "bots": ["easy"], "name": "Ann"});
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let posting = agent.post(format!("{}/api/v1/tables", self.url)).content_type("application/json");
        let answer = posting.send(&request.to_string()).unwrap().body_mut().read_to_string().unwrap();
        let opened: Value = serde_json::from_str(&answer).unwrap();
        let code = opened["table"].as_str().unwrap_or_else(|| panic!("{answer}"));
        let folder = data.path().join("fliphouse/seats");
        fs::create_dir_all(&folder).unwrap();
        let name = self.url.replace([':', '/'], "_");
        let seat = json!({"version": 1, "secret": opened["seat"]});
        fs::write(folder.join(format!("{name}_{code}.json")), seat.to_string()).unwrap();
        format!("{}/t/{code}", self.url)
    }
}

#[test]
fn a_game_over_a_server_is_played_to_its_end_in_every_language_and_size() {
    let server = Server::start();
    for lang in Lang::ALL {
        let words = Words::new(lang, &i18n::source(lang));
        for at in SIZES {
            let data = TempDir::new().unwrap();
            let address = server.open("flip7", &data);
            let mut ann = Terminal::start(&data, &format!("play {address} --lang {}", lang.code()), at, &[]);
            ann.until(&words.say("table-start"));
            ann.press("n");
            ann.play_until(&words.say("table-rematch"));
            ann.press("q");
            assert_eq!(ann.end(), 0, "{lang:?} {at:?}");
        }
    }
}

#[test]
fn the_other_games_are_played_over_a_server_too() {
    let server = Server::start();
    for game in ["vengeance", "unoflip"] {
        let data = TempDir::new().unwrap();
        let address = server.open(game, &data);
        let mut ann = Terminal::start(&data, &format!("play {address}"), (80, 24), &[]);
        ann.until("Start the game");
        ann.press("n");
        ann.play_until("Rematch");
        ann.press("q");
        assert_eq!(ann.end(), 0, "{game}");
    }
}

#[test]
fn two_people_play_at_a_table_and_come_back_to_their_seats() {
    let (server, anns, bens) = (Server::start(), TempDir::new().unwrap(), TempDir::new().unwrap());
    let address = server.open("flip7", &anns);
    let mut ben = Talk::start(&bens, &format!("play {address} --name Ben"));
    ben.until(&["Ben takes a seat."]).unwrap();
    let mut ann = Talk::start(&anns, &format!("play {address}"));
    ann.until(&["Start the game"]).unwrap();
    ann.say("n");
    ben.until(&["Game 1 begins."]).unwrap();
    let (status, said) = ben.leave();
    assert_eq!(status, Some(0));
    assert!(said.contains(&format!("Your seat is kept. To come back: fliphouse play {address}")), "{said}");
    // Without a name: the seat is known.
    let mut again = Talk::start(&bens, &format!("play {address}"));
    again.until(&["Ben (You):"]).unwrap();
    assert_eq!(again.leave().0, Some(0));
    assert_eq!(ann.leave().0, Some(0));
}

#[test]
fn what_is_no_table_is_refused_in_a_line() {
    let server = Server::start();
    let data = TempDir::new().unwrap();
    let taken = server.open("flip7", &data);
    let refused = [
        (format!("play {}", server.url), 2, "is no table"),
        (format!("play {}/t/AAAAAA --name Ben", server.url), 1, "no such table"),
        (format!("play {taken} --bots easy"), 2, "rules and bots of its own"),
        ("play ftp://house.example/t/KMPQRS".to_owned(), 2, "http"),
        ("play http://127.0.0.1:1/t/KMPQRS --name Ben".to_owned(), 1, "cannot be reached"),
    ];
    for (words, status, reason) in refused {
        let output = fed(&data, &words, "");
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{words}: {complaint}");
        assert!(complaint.contains(reason) && complaint.lines().count() == 1, "{words}: {complaint}");
    }
    // Somebody else at the table is called like that.
    let other = TempDir::new().unwrap();
    let output = fed(&other, &format!("play {taken} --name Ann"), "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("\"Ann\" cannot come in"), "{}", text(&output.stderr));
}
