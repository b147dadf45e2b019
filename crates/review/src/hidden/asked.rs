//! Who could do something in UNO FLIP! when a move was made, and what.

use bots::unoflip::{answer, interruption};
use game::{Game as _, Seat, View as _};
use unoflip::{Choice, Move, UnoFlip};

/// Somebody who could do something, and what they did. Nothing instead of a choice is to let it go by, out of turn.
pub struct Asked {
    pub seat: Seat,
    pub chosen: Option<Choice>,
    /// All that could be done; of cards that look alike one.
    pub choices: Vec<Option<Choice>>,
    /// What has to be added up to say what the choice changed, compared with what plain players do: the chances after
    /// these choices, so many times each. Empty if it was the same.
    pub account: Vec<(Option<Choice>, f64)>,
}

/// Everybody who could do something when a move was made: those who let something go by, then who made it.
pub fn asked(game: &UnoFlip, seat: Seat, action: Move) -> Vec<Asked> {
    if game.to_act() != Some(seat) {
        let usual = interruption(game, seat).unwrap_or(action);
        return vec![Asked::of(game, seat, Some(action), &[(Some(action), 1.0), (Some(usual), -1.0)])];
    }
    let catches = matches!(action, Move::Catch(_));
    let passed = if catches { Vec::new() } else { let_go_by(game, seat) };
    let catch = game.uncalled().filter(|target| *target != seat && !catches).map(Move::Catch);
    // What nobody did each of those who could have has a part in.
    let all = u32::try_from(passed.len()).unwrap_or(u32::MAX) + u32::from(catch.is_some());
    let part = 1.0 / f64::from(all.max(1));
    let passed = passed
        .into_iter()
        .map(|(other, usual)| Asked::of(game, other, None, &[(None, part), (Some(usual), -part)]));
    let usual = if catches { action } else { answer(game, seat) };
    let mut own = vec![(Some(action), 1.0), (Some(usual), -1.0)];
    own.extend(catch.iter().flat_map(|catch| [(Some(usual), part), (Some(*catch), -part)]));
    passed.chain([Asked::of(game, seat, Some(action), &own)]).collect()
}

/// Who could have done something while the table waited for a seat, and what plain players would have done.
fn let_go_by(game: &UnoFlip, waits_for: Seat) -> Vec<(Seat, Move)> {
    if !game.others_may_move() {
        return Vec::new();
    }
    let others = game.seats().filter(|seat| *seat != waits_for);
    others.filter_map(|seat| Some((seat, interruption(game, seat)?))).collect()
}

impl Asked {
    fn of(game: &UnoFlip, seat: Seat, action: Option<Move>, weights: &[(Option<Move>, f64)]) -> Self {
        let view = game.view(seat);
        let all: Vec<Choice> = view.choices().collect();
        let said =
            |action: Move| all.iter().copied().find(|choice| game.understand(seat, *choice) == Some(action));
        let chosen = action.and_then(said);
        let mut choices: Vec<Option<Choice>> = Vec::new();
        for choice in all.iter().copied() {
            let choice = chosen.filter(|chosen| is_alike(*chosen, choice)).unwrap_or(choice);
            if !choices.iter().flatten().any(|other| is_alike(*other, choice)) {
                choices.push(Some(choice));
            }
        }
        if game.to_act() != Some(seat) {
            choices.push(None);
        }
        let mut account: Vec<(Option<Choice>, f64)> = Vec::new();
        for (action, weight) in weights {
            let choice = action.and_then(said);
            let one = choices
                .iter()
                .copied()
                .flatten()
                .find(|one| choice.is_some_and(|choice| is_alike(*one, choice)));
            match account.iter_mut().find(|(other, _)| *other == one) {
                Some((_, sum)) => *sum += weight,
                None => account.push((one, *weight)),
            }
        }
        account.retain(|(_, weight)| weight.abs() > f64::EPSILON);
        Self { seat, chosen, choices, account }
    }
}

/// Whether two choices are the same but for which of several cards that look alike is played.
fn is_alike(one: Choice, other: Choice) -> bool {
    match (one, other) {
        (
            Choice::Play { face, colour, uno, .. },
            Choice::Play { face: face2, colour: colour2, uno: uno2, .. },
        ) => (face, colour, uno) == (face2, colour2, uno2),
        _ => one == other,
    }
}
