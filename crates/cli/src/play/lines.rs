//! The table in lines.

use std::collections::VecDeque;
use std::future::ready;
use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::thread;

use protocol::Phase;
use terminal::plain::Reply;
use terminal::{Act, Plain};
use tokio::sync::mpsc::{Receiver, channel};

use super::signals::Signals;
use super::source::Source;
use crate::failure::Failure;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 4096;

/// How many lines may wait to be read.
const AHEAD: usize = 16;

/// Plays until somebody leaves, nobody types any more, or a signal comes.
pub async fn play(plain: Plain, source: impl Source) -> Result<(), Failure> {
    let mut signals = Signals::listen()?;
    let mut table = Table { plain, source, typed: VecDeque::new(), ended: false };
    let mut lines = lines();
    let left = table.run(&mut lines, &mut signals).await;
    let room = &table.plain.model().room;
    if let Some(said) = table.source.farewell(room.phase(), &room.words) {
        // A terminal that is gone reads nothing.
        let _ = writeln!(io::stdout(), "{said}");
    }
    left
}

/// A table, and what was typed ahead.
struct Table<S> {
    plain: Plain,
    source: S,
    typed: VecDeque<String>,
    /// Whether nothing more will be typed.
    ended: bool,
}

impl<S: Source> Table<S> {
    async fn run(&mut self, lines: &mut Receiver<String>, signals: &mut Signals) -> Result<(), Failure> {
        // Lines of a pipe wait until somebody is asked.
        let at_once = io::stdin().is_terminal();
        loop {
            let model = self.plain.model();
            let (phase, asks) = (model.room.phase(), !model.prompt().answers.is_empty());
            let takes = (at_once || asks) && !model.waits();
            // Whoever is not in yet may be refused, and bots answer soon; people may not.
            let over = phase.is_some_and(|phase| phase != Phase::Playing) || !self.source.is_local();
            let settled = takes || over && model.room.me.is_some() && !model.waits();
            let done = self.ended && self.typed.is_empty() && settled;
            if phase == Some(Phase::Closed) {
                return Ok(());
            }
            let reply = tokio::select! {
                // What has happened is told before the next line is taken.
                biased;
                failure = signals.next() => return Err(failure),
                news = self.source.next() => self.plain.hear(news?),
                () = ready(()), if done => return Ok(()),
                () = ready(()), if takes && !self.typed.is_empty() => {
                    self.plain.line(&self.typed.pop_front().unwrap_or_default())
                }
                line = lines.recv(), if !self.ended && self.typed.len() < AHEAD => {
                    self.ended = line.is_none();
                    self.typed.extend(line);
                    continue;
                }
            };
            if self.reply(reply).await? {
                return Ok(());
            }
        }
    }

    /// Writes and does what was replied. Says whether somebody leaves.
    async fn reply(&mut self, reply: Reply) -> Result<bool, Failure> {
        let mut out = io::stdout();
        out.write_all(reply.text.as_bytes())?;
        out.flush()?;
        for act in reply.acts {
            if act == Act::Quit {
                return Ok(true);
            }
            self.source.act(act).await?;
        }
        Ok(false)
    }
}

/// Reads lines on a thread of its own: reading cannot be given up once it has begun.
fn lines() -> Receiver<String> {
    let (sender, receiver) = channel(AHEAD);
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        while let Ok(1..) = (&mut input).take(LONGEST).read_until(b'\n', &mut line) {
            let text = String::from_utf8_lossy(&line).into_owned();
            if sender.blocking_send(text).is_err() {
                return;
            }
            line.clear();
        }
    });
    receiver
}
