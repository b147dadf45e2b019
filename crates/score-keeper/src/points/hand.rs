//! What a round of UNO FLIP! comes to.

use std::collections::BTreeMap;

use game::Card as _;
use rows::{ScoreChange, ScoreStep};
use unoflip::{Card, Face, Scoring, full_deck};

use super::{How, Points, Turns};
use crate::id::PlayerId;
use crate::refusal::{Fault, MOST_CARDS, Refusal};
use crate::turn::{Claim, Held, Turn};

/// What each turn of a round comes to (U-70, U-71). If somebody went out, points that were
/// typed are what the others hold; otherwise they are what everybody scores.
pub fn of_round(scoring: Scoring, turns: &Turns) -> Result<BTreeMap<PlayerId, Points>, Refusal> {
    let mut held = BTreeMap::new();
    let mut together = Vec::new();
    for (&player, &turn) in turns {
        let points = match turn {
            Turn::Away => Points { points: 0, how: How::Away },
            Turn::Points(points) => Points { points: *points, how: How::Typed },
            Turn::Cards(hand) => {
                let faces = faces(hand);
                let faces = faces.map_err(|fault| Refusal::Hand { player: player.clone(), fault })?;
                let points = of_faces(&faces);
                together.extend(faces);
                points
            }
        };
        held.insert(player.clone(), points);
    }
    check_together(&together)?;
    match (scoring, out(turns)?) {
        (Scoring::Lowest, _) | (Scoring::Winner, None) => Ok(held),
        (Scoring::Winner, Some(winner)) => Ok(collected(held, winner)),
    }
}

/// Who went out. Nobody else has an empty hand.
fn out<'a>(turns: &Turns<'a>) -> Result<Option<&'a PlayerId>, Refusal> {
    let is_out = |turn: &Turn| matches!(turn, Turn::Cards(hand) if hand.cards.is_empty());
    let mut out = turns.iter().filter(|(_, turn)| is_out(turn)).map(|(player, _)| *player);
    match (out.next(), out.next()) {
        (_, Some(_)) => Err(Refusal::TwoWentOut),
        (winner, None) => Ok(winner),
    }
}

/// U-70: the others' points go to whoever went out.
fn collected(held: BTreeMap<PlayerId, Points>, winner: &PlayerId) -> BTreeMap<PlayerId, Points> {
    let others: Vec<(PlayerId, i64)> = held
        .iter()
        .filter(|(player, points)| *player != winner && points.how != How::Away)
        .map(|(player, points)| (player.clone(), points.points))
        .collect();
    let sum = others.iter().map(|(_, points)| points).sum();
    let left = |points: Points| match points.how {
        How::Away => points,
        How::Sum(steps, _) => Points { points: 0, how: How::Left(steps, points.points) },
        How::Typed | How::Collected(_) | How::Left(..) => {
            Points { points: 0, how: How::Left(Vec::new(), points.points) }
        }
    };
    let mut scored: BTreeMap<_, _> =
        held.into_iter().map(|(player, points)| (player, left(points))).collect();
    scored.insert(winner.clone(), Points { points: sum, how: How::Collected(others) });
    scored
}

fn faces(hand: &Held) -> Result<Vec<Face>, Fault> {
    if hand.claim != Claim::Unsaid || !hand.after_bust.is_empty() || hand.bonus.is_some() {
        return Err(Fault::NoRow);
    }
    if hand.cards.len() > MOST_CARDS {
        return Err(Fault::TooManyCards);
    }
    let read = |code: &String| code.parse().map_err(|_| Fault::UnknownCard { code: code.clone() });
    let faces: Vec<Face> = hand.cards.iter().map(read).collect::<Result<_, _>>()?;
    if faces.windows(2).any(|two| two[0].side() != two[1].side()) {
        return Err(Fault::BothSides);
    }
    match too_many(&faces) {
        Some((face, held, exist)) => Err(Fault::TooManyCopies { card: face.to_string(), held, exist }),
        None => Ok(faces),
    }
}

fn of_faces(faces: &[Face]) -> Points {
    let each: Vec<u8> = faces.iter().filter_map(|face| u8::try_from(face.points()).ok()).collect();
    let points = each.iter().map(|&points| i64::from(points)).sum();
    let step = ScoreStep { change: ScoreChange::Numbers(each), total: points };
    Points { points, how: How::Sum(vec![step], None) }
}

fn check_together(faces: &[Face]) -> Result<(), Refusal> {
    match too_many(faces) {
        Some((face, held, exist)) => Err(Refusal::TooManyTogether { card: face.to_string(), held, exist }),
        None => Ok(()),
    }
}

/// A face of which there are more than the deck has (U-1), how many, and how many it has.
fn too_many(faces: &[Face]) -> Option<(Face, usize, usize)> {
    faces.iter().find_map(|&face| {
        let held = faces.iter().filter(|&&other| other == face).count();
        let exist = copies(face);
        (held > exist).then_some((face, held, exist))
    })
}

fn copies(face: Face) -> usize {
    let deck = full_deck();
    Card::ALL.iter().filter(|card| card.face(face.side()) == face).map(|&card| deck.count(card)).sum()
}
