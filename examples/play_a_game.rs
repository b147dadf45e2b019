//! Plays a game of Flip 7: everybody hits until their row is worth 25 points.

use flip7::{Decision, Move, Options, Table};
use game::{Game, Nobody, ScriptedDealer, Seat, Seed, Setup};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Three players; the first deals. The same seed gives the same game.
    let setup = Setup::new::<Table>(Options::default(), 3, 1)?;
    let mut dealer = ScriptedDealer::seeded(Seed::from(7));
    let mut game = Table::begin(&setup, &mut dealer, &mut Nobody)?;
    while let Some(seat) = game.to_act() {
        let action = choose(&game, seat).expect("the table waits for this seat");
        game.play(seat, action, &mut dealer, &mut Nobody).expect("it is legal");
    }
    for (seat, score) in Seat::all(3).zip(game.scores()) {
        println!("seat {seat}: {score} points");
    }
    println!("after {} rounds", game.round());
    Ok(())
}

/// What a seat does: a view of the game is enough to decide.
fn choose(game: &Table, seat: Seat) -> Option<Move> {
    let view = game.view(seat);
    match view.decision() {
        Decision::Turn(_) if view.row(seat).points() >= 25 => Some(Move::Stay),
        Decision::Turn(_) => Some(Move::Hit),
        // An action card goes to the first player who may get it.
        _ => game.legal(seat).next(),
    }
}
