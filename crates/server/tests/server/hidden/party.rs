//! Four who play and two who watch, and everything they received.

use base16ct::lower::encode_string;
use fair::Secret;
use game::Seed;
use game::random::Use;
use protocol::{Command, TableInfo};
use serde_json::{Value, json};
use server::store::Store as _;
use sha2::{Digest, Sha256};
use table::Entry;

use super::truth;
use crate::kit::{Client, Server, catch_up, hello, play_out, quick_with, rest, step};

/// A game that was played, with what everybody received and what nobody may.
pub struct Party {
    pub people: Vec<Person>,
    /// The running game as it could be fetched, after which event.
    pub running: Vec<(u64, Value)>,
    /// Other answers to plain requests during the game.
    pub answers: Vec<String>,
    pub table: TableInfo,
    pub log: Vec<Entry>,
    secrets: Vec<server::store::Secret>,
    host: String,
}

/// Somebody at the party.
pub struct Person {
    pub seat: Option<usize>,
    pub heard: Vec<String>,
    secret: Option<String>,
}

impl Party {
    /// Opens a table and plays one whole game at it.
    pub async fn play(game: &str, rules: Value, luck: u128) -> Self {
        let place = tempfile::tempdir().unwrap();
        // The shuffles follow from the seed, too: some would end a game before it is a test.
        let server = Server::start(place.path(), quick_with(&luck.to_string())).await;
        let request = json!({"game": game, "rules": rules, "public": true});
        let (opened, players) = server.seated(&request, ["Ann", "Bob", "Cid", "Dot"]).await;
        let mut all = Vec::from(players);
        all.push(Client::named(&server, &opened.table, "Eve", false).await);
        all.push(Client::watch(&server, &opened.table).await);
        let mut fetched = Fetched::default();
        let mut people = play(&server, &mut all, &mut fetched, luck).await;
        for (person, client) in people.iter_mut().zip(&mut all) {
            person.heard.append(&mut client.heard);
        }
        Self {
            people,
            running: fetched.running,
            answers: fetched.answers,
            table: all[0].table.clone(),
            log: server.log(&opened.table).await,
            secrets: server.store.read(&opened.table, 0).await.unwrap().secrets,
            host: opened.host,
        }
    }

    /// The secret of a game, as the store has it.
    pub fn secret(&self, game: u32) -> Secret {
        let name = format!("game/{game}");
        let kept = self.secrets.iter().find(|secret| secret.name == name).expect("it is kept");
        Secret::new(kept.value.as_slice().try_into().expect("384 bits"))
    }

    /// No secret of the server or of anybody else is in anything that anybody
    /// received; those of the shuffles come with the end of the game.
    pub fn no_secret_was_sent(&self) {
        let kept = self.secrets.iter().filter(|secret| !secret.name.starts_with("game/"));
        let mut never: Vec<String> = kept.map(|secret| encode_string(&secret.value)).collect();
        assert_eq!(never.len(), 7, "the hashes of the host's and five guests' secrets, and an address");
        never.push("127.0.0.1".to_owned());
        never.push(self.secret(2).to_hex());
        never.push(encode_string(&Sha256::digest(&self.host)));
        let later = [self.secret(1).to_hex(), truth::seed(self).to_hex()];
        for person in &self.people {
            let own = person.secret.as_deref();
            let others = self.people.iter().filter_map(|other| other.secret.as_deref());
            let others = others.filter(|other| Some(*other) != own).chain([self.host.as_str()]);
            let never: Vec<&str> = never.iter().map(String::as_str).chain(others).collect();
            let end = person.end();
            none_of(&never, &person.heard);
            none_of(&later, &person.heard[..end]);
            assert!(person.heard[end].contains(&later[0]), "the secret comes with the end of the game");
        }
        let keys = self.people.iter().filter_map(|person| person.secret.clone());
        never.extend(keys.chain([self.host.clone()]).chain(later));
        assert!(self.answers.len() > 10);
        none_of(&never, &self.answers);
        none_of(&never, &self.running.iter().map(|(_, body)| body.to_string()).collect::<Vec<_>>());
    }
}

impl Person {
    /// Which message told the end of the game.
    fn end(&self) -> usize {
        self.heard.iter().position(|text| text.contains(r#""event":"ended""#)).expect("the game ended")
    }
}

fn none_of(secrets: &[impl AsRef<str>], texts: &[impl AsRef<str>]) {
    for text in texts {
        let lower = text.as_ref().to_lowercase();
        for secret in secrets {
            assert!(!lower.contains(secret.as_ref()), "{} is in {lower}", secret.as_ref());
        }
    }
}

/// What was asked for by plain requests while the game was on.
#[derive(Default)]
struct Fetched {
    running: Vec<(u64, Value)>,
    answers: Vec<String>,
}

impl Fetched {
    async fn fetch(&mut self, server: &Server, code: &str, seq: u64) {
        let game = rest::get(server.address, &format!("/api/v1/tables/{code}/games/1")).await;
        assert_eq!(game.status, 200, "{game:?}");
        self.running.push((seq, game.json()));
        let table = format!("/api/v1/tables/{code}");
        let pages = ["/", "/healthz", "/metrics", "/api/v1/openapi.json", "/api/v1/games", "/api/v1/tables"];
        for path in pages.into_iter().chain([table.as_str()]) {
            let answer = rest::get(server.address, path).await;
            assert_eq!(answer.status, 200, "{path}");
            self.answers.push(answer.head + &answer.body);
        }
    }
}

async fn play(server: &Server, all: &mut [Client], fetched: &mut Fetched, luck: u128) -> Vec<Person> {
    let mut luck = Seed::from(luck).stream(Use::Bots);
    for (number, client) in all[..4].iter_mut().enumerate() {
        client.order(Command::Salt { salt: format!("{:032x}", number + 1) }).await;
    }
    all[0].order(Command::Start).await;
    catch_up(&mut *all).await;
    let person =
        |client: &Client| Person { seat: client.seat(), heard: Vec::new(), secret: client.secret.clone() };
    let mut people: Vec<Person> = all.iter().map(person).collect();
    let code = all[0].table.table.clone();
    for round in 0..5 {
        for _ in 0..3 {
            assert!(step(&mut all[..4], &mut luck).await, "the game is too short to be a test");
        }
        catch_up(&mut *all).await;
        fetched.fetch(server, &code, all[0].seq).await;
        come_back(server, all, &mut people, round).await;
    }
    play_out(&mut all[..4], &mut luck).await;
    catch_up(all).await;
    people
}

/// One of them comes back on a new line after it has missed something, or from
/// nothing.
async fn come_back(server: &Server, all: &mut [Client], people: &mut [Person], who: usize) {
    let last = if who.is_multiple_of(2) { Some(all[who].seq - 5) } else { None };
    let hello = hello(all[who].secret.as_deref(), None, last);
    let mut back = Client::enter(server, &all[who].table.table, hello).await;
    people[who].heard.append(&mut all[who].heard);
    std::mem::swap(&mut all[who], &mut back);
}
