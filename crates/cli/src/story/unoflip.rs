//! UNO FLIP! as a story, for those who may see everything.

use game::{Players, Seat};
use unoflip::{Because, Card, Colour, Direction, Event, Hand, Side, UnoFlip};

use super::{BAD, CARD, GOOD, Part, STRONG, Told};

impl Told for UnoFlip {
    fn told(event: &Event, who: &Players) -> Part {
        let name = |seat: &Seat| who.name(*seat);
        match event {
            Event::DrewForDeal { seat, card } => {
                Part::Start(*seat, format!("draws {} for the deal", shown(*card)))
            }
            Event::DealerDrawn { seat } => Part::Note(format!("{} deals first", name(seat))),
            Event::RoundBegan { round, dealer } => {
                Part::Heading(format!("Round {round} · {} deals", name(dealer)))
            }
            Event::HandDealt { seat, hand } => Part::Start(*seat, format!("has {}", cards(*hand))),
            Event::FirstCard { card } => Part::Note(format!("The first card is {}", shown(*card))),
            Event::PutUnder { card } => Part::Note(format!("{} goes under the draw pile", shown(*card))),
            Event::Played { seat, card, uno, jumped_in } => {
                let jump = if *jumped_in { "jumps in with" } else { "plays" };
                let uno = if *uno { format!(" {GOOD}and calls UNO{GOOD:#}") } else { String::new() };
                Part::Start(*seat, format!("{jump} {}{uno}", shown(*card)))
            }
            Event::ColourNamed { seat, colour } => {
                Part::More(format!(", {} names {}", name(seat), named(*colour)))
            }
            Event::Drew { seat, card, because } => {
                Part::Start(*seat, format!("{} {}", drew(*because), shown(*card)))
            }
            Event::NothingToDraw { .. } => Part::Why(", but there is no card to draw".to_owned()),
            Event::Passed { .. } => Part::More(" and keeps it".to_owned()),
            Event::Skipped { seat } => Part::Why(format!(", {} is skipped", name(seat))),
            Event::AllSkipped { .. } => Part::Why(", everyone else is skipped".to_owned()),
            Event::Reversed { direction } => Part::Why(format!(", play goes {}", way(*direction))),
            Event::Flipped { side, top } => Part::Note(format!(
                "{STRONG}Everything turns to the {} side{STRONG:#}; {} is on top",
                half(*side),
                shown(*top)
            )),
            Event::Challenged { by, of, hand, rightly } => {
                let verdict = if *rightly { "rightly" } else { "wrongly" };
                Part::Start(*by, format!("challenges {}, {verdict}: the hand was {}", name(of), cards(*hand)))
            }
            Event::Caught { seat, by } => {
                Part::Start(*by, format!("{BAD}catches {} without UNO{BAD:#}", name(seat)))
            }
            Event::Reshuffled { cards } => {
                Part::Note(format!("The discard pile is the new draw pile: {cards} cards"))
            }
            Event::RoundWon { seat } => {
                Part::Note(format!("{} has no card left and wins the round", name(seat)))
            }
            Event::Scored { seat, points, total, .. } => Part::Score(*seat, *points, *total),
            Event::Tied { total } => Part::Note(format!("Tied at {total}: another round decides")),
            Event::Won { seat, total } => Part::Heading(format!("{} wins with {total} points", name(seat))),
        }
    }
}

fn shown(card: Card) -> String {
    format!("{CARD}{card}{CARD:#}")
}

fn cards(hand: Hand) -> String {
    format!("{CARD}{}{CARD:#}", hand.codes().join(" "))
}

const fn drew(because: Because) -> &'static str {
    match because {
        Because::Turn => "draws",
        Because::DrawOne | Because::DrawFive | Because::WildDrawTwo | Because::WildDrawColor => "└ must draw",
        Because::Challenge => "└ draws for the challenge",
        Because::Caught => "└ draws for being caught",
    }
}

fn named(colour: Colour) -> &'static str {
    match colour.letter() {
        'r' => "red",
        'y' => "yellow",
        'g' => "green",
        'b' => "blue",
        'p' => "pink",
        't' => "teal",
        'o' => "orange",
        _ => "purple",
    }
}

const fn way(direction: Direction) -> &'static str {
    match direction {
        Direction::Left => "to the left",
        Direction::Right => "to the right",
    }
}

const fn half(side: Side) -> &'static str {
    match side {
        Side::Light => "light",
        Side::Dark => "dark",
    }
}
