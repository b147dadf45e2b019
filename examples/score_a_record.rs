//! Replays the record of a game of Flip 7 and prints the scores after each round. Reads the file that is named, or
//! else plays and records a game itself.

use bots::Flip7Bot;
use flip7::{Event, Hall, Options};
use game::{Game, Nobody, Record, Replay, Seed, Setup};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let record = match std::env::args().nth(1) {
        Some(file) => Record::parse(&std::fs::read(file)?)?,
        None => recorded()?,
    };
    // Whoever wants to know what happens watches; a list of events will do.
    let mut events: Vec<Event> = Vec::new();
    let mut replay = Replay::<Hall>::begin(&record, &mut events)?;
    while let Some(step) = replay.step(&mut events) {
        step?;
        if events.drain(..).any(|event| matches!(event, Event::RoundEnded { .. })) {
            println!("after move {}: {:?}", replay.ply(), replay.game().scores());
        }
    }
    match replay.game().outcome() {
        Some(outcome) => println!("{} wins", record.players.name(outcome.winner)),
        None => println!("the record ends before the game does"),
    }
    Ok(())
}

/// A game of bots, as a record.
fn recorded() -> Result<Record, Box<dyn std::error::Error>> {
    let setup = Setup::new::<Hall>(Options::default(), 3, 1)?;
    let mut bots: [Flip7Bot; 3] = ["one-step".parse()?, "threshold:25".parse()?, "random".parse()?];
    Ok(bots::play_record::<Hall>(&setup, Seed::from(11), &mut bots, usize::MAX, &mut Nobody)?)
}
