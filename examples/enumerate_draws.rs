//! Exact odds of a position: what a Hit leads to, by trying every card that may come, weighted by how many of it
//! are left. The order of the deck is not in the game, so any dealer can answer.

use std::convert::Infallible;

use flip7::{Card, Event, Happening, Move, Options, Table};
use game::random::Use;
use game::{Card as _, Dealer, Game, LazyDealer, Nobody, Pile, Seed, Setup};

/// Deals a card of our choice, and then whatever is left.
struct Next(Option<Card>);

impl Dealer<Card> for Next {
    type Error = Infallible;

    fn shuffle(&mut self, _: &Pile<Card>) -> Result<(), Infallible> {
        Ok(())
    }

    fn draw(&mut self, deck: &Pile<Card>) -> Option<Card> {
        self.0.take().or_else(|| deck.cards().next())
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game = position()?;
    let seat = game.to_act().expect("the game is not over");
    let view = game.view(seat);
    let (held, deck) = (view.row(seat).points(), view.next_from());
    println!("seat {seat} has {held} points; {} cards are left", deck.len());
    let (mut busts, mut points) = (0, 0);
    for (&card, count) in
        Card::ALL.iter().map(|card| (card, deck.count(*card))).filter(|(_, count)| *count > 0)
    {
        // Positions are plain values: a copy is a what-if. What came of it is in the events.
        let (mut then, mut events) = (game, Vec::new());
        then.play(seat, Move::Hit, &mut Next(Some(card)), &mut events).expect("a Hit is legal");
        let after = match events.get(1) {
            Some(Event::Kept { points, .. }) => *points,
            Some(Event::Own(Happening::Busted { .. })) => {
                busts += count;
                0
            }
            _ => held,
        };
        points += after * i64::try_from(count)?;
    }
    println!("a Hit busts in {busts} of {} cases", deck.len());
    println!("and leaves {points}/{} points on average, action cards aside", deck.len());
    Ok(())
}

/// A position in the middle of a round, with a few cards in front of everybody.
fn position() -> Result<Table, Box<dyn std::error::Error>> {
    let setup = Setup::new::<Table>(Options::default(), 3, 1)?;
    let mut dealer = LazyDealer::new(Seed::from(5).stream(Use::Simulation));
    let mut game = Table::begin(&setup, &mut dealer, &mut Nobody)?;
    while let Some(seat) = game.to_act()
        && game.view(seat).row(seat).points() < 20
    {
        let action = game.legal(seat).next().expect("there is something to do");
        game.play(seat, action, &mut dealer, &mut Nobody).expect("it is legal");
    }
    Ok(game)
}
