//! A seat at a table of a server, over its socket.

use std::time::Duration;

use client::session::{News as Told, Pace, Setup};
use client::{Chance, Driver, Report, Server};
use i18n::{Lang, Words};
use protocol::{Command, Phase, TableInfo};
use terminal::{Act, News};
use tokio::time::{Instant, sleep_until};

use super::seat::Seat;
use super::source::Source;
use crate::args::PlayArgs;
use crate::failure::Failure;

/// People can wait for a moment, and machines fall asleep.
const PACE: Pace = Pace {
    first: Duration::from_millis(200),
    longest: Duration::from_secs(5),
    patience: Duration::from_secs(20),
    pulse: Some(Duration::from_secs(20)),
};

/// How soon a command may follow another. A server takes 20 messages in a second from a connection and
/// dismisses whoever goes on after that, and a key that is held down comes faster.
const BREATH: Duration = Duration::from_millis(60);

/// The longest code of a table.
const LONGEST_CODE: usize = 16;

/// A seat at a table of a server.
pub struct Remote {
    driver: Driver,
    /// Where salts and secrets come from.
    chance: Chance,
    seat: Seat,
    address: String,
    /// What to be called at the table.
    name: String,
    me: Option<u32>,
    table: Option<TableInfo>,
    /// Whether a seat was asked for.
    asked: bool,
    /// The commitment that bytes were added for.
    salted: String,
    /// Before then no command is sent.
    free: Instant,
}

/// Whether this is the address of a table and no game.
pub fn is_address(what: &str) -> bool {
    what.contains("://")
}

impl Remote {
    /// Goes to the table at an address such as `https://house.example/t/KMPQRS`.
    pub fn visit(args: &PlayArgs, address: &str, lang: Lang) -> Result<Self, Failure> {
        let (base, code) = table_of(address)?;
        let new = args.new || args.seed.is_some() || args.pace.is_some() || !args.set.is_empty();
        if new || args.edition.is_some() || !args.bots.is_empty() || args.name.len() > 1 {
            return Err(Failure::usage(
                "play: the table of a server has rules and bots of its own: only --name, --lang and --plain go with an address",
            ));
        }
        let server = Server::at(base).map_err(Failure::usage)?;
        let seat = Seat::at(base, code)?;
        let mut chance = Chance::default();
        let seed = u64::from_be_bytes(chance.bytes());
        let setup = Setup {
            secret: seat.secret()?,
            // For the story so far.
            last: Some(0),
            or_as_stranger: true,
            ..Setup::new(PACE, seed)
        };
        Ok(Self {
            driver: Driver::new(&server, code, setup),
            chance,
            seat,
            address: address.to_owned(),
            name: args.name.first().cloned().unwrap_or_else(|| nameless(lang)),
            me: None,
            table: None,
            asked: false,
            salted: String::new(),
            free: Instant::now(),
        })
    }

    /// What the players are to know of the news, if anything.
    fn hear(&mut self, told: Told) -> Result<Option<News>, Failure> {
        Ok(match told {
            Told::Welcome(welcome) => {
                self.me = welcome.you.guest;
                self.table = Some(welcome.table.clone());
                Some(News::Welcome(Box::new(welcome)))
            }
            Told::Event(event) => {
                if let Some(table) = &event.table {
                    self.table = Some(table.clone());
                }
                Some(News::Event(Box::new(event)))
            }
            Told::Done { you: Some(you), .. } => {
                self.me = you.guest;
                Some(News::You(you))
            }
            Told::Refused { command: Some(Command::Join { name, .. }), problem, .. } => {
                return Err(Failure::of(format_args!(
                    "play: {name:?} cannot come in: {problem}: see --name"
                )));
            }
            Told::Refused { problem, .. } => Some(News::Refused(problem)),
            Told::Room(room) => Some(News::Here(room)),
            Told::Done { you: None, .. } | Told::Pong => None,
        })
    }

    /// Sits down, and adds random bytes to the shuffles of the next game.
    async fn settle(&mut self) {
        let Some(table) = &self.table else { return };
        let Some(me) = self.me else {
            if !std::mem::replace(&mut self.asked, true) {
                let key = Some(self.chance.hex::<32>());
                self.driver
                    .command(Command::Join { name: self.name.clone(), sit: true, avatar: None, key })
                    .await;
            }
            return;
        };
        let sits = table.seats.iter().any(|sitting| sitting.guest == Some(me));
        let wanted = sits && table.phase != Phase::Playing && !table.salted.contains(&me);
        if wanted && self.salted != table.commitment {
            self.salted.clone_from(&table.commitment);
            self.driver.command(Command::Salt { salt: self.chance.hex::<32>() }).await;
        }
    }
}

/// The server and the code of the table at an address.
fn table_of(address: &str) -> Result<(&str, &str), Failure> {
    let parts = address.split_once("/t/").map(|(base, code)| (base, code.trim_end_matches('/')));
    parts
        .filter(|(_, code)| {
            (1..=LONGEST_CODE).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_alphanumeric())
        })
        .ok_or_else(|| {
            Failure::usage(format_args!(
                "play: {address:?} is no table: it must be like https://house.example/t/KMPQRS"
            ))
        })
}

/// What somebody is called who has given no name.
fn nameless(lang: Lang) -> String {
    let named = std::env::var("USER").ok().filter(|name| !name.is_empty());
    named.unwrap_or_else(|| {
        Words::new(lang, &i18n::source(lang)).say_with("local-player", &[("n", 1_u32.into())])
    })
}

impl Source for Remote {
    fn is_local(&self) -> bool {
        false
    }

    async fn next(&mut self) -> Result<News, Failure> {
        loop {
            // Before anything is taken that would be lost if this is dropped.
            self.settle().await;
            let news = match self.driver.next().await {
                Report::News(told) => self.hear(*told)?,
                Report::Keep(secret) => {
                    // On disk before anybody plays with it.
                    self.seat.keep(&secret)?;
                    None
                }
                Report::Forget => {
                    self.seat.forget()?;
                    None
                }
                Report::Lost(trouble) if self.table.is_none() => return Err(Failure::of(trouble)),
                Report::Lost(_) => Some(News::Lost),
                Report::Ended(trouble) => return Err(Failure::of(trouble)),
            };
            if let Some(news) = news {
                return Ok(news);
            }
        }
    }

    async fn act(&mut self, act: Act) -> Result<(), Failure> {
        if let Act::Do(command) = act {
            sleep_until(self.free).await;
            self.free = Instant::now() + BREATH;
            self.driver.command(command).await;
        }
        Ok(())
    }

    fn farewell(&self, phase: Option<Phase>, words: &Words) -> Option<String> {
        let command = format!("fliphouse play {}", self.address);
        let open = self.me.is_some() && phase.is_some_and(|phase| phase != Phase::Closed);
        open.then(|| words.say_with("terminal-seat-kept", &[("command", command.into())]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_server_and_a_table() {
        let (base, code) = table_of("https://house.example:7777/t/KMPQRS").unwrap();
        assert_eq!((base, code), ("https://house.example:7777", "KMPQRS"));
        for wrong in
            ["https://house.example", "https://house.example/t/", "http://a/t/K?x", "http://a/t/../../b"]
        {
            assert!(table_of(wrong).is_err(), "{wrong}");
        }
    }
}
