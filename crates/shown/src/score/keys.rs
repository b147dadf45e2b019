//! The cards of a game as keys: those that count when a round is over.

use game::Card as _;
use hosting::{AnyCard, GameName};
use rows::{Kind, Scoring, Worth};
use unoflip::{Colour, Face, Side};

/// Cards that belong together on the pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The colour that all of them have, if there is one.
    pub colour: Option<Colour>,
    /// The cards in the order of what they are worth.
    pub cards: Vec<AnyCard>,
}

/// The cards that change the points of somebody: of games of rows the numbers and then the
/// modifiers, of UNO FLIP! the faces of a side colour by colour and then the wilds.
pub fn keys(game: GameName, side: Side) -> Vec<Group> {
    match game {
        GameName::Flip7 => of_rows::<flip7::Kind>(),
        GameName::Vengeance => of_rows::<vengeance::Kind>(),
        GameName::UnoFlip => {
            let of = |colour: Option<Colour>| {
                let faces = Face::all(side).filter(move |face| face.colour() == colour);
                Group { colour, cards: faces.map(AnyCard::UnoFlip).collect() }
            };
            Colour::all(side).map(Some).chain([None]).map(of).collect()
        }
    }
}

fn of_rows<K: Scoring<Card: Into<AnyCard>>>() -> Vec<Group> {
    let changes = |card: &K::Card| !matches!(K::worth(*card), Worth::Nothing | Worth::NoPlace);
    let counting = <K as Kind>::Card::ALL.iter().copied().filter(changes);
    let (numbers, others): (Vec<K::Card>, Vec<K::Card>) = counting.partition(|&card| K::is_number(card));
    let group =
        |cards: Vec<K::Card>| Group { colour: None, cards: cards.into_iter().map(Into::into).collect() };
    vec![group(numbers), group(others)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(game: GameName, side: Side) -> Vec<String> {
        let spoken =
            |group: &Group| group.cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        keys(game, side).iter().map(spoken).collect()
    }

    #[test]
    fn cards_that_change_no_points_are_no_keys() {
        assert_eq!(
            codes(GameName::Flip7, Side::Light),
            ["0 1 2 3 4 5 6 7 8 9 10 11 12", "+2 +4 +6 +8 +10 x2"]
        );
        assert_eq!(
            codes(GameName::Vengeance, Side::Light),
            ["0 1 2 3 4 5 6 7 8 9 10 11 12 13 u7 l13", "/2 -2 -4 -6 -8 -10"]
        );
    }

    #[test]
    fn faces_come_by_side_and_colour() {
        let dark = codes(GameName::UnoFlip, Side::Dark);
        assert_eq!(dark.len(), 5);
        assert_eq!(dark[1], "t1 t2 t3 t4 t5 t6 t7 t8 t9 t+5 t-rev t-all t-flip");
        assert_eq!(dark[4], "dwild dwildc");
    }
}
