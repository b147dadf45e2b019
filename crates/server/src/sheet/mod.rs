//! One task for each shared sheet: it takes what is asked of the sheet one after the other,
//! writes it down, and tells everybody.

mod guests;
mod write;

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError};

use protocol::{
    Code, LONGEST_SHEET_MESSAGE, Problem, SheetClientMessage, SheetCommand, SheetRoom, SheetSummary,
};
use score_keeper::{Entry, Writer};
use shared_sheet::SharedSheet;
use tokio::sync::{mpsc, oneshot};

use crate::ask::{self, Ask, ClientId, Ended, Heard, Kind, Shared};
use crate::client::{Client, check_version, no_hello, parse};
use crate::config::Config;
use crate::idle;
use crate::metrics::Metrics;
use crate::pen::{Pen, closing};
use crate::time::Time;

/// What a sheet's task is asked, and by whom.
pub struct AtSheet;

/// The way to a sheet's task.
pub type SheetHandle = ask::Handle<AtSheet>;

/// Who somebody says they are.
pub struct Hello {
    /// What their entries begin with.
    writer: Option<Writer>,
    /// The secret of those who may keep the score.
    scorer: Option<String>,
    /// The last event they have.
    last: u64,
}

/// What is said at a sheet.
pub enum Said {
    /// A client wants something done.
    Do {
        /// The client's id for it.
        id: String,
        /// What is to happen to the sheet.
        command: SheetCommand<Entry>,
    },
    /// A client wants to hear more of what happened.
    More {
        /// The last event that it has.
        last: u64,
    },
}

impl Kind for AtSheet {
    type Hello = Hello;
    type Said = Said;
    type Summary = SheetSummary;

    const LONGEST: usize = LONGEST_SHEET_MESSAGE;

    fn hello(first: &str) -> Result<Hello, Problem> {
        let SheetClientMessage::<Entry>::Hello { version, writer, scorer, last } = parse(first)? else {
            return Err(no_hello());
        };
        check_version(version)?;
        let writer = writer.map(|writer| writer.parse()).transpose();
        let wrong = |error| Problem::new(Code::Wrong, format_args!("writer: {error}"));
        Ok(Hello { writer: writer.map_err(wrong)?, scorer, last })
    }

    fn read(text: &str) -> Result<Heard<Said>, Problem> {
        Ok(match parse(text)? {
            SheetClientMessage::Do { id, command } => Heard::Said(Said::Do { id, command }),
            SheetClientMessage::More { last } => Heard::Said(Said::More { last }),
            SheetClientMessage::Ping => Heard::Ping,
            SheetClientMessage::Hello { .. } => Heard::Hello,
        })
    }

    fn id(said: &Said) -> Option<&str> {
        match said {
            Said::Do { id, .. } => Some(id),
            Said::More { .. } => None,
        }
    }

    fn gone() -> Problem {
        Problem::new(Code::NoSuchSheet, "the sheet is shared no longer")
    }
}

/// Somebody at a sheet.
struct Reader {
    /// What their entries begin with, if they may keep the score.
    writer: Option<Writer>,
}

/// A shared sheet at work.
pub struct Task {
    /// Shared with whoever judges entries, which takes its time.
    sheet: Arc<SharedSheet>,
    pen: Pen,
    config: Arc<Config>,
    metrics: Arc<Metrics>,
    summary: Shared<SheetSummary>,
    clients: BTreeMap<ClientId, Client<Reader>>,
    time: Time,
    /// When the task began.
    started: u64,
    /// When somebody was last here.
    visited: u64,
    room: SheetRoom,
}

impl Task {
    /// Starts the task of a sheet.
    pub fn start(
        sheet: SharedSheet,
        pen: Pen,
        config: Arc<Config>,
        metrics: Arc<Metrics>,
    ) -> (SheetHandle, impl Future<Output = Ended>) {
        let (handle, asks, summary) = SheetHandle::new(sheet.summary());
        let time = Time::after(sheet.at(), config.clock.clone());
        let task = Self {
            started: time.now(),
            visited: sheet.at(),
            sheet: Arc::new(sheet),
            pen,
            config,
            metrics,
            summary,
            clients: BTreeMap::new(),
            time,
            room: SheetRoom::default(),
        };
        (handle, task.run(asks))
    }

    async fn run(mut self, mut asks: mpsc::Receiver<Ask<AtSheet>>) -> Ended {
        while self.sheet.closed().is_none() {
            if let Some(problem) = self.pen.astray() {
                self.dismiss_all(problem, true);
                return self.pen.ended();
            }
            let ends = idle::ends(self.config.idle, self.visited.max(self.sheet.at()), self.started);
            tokio::select! {
                () = self.time.until(ends), if self.clients.is_empty() => self.close_idle().await,
                ask = asks.recv() => match ask {
                    None => return Ended::Sound,
                    Some(Ask::Drain { reply }) => {
                        self.drain(reply);
                        return Ended::Sound;
                    }
                    Some(ask) => self.answer(ask).await,
                }
            }
            self.tell_room();
        }
        if let Some(closed) = self.sheet.closed() {
            self.dismiss_all(&Problem::sheet_closed(closed), false);
        }
        Ended::Sound
    }

    async fn answer(&mut self, ask: Ask<AtSheet>) {
        match ask {
            Ask::Enter { hello, client, from, outbox, reply } => {
                let entered = match self.catch_up_for(hello.last).await {
                    Ok(()) => self.enter(hello, client, from, outbox),
                    Err(problem) => Err(problem),
                };
                let _ = reply.send(entered);
            }
            Ask::Say { client, said: Said::Do { id, command } } => self.carry_out(client, id, command).await,
            Ask::Say { client, said: Said::More { last } } => self.tell_more(client, last),
            Ask::Leave { client } => self.leave(client),
            Ask::GiveUp => self.pen.lose(),
            Ask::Drain { .. } => {}
        }
    }

    /// Everything acknowledged is on disk already: there is only good-bye to say.
    fn drain(&self, reply: oneshot::Sender<()>) {
        self.dismiss_all(&closing(), true);
        let _ = reply.send(());
    }

    fn dismiss_all(&self, problem: &Problem, reconnect: bool) {
        for client in self.clients.values() {
            client.dismiss(problem.clone(), reconnect);
        }
    }

    /// Something has changed: those who ask from outside are told.
    fn note(&self) {
        *self.summary.write().unwrap_or_else(PoisonError::into_inner) = self.sheet.summary();
    }
}
