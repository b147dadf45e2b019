//! Flip 7 as a story.

use flip7::{Because, Card, Ending, Event, Flip7, Happening, Way};
use game::{Players, Seat};

use super::{BAD, CARD, GOOD, Part, STRONG, Told, counted};

impl<const SEATS: usize> Told for Flip7<SEATS> {
    fn told(event: &Event, who: &Players) -> Part {
        let name = |seat: &Seat| who.name(*seat);
        match event {
            Event::DeckMade { .. } => Part::Silence,
            Event::RoundBegan { round, dealer } => {
                Part::Heading(format!("Round {round} · {} deals", name(dealer)))
            }
            Event::Dealt { seat, card, by } => Part::Start(*seat, dealt(*card, *by)),
            Event::Kept { points, .. } => Part::More(format!("  = {points}")),
            Event::Own(Happening::Busted { .. }) => Part::Why(format!("  {BAD}already there: busts{BAD:#}")),
            Event::Own(Happening::Saved { .. }) => {
                Part::Why(format!("  {GOOD}already there: the Second Chance saves{GOOD:#}"))
            }
            Event::FlippedSeven { .. } => Part::Why(format!("  {GOOD}{STRONG}Flip 7!{STRONG:#}{GOOD:#}")),
            Event::Own(Happening::Stayed { seat, points }) => {
                Part::Start(*seat, format!("stays with {}", counted(*points)))
            }
            Event::Own(Happening::Played { card, by, on, alone }) => {
                let text = if by == on { "takes it" } else { "gives it to" };
                let to = if by == on { String::new() } else { format!(" {}", name(on)) };
                let alone = if *alone { ", being alone" } else { "" };
                Part::Start(*by, format!("└ {}: {text}{to}{alone}", shown(*card)))
            }
            Event::Own(Happening::Frozen { points, .. }) => {
                Part::Why(format!(", frozen with {}", counted(*points)))
            }
            Event::Own(Happening::SecondChanceKept { .. }) => Part::Why(", kept".to_owned()),
            Event::SetAside { .. } => Part::Why(", set aside".to_owned()),
            Event::Own(Happening::Discarded { because: Because::Done, .. }) => Part::Silence,
            Event::Own(Happening::Discarded { card, because }) => {
                Part::Note(format!("{} is discarded: {}", shown(*card), discarded(*because)))
            }
            Event::Reshuffled { cards } => {
                Part::Note(format!("The discard pile is the new deck: {cards} cards"))
            }
            Event::RoundEnded { because } => Part::Note(format!("The round is over: {}", ended(*because))),
            Event::Scored { seat, points, total } => Part::Score(*seat, *points, *total),
            Event::Tied { total } => Part::Note(format!("Tied at {total}: another round decides")),
            Event::Own(Happening::Won { seat, total }) => {
                Part::Heading(format!("{} wins with {total} points", name(seat)))
            }
            Event::Own(Happening::Challenge { round, met }) => {
                let met = if *met { "met" } else { "missed" };
                Part::Note(format!("Target reached in round {round}: challenge {met}"))
            }
        }
    }
}

fn dealt(card: Card, way: Way) -> String {
    let how = match way {
        Way::Opening => "gets",
        Way::Hit => "hits",
        Way::FlipThree => "└ flips",
    };
    format!("{how} {}", shown(card))
}

fn shown(card: Card) -> String {
    let name = match card {
        Card::Freeze => "Freeze",
        Card::FlipThree => "Flip Three",
        Card::SecondChance => "Second Chance",
        other => other.code(),
    };
    format!("{CARD}{name}{CARD:#}")
}

const fn discarded(because: Because) -> &'static str {
    match because {
        Because::Done => "it is done",
        Because::NobodyCanTakeIt => "nobody can take it",
        Because::OwnerBusted => "its player busted",
        Because::Flip7 => "somebody made a Flip 7",
        Because::NobodyActive => "nobody is active",
        Because::NoCards => "the round is over",
    }
}

const fn ended(because: Ending) -> &'static str {
    match because {
        Ending::Flip7 => "a Flip 7",
        Ending::NobodyActive => "nobody is active any more",
        Ending::NoCards => "there are no more cards",
        Ending::ShuffledBefore => "the deck ran out twice in one turn",
    }
}
