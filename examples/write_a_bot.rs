//! A bot of one's own: it stays when the next card is more likely to bust it than it likes. Plays a thousand
//! games against the bot that stays at 25 points.

use bots::{Bot, Flip7Bot};
use flip7::{Decision, Move, Options, Table};
use game::random::Use;
use game::{Game, Nobody, ScriptedDealer, Seat, Seed, Setup, View};
use rand_core::Rng;

/// Stays at a risk of one in so many.
struct Careful {
    one_in: usize,
}

impl Bot<Table> for Careful {
    fn choose<R: Rng>(&self, view: <Table as Game>::View<'_>, _: &mut R) -> Move {
        let seat = view.seat();
        match view.decision() {
            Decision::Turn(_) => {
                let risky = view.bust_cards(seat) * self.one_in >= view.next_from().len();
                if risky && view.choices().any(|choice| choice == Move::Stay) {
                    Move::Stay
                } else {
                    Move::Hit
                }
            }
            _ => view.choices().last().expect("there is something to choose"),
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut wins = [0; 2];
    for seed in 0..1000 {
        wins[play(Seed::from(seed))?.index()] += 1;
    }
    println!("careful: {} wins, threshold:25: {} wins", wins[0], wins[1]);
    Ok(())
}

/// Plays a game between the two, and says who won.
fn play(seed: Seed) -> Result<Seat, Box<dyn std::error::Error>> {
    let (careful, other): (_, Flip7Bot) = (Careful { one_in: 4 }, "threshold:25".parse()?);
    let first = Table::first_dealer(2, seed, &mut Nobody).number();
    let setup = Setup::new::<Table>(Options::default(), 2, first)?;
    let (mut dealer, mut random) = (ScriptedDealer::seeded(seed), seed.stream(Use::Bots));
    let mut game = Table::begin(&setup, &mut dealer, &mut Nobody)?;
    while let Some(seat) = game.to_act() {
        let view = game.view(seat);
        let choice = match seat.number() {
            1 => careful.choose(view, &mut random),
            _ => other.choose(view, &mut random),
        };
        game.play(seat, choice, &mut dealer, &mut Nobody).expect("it is legal");
    }
    Ok(game.outcome().expect("the game is over").winner)
}
