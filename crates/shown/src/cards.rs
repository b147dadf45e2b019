//! Cards in a hand, and what can be done with them. Nothing here knows a rule:
//! all of it follows from the choices that the table offers.

use unoflip::{Colour, Face, Happening, SeenHand, Side, Symbol};

use crate::position::Position;

/// A card in a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The face that is seen.
    pub face: Face,
    /// How a choice names it: the second of two alike is `r7.2`.
    pub name: String,
    /// If it has just come: as which of those that came.
    pub fresh: Option<u32>,
}

/// Where a face stands in a sorted hand: by colour, wilds last, then by symbol.
fn rank(face: Face) -> (bool, Option<Colour>, u8) {
    let symbol = match face.symbol() {
        Symbol::Number(number) => number,
        Symbol::Draw => 10,
        Symbol::Skip => 11,
        Symbol::Reverse => 12,
        Symbol::Flip => 13,
        Symbol::Wild => 14,
        Symbol::WildDraw => 15,
    };
    (face.is_wild(), face.colour(), symbol)
}

/// The face that a name of a card begins with.
pub fn face_of(name: &str) -> Option<Face> {
    name.split('.').next()?.parse().ok()
}

/// The faces of a hand in order, each with the name that choices have for it.
/// What was not there before is fresh, unless nothing was.
pub fn sorted(faces: &[Face], before: &[Held]) -> Vec<Held> {
    let mut faces = faces.to_vec();
    faces.sort_by_key(|face| rank(*face));
    let mut held: Vec<Held> = Vec::with_capacity(faces.len());
    for face in faces {
        let copy = held.iter().rev().take_while(|other| other.face == face).count() + 1;
        let name = if copy == 1 { face.to_string() } else { format!("{face}.{copy}") };
        held.push(Held { face, name, fresh: None });
    }
    let known = |card: &Held| before.iter().any(|other| other.name == card.name);
    if held.iter().any(known) {
        let fresh = held.iter_mut().filter(|card| !known(card));
        fresh.zip(0..).for_each(|(card, place)| card.fresh = Some(place));
    }
    held
}

/// The card, the colour and whether UNO is called, if a choice plays a card.
fn parts(choice: &str) -> Option<(&str, Option<&str>, bool)> {
    let (rest, uno) = choice.strip_suffix(" uno").map_or((choice, false), |rest| (rest, true));
    let mut words = rest.strip_prefix("play ")?.split(' ');
    Some((words.next()?, words.next(), uno))
}

/// The names of the cards that can be played.
pub fn playable(choices: &[String]) -> Vec<String> {
    let mut names: Vec<String> =
        choices.iter().filter_map(|choice| Some(parts(choice)?.0.to_owned())).collect();
    names.dedup();
    names
}

/// The colours that can be named with a card, or by themselves.
pub fn colours(choices: &[String], card: Option<&str>) -> Vec<Colour> {
    let named = |choice: &String| match card {
        None => choice.strip_prefix("colour ").and_then(Colour::from_letter),
        Some(card) => parts(choice).filter(|parts| parts.0 == card)?.1.and_then(Colour::from_letter),
    };
    let named: Vec<Colour> = choices.iter().filter_map(named).collect();
    let all = [Side::Light, Side::Dark].into_iter().flat_map(Colour::all);
    all.filter(|colour| named.contains(colour)).collect()
}

/// The choice that plays a card so, with or without UNO as far as there is one.
pub fn play(choices: &[String], card: &str, colour: Option<Colour>, uno: bool) -> Option<String> {
    let letter = colour.map(|colour| colour.to_string());
    let fits =
        |choice: &&String| parts(choice).is_some_and(|parts| (parts.0, parts.1) == (card, letter.as_deref()));
    let calls = |choice: &&String| choice.ends_with(" uno") == uno;
    let mut fitting = choices.iter().filter(fits);
    fitting.clone().find(calls).or_else(|| fitting.next()).cloned()
}

/// Whether UNO can be called with a card.
pub fn can_call(choices: &[String]) -> bool {
    choices.iter().any(|choice| choice.ends_with(" uno"))
}

/// The answer to a question that has only one, and was asked so that the others learn
/// nothing from its being asked.
pub fn only_answer(choices: &[String]) -> Option<&'static str> {
    let [choice] = choices else { return None };
    ["pass", "accept"].into_iter().find(|word| choice == word)
}

