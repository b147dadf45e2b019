//! A server that is killed while somebody keeps the score of a shared sheet.

use std::time::Duration;

use client::sheet::{Connection, News, Output, Pace, Session, Setup};
use client::{Server, Trouble};
use futures_util::{SinkExt, StreamExt};
use game::Seed;
use game::random::{Use, index};
use protocol::{OpenSheet, SheetOpened, SheetWhat};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::process::Process;
use crate::{LOOK, within};

type Wire = WebSocketStream<MaybeTlsStream<TcpStream>>;

const KILLS: usize = 12;

/// How many entries there are between two kills.
const BETWEEN: u64 = 25;

const PACE: Pace = Pace {
    first: Duration::from_millis(5),
    longest: Duration::from_millis(50),
    patience: Duration::from_secs(20),
    pulse: None,
};

/// A phone that keeps the score, over a real socket.
struct Phone {
    session: Session<Value>,
    address: String,
    wire: Option<(Connection, Wire)>,
    begun: Instant,
    /// Every entry that the server has told, in its order.
    told: Vec<Value>,
}

fn entry(number: u64) -> Value {
    let turns = json!({"a.1": {"points": number}});
    json!({"id": format!("a.{number}"), "seen": 1, "at": number, "act": "write", "round": 1, "turns": turns})
}

impl Phone {
    fn write(&mut self, number: u64) {
        self.session.write(format!("a.{number}"), entry(number));
    }

    /// Does whatever there is to do, and waits for what comes next, but not for long.
    async fn go_on(&mut self) {
        while let Some(output) = self.session.poll() {
            self.carry_out(output).await;
        }
        let heard = if let Some((connection, wire)) = &mut self.wire {
            let connection = *connection;
            tokio::select! {
                heard = wire.next() => Some((connection, heard)),
                () = sleep(LOOK) => None,
            }
        } else {
            sleep(LOOK).await;
            None
        };
        let now = self.begun.elapsed();
        match heard {
            Some((connection, Some(Ok(Message::Text(text))))) => {
                let message = serde_json::from_str(&text).expect("a message of the protocol");
                self.session.received(now, connection, message);
            }
            Some((_, Some(Ok(_)))) | None => {}
            Some((connection, _)) => {
                self.wire = None;
                self.session.closed(now, connection, Trouble::Lost("it ended".to_owned()));
            }
        }
        self.session.tick(now);
    }

    async fn carry_out(&mut self, output: Output<Value>) {
        match output {
            Output::Connect(connection) => match connect_async(&self.address).await {
                Ok((wire, _)) => {
                    self.wire = Some((connection, wire));
                    self.session.connected(self.begun.elapsed(), connection);
                }
                Err(error) => {
                    self.session.closed(self.begun.elapsed(), connection, Trouble::Lost(error.to_string()));
                }
            },
            Output::Send(message) => {
                if let Some((_, wire)) = &mut self.wire {
                    // A line that does not take it ends, and it is sent again.
                    let _ =
                        wire.send(Message::text(serde_json::to_string(&message).expect("plain data"))).await;
                }
            }
            Output::News(news) => self.hear(*news),
            Output::Lost(_) => self.wire = None,
            Output::Ended(trouble) => panic!("{trouble}"),
        }
    }

    fn hear(&mut self, news: News<Value>) {
        match news {
            News::Happened { events, .. } => {
                for event in events {
                    if let SheetWhat::Opened { entry, .. } | SheetWhat::Wrote { entry } = event.what {
                        self.told.push(entry);
                    }
                }
            }
            News::Unwritten(one) => panic!("{one:?}"),
            News::Refused(problem) => panic!("{problem}"),
            News::Reset => panic!("the server has lost something"),
            News::Welcome { .. } | News::Room(_) => {}
        }
    }
}

async fn share(server: &Server) -> SheetOpened {
    let begin = json!({"id": "a.1", "seen": 0, "at": 1, "act": "begin", "game": "flip7", "rules": {},
        "players": [{"id": "a.1", "name": "Ann", "avatar": null}], "dealer": "a.1"});
    let request = OpenSheet { writer: "a".to_owned(), entries: vec![begin] };
    server.share_sheet(&request).await.expect("a sheet")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_while_somebody_keeps_the_score_loses_and_doubles_no_entry() {
    let data = tempfile::tempdir().expect("a folder");
    let mut process = Process::start(data.path());
    let server = Server::at(&process.url()).expect("an address");
    within("the server starts", async {
        while server.get("/healthz").await.is_err() {
            sleep(LOOK).await;
        }
    })
    .await;
    let sheet = share(&server).await;
    let named = |text: &str| Some(text.to_owned());
    let setup = Setup { writer: named("a"), scorer: Some(sheet.scorer), known: 1, ..Setup::new(PACE, 7) };
    let address = format!("{}/api/v1/sheets/{}/socket", process.url().replace("http", "ws"), sheet.sheet);
    let session = Session::new(setup, Duration::ZERO);
    let mut phone = Phone { session, address, wire: None, begun: Instant::now(), told: Vec::new() };
    let mut random = Seed::from(7).stream(Use::Simulation);
    let mut number = 1;
    for _ in 0..KILLS {
        for _ in 0..BETWEEN {
            number += 1;
            phone.write(number);
            // As many steps as chance wants: so the kill comes at any moment of the way.
            for _ in 0..index(&mut random, 4) {
                phone.go_on().await;
            }
        }
        process.kill();
        process.start_again();
    }
    let written = async {
        while phone.session.waiting() > 0 || (phone.told.len() as u64) < number {
            phone.go_on().await;
        }
    };
    within("everything is written", Box::pin(written)).await;
    assert_eq!(&phone.told[1..], (2..=number).map(entry).collect::<Vec<_>>());
}
