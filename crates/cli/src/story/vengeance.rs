//! With a Vengeance as a story.

use game::{Players, Seat};
use vengeance::{Because, Card, Ending, Event, Happening, Vengeance, Way};

use super::{BAD, CARD, GOOD, Part, STRONG, Told, counted};

impl<const SEATS: usize> Told for Vengeance<SEATS> {
    fn told(event: &Event, who: &Players) -> Part {
        let name = |seat: &Seat| who.name(*seat);
        match event {
            Event::DeckMade { .. } => Part::Silence,
            Event::RoundBegan { round, dealer } => {
                Part::Heading(format!("Round {round} · {} deals", name(dealer)))
            }
            Event::Dealt { seat, card, by } => Part::Start(*seat, dealt(*card, *by)),
            Event::Kept { points, .. } => Part::More(format!("  = {points}")),
            Event::Own(Happening::Wiped { seat, cards }) => {
                Part::Why(format!("  {BAD}sweeps away the {cards} other cards of {}{BAD:#}", name(seat)))
            }
            Event::Own(Happening::Busted { seat }) => {
                Part::Why(format!("  {BAD}{} busts{BAD:#}", name(seat)))
            }
            Event::FlippedSeven { seat } => {
                Part::Why(format!("  {GOOD}{STRONG}Flip 7 for {}!{STRONG:#}{GOOD:#}", name(seat)))
            }
            Event::Own(Happening::Stayed { seat, points, forced }) => {
                let must = if *forced { "must stay" } else { "stays" };
                Part::Start(*seat, format!("{must} with {}", counted(*points)))
            }
            Event::Own(
                Happening::Played { .. }
                | Happening::Stolen { .. }
                | Happening::Removed { .. }
                | Happening::Swapped { .. },
            ) => played(event, who),
            Event::Own(Happening::Given { by, to, card, busted }) => {
                let busted = if *busted { ", who has busted" } else { "" };
                Part::Start(*by, format!("└ gives {} to {}{busted}", shown(*card), name(to)))
            }
            Event::SetAside { .. } => Part::Why(", set aside".to_owned()),
            Event::Own(Happening::Lost { card, because }) => {
                Part::Note(format!("{} is discarded: {}", shown(*card), lost(*because)))
            }
            Event::Reshuffled { cards } => {
                Part::Note(format!("The discard pile is the new deck: {cards} cards"))
            }
            Event::Own(Happening::Bonus { by, on }) if by == on => {
                Part::Start(*by, "└ takes the bonus of 15".to_owned())
            }
            Event::Own(Happening::Bonus { by, on }) => {
                Part::Start(*by, format!("└ takes 15 points off {}", name(on)))
            }
            Event::RoundEnded { because } => Part::Note(format!("The round is over: {}", ended(*because))),
            Event::Scored { seat, points, total } => Part::Score(*seat, *points, *total),
            Event::Tied { total } => Part::Note(format!("Tied at {total}: another round decides")),
            Event::Own(Happening::Won { seat, total, reached }) => Part::Heading(format!(
                "{} wins with {total} points; target reached in round {reached}",
                name(seat)
            )),
        }
    }
}

/// What somebody did with an action card.
fn played(event: &Event, who: &Players) -> Part {
    let name = |seat: &Seat| who.name(*seat);
    match event {
        Event::Own(Happening::Played { card, by, on }) => {
            Part::Start(*by, format!("└ plays {} on {}", shown(*card), name(on)))
        }
        Event::Own(Happening::Stolen { by, from, card }) => {
            Part::Start(*by, format!("└ steals {} from {}", shown(*card), name(from)))
        }
        Event::Own(Happening::Removed { by, from, card }) => {
            Part::Start(*by, format!("└ discards {} of {}", shown(*card), name(from)))
        }
        Event::Own(Happening::Swapped { by, first, first_card, second, second_card }) => {
            let (given, taken) = (shown(*first_card), shown(*second_card));
            Part::Start(*by, format!("└ swaps {given} of {} for {taken} of {}", name(first), name(second)))
        }
        _ => Part::Silence,
    }
}

fn dealt(card: Card, way: Way) -> String {
    let how = match way {
        Way::Opening => "gets",
        Way::Hit => "hits",
        Way::FlipFour => "└ flips",
        Way::OneMore => "└ takes",
    };
    format!("{how} {}", shown(card))
}

fn shown(card: Card) -> String {
    let name = match card {
        Card::Zero => "The Zero",
        Card::UnluckySeven => "Unlucky 7",
        Card::LuckyThirteen => "Lucky 13",
        Card::Half => "÷2",
        Card::OneMore => "Just One More",
        Card::Swap => "Swap",
        Card::Steal => "Steal",
        Card::Discard => "Discard",
        Card::FlipFour => "Flip Four",
        other => other.code(),
    };
    format!("{CARD}{name}{CARD:#}")
}

const fn lost(because: Because) -> &'static str {
    match because {
        Because::NoTarget => "it cannot be played on anybody",
        Because::OwnerBusted => "its player busted",
        Because::Unlucky => "the Unlucky 7 takes it along",
        Because::Flip7 => "somebody made a Flip 7",
        Because::NoCards => "the round is over",
    }
}

const fn ended(because: Ending) -> &'static str {
    match because {
        Ending::Flip7 => "a Flip 7",
        Ending::NobodyActive => "nobody is active any more",
        Ending::NoCards => "there are no more cards",
    }
}
