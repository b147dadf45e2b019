//! `fliphouse review`: what the choices of a recorded game were worth, and what the cards did.

mod told;

use std::io::Write;

use game::{Record, Seat};
use hosting::GameName;
use review::{Refused, Review, Settings};

use crate::args::ReviewArgs;
use crate::failure::Failure;
use crate::source::read;
use crate::{lang, progress};

/// Runs the command.
pub fn run(args: &ReviewArgs) -> Result<(), Failure> {
    let record = Record::parse(&read(&args.file)?).map_err(Failure::of)?;
    let game: GameName = record.game.parse().map_err(Failure::of)?;
    let review = reviewed(args, &record)?;
    let text = if args.json {
        serde_json::to_string(&review).map_err(Failure::of)? + "\n"
    } else {
        let lang = args.lang.unwrap_or_else(lang::from_environment);
        told::Told::new(lang, game, &record.players, &review).text(args.seat.and_then(Seat::numbered))
    };
    anstream::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

fn reviewed(args: &ReviewArgs, record: &Record) -> Result<Review, Failure> {
    let settings =
        Settings { trials: args.trials, seat: args.seat.and_then(Seat::numbered), ..Settings::default() };
    let bar = progress::moves(record.moves.len());
    let review = review::review(record, &settings, &mut |done, _| bar.set_position(done as u64));
    bar.finish_and_clear();
    review.map_err(|refused| match refused {
        Refused::NoSuchSeat { .. } => Failure::usage(refused),
        _ => Failure::of(refused),
    })
}
