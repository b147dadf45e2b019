//! `fliphouse replay`: a recorded game, for people or as a trace.

use std::io::{self, BufWriter, Write};

use arena::Counted;
use game::{Game, Record, Replay, TraceLine};
use i18n::Lang;

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::games::{Task, with_recorded_game};
use crate::lang;
use crate::source::read;
use crate::story::{Narrated, Story};

/// Runs the command.
pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let record = Record::parse(&read(&args.file)?).map_err(Failure::of)?;
    let game = record.game.clone();
    let lang = args.lang.unwrap_or_else(lang::from_environment);
    if args.trace {
        with_recorded_game(&game, Trace(&record))
    } else {
        with_recorded_game(&game, Tell { record: &record, lang })
    }
}

/// Prints JSON lines.
struct Trace<'a>(&'a Record);

impl Task for Trace<'_> {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let mut out = BufWriter::new(io::stdout().lock());
        let result = trace::<G>(self.0, &mut out);
        out.flush()?;
        result
    }
}

fn trace<G: Game>(record: &Record, out: &mut impl Write) -> Result<(), Failure> {
    let mut events = Vec::new();
    let mut replay = Replay::<G>::begin(record, &mut events).map_err(Failure::of)?;
    let mut step = None;
    loop {
        let line = TraceLine { ply: replay.ply(), step, game: replay.game(), events: &events };
        writeln!(out, "{line}")?;
        events.clear();
        match replay.step(&mut events) {
            None => return Ok(()),
            Some(result) => step = Some(result.map_err(Failure::of)?),
        }
    }
}

/// Tells the story.
struct Tell<'a> {
    record: &'a Record,
    lang: Lang,
}

impl Task for Tell<'_> {
    fn with<G: Counted + Narrated>(self) -> Result<(), Failure> {
        let mut out = anstream::stdout().lock();
        let result = tell::<G>(self.record, self.lang, &mut out);
        out.flush()?;
        result
    }
}

fn tell<G: Narrated>(record: &Record, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let mut story = Story::<G>::new(&record.players, lang);
    let mut events = Vec::new();
    let mut replay = Replay::<G>::begin(record, &mut events).map_err(Failure::of)?;
    story.begin_with(&[], record.seed, out)?;
    let mut next = Some(Ok(()));
    while let Some(result) = next {
        result.map_err(Failure::of)?;
        for event in events.drain(..) {
            story.tell(&event, out)?;
        }
        next = replay.step(&mut events).map(|step| step.map(|_| ()));
    }
    story.end(replay.game(), out)?;
    Ok(())
}