/// The seat that can be caught.
pub fn catchable(choices: &[String]) -> Option<usize> {
    choices.iter().find_map(|choice| choice.strip_prefix("catch ")?.parse().ok())
}

/// The position without anything that only one player may see.
pub fn covered(position: &Position) -> Position {
    let covered = |hand: &SeenHand| SeenHand { count: hand.count, faces: None, backs: None };
    Position {
        hands: position.hands.iter().map(covered).collect(),
        choices: Vec::new(),
        drawn: None,
        challenged: None,
        ..position.clone()
    }
}

/// Changes what everybody sees when a round ends: of that there is no position, for the next
/// round is dealt in the same move.
pub fn follow(position: &mut Position, happening: &Happening) {
    match happening {
        Happening::Played { face, .. } => {
            (position.top, position.colour) = (Some(*face), face.colour());
            position.discard += 1;
        }
        Happening::RoundWon { seat } => {
            if let Some(hand) = position.hands.get_mut(seat.index()) {
                let none = |faces: &Option<Vec<Face>>| faces.as_ref().map(|_| Vec::new());
                *hand = SeenHand { count: 0, faces: none(&hand.faces), backs: none(&hand.backs) };
            }
        }
        Happening::Scored { seat, total, .. } => {
            if let Some(score) = position.scores.get_mut(seat.index()) {
                *score = *total;
            }
        }
        // These are in the position that comes with them, or change nothing that is seen.
        Happening::DrewForDeal { .. }
        | Happening::DealerDrawn { .. }
        | Happening::RoundBegan { .. }
        | Happening::HandDealt { .. }
        | Happening::FirstCard { .. }
        | Happening::PutUnder { .. }
        | Happening::ColourNamed { .. }
        | Happening::Drew { .. }
        | Happening::NothingToDraw { .. }
        | Happening::Passed { .. }
        | Happening::Skipped { .. }
        | Happening::AllSkipped { .. }
        | Happening::Reversed { .. }
        | Happening::Flipped { .. }
        | Happening::Challenged { .. }
        | Happening::Caught { .. }
        | Happening::Reshuffled { .. }
        | Happening::Tied { .. }
        | Happening::Won { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Challenged;

    fn texts(all: &[&str]) -> Vec<String> {
        all.iter().map(|&text| text.to_owned()).collect()
    }

    fn faces(codes: &[&str]) -> Vec<Face> {
        codes.iter().map(|code| code.parse().expect("a face")).collect()
    }

    fn names(held: &[Held]) -> Vec<&str> {
        held.iter().map(|card| card.name.as_str()).collect()
    }

    #[test]
    fn a_hand_is_sorted_by_colour_then_number_then_symbol() {
        let faces = faces(&["wild2", "b1", "wild", "g-skip", "r9", "r+1", "g+1", "r2", "y-flip", "y-rev"]);
        let sorted = sorted(&faces, &[]);
        assert_eq!(
            names(&sorted),
            ["r2", "r9", "r+1", "y-rev", "y-flip", "g+1", "g-skip", "b1", "wild", "wild2"]
        );
    }

    #[test]
    fn an_answer_is_the_only_one_if_nothing_else_can_be_done() {
        let only = |choices: &[&str]| only_answer(&texts(choices));
        assert_eq!([only(&["pass"]), only(&["accept"])], [Some("pass"), Some("accept")]);
        for choices in [&["play r7", "pass"][..], &["accept", "catch 2"], &["draw"], &["catch 2"], &[]] {
            assert_eq!(only(choices), None, "{choices:?}");
        }
    }

    #[test]
    fn the_dark_side_has_its_own_order() {
        let faces = faces(&["dwildc", "v3", "o-all", "o+5", "t1", "p-rev", "dwild"]);
        assert_eq!(names(&sorted(&faces, &[])), ["p-rev", "t1", "o+5", "o-all", "v3", "dwild", "dwildc"]);
    }

    #[test]
    fn copies_of_a_face_are_numbered_as_in_choices() {
        let faces = faces(&["r7", "wild", "r7", "wild", "wild"]);
        assert_eq!(names(&sorted(&faces, &[])), ["r7", "r7.2", "wild", "wild.2", "wild.3"]);
    }

    #[test]
    fn the_name_of_a_card_begins_with_its_face() {
        assert_eq!(["r7", "r7.2"].map(face_of), ["r7", "r7"].map(|code| code.parse().ok()));
        assert_eq!(face_of("z7"), None);
    }

    #[test]
    fn what_was_not_there_before_is_fresh() {
        let before = sorted(&faces(&["r7", "g1"]), &[]);
        let after = sorted(&faces(&["r7", "r7", "g1", "b2"]), &before);
        let fresh: Vec<_> = after.iter().map(|card| card.fresh).collect();
        assert_eq!(fresh, [None, Some(0), None, Some(1)]);
    }

    #[test]
    fn nothing_is_fresh_in_a_hand_that_is_new_as_a_whole() {
        let before = sorted(&faces(&["r7", "g1"]), &[]);
        assert!(sorted(&faces(&["p3", "t4"]), &before).iter().all(|card| card.fresh.is_none()));
    }

    #[test]
    fn playable_cards_are_those_that_a_choice_names() {
        let choices = texts(&["play r7", "play r7.2", "play wild r", "play wild g uno", "draw", "catch 2"]);
        assert_eq!(playable(&choices), ["r7", "r7.2", "wild"]);
    }

    #[test]
    fn colours_come_from_the_choices() {
        let choices =
            texts(&["play wild g", "play wild r", "play wild r uno", "play wild.2 b", "play r7 uno"]);
        assert_eq!(colours(&choices, Some("wild")), [Colour::Red, Colour::Green]);
        assert_eq!(colours(&choices, Some("r7")), []);
        assert_eq!(colours(&texts(&["colour p", "colour t"]), None), [Colour::Pink, Colour::Teal]);
    }

    #[test]
    fn uno_is_called_only_when_wanted_and_possible() {
        let choices = texts(&["play r7", "play r7 uno", "play wild g", "play wild g uno", "play b1"]);
        assert_eq!(play(&choices, "r7", None, false).as_deref(), Some("play r7"));
        assert_eq!(play(&choices, "r7", None, true).as_deref(), Some("play r7 uno"));
        assert_eq!(play(&choices, "wild", Some(Colour::Green), true).as_deref(), Some("play wild g uno"));
        assert_eq!(play(&choices, "b1", None, true).as_deref(), Some("play b1"));
        assert_eq!(play(&choices, "b2", None, true), None);
        assert!(can_call(&choices));
        assert!(!can_call(&texts(&["play b1"])));
    }

    #[test]
    fn who_can_be_caught_is_a_seat() {
        assert_eq!(catchable(&texts(&["draw", "catch 10"])), Some(10));
        assert_eq!(catchable(&texts(&["draw"])), None);
    }

    #[test]
    fn a_covered_position_shows_only_what_all_may_see() {
        let position = Position {
            choices: texts(&["play r7"]),
            drawn: Some("r7".to_owned()),
            hands: vec![
                SeenHand { count: 1, faces: Some(faces(&["r7"])), backs: None },
                SeenHand { count: 2, faces: None, backs: Some(faces(&["p1", "t2"])) },
            ],
            challenged: Some(Challenged { seat: 2, faces: faces(&["g1"]) }),
            top: "r5".parse().ok(),
            ..Position::default()
        };
        let covered = covered(&position);
        assert_eq!(covered.hands, [1, 2].map(|count| SeenHand { count, faces: None, backs: None }));
        assert_eq!((covered.choices.len(), covered.drawn, covered.challenged), (0, None, None));
        assert_eq!(covered.top, position.top);
    }

    #[test]
    fn a_round_ends_with_an_empty_hand_and_its_last_card_on_the_pile() {
        let seat = game::Seat::at(1);
        let hand = |faces: Option<Vec<Face>>| SeenHand { count: 1, faces, backs: None };
        let mut position = Position {
            hands: vec![hand(None), hand(Some(vec!["r7".parse().unwrap()]))],
            scores: vec![3, 4],
            discard: 5,
            ..Position::default()
        };
        let face: Face = "r7".parse().unwrap();
        follow(&mut position, &Happening::Played { seat, face, uno: false, jumped_in: false });
        follow(&mut position, &Happening::RoundWon { seat });
        follow(&mut position, &Happening::Scored { seat, points: 20, total: 24, own: false });
        assert_eq!((position.top, position.colour, position.discard), (Some(face), face.colour(), 6));
        assert_eq!(position.hands[1], SeenHand { count: 0, faces: Some(Vec::new()), backs: None });
        assert_eq!((position.hands[0].count, position.scores), (1, vec![3, 24]));
    }
}
